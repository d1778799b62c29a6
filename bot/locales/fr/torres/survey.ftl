# Torres en mots

torres-survey-there =
    { $level ->
        [0] { $square } : sol nu.
       *[other] { $square } : niveau { $level }, dans un château de { $area }.
    }
torres-survey-seat = { $name } : { $points } points, et { $worth } de plus si l’année finissait maintenant. { $knights } chevaliers en réserve ; piles de blocs : { $stacks } ; { $kept } de côté ; { $cards } cartes.
torres-survey-turn = Il reste { $points } points d’action à { $name }.
torres-survey-common = { $blocks } blocs en réserve, { $cards } cartes dans la pioche.
torres-survey-castle = Château de { $area } : { $squares }.
torres-survey-ground = Au sol : { $squares }.
torres-survey-square = { $square } niveau { $level }

torres-brings-left = { $points } PA inutilisés
