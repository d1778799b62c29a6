# Torres en mots

torres-survey-there =
    { $level ->
        [0] { $square } : sol nu.
       *[other] { $square } : niveau { $level }, dans un château de { $area }.
    }
torres-survey-seat = { $name } : { $points } { $points ->
    [one] point
   *[other] points
  }, et { $worth } de plus si l’année finissait maintenant. { $knights } { $knights ->
    [one] chevalier
   *[other] chevaliers
  } en réserve ; piles de blocs : { $stacks } ; { $kept } de côté ; { $cards } { $cards ->
    [one] carte
   *[other] cartes
  }.
torres-survey-turn = Il reste { $points } { $points ->
    [one] point d’action
   *[other] points d’action
  } à { $name }.
torres-survey-common = { $blocks } { $blocks ->
    [one] bloc
   *[other] blocs
  } en réserve, { $cards } { $cards ->
    [one] carte
   *[other] cartes
  } dans la pioche.
torres-survey-castle = Château de { $area } : { $squares }.
torres-survey-ground = Au sol : { $squares }.
torres-survey-square = { $square } niveau { $level }

torres-brings-left = { $points } PA { $points ->
    [one] inutilisé
   *[other] inutilisés
  }
