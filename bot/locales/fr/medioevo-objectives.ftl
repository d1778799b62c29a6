### Medioevo Universale, en français : objectifs des cartes Empire (M-51).

medioevo-forgo-name = abstenir
medioevo-forgo-description = Ne plus rien revendiquer avant la fin du tour
medioevo-forgo-button = Ne rien revendiquer
medioevo-label-claim = { $card } : { $objective }
medioevo-prompt-petition = Le tour s'achève. Revendiquez-vous un objectif avant que ses actions soient oubliées ?
medioevo-note-objective = Objectif rempli : { $card }. { $objective } À revendiquer par /medioevo carte revendiquer.
medioevo-refusal-claim-none = Vous ne remplissez aucun objectif de vos cartes en ce moment, ou il n'y a plus de jeton pour lui.
medioevo-refusal-claim-not-yours = Vous n'avez pas cette carte.
medioevo-refusal-claim-tokens = Vous remplissez cet objectif, mais il n'y a plus de jeton de sa couleur.
medioevo-refusal-claim-colour = Le jeton peut être : { $colours }.
