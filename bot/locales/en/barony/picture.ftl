## Words in the pictures of Barony and in their alt texts.

barony-picture-placement = Setup
barony-picture-reckoning = { $title } · { $track } + { $silver }
barony-picture-tie = { $track } + { $silver } · tie: plays later
barony-picture-last-place = { $name } founds a city on { $where }
barony-picture-last-recruit = { $name } recruits on { $where }
barony-picture-last-move = { $name } moves { $where }
barony-picture-last-build = { $name } builds on { $where }
barony-picture-last-city = { $name } builds a city on { $where }
barony-picture-last-expedition = { $name } sends an expedition to { $where }
barony-picture-last-title = { $name } becomes { $title }
barony-picture-last-pass = { $name } passes
barony-picture-last-destroy = · destroys { $count } on { $where }
barony-picture-standing = { $points ->
    [one] { $name }, { $title }, { $points } point
   *[other] { $name }, { $title }, { $points } points
  }
barony-picture-close =
    { $count ->
        [0] Close-up of { CAPS($hex) } ({ $terrain }), empty.
       *[other] Close-up of { CAPS($hex) } ({ $terrain }): { $pieces }.
    }
barony-picture-knight =
    { $count ->
        [one] { $name }’s knight
       *[other] { $name }’s { $count } knights
    }
barony-picture-village =
    { $count ->
        [one] { $name }’s village
       *[other] { $name }’s { $count } villages
    }
barony-picture-stronghold =
    { $count ->
        [one] { $name }’s stronghold
       *[other] { $name }’s { $count } strongholds
    }
barony-picture-city =
    { $count ->
        [one] { $name }’s city
       *[other] { $name }’s { $count } cities
    }
