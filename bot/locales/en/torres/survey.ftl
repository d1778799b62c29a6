# Torres in words

torres-survey-there =
    { $level ->
        [0] { $square }: bare ground.
       *[other] { $square }: level { $level }, in a castle of { $area }.
    }
torres-survey-seat = { $name }: { $points } { $points ->
    [one] point
   *[other] points
  }, and { $worth } more if the year ended now. { $knights } { $knights ->
    [one] knight
   *[other] knights
  } in reserve; stacks of blocks: { $stacks }; { $kept } kept aside; { $cards } { $cards ->
    [one] card
   *[other] cards
  }.
torres-survey-turn = { $name } has { $points } { $points ->
    [one] action point
   *[other] action points
  } left.
torres-survey-common = { $blocks } { $blocks ->
    [one] block
   *[other] blocks
  } in supply, { $cards } { $cards ->
    [one] card
   *[other] cards
  } in the deck.
torres-survey-castle = Castle of { $area }: { $squares }.
torres-survey-ground = On bare ground: { $squares }.
torres-survey-square = { $square } level { $level }

torres-brings-left = { $points } AP unspent
