### Medioevo Universale, en français : les cartes qui s’appliquent pas à pas.

medioevo-stop-name = cesser
medioevo-stop-description = Renoncer au reste de ce que permet votre carte
medioevo-stop-button = C’est tout

## Milice : les unités qui viennent au secours

medioevo-prompt-relief = { $place } : il reste { $left ->
    [0] 0 point de mouvement
    [one] un point de mouvement
   *[other] { $left } points de mouvement
} pour les unités qui viennent au secours.
medioevo-label-relief = { $place } ({ $cost } PM par unité)
medioevo-refusal-relief-far = Personne ne peut venir de là (destination : { $place }) : il reste { $left } PM, et nul ne quitte une bataille.
medioevo-refusal-relief-units = Nommez autant d’unités que vous en envoyez ({ $place }) : de 1 à { $most }, toutes présentes à cet endroit.
medioevo-refusal-relief-wagons = Seuls les chariots de guerre qui s’y trouvent ({ $place }) peuvent accompagner ces unités.
medioevo-hurry-name = accourir
medioevo-hurry-description = Envoyer des unités au secours, avec les points de votre Milice
medioevo-hurry-button = Envoyer des unités
medioevo-hurry-origin-name = depuis
medioevo-hurry-origin-description = D’où elles viennent
medioevo-hurry-origin-prompt = D’où viennent-elles ?
medioevo-hurry-number-name = nombre
medioevo-hurry-number-description = Combien d’unités viennent
medioevo-hurry-number-prompt = Combien d’unités viennent ?
medioevo-hurry-units-name = unites
medioevo-hurry-units-description = Lesquelles, par exemple heavy:2,archer:1
medioevo-hurry-units-prompt = Lesquelles de vos unités viennent ?
medioevo-hurry-wagons-name = chariots
medioevo-hurry-wagons-description = Les chariots de guerre qui les accompagnent
medioevo-hurry-wagons-prompt = Quels chariots de guerre les accompagnent ?

## Vendeurs : une route commerciale réorganisée

medioevo-prompt-reroute = Réorganisez votre route commerciale : { $left ->
    [one] un jeton peut
   *[other] { $left } jetons peuvent
} encore changer de zone.
medioevo-label-token-open = Étape : { $place }
medioevo-label-token-done = Étape accomplie : { $place }
medioevo-label-token-destination = Destination : { $place }
medioevo-refusal-reroute-token = Chaque jeton de votre route se déplace une fois. Nommez-en un qui ne l’a pas été, par la zone où il se trouve.
medioevo-refusal-reroute-area = Un jeton va dans une autre zone habitée, sans jeton que vous avez déjà déplacé. Avec un autre jeton, il échange sa place.
medioevo-lay-name = poser
medioevo-lay-description = Déplacer un jeton de votre route commerciale, avec votre Vendeur
medioevo-lay-button = Déplacer un jeton
medioevo-lay-token-name = jeton
medioevo-lay-token-description = Le jeton, par la zone où il se trouve
medioevo-lay-token-prompt = Quel jeton de votre route ?
medioevo-lay-area-name = vers
medioevo-lay-area-description = La zone où il va ; un jeton qui s’y trouve prend sa place
medioevo-lay-area-prompt = Où va-t-il ? Un jeton qui s’y trouve prend sa place.
