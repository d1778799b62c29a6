## Les mots des images de Medioevo Universale et de leurs descriptions.

medioevo-picture-articles = le |la |les |l’|l'
medioevo-picture-barbarians = Barbares
medioevo-picture-turn = Tour { $turn } sur { $turns }
medioevo-picture-phase-founding = Fondation
medioevo-picture-phase-order = Ordre
medioevo-picture-phase-events = Événements
medioevo-picture-phase-taxes = Impôts
medioevo-picture-phase-purchases = Achats
medioevo-picture-phase-combat = Combat
medioevo-picture-phase-trade = Commerce
medioevo-picture-horde = Horde
medioevo-picture-no-horde = Pas de horde
medioevo-picture-honour = Honneur
medioevo-picture-no-realm = pas encore de royaume
medioevo-picture-battle-at = Bataille : { $place }
medioevo-picture-standing =
    { $name } ({ $realm }), { $points } d’honneur, { $lands ->
        [one] 1 territoire
       *[other] { $lands } territoires
    }, { $units ->
        [one] 1 unité
       *[other] { $units } unités
    }
medioevo-picture-close = Vue rapprochée.
medioevo-picture-nothing = rien
medioevo-picture-of = { $things } ({ $name })
medioevo-picture-site =
    { $held ->
        [yes] { $place }, à { $owner } : { $things }.
       *[no] { $place } : { $things }.
    }
medioevo-picture-battle = Bataille : { $place }, manche { $round }.
medioevo-picture-no-battle = Aucune bataille n’est en cours.
medioevo-picture-attacker-has = { $name } attaque avec { $army }.
medioevo-picture-defender-has = { $name } défend avec { $army }.
medioevo-picture-values = Attaque { $attack }, pertes { $casualties }.
