### Medioevo Universale: battles and conquests, in English.

## Words for battles

medioevo-side-barbarians = the barbarians
    .plural = yes
medioevo-side-player = { $seat }
medioevo-army-none = no units aboard
medioevo-type-archer = archers
medioevo-type-light = light infantry
medioevo-type-heavy = heavy infantry
medioevo-type-cavalry = cavalry
medioevo-use-as = Act as { $thing }
medioevo-use-free = Use the blocked ability of your { $thing }
medioevo-use-bar = Cancel the ability of enemy { $thing }
medioevo-attack-engines = siege engines
medioevo-attack-archers = archers
medioevo-attack-melee = the melee
medioevo-terms-yield = surrender by the one who offers
medioevo-terms-demand = surrender by the other side
medioevo-target-units = units
medioevo-part = { $part } { $number }
medioevo-part-die = highest die
medioevo-part-product = matching dice
medioevo-part-penalty = turn-order penalty
medioevo-part-sacrifice = sacrifice
medioevo-part-galleys = galleys
medioevo-part-card = card
medioevo-part-floor = minimum 0
medioevo-part-capture = capture
medioevo-part-flight = fleeing
medioevo-part-lowest = lowest die
medioevo-part-march = fleeing distance
medioevo-part-heavy = heavy infantry
medioevo-part-superiority = superiority
medioevo-part-engines = siege engines
medioevo-part-archers = archers
medioevo-part-score = difference
medioevo-part-cavalry = cavalry
medioevo-part-protection = protection
medioevo-part-casualties = casualties

## Prompts

medioevo-prompt-prepare = Battle round { $round } in { $place }: your { $army } against { $foes } ({ $side }). Prepare, then press **Fight**.
medioevo-prompt-parley = An offer: { $terms }. Accept?
medioevo-prompt-lead = { $levels ->
    [one] Your captains can use { $levels } ability. Which?
   *[other] Your captains can use { $levels } abilities. Which?
  }
medioevo-prompt-sacrifice = You may sacrifice up to { $most } light infantry for +{ $bonus } attack each. How many?
medioevo-prompt-recast = Your dice show { $d4 }, { $d6 } and { $d8 }. Reroll any of them once, or keep them all.
medioevo-prompt-overwhelm = { $points ->
    [one] You have { $points } superiority point. It is +1 damage or −1 casualty.
   *[other] You have { $points } superiority points. Each is +1 damage or −1 casualty.
  }
medioevo-prompt-bear = Your army takes { $points } damage. Which units take it?
medioevo-prompt-loot = You took { $place }. What do you keep? The rest is plundered for florins.
medioevo-prompt-annex = Replace a control token next to { $place } with one of yours?

## Labels

medioevo-label-cube = market cube: { $good } (or { medioevo-florins })
medioevo-label-plunder = { $thing } { ROMAN($level) } (or { medioevo-florins })

## Events

medioevo-event-battle = Battle in { $place }: { $side } with { $army } against { $other } with { $foes }.
medioevo-event-capture = { $seat } tries to take prisoners.
medioevo-event-protect = { $seat }’s walls protect against { $attack } this round.
medioevo-event-crew = { $seat } crews { A($thing) } with { $crew }, aiming at { $target }.
medioevo-event-parley = { $seat } offers an end to the battle: { $terms }.
medioevo-event-spurn = { $seat } refuses: the battle goes on.
medioevo-event-surrender = { $seat } surrenders in { $place }: { $army } set aside until next turn.
medioevo-event-flee = { $points ->
    [one] { $seat } will flee to { $place } after this round: { $points } MP, +{ $points } casualty.
   *[other] { $seat } will flee to { $place } after this round: { $points } MP, +{ $points } casualties.
  }
medioevo-event-fled = { $seat }’s army has fled to { $place }.
medioevo-event-shots = Shots by { $side } ({ $thing }): { $rolls }. Hits: { $hits }.
medioevo-event-lead = { $seat }’s captains: { $uses }.
medioevo-event-arrows = Arrows from { $side }: { $rolls }. Hits: { $hits }.
medioevo-event-sacrifice = Sacrificed by { $side }: { $count } light infantry, for +{ $bonus } attack.
medioevo-event-battle-dice = Rolled by { $side }: { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-recast = Rerolled by { $side }: { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-value = Attack { $value }, casualties { $casualties } for { $side } ({ $parts }).
medioevo-event-battle-tie = The battle round in { $place } is a tie.
medioevo-event-battle-round-won = The battle round goes to { $side }, by { $score }.
medioevo-event-overwhelm = Superiority for { $side }: +{ $damage } damage, casualties −{ $spared }.
medioevo-event-battle-losses = Losses for { $side } in { $place }: { $losses }.
medioevo-event-captured = Taken prisoner by { $side }: { $units }.
medioevo-event-captives-freed = No captors are left in { $place }: { $seat }’s captured units are free.
medioevo-event-galley-sinks = { $seat }’s { $thing } { ROMAN($level) } in { $place } has no units left, rolls { $roll } and sinks.
medioevo-event-galley-drifts = { $seat }’s { $thing } { ROMAN($level) } in { $place } has no units left, rolls { $roll } and stays afloat.
medioevo-event-battle-stopped = The battle in { $place } is broken off; both sides stay.
medioevo-event-battle-won = The battle in { $place } is won by { $side }.
medioevo-event-battle-nobody = No one wins the battle in { $place }.
medioevo-event-conquer = { $seat } conquers { $place }.
medioevo-event-loot = In { $place } { $seat } keeps { $kept } and plunders the rest for { medioevo-florins }.
medioevo-event-annex = { $seat } replaces the control token in { $place }.
medioevo-honour-conquest = inhabited area conquered
medioevo-honour-conquered-buildings = levels of conquered buildings
medioevo-honour-holy-city = first conquest of Rome or Jerusalem
medioevo-honour-great-army = great army destroyed
medioevo-honour-rebellion = rebellion put down
medioevo-honour-barbarians = battle lost to barbarians

## Refusals

medioevo-refusal-protect = There is nothing to choose: your military building faces only one kind of attack here.
medioevo-refusal-crew-engine = You have no such siege engine in this battle.
medioevo-refusal-crew-galley = At sea, a galley can fire engines up to its own level in total.
medioevo-refusal-crew-nobody = None of your units here is free to crew it.
medioevo-refusal-crew-units = { $most ->
    [one] { $most } unit can crew it: one that is here and crews no other engine.
   *[other] 1 to { $most } units can crew it: those that are here and crew no other engine.
  }
medioevo-refusal-target = Only an attacking trebuchet or bombard can aim at a building that stands here.
medioevo-refusal-capture-late = You can declare capture only before the first battle round.
medioevo-refusal-parley = You can offer terms only to a player, once per battle round.
medioevo-refusal-fight-again = You have already confirmed.
medioevo-refusal-flee = From the second battle round on, the attacker may flee to their own land or a sea without enemies, within { $march } MP, with transport for every unit.
medioevo-refusal-lead = { $levels ->
    [one] Your captains can use { $levels } ability here.
   *[other] Your captains can use { $levels } abilities here.
  }
medioevo-refusal-sacrifice = You can sacrifice 0 to { $most } light infantry now.
medioevo-refusal-overwhelm = { $most ->
    [one] You can turn 0 or { $most } superiority point into damage.
   *[other] You can turn 0 to { $most } superiority points into damage.
  }
medioevo-refusal-bear = Assign the damage to your units in the battle, crews last; { $points } left to assign.
medioevo-refusal-loot = You can keep anything there; each transport or engine needs a free property token of its level.

## Orders

medioevo-label-command = { $point }: { $choice }
medioevo-event-command = Saved. { START($point) }: { $choice }.
medioevo-event-entrust = { $seat } fights by orders in { $place }.
medioevo-event-intervene = { $seat } takes command in { $place }.
medioevo-prompt-entrusted = Your orders fight for you in { $place }. You can take command yourself.
medioevo-refusal-entrusted = Your orders fight for you already.
medioevo-refusal-not-entrusted = You are in command already.
medioevo-command-reroll = rerolls
medioevo-command-reroll-best = what promises most
medioevo-command-reroll-keep = none
medioevo-command-reroll-below-2 = every 1
medioevo-command-reroll-below-3 = dice below 3
medioevo-command-reroll-below-4 = dice below 4
medioevo-command-reroll-equals = chase equal dice
medioevo-command-sacrifice = sacrifices
medioevo-command-sacrifice-behind = up to two, when far behind
medioevo-command-sacrifice-never = none
medioevo-command-sacrifice-one = one each round
medioevo-command-sacrifice-all = all light infantry
medioevo-command-losses = losses
medioevo-command-losses-light = the cheapest first
medioevo-command-losses-archers = archers first
medioevo-command-losses-hardy = heavy units first: they survive as lesser ones
medioevo-command-captains = captains
medioevo-command-captains-act = fight as other units
medioevo-command-captains-bar = cancel enemy abilities
medioevo-command-captains-idle = stay back
medioevo-command-engines = siege engines
medioevo-command-engines-units = aim at units
medioevo-command-engines-walls = aim at buildings
medioevo-command-engines-idle = stay idle
medioevo-command-shelter = walls
medioevo-command-shelter-danger = against the worst danger
medioevo-command-shelter-melee = against the melee
medioevo-command-shelter-archers = against archers
medioevo-command-shelter-engines = against engines
medioevo-command-prisoners = prisoners
medioevo-command-prisoners-kill = none
medioevo-command-prisoners-take = take them
medioevo-command-flight = fleeing
medioevo-command-flight-outnumbered = three to one against you
medioevo-command-flight-half = when half are lost
medioevo-command-flight-never = never
medioevo-command-surrender = surrender if asked
medioevo-command-surrender-never = never
medioevo-command-surrender-outnumbered = three to one against you
medioevo-command-superiority = superiority
medioevo-command-superiority-strike = more damage
medioevo-command-superiority-spare = fewer casualties
medioevo-command-blood = blood tokens
medioevo-command-blood-turn = spend them to win a round
medioevo-command-blood-never = keep them
medioevo-command-spoils = plunder
medioevo-command-spoils-keep = keep what tokens allow
medioevo-command-spoils-plunder = plunder everything
medioevo-command-spoils-ask = ask me
medioevo-command-powers = reactions
medioevo-command-powers-keep = do not ask me
medioevo-command-powers-habits = my habits, without asking me
medioevo-command-powers-ask = ask me
medioevo-command-start = used
medioevo-command-start-ask = when I say so in a battle
medioevo-command-start-barbarians = in every battle against barbarians
medioevo-command-start-always = in every battle
medioevo-command-until = valid
medioevo-command-until-end = to the end
medioevo-command-until-half = until half are lost
medioevo-command-until-round = for one round

## Commands

medioevo-fight-name = fight
medioevo-fight-description = Start the battle round
medioevo-fight-button = Fight

medioevo-protect-name = walls
medioevo-protect-description = Choose what your walls protect against this round
medioevo-protect-button = Use walls
medioevo-protect-attack-name = against
medioevo-protect-attack-description = The kind of attack
medioevo-protect-attack-prompt = Protect against what?

medioevo-crew-name = crew
medioevo-crew-description = Crew a siege engine for this round
medioevo-crew-button = Crew an engine
medioevo-crew-engine-name = engine
medioevo-crew-engine-description = Siege engine to crew
medioevo-crew-engine-prompt = Which siege engine?
medioevo-crew-count-name = count
medioevo-crew-count-description = How many units, one shot each
medioevo-crew-count-prompt = How many units crew it?
medioevo-crew-units-name = units
medioevo-crew-units-description = Units that crew it
medioevo-crew-units-prompt = Which units crew it?
medioevo-crew-target-name = target
medioevo-crew-target-description = Units, or a building
medioevo-crew-target-prompt = What does it aim at?

medioevo-onward-name = fight-round
medioevo-onward-description = Fight the round; you are asked about your dice only, your orders do the rest
medioevo-onward-button = Fight, own dice only

medioevo-entrust-name = orders
medioevo-entrust-description = Let your battle orders fight for you
medioevo-entrust-button = Fight by orders

medioevo-instruct-name = order
medioevo-instruct-description = Change one point of your battle orders
medioevo-instruct-button = Battle orders
medioevo-instruct-point-name = point
medioevo-instruct-point-description = What the order is about
medioevo-instruct-point-prompt = Which order?
medioevo-instruct-choice-name = choice
medioevo-instruct-choice-description = What should be done
medioevo-instruct-choice-prompt = What should be done?

medioevo-intervene-name = command
medioevo-intervene-description = Take command of the battle yourself
medioevo-intervene-button = Take command

medioevo-capture-name = capture
medioevo-capture-description = Try to take prisoners; your attack is halved if you have fewer than 3 units to 1
medioevo-capture-button = Take prisoners

medioevo-flee-name = flee
medioevo-flee-description = Fight one round at half attack, then leave
medioevo-flee-button = Flee
medioevo-flee-place-name = to
medioevo-flee-place-description = Where you flee to
medioevo-flee-place-prompt = Where do you flee to?

medioevo-parley-name = surrender
medioevo-parley-description = Offer to surrender, or ask the enemy to
medioevo-parley-button = Discuss surrender
medioevo-parley-terms-name = terms
medioevo-parley-terms-description = Who surrenders
medioevo-parley-terms-prompt = Who surrenders?

medioevo-grant-name = accept
medioevo-grant-description = Accept the offer: the battle is over
medioevo-grant-button = Accept

medioevo-spurn-name = refuse
medioevo-spurn-description = Refuse the offer: the battle goes on
medioevo-spurn-button = Refuse

medioevo-lead-name = captains
medioevo-lead-description = Use your captains’ levels
medioevo-lead-button = Use captains
medioevo-lead-uses-name = uses
medioevo-lead-uses-description = One for each level left
medioevo-lead-uses-prompt = What do your captains do?

medioevo-sacrifice-name = sacrifice
medioevo-sacrifice-description = Sacrifice light infantry for +4 attack each
medioevo-sacrifice-button = Sacrifice
medioevo-sacrifice-count-name = count
medioevo-sacrifice-count-description = How many (0 for none)
medioevo-sacrifice-count-prompt = How many light infantry do you sacrifice?

medioevo-recast-name = reroll
medioevo-recast-description = Reroll your battle dice, or keep them
medioevo-recast-button = Reroll dice
medioevo-recast-dice-name = dice
medioevo-recast-dice-description = Dice to reroll; leave empty to keep all
medioevo-recast-dice-prompt = Which dice do you reroll?

medioevo-overwhelm-name = superiority
medioevo-overwhelm-description = Turn superiority into damage or fewer casualties
medioevo-overwhelm-button = Use superiority
medioevo-overwhelm-damage-name = damage
medioevo-overwhelm-damage-description = Points of extra damage; the rest reduces casualties
medioevo-overwhelm-damage-prompt = How many points become extra damage?

medioevo-bear-name = damage
medioevo-bear-description = Assign battle damage to your units
medioevo-bear-button = Assign damage
medioevo-bear-points-name = points
medioevo-bear-points-description = Units that take 1 damage first
medioevo-bear-points-prompt = How many different units take 1 damage first?
medioevo-bear-losses-name = losses
medioevo-bear-losses-description = Units that take 1 damage each
medioevo-bear-losses-prompt = Which units take the damage?

medioevo-loot-name = keep
medioevo-loot-description = Choose what you keep; the rest is plundered
medioevo-loot-button = Keep or plunder
medioevo-loot-keep-name = keep
medioevo-loot-keep-description = Buildings and market cubes you keep
medioevo-loot-keep-prompt = Which buildings and market cubes do you keep?
medioevo-loot-third-name = level3
medioevo-loot-third-description = Level III transports and engines you keep
medioevo-loot-third-prompt = Which level III transports and engines do you keep?
medioevo-loot-second-name = level2
medioevo-loot-second-description = Level II transports and engines you keep
medioevo-loot-second-prompt = Which level II transports and engines do you keep?
medioevo-loot-first-name = level1
medioevo-loot-first-description = Level I transports and engines you keep
medioevo-loot-first-prompt = Which level I transports and engines do you keep?

medioevo-annex-name = token
medioevo-annex-description = Replace a control token next to a building you took
medioevo-annex-button = Replace token
medioevo-annex-place-name = place
medioevo-annex-place-description = Land of the token; leave empty to replace none
medioevo-annex-place-prompt = Which token do you replace?

