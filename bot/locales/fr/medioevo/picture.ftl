## Les mots des images de Medioevo Universale et de leurs descriptions.

medioevo-picture-articles = le |la |les |l’|l'
medioevo-picture-barbarians = Barbares
medioevo-picture-turn = Tour { $turn } sur { $turns }
medioevo-picture-phase-founding = Mise en place
medioevo-picture-phase-order = Ordre du tour
medioevo-picture-phase-events = Événements
medioevo-picture-phase-taxes = Taxes
medioevo-picture-phase-purchases = Achats
medioevo-picture-phase-combat = Combat
medioevo-picture-phase-trade = Commerce
medioevo-picture-horde = Horde
medioevo-picture-no-horde = Pas de horde
medioevo-picture-honour = Honneur
medioevo-picture-no-realm = pas encore de royaume
medioevo-picture-battle-at = Bataille : { $place }
medioevo-picture-standing =
    { $name } ({ $realm }), { $points } PH, { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }, { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
medioevo-picture-close = Vue rapprochée.
medioevo-picture-nothing = rien
medioevo-picture-of = { $things } ({ $name })
medioevo-picture-site =
    { $held ->
        [yes] { $place }, sous le contrôle { DE($owner) } : { $things }.
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
medioevo-picture-values = Valeur d’attaque { $attack }, pertes { $casualties }.
medioevo-picture-answered = { $done } sur { $count } ont répondu
medioevo-picture-news = Derniers événements : { $places }
medioevo-picture-many = { $count ->
    [one] En attente de { $count } joueur
   *[other] En attente de { $count } joueurs
  }

## Batailles

medioevo-picture-before-battle = Avant la bataille
medioevo-picture-round = Manche { $round }
medioevo-picture-naval-at = Bataille navale : { $place }
medioevo-picture-flight = { $cost ->
    [one] Fuite vers { $place } : +{ $cost } perte
   *[other] Fuite vers { $place } : +{ $cost } pertes
  }
medioevo-picture-attacker = Attaquant
medioevo-picture-defender = Défenseur
medioevo-picture-shelter = Protection : −{ $points } contre { $against }
medioevo-picture-against-engines = les machines
medioevo-picture-against-archers = les archers
medioevo-picture-against-melee = la mêlée
medioevo-picture-galleys =
    Galères : { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
medioevo-picture-abilities = Capacités : { $kinds }
medioevo-picture-able-light = inf. légère
medioevo-picture-able-heavy = inf. lourde
medioevo-picture-able-cavalry = cavalerie
medioevo-picture-able-archer = archers
medioevo-picture-captain = Capitaines { $levels } : { $uses }
medioevo-picture-no-use = pas encore choisi
medioevo-picture-captain-as = comme { $kind }
medioevo-picture-captain-free = { $kind } : débloqué
medioevo-picture-captain-bar = { $kind } : annulé
medioevo-picture-sacrificed = Infanterie légère sacrifiée : { $count }
medioevo-picture-capture = Capture de prisonniers
medioevo-picture-crew = { $count ->
    [one] { $count } servant, cible : { $target }
   *[other] { $count } servants, cible : { $target }
  }
medioevo-picture-target-units = les unités
medioevo-picture-target-civil = le bâtiment civil
medioevo-picture-target-military = le bâtiment militaire
medioevo-picture-target-religious = la cathédrale
medioevo-picture-ahead = { $name } remporte la manche
medioevo-picture-rerolled = relancé
medioevo-picture-units = unités
medioevo-picture-attack = Attaque
medioevo-picture-casualties = Pertes
medioevo-picture-damage = Dégâts subis
medioevo-picture-owed = { $points ->
    [one] { $points } point de dégâts à répartir
   *[other] { $points } points de dégâts à répartir
  }

## Royaumes

medioevo-picture-realm-nobody = Choisissez un royaume pour voir sa feuille.
medioevo-picture-florins = Florins
medioevo-picture-secret = secret
medioevo-picture-tax = Taxe
medioevo-picture-upkeep = Entretien
medioevo-picture-loans = Prêts
medioevo-picture-cards = Cartes Empire
medioevo-picture-no-cards = aucune carte Empire
medioevo-picture-offers = Cartes au choix
medioevo-picture-tokens = Jetons Objectif
medioevo-picture-prisoners = Prisonniers
medioevo-picture-captured = Prisonnières ailleurs
medioevo-picture-reserve = Réserve
medioevo-picture-incomes = Revenu par taxe
medioevo-picture-income-at = { $level } : { $florins }
medioevo-picture-troops = Troupes
medioevo-picture-at-war = En guerre contre
medioevo-picture-pacts = Pactes
medioevo-picture-progress = Objectif : { $have } sur { $need }
medioevo-picture-none = aucun
medioevo-picture-purse = { medioevo-florins }, { $loans ->
    [one] { $loans } prêt
   *[other] { $loans } prêts
  }, taxe { $tax }.
medioevo-picture-cards-told = Cartes Empire : { $cards }.
medioevo-picture-known = Technologies : { $technologies }.
medioevo-picture-past = Bataille : { $place }, manche précédente

## Cartes Empire

medioevo-picture-hand-name = cartes
medioevo-picture-hand-description = Vos cartes Empire avec leurs objectifs, ou celles d’un royaume
medioevo-picture-card-ready = prête
medioevo-picture-card-turned = tournée
medioevo-picture-objective = Objectif
medioevo-picture-objective-met = Objectif rempli
medioevo-picture-hand-nobody = Choisissez un royaume pour voir ses cartes.
medioevo-picture-hand-told = { $name } ({ $realm }), cartes Empire.
medioevo-picture-card-told =
    { $state ->
        [none] { $name } { $number }/72.
       *[other] { $name } { $number }/72 ({ $state }).
    }
medioevo-picture-titled = { $title } : { $text }.

## Technologies

medioevo-picture-technology-name = technologies
medioevo-picture-technology-description = Toutes les technologies : effet, coût en PT, possesseurs
medioevo-picture-technologies = Technologies
medioevo-picture-technology-key = Écus : joueurs qui l’ont. Disques : PT par utilisation

## Guerre et paix

medioevo-picture-pacts-name = diplomatie
medioevo-picture-pacts-description = Guerres, armistices, pactes et propositions
medioevo-picture-diplomacy = Guerre et paix
medioevo-picture-wars = Guerres
medioevo-picture-no-wars = Personne n’est en guerre
medioevo-picture-in-force = Pactes en vigueur
medioevo-picture-no-pacts = Aucun pacte public
medioevo-picture-pact-ending = { $name } propose d’y mettre fin
medioevo-picture-accused = { $accuser } accuse { $accused }
medioevo-picture-votes = { $broken } pour la rupture, { $kept } pour le respect
medioevo-picture-proposals = Propositions
medioevo-picture-calm = Paix partout : aucun pacte, aucune proposition
medioevo-picture-no-proposals = Aucune proposition
medioevo-picture-war = guerre
medioevo-picture-armistice = armistice
medioevo-picture-peace = paix
medioevo-picture-against = { $one } et { $other }
medioevo-picture-towards = { $one } à { $other }
medioevo-picture-war-since = depuis le tour { $turn }
medioevo-picture-war-open = les attaques sont permises
medioevo-picture-war-declared = attaques dès le tour { $turn }
medioevo-picture-war-armistice = armistice ce tour-ci
medioevo-picture-offer-open = attend une réponse
medioevo-picture-offer-yours = attend votre réponse
medioevo-picture-offer-declined = refusé
medioevo-picture-urgent =
    { $count ->
        [one] { $count } proposition attend votre réponse
       *[other] { $count } propositions attendent votre réponse
    }

medioevo-portrait-byzantium = Byzance
medioevo-portrait-mamluks = Mamelouks
medioevo-portrait-hungary = Hongrie
medioevo-portrait-empire = Saint-Empire
medioevo-portrait-novgorod = Novgorod
medioevo-portrait-golden_horde = Horde d’Or
