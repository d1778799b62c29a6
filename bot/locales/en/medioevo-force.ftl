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

medioevo-force-forbid_combat = no fighting in { $place }
medioevo-force-forbid_trade = no trade in { $place }
medioevo-force-forbid_leave = nobody leaves { $place }
medioevo-force-edict = Edict for { $place }
medioevo-force-protect_1_territory = the event spares { $place }
medioevo-force-building_protects_two = walls of { $place } against two kinds of attack
medioevo-force-instant_tower = the militia holds { $place }

## On a piece or thing

medioevo-force-protect_1_from_pillage = safe from plunder: { $thing }, { $place }
medioevo-force-unseen_transport = unseen: { $thing }, { $place }
medioevo-force-logistics = way across { $place }: { $thing }
medioevo-force-caravan_as_wagon = goods and troops alike: { $thing }, { $place }
medioevo-force-engine_keeps_pace = keeps pace: { $thing }, { $place }
medioevo-force-engine_as_wagon = carries { $count }: { $thing }, { $place }
medioevo-force-machinery = crew fights too: { $thing }
medioevo-force-siege_crew_double = crew counts double: { $thing }
medioevo-force-guise = { $thing } counts as { $became }
medioevo-force-trap_unit = trapped: { $thing }
medioevo-force-stays_turned = stays turned: { $card }

## In a battle

medioevo-force-ability_by_majority = only equal numbers cancel an ability
medioevo-force-archer_roll_bonus = archer dice −1 for every two archers
medioevo-force-capture_at_2_to_1 = captures at 2:1
medioevo-force-capture_penalty_minus_2 = penalty for capturing 2 smaller
medioevo-force-delay_losses = losses leave after the round
medioevo-force-extra_archers_1_3 = { $count } more shoot as archers
medioevo-force-extra_crew = one crew more for each engine
medioevo-force-rebuy_half_price = losses of this round at half price next turn
medioevo-force-strategy = Strategy: { $count } damage

## Money and routes

medioevo-force-rebuy = half price in the next purchases: { $count } × { $thing }
medioevo-force-building_minus_50 = next building 50 florins cheaper
medioevo-force-building_half_price = next building at half price
medioevo-force-half_of_interest = half of the interest of others comes in
medioevo-force-interest_minus_50 = interest 50 florins lower
medioevo-force-keep_route = the route waits for a new transport
medioevo-force-route_plus_market = the route also brings the bonus of the market

## Loans of all kinds

medioevo-force-banked = on the Magnate's card: { $florins } florins
medioevo-force-lent = technology of a neighbour: { $technologies }
medioevo-force-borrowed = card of a neighbour: { $cards }
medioevo-force-hired = hired barbarians in { $place }: { $army }
medioevo-force-hired-here = hired barbarians: { $army }
medioevo-force-among = among the barbarians of { $place }: { $army }
medioevo-force-among-here = among them: { $army } ({ $name })
medioevo-force-guest = guests of { $name } in { $place }
medioevo-force-guest-here = guests of { $name }
