### Medioevo Universale: the rules in short, in English.

rules-medioevo-topics = goal turn events rebellion taxes control buildings machines troops move battle abilities siege sea captives conquest trade markets diplomacy technologies cards honour end reactions variants

rules-medioevo-goal-title = The aim of the game
rules-medioevo-goal-text =
    You rule one of six realms of the 13th century: Byzantium, the Mamluks, Hungary, the Holy Roman Empire, Novgorod or the Golden Horde. Trade, build, learn, fight and bargain. **Most honour points (HP) at the end win** *(M-137)*.

    2 to 6 people play *(M-1)*. With fewer than six, the first realm is free, and each further one must be linked to one in play, and only land within 3 steps of somebody’s home is used, with the seas beside it *(M-2)*. Homes without a player are barbarian land.

    You begin with 1600 florins, 10 HP, a village, an archer, and either one transport of level II or two of level I *(M-6)*. They go into your home in turn order, the village on an inhabited area, ships in a port *(M-7)*. Of 3 Empire cards you keep 1, and you take an objective token of any colour *(M-9, M-10)*. A barbarian light infantry sits at every fire on the map *(M-8)*.

    The table sets the number of turns, and maybe an honour limit that ends the game at once *(M-3)*.

    Two words *(M-4)*: **adjacent** lands share a border, across rivers and across the one strait; **neighbouring** is at most 3 steps away, and a sea is a step.

rules-medioevo-turn-title = The turn and the bids
rules-medioevo-turn-text =
    A turn has seven phases *(M-11)*:
    • 1 order: everybody bids in secret
    • 2 events: barbarians, a disaster, rebellions
    • 3 taxes and upkeep
    • 4 purchases
    • 5 combat: movements, with battles at once
    • 6 trade
    • 7 end of turn: cards and tokens are ready again, stopped pieces may move, limited pacts run out *(M-108)*

    Turn order rules combat and trade. In the other phases all act at once, and turn order only decides who gets pieces that run short. Florins are secret, bids and payments are seen.

    ▸ **Bids** *(M-20)*: from 0 to all your florins, shown together. The highest is first, the others follow by bid. Tied for first: those players bid again, and it is added. Other ties, and those that remain, reverse last turn’s order; in turn 1 the lot decides. **Only the winner pays**, the whole bid, to whoever is last.

    The first player leads the barbarians in phase 2 and fights without a penalty *(M-74)*.

rules-medioevo-events-title = Barbarians and events
rules-medioevo-events-text =
    The first player does this; in turn 1 only the dice.

    ▸ **Horde** *(M-21)*: d4, d6 and d8, any of them rerolled once. A horde is 1 light infantry, and with 1–3 on the d4 another, on the d6 an archer, on the d8 a captain. These dice are also the barbarians’ battle dice all turn.

    ▸ **Event** *(M-22)*: a card marks lands; the first player picks 2 of its 3 effects. They hit those lands and the seas beside them. Whoever has something there rolls a d6:
    • movement 1–2: that many transports cannot move this turn
    • armies 1–4: that much damage to units
    • buildings 1–3: that much damage to buildings
    • goods 1–2: that many cubes of one transport are lost
    A higher roll is harmless. The owner chooses what suffers.

    ▸ **Supply** *(M-23)*: 3 points. One adds a barbarian where barbarians are, or at a fire that no player controls: an archer joins 2 or more, a captain 4 or more. If players control all fires, any empty land outside the homes that nobody controls will do. Or one point moves all barbarians of a place by one step, to sea too; except where a player’s units are, or the first player has their home. Units they meet must fight; alone in a land, they destroy everything on it *(M-95)*.

rules-medioevo-rebellion-title = Rebellions
rules-medioevo-rebellion-text =
    From turn 2 on, the back of the next event card tells which tax people bear. Each full 10 that **your tax of last turn** is above it makes one rebellion *(M-24)*.

    Example: you taxed 50 and people bear 30, so there are two.

    Rebels are a horde of this turn’s dice. They rise in home land that you control, where you have the fewest units, empty land first; among equals you choose, and each goes to another land while there is one. Units there fight at once.

    If barbarians already sit in your home when the count is made, **each new rebellion costs 1 HP**.

    Any barbarians in your home are rebels, also those driven in. Beating them there brings +1 HP *(M-125)*; if both sides die, it is −1 instead. While they stay, the land is contested and pays no tax, and alone on it they destroy everything *(M-30, M-95)*.

    The technology *Law* sends a rebellion out of your home. A last round of rebellions comes before the final scoring *(M-135)*.

rules-medioevo-taxes-title = Taxes, upkeep and loans
rules-medioevo-taxes-text =
    ▸ **Income** *(M-30)*: choose 10, 20, 30, 40 or 50. You get it for every land you control, and again for every village, twice for a town, three times for a city. Each city adds 20 × its grand market. Land with foreign or barbarian units pays nothing, unless a pact says so. With no unit and no land you get 200 *(M-33)*.

    Example: 6 lands, a village and a town at tax 30 are 30 × 9 = 270.

    ▸ **Upkeep** *(M-31)*: 20 for each unit, transport and engine of any level, after income. You may dismiss pieces first, and must if you can neither pay nor borrow.

    ▸ **Loans** *(M-32)*: +500, once a turn at any decision of yours, in battles and windows too, at most 5 open. Once a turn you may pay back 500. From the next turn on each costs 50 interest, due with the upkeep.

    ▸ **Bankrupt** you are when interest is due that you can neither pay nor cover by a loan. Then plunder buildings and transports of your own for half of what they cost, and next, with none left, let rebellions rise for 100 florins each, at the usual loss of HP. Interest you miss does not add up. But if you cannot pay **two turns running**, you are out, and your home turns barbarian.

rules-medioevo-control-title = Who controls a land
rules-medioevo-control-text =
    You control *(M-34)*:
    • the lands of your home, unless somebody else holds them
    • other land with your units or your control token

    Transports, engines and buildings hold nothing. Outside your home, land without a unit or token of yours is lost at once. Home land that nobody holds falls back to its owner.

    A land where units of two sides stand, or barbarians, is **contested**: nobody controls it for any rule, unless a pact says so. Guests with a pact of passage neither hold nor contest.

    Buildings belong to whoever controls the land. If nobody does, they stand there neutral.

    ▸ **Control tokens**, 8 for each player: a tower, fort or castle supports 1, 2, 3 of them on adjacent lands *(M-42)*. One goes back when the land is conquered, barbarians enter, or a battle is fought there, and winning the land again does not bring it back *(M-35)*. Those that no building supports any longer go too; you choose which.

rules-medioevo-buildings-title = Buying buildings
rules-medioevo-buildings-text =
    In land you control *(M-41)*; florins, then structure points:
    • with Masonry, on an inhabited area: village 100 and 2, town 200 and 4, city 300 and 6
    • with Architecture: tower 100 and 3, fort 200 and 6, castle 300 and 9
    • with Religion: cathedral 300 and 3; it counts as level III

    The plan costs 1 PT per level, a cathedral 1 in all; you pay 100 florins for each PT you lack *(M-110)*. An upgrade costs the difference in florins and PT. Levels may be skipped. A land has at most one civil, one military and one religious building.

    Each city, castle or cathedral you build: **+1 HP**.

    Damage equal to the structure points destroys a building. It stays on through an upgrade. Repair costs 50 a point.

    ▸ **Control tokens** *(M-42)*: a new tower, fort or castle brings 1, 2 or 3, an upgrade the difference. Put them at once on adjacent lands without an opponent’s control and without a hostile army, else they are lost. If the building falls, its tokens go. Whoever conquers and keeps it may replace those that no other military building of the old owner can support.

rules-medioevo-machines-title = Buying transports and engines
rules-medioevo-machines-text =
    ▸ **Transports** cost 100 florins and 1 PT (Carpentry) per level *(M-43)*:
    • war wagon: units by land; in an area you control, or with your military building
    • galley: units, wagons and engines by sea; in an area with a port
    • caravan: goods by land; in an area
    • merchant ship: goods by sea; in an area with a port

    At levels I, II and III a wagon or galley has 3, 6, 9 places and 6, 7, 8 MP *(M-61)*, a caravan or merchant ship 2, 4, 6 places for cubes and as many MP *(M-100)*.

    ▸ **Engines** cost 100 florins and 1 PT (Mathematics) per level *(M-45)*: catapult I, trebuchet II, bombard III. They go to an area you control or a military building of yours, and have 4 MP.

    Upgrades cost the difference, where the piece could also be bought.

    Each transport and engine needs one of your 10 property tokens that shows its level *(M-5)*: 2 show I or III, 4 show I or II, 2 show II or III, 2 only I. The supply for all: 15 galleys, 12 merchant ships, 15 wagons, 12 caravans, 16 catapults, 14 trebuchets, 12 bombards.

rules-medioevo-troops-title = Buying units, cards and more
rules-medioevo-troops-text =
    ▸ **Units** *(M-44)*: light infantry 20, archer 50, heavy infantry 50, cavalry 100; a captain 100 and 1 PT (Art of War) per level, promoted for the difference. They go to an area you control or a military building of yours. In a turn at most **3 + the levels of your villages, towns and cities**. You have 20 light, 20 heavy, 10 cavalry, 10 archers, 3 captains *(M-5)*.

    ▸ **Ransom** *(M-47)*: your prisoners come back for twice their price, within the same limit. The captor cannot refuse.

    ▸ **Empire card** *(M-46)*: one a turn, for 100 and 50 more per card you own. Look at 2, and at 2 more per cathedral of yours; keep one.

    ▸ **Technology** *(M-40)*: 100 × its level, level after level, one step per branch and turn.

    ▸ **Your list** *(M-48)*: put down purchases and cross them off until everybody is done. Earlier entries count for later ones: a new village for the unit limit, a new technology for a plan. Empire cards are drawn first; who drew may use the card at once and add to the list *(M-50)*. Then the lists run in turn order. What has become impossible is dropped, unpaid, and you are told.

rules-medioevo-move-title = Movement
rules-medioevo-move-text =
    Round after round, in turn order, you make **one movement** or pass, until all pass in a round; you may pass and move later *(M-60)*. One or several groups go to one target. What moved is then stopped for the turn.

    • Units need a wagon on land and a galley at sea, within its places and MP; engines go by themselves *(M-61)*. In a galley a unit, wagon or engine takes 1 place.
    • A step is 1 MP, docking and sailing too. Ships dock on any coast; loading is free, only in dock: at sea nobody changes galleys, and a galley that sinks takes its cargo along. Drop and pick up on the way.
    • From a castle’s land its controller moves to adjacent land free of charge, without transport, even when stopped *(M-62)*.

    MP drop to 0 on entering *(M-63)*:
    • barbarian or neutral land without units: a horde rises and fights
    • land with a hostile army, or a sea with hostile galleys: battle
    • an opponent’s empty land: conquered without a fight
    Empty transports and lone engines raise no horde and take no land, and hostile armies plunder them.

    Without a war declared in an earlier turn, or a pact for it, whoever enters another’s land, attacks or plunders **loses 3 HP and is at war** *(M-64)*. Own pieces may be removed at your decisions in any phase *(M-65)*.

rules-medioevo-battle-title = Battle, round by round
rules-medioevo-battle-text =
    A round *(M-70)*: military buildings choose what they protect from; engines fire; archers shoot; abilities are checked; mêlée.

    ▸ **Dice** *(M-74)*: the attacker first, each side rolls a d4, a d6 and a d8, and rerolls once as many of them as it likes.
    • Attack value: the highest die, or the product of two or three equal ones if that is more; then the penalty and bonuses; at least 0.
    • Casualty value: the lowest die.

    Example: 4, 4, 6 attack with 16 and cost 4; 2, 2, 7 attack with 7.

    Penalty by turn order, for 2 players 0 −1; 3: 0 −1 −3; 4: 0 −1 −2 −3; 5: 0 −1 −1 −2 −3; 6: 0 −1 −1 −2 −2 −3. Barbarians have none and use the turn’s dice.

    ▸ **Result** *(M-75)*: the higher value wins. The loser takes the difference as damage, at most as much as the winner has units in the mêlée. Every full 20 in the difference is worth 1 extra damage or 1 casualty less, as the winner likes. Cavalry adds its share. Then, also in a tie, each side takes its own casualty value, attacker first. Owners share out damage.

    If both sides are left, the attacker goes on, flees or surrenders *(M-77)*.

rules-medioevo-abilities-title = Abilities of units and captains
rules-medioevo-abilities-text =
    An ability works if **only one side has the type** *(M-72)*:
    • archers: a d8 each before the mêlée, 1–3 deals 1 damage
    • light infantry: each one sacrificed before you roll gives +4 attack; the defender decides with the attacker’s dice in sight
    • heavy infantry: each takes 1 off your casualty value, down to 0
    • cavalry: each deals 2 damage if its side wins or ties
    What is active when the mêlée begins lasts the round, with the numbers of that moment. Crews neither use nor block abilities.

    ▸ **Captains** *(M-73)* use as many abilities as they have levels: to act as one unit of a type, to use an own ability that is blocked, or to cancel one of the enemy’s. Add up the levels of each side; only the difference is left. You declare it before the archers shoot, each ability once.

    ▸ **Damage** *(M-76)*: one point removes light infantry, an archer or a captain. Heavy turns into light; cavalry into heavy, else light. If your reserve has none, the unit is removed.

    ▸ **Barbarians** *(M-85)*: archers shoot if they can, and a captain always acts as one. If outnumbered, they sacrifice 1 light of 2 or 3, or 2 of 4 and more. Damage takes light, then archers, then captains *(M-71)*.

rules-medioevo-siege-title = Engines and castles in battle
rules-medioevo-siege-text =
    ▸ **Engines** *(M-71)* begin each round. To fire, an engine wants 1 to 3 units as its crew, chosen anew each round. One d8 for each of the crew; 1–3 hits:
    • catapult: 2 damage to units
    • trebuchet: 3 to units, or 1 to a building
    • bombard: 4 to units, or 2 to a building

    Before rolling, the attacker says for each engine whether it aims at units or at which building; the defender’s aim at units. Both sides roll, then all damage falls together.

    Crews do not fight otherwise, and are hit only when nobody else is left. *Machinery* lets them do both.

    ▸ **Tower, fort, castle** *(M-70)*: before every round the owner chooses engines, archers or mêlée. Damage of that kind is less by 1, 2 or 3 in this round. For the mêlée this means the score, superiority and cavalry together, not casualties. Damage to buildings is never less.

    Whoever controlled the land when the battle began has this protection to its end; the castle’s free moves and purchases there wait.

rules-medioevo-sea-title = Sea battles
rules-medioevo-sea-text =
    Hostile galleys in one sea fight, as on land, penalty included, with these changes *(M-78)*:
    • Add up the galley levels of each side: the difference is an attack bonus for the higher.
    • A galley works engines of as many levels in all as its own.
    • Only archers and light infantry have abilities, and a captain acts as one of these *(M-73)*.
    • One damage point removes heavy infantry and cavalry, too.
    • A galley that has lost all its units rolls a d8 at once: with 1–3 it sinks with its cargo, and its level is gone in the next round.

    A docked galley lies on land and takes no part.

    The loser’s empty galleys and merchant ships in that sea are kept or plundered *(M-84)*.

    Barbarians at sea have a galley of level I that holds any number and vanishes when they land *(M-23)*. They plunder merchant ships.

rules-medioevo-captives-title = Flight, surrender, capture, ransom
rules-medioevo-captives-text =
    ▸ **Flight** *(M-79)*: only the attacker, from the second round on, said before rolling. In this round the attack value is halved, rounded up, after all changes, and casualties rise by the MP it takes to leave. The army then goes, with the MP it had left on entering, but not into land that would stop it. If the last enemy falls in that round, it has fled all the same.

    ▸ **Surrender** *(M-80)*: if both players agree. The loser’s units go aside, cost no upkeep, and may return free of charge in later turns, within the unit limit.

    ▸ **Capture** *(M-81)*: declared before the battle. With fewer than 3 units to 1, checked every round, your attack value loses half, the loss rounded up. In a round you win, units destroyed by the score become prisoners, as the type they were; superiority and cavalry still kill; only you take casualties. A round you lose or tie is an ordinary one without captives. If all captors die, those caught in this battle are free and win. Barbarians go to the supply.

    ▸ **Ransom** *(M-47)*: in phase 4, at twice the price. At the end, own units in foreign hands cost 3, 6 or 9 HP *(M-136)*.

rules-medioevo-conquest-title = Conquest and plunder
rules-medioevo-conquest-text =
    When only attackers are left, or they enter an opponent’s empty land, it is conquered *(M-63, M-84)*. For each building, engine, transport and cube there, **keep** it or **plunder** it for half its cost; market cubes pay 50 each. A transport or engine without a property token for its level must be plundered. Pieces of third players stay, and may be plundered from the next turn on. A defender who wins treats what the attacker leaves behind alike.

    Example: a village and a cathedral plundered bring (100 + 300) ÷ 2 = 200 florins.

    ▸ **Honour** *(M-125)*: land with an inhabited area +1, and +1 per level of its buildings, a cathedral 3; the first conquest of Rome or of Jerusalem +2 more. Not twice in a turn for a land, and never for your own home.

    • All dead: the land goes back to its home’s owner, else it is barbarian *(M-83)*.
    • Three or more sides: fight barbarians first; then the active player picks one after the other, or stays beside them *(M-82)*.
    • A stopped fight leaves both in contested land; in a later phase 5 either may begin it again as a movement *(M-86)*.
    • Barbarians alone in a land destroy every building, transport, engine and cube *(M-95)*.

rules-medioevo-trade-title = Trade
rules-medioevo-trade-text =
    In turn order, each player moves all own caravans and merchant ships as wished *(M-101)*. At levels I, II and III they carry 2, 4, 6 cubes and have 6, 7, 8 MP. **A step, a purchase and a sale cost 1 MP each** *(M-100)*.

    • Buy *(M-102)*: an area sells the one good it makes, 100 florins a cube, as many as fit.
    • Sell *(M-103)*: 100 a cube, several colours in one sale; not what the area makes or its market already has.
    • Ships trade in ports only. Cubes do not change transports.
    • No trade in another player’s area unless you have a trade pact, nor where armies at war stand.

    Caravans and ships may enter foreign and barbarian land, and no horde rises. But a hostile army there plunders them at once: barbarians always, a player at war too. A player not at war is asked and may plunder for −3 HP *(M-64)*. The plunderer gets half the transport’s cost, and 50 for each cube aboard.

    The goods: arms black, salt white, furs brown, grain yellow, slaves green, spices orange, cloth blue, wine violet.

rules-medioevo-markets-title = Markets and trade routes
rules-medioevo-markets-text =
    ▸ **Market cubes** *(M-104)*: after each sale, and on leaving an area with goods aboard, you put one cube from the supply there, of a colour sold or carried that the area neither makes nor has. It is a must; among several colours you choose. A ship that leaves where there is no port puts none.

    ▸ **Grand market** *(M-105)*: its value is the number of those cubes. Each cube you sell brings 20 more per market cube, counted before the new one. With a city, its value also raises the taxes *(M-30)*.

    Example: 4 cubes sold where 3 lie bring 4 × 160 = 640.

    ▸ **Trade route** *(M-106)*: on buying, you may open a route of 4, 6 or 8 different areas for that transport. The last is the destination; the area you buy in is not on it. One route per player, and it cannot be changed. Pass the stages in any order, then sell at the destination: 2, 4 or 6 trade points, each worth **1 HP or +50 for every cube sold**. Selling elsewhere or too early ends the route; you may also give it up, and it goes with its transport.

    A sale has the route’s points or the market’s bonus, not both: you choose.

rules-medioevo-diplomacy-title = War, peace and pacts
rules-medioevo-diplomacy-text =
    ▸ **War** *(M-120)*: one side declares it and may attack from the next turn on. All pacts between the two break, at −2 HP each for the declarer. Attack without it: −3 HP, there is war, and who was attacked may hit back this very turn *(M-64)*. **Armistice**, for this turn, and **peace** need both sides; a battle between them then stops *(M-86)*.

    ▸ **Pacts** *(M-121)* bind two players or more, in writing, openly or secretly, until some turn or to the end, and may include payments. One may hold several of these:
    • trade in the other’s areas
    • passage for units, galleys and wagons
    • military control: place new troops there as in own land
    • civil control: place new caravans and merchant ships there
    • non-aggression
    • defensive or offensive alliance: help with a number of units. The one helped directs them, one place per ally a turn; their owner follows, or may be accused, unless that would break another pact or cost HP
    • money, or all or some prisoners, handed over at once
    • your own text

    A pact never blocks a move: you are warned, and a breach that can be seen costs **2 HP per pact** *(M-122)*. Otherwise a signatory accuses: everybody then reads the pact and votes, and a tie changes nothing. All signatories together may end a pact at any time. Money and prisoners may change hands in any agreement.

    You draft, sign and end pacts under *Diplomacy*, also when it is another’s turn; of a secret one only those named learn. Payments (five at most) are made at the signing, at the end of every turn, or for every deal (trade); who cannot pay breaks the pact. A secret pact that is seen at work, broken or accused is secret no more. Troops in a host’s land are guests; when the pact ends they stay so until they leave or somebody attacks.

rules-medioevo-technologies-title = The 24 technologies
rules-medioevo-technologies-text =
    Learn them in order, 100 florins × level *(M-40)*. A use costs PT of the branch’s colour: 1 at levels I to III, **2 at level IV**; a PT you lack costs 100 florins *(M-110, M-111)*.

    • Transport, blue: **Carpentry** plans transports. **Logistics**: a land piece crosses a sea, or a ship a land. **Machinery**: an engine’s crew fights too. **Cartography**: +1 MP, after a stop and in others’ turns too; a lone unit needs no wagon.
    • Commerce, yellow: **Trade**: +25, 50, 100 for a cube sold in a village, town, city. **Market**: a deal 50 better, never free. **Control** moves a market cube to a neighbouring area; one of the two is yours, and your caravan or ship in one. **Guilds** tick off a route stage.
    • Legislation, orange: **Edict** crosses barbarian land without a horde, not to stop there. **Law** moves a rebellion to empty barbarian land beside your home. **Nation** moves a barbarian one step. **Influence** makes an adjacent one yours.
    • Combat, red: **Art of War** enlists captains. **Promotion**: any unit in the battle counts this turn as the next or previous type of light or archer – heavy – cavalry – captain I – II – III. **Tactics**: you choose who takes a damage point. **Strategy** deals 1 before the mêlée.
    • Construction, green: **Masonry**, **Architecture**, **Mathematics** plan civil and military buildings and engines. **Engineering**: a free upgrade.
    • Religion, purple: **Religion** plans cathedrals. **Monasticism** recolours a PT. **Proselytism** borrows a neighbour’s card. **Passing of Time** borrows a technology, at its own PT as well.

rules-medioevo-cards-title = Empire cards and objectives
rules-medioevo-cards-text =
    There are 72 Empire cards. The person on a card is open to all, the objective on its back is for its owner only *(M-50)*.

    Once a turn, at any moment, unless something stands it upright again, you turn a card for its **ability or its technology points (PT)**, not both. "/" on a card means one colour or the other. PT are gone at the end of the phase. In phase 7 all cards stand upright again *(M-108)*.

    ▸ **Objective** *(M-51)*: when its condition holds, at a decision of yours or in a reaction window, show the card, turned or not. It goes under the deck, and you take an objective token of its colour; with none left, you show the card all the same; of two colours you choose, and without a colour take any. What must happen "this turn" counts until phase 7; whoever has met such an objective is asked before the turn ends, and in the last turn for objectives of every kind.

    ▸ **Tokens** give 1 PT of their colour each turn. At the end 1 to 8 of them are worth 0, 1, 3, 5, 8, 11, 15, 20 HP *(M-136)*.

    New cards are bought in phase 4, one a turn: 100 florins and 50 per card you have *(M-46)*. Showing an objective makes the next one cheaper.

rules-medioevo-honour-title = Honour during the game
rules-medioevo-honour-text =
    You gain *(M-125)*:
    • +1 for the conquest of land with an inhabited area, +1 per level of its buildings, 3 for a cathedral; +2 more for the first conquest of Rome, and of Jerusalem. Not twice a turn for one land, never for your own home.
    • +1 for a city, castle or cathedral you build *(M-41)*
    • +1 for a rebellion at home put down
    • +1 for an army of 5 or more, counted when the battle began, destroyed or captured in one battle
    • up to 6 for a trade route *(M-106)*

    You lose:
    • 1 for a battle lost to barbarians, all dead or fled
    • 1 for each new rebellion while rebels sit in your home *(M-24)*
    • 3 for an attack, an entry or plunder without war *(M-64)*
    • 2 for each pact you break *(M-122)*

    Honour begins at 10 and may fall below 0. The page on the end has what is added there.

rules-medioevo-end-title = The end and the scoring
rules-medioevo-end-text =
    After the last turn, or at once when the honour limit is reached *(M-3)*, one more tolerated tax is read: rebellions rise, fight and plunder before anything is counted *(M-135)*.

    Then **+3 HP** for each of these, or +1 each if tied, and nothing for a count of 0:
    • most florins, less 550 per loan, even if nobody has any left
    • the best grand market you control
    • the highest technology level, then most of that level
    • Rome; Jerusalem, but not for the Mamluks
    • most cathedrals; most cities; most castles; most lands
    • each monopoly: all areas in play that make a good

    Further *(M-136)*:
    • own units held prisoner: 1–3 −3, 4–6 −6, 7 or more −9
    • debts: 500 −2, 1000 −4, 1500 −6, 2000 −9, 2500 −15
    • objective tokens: 1 to 8 bring 0, 1, 3, 5, 8, 11, 15, 20; more than 8 as 8

    ▸ **Most honour wins.** Tied: the richest after loans, then who was first in the last turn order *(M-137)*.

rules-medioevo-reactions-title = Reactions and standing orders
rules-medioevo-reactions-text =
    What may be used "at any time" is used at a decision of your own or in a **reaction window** *(M-130)*. One opens at the start of phase 2, for an event, a die, a rebellion, an entry or departure, before a battle and between its rounds, for dice before damage, for damage before it is shared out, a turned card, plunder, a sale or purchase, interest, and before the reset of phase 7.

    Only those are asked who have a card or technology of use there, all at the same time. The active player’s answer comes first, the others’ follow in turn order. A turned card first opens a window of its own, and after any reaction the window opens again, until all pass *(M-131)*.

    ▸ **Standing orders**: for each kind of window say
    • always ask me
    • ask me when I am involved (so it is at first): my pieces, land, card or dice are touched
    • never ask me

    If the table has a deadline, silence is a pass.

    Where all act at once, the order of answers does not matter, and yours can change while one is still missing *(M-132)*.

rules-medioevo-variants-title = Variants
rules-medioevo-variants-text =
    A table may agree on these in its options:
    • **End** *(M-3)*: more or fewer turns, an honour limit from 20 to 80, a limit in days; with the latter the turn in progress is finished.
    • **Realms** *(M-1)*: chosen one after the other, by lot, or by auction.
    • **Auction** *(M-140)*: each names a realm and bids 0 to 10 HP in secret. The best bid for a realm has it. Who is tied, beaten, or not linked to higher bids bids once more for what is left; then the lot decides, at no cost. Honour begins at 10 for the lowest bidder, for the others lower by the difference.
    • **Terrain** *(M-141)*: entering plains costs 1 MP, desert, forest or hills 2, mountains 3, and 1 more across a river; a sea 1. Upkeep is 10 in land with an inhabited area, elsewhere 20 on plains, in forests, hills and at sea, 30 in mountains, 40 in deserts.
    • **Blood** *(M-142)*: one of 18 tokens each time you are plundered, by barbarians too, or another takes home land of yours; two if both. When all dice lie, first the attacker, then the defender may spend tokens for +1 attack each.
    • **Teams** *(M-143)*: as you agree, seat by seat; or two, or of two members, by seats. Their scores are added up, and they win together.
    • **Deployment** *(M-144)*: if anybody asks for it in phase 4, purchases stay hidden until all are done and are then placed in turn order. You see what was placed before, and may change where yours go, not what they are.
