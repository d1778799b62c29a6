## Words in the pictures of Torres and in their alt texts.

torres-picture-setup = Set-up
torres-picture-round = Year { $year } · Round { $round }/{ $rounds }
torres-picture-succession = After year { $year }
torres-picture-block = block { $where }
torres-picture-knight = knight { $where }
torres-picture-king = king { $where }
torres-picture-move = { $where }
torres-picture-door = door { $where }
torres-picture-supply = delivery { $where }
torres-picture-under = foundation { $where }
torres-picture-climb = ladder { $where }
torres-picture-diagonal = corner { $where }
torres-picture-shift = block { $where }
torres-picture-relocate = summons { $where }
torres-picture-jump = leap { $where }
torres-picture-extra = +{ $points } AP
torres-picture-buy = card
torres-picture-score = +{ $points } pts
torres-picture-stay = the king stays
torres-picture-first = { $name } begins
torres-picture-worth = worth { $points } if the year ended now
torres-picture-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
torres-picture-king-at = The king is on { $where }.
torres-picture-standing = { $name } { $points } (+{ $worth }; knights on { $knights })
torres-picture-hand-title = Your action cards
torres-picture-hand-none = You have no cards.
torres-picture-hand-hand = In your hand: { $cards }.
torres-picture-hand-bought = For your next turn: { $cards }.
torres-picture-hand-looked = Keep one of: { $cards }.
torres-picture-head-hand = In your hand
torres-picture-head-bought = Bought, from your next turn on
torres-picture-head-looked = Keep one of these
