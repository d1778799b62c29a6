### Medioevo Universale, en français : cartes et technologies au combat.

medioevo-label-nth = n° { $number }
medioevo-choice-arrow = archer
medioevo-protect-second-name = seconde
medioevo-protect-second-description = Un second type d’attaque (carte Scientifique)
medioevo-protect-second-prompt = Contre quelle autre attaque ?
medioevo-event-saved = Le Chirurgien { DE($seat) } annule 1 point de dégâts { IN($place) }.
medioevo-event-saved-from-event = Le Chirurgien { DE($seat) } annule 1 point de dégâts de l’événement.
medioevo-event-trapped = { $seat } piège une unité ennemie { IN($place) } : { $thing }.
medioevo-event-spy-nothing = L’Espion { DE($seat) } n’obtient rien { IN($place) }.
medioevo-event-jailer = { $seat } capturera une des unités détruites { IN($place) }.
medioevo-event-attack-bonus = { $seat } : +{ $bonus } à la valeur d’attaque ({ $side }).
medioevo-event-shoot-again = Les archers { DE($seat) } tirent encore : { $rolls }.
medioevo-event-aimed = Les archers { DE($seat) } ont un bonus : { $rolls }.
medioevo-event-more-archers = { $count ->
    [one] { $count } unité { DE($seat) } tire aussi comme archer { IN($place) }.
   *[other] { $count } unités { DE($seat) } tirent aussi comme archers { IN($place) }.
  }
medioevo-event-aids-come = { $seat } envoie des renforts ({ $origin } → { $place }) : { $army }.
medioevo-event-strategy = { $points ->
    [one] Stratégie ({ $seat }) : l’ennemi subira { $points } point de dégâts avant la mêlée { IN($place) }.
   *[other] Stratégie ({ $seat }) : l’ennemi subira { $points } points de dégâts avant la mêlée { IN($place) }.
  }
