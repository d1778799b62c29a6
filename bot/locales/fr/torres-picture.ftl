## Les mots dans les images de Torres et leurs textes de remplacement.

torres-picture-setup = Mise en place
torres-picture-round = Année { $year } · Ronde { $round }/{ $rounds }
torres-picture-succession = Après l'année { $year }
torres-picture-block = bloc { $where }
torres-picture-knight = chevalier { $where }
torres-picture-king = roi { $where }
torres-picture-move = { $where }
torres-picture-door = porte { $where }
torres-picture-supply = livraison { $where }
torres-picture-under = fondation { $where }
torres-picture-climb = échelle { $where }
torres-picture-diagonal = coin { $where }
torres-picture-shift = bloc { $where }
torres-picture-relocate = convocation { $where }
torres-picture-jump = saut { $where }
torres-picture-extra = +{ $points } PA
torres-picture-buy = carte
torres-picture-score = +{ $points } pts
torres-picture-stay = le roi reste
torres-picture-first = { $name } commence
torres-picture-worth = vaut { $points } si l'année finissait
torres-picture-cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
torres-picture-king-at = Le roi est en { $where }.
torres-picture-standing = { $name } { $points } (+{ $worth } ; chevaliers en { $knights })
torres-picture-hand-title = Vos cartes Action
torres-picture-hand-none = Vous n'avez pas de carte.
torres-picture-hand-hand = En main : { $cards }.
torres-picture-hand-bought = Pour votre prochain tour : { $cards }.
torres-picture-hand-looked = Gardez-en une : { $cards }.
torres-picture-head-hand = En main
torres-picture-head-bought = Achetées, dès votre prochain tour
torres-picture-head-looked = Gardez une de ces cartes
