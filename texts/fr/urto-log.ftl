# Ce qui arrive dans Urto. `you` est entendu par la place concernée, `they` par toutes les autres ; $other est quelqu’un d’autre à la table.
# Quand une ligne comme log-ur-life-lost suit aussitôt avec le nombre, celui-ci n’est pas dit deux fois.

## Le début et les tours

log-ur-joined =
    .you = Vous entrez dans la grotte dans la peau { $sheet-of }.
    .they = { $sheet-The } entre dans la grotte.
log-ur-begins =
    .you = Votre âme est la plus pure : vous commencez.
    .they = { $hero-The } commence.
log-ur-side-chosen =
    .you = Une arme attend sur sa stèle : { $weapon-the }. L’autre reste dans la boîte, avec l’artefact de son côté.
    .they = Une arme attend sur sa stèle : { $weapon-the }. L’autre reste dans la boîte, avec l’artefact de son côté.
log-ur-dealt =
    .you = { $n ->
        [one] Vous regardez { $n } artefact.
       *[other] Vous regardez { $n } artefacts.
    }
    .they = { $n ->
        [one] { $hero-The } regarde { $n } artefact.
       *[other] { $hero-The } regarde { $n } artefacts.
    }
log-ur-kept =
    .you = Vous gardez { $artefact-the }.
    .they = { $hero-The } garde { $artefact-the }.
log-ur-kept-secret =
    .you = Vous en gardez un.
    .they = { $hero-The } en garde un en secret.
log-ur-turn =
    .you = Manche { $n } : c’est à vous de jouer.
    .they = Manche { $n } : c’est le tour { $hero-of }.
log-ur-rested =
    .you = Vous vous reposez près du feu de camp.
    .they = { $hero-The } se repose près d’un feu de camp.
log-ur-passed =
    .you = { $what ->
        [attack] Vous tenez bon.
        [die] Vous laissez votre dé tel qu’il est.
        [death] Vous acceptez votre mort.
       *[hurt] Vous encaissez.
    }
    .they = { $what ->
        [attack] { $hero-The } tient bon.
        [die] { $hero-The } laisse son dé tel qu’il est.
        [death] { $hero-The } accepte la mort.
       *[hurt] { $hero-The } encaisse.
    }
log-ur-round-limit =
    .you = La dernière manche est finie : la grotte se referme.
    .they = La dernière manche est finie : la grotte se referme.
log-ur-scored =
    .you = { $n ->
        [one] Votre score est de { $n } point.
       *[other] Votre score est de { $n } points.
    }
    .they = { $n ->
        [one] Le score { $hero-of } est de { $n } point.
       *[other] Le score { $hero-of } est de { $n } points.
    }
log-ur-ended-dead =
    .you = Personne n’est ressorti de la grotte : l’âme d’Urto reste où elle est.
    .they = Personne n’est ressorti de la grotte : l’âme d’Urto reste où elle est.
log-ur-ended-sole =
    .you = Un seul héros est sorti vivant : l’âme d’Urto a trouvé à qui se donner.
    .they = Un seul héros est sorti vivant : l’âme d’Urto a trouvé à qui se donner.
log-ur-ended-counted =
    .you = Urto pèse ce que chaque héros a accompli.
    .they = Urto pèse ce que chaque héros a accompli.

## En chemin

log-ur-announced =
    .you = Vous vous dirigez vers { $space-the }.
    .they = { $hero-The } se dirige vers { $space-the }.
log-ur-sprinted =
    .you = { $n ->
        [one] Vous sprintez vers { $space-the } au prix de { $n } vie.
       *[other] Vous sprintez vers { $space-the } au prix de { $n } vies.
    }
    .they = { $n ->
        [one] { $hero-The } sprinte vers { $space-the } au prix de { $n } vie.
       *[other] { $hero-The } sprinte vers { $space-the } au prix de { $n } vies.
    }
log-ur-token-drawn =
    .you = Vous piochez { $token-a } dans le sac.
    .they = { $hero-The } pioche { $token-a } dans le sac.
log-ur-tokens-looked =
    .you = { $n ->
        [one] Vous regardez { $n } jeton du sac.
       *[other] Vous regardez { $n } jetons du sac et en appliquerez un.
    }
    .they = { $n ->
        [one] { $hero-The } regarde { $n } jeton du sac.
       *[other] { $hero-The } regarde { $n } jetons du sac et en appliquera un.
    }
log-ur-discovered =
    .you = Vous éclairez { $space-the } : { $token-a }.
    .they = { $hero-The } éclaire { $space-the } : { $token-a }.
log-ur-bag-empty =
    .you = Le sac est vide : pour vous comme pour les autres, { $space-the } est une simple torche.
    .they = Le sac est vide : { $space-the } est une simple torche.
log-ur-mushroom-bars =
    .you = Un champignon vous barre l’accès { $space-to }.
    .they = Un champignon barre l’accès { $space-to }.
log-ur-mushroom-destroyed =
    .you = Vous abattez un champignon { $space-to }.
    .they = { $hero-The } abat un champignon { $space-to }.
log-ur-mushroom-holds =
    .you = Le champignon tient bon { $space-to } : vous restez sur place et n’irez pas plus loin pour l’instant.
    .they = Le champignon tient bon { $space-to } : { $hero-the } n’ira pas plus loin ce tour-ci.
log-ur-mushroom-placed =
    .you = Vous plantez un champignon { $space-to }.
    .they = { $hero-The } plante un champignon { $space-to }.
log-ur-turned-back =
    .you = Vous laissez les autres champignons en place ({ $space }) et restez où vous êtes.
    .they = { $hero-The } laisse les autres champignons en place ({ $space }).
log-ur-nests-empty =
    .you = Vous avez pioché le dernier monstre : désormais, chaque nid est une torche.
    .they = C’était le dernier monstre de la pioche : désormais, chaque nid est une torche.
log-ur-mushroom-lifted =
    .you = Vous arrachez un champignon { $space-to }.
    .they = { $hero-The } arrache un champignon { $space-to }.
log-ur-moved =
    .you = Vous allez { $space-to }.
    .they = { $hero-The } va { $space-to }.
log-ur-slid =
    .you = Vous glissez jusqu’{ $space-to } ; rien ne s’y passe.
    .they = { $hero-The } glisse jusqu’{ $space-to } ; rien ne s’y passe.
log-ur-swapped =
    .you = Vous échangez votre place avec { $other-the }.
    .they = { $hero-The } échange sa place avec { $other-the }.
log-ur-trap-laid =
    .you = Vous posez { $token-a } { $space-to }.
    .they = { $hero-The } pose { $token-a } { $space-to }.
log-ur-trap-sprung =
    .you = Vous tombez dans le piège { $other-of } { $space-to } : { $token-a } !
    .they = { $hero-The } tombe dans le piège { $other-of } { $space-to } : { $token-a } !
log-ur-cache-taken =
    .you = Personne n’est venu avant vous { $space-to } : un artefact vous y attend.
    .they = Personne n’est venu { $space-to } avant { $hero-the } : un artefact y attend.
log-ur-searched =
    .you = Vous fouillez les lieux : { $face }, { $result-a }.
    .they = { $hero-The } fouille les lieux : { $face }, { $result-a }.
log-ur-gave-mana =
    .you = Vous donnez { $n } mana à la fontaine.
    .they = { $hero-The } donne { $n } mana à la fontaine.
log-ur-gave-life =
    .you = { $n ->
        [one] Vous donnez { $n } vie à la fontaine.
       *[other] Vous donnez { $n } vies à la fontaine.
    }
    .they = { $n ->
        [one] { $hero-The } donne { $n } vie à la fontaine.
       *[other] { $hero-The } donne { $n } vies à la fontaine.
    }
log-ur-event =
    .you = Vous piochez un événement : « { $event } ». { $event-text }
    .they = { $hero-The } pioche un événement : « { $event } ». { $event-text }
log-ur-reshuffled =
    .you = { $pile ->
        [event] Vous mélangez les événements passés en une nouvelle pioche.
       *[artefact] Vous mélangez les artefacts défaussés en une nouvelle pioche.
    }
    .they = { $pile ->
        [event] Les événements passés sont mélangés en une nouvelle pioche.
       *[artefact] Les artefacts défaussés sont mélangés en une nouvelle pioche.
    }

## Vies, mana, renommée et jetons

log-ur-life-gained =
    .you = { $n ->
        [one] Vous gagnez { $n } vie.
       *[other] Vous gagnez { $n } vies.
    }
    .they = { $n ->
        [one] { $hero-The } gagne { $n } vie.
       *[other] { $hero-The } gagne { $n } vies.
    }
log-ur-mana-gained =
    .you = Vous gagnez { $n } mana.
    .they = { $hero-The } gagne { $n } mana.
log-ur-life-paid =
    .you = { $n ->
        [one] Vous payez { $n } vie.
       *[other] Vous payez { $n } vies.
    }
    .they = { $n ->
        [one] { $hero-The } paie { $n } vie.
       *[other] { $hero-The } paie { $n } vies.
    }
log-ur-mana-lost =
    .you = Vous perdez { $n } mana.
    .they = { $hero-The } perd { $n } mana.
log-ur-renown-gained =
    .you = Vous gagnez { $n } PR.
    .they = { $hero-The } gagne { $n } PR.
log-ur-renown-lost =
    .you = Vous perdez { $n } PR.
    .they = { $hero-The } perd { $n } PR.
log-ur-renown-stolen =
    .you = Vous volez { $n } PR { $other-to }.
    .they = { $hero-The } vole { $n } PR { $other-to }.
log-ur-tokens-taken =
    .you = { $n ->
        [0] La réserve est épuisée : vous ne prenez rien ({ $token-plural }).
        [one] Vous prenez { $token-a }.
       *[other] Vous prenez { $n } { $token-plural }.
    }
    .they = { $n ->
        [0] La réserve est épuisée : { $hero-the } ne prend rien ({ $token-plural }).
        [one] { $hero-The } prend { $token-a }.
       *[other] { $hero-The } prend { $n } { $token-plural }.
    }
log-ur-no-sprint =
    .you = Votre cheville lâche : plus de Sprint pour un temps.
    .they = { $hero-The } boite : plus de Sprint pour un temps.
log-ur-no-move =
    .you = Vous voilà pris : vous ne vous déplacez plus ce tour-ci.
    .they = { $hero-The } ne se déplace plus ce tour-ci.
log-ur-die-bought =
    .you = Votre bras se renforce pour de bon : vous lancez désormais un dé à 8 faces.
    .they = { $hero-The } lance désormais un dé à 8 faces.
log-ur-roll-off =
    .you = Dans le duel d’ombres, vous obtenez { $face }.
    .they = Dans le duel d’ombres, { $hero-the } obtient { $face }.
log-ur-defence-passed =
    .you = Vous vous défendez avec un { $face } (il fallait { $target }).
    .they = { $hero-The } se défend avec un { $face } (il fallait { $target }).
log-ur-defence-failed =
    .you = Votre défense échoue avec un { $face } (il fallait { $target }).
    .they = La défense { $hero-of } échoue avec un { $face } (il fallait { $target }).

## La mort et la gloire

log-ur-revived =
    .you = { $n ->
        [one] La mort ne veut pas de vous : vous vous relevez avec { $n } vie.
       *[other] La mort ne veut pas de vous : vous vous relevez avec { $n } vies.
    }
    .they = { $n ->
        [one] La mort ne veut pas { $hero-of }, qui se relève avec { $n } vie.
       *[other] La mort ne veut pas { $hero-of }, qui se relève avec { $n } vies.
    }
log-ur-revived-by =
    .you = { $n ->
        [one] Vous revenez avec { $n } vie grâce { $artefact-to }.
       *[other] Vous revenez avec { $n } vies grâce { $artefact-to }.
    }
    .they = { $n ->
        [one] { $hero-The } revient avec { $n } vie grâce { $artefact-to }.
       *[other] { $hero-The } revient avec { $n } vies grâce { $artefact-to }.
    }
log-ur-died =
    .you = Vous rendez votre dernier souffle.
    .they = { $hero-The } rend son dernier souffle.
log-ur-died-creature =
    .you = Un monstre a eu raison de vous.
    .they = Un monstre a eu raison { $hero-of }.
log-ur-died-alpha =
    .you = L’Alpha a eu raison de vous.
    .they = L’Alpha a eu raison { $hero-of }.
log-ur-died-duel =
    .you = Vous mourez de la main { $other-of }.
    .they = { $hero-The } meurt de la main { $other-of }.
log-ur-died-divine =
    .you = Vous succombez à l’arme divine { $other-of }.
    .they = { $hero-The } succombe à l’arme divine { $other-of }.
log-ur-died-trap =
    .you = Le piège { $other-of } vous est fatal.
    .they = Le piège { $other-of } est fatal { $hero-to }.
log-ur-died-aimed =
    .you = Vous devez votre mort { $other-to }.
    .they = { $hero-The } doit sa mort { $other-to }.
log-ur-arrived =
    .you = Vous voici devant Urto : plus rien ne peut vous atteindre.
    .they = { $hero-The } se tient devant Urto : plus rien ne peut l’atteindre.
log-ur-feat =
    .you = Un exploit à inscrire au registre : « { $feat } ». Il est à vous !
    .they = Un exploit à inscrire au registre : « { $feat } », par { $hero-the } !
