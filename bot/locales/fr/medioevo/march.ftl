### Medioevo Universale : mouvements, guerre et paix, en français.

## Prompts

medioevo-prompt-march = Faites un mouvement : choisissez ce qui part et vers où. Ou restez en place pour cette manche.
medioevo-prompt-column = Votre colonne ({ $place }) : continuez de là, amenez-y d’autres pièces, ou terminez le mouvement.
medioevo-prompt-engaged = Votre colonne est au contact ({ $place }). Amenez-y d’autres pièces, ou terminez le mouvement et voyez la suite.
medioevo-prompt-engage = Plusieurs armées vous font face ({ $place }). Qui combattez-vous, si vous combattez ?
medioevo-prompt-engage-one = { $seat } a aussi des unités ici ({ $place }). Les attaquer, ou rester à côté ?
medioevo-prompt-answer = On vous a fait une proposition.

## Labels of options

medioevo-label-foot = À pied, hors du château
medioevo-label-aboard = { $thing }, à bord : { $galley }
medioevo-label-galley = { $thing } { $level } avec { $army }
medioevo-label-under-sail = { $galley } ({ $left } PM)
medioevo-label-carrier = { $thing } { $level } (contient { $room }, { $left } PM)
medioevo-label-mover = { $thing } ({ $left } PM)
medioevo-label-offer = { $treaty } avec { $seat }
medioevo-label-target-battle = { $place } : bataille
medioevo-label-target-battle-of = { $place } : bataille contre { $seat }
medioevo-label-target-prey = { $place } : risque d’y être pillé
medioevo-label-target-horde = { $place } : terre barbare
medioevo-label-target-conquest-of = { $place } : terre vide de { $seat }
medioevo-treaty-armistice = armistice
medioevo-treaty-peace = paix

## Events

medioevo-event-march = { $seat } se déplace ({ $origin } → { $target }) : { $group }.
medioevo-event-march-stopped = Le groupe de { $seat } ({ $place }) ne peut plus partir.
medioevo-event-hold = { $seat } reste en place pour cette manche.
medioevo-event-retire = { $seat } ne fait plus de mouvement ce tour-ci.
medioevo-event-assault = { $seat } engage la bataille ({ $place }).
medioevo-event-declare = { $seat } déclare la guerre à { $enemy_seat } !
medioevo-event-propose = { $seat } propose à { $enemy_seat } : { $treaty }.
medioevo-event-accept = { $seat } et { $enemy_seat } sont d’accord : { $treaty }.
medioevo-event-decline = { $seat } refuse ce que { $enemy_seat } proposait : { $treaty }.

## Refusals

medioevo-refusal-march-origin = Rien ne peut partir de là : il faut un transport militaire, une machine de siège, ou un château à vous.
medioevo-refusal-march-other = Ce mouvement concerne { $place } : l’étape suivante en part, ou y mène.
medioevo-refusal-march-piece = Cela ne peut pas partir de là : plus de mouvement, ou aucun chemin.
medioevo-refusal-march-units = De { $least } à { $most } unités peuvent suivre : autant que le transport en contient, et seulement celles qui n’ont pas encore bougé.
medioevo-refusal-march-cargo = Une galère prend les chariots et machines à côté d’elle, tant qu’il lui reste des places.
medioevo-refusal-march-truce = Pendant l’armistice votre armée ne peut pas entrer là ({ $place }).
medioevo-refusal-march-far = C’est hors de portée : regardez les points de mouvement et ce qui vous arrêterait en chemin.
medioevo-refusal-finish-early = Rien n’a encore bougé. Pour ne rien faire, restez en place.
medioevo-refusal-assault = Vous n’y côtoyez personne que vous pourriez combattre.
medioevo-refusal-declare = Vous pouvez déclarer la guerre à tout autre joueur avec qui vous n’êtes pas en guerre.
medioevo-refusal-propose = Vous pouvez le proposer une fois par tour à qui vous êtes en guerre.
medioevo-refusal-no-offer = Il n’y a pas de telle proposition.

## Commands

medioevo-march-name = marcher
medioevo-march-description = Déplacer un groupe : d’où, avec quoi, combien d’unités, et vers où
medioevo-march-button = Marcher
medioevo-march-origin-name = de
medioevo-march-origin-description = D’où part le groupe
medioevo-march-origin-prompt = D’où part le groupe ?
medioevo-march-piece-name = avec
medioevo-march-piece-description = Le transport qui l’emmène, une machine, ou à pied hors d’un château
medioevo-march-piece-prompt = Qu’est-ce qui part ?
medioevo-march-number-name = nombre
medioevo-march-number-description = Combien d’unités suivent
medioevo-march-number-prompt = Combien d’unités suivent ?
medioevo-march-units-name = unites
medioevo-march-units-description = Lesquelles, par exemple heavy:2,archer:1
medioevo-march-units-prompt = Lesquelles de vos unités suivent ?
medioevo-march-cargo-name = cargaison
medioevo-march-cargo-description = Chariots et machines à bord d’une galère
medioevo-march-cargo-prompt = Quels chariots et machines montent à bord ?
medioevo-march-target-name = vers
medioevo-march-target-description = Où il va, par le chemin le moins cher
medioevo-march-target-prompt = Où va-t-il ?

medioevo-finish-name = conclure
medioevo-finish-description = Finir le mouvement ; les batailles suivent aussitôt
medioevo-finish-button = Terminer le mouvement

medioevo-assault-name = assaut
medioevo-assault-description = Au lieu de bouger, attaquer ceux qui côtoient votre armée
medioevo-assault-button = Engager une bataille
medioevo-assault-place-name = lieu
medioevo-assault-place-description = Où vous attaquez
medioevo-assault-place-prompt = Où attaquez-vous ?

medioevo-hold-name = attendre
medioevo-hold-description = Ne pas bouger pendant cette manche
medioevo-hold-button = Attendre cette manche

medioevo-retire-name = camper
medioevo-retire-description = Ne plus faire de mouvement ce tour-ci
medioevo-retire-button = Plus de mouvement ce tour-ci

medioevo-engage-name = attaquer
medioevo-engage-description = Choisir qui combattre ensuite
medioevo-engage-button = Affronter
medioevo-engage-foe-name = ennemi
medioevo-engage-foe-description = Qui vous combattez
medioevo-engage-foe-prompt = Qui combattez-vous ensuite ?

medioevo-forbear-name = menager
medioevo-forbear-description = Laisser les autres en paix
medioevo-forbear-button = Laisser les autres en paix

medioevo-declare-name = declarer
medioevo-declare-description = Déclarer la guerre ; chacun peut attaquer dès le tour suivant
medioevo-declare-button = Déclarer la guerre
medioevo-declare-on-name = contre
medioevo-declare-on-description = Le joueur à qui vous déclarez la guerre
medioevo-declare-on-prompt = À qui déclarez-vous la guerre ?

medioevo-propose-name = proposer
medioevo-propose-description = Proposer un armistice pour ce tour, ou la paix
medioevo-propose-button = Proposer armistice ou paix
medioevo-propose-treaty-name = traite
medioevo-propose-treaty-description = Un armistice pour ce tour, ou la paix
medioevo-propose-treaty-prompt = Que proposez-vous ?
medioevo-propose-to-name = a
medioevo-propose-to-description = Le joueur avec qui vous êtes en guerre
medioevo-propose-to-prompt = À qui ?

medioevo-accept-name = accepter
medioevo-accept-description = Accepter une proposition
medioevo-accept-button = Accepter une proposition
medioevo-accept-offer-name = proposition
medioevo-accept-offer-description = Quelle proposition
medioevo-accept-offer-prompt = Quelle proposition acceptez-vous ?

medioevo-decline-name = refuser
medioevo-decline-description = Refuser une proposition
medioevo-decline-button = Refuser une proposition
medioevo-decline-offer-name = proposition
medioevo-decline-offer-description = Quelle proposition
medioevo-decline-offer-prompt = Quelle proposition refusez-vous ?
