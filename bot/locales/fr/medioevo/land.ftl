### Medioevo Universale, en français : cartes et technologies des terres, des mouvements, des barbares et des événements.

medioevo-prompt-foretell = Trois événements sont révélés. Lequel sera celui du tour ?

medioevo-event-forbid_combat = { $seat } interdit tout combat ce tour-ci : { $place }.
medioevo-event-forbid_trade = { $seat } interdit tout commerce ce tour-ci : { $place }.
medioevo-event-forbid_leave = { $seat } interdit à quiconque de partir ce tour-ci : { $place }.
medioevo-event-lands-spared = { $seat } protège de l’événement : { $lands }.
medioevo-event-shielded = { $seat } protège du pillage ce tour-ci : { $things }.
medioevo-event-doubles-duty = Ce tour-ci, un transport de { $seat } sert de caravane et de chariot de guerre : { $thing }, { $place }.
medioevo-event-keeps-pace = Une machine de { $seat } suit le pas de son armée : { $thing }, { $place }.
medioevo-event-engine-carries = Ce tour-ci, une machine de { $seat } porte jusqu’à { $number } unités : { $thing }, { $place }.
medioevo-event-unseen = Un transport de { $seat } passe inaperçu jusqu’à destination : { $thing }, { $place }.
medioevo-event-half-goes-on = La moitié de l’armée de { $seat } peut continuer depuis ce territoire ({ $place }) : { $count }.
medioevo-event-hired-leave = La horde engagée par { $seat } s’en va ({ $place }) : { $horde }.
medioevo-event-guest-home = Une unité de { $seat } revient de chez les barbares ({ $place }) : { $thing }.
medioevo-event-logistics = Par Logistique, une pièce de { $seat } peut traverser ce tour-ci : { $place } ({ $thing }).
medioevo-event-edict = Par Édit, { $seat } peut traverser ce tour-ci sans horde : { $place }.
medioevo-event-nation = Par Nation, { $seat } déplace des barbares : { $origin } → { $target }, { $count } × { $thing }.

medioevo-foretell-name = presager
medioevo-foretell-description = Choisir l’événement du tour
medioevo-foretell-button = Choisir l’événement
medioevo-foretell-card-name = evenement
medioevo-foretell-card-description = L’un des trois événements
medioevo-foretell-card-prompt = Quel événement ?
