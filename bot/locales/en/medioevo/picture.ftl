## Words in the pictures of Medioevo Universale and in their alt texts.

medioevo-picture-articles = the |The
medioevo-picture-barbarians = Barbarians
medioevo-picture-turn = Turn { $turn } of { $turns }
medioevo-picture-phase-founding = Setup
medioevo-picture-phase-order = Turn order
medioevo-picture-phase-events = Events
medioevo-picture-phase-taxes = Taxes
medioevo-picture-phase-purchases = Purchases
medioevo-picture-phase-combat = Combat
medioevo-picture-phase-trade = Trade
medioevo-picture-horde = Horde
medioevo-picture-no-horde = No horde yet
medioevo-picture-honour = Honour
medioevo-picture-no-realm = no realm yet
medioevo-picture-battle-at = Battle: { $place }
medioevo-picture-standing =
    { $name } ({ $realm }), { $points } honour, { $lands ->
        [one] { $lands } land
       *[other] { $lands } lands
    }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
medioevo-picture-close = Close-up.
medioevo-picture-nothing = nothing
medioevo-picture-of = { $things } ({ $name })
medioevo-picture-site =
    { $held ->
        [yes] { $place }, controlled by { $owner }: { $things }.
       *[no] { $place }: { $things }.
    }
medioevo-picture-battle = Battle: { $place }, battle round { $round }.
medioevo-picture-no-battle = No battle is being fought.
medioevo-picture-attacker-has =
    { $wild ->
        [yes] { $name } attack with { $army }.
       *[no] { $name } attacks with { $army }.
    }
medioevo-picture-defender-has =
    { $wild ->
        [yes] { $name } defend with { $army }.
       *[no] { $name } defends with { $army }.
    }
medioevo-picture-values = Attack { $attack }, casualties { $casualties }.
medioevo-picture-answered = { $done } of { $count } have answered
medioevo-picture-news = Latest: { $places }
medioevo-picture-many = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
  }

## Battles

medioevo-picture-before-battle = Before the battle
medioevo-picture-round = Battle round { $round }
medioevo-picture-naval-at = Battle at sea: { $place }
medioevo-picture-flight = { $cost ->
    [one] Fleeing to { $place }: +{ $cost } casualty
   *[other] Fleeing to { $place }: +{ $cost } casualties
  }
medioevo-picture-attacker = Attacker
medioevo-picture-defender = Defender
medioevo-picture-shelter = Walls: −{ $points } damage from { $against }
medioevo-picture-against-engines = engines
medioevo-picture-against-archers = archers
medioevo-picture-against-melee = the melee
medioevo-picture-galleys =
    Galleys: { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }
medioevo-picture-abilities = Abilities: { $kinds }
medioevo-picture-able-light = light infantry
medioevo-picture-able-heavy = heavy infantry
medioevo-picture-able-cavalry = cavalry
medioevo-picture-able-archer = archers
medioevo-picture-captain = Captains { $levels }: { $uses }
medioevo-picture-no-use = unused
medioevo-picture-captain-as = as { $kind }
medioevo-picture-captain-free = { $kind } unblocked
medioevo-picture-captain-bar = { $kind } cancelled
medioevo-picture-sacrificed = Sacrificed: { $count } light infantry
medioevo-picture-capture = Taking prisoners
medioevo-picture-crew = crew { $count }, target: { $target }
medioevo-picture-target-units = units
medioevo-picture-target-civil = civil building
medioevo-picture-target-military = military building
medioevo-picture-target-religious = cathedral
medioevo-picture-ahead = { $name } wins this round
medioevo-picture-rerolled = rerolled
medioevo-picture-units = units
medioevo-picture-attack = Attack
medioevo-picture-casualties = Casualties
medioevo-picture-damage = Damage taken
medioevo-picture-owed = { $points } damage to assign

## Realms

medioevo-picture-realm-nobody = Choose a realm to see its sheet.
medioevo-picture-florins = Florins
medioevo-picture-secret = secret
medioevo-picture-tax = Tax
medioevo-picture-upkeep = Upkeep
medioevo-picture-loans = Loans
medioevo-picture-cards = Empire cards
medioevo-picture-no-cards = no Empire card
medioevo-picture-offers = Cards to choose from
medioevo-picture-tokens = Objective tokens
medioevo-picture-prisoners = Prisoners you hold
medioevo-picture-captured = Your units held prisoner
medioevo-picture-reserve = Reserve
medioevo-picture-incomes = Income by tax
medioevo-picture-income-at = { $level }: { $florins }
medioevo-picture-troops = Troops
medioevo-picture-at-war = At war with
medioevo-picture-pacts = Pacts
medioevo-picture-progress = Objective: { $have } of { $need }
medioevo-picture-none = none
medioevo-picture-purse = { medioevo-florins }, { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
  }, tax { $tax }.
medioevo-picture-cards-told = Empire cards: { $cards }.
medioevo-picture-known = Technologies: { $technologies }.
medioevo-picture-past = Battle: { $place } (previous round)

## Empire cards

medioevo-picture-hand-name = cards
medioevo-picture-hand-description = Your Empire cards with their objectives, or those of a realm
medioevo-picture-card-ready = ready
medioevo-picture-card-turned = used
medioevo-picture-objective = Objective
medioevo-picture-objective-met = Objective met
medioevo-picture-hand-nobody = Choose a realm to see its cards.
medioevo-picture-hand-told = { $name } ({ $realm }), Empire cards.
medioevo-picture-card-told =
    { $state ->
        [none] { $name } { $number }/72.
       *[other] { $name } { $number }/72 ({ $state }).
    }
medioevo-picture-titled = { $title }: { $text }.

## Technologies

medioevo-picture-technology-name = technologies
medioevo-picture-technology-description = All technologies: what they do, what they cost, who has them
medioevo-picture-technologies = Technologies
medioevo-picture-technology-key = Shields: who has it. Discs: TP per use

## War and peace

medioevo-picture-pacts-name = diplomacy
medioevo-picture-pacts-description = Wars, truces, pacts and proposals
medioevo-picture-diplomacy = War and peace
medioevo-picture-wars = Wars
medioevo-picture-no-wars = No wars
medioevo-picture-in-force = Pacts in force
medioevo-picture-no-pacts = No public pacts
medioevo-picture-pact-ending = { $name } wants to end it
medioevo-picture-accused = { $accuser } accuses { $accused }
medioevo-picture-votes = { $broken } for broken, { $kept } for kept
medioevo-picture-proposals = Proposals
medioevo-picture-calm = Peace everywhere: no pact, no proposal
medioevo-picture-no-proposals = No proposals
medioevo-picture-war = war
medioevo-picture-armistice = truce
medioevo-picture-peace = peace
medioevo-picture-against = { $one } and { $other }
medioevo-picture-towards = { $one } to { $other }
medioevo-picture-war-since = since turn { $turn }
medioevo-picture-war-open = attacks are allowed
medioevo-picture-war-declared = attacks from turn { $turn } on
medioevo-picture-war-armistice = truce this turn
medioevo-picture-offer-open = needs an answer
medioevo-picture-offer-yours = needs your answer
medioevo-picture-offer-declined = declined
medioevo-picture-urgent =
    { $count ->
        [one] { $count } proposal needs your answer
       *[other] { $count } proposals need your answer
    }

medioevo-portrait-byzantium = Byzantium
medioevo-portrait-mamluks = Mamluks
medioevo-portrait-hungary = Hungary
medioevo-portrait-empire = Roman Empire
medioevo-portrait-novgorod = Novgorod
medioevo-portrait-golden_horde = Golden Horde
