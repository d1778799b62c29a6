## Words in the pictures of Torres and in their alt texts.

torres-picture-setup = Setup
torres-picture-stage = Year { $year } · round { $round }/{ $rounds }
torres-picture-year-over = Year { $year } is over
torres-picture-worth = +{ $points } at year’s end
torres-picture-action = { $points } AP
torres-picture-area = area
torres-picture-bonus = king’s castle, level { $level }: +{ $points }
torres-picture-supply = { $blocks ->
    [one] { $blocks } block in supply
   *[other] { $blocks } blocks in supply
  }
torres-picture-deck = { $cards ->
    [one] { $cards } card in deck
   *[other] { $cards } cards in deck
  }
torres-picture-sum-actions = AP { $points }
torres-picture-sum-castles = castles { $points }
torres-picture-sum-king = king { $points }
torres-picture-sum-master = master card { $points }
torres-picture-last = { $name }: { $deeds }
torres-picture-last-build = builds on { $where }
torres-picture-last-knight = places a knight on { $where }
torres-picture-last-king = moves the king to { $where }
torres-picture-last-move = moves { $where }
torres-picture-last-shift = shifts a block { $where }
torres-picture-last-extra = +{ $amount } AP
torres-picture-last-buy =
    { $count ->
        [one] buys a card
       *[other] buys { $count } cards
    }
torres-picture-last-score = { $amount ->
    [one] +{ $amount } pt
   *[other] +{ $amount } pts
  }
torres-picture-last-stay = leaves the king
torres-picture-last-first = { $who } goes first
torres-picture-standing =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
torres-picture-master = Master card: { $name }. { $text }
torres-picture-king = The king is on { $square }.
torres-picture-close =
    { $level ->
        [0] Close-up of { $square }, ground: { $standing }.
       *[other] Close-up of { $square }, level { $level }, castle area { $area }: { $standing }.
    }
torres-picture-there-nobody = empty
torres-picture-there-king = the king
torres-picture-there-knight = { $name }’s knight
torres-picture-own = Your cards
torres-picture-hand-title = { $name }’s cards
torres-picture-hand-ready = Playable (one per turn)
torres-picture-hand-bought = Bought this turn: playable from next turn
torres-picture-hand-looked =
    { $count ->
        [one] You look at this card
       *[other] You look at { $count } cards and keep one
    }
torres-picture-hand-list = { $title }: { $cards }.
torres-picture-hand-none = No action card in hand.
torres-picture-hand-played = Played so far
torres-picture-hand-played-by = Played by { $name }: { $cards }.
torres-picture-hand-known = Known cards in your deck of { $total }: { $cards }
torres-picture-hand-place = { $card } (no. { $place })
