## Les mots des images de Barony et de leurs textes de remplacement.

barony-picture-placement = Mise en place
barony-picture-reckoning = { $title } · { $track } + { $silver }
barony-picture-tie = { $track } + { $silver } · égalité : joue après
barony-picture-last-place = { $name } fonde { $where }
barony-picture-last-recruit = { $name } recrute en { $where }
barony-picture-last-move = { $name } déplace { $where }
barony-picture-last-build = { $name } construit en { $where }
barony-picture-last-city = { $name } élève une cité en { $where }
barony-picture-last-expedition = { $name } part en expédition en { $where }
barony-picture-last-title = { $name } reçoit le titre de { $title }
barony-picture-last-pass = { $name } passe
barony-picture-last-destroy = et détruit en { $where }
barony-picture-standing = { $name }, { $title }, { $points }
barony-picture-close =
    { $count ->
        [0] Vue rapprochée de { $hex } ({ $terrain }) : personne.
       *[other] Vue rapprochée de { $hex } ({ $terrain }) : { $pieces }.
    }
barony-picture-knight =
    { $count ->
        [one] un chevalier ({ $name })
       *[other] { $count } chevaliers ({ $name })
    }
barony-picture-village =
    { $count ->
        [one] un village ({ $name })
       *[other] { $count } villages ({ $name })
    }
barony-picture-stronghold =
    { $count ->
        [one] une place forte ({ $name })
       *[other] { $count } places fortes ({ $name })
    }
barony-picture-city =
    { $count ->
        [one] une cité ({ $name })
       *[other] { $count } cités ({ $name })
    }
