### Medioevo Universale : les variantes (M-140 à M-144), en français.

## Options

medioevo-option-terrain-name = Terrain
medioevo-option-terrain-description = Les pas et l’entretien coûtent ce que demande le terrain
medioevo-option-blood-name = Sang
medioevo-option-blood-description = Qui est pillé prend des jetons de sang, chacun vaut +1 à l’attaque

## Jetons de sang

medioevo-part-blood = jetons de sang
medioevo-prompt-avenge = Vos jetons de sang, +1 à l’attaque chacun : { $most }. Votre attaque est de { $own }, l’autre de { $other }. Combien en dépensez-vous ?
medioevo-event-blood = { $seat } prend un jeton de sang et en a { $count }.
medioevo-event-avenge = { $seat } dépense { $count ->
    [one] un jeton de sang
   *[other] { $count } jetons de sang
  } pour +{ $count } à l’attaque.
medioevo-refusal-avenge = Vous pouvez dépenser de 0 à { $most } jetons de sang.
medioevo-picture-blood = Sang
medioevo-avenge-name = venger
medioevo-avenge-description = Dépenser des jetons de sang, +1 à l’attaque chacun
medioevo-avenge-button = Venger
medioevo-avenge-count-name = nombre
medioevo-avenge-count-description = Combien de jetons ; 0 : aucun
medioevo-avenge-count-prompt = Combien de jetons de sang dépensez-vous ?

## Équipes

medioevo-option-teams-name = Équipes
medioevo-option-teams-description = Qui gagne ensemble : les scores d’une équipe s’additionnent
medioevo-option-teams-none = chacun pour soi
medioevo-option-teams-two = deux équipes (places 1, 3, 5 et 2, 4, 6)
medioevo-option-teams-pairs = équipes de deux (places opposées)
medioevo-option-teams-agreed = par accord (place par place)
medioevo-option-team1-name = Équipe de la place 1
medioevo-option-team1-description = Qui est dans la même équipe gagne ensemble
medioevo-option-team2-name = Équipe de la place 2
medioevo-option-team2-description = Qui est dans la même équipe gagne ensemble
medioevo-option-team3-name = Équipe de la place 3
medioevo-option-team3-description = Qui est dans la même équipe gagne ensemble
medioevo-option-team4-name = Équipe de la place 4
medioevo-option-team4-description = Qui est dans la même équipe gagne ensemble
medioevo-option-team5-name = Équipe de la place 5
medioevo-option-team5-description = Qui est dans la même équipe gagne ensemble
medioevo-option-team6-name = Équipe de la place 6
medioevo-option-team6-description = Qui est dans la même équipe gagne ensemble
medioevo-event-team = Équipe { $number } : { $team }.
medioevo-event-winners = { $team } l’emportent en équipe avec { $points } points d’honneur !
medioevo-end-team = Il ne reste qu’une équipe.
medioevo-row-team = Coéquipiers
medioevo-picture-team = Équipe { $number }

## L’enchère des royaumes

medioevo-option-realms-auction = aux enchères, en honneur
medioevo-prompt-stake = Misez en secret pour un royaume : de 0 à { $most } points d’honneur.
medioevo-prompt-stake-again = Vous n’avez pas encore de royaume. Misez une dernière fois sur ce qui reste ; ensuite le sort décide.
medioevo-event-own-stake = Vous misez { $honour } points d’honneur sur { $realm }.
medioevo-event-stake = { $seat } a misé { $honour } points d’honneur sur { $realm }.
medioevo-event-stake-paid = { $seat } commence avec { $honour } points d’honneur.
medioevo-refusal-stake = Vous pouvez miser de 0 à { $most } points d’honneur.
medioevo-stake-name = encherir
medioevo-stake-description = Miser de l’honneur en secret pour un royaume
medioevo-stake-button = Miser pour un royaume
medioevo-stake-realm-name = royaume
medioevo-stake-realm-description = Le royaume voulu
medioevo-stake-realm-prompt = Quel royaume voulez-vous ?
medioevo-stake-honour-name = honneur
medioevo-stake-honour-description = Combien d’honneur il vaut pour vous
medioevo-stake-honour-prompt = Combien d’honneur misez-vous ?

## Déploiement

medioevo-option-deployment-name = Déploiement
medioevo-option-deployment-description = Chacun peut demander que les achats soient placés à la fin de leur phase, dans l’ordre du tour
medioevo-prompt-deploy = Déploiement : placez vos achats ({ $count ->
        [one] une ligne
       *[other] { $count } lignes
    }). Changez leur place si vous voulez.
medioevo-label-line = { $line }. { $what }
medioevo-event-conceal = { $seat } demande le déploiement : les achats sont placés à la fin de la phase, dans l’ordre du tour.
medioevo-event-shift = La ligne { $line } change de place ({ $place }).
medioevo-refusal-conceal-twice = Le déploiement a déjà été demandé dans cette phase.
medioevo-refusal-shift-line = Cette ligne ne peut aller nulle part ailleurs.
medioevo-refusal-shift-place = Cela ne peut pas y être placé.
medioevo-conceal-name = cacher
medioevo-conceal-description = Demander le déploiement : achats placés à la fin, dans l’ordre du tour
medioevo-conceal-button = Demander le déploiement
medioevo-shift-name = deplacer
medioevo-shift-description = Déploiement : envoyer un achat ailleurs
medioevo-shift-button = Changer une place
medioevo-shift-line-name = ligne
medioevo-shift-line-description = La ligne de votre liste
medioevo-shift-line-prompt = Quel achat va ailleurs ?
medioevo-shift-place-name = lieu
medioevo-shift-place-description = Où il va désormais
medioevo-shift-place-prompt = Où va-t-il ?
medioevo-shift-tokens-name = jetons
medioevo-shift-tokens-description = Terres adjacentes qui reçoivent un jeton de contrôle
medioevo-shift-tokens-prompt = Où vont les jetons de contrôle ?
medioevo-deploy-name = deployer
medioevo-deploy-description = Déploiement : placer vos achats
medioevo-deploy-button = Placer les achats
