### Medioevo Universale, in English: what choosing would bring about.

medioevo-outcome-tax = +{ $florins }, { $left } left; { $risk ->
    [0] no rebellion
   *[other] { $risk }% risk of rebellion, at most { $most }
  }
medioevo-outcome-bought = { $use } · { medioevo-florins } ({ $left } left)
medioevo-outcome-sale = { $cubes ->
    [one] sells { $cubes } cube
   *[other] sells { $cubes } cubes
  } at { $price }, profit about { $profit }{ $stage ->
    [0] {""}
   *[other] {" "}· stage of your route
  }
medioevo-outcome-there = a cube sells at { $price }{ $stage ->
    [0] {""}
   *[other] {" "}· stage of your route
  }
medioevo-outcome-battle = est. { $win }% to win, { $lost } lost
medioevo-outcome-foes = { $foes }
medioevo-outcome-gain = wins { $prizes }
medioevo-outcome-both = { $what } · { $gain }
medioevo-outcome-all = all of them
medioevo-outcome-abandoned = all of them: you lose { $place }
medioevo-outcome-one-stays = one stays to hold it
medioevo-outcome-realm = { $lands ->
    [one] { $lands } land
   *[other] { $lands } lands
  }, { $areas } inhabited, { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }, { $near ->
    [one] { $near } neighbour
   *[other] { $near } neighbours
  }
medioevo-brings-loan = +{ $florins }, then { $interest } a turn{ $honour ->
    [0] {""}
   *[other] ; −{ $honour } honour at the end
  }
medioevo-brings-repayment = −{ $florins }, { $interest } a turn less{ $honour ->
    [0] {""}
   *[other] ; +{ $honour } honour at the end
  }
medioevo-note-as-they-lie = As the dice lie: **{ $own }** against { $other }.
medioevo-note-one-rolled = { $mine ->
    [0] The other side’s dice are worth **{ $value }** as they lie; you have not rolled yet.
   *[other] Your dice are worth **{ $value }** as they lie; the other side has not rolled yet.
  }
medioevo-note-purse = Your purse: { medioevo-florins }.
medioevo-note-not-now = Not now: { $what } ({ $why })

## And of other questions

medioevo-outcome-income = income { medioevo-florins }
medioevo-outcome-free = { $count ->
    [0] no free land next to it
    [one] { $count } free land next to it
   *[other] { $count } free lands next to it
  }
medioevo-outcome-village = produces { $good }, { $count ->
    [0] no free land next to it
    [one] { $count } free land next to it
   *[other] { $count } free lands next to it
  }
medioevo-outcome-carries = carries { $what ->
    [units] units
   *[goods] goods
  } { $by ->
    [sea] at sea
   *[land] on land
  }
medioevo-outcome-vehicle = room for { $room }, { $moves } MP{ $others ->
    [0] {""}
   *[other] , and a second one
  }
medioevo-outcome-branch = for { $technology } (level { $level })
medioevo-outcome-bid = { $left } left if you win
medioevo-outcome-garrison = { $count ->
    [0] no units of yours there
    [one] { $count } unit of yours there
   *[other] { $count } units of yours there
  }
medioevo-outcome-staying = { $count ->
    [0] no one stays behind
    [one] { $count } stays behind
   *[other] { $count } stay behind
  }
medioevo-outcome-found = { $found }
medioevo-outcome-undefended = { $side }: no army
medioevo-outcome-army = { $side }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
  }
medioevo-outcome-nobody = no one’s, no army
medioevo-outcome-built = { $things } so far
medioevo-outcome-unbuilt = no building yet
medioevo-outcome-saving = saves { medioevo-florins } a turn
medioevo-outcome-worth = worth { medioevo-florins }
medioevo-outcome-standing = { $left ->
    [0] destroyed
   *[other] { $left } left
  }
medioevo-outcome-proceeds = brings { medioevo-florins }
medioevo-outcome-route = { $points ->
    [one] { $points } honour at its end
   *[other] { $points } honour at its end
  }
medioevo-outcome-frontier = { $count ->
    [0] no land next to yours
    [one] { $count } land next to yours
   *[other] { $count } lands next to yours
  }
medioevo-outcome-superiority = { $damage } more damage, { $spared } fewer losses
medioevo-outcome-revenge = +{ $count } attack, { $left } blood tokens left
medioevo-brings-rest = { $count ->
    [one] { $count } could still travel
   *[other] { $count } could still travel
  }
medioevo-brings-battle = battle in { $place }
medioevo-brings-horde = barbarians in { $place }
medioevo-brings-conquest = conquers { $place }
medioevo-brings-prey = at risk of plunder in { $place }

## What things are good for

medioevo-use-light = cheap to lose; +4 attack if sacrificed
medioevo-use-archer = shoots before the melee
medioevo-use-heavy = one casualty less each
medioevo-use-cavalry = 2 damage each unless it loses
medioevo-use-captain = one ability a level
medioevo-use-village = tax ×1, units and pieces appear here
medioevo-use-town = tax ×2, 1 more unit per turn
medioevo-use-city = tax ×3, market income, +1 honour
medioevo-use-tower = shields, 1 control token
medioevo-use-fort = shields, 2 control tokens
medioevo-use-castle = shields, 3 tokens, marches free, +1 honour
medioevo-use-cathedral = 2 more cards to choose from, +1 honour
medioevo-use-wagon = carries units on land
medioevo-use-galley = carries units at sea
medioevo-use-caravan = carries goods on land
medioevo-use-ship = carries goods at sea
medioevo-use-catapult = shoots at units and walls
medioevo-use-trebuchet = shoots harder
medioevo-use-bombard = the strongest engine
medioevo-use-carpentry = transports can be built
medioevo-use-logistics = land pieces cross a sea, ships a land
medioevo-use-machinery = crews of engines fight too
medioevo-use-cartography = +1 MP at any time
medioevo-use-trade = more florins for cubes sold
medioevo-use-market = deals 50 florins better
medioevo-use-control = moves a market cube
medioevo-use-guilds = a route stage counts as reached
medioevo-use-edict = crosses barbarian land without a horde
medioevo-use-law = sends a rebellion away
medioevo-use-nation = moves barbarians one step
medioevo-use-influence = wins barbarians over
medioevo-use-art_of_war = captains can be raised
medioevo-use-promotion = a unit counts as the next type
medioevo-use-tactics = you choose who is hit
medioevo-use-strategy = 1 damage before the melee
medioevo-use-masonry = villages, towns, cities
medioevo-use-architecture = towers, forts, castles
medioevo-use-mathematics = siege engines
medioevo-use-engineering = a free upgrade
medioevo-use-religion = cathedrals
medioevo-use-monasticism = purple TP count as any colour
medioevo-use-proselytism = uses a neighbour’s card
medioevo-use-passing_of_time = uses a neighbour’s technology
