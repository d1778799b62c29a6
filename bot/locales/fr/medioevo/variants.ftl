### Medioevo Universale : les variantes (M-140 à M-144), en français.

## Options

medioevo-option-terrain-name = Types de terrain
medioevo-option-terrain-description = Le coût en PM et l’entretien dépendent du terrain
medioevo-option-blood-name = Jetons de sang
medioevo-option-blood-description = Un jeton par pillage subi ; chaque jeton dépensé donne +1 à la valeur d’attaque

## Jetons de sang

medioevo-part-blood = jetons de sang
medioevo-prompt-avenge = { $most ->
    [one] Valeurs d’attaque : vous { $own }, adversaire { $other }. Vous avez { $most } jeton de sang (+1). Combien en dépensez-vous ?
   *[other] Valeurs d’attaque : vous { $own }, adversaire { $other }. Vous avez { $most } jetons de sang (+1 chacun). Combien en dépensez-vous ?
  }
medioevo-event-blood = { $seat } prend un jeton de sang et en a { $count }.
medioevo-event-avenge = { $seat } dépense { $count ->
    [one] { $count } jeton de sang
   *[other] { $count } jetons de sang
  } pour +{ $count } à la valeur d’attaque.
medioevo-refusal-avenge = { $most ->
    [one] Vous pouvez dépenser de 0 à { $most } jeton de sang.
   *[other] Vous pouvez dépenser de 0 à { $most } jetons de sang.
  }
medioevo-picture-blood = Jetons de sang
medioevo-avenge-name = sang
medioevo-avenge-description = Dépenser des jetons de sang, +1 à la valeur d’attaque chacun
medioevo-avenge-button = Jetons de sang
medioevo-avenge-count-name = nombre
medioevo-avenge-count-description = Combien de jetons (0 pour aucun)
medioevo-avenge-count-prompt = Combien de jetons de sang dépensez-vous ?

## Équipes

medioevo-option-teams-name = Équipes
medioevo-option-teams-description = Jouer en équipes : les PH des membres s’additionnent
medioevo-option-teams-none = chacun pour soi
medioevo-option-teams-two = deux équipes (places 1, 3, 5 et 2, 4, 6)
medioevo-option-teams-pairs = équipes de deux (places opposées)
medioevo-option-teams-agreed = par accord (place par place)
medioevo-option-team1-name = Équipe de la place 1
medioevo-option-team1-description = Les membres d’une même équipe gagnent ensemble
medioevo-option-team2-name = Équipe de la place 2
medioevo-option-team2-description = Les membres d’une même équipe gagnent ensemble
medioevo-option-team3-name = Équipe de la place 3
medioevo-option-team3-description = Les membres d’une même équipe gagnent ensemble
medioevo-option-team4-name = Équipe de la place 4
medioevo-option-team4-description = Les membres d’une même équipe gagnent ensemble
medioevo-option-team5-name = Équipe de la place 5
medioevo-option-team5-description = Les membres d’une même équipe gagnent ensemble
medioevo-option-team6-name = Équipe de la place 6
medioevo-option-team6-description = Les membres d’une même équipe gagnent ensemble
medioevo-event-team = Équipe { $number } : { $team }.
medioevo-event-winners = { $team } gagnent en équipe avec { $points } PH !
medioevo-end-team = Il ne reste qu’une équipe.
medioevo-row-team = Coéquipiers
medioevo-picture-team = Équipe { $number }

## L’enchère des royaumes

medioevo-option-realms-auction = aux enchères (en PH)
medioevo-prompt-stake = Misez en secret pour un royaume : de 0 à { $most } PH.
medioevo-prompt-stake-again = Vous n’avez pas encore de royaume. Misez sur un de ceux qui restent ; ensuite, tirage au sort.
medioevo-event-own-stake = Vous misez { $honour } PH sur { $realm }.
medioevo-event-stake = { $seat } a misé { $honour } PH sur { $realm }.
medioevo-event-stake-paid = { $seat } commence à { $honour } PH.
medioevo-refusal-stake = Vous pouvez miser de 0 à { $most } PH.
medioevo-stake-name = enchérir
medioevo-stake-description = Miser des PH en secret pour un royaume
medioevo-stake-button = Miser pour un royaume
medioevo-stake-realm-name = royaume
medioevo-stake-realm-description = Le royaume voulu
medioevo-stake-realm-prompt = Quel royaume voulez-vous ?
medioevo-stake-honour-name = honneur
medioevo-stake-honour-description = Votre mise en PH
medioevo-stake-honour-prompt = Combien de PH misez-vous ?

## Déploiement

medioevo-option-deployment-name = Déploiement
medioevo-option-deployment-description = Sur demande, les achats restent cachés et se placent en fin de phase, dans l’ordre du tour
medioevo-prompt-deploy = Déploiement : vérifiez où vont vos achats ({ $count }), changez-les au besoin, puis placez-les.
medioevo-label-line = { $line }. { $what }
medioevo-event-conceal = { $seat } demande le déploiement : les achats sont placés à la fin de la phase, dans l’ordre du tour.
medioevo-event-shift = L’achat n° { $line } ira ailleurs ({ $place }).
medioevo-refusal-conceal-twice = Le déploiement a déjà été demandé dans cette phase.
medioevo-refusal-shift-line = Cet achat ne peut pas aller ailleurs.
medioevo-refusal-shift-place = Cela ne peut pas y être placé.
medioevo-conceal-name = déploiement
medioevo-conceal-description = Demander le déploiement : achats placés à la fin, dans l’ordre du tour
medioevo-conceal-button = Déploiement caché
medioevo-shift-name = déplacer
medioevo-shift-description = Déploiement : envoyer un achat ailleurs
medioevo-shift-button = Changer un lieu
medioevo-shift-line-name = achat
medioevo-shift-line-description = Le numéro de l’achat sur votre liste
medioevo-shift-line-prompt = Quel achat va ailleurs ?
medioevo-shift-place-name = lieu
medioevo-shift-place-description = Où il va désormais
medioevo-shift-place-prompt = Où va-t-il ?
medioevo-shift-tokens-name = jetons
medioevo-shift-tokens-description = Territoires adjacents qui reçoivent un jeton de contrôle
medioevo-shift-tokens-prompt = Où vont les jetons de contrôle ?
medioevo-deploy-name = déployer
medioevo-deploy-description = Déploiement : placer vos achats
medioevo-deploy-button = Placer les achats
