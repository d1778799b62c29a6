## What cards and technologies leave in force, as pictures and their alt texts tell it.

medioevo-force-title = Active effects
medioevo-force-told = Active effects: { $things }.
medioevo-force-points = Technology points
medioevo-force-points-told = Technology points available: { $points }.
medioevo-force-by = { $what } (by { $name })
medioevo-force-of = { $name }: { $what }
medioevo-force-in = { $what } ({ $place })

## Windows

medioevo-force-reactions = Reactions: { $names }
medioevo-force-reactions-many = { $count ->
    [one] Reactions: { $count } player
   *[other] Reactions: { $count } players
  }
medioevo-force-moment = { START($place) }: { $moment }

## In a place

medioevo-force-no_fighting = no fighting in { $place }
medioevo-force-no_trade = no trade in { $place }
medioevo-force-no_leaving = no one leaves { $place }
medioevo-force-free_passage = Edict for { $place }
medioevo-force-spared = the event spares { $place }
medioevo-force-double_walls = { START($place) }: walls protect against two kinds of attack
medioevo-force-militia_tower = { START($place) }: Militia counts as a tower

## On a piece or thing

medioevo-force-safe = safe from plunder: { $thing }, { $place }
medioevo-force-unseen = unhindered: { $thing }, { $place }
medioevo-force-crossing = { $thing } may cross { $place }
medioevo-force-double_duty = caravan and war wagon: { $thing }, { $place }
medioevo-force-keeps_pace = keeps pace: { $thing }, { $place }
medioevo-force-carries_units = { $count ->
    [one] carries { $count } unit: { $thing }, { $place }
   *[other] carries { $count } units: { $thing }, { $place }
  }
medioevo-force-crew_fights = crew fights too: { $thing }
medioevo-force-double_crew = crew counts double: { $thing }
medioevo-force-guise = { $thing } counts as { $became }
medioevo-force-trapped = trapped: { $thing }
medioevo-force-stays_turned = not readied: { $card }

## In a battle

medioevo-force-majority_needed = abilities blocked only by equal or larger numbers
medioevo-force-aim = archer dice −1 for every two archers
medioevo-force-easy_capture = captures at 2:1
medioevo-force-light_penalty = capture penalty reduced by 2
medioevo-force-late_losses = losses removed after the round
medioevo-force-more_archers = { $count ->
    [one] { $count } more unit shoots as archer
   *[other] { $count } more units shoot as archers
  }
medioevo-force-more_crew = one extra crew member per engine
medioevo-force-nursed = losses of this round at half price next turn
medioevo-force-early_damage = Strategy: { $count } damage

## Money and routes

medioevo-force-rebuy = half price in the next purchases: { COUNT($count, $thing) }
medioevo-force-rebate = { $count ->
    [one] next building { $count } florin cheaper
   *[other] next building { $count } florins cheaper
  }
medioevo-force-half_price = next building at half price
medioevo-force-interest_share = receives half of others’ interest
medioevo-force-interest_relief = interest 50 florins lower
medioevo-force-kept_route = trade route kept for another transport
medioevo-force-route_and_market = the route also earns the market bonus

## Loans of all kinds

medioevo-force-banked = on the Magnate’s card: { medioevo-florins }
medioevo-force-lent = neighbour’s technology: { $technologies }
medioevo-force-borrowed = neighbour’s card: { $cards }
medioevo-force-hired = hired barbarians in { $place }: { $army }
medioevo-force-hired-here = hired barbarians: { $army }
medioevo-force-among = with the barbarians in { $place }: { $army }
medioevo-force-among-here = with them: { $army } ({ $name })
medioevo-force-guest = { $name }’s guests in { $place }
medioevo-force-guest-here = { $name }’s guests
