### Medioevo Universale: battles and conquests, in English.

## Words for battles

medioevo-side-barbarians = the barbarians
medioevo-side-player = { $seat }
medioevo-army-none = nobody aboard
medioevo-type-archer = archers
medioevo-type-light = light infantry
medioevo-type-heavy = heavy infantry
medioevo-type-cavalry = cavalry
medioevo-use-as = Act as { $thing }
medioevo-use-free = Let own { $thing } use their ability
medioevo-use-bar = Cancel the ability of enemy { $thing }
medioevo-attack-engines = siege engines
medioevo-attack-archers = archers
medioevo-attack-melee = the mêlée
medioevo-terms-yield = the one who offers lays down arms
medioevo-terms-demand = the other side lays down arms
medioevo-target-units = units
medioevo-part = { $part } { $number }
medioevo-part-die = highest die
medioevo-part-product = equal dice
medioevo-part-penalty = turn order
medioevo-part-sacrifice = sacrifice
medioevo-part-galleys = galleys
medioevo-part-card = card
medioevo-part-floor = never below 0
medioevo-part-capture = capture
medioevo-part-flight = flight
medioevo-part-lowest = lowest die
medioevo-part-march = steps of the flight
medioevo-part-heavy = heavy infantry
medioevo-part-superiority = superiority
medioevo-part-engines = siege engines
medioevo-part-archers = archers
medioevo-part-score = score
medioevo-part-cavalry = cavalry
medioevo-part-protection = protection
medioevo-part-casualties = own casualties

## Prompts

medioevo-prompt-prepare = Round { $round } in { $place }: your { $army } against { $side } with { $foes }. Prepare, then fight.
medioevo-prompt-parley = An offer: { $terms }. Do you accept?
medioevo-prompt-lead = Your captains have { $levels } levels to use. What for?
medioevo-prompt-sacrifice = You may sacrifice up to { $most } light infantry for +{ $bonus } attack each. How many?
medioevo-prompt-recast = Your dice show { $d4 }, { $d6 } and { $d8 }. Reroll any once, or keep them.
medioevo-prompt-overwhelm = You are superior by { $points }: each point is 1 damage more, or 1 casualty less.
medioevo-prompt-bear = Your army takes { $points } damage. Who suffers?
medioevo-prompt-loot = The spoils of { $place }: what do you keep? The rest is plundered.
medioevo-prompt-annex = Replace a control token around { $place } by one of yours?

## Labels

medioevo-label-cube = market cube: { $good } (or { $florins } florins)
medioevo-label-plunder = { $thing } { $level } (or { $florins } florins)

## Events

medioevo-event-battle = Battle in { $place }! Attacking: { $side } with { $army }. Defending: { $other } with { $foes }.
medioevo-event-capture = { $seat } wants prisoners.
medioevo-event-protect = The walls of { $seat } protect from { $attack } this round.
medioevo-event-crew = { $seat } mans a { $thing }: { $crew }. Target: { $target }.
medioevo-event-parley = { $seat } offers an end to the battle: { $terms }.
medioevo-event-spurn = { $seat } refuses: the battle goes on.
medioevo-event-surrender = { $seat } lays down arms in { $place }: { $army } are set aside until next turn.
medioevo-event-flee = { $seat } will flee to { $place } after this round: { $points } steps, as many more casualties.
medioevo-event-fled = The army of { $seat } has fled to { $place }.
medioevo-event-shots = { $thing }, { $side }: { $rolls }. Hits: { $hits }.
medioevo-event-lead = Captains of { $seat }: { $uses }.
medioevo-event-arrows = Arrows, { $side }: { $rolls }. Hits: { $hits }.
medioevo-event-sacrifice = Light infantry sacrificed, { $side }: { $count }, for +{ $bonus } attack.
medioevo-event-battle-dice = Dice, { $side }: { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-recast = After the reroll, { $side }: { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-value = Attack { $value }, casualties { $casualties }: { $side } ({ $parts }).
medioevo-event-battle-tie = The round in { $place } is a tie.
medioevo-event-battle-round-won = The round goes to { $side }, by a score of { $score }.
medioevo-event-overwhelm = Superiority, { $side }: { $damage } more damage, { $spared } fewer casualties.
medioevo-event-battle-losses = Damage in { $place }, { $side }: { $losses }.
medioevo-event-captured = Taken prisoner by { $side }: { $units }.
medioevo-event-captives-freed = The captors in { $place } are dead: the captured units of { $seat } are free.
medioevo-event-galley-sinks = A { $thing } { $level } of { $seat } has lost its crew in { $place }, rolls { $roll } and sinks.
medioevo-event-galley-drifts = A { $thing } { $level } of { $seat } has lost its crew in { $place }, rolls { $roll } and stays afloat.
medioevo-event-battle-stopped = The fighting in { $place } stops; both sides stay.
medioevo-event-battle-won = The battle in { $place } is won by { $side }.
medioevo-event-battle-nobody = Nobody wins the battle in { $place }.
medioevo-event-conquer = { $seat } conquers { $place }.
medioevo-event-loot = Spoils of { $place }: { $seat } keeps { $kept } and plunders the rest for { $florins } florins.
medioevo-event-annex = { $seat } replaces the control token in { $place }.
medioevo-honour-conquest = an inhabited area conquered
medioevo-honour-conquered-buildings = levels of the buildings conquered
medioevo-honour-holy-city = the first conquest of Rome or Jerusalem
medioevo-honour-great-army = a great army destroyed
medioevo-honour-rebellion = a rebellion put down
medioevo-honour-barbarians = a battle lost to barbarians

## Refusals

medioevo-refusal-protect = You choose only where your military building could protect you from more than one kind of attack here.
medioevo-refusal-crew = A crew is 1 to { $most } of your units here that serve no other engine; at sea a galley works as many levels as its own.
medioevo-refusal-target = Only an attacking trebuchet or bombard can aim at a building that stands here.
medioevo-refusal-capture-late = Taking prisoners is declared once, before the first round.
medioevo-refusal-parley = Terms are offered between players only, and once a round.
medioevo-refusal-fight-again = You are ready already.
medioevo-refusal-flee = After the first round an attacker may flee to own land, or a sea without enemies, within { $march } steps and with transport for all units.
medioevo-refusal-lead = Your captains have { $levels } levels to use here.
medioevo-refusal-sacrifice = You can sacrifice 0 to { $most } light infantry now.
medioevo-refusal-overwhelm = You can turn 0 to { $most } points into damage.
medioevo-refusal-bear = Share out the damage among your units in the battle, crews last; { $points } left.
medioevo-refusal-loot = You can keep what lies there, transports and engines as far as you have property tokens of their level.

## Commands

medioevo-fight-name = fight
medioevo-fight-description = You are ready: let the round begin
medioevo-fight-button = Fight

medioevo-protect-name = protect
medioevo-protect-description = Choose what your walls protect from this round
medioevo-protect-button = Walls
medioevo-protect-attack-name = from
medioevo-protect-attack-description = The kind of attack
medioevo-protect-attack-prompt = What do your walls protect from?

medioevo-crew-name = crew
medioevo-crew-description = Man a siege engine for this round
medioevo-crew-button = Man an engine
medioevo-crew-engine-name = engine
medioevo-crew-engine-description = The engine
medioevo-crew-engine-prompt = Which engine?
medioevo-crew-count-name = count
medioevo-crew-count-description = How many units, one shot each
medioevo-crew-count-prompt = How many units work it?
medioevo-crew-units-name = units
medioevo-crew-units-description = Which units
medioevo-crew-units-prompt = Which units work it?
medioevo-crew-target-name = target
medioevo-crew-target-description = Units, or a building
medioevo-crew-target-prompt = What does it aim at?

medioevo-capture-name = capture
medioevo-capture-description = Take prisoners in this battle; below 3 to 1 your attack is halved
medioevo-capture-button = Take prisoners

medioevo-flee-name = flee
medioevo-flee-description = Fight one round at half strength, then move off
medioevo-flee-button = Flee
medioevo-flee-place-name = to
medioevo-flee-place-description = Where you flee to
medioevo-flee-place-prompt = Where do you flee to?

medioevo-parley-name = parley
medioevo-parley-description = Offer to surrender, or call on the other side to
medioevo-parley-button = Surrender?
medioevo-parley-terms-name = terms
medioevo-parley-terms-description = Who lays down arms
medioevo-parley-terms-prompt = Who lays down arms?

medioevo-grant-name = grant
medioevo-grant-description = Accept the offer: the battle is over
medioevo-grant-button = Accept

medioevo-spurn-name = spurn
medioevo-spurn-description = Refuse the offer: the battle goes on
medioevo-spurn-button = Refuse

medioevo-lead-name = lead
medioevo-lead-description = Use the levels of your captains
medioevo-lead-button = Captains
medioevo-lead-uses-name = uses
medioevo-lead-uses-description = One for each level left
medioevo-lead-uses-prompt = What do your captains do?

medioevo-sacrifice-name = sacrifice
medioevo-sacrifice-description = Give up light infantry for +4 attack each
medioevo-sacrifice-button = Sacrifice
medioevo-sacrifice-count-name = count
medioevo-sacrifice-count-description = How many; 0: none
medioevo-sacrifice-count-prompt = How many light infantry do you sacrifice?

medioevo-recast-name = recast
medioevo-recast-description = Reroll your battle dice, or keep them
medioevo-recast-button = Dice
medioevo-recast-dice-name = dice
medioevo-recast-dice-description = The dice you reroll; none: keep them
medioevo-recast-dice-prompt = Which dice do you reroll?

medioevo-overwhelm-name = overwhelm
medioevo-overwhelm-description = Use your superiority
medioevo-overwhelm-button = Superiority
medioevo-overwhelm-damage-name = damage
medioevo-overwhelm-damage-description = Points of more damage; the rest is fewer casualties
medioevo-overwhelm-damage-prompt = How many points are more damage?

medioevo-bear-name = bear
medioevo-bear-description = Share out battle damage among your units
medioevo-bear-button = Take damage
medioevo-bear-points-name = points
medioevo-bear-points-description = How much now, one point for each unit
medioevo-bear-points-prompt = How many points now, each on another unit?
medioevo-bear-losses-name = losses
medioevo-bear-losses-description = One point for each unit named
medioevo-bear-losses-prompt = Which units suffer?

medioevo-loot-name = loot
medioevo-loot-description = Choose what you keep; the rest is plundered
medioevo-loot-button = Keep or plunder
medioevo-loot-keep-name = keep
medioevo-loot-keep-description = Buildings and market cubes you keep
medioevo-loot-keep-prompt = Which buildings and market cubes do you keep?
medioevo-loot-third-name = level3
medioevo-loot-third-description = Transports and engines of level III you keep
medioevo-loot-third-prompt = Which pieces of level III do you keep?
medioevo-loot-second-name = level2
medioevo-loot-second-description = Transports and engines of level II you keep
medioevo-loot-second-prompt = Which pieces of level II do you keep?
medioevo-loot-first-name = level1
medioevo-loot-first-description = Transports and engines of level I you keep
medioevo-loot-first-prompt = Which pieces of level I do you keep?

medioevo-annex-name = annex
medioevo-annex-description = Replace a control token beside a building you took
medioevo-annex-button = Replace a token
medioevo-annex-place-name = place
medioevo-annex-place-description = Its land; none: leave them
medioevo-annex-place-prompt = Which token do you replace?

