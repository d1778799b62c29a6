### Barony: what the pictures of its rules say, in English.

figure-barony-reference-title = Quick reference
figure-barony-reference-turn = Your turn: one action
figure-barony-reference-recruit = Recruit up to { $levy } knights in a city, { $lake_levy } next to a lake
figure-barony-reference-move = Move one or two knights by one hex each
figure-barony-reference-build = Build: replace knights with villages or strongholds, a token for each
figure-barony-reference-city = New city: replace a village, { $city_points } points
figure-barony-reference-expedition = Expedition: spend { $crew } reserve knights, one lands at the edge
figure-barony-reference-buy = Title: discard tokens worth { $price } gold
figure-barony-reference-tokens = Tokens: gold · silver
figure-barony-reference-points = Points
figure-barony-reference-each-title = each title
figure-barony-reference-each-city = each new city
figure-barony-reference-silver = at the end, the silver of unspent tokens
figure-barony-reference-end = The end
figure-barony-reference-duke = When someone becomes Duke, finish the round.

figure-barony-symbols-title = What the board shows
figure-barony-symbols-land = The land
figure-barony-symbols-marks = Marks
figure-barony-symbols-ring = something changed here
figure-barony-symbols-arrow = a knight moved
figure-barony-symbols-cross = pieces destroyed
figure-barony-symbols-number = moves, in their order
figure-barony-symbols-choice = you can choose this
figure-barony-symbols-winner = the winner
figure-barony-symbols-pieces = The pieces
figure-barony-symbols-count = number of knights here
figure-barony-symbols-disc = a knight in a crowd
figure-barony-symbols-card = A player’s card
figure-barony-symbols-reserve = left in the reserve
figure-barony-symbols-token = tokens, with their gold
figure-barony-symbols-purse = gold of all tokens together
figure-barony-symbols-track = points; a notch for each title
figure-barony-symbols-titles = Titles
figure-barony-symbols-rank = from baron to duke

figure-barony-land-title = The land and its pieces
figure-barony-land-city = A city: no one can destroy it. Knights are recruited here.
figure-barony-land-village = A village has earned a token; knights can destroy it.
figure-barony-land-knight = A knight, Bertrand’s
figure-barony-land-stronghold = A stronghold: like a village, but never destroyed
figure-barony-land-share = Two players share a hex
figure-barony-land-lake = A lake: nothing stands here

figure-barony-setup-title = Starting cities
figure-barony-setup-city = Each of your { $cities } cities starts with a knight.
figure-barony-setup-where = Plain, field or mountain: fine
figure-barony-setup-lake = Never on a lake
figure-barony-setup-forest = Never in a forest
figure-barony-setup-beside = Never next to a city, whoever owns it

figure-barony-recruit-title = Recruiting
figure-barony-recruit-lake = This city is next to a lake: up to { $lake_levy } new knights
figure-barony-recruit-inland = This one does not: up to { $levy }
figure-barony-recruit-reserve = They come from your reserve: without knights there, no recruiting.

figure-barony-move-title = Where a knight can go
figure-barony-move-step = One hex, free or your own
figure-barony-move-share = A single enemy piece: you share the hex
figure-barony-move-lake = Not into a lake
figure-barony-move-walls = Not where an enemy city or stronghold stands
figure-barony-move-pair = Not where one enemy has two pieces
figure-barony-move-mountain = Not up a mountain with any enemy piece

figure-barony-fight-title = A hex is conquered
figure-barony-fight-share = One piece each: they live together.
figure-barony-fight-second = Aliénor’s second knight comes in…
figure-barony-fight-destroyed = …so Aliénor has two pieces here, and everyone else’s are destroyed.
figure-barony-fight-token = For each village destroyed, Aliénor takes a token from its owner.
figure-barony-fight-alone = A knight alone on a mountain is safe.

figure-barony-build-title = Building
figure-barony-build-knight = This knight can become a village or a stronghold.
figure-barony-build-village = Just built in a plain: one plain token. The knight goes back to the reserve.
figure-barony-build-stronghold = A stronghold is never destroyed.
figure-barony-build-built = Not where a building stands
figure-barony-build-enemy = Not where an enemy knight stands

figure-barony-city-title = A new city
figure-barony-city-village = This village can become a city…
figure-barony-city-points = …for { $city_points } points right away. The village goes back to the reserve.
figure-barony-city-forest = Not in a forest
figure-barony-city-beside = Not next to a city, whoever owns it
figure-barony-city-enemy = Not while an enemy knight is here

figure-barony-expedition-title = An expedition
figure-barony-expedition-crew = It takes { $crew } knights from your reserve: one leaves the game…
figure-barony-expedition-landed = …the other lands on the edge.
figure-barony-expedition-edge = Free hexes with fewer than six neighbours: all these would do.
figure-barony-expedition-lake = Not where a piece stands, nor on a lake
figure-barony-expedition-inland = Not inland

figure-barony-title-title = Buying a title
figure-barony-title-tokens = Tokens: gold · silver
figure-barony-title-payments = Ways to pay { $price } gold
figure-barony-title-exact = exactly
figure-barony-title-over = no change
figure-barony-title-ladder = Titles and their points
figure-barony-title-rules = And mind
figure-barony-title-one = One title per action.
figure-barony-title-no-more = No token that you do not need.

figure-barony-end-title = The final score
figure-barony-end-points = The final score, the sum of:
figure-barony-end-track = titles ({ $title_points } each) and new cities ({ $city_points } each)…
figure-barony-end-silver = …and the silver of the tokens left.
figure-barony-end-tie = In a tie, the player who comes later in the round wins.
