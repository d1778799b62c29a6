### Medioevo Universale dans les commandes et les panneaux, en français.

## Groupes d’actions

medioevo-group-start-name = début
medioevo-group-start-description = Avant le premier tour : votre royaume et ses débuts
medioevo-group-start-button = Débuts
medioevo-group-event-name = événement
medioevo-group-event-description = Décider des effets d’un événement ou des barbares
medioevo-group-event-button = Événement
medioevo-group-loan-name = emprunt
medioevo-group-loan-description = Emprunts, et recours d’un royaume en faillite
medioevo-group-loan-button = Emprunts
medioevo-group-buy-name = acheter
medioevo-group-buy-description = Inscrire des achats sur votre liste
medioevo-group-buy-button = Acheter
medioevo-group-battle-name = bataille
medioevo-group-battle-description = Décider dans une bataille
medioevo-group-battle-button = Bataille
medioevo-group-trade-name = commerce
medioevo-group-trade-description = Déplacer caravanes et navires marchands, acheter et vendre
medioevo-group-trade-button = Commerce
medioevo-group-card-name = empire
medioevo-group-card-description = Cartes Empire, technologies, objectifs et réactions
medioevo-group-card-button = Cartes et technologies
medioevo-group-pact-name = pacte
medioevo-group-pact-description = Pactes, guerre et paix
medioevo-group-pact-button = Diplomatie

## Notes dans le panneau

medioevo-note-part = { $head } · { $tail }
medioevo-note-entry = { $line }. { $what } : { $florins } florins
medioevo-note-impossible = { $line }. { $what } : n’est plus possible
medioevo-note-earlier = { $count ->
    [one] Une ligne avant celles-ci : { $florins } florins
   *[other] { $count } lignes avant celles-ci : { $florins } florins
  }
medioevo-note-sum = En tout { $florins } florins ; il en reste { $left }.

## Images par commande

medioevo-picture-board-name = carte
medioevo-picture-board-description = La carte, entière ou rapprochée d’un lieu
medioevo-picture-battle-name = champ-de-bataille
medioevo-picture-battle-description = La bataille en cours
medioevo-picture-realm-name = royaume
medioevo-picture-realm-description = Votre royaume : argent, cartes, technologies, troupes

## Ce que veut dire : ne rien choisir

medioevo-nothing-dice = Garder tous les dés
medioevo-nothing-tokens = Aucun jeton de contrôle
medioevo-nothing-clause = Rien d’autre
medioevo-nothing-cargo = Sans cargaison
medioevo-nothing-via = Le plus court chemin
medioevo-nothing-uses = N’en utiliser aucune
medioevo-nothing-keep = Ne rien garder
medioevo-nothing-annex = N’en remplacer aucun
medioevo-nothing-wagons = Aucun chariot de guerre
