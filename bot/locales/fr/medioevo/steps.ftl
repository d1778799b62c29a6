### Medioevo Universale, en français : les cartes qui s’appliquent pas à pas.

medioevo-stop-name = terminer-carte
medioevo-stop-description = Terminer l’effet de votre carte
medioevo-stop-button = Terminer la carte

## Milice : les unités qui viennent au secours

medioevo-prompt-relief = Milice { IN($place) } : il reste { $left } PM pour amener des renforts.
medioevo-label-relief = { START($place) } ({ $cost } PM par unité)
medioevo-refusal-relief-far = Aucune unité ne peut venir de là ({ $place }) : il reste { $left } PM, et on ne quitte pas une bataille.
medioevo-refusal-relief-units = { $most ->
    [one] Choisissez { $most } unité présente { IN($place) }.
   *[other] Choisissez de 1 à { $most } unités présentes { IN($place) }.
  }
medioevo-refusal-relief-wagons = Seuls les chariots de guerre présents { IN($place) } peuvent accompagner ces unités.
medioevo-hurry-name = secourir
medioevo-hurry-description = Envoyer des renforts (Milice)
medioevo-hurry-button = Envoyer des renforts
medioevo-hurry-origin-name = depuis
medioevo-hurry-origin-description = D’où elles viennent
medioevo-hurry-origin-prompt = D’où viennent-elles ?
medioevo-hurry-number-name = nombre
medioevo-hurry-number-description = Nombre d’unités envoyées
medioevo-hurry-number-prompt = Combien d’unités viennent ?
medioevo-hurry-units-name = unités
medioevo-hurry-units-description = Lesquelles (dans la liste)
medioevo-hurry-units-prompt = Quelles unités viennent ?
medioevo-hurry-wagons-name = chariots
medioevo-hurry-wagons-description = Les chariots de guerre qui les accompagnent
medioevo-hurry-wagons-prompt = Quels chariots de guerre les accompagnent ?

## Vendeurs : une route commerciale réorganisée

medioevo-prompt-reroute = Réorganisez votre Route Commerciale : { $left ->
    [one] { $left } jeton Route peut encore être déplacé.
   *[other] { $left } jetons Route peuvent encore être déplacés.
  }
medioevo-label-token-open = Étape : { $place }
medioevo-label-token-done = Étape accomplie : { $place }
medioevo-label-token-destination = Destination : { $place }
medioevo-refusal-reroute-token = Chaque jeton Route se déplace une seule fois : choisissez-en un autre.
medioevo-refusal-reroute-area = Choisissez une autre zone habitée ; si un jeton Route pas encore déplacé s’y trouve, ils échangent leurs places.
medioevo-lay-name = déplacer-jeton
medioevo-lay-description = Déplacer un jeton de votre Route Commerciale (Vendeur)
medioevo-lay-button = Déplacer un jeton
medioevo-lay-token-name = jeton
medioevo-lay-token-description = Le jeton Route, par sa zone habitée
medioevo-lay-token-prompt = Quel jeton de votre Route Commerciale ?
medioevo-lay-area-name = vers
medioevo-lay-area-description = La zone habitée où il va ; il échange sa place avec un jeton présent
medioevo-lay-area-prompt = Où va-t-il ? Si un jeton s’y trouve, ils échangent leurs places.
