# Barony en mots

barony-survey-there = { CAPS($hex) } : { $terrain }.
barony-survey-edge = En bordure du plateau.
barony-survey-seat = { $name }, { $title } : { $points } { $points ->
    [one] point
   *[other] points
  }, { $silver } d’argent. Jetons : { $tokens }. En réserve : { $reserve }.
barony-survey-bank = Jetons restant à la banque : { $piles }.
