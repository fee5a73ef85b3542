# Pourquoi le maître de jeu automatique agit ainsi : une ligne par décision, montrée après la partie, ou tout de suite à qui apprend.

## Choix qui n’en sont pas

gm-ca-forced = Il n’y avait rien à choisir.
gm-ca-lot = Tiré au sort entre égaux.

## Mise en place

gm-ca-furnishes = { $element-The } : loin de l’entrée et sans gêner personne.
gm-ca-traps = { $trap-The } : là où l’on passe.
gm-ca-keeps-far = { $monster-The } se tient aussi loin de l’entrée que possible.
gm-ca-bars-way = { $monster-The } se tient entre l’entrée et ce qui vaut la peine.
gm-ca-lurks-by-furniture = { $monster-The } rôde près du mobilier.
gm-ca-lies-in-wait = { $monster-The } guette près de la porte.

## À qui d’agir

gm-ca-nearest = { $who-The } agit d’abord : personne n’est plus près d’un ennemi en vue.
gm-ca-hears = { $who-The } entend qu’on se bat tout près.
gm-ca-remembers = { $who-The } se souvient d’avoir vu quelqu’un.
gm-ca-struggles = { $who-The } cherche à se dégager.
gm-ca-follows = { $who-The } suit les siens.
gm-ca-plan-weakest = Tous ensemble se jettent sur qui est le plus faible.
gm-ca-plan-target = Tous ensemble se tournent contre { $target-the }.
gm-ca-plan-hold = Tous tiennent leur position et laissent venir.
gm-ca-nothing-stirs = Rien ici n’a de raison de bouger.
gm-ca-orders-given = Tous les ordres de ce tour sont donnés ; les autres ne font que se défendre.

## Ce que fait une créature

gm-ca-breaks-free = { $who-The } tire sur la toile pour se libérer.
gm-ca-steps-away = { $who-The } s’éloigne du bord avant qu’une bousculade ne l’y précipite.
gm-ca-shoves = { $who-The } voit { $target-the } au bord : une bousculade vaut la peine d’être tentée.
gm-ca-duels = { $who-The } se bat en duel contre { $target-the } et ne regarde personne d’autre.
gm-ca-avenges = { $who-The } se retourne contre { $target-the }, dont vient sa dernière blessure.
gm-ca-strikes = { $who-The } tient { $target-the } à portée.
gm-ca-strikes-hard = { $who-The } met tout son poids dans un coup porté { $target-to }, que les coups ordinaires n’entament pas.
gm-ca-shoots = { $who-The } tire sur { $target-the }, la cible la plus proche en vue.
gm-ca-eats = { $who-The } se jette sur { $target-the } : personne debout n’est à portée.
gm-ca-approaches = { $who-The } marche sur { $target-the }.
gm-ca-comes-after-noise = { $who-The } va vers le bruit du combat.
gm-ca-goes-to-last-seen = { $who-The } va là où quelqu’un est passé en dernier.
gm-ca-opens-door = { $who-The } ouvre la porte qui barre son chemin.
gm-ca-passes-through = { $who-The } se faufile parmi ses semblables.
gm-ca-leaps = { $who-The } saute par-dessus ce qui sépare de la proie.
gm-ca-joins = { $who-The } ne reste pas sans compagnie et rejoint { $target-the }.
gm-ca-waits = { $who-The } ne peut pas s’approcher et attend que l’on vienne.
gm-ca-stands-by = { $who-The } se tient en réserve derrière les siens.
gm-ca-queues-up = { $who-The } se range derrière les siens, qui barrent le passage.
gm-ca-halts = { $who-The } a assez couru.
gm-ca-stays = { $who-The } n’a plus rien à faire.

## Réponses

gm-ca-reacts = { $who-The } attendait que { $target-the } s’approche.
gm-ca-nobody-near = Personne ne s’est approché de qui attend.
gm-ca-defends = { $who-The } perd beaucoup de sang et se défend.
gm-ca-saves-itself = { $who-The } tient encore trop bien debout pour se défendre.
gm-ca-parries = { $who-The } pare un coup qui lui coûterait cher.
gm-ca-takes-blow = { $who-The } ne prend pas la peine de parer un coup si léger.
gm-ca-tries-again = { $who-The } recommence.
gm-ca-strikes-thief = { $who-The } surprend { $target-the } en plein vol.
gm-ca-stays-to-fight = { $who-The } a de quoi se battre sur place.
gm-ca-tears-away = { $who-The } n’a plus personne à combattre ici et se dégage.
gm-ca-advances = { $who-The } enjambe sa victime.
gm-ca-climbs-out = { $who-The } sort du côté de l’ennemi le plus proche.
gm-ca-shares-out = { $who-The } vient ensuite, les plus proches d’abord.
