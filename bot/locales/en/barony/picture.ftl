## Words in the pictures of Barony and in their alt texts.

barony-picture-placement = Placement
barony-picture-reckoning = { $title } · { $track } + { $silver }
barony-picture-tie = { $track } + { $silver } · tie: plays later
barony-picture-last-place = { $name } founds { $where }
barony-picture-last-recruit = { $name } recruits at { $where }
barony-picture-last-move = { $name } moves { $where }
barony-picture-last-build = { $name } builds at { $where }
barony-picture-last-city = { $name } raises a city at { $where }
barony-picture-last-expedition = { $name } sends an expedition to { $where }
barony-picture-last-title = { $name } becomes { $title }
barony-picture-last-pass = { $name } passes
barony-picture-last-destroy = and clears { $where }
barony-picture-standing = { $name }, { $title }, { $points }
barony-picture-close =
    { $count ->
        [0] Close-up of { $hex } ({ $terrain }), empty.
       *[other] Close-up of { $hex } ({ $terrain }): { $pieces }.
    }
barony-picture-knight =
    { $count ->
        [one] a knight of { $name }
       *[other] { $count } knights of { $name }
    }
barony-picture-village =
    { $count ->
        [one] a village of { $name }
       *[other] { $count } villages of { $name }
    }
barony-picture-stronghold =
    { $count ->
        [one] a stronghold of { $name }
       *[other] { $count } strongholds of { $name }
    }
barony-picture-city =
    { $count ->
        [one] a city of { $name }
       *[other] { $count } cities of { $name }
    }
