### Medioevo Universale, in English: objectives of the Empire cards (M-51).

medioevo-forgo-name = forgo
medioevo-forgo-description = Claim nothing more before the turn ends
medioevo-forgo-button = No claim
medioevo-label-claim = { $card }: { $objective }
medioevo-label-claim-tokenless = { $card }: { $objective } (no token is left)
medioevo-prompt-petition = The turn is ending. Do you claim an objective before its deeds are forgotten?
medioevo-note-objective = Objective met: { $card }. { $objective } Claim it with /medioevo card claim.
medioevo-refusal-claim-none = You meet no objective of your cards now.
medioevo-refusal-claim-not-yours = You do not have that card.
medioevo-refusal-claim-colour = The token can be: { $colours }.
