### Medioevo Universale dans les commandes et les panneaux, en français.

## Groupes d’actions

medioevo-group-start-name = début
medioevo-group-start-description = Avant le premier tour : royaume et mise en place
medioevo-group-start-button = Mise en place
medioevo-group-event-name = événement
medioevo-group-event-description = Décider des effets d’un événement ou des barbares
medioevo-group-event-button = Événement
medioevo-group-loan-name = prêt
medioevo-group-loan-description = Prêts et faillite
medioevo-group-loan-button = Prêts
medioevo-group-buy-name = acheter
medioevo-group-buy-description = Ajouter des achats à votre liste
medioevo-group-buy-button = Acheter
medioevo-group-battle-name = bataille
medioevo-group-battle-description = Vos décisions dans une bataille
medioevo-group-battle-button = Bataille
medioevo-group-trade-name = commerce
medioevo-group-trade-description = Déplacer caravanes et navires marchands, acheter et vendre
medioevo-group-trade-button = Commerce
medioevo-group-card-name = empire
medioevo-group-card-description = Cartes Empire, technologies, objectifs et réactions
medioevo-group-card-button = Cartes, technologies
medioevo-group-pact-name = pacte
medioevo-group-pact-description = Pactes, guerre et paix
medioevo-group-pact-button = Diplomatie

## Notes dans le panneau

medioevo-note-part = { $head } · { $tail }
medioevo-note-entry = { $line }. { $what } : { medioevo-florins }
medioevo-note-impossible = { $line }. { $what } : impossible désormais
medioevo-note-earlier = { $count ->
    [one] … et { $count } achat plus haut : { medioevo-florins }
   *[other] … et { $count } achats plus haut : { medioevo-florins }
  }
medioevo-note-sum = Total : { medioevo-florins } ; il vous en reste { $left }.

## Images par commande

medioevo-picture-board-name = carte
medioevo-picture-board-description = La carte entière, ou un lieu vu de près
medioevo-picture-battle-name = champ-de-bataille
medioevo-picture-battle-description = La bataille en cours
medioevo-picture-realm-name = royaume
medioevo-picture-realm-description = Votre royaume : florins, cartes, technologies, unités

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

## Mon royaume

medioevo-sheet-button = Mon royaume
medioevo-sheet-realm = Royaume
medioevo-sheet-hand = Cartes Empire
medioevo-sheet-pacts = Guerre et pactes
medioevo-sheet-technology = Technologies
