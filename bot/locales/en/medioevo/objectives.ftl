### Medioevo Universale, in English: objectives of the Empire cards (M-51).

medioevo-forgo-name = skip
medioevo-forgo-description = Claim no more objectives this turn
medioevo-forgo-button = Claim nothing
medioevo-label-claim = { $card }: { $objective }
medioevo-label-claim-tokenless = { $card }: { $objective } (no token is left)
medioevo-prompt-petition = The turn is ending. Claim an objective you met this turn?
medioevo-note-objective = Objective met: { $card }. { $objective } Claim it with `/medioevo card claim`.
medioevo-refusal-claim-none = You have not met any of your cards’ objectives.
medioevo-refusal-claim-not-yours = You do not have that card.
medioevo-refusal-claim-colour = Choose one of these colours: { $colours }.
