### Medioevo Universale, en français : objectifs des cartes Empire (M-51).

medioevo-forgo-name = renoncer
medioevo-forgo-description = Ne plus montrer d’objectif ce tour-ci
medioevo-forgo-button = Ne rien montrer
medioevo-label-claim = { $card } : { $objective }
medioevo-label-claim-tokenless = { $card } : { $objective } (plus de jeton)
medioevo-prompt-petition = Fin du tour. Montrez-vous un objectif rempli ce tour-ci ? Ensuite, il sera trop tard.
medioevo-note-objective = Objectif rempli : { $card }. { $objective } À montrer avec `/medioevo empire montrer`.
medioevo-refusal-claim-none = Aucun objectif de vos cartes n’est rempli.
medioevo-refusal-claim-not-yours = Vous n’avez pas cette carte.
medioevo-refusal-claim-colour = Couleurs possibles : { $colours }.
