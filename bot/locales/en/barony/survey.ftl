# Barony in words

barony-survey-there = { CAPS($hex) }: { $terrain }.
barony-survey-edge = At the edge of the board.
barony-survey-seat = { $name }, { $title }: { $points } { $points ->
    [one] point
   *[other] points
  }, { $silver } silver. Tokens: { $tokens }. In reserve: { $reserve }.
barony-survey-bank = Tokens left in the bank: { $piles }.
