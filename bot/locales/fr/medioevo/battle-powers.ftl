### Medioevo Universale, en français : cartes et technologies au combat.

medioevo-label-nth = n° { $number }
medioevo-choice-arrow = archer
medioevo-protect-second-name = et
medioevo-protect-second-description = Un second type d’attaque, avec le Scientifique
medioevo-protect-second-prompt = De quoi vos murs protègent-ils encore ?
medioevo-event-saved = Un chirurgien de { $seat } épargne un dégât à une unité ({ $place }).
medioevo-event-saved-from-event = Un chirurgien de { $seat } épargne à une unité un dégât de l’événement.
medioevo-event-trapped = { $seat } piège une unité ennemie ({ $place }) : { $thing }.
medioevo-event-spy-nothing = L’espion de { $seat } n’obtient rien ({ $place }).
medioevo-event-jailer = { $seat } fera prisonnière une des unités qui tombent ({ $place }).
medioevo-event-attack-bonus = { $seat } ajoute { $bonus } à l’attaque : { $side }.
medioevo-event-shoot-again = Les archers de { $seat } tirent encore : { $rolls }.
medioevo-event-aimed = Les archers de { $seat } visent mieux : { $rolls }.
medioevo-event-more-archers = Des unités de { $seat } tirent aussi comme archers ({ $place }) : { $count }.
medioevo-event-aids-come = { $seat } fait accourir des unités ({ $origin } → { $place }) : { $army }.
medioevo-event-strategy =
    Un plan de { $seat } coûtera à l’ennemi { $points ->
        [one] 1 dégât
       *[other] { $points } dégâts
    } avant la mêlée ({ $place }).
