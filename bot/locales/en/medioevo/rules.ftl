### Medioevo Universale: the rules in short, in English.

rules-medioevo-topics = goal turn events rebellion taxes control buildings machines troops move battle abilities siege sea captives conquest trade markets diplomacy technologies cards honour end reactions variants

rules-medioevo-goal-title = The aim of the game
rules-medioevo-goal-text =
    You rule one of six realms of the 13th century: Byzantium, the Mamluks, Hungary, the Holy Roman Empire, Novgorod or the Golden Horde. Trade, build, learn, fight and negotiate. **The most honour at the end wins** *(M-137)*.
    2 to 6 people play *(M-1)*. With fewer than six, any realm may be chosen first; each later one must be linked to a realm in play. Only lands within 3 steps of a player’s home are used, and the seas next to them *(M-2)*. Homes without a player are barbarian land.
    You start with 1,600 florins, 10 honour, a village, an archer, and either one level II transport or two of level I *(M-6)*. Players place them in their homes, in turn order: the village on an inhabited area, ships in a port *(M-7)*. You draw 3 Empire cards and keep 1, and take an objective token of any colour *(M-9, M-10)*. One barbarian light infantry starts at every campfire on the map *(M-8)*.
    The table’s options set the number of turns and, optionally, an honour limit that ends the game immediately *(M-3)*.
    Two words *(M-4)*: **adjacent** lands share a border, rivers and the one strait included; **neighbouring** places are at most 3 steps apart, counting a sea as one step.

rules-medioevo-turn-title = The turn and the bids
rules-medioevo-turn-text =
    A game turn has seven phases *(M-11)*:
    • 1 turn order: everyone makes a secret bid
    • 2 events: barbarians, a disaster, rebellions
    • 3 taxes and upkeep
    • 4 purchases
    • 5 combat: movements; battles are fought immediately
    • 6 trade
    • 7 end of turn: cards and tokens are ready again, stopped pieces may move, pacts of limited length end *(M-108)*
    Players act in turn order in combat and trade. In the other phases everyone acts at the same time, and turn order matters only when pieces run out. Florins are secret; bids and payments are public.
    ▸ **Bids** *(M-20)*: from 0 to all your florins, revealed together. The highest goes first, the others follow by bid. Players tied for first bid again and add it to their bid. All other ties, and ties that remain, reverse last turn’s order (random in turn 1). **Only the winner pays**: the full bid, to the last player in turn order.
    The first player leads the barbarians in phase 2 and fights without a penalty *(M-74)*.

rules-medioevo-events-title = Barbarians and events
rules-medioevo-events-text =
    The first player does this; in turn 1 only the dice.
    ▸ **Horde** *(M-21)*: roll a d4, d6 and d8; you may reroll any once. A horde is 1 light infantry, plus:
    • d4 1–3: another light infantry
    • d6 1–3: an archer
    • d8 1–3: a captain
    These are also the barbarians’ battle dice all turn.
    ▸ **Event** *(M-22)*: a card names lands; the first player chooses 2 of its 3 effects. They hit those lands and the seas next to them. Each player with pieces there rolls a d6 for each effect:
    • movement: on 1–2, that many transports cannot move this turn
    • armies: on 1–4, that much damage to units
    • buildings: on 1–3, that much damage to buildings
    • goods: on 1–2, one transport loses that many cubes
    Higher rolls have no effect. The owner assigns the damage.
    ▸ **Supply** *(M-23)*: 3 points. One point adds a barbarian where there are some, or at a campfire no player controls; an archer needs 2 barbarians there, a captain 4. If players control all campfires, any empty land outside the homes that no one controls will do. Or one point moves all barbarians of a place one step, to sea too, but not barbarians in contact with a player’s units or in the first player’s home. Units they meet must fight; alone in a land, they destroy everything in it *(M-95)*.

rules-medioevo-rebellion-title = Rebellions
rules-medioevo-rebellion-text =
    From turn 2, the back of the next event card shows the tolerated tax. For every 10 that **your tax last turn** exceeded it, you get one rebellion *(M-24)*.
    Example: you set tax 50 and 30 is tolerated, so there are two.
    Rebels are a horde of this turn’s dice. They appear in the home land you control that has the fewest units, empty lands first. In a tie you choose; spread them over different lands if you can. Units there fight immediately.
    If barbarians are already in your home when rebellions are counted, **each new rebellion costs 1 honour**.
    All barbarians in your home count as rebels, even those moved in. Defeating them gives +1 honour *(M-125)*; if both sides are wiped out, −1. While they stay, the land is contested and pays no tax. If they are alone in it, they destroy everything *(M-30, M-95)*.
    The technology *Law* sends a rebellion out of your home. One last rebellion check comes before final scoring *(M-135)*.

rules-medioevo-taxes-title = Taxes, upkeep and loans
rules-medioevo-taxes-text =
    ▸ **Income** *(M-30)*: set your tax at 10, 20, 30, 40 or 50. You collect it once per land you control, plus 1× per village, 2× per town and 3× per city. Each city adds 20 × its grand market. Land with foreign or barbarian units pays nothing, unless a pact says so. With no unit and no land you get 200 florins *(M-33)*.
    Example: 6 lands, a village and a town at tax 30 give 30 × 9 = 270 florins.
    ▸ **Upkeep** *(M-31)*: 20 florins per unit, transport and siege engine of any level, after income. You may disband pieces first, and must if you can neither pay nor borrow.
    ▸ **Loans** *(M-32)*: +500 florins, once per turn, at any of your decisions; at most 5 open. Once per turn you may repay 500. From the next turn each loan costs 50 florins interest, due with the upkeep.
    ▸ You are **bankrupt** when you can neither pay the interest due nor borrow to cover it. Then plunder your own buildings and transports for half of their price. With none left, allow rebellions for 100 florins each, at the usual loss of honour. Unpaid interest does not accumulate. But if you default **two turns in a row**, you are eliminated, and your home becomes barbarian land.

rules-medioevo-control-title = Who controls a land
rules-medioevo-control-text =
    You control *(M-34)*:
    • the lands of your home, unless someone else controls them
    • other lands with your units or your control token
    Transports, engines and buildings do not give control. Outside your home, a land without your unit or token is lost immediately. Home lands no one holds return to their owner.
    A land with units of two sides, or with barbarians, is **contested**: no one controls it for any rule, unless a pact says so. Guests (units under a passage pact) neither control nor contest.
    Buildings belong to the player who controls the land. If no one does, they are neutral.
    ▸ **Control tokens**, 8 per player: a tower, fort or castle supports 1, 2, 3 of them on adjacent lands *(M-42)*. A token goes back when the land is conquered, barbarians enter, or a battle is fought there; winning the land again does not bring it back *(M-35)*. Tokens that no building supports any longer are removed too; you choose which.

rules-medioevo-buildings-title = Buying buildings
rules-medioevo-buildings-text =
    In lands you control *(M-41)*. Price in florins / structure points:
    • with Masonry, on an inhabited area: village 100 / 2, town 200 / 4, city 300 / 6
    • with Architecture: tower 100 / 3, fort 200 / 6, castle 300 / 9
    • with Religion: cathedral 300 / 3; it counts as level III
    Each also costs 1 technology point (TP) per level (a cathedral 1 in total); you may pay 100 florins for each TP you lack *(M-110)*. An upgrade costs the difference in florins and TP. You may skip levels. A land has at most one civil, one military and one religious building.
    Each city, castle or cathedral you build: **+1 honour**.
    Damage equal to its structure points destroys a building. Damage stays when you upgrade. Repairs cost 50 florins per point.
    ▸ **Control tokens** *(M-42)*: a new tower, fort or castle brings 1, 2 or 3, an upgrade the difference. Place them immediately on adjacent lands without an opponent’s control or a hostile army, or they are lost. If the building is destroyed, its tokens go. A conqueror who keeps the building may replace those tokens the old owner can no longer support.

rules-medioevo-machines-title = Buying transports and siege engines
rules-medioevo-machines-text =
    ▸ **Transports** cost 100 florins and 1 technology point (TP, Carpentry) per level *(M-43)*:
    • war wagon: carries units on land; bought in an inhabited area you control, or at your military building
    • galley: carries units, wagons and engines at sea; bought in an inhabited area with a port
    • caravan: carries goods on land; bought in an inhabited area
    • merchant ship: carries goods at sea; bought in an inhabited area with a port
    At levels I, II, III a wagon or galley carries 3, 6, 9 units *(M-61)*; a caravan or merchant ship carries 2, 4, 6 cubes; all transports have 6, 7, 8 movement points (MP) *(M-100)*.
    ▸ **Siege engines** cost 100 florins and 1 TP (Mathematics) per level *(M-45)*: catapult I, trebuchet II, bombard III. They go to an inhabited area you control or your military building, and have 4 MP.
    Upgrades cost the difference, where the piece could also be bought.
    Each transport and engine needs one of your 10 property tokens with its level on one side *(M-5)*: 2 tokens are I/III, 4 are I/II, 2 are II/III, 2 are I only. The common supply: 15 galleys, 12 merchant ships, 15 wagons, 12 caravans, 16 catapults, 14 trebuchets, 12 bombards.

rules-medioevo-troops-title = Buying units, cards and more
rules-medioevo-troops-text =
    ▸ **Units** *(M-44)*, in florins: light infantry 20, archer 50, heavy infantry 50, cavalry 100; a captain 100 and 1 technology point (TP, Art of War) per level, promoted for the difference. They go to an inhabited area you control or your military building. Limit per turn: **3 + the total levels of your villages, towns and cities**. You have 20 light infantry, 20 heavy infantry, 10 cavalry, 10 archers, 3 captains *(M-5)*.
    ▸ **Ransom** *(M-47)*: your prisoners return for twice their price, within the same limit. The captor cannot refuse.
    ▸ **Empire card** *(M-46)*: one per turn, for 100 florins plus 50 per card you own. Look at 2, and at 2 more per cathedral of yours; keep one.
    ▸ **Technology** *(M-40)*: 100 florins × its level, level by level, one step per branch per turn.
    ▸ **Your list** *(M-48)*: add and remove purchases until everyone is done. Earlier purchases count for later ones: a new village for the unit limit, a new technology for a building. Empire cards are drawn first; you may use a card you drew right away and add to your list *(M-50)*. Then the lists are carried out in turn order. Anything no longer possible is dropped at no cost, and you are told.

rules-medioevo-move-title = Movement
rules-medioevo-move-text =
    Phase 5 is played in movement rounds *(M-60)*: in turn order, each player makes **one movement** or passes. It ends when everyone passes in the same round; after a pass you may still move in a later round. One or several groups go to one target. What moved is then stopped for the turn.
    • Units need a wagon on land and a galley at sea, within its room and movement points (MP); engines move by themselves *(M-61)*. In a galley a unit, wagon or engine takes 1 place.
    • Each step costs 1 MP, as do docking and setting sail. Ships can dock on any coast. Loading is free, and only in dock; a galley that sinks takes its cargo along. You may drop off and pick up units on the way.
    • Units in a castle’s land may move to an adjacent land at no MP and without transport, even if stopped *(M-62)*.
    A group stops (0 MP left) when it enters *(M-63)*:
    • barbarian or neutral land without units: a horde appears and fights
    • a land with a hostile army, or a sea with hostile galleys: battle
    • an opponent’s empty land: conquered without a fight
    Empty transports and lone engines meet no horde and conquer nothing, and hostile armies plunder them.
    A player who enters another player’s land, attacks or plunders without a war declared in an earlier turn, or a pact that allows it, **loses 3 honour and is at war** *(M-64)*. You may remove your own pieces at any of your decisions *(M-65)*.

rules-medioevo-battle-title = Battle, round by round
rules-medioevo-battle-text =
    A battle round *(M-70)*: military buildings choose what they protect against; engines fire; archers shoot; abilities are checked; melee.
    ▸ **Dice** *(M-74)*: attacker first, each side rolls a d4, a d6 and a d8 and may reroll any of them once.
    • Attack value: your highest die, or the product of two or three matching dice if higher; then add bonuses and the turn-order penalty (minimum 0).
    • Casualty value: your lowest die.
    Example: 4, 4, 6: attack 16, casualties 4; 2, 2, 7: attack 7, casualties 2.
    Penalties in turn order; barbarians have none and use the turn’s dice:
    • 2 players: 0, −1
    • 3 players: 0, −1, −3
    • 4 players: 0, −1, −2, −3
    • 5 players: 0, −1, −1, −2, −3
    • 6 players: 0, −1, −1, −2, −2, −3
    ▸ **Result** *(M-75)*: the higher value wins. The loser takes the difference as damage, at most the winner’s number of units in the melee.
    ▸ **Superiority**: for every 20 points of difference, the winner chooses +1 damage or −1 casualty. Cavalry adds its damage. Then, also in a tie, each side takes its own casualties, attacker first. Owners assign their damage.
    If both sides survive, the attacker continues, flees or surrenders *(M-77)*.

rules-medioevo-abilities-title = Abilities of units and captains
rules-medioevo-abilities-text =
    A unit type’s ability works only if **the enemy has no unit of that type** *(M-72)*:
    • archers: a d8 each before the melee; 1–3 deals 1 damage
    • light infantry: each one sacrificed before you roll gives +4 attack; the defender decides after seeing the attacker’s dice
    • heavy infantry: each takes 1 off your casualty value, down to 0
    • cavalry: each deals 2 damage if its side wins or ties
    Abilities active at the start of the melee last the whole round, with the unit numbers at that moment. Crews neither use nor block abilities.
    ▸ **Captains** *(M-73)* use one ability per level: to act as one unit of a type, to use one of your blocked abilities, or to cancel one of the enemy’s. Add up the levels of each side; only the difference is left. Declare it before the archers shoot, each ability once.
    ▸ **Damage** *(M-76)*: one point removes light infantry, an archer or a captain. Heavy infantry becomes light; cavalry becomes heavy, else light. If your reserve has none, the unit is removed.
    ▸ **Barbarians** *(M-85)*: archers shoot if they can, and a captain always acts as one. If outnumbered, they sacrifice light infantry: 1 if they have 2–3, 2 if they have 4 or more. Damage removes light infantry first, then archers, then captains *(M-71)*.

rules-medioevo-siege-title = Engines and castles in battle
rules-medioevo-siege-text =
    ▸ **Siege engines** *(M-71)* fire at the start of each round. An engine needs a crew of 1 to 3 units to fire, chosen anew each round. Roll one d8 per crew member; 1–3 hits:
    • catapult: 2 damage to units
    • trebuchet: 3 to units, or 1 to a building
    • bombard: 4 to units, or 2 to a building
    Before rolling, the attacker chooses for each engine whether it aims at units or at which building; the defender’s engines aim at units. Both sides roll, then all damage is dealt together.
    Crews do not fight otherwise, and are hit only when no other unit is left. *Machinery* lets them do both.
    ▸ **Tower, fort, castle** *(M-70)*: before every round the owner chooses engines, archers or melee. Damage of that kind is reduced by 1, 2 or 3 this round. In the melee this applies to the total of difference, superiority and cavalry, not to casualties. Damage to buildings is never reduced.
    The player who controlled the land at the start keeps this protection to the end of the battle. Free moves from the castle and purchases there are suspended.

rules-medioevo-sea-title = Sea battles
rules-medioevo-sea-text =
    Hostile galleys in one sea fight, as on land, penalty included, with these changes *(M-78)*:
    • Add up the galley levels of each side: the difference is an attack bonus for the higher.
    • A galley can fire engines whose levels add up to no more than its own.
    • Only archers and light infantry have abilities, and a captain acts as one of these *(M-73)*.
    • One damage point removes heavy infantry and cavalry, too.
    • A galley that has lost all its units rolls a d8 immediately: on 1–3 it sinks with its cargo, and its level is gone in the next round.

    A docked galley lies on land and takes no part.

    The loser’s empty galleys and merchant ships in that sea are kept or plundered *(M-84)*.

    Barbarians at sea have a level I galley that holds any number of units and vanishes when they land *(M-23)*. They plunder merchant ships.

rules-medioevo-captives-title = Fleeing, surrender, capture, ransom
rules-medioevo-captives-text =
    ▸ **Fleeing** *(M-79)*: only the attacker, from the second round, declared before rolling. This round the attack value is halved (rounded up) after all changes, and casualties increase by the movement points (MP) needed to leave. The army then leaves, with the MP it had left on entering, but not into a land that would stop it. If the last enemy is destroyed in that round, the army has fled all the same.
    ▸ **Surrender** *(M-80)*: if both players agree. The loser’s units are set aside, cost no upkeep, and may return for free in later turns, within the unit limit.
    ▸ **Capture** *(M-81)*: declared before the battle. Each round in which you have fewer than 3 units to 1, your attack value is halved (rounded down). In a round you win, units destroyed by the difference become prisoners, as the type they were; superiority and cavalry still destroy; only you take casualties. A round you lose or tie is an ordinary one without prisoners. If all captors die, their prisoners from this battle are freed and win it. Captured barbarians go to the supply.
    ▸ **Ransom** *(M-47)*: in phase 4, at twice the price. At the end, your units held prisoner cost you 3, 6 or 9 honour *(M-136)*.

rules-medioevo-conquest-title = Conquest and plunder
rules-medioevo-conquest-text =
    When only attackers are left, or they enter an opponent’s empty land, it is conquered *(M-63, M-84)*. For each building, engine, transport and cube there, **keep** it or **plunder** it for half its price; market cubes pay 50 florins each. A transport or engine without a property token for its level must be plundered. Pieces of third players stay, and may be plundered from the next turn. A winning defender does the same with what the attacker leaves behind.
    Example: plundering a village and a cathedral gives (100 + 300) ÷ 2 = 200 florins.
    ▸ **Honour** *(M-125)*: land with an inhabited area +1, and +1 per level of its buildings, a cathedral 3; the first conquest of Rome or of Jerusalem +2 more. Not twice in a turn for one land, and never for your own home.
    • If all units die, the land returns to its home’s owner, or else it is barbarian *(M-83)*.
    • Three or more sides: fight barbarians first; then the active player chooses one enemy after the other, or stays next to them *(M-82)*.
    • A battle that is broken off leaves both in contested land; in a later phase 5 either may start it again as a movement *(M-86)*.
    • Barbarians alone in a land destroy every building, transport, engine and cube *(M-95)*.

rules-medioevo-trade-title = Trade
rules-medioevo-trade-text =
    In turn order, each player moves all their caravans and merchant ships in any order *(M-101)*. At levels I, II, III they carry 2, 4, 6 cubes and have 6, 7, 8 movement points (MP). **A step, a purchase and a sale cost 1 MP each** *(M-100)*.
    • Buy *(M-102)*: an inhabited area sells the one good it produces, 100 florins per cube, as many as fit.
    • Sell *(M-103)*: 100 florins per cube, several colours in one sale; not what the inhabited area produces or its market already has.
    • Ships trade in ports only. Cubes do not change transports.
    • No trade in another player’s inhabited area unless you have a trade pact, nor where an army at war with you stands.
    Caravans and ships may enter foreign and barbarian land, and no horde appears. But a hostile army there plunders them immediately: barbarians always, a player at war too. A player not at war is asked and may plunder for −3 honour *(M-64)*. The plunderer gets half the transport’s price, and 50 florins per cube aboard.
    The goods: arms black, salt white, furs brown, grain yellow, slaves green, spices orange, cloth blue, wine violet.

rules-medioevo-markets-title = Markets and trade routes
rules-medioevo-markets-text =
    ▸ **Market cubes** *(M-104)*: after each sale, and on leaving an inhabited area with goods aboard, you put one cube from the supply there, of a colour sold or carried that it neither produces nor has. This is mandatory; if several colours are possible, you choose. A ship that leaves a place without a port puts none.
    ▸ **Grand market** *(M-105)*: its value is the number of those cubes. Each cube you sell earns 20 florins more per market cube, counted before the new one. With a city, its value also raises the taxes *(M-30)*.
    Example: 4 cubes sold where 3 lie earn 4 × 160 = 640 florins.
    ▸ **Trade route** *(M-106)*: on buying, you may open a route of 4, 6 or 8 different stages for that transport. The last is the destination; the inhabited area you buy in is not on it. One route per player, and it cannot be changed. Reach the stages in any order, then sell at the destination: 2, 4 or 6 route points, each worth **1 honour or +50 florins for every cube sold**. Selling elsewhere or too early ends the route; you may also abandon it, and it ends with its transport.
    A sale earns either the route points or the market bonus; you choose.

rules-medioevo-diplomacy-title = War, peace and pacts
rules-medioevo-diplomacy-text =
    ▸ **War** *(M-120)*: one side declares it and may attack from next turn. All pacts between the two break, at −2 honour each for the declarer. Attacking without it: −3 honour, war, and the player attacked may strike back this turn *(M-64)*. A **truce** (this turn) or **peace** needs both, and stops their battle *(M-86)*.
    ▸ **Pacts** *(M-121)* bind two or more players, public or secret, to some turn or to the end, with payments or not, and may combine:
    • trade in the other player’s inhabited areas
    • passage for units, galleys and wagons
    • military control: place new units there
    • civil control: place new caravans and merchant ships there
    • non-aggression
    • defensive or offensive alliance: the supported player directs a number of units to one place per ally per turn; an owner who does not comply may be accused, unless that would break another pact or cost honour
    • florins or prisoners, handed over immediately
    • your own text
    A pact never blocks a move: you are warned, and a visible breach costs **2 honour per pact** *(M-122)*. Otherwise a signatory accuses: everyone reads the pact and votes; a tie changes nothing. All signatories together may end a pact at any time.
    You propose, sign and end pacts under *Diplomacy*, even when it is not your turn. Only the players named in it learn of a secret pact, until it is seen at work, broken or accused. Up to five payments are made on signing, every turn, or per deal (trade); a player who cannot pay breaks the pact. Units in a host’s land are guests; when the pact ends they stay so until they leave or someone attacks.

rules-medioevo-technologies-title = The 24 technologies
rules-medioevo-technologies-text =
    Learn them in order, 100 florins × level *(M-40)*. Each use costs technology points (TP) of the branch’s colour: 1 at levels I to III, **2 at level IV**; a TP you lack costs 100 florins *(M-110, M-111)*.
    • Transport, blue: **Carpentry**: build transports. **Logistics**: a land piece crosses a sea, or a ship a land. **Machinery**: a crew fights too. **Cartography**: +1 MP, even when stopped or in others’ turns; a lone unit needs no wagon.
    • Commerce, yellow: **Trade**: +25, 50, 100 florins per cube sold in a village, town, city. **Market**: a deal 50 florins better, never 0. **Control**: move a market cube to a neighbouring inhabited area; one is yours, and your caravan or ship is in one. **Guilds** counts a route stage as reached.
    • Legislation, orange: **Edict**: cross barbarian land without a horde. **Law**: a rebellion moves to empty barbarian land next to your home. **Nation**: a barbarian moves one step. **Influence**: an adjacent one becomes yours.
    • Combat, red: **Art of War**: captains. **Promotion**: a unit in battle counts as the next or previous type this turn: light infantry or archer – heavy – cavalry – captain I – II – III. **Tactics**: you choose who takes a damage point. **Strategy**: 1 damage before the melee.
    • Construction, green: **Masonry**, **Architecture**, **Mathematics**: civil and military buildings, engines. **Engineering**: a free upgrade.
    • Religion, purple: **Religion**: cathedrals. **Monasticism**: a purple TP counts as any colour. **Proselytism**: use a neighbour’s card. **Passing of Time**: use a neighbour’s technology, paying its TP too.

rules-medioevo-cards-title = Empire cards and objectives
rules-medioevo-cards-text =
    There are 72 Empire cards. Everyone sees the person on a card; only its owner sees the objective on its back *(M-50)*.
    Each card can be used once per turn, at any time, for its **ability or its technology points (TP)**, not both (some effects ready it again). “/” on a card means one colour or the other. Unspent TP are lost at the end of the phase. In phase 7 all cards are ready again *(M-108)*.
    ▸ **Objective** *(M-51)*: when its condition is met, at one of your decisions or in a reaction window, show the card, used or ready. It goes under the deck, and you take an objective token of its colour; if none is left, you show the card all the same. Of two colours you choose one; without a colour take any. What must happen “this turn” counts until phase 7; if you have met such an objective, you are asked before the turn ends, and in the last turn for objectives of every kind.
    ▸ **Tokens** give 1 TP of their colour each turn. At the end 1 to 8 of them are worth 0, 1, 3, 5, 8, 11, 15, 20 honour *(M-136)*.
    New cards are bought in phase 4, one per turn: 100 florins plus 50 per card you have *(M-46)*. Showing an objective makes the next one cheaper.

rules-medioevo-honour-title = Honour during the game
rules-medioevo-honour-text =
    You gain *(M-125)*:
    • +1 for the conquest of land with an inhabited area, +1 per level of its buildings, 3 for a cathedral; +2 more for the first conquest of Rome, and of Jerusalem. Not twice per turn for one land, never for your own home.
    • +1 for a city, castle or cathedral you build *(M-41)*
    • +1 for putting down a rebellion at home
    • +1 for an army of 5 or more, counted when the battle began, destroyed or captured in one battle
    • up to 6 for a trade route *(M-106)*

    You lose:
    • 1 for losing a battle to barbarians (all units dead or fled)
    • 1 for each new rebellion with rebels already at home *(M-24)*
    • 3 for an attack, an entry or plunder without war *(M-64)*
    • 2 for each pact you break *(M-122)*

    Honour starts at 10 and may fall below 0. Final scoring is on the page *The end and the scoring*.

rules-medioevo-end-title = The end and the scoring
rules-medioevo-end-text =
    After the last turn, or immediately when the honour limit is reached *(M-3)*, one last rebellion check is made; rebels fight and destroy before anything is scored *(M-135)*.
    Then **+3 honour** for each of these, or +1 each if tied, and nothing for a count of 0:
    • the most florins, less 550 per loan, even if no one has any left
    • the best grand market you control
    • the highest technology level, then the most of that level
    • Rome; Jerusalem, but not for the Mamluks
    • the most cathedrals; cities; castles; lands
    • each monopoly: all inhabited areas in play that produce a good
    Also *(M-136)*:
    • your units held prisoner: 1–3: −3; 4–6: −6; 7 or more: −9
    • loans: 1: −2; 2: −4; 3: −6; 4: −9; 5: −15
    • objective tokens: 1 to 8 score 0, 1, 3, 5, 8, 11, 15, 20; more than 8 as 8
    ▸ **The most honour wins.** Ties: the most florins after loans, then the earliest in the last turn order *(M-137)*.

rules-medioevo-reactions-title = Reactions and reaction settings
rules-medioevo-reactions-text =
    What may be used “at any time” is used at one of your own decisions or in a **reaction window** *(M-130)*. One opens at the start of phase 2, for an event, a die, a rebellion, an entry or departure, before a battle and between its rounds, for dice before damage, for damage before it is assigned, a used card, plunder, a sale or purchase, interest, and before the end of the turn.
    Only players with a usable card or technology are asked, all at the same time. The active player’s answer comes first, the others’ follow in turn order. A used card first opens a window of its own, and after any reaction the window opens again, until all pass *(M-131)*.
    ▸ **Reaction settings**: for each kind of window choose
    • always ask me
    • ask me when I am involved (the default): my pieces, land, card or dice are affected
    • never ask me
    If the table has a deadline, no answer in time counts as a pass.
    Where everyone acts at the same time, the order of answers does not matter, and you can change yours until the last one is in *(M-132)*.

rules-medioevo-variants-title = Variants
rules-medioevo-variants-text =
    A table may choose these in its options:
    • **End** *(M-3)*: more or fewer turns, an honour limit from 20 to 80, a day limit (the current turn is finished).
    • **Realms** *(M-1)*: players choose, random, or an auction.
    • **Auction** *(M-140)*: each player names a realm and bids 0 to 10 honour in secret. The highest bid wins the realm. Players who are tied, outbid or not linked to a higher bidder’s realm bid once more for the remaining realms; after that, realms are assigned at random at no cost. The lowest bidder starts with 10 honour, the others with less by the difference.
    • **Terrain** *(M-141)*: entering plains costs 1 movement point (MP), desert, forest or hills 2, mountains 3, and 1 more across a river; a sea 1. Upkeep is 10 florins in land with an inhabited area, elsewhere 20 on plains, in forests, hills and at sea, 30 in mountains, 40 in deserts.
    • **Blood tokens** *(M-142)*: one of 18 tokens each time you are plundered, by barbarians too, or another player takes a land of your home; two if both. After all dice are final, first the attacker, then the defender may spend tokens for +1 attack each.
    • **Teams** *(M-143)*: as you agree, seat by seat; or two teams, or teams of two, by seats. Scores are added up, and a team wins together.
    • **Hidden deployment** *(M-144)*: if anyone asks for it in phase 4, purchases stay hidden until all are done and are then placed in turn order. You see what was placed before, and may change where yours go, not what they are.
