### Medioevo Universale, en français : cartes et technologies des terres, des mouvements, des barbares et des événements.

medioevo-prompt-foretell = Choisissez l’événement de ce tour parmi ces trois.

medioevo-event-forbid_combat = { $seat } interdit tout combat { IN($place) } ce tour-ci.
medioevo-event-forbid_trade = { $seat } interdit tout commerce { IN($place) } ce tour-ci.
medioevo-event-forbid_leave = { $seat } interdit de quitter ce territoire ce tour-ci ({ $place }).
medioevo-event-lands-spared = { $seat } protège de l’événement : { $lands }.
medioevo-event-shielded = { $seat } protège du pillage ce tour-ci : { $things }.
medioevo-event-doubles-duty = Ce tour-ci, un transport { DE($seat) } sert de caravane et de chariot de guerre ({ $thing }, { $place }).
medioevo-event-keeps-pace = Une machine { DE($seat) } suit son armée ce tour-ci ({ $thing }, { $place }).
medioevo-event-engine-carries = { $number ->
    [one] Ce tour-ci, une machine { DE($seat) } porte jusqu’à { $number } unité ({ $thing }, { $place }).
   *[other] Ce tour-ci, une machine { DE($seat) } porte jusqu’à { $number } unités ({ $thing }, { $place }).
  }
medioevo-event-unseen = Un transport { DE($seat) } passe inaperçu jusqu’à destination ({ $thing }, { $place }).
medioevo-event-half-goes-on = { $count ->
    [one] La moitié de l’armée { DE($seat) } ({ $count } unité) peut continuer depuis { $place }.
   *[other] La moitié de l’armée { DE($seat) } ({ $count } unités) peut continuer depuis { $place }.
  }
medioevo-event-hired-leave = La horde engagée par { $seat } s’en va ({ $place }) : { $horde }.
medioevo-event-guest-home = Une unité { DE($seat) } quitte les barbares et rentre { IN($place) } : { $thing }.
medioevo-event-logistics = Grâce à Logistique, une pièce { DE($seat) } peut traverser ce tour-ci : { $place } ({ $thing }).
medioevo-event-edict = Grâce à Édit, { $seat } peut traverser ce tour-ci sans résistance barbare : { $place }.
medioevo-event-nation = Grâce à Nation, { $seat } déplace des barbares : { $origin } → { $target }, { COUNT($count, $thing) }.

medioevo-foretell-name = choisir-événement
medioevo-foretell-description = Choisir l’événement du tour
medioevo-foretell-button = Choisir l’événement
medioevo-foretell-card-name = événement
medioevo-foretell-card-description = L’un des trois événements
medioevo-foretell-card-prompt = Quel événement ?
