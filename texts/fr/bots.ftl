# Pourquoi un bot a fait ce qu’il a fait, en une ligne.

# $chance : sur cent parties imaginées, autant ont été gagnées.
bot-foresees = Pense gagner ainsi environ { $chance } parties sur 100.
# $other : les mots du bouton du choix le plus proche ; $less : la même part pour lui.
bot-prefers = Pense gagner ainsi environ { $chance } parties sur 100, et environ { $less } avec « { $other } ».
bot-by-thumb = N’a pas le temps de réfléchir et joue à l’instinct.
bot-stands-in = Les poids de son réseau ne correspondent pas à ces règles : il joue à l’instinct.
