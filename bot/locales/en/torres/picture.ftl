## Words in the pictures of Torres and in their alt texts.

torres-picture-setup = Set-up
torres-picture-stage = Year { $year } · round { $round }/{ $rounds }
torres-picture-year-over = Year { $year } is over
torres-picture-worth = +{ $points } at year’s end
torres-picture-action = { $points } AP
torres-picture-area = area
torres-picture-bonus = king’s castle, level { $level }: +{ $points }
torres-picture-supply = { $blocks } in supply
torres-picture-deck = { $cards } in deck
torres-picture-sum-actions = actions { $points }
torres-picture-sum-castles = castles { $points }
torres-picture-sum-king = king { $points }
torres-picture-sum-master = master card { $points }
torres-picture-last = { $name }: { $deeds }
torres-picture-last-build = builds { $where }
torres-picture-last-knight = knight { $where }
torres-picture-last-king = king { $where }
torres-picture-last-move = moves { $where }
torres-picture-last-shift = shifts a block { $where }
torres-picture-last-extra = +{ $amount } AP
torres-picture-last-buy =
    { $count ->
        [one] buys a card
       *[other] buys { $count } cards
    }
torres-picture-last-score = +{ $amount } pts
torres-picture-last-stay = lets the king stay
torres-picture-last-first = { $who } begins
torres-picture-standing =
    { $points ->
        [one] { $name }, 1 point
       *[other] { $name }, { $points } points
    }
torres-picture-master = Master card: { $name }. { $text }
torres-picture-king = The king stands on { $square }.
torres-picture-close =
    { $level ->
        [0] Close-up of { $square }, ground: { $standing }.
       *[other] Close-up of { $square }, level { $level } in a castle of { $area }: { $standing }.
    }
torres-picture-there-nobody = nobody stands there
torres-picture-there-king = the king
torres-picture-there-knight = a knight of { $name }
torres-picture-hand-title = { $name }’s cards
torres-picture-hand-ready = Ready to play, one a turn
torres-picture-hand-bought = Bought this turn, for later ones
torres-picture-hand-looked =
    { $count ->
        [one] You look at this card
       *[other] You look at { $count } cards and keep one
    }
torres-picture-hand-list = { $title }: { $cards }.
torres-picture-hand-none = No action card in hand.
torres-picture-hand-played = Played so far
torres-picture-hand-played-by = Played by { $name }: { $cards }.
torres-picture-hand-known = In the deck of { $total } you know { $cards }
torres-picture-hand-place = no. { $place } { $card }
