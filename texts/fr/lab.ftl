# Le rapport du laboratoire : une page avec des graphiques, lisible sans réseau.

lab-title = Ce que { $count } parties ont donné
lab-made-of = Fait de { $files }.
lab-rate-title = Part des parties gagnées
lab-rate-note = La barre est la part observée, le trait son intervalle à 95 %.
lab-lost-title = Où finissent les parties perdues : { $fact }
lab-length-title = Nombre de décisions par partie
lab-ends-title = Comment finissent les parties
lab-share = part des parties
lab-table-run = série
lab-table-matches = parties
lab-table-won = gagnées
lab-table-interval = intervalle à 95 %
lab-table-decisions = décisions, moyenne
lab-other-language = in English
