### Medioevo Universale : mouvements, guerre et paix, en français.

## Prompts

medioevo-prompt-march = Déplacez un groupe vers un seul lieu, ou passez cette manche.
medioevo-prompt-column = Votre groupe est { IN($place) }. Continuez, amenez-y d’autres unités, ou terminez le mouvement.
medioevo-prompt-engaged = Votre groupe rencontre un adversaire { IN($place) }. Amenez-y d’autres unités, ou terminez le mouvement pour combattre.
medioevo-prompt-engage = Il y a plusieurs adversaires { IN($place) }. Qui combattez-vous d’abord, si vous combattez ?
medioevo-prompt-engage-one = { $seat } a aussi des unités { IN($place) }. Les attaquer, ou rester à côté ?
medioevo-prompt-answer = Une proposition attend votre réponse.

## Labels of options

medioevo-label-foot = À pied, depuis le château
medioevo-label-aboard = { $thing }, à bord : { $galley }
medioevo-label-galley = { $thing } { ROMAN($level) } avec { $army }
medioevo-label-under-sail = { $galley } ({ $left } PM)
medioevo-label-carrier = { $thing } { ROMAN($level) } (capacité { $room }, { $left } PM)
medioevo-label-mover = { $thing } ({ $left } PM)
medioevo-label-offer = { $treaty } avec { $seat }
medioevo-label-target-battle = { START($place) } : bataille
medioevo-label-target-battle-of = { START($place) } : bataille contre { $seat }
medioevo-label-target-prey = { START($place) } : risque de pillage
medioevo-label-target-horde = { START($place) } : territoire barbare (horde)
medioevo-label-target-conquest-of = { START($place) } : territoire vide ({ $seat })
medioevo-treaty-armistice = armistice
medioevo-treaty-peace = paix

## Events

medioevo-event-march = { $seat } se déplace ({ $origin } → { $target }) : { $group }.
medioevo-event-march-stopped = Le groupe { DE($seat) } est arrêté { IN($place) }.
medioevo-event-hold = { $seat } passe cette manche.
medioevo-event-retire = { $seat } ne bougera plus ce tour-ci.
medioevo-event-assault = { $seat } engage la bataille { IN($place) }.
medioevo-event-declare = { $seat } déclare la guerre à { $enemy_seat } !
medioevo-event-propose = { $seat } propose à { $enemy_seat } : { $treaty }.
medioevo-event-accept = { $seat } et { $enemy_seat } concluent : { $treaty }.
medioevo-event-decline = { $seat } refuse la proposition { DE($enemy_seat) } ({ $treaty }).

## Refusals

medioevo-refusal-march-origin = Rien ne peut partir d’ici : il faut un chariot de guerre, une galère, une machine de siège ou un château que vous contrôlez.
medioevo-refusal-march-other = Le mouvement en cours passe par { $place } : continuez de là ou rejoignez ce lieu.
medioevo-refusal-march-piece = Impossible : plus de PM, ou aucun chemin.
medioevo-refusal-march-units = { $most ->
    [one] Il peut porter { $most } unité qui n’a pas encore bougé.
   *[other] Il peut porter de { $least } à { $most } unités qui n’ont pas encore bougé.
  }
medioevo-refusal-march-cargo = Une galère embarque les chariots et machines du même lieu, selon ses places.
medioevo-refusal-march-truce = Pendant l’armistice, votre armée ne peut pas entrer { IN($place) }.
medioevo-refusal-march-far = Hors de portée : pas assez de PM, ou quelque chose vous arrêterait en chemin.
medioevo-refusal-finish-early = Rien n’a encore bougé. Pour ne rien faire, appuyez sur **Passer cette manche**.
medioevo-refusal-assault = Il n’y a là personne à attaquer.
medioevo-refusal-declare = Vous êtes déjà en guerre avec ce joueur, ou le choix est impossible.
medioevo-refusal-propose = Une fois par tour, à un joueur avec qui vous êtes en guerre.
medioevo-refusal-no-offer = Cette proposition n’existe pas (ou plus).

## Commands

medioevo-march-name = déplacer
medioevo-march-description = Déplacer un groupe : d’où, avec quoi, combien d’unités, et vers où
medioevo-march-button = Déplacer
medioevo-march-origin-name = de
medioevo-march-origin-description = D’où part le groupe
medioevo-march-origin-prompt = D’où part le groupe ?
medioevo-march-piece-name = avec
medioevo-march-piece-description = Le transport qui l’emmène, une machine, ou à pied depuis un château
medioevo-march-piece-prompt = Qu’est-ce qui part ?
medioevo-march-number-name = nombre
medioevo-march-number-description = Nombre d’unités
medioevo-march-number-prompt = Combien d’unités emmenez-vous ?
medioevo-march-units-name = unités
medioevo-march-units-description = Lesquelles (dans la liste)
medioevo-march-units-prompt = Quelles unités emmenez-vous ?
medioevo-march-cargo-name = cargaison
medioevo-march-cargo-description = Chariots et machines à bord d’une galère
medioevo-march-cargo-prompt = Quels chariots et machines montent à bord ?
medioevo-march-target-name = vers
medioevo-march-target-description = La destination (par le chemin le plus court)
medioevo-march-target-prompt = Où va-t-il ?

medioevo-finish-name = terminer-mouvement
medioevo-finish-description = Terminer le mouvement ; les batailles suivent aussitôt
medioevo-finish-button = Terminer le mouvement

medioevo-assault-name = assaut
medioevo-assault-description = Au lieu de bouger, attaquer un adversaire présent dans le même lieu
medioevo-assault-button = Engager une bataille
medioevo-assault-place-name = lieu
medioevo-assault-place-description = Où vous attaquez
medioevo-assault-place-prompt = Où attaquez-vous ?

medioevo-hold-name = passer-manche
medioevo-hold-description = Ne pas bouger pendant cette manche
medioevo-hold-button = Passer cette manche

medioevo-retire-name = arrêter
medioevo-retire-description = Ne plus bouger ce tour-ci
medioevo-retire-button = Ne plus bouger

medioevo-engage-name = attaquer
medioevo-engage-description = Choisir qui combattre ensuite
medioevo-engage-button = Choisir l’adversaire
medioevo-engage-foe-name = adversaire
medioevo-engage-foe-description = Qui vous combattez
medioevo-engage-foe-prompt = Qui combattez-vous ensuite ?

medioevo-forbear-name = épargner
medioevo-forbear-description = Ne combattre personne d’autre ici
medioevo-forbear-button = Épargner les autres

medioevo-declare-name = déclarer
medioevo-declare-description = Déclarer la guerre ; attaques possibles dès le tour suivant
medioevo-declare-button = Déclarer la guerre
medioevo-declare-on-name = contre
medioevo-declare-on-description = Le joueur à qui vous déclarez la guerre
medioevo-declare-on-prompt = À qui déclarez-vous la guerre ?

medioevo-propose-name = proposer
medioevo-propose-description = Proposer un armistice (ce tour-ci) ou la paix
medioevo-propose-button = Armistice ou paix
medioevo-propose-whole = Proposer à { $to } : { $treaty }
medioevo-propose-treaty-name = traité
medioevo-propose-treaty-description = Un armistice (ce tour-ci) ou la paix
medioevo-propose-treaty-prompt = Que proposez-vous ?
medioevo-propose-to-name = à
medioevo-propose-to-description = Le joueur avec qui vous êtes en guerre
medioevo-propose-to-prompt = À qui ?

medioevo-accept-name = accepter
medioevo-accept-description = Accepter une proposition
medioevo-accept-button = Accepter l’offre
medioevo-accept-offer-name = proposition
medioevo-accept-offer-description = Quelle proposition
medioevo-accept-offer-prompt = Quelle proposition acceptez-vous ?

medioevo-decline-name = refuser
medioevo-decline-description = Refuser une proposition
medioevo-decline-button = Refuser l’offre
medioevo-decline-offer-name = proposition
medioevo-decline-offer-description = Quelle proposition
medioevo-decline-offer-prompt = Quelle proposition refusez-vous ?
