## What cards and technologies leave in force, as pictures and their alt texts tell it.

medioevo-force-title = In force
medioevo-force-told = In force: { $things }.
medioevo-force-points = Points made
medioevo-force-points-told = Technology points made: { $points }.
medioevo-force-by = { $what } (by { $name })
medioevo-force-of = { $name }: { $what }
medioevo-force-in = { $what } ({ $place })

## Windows

medioevo-force-reactions = Reactions: { $names }
medioevo-force-reactions-many = Reactions: { $count } players
medioevo-force-moment = { $place }: { $moment }

## In a place

medioevo-force-no_fighting = no fighting in { $place }
medioevo-force-no_trade = no trade in { $place }
medioevo-force-no_leaving = nobody leaves { $place }
medioevo-force-free_passage = Edict for { $place }
medioevo-force-spared = the event spares { $place }
medioevo-force-double_walls = walls of { $place } against two kinds of attack
medioevo-force-militia_tower = the militia holds { $place }

## On a piece or thing

medioevo-force-safe = safe from plunder: { $thing }, { $place }
medioevo-force-unseen = unseen: { $thing }, { $place }
medioevo-force-crossing = way across { $place }: { $thing }
medioevo-force-double_duty = goods and troops alike: { $thing }, { $place }
medioevo-force-keeps_pace = keeps pace: { $thing }, { $place }
medioevo-force-carries_units = carries { $count }: { $thing }, { $place }
medioevo-force-crew_fights = crew fights too: { $thing }
medioevo-force-double_crew = crew counts double: { $thing }
medioevo-force-guise = { $thing } counts as { $became }
medioevo-force-trapped = trapped: { $thing }
medioevo-force-stays_turned = stays turned: { $card }

## In a battle

medioevo-force-majority_needed = only equal numbers cancel an ability
medioevo-force-aim = archer dice −1 for every two archers
medioevo-force-easy_capture = captures at 2:1
medioevo-force-light_penalty = penalty for capturing 2 smaller
medioevo-force-late_losses = losses leave after the round
medioevo-force-more_archers = { $count } more shoot as archers
medioevo-force-more_crew = one crew more for each engine
medioevo-force-nursed = losses of this round at half price next turn
medioevo-force-early_damage = Strategy: { $count } damage

## Money and routes

medioevo-force-rebuy = half price in the next purchases: { $count } × { $thing }
medioevo-force-rebate = next building { $count } florins cheaper
medioevo-force-half_price = next building at half price
medioevo-force-interest_share = half of the interest of others comes in
medioevo-force-interest_relief = interest 50 florins lower
medioevo-force-kept_route = the route waits for a new transport
medioevo-force-route_and_market = the route also brings the bonus of the market

## Loans of all kinds

medioevo-force-banked = on the Magnate’s card: { $florins } florins
medioevo-force-lent = technology of a neighbour: { $technologies }
medioevo-force-borrowed = card of a neighbour: { $cards }
medioevo-force-hired = hired barbarians in { $place }: { $army }
medioevo-force-hired-here = hired barbarians: { $army }
medioevo-force-among = among the barbarians of { $place }: { $army }
medioevo-force-among-here = among them: { $army } ({ $name })
medioevo-force-guest = guests of { $name } in { $place }
medioevo-force-guest-here = guests of { $name }
