## Words in the pictures of Medioevo Universale and in their alt texts.

medioevo-picture-articles = the |The
medioevo-picture-barbarians = Barbarians
medioevo-picture-turn = Turn { $turn } of { $turns }
medioevo-picture-phase-founding = Founding
medioevo-picture-phase-order = Order
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
        [one] 1 land
       *[other] { $lands } lands
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
medioevo-picture-close = Close-up.
medioevo-picture-nothing = nothing
medioevo-picture-of = { $things } ({ $name })
medioevo-picture-site =
    { $held ->
        [yes] { $place }, held by { $owner }: { $things }.
       *[no] { $place }: { $things }.
    }
medioevo-picture-battle = Battle: { $place }, round { $round }.
medioevo-picture-no-battle = No battle is being fought.
medioevo-picture-attacker-has = { $name } attacks with { $army }.
medioevo-picture-defender-has = { $name } defends with { $army }.
medioevo-picture-values = Attack { $attack }, casualties { $casualties }.
