## Les mots des images de Torres et de leurs textes de remplacement.

torres-picture-setup = Mise en place
torres-picture-stage = Année { $year } · tour { $round }/{ $rounds }
torres-picture-year-over = L’année { $year } est finie
torres-picture-worth = +{ $points } en fin d’année
torres-picture-action = { $points } PA
torres-picture-area = surface
torres-picture-bonus = château royal, niveau { $level } : +{ $points }
torres-picture-supply = { $blocks } en réserve
torres-picture-deck = { $cards } au paquet
torres-picture-sum-actions = PA { $points }
torres-picture-sum-castles = châteaux { $points }
torres-picture-sum-king = roi { $points }
torres-picture-sum-master = carte Maître { $points }
torres-picture-last = { $name } : { $deeds }
torres-picture-last-build = pose un bloc en { $where }
torres-picture-last-knight = nouveau chevalier en { $where }
torres-picture-last-king = roi en { $where }
torres-picture-last-move = déplacement { $where }
torres-picture-last-shift = déplace un bloc { $where }
torres-picture-last-extra = +{ $amount } PA
torres-picture-last-buy =
    { $count ->
        [one] achète une carte
       *[other] achète { $count } cartes
    }
torres-picture-last-score = { $amount ->
    [one] +{ $amount } pt
   *[other] +{ $amount } pts
  }
torres-picture-last-stay = laisse le roi en place
torres-picture-last-first = { $who } commence
torres-picture-standing =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
torres-picture-master = Carte Maître : { $name }. { $text }
torres-picture-king = Le roi est en { $square }.
torres-picture-close =
    { $level ->
        [0] Vue rapprochée de { $square }, niveau 0 : { $standing }.
       *[other] Vue rapprochée de { $square }, niveau { $level }, château de surface { $area } : { $standing }.
    }
torres-picture-there-nobody = case vide
torres-picture-there-king = le roi
torres-picture-there-knight = un chevalier { DE($name) }
torres-picture-own = Vos cartes
torres-picture-hand-title = { $name } : cartes en main
torres-picture-hand-ready = Jouables (une par tour)
torres-picture-hand-bought = Achetées ce tour-ci (jouables dès le prochain tour)
torres-picture-hand-looked =
    { $count ->
        [one] Vous regardez cette carte
       *[other] Vous regardez { $count } cartes et en gardez une
    }
torres-picture-hand-list = { $title } : { $cards }.
torres-picture-hand-none = Aucune carte Action en main.
torres-picture-hand-played = Déjà jouées
torres-picture-hand-played-by = { $name } a déjà joué : { $cards }.
torres-picture-hand-known = Vous connaissez, parmi les { $total } cartes du paquet : { $cards }
torres-picture-hand-place = { $card } (n° { $place })
