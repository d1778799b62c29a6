### Medioevo Universale: learning it, in English.

rules-medioevo-guides = first-turn turn-card prices worked-battle worked-trip advice

rules-medioevo-first-turn-title = Your first turn, step by step
rules-medioevo-first-turn-text =
    ▸ **Before the turn.** Choose a realm (see *First advice for each realm*). Bid for the turn order: 20 to 60 florins are plenty, only the winner pays. Then place your village and archer where the best inhabited area is, with **one war wagon II** at the same place: it carries six units. Keep the card whose objective you can meet, take a green token if you want to build.
    ▸ **1 Order** was bid for already. **2 Events**: in turn 1 only the barbarian dice are rolled: a horde is one light infantry, plus one for each die that shows 1 to 3.
    ▸ **3 Taxes.** Rebellions of the next turn go by this tax. 20 or 30 is a good start; the panel shows income, what is left and the risk.
    ▸ **4 Purchases.** Learn Masonry or Carpentry (100 florins), recruit three to five units (light infantry takes the losses, an archer shoots first), perhaps a caravan. Keep 100 florins. Press the green **Done, all by your orders**, or **Done** if you want to be asked in battles between players; you may still change the list while others write.
    ▸ **5 Combat.** **March**: from your village, with the wagon, to a neighbouring inhabited area. The list says who waits there and how the battle may end. Press **End movement**: your orders fight barbarians, against players you press **Fight by orders**. Leave a unit there: without one, land outside your home is lost again.
    ▸ **6 Trade.** With a caravan: **Load** what your inhabited area makes, travel to an inhabited area that does not make it, **Sell**.
    ▸ **Afterwards.** **Standing orders** hold what is done without asking you; change them whenever you like. Next bid and next tax can be said with your purchases.

rules-medioevo-turn-card-title = The turn on one card
rules-medioevo-turn-card-text =
    ▸ **1 Order** · all bid in secret · **Bid**, or say it beforehand with *Next bid* · only the winner pays
    ▸ **2 Events** · the first player leads: dice, two of three effects, three barbarian points · others only lose pieces or place rebels · *Standing orders* answer for you
    ▸ **3 Taxes** · all at the same time · **Set tax** · income − upkeep (20 a piece) − interest (50 a loan)
    ▸ **4 Purchases** · all at the same time, in secret · **Learn, Build, Recruit …**, then **Done**, in turn 1 with or without *all by your orders*
    ▸ **5 Combat** · in turn order, round after round · **March**, **End movement**, **Pass**, or **Done moving** · battles are fought right away: **Fight by orders**, or **Fight**
    ▸ **6 Trade** · in turn order · **Load, Travel, Sell**, then **Done trading**
    ▸ **7 End** · everything is ready again; *Claim* objectives that you have met
    ▸ **At any decision of yours**: use a card or technology, take or repay a loan, declare war, offer peace.
    ▸ **While you wait**: *Plan ahead* says your marches and trips beforehand; they are checked again when your turn comes.

rules-medioevo-prices-title = What everything costs
rules-medioevo-prices-text =
    ▸ **Units**: light infantry 20 · archer 50 · heavy infantry 50 · cavalry 100 · captain 100 and 1 red TP a level. At most 3 + the levels of your villages, towns and cities a turn.
    ▸ **Upkeep**: 20 for every unit, transport and engine, every turn.
    ▸ **Civil buildings** (Masonry, green TP): village 100 and 1 · town 200 and 2 · city 300 and 3
    ▸ **Military buildings** (Architecture, green TP): tower 100 and 1 · fort 200 and 2 · castle 300 and 3
    ▸ **Cathedral** (Religion): 300 and 1 purple TP. Upgrades cost the difference. Repairs: 50 a point.
    ▸ **Transports** (Carpentry) and **siege engines** (Mathematics): 100 and 1 TP a level
    ▸ **Technology**: 100 × its level. **Empire card**: 100 + 50 for each you own.
    ▸ **A TP you lack**: 100 florins. **Ransom**: twice the price of the unit.
    ▸ **Goods**: a cube costs 100 and sells for 100, +20 for each other colour in the market; a completed route adds 50 a cube for each point.
    ▸ **Loan**: +500, then 50 a turn; at the end −2, −4, −6, −9, −15 honour for one to five.
    ▸ **Plunder** pays half of what a thing costs, and 50 a cube.

rules-medioevo-worked-battle-title = A battle, worked through
rules-medioevo-worked-battle-text =
    You attack five heavy infantry with three light, four heavy and two archers; you are second in the turn order of two, so your attack is 1 lower *(M-74)*.
    ▸ **Archers** shoot first, for the enemy has none: two d8, each 1 to 3 is a point of damage. Say both miss. Both sides have heavy infantry, so no one’s spares casualties; your light infantry could be sacrificed for +4 each. An engine of theirs has cost you one heavy.
    ▸ **Your dice**: 1, 6, 6. Two sixes make 6 × 6 = 36. The 1 would mean one casualty only, but you reroll it anyway and get 3: the picture shows 36 − 1 = **35**, casualties **3**. Keeping the 1 would have been better: the same attack, two losses fewer.
    ▸ **Their dice**: 2, 5, 7. No pair: attack 7, casualties 2.
    ▸ **Result** *(M-75)*: 35 against 7. They take the difference, at most one point for each of your 8 units in the melee: 8. The difference of 28 is one full 20, so you choose 1 more damage: **9 points**. A heavy hit becomes light, a light is gone: four heavy take 8 points, the fifth becomes light.
    ▸ **Casualties**: you lose 3 light infantry, they lose 2: their last unit is gone. The land is yours, and an inhabited one brings honour *(M-125)*.
    By orders you press one button for all this; the usual orders reroll what promises most and lose the cheapest first.

rules-medioevo-worked-trip-title = A trade trip, worked through
rules-medioevo-worked-trip-text =
    A caravan II in the Great Plain has 7 MP and room for four cubes. The inhabited area makes grain.
    ▸ **Load** three cubes: 300 florins, 1 MP *(M-102)*. Right after loading you may open a **route** *(M-106)*: choose how many inhabited areas, here four, their stages in any order and the destination last. The picture shows it: Transylvania is reached, Bulgaria and Macedonia are to come, Dalmatia is the end.
    ▸ **Travel**: 1 MP a step. Leaving an inhabited area, one of your cubes stays in its market if that colour is new there *(M-104)*; the market of a place grows more valuable for whoever sells there later.
    ▸ **Sell** where the inhabited area neither makes the good nor has it in its market, and no one fights; in another player’s inhabited area you need a pact. A cube brings 100, +20 for each colour in the market; 1 MP.
    ▸ **Without a route**: three cubes in an inhabited area with two colours in its market: 3 × 140 = 420. Profit 120 for two turns of a caravan, and the market has one colour more.
    ▸ **With the route** of four inhabited areas: 2 points at its end. Each is 1 honour, or 50 more for every cube: 3 × (100 + 100) = 600, a profit of 300; or 2 honour and 300 florins.
    Armies of enemies on the way plunder a caravan: the list of places marks them with ⚠.

rules-medioevo-advice-title = First advice for each realm
rules-medioevo-advice-text =
    ▸ **Byzantium** makes cloth, grain and wine, and all three inhabited areas have ports. Begin with a galley or merchant ship; islands and coasts are yours sooner than anyone’s. You have neighbours on every side: sign a peace or passage pact early.
    ▸ **The Mamluks** make spices, grain and cloth, far from everyone but Byzantium. A war wagon takes Syria and Jerusalem’s surroundings; Jerusalem itself scores only for others. Build in peace, and trade by the Nile Delta’s port.
    ▸ **Hungary** makes wine, grain and salt, and has no port. In the middle of the map a wagon reaches a dozen inhabited areas: expand by land right away, and hold what you take by towers and control tokens.
    ▸ **The Holy Roman Empire** makes salt, wine and arms; Saxony has the port. The rich west and Italy lie open to you: Rome counts at the end. Hungary is the only neighbour linked to you; make it a friend or a border of castles.
    ▸ **Novgorod** makes furs, cloth and salt; Ingria has the port. Land is wide and few come: take it cheaply with small groups, early. Long ways make caravans slow, so learn Carpentry for level II.
    ▸ **The Golden Horde** makes slaves, spices and furs; the Crimea has the port. Steppe around you is empty: a wagon with cavalry takes land after land. Others envy it by the end, so keep an army at home.
