### Medioevo Universale, en français : objectifs des cartes Empire (M-51).

medioevo-forgo-name = abstenir
medioevo-forgo-description = Ne plus rien revendiquer avant la fin du tour
medioevo-forgo-button = Ne rien revendiquer
medioevo-label-claim = { $card } : { $objective }
medioevo-label-claim-tokenless = { $card } : { $objective } (plus de jeton)
medioevo-prompt-petition = Le tour s’achève. Revendiquez-vous un objectif avant que ses actions soient oubliées ?
medioevo-note-objective = Objectif rempli : { $card }. { $objective } À revendiquer par /medioevo carte revendiquer.
medioevo-refusal-claim-none = Vous ne remplissez aucun objectif de vos cartes en ce moment.
medioevo-refusal-claim-not-yours = Vous n’avez pas cette carte.
medioevo-refusal-claim-colour = Le jeton peut être : { $colours }.
