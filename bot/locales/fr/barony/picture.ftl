## Les mots des images de Barony et de leurs textes de remplacement.

barony-picture-placement = Mise en place
barony-picture-reckoning = { $title } · { $track } + { $silver }
barony-picture-tie = { $track } + { $silver } · égalité : joue après
barony-picture-last-place = { $name } fonde une cité en { $where }
barony-picture-last-recruit = { $name } recrute en { $where }
barony-picture-last-move = { $name } : { $where }
barony-picture-last-build = { $name } construit en { $where }
barony-picture-last-city = { $name } bâtit une cité en { $where }
barony-picture-last-expedition = { $name } : expédition en { $where }
barony-picture-last-title = { $name } devient { $title }
barony-picture-last-pass = { $name } passe
barony-picture-last-destroy = et détruit { $count ->
    [one] un pion
   *[other] des pions
  } en { $where }
barony-picture-standing = { $points ->
    [one] { $name }, { $title }, { $points } point
   *[other] { $name }, { $title }, { $points } points
  }
barony-picture-close =
    { $count ->
        [0] Vue rapprochée de { CAPS($hex) } ({ $terrain }) : case vide.
       *[other] Vue rapprochée de { CAPS($hex) } ({ $terrain }) : { $pieces }.
    }
barony-picture-knight =
    { $count ->
        [one] { $count } chevalier ({ $name })
       *[other] { $count } chevaliers ({ $name })
    }
barony-picture-village =
    { $count ->
        [one] { $count } village ({ $name })
       *[other] { $count } villages ({ $name })
    }
barony-picture-stronghold =
    { $count ->
        [one] { $count } forteresse ({ $name })
       *[other] { $count } forteresses ({ $name })
    }
barony-picture-city =
    { $count ->
        [one] { $count } cité ({ $name })
       *[other] { $count } cités ({ $name })
    }
