## Les mots des images de Torres et de leurs textes de remplacement.

torres-picture-setup = Mise en place
torres-picture-stage = Année { $year } · manche { $round }/{ $rounds }
torres-picture-year-over = L’année { $year } est finie
torres-picture-worth = +{ $points } en fin d’année
torres-picture-action = { $points } PA
torres-picture-area = surface
torres-picture-bonus = château du roi, niveau { $level } : +{ $points }
torres-picture-supply = { $blocks } en réserve
torres-picture-deck = { $cards } à piocher
torres-picture-sum-actions = actions { $points }
torres-picture-sum-castles = châteaux { $points }
torres-picture-sum-king = roi { $points }
torres-picture-sum-master = carte maîtresse { $points }
torres-picture-last = { $name } : { $deeds }
torres-picture-last-build = bâtit { $where }
torres-picture-last-knight = chevalier { $where }
torres-picture-last-king = roi { $where }
torres-picture-last-move = déplace { $where }
torres-picture-last-shift = déplace un bloc { $where }
torres-picture-last-extra = +{ $amount } PA
torres-picture-last-buy =
    { $count ->
        [one] achète une carte
       *[other] achète { $count } cartes
    }
torres-picture-last-score = +{ $amount } pts
torres-picture-last-stay = laisse le roi en place
torres-picture-last-first = { $who } commence
torres-picture-standing =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
torres-picture-master = Carte maîtresse : { $name }. { $text }
torres-picture-king = Le roi est en { $square }.
torres-picture-close =
    { $level ->
        [0] Vue rapprochée de { $square }, au sol : { $standing }.
       *[other] Vue rapprochée de { $square }, niveau { $level } d’un château de { $area } : { $standing }.
    }
torres-picture-there-nobody = personne
torres-picture-there-king = le roi
torres-picture-there-knight = un chevalier de { $name }
torres-picture-hand-title = { $name } : cartes en main
torres-picture-hand-ready = À jouer, une par tour
torres-picture-hand-bought = Achetées ce tour-ci, pour plus tard
torres-picture-hand-looked =
    { $count ->
        [one] Vous regardez cette carte
       *[other] Vous regardez { $count } cartes et en gardez une
    }
torres-picture-hand-list = { $title } : { $cards }.
torres-picture-hand-none = Aucune carte action en main.
torres-picture-hand-played = Déjà jouées
torres-picture-hand-played-by = { $name } a déjà joué : { $cards }.
torres-picture-hand-known = Des { $total } cartes à piocher, vous connaissez { $cards }
torres-picture-hand-place = n° { $place } { $card }
