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
medioevo-picture-attacker-has =
    { $wild ->
        [yes] Les { $name } attaquent avec { $army }.
       *[no] { $name } attaque avec { $army }.
    }
medioevo-picture-defender-has =
    { $wild ->
        [yes] Les { $name } défendent avec { $army }.
       *[no] { $name } défend avec { $army }.
    }
medioevo-picture-values = Attaque { $attack }, pertes { $casualties }.
medioevo-picture-answered = { $done } sur { $count } ont répondu
medioevo-picture-news = Dernièrement : { $places }
medioevo-picture-many = { $count } joueurs doivent jouer

## Batailles

medioevo-picture-before-battle = Avant la bataille
medioevo-picture-round = Manche { $round }
medioevo-picture-naval-at = Bataille navale : { $place }
medioevo-picture-flight = Fuite vers { $place } : { $cost } pertes de plus
medioevo-picture-attacker = Attaquant
medioevo-picture-defender = Défenseur
medioevo-picture-shelter = Remparts : −{ $points } contre { $against }
medioevo-picture-against-engines = les engins
medioevo-picture-against-archers = les archers
medioevo-picture-against-melee = la mêlée
medioevo-picture-galleys =
    Galères : { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
medioevo-picture-abilities = Capacités : { $kinds }
medioevo-picture-able-light = légers
medioevo-picture-able-heavy = lourds
medioevo-picture-able-cavalry = cavaliers
medioevo-picture-able-archer = archers
medioevo-picture-captain = Capitaines { $levels } : { $uses }
medioevo-picture-no-use = indécis
medioevo-picture-captain-as = comme { $kind }
medioevo-picture-captain-free = { $kind } libérés
medioevo-picture-captain-bar = { $kind } bloqués
medioevo-picture-sacrificed =
    { $count ->
        [one] Sacrifié : { $count } léger
       *[other] Sacrifiés : { $count } légers
    }
medioevo-picture-capture = Veut faire des prisonniers
medioevo-picture-crew = équipage { $count }, vise { $target }
medioevo-picture-target-units = les troupes
medioevo-picture-target-civil = les maisons
medioevo-picture-target-military = les remparts
medioevo-picture-target-religious = la cathédrale
medioevo-picture-attack = Attaque
medioevo-picture-casualties = Pertes
medioevo-picture-damage = Dégâts subis
medioevo-picture-owed = { $points } dégâts à répartir

## Royaumes

medioevo-picture-realm-nobody = Nommez un royaume pour voir sa feuille.
medioevo-picture-florins = Florins
medioevo-picture-secret = secret
medioevo-picture-tax = Impôt
medioevo-picture-upkeep = Entretien
medioevo-picture-loans = Prêts
medioevo-picture-cards = Cartes Empire
medioevo-picture-no-cards = aucune carte Empire
medioevo-picture-offers = Au choix
medioevo-picture-tokens = Jetons d’objectif
medioevo-picture-prisoners = Prisonniers
medioevo-picture-captured = Captifs
medioevo-picture-reserve = Réserve
medioevo-picture-none = aucun
medioevo-picture-purse = { $florins } florins, { $loans } prêts, impôt { $tax }.
medioevo-picture-cards-told = Cartes Empire : { $cards }.
medioevo-picture-known = Technologies : { $technologies }.
medioevo-picture-past = Bataille : { $place }. Affichée : la manche précédente

## Cartes Empire

medioevo-picture-hand-name = cartes
medioevo-picture-hand-description = Vos cartes Empire avec leurs objectifs, ou celles d’un royaume
medioevo-picture-card-ready = prête
medioevo-picture-card-turned = tournée
medioevo-picture-objective = Objectif
medioevo-picture-objective-met = Objectif rempli
medioevo-picture-hand-nobody = Nommez un royaume pour voir ses cartes.
medioevo-picture-hand-told = { $name } ({ $realm }), cartes Empire.
medioevo-picture-card-told =
    { $state ->
        [none] { $name } { $number }/72.
       *[other] { $name } { $number }/72 ({ $state }).
    }
medioevo-picture-titled = { $title } : { $text }.

## Technologies

medioevo-picture-technology-name = technologies
medioevo-picture-technology-description = Toutes les technologies : effets, coût en points, qui les connaît
medioevo-picture-technologies = Technologies
medioevo-picture-technology-key = Écus : qui la connaît. Disques : points par usage

## Guerre et paix

medioevo-picture-pacts-name = diplomatie
medioevo-picture-pacts-description = Guerres, armistices, pactes et propositions
medioevo-picture-diplomacy = Guerre et paix
medioevo-picture-wars = Guerres
medioevo-picture-no-wars = Personne n’est en guerre
medioevo-picture-in-force = Pactes en vigueur
medioevo-picture-no-pacts = Aucun pacte connu
medioevo-picture-pact-ending = { $name } voudrait y mettre fin
medioevo-picture-accused = { $accuser } accuse { $accused }
medioevo-picture-votes = { $broken } pour la rupture, { $kept } pour le respect
medioevo-picture-proposals = Propositions
medioevo-picture-no-proposals = Rien n’est proposé
medioevo-picture-war = guerre
medioevo-picture-armistice = armistice
medioevo-picture-peace = paix
medioevo-picture-against = { $one } et { $other }
medioevo-picture-towards = { $one } à { $other }
medioevo-picture-war-since = depuis le tour { $turn }
medioevo-picture-war-open = les attaques sont permises
medioevo-picture-war-declared = attaques dès le tour { $turn }
medioevo-picture-war-armistice = armistice pour ce tour
medioevo-picture-offer-open = attend une réponse
medioevo-picture-offer-yours = attend votre réponse
medioevo-picture-offer-declined = refusé
medioevo-picture-urgent =
    { $count ->
        [one] Une affaire attend votre réponse
       *[other] { $count } affaires attendent votre réponse
    }
