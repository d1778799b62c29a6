# M-121, M-122: pacts

medioevo-prompt-council = Waiting for { $names }. Meanwhile you can propose and sign pacts.

# What a pact says

medioevo-pact-trade = trade
medioevo-pact-passage = passage
medioevo-pact-military = military control
medioevo-pact-civil = civil control
medioevo-pact-nonaggression = non-aggression
medioevo-pact-defence = defensive alliance
medioevo-pact-offence = offensive alliance
medioevo-pact-exchange = florins or prisoners
medioevo-pact-free = free-form pact
medioevo-pact-between = { $what } ({ $parties })
medioevo-pact-clause = { $head }; { $tail }
medioevo-pact-text = “{ $text }”
medioevo-pact-favours = for { $seat } only
medioevo-pact-units =
    with at least { $count } { $count ->
        [one] unit
       *[other] units
    }
medioevo-pact-until = until the end of turn { $turn }
medioevo-pact-whole = for the whole game
medioevo-pact-pays-once = { $seat } pays { $payee_seat } { medioevo-florins } on signing
medioevo-pact-pays-turn = { $seat } pays { $payee_seat } { medioevo-florins } each turn
medioevo-pact-pays-deal = { $seat } pays { $payee_seat } { medioevo-florins } for every purchase or sale in { $payee_seat }’s inhabited areas
medioevo-pact-frees = { $seat } sets { $units } free
medioevo-label-captive = { $thing } held by { $seat }
medioevo-pact-public = public
medioevo-pact-secret = secret
medioevo-pact-each = mutual
medioevo-pact-nobody = no one pays
medioevo-pact-once = once, when all have signed
medioevo-pact-turn = at the end of every turn
medioevo-pact-deal = for every purchase or sale in the other player’s inhabited areas
medioevo-verdict-broken = broken
medioevo-verdict-kept = kept
medioevo-verdict-abstain = abstain

# Labels and notes

medioevo-label-pact = no. { $number }: { $pact }
medioevo-label-pact-gone = pact { $number } (ended)
medioevo-label-trial = { $seat } accuses { $accused_seat }: { $pact }
medioevo-label-unlawful = { $what } ⚠ no war declared, −{ $honour } honour
medioevo-label-breaks =
    { $what } ⚠ breaks { $count ->
        [one] a pact
       *[other] { $count } pacts
    }, −{ $honour } honour
medioevo-note-draft = ✉ { $seat } proposes to you: { $pact }
medioevo-note-trial = ⚖ { $seat } accuses { $accused_seat } of breaking { $pact }: vote before the end of the turn.
medioevo-note-breaks =
    ⚠ Plundering here breaks { $count ->
        [one] a pact
       *[other] { $count } pacts
    }, another −{ $honour } honour.

# Events

medioevo-event-allies-called = { $seat } may call on allies against { $foe_seat }: { $pact }.
medioevo-event-draft = { $seat } proposes: { $pact }.
medioevo-event-sign = { $seat } has signed; not all have yet: { $pact }.
medioevo-event-reject = { $seat } declines: { $pact }.
medioevo-event-retract = { $seat } withdraws: { $pact }.
medioevo-event-pact-signed = Pact signed: { $pact }.
medioevo-event-pact-unpaid = { $seat } cannot pay, so the pact is void: { $pact }.
medioevo-event-amend = { $seat } adds a payment to a proposal: { $pact }.
medioevo-event-pact-paid = { $seat } pays { $payee_seat } { medioevo-florins }, as agreed: { $pact }.
medioevo-event-pact-broken = { $seat } breaks a pact: { $pact }.
medioevo-event-pact-over = A pact is over: { $pact }.
medioevo-event-pact-dissolved = All signatories end their pact: { $pact }.
medioevo-event-pact-tired = { $seat } wants to end the pact (all signatories must agree): { $pact }.
medioevo-event-pact-seen = A secret pact comes to light: { $pact }.
medioevo-event-accuse = { $seat } accuses { $accused_seat } of breaking a pact: { $pact }. Everyone may vote until the end of the turn.
medioevo-event-vote = { $seat } votes: { $verdict }.
medioevo-event-verdict-broken = Vote { $broken } to { $kept }: { $seat } broke the pact.
medioevo-event-verdict-kept = Vote { $broken } to { $kept }: { $seat } is cleared, and the pact stands.
medioevo-honour-pact = pact broken

# Refusals

medioevo-refusal-amend = You have no proposal open to which a payment can be added. There can be { $most } in one.
medioevo-refusal-no-draft = There is no proposal with that number for you to sign.
medioevo-refusal-pact-money = Signing costs you { medioevo-florins } immediately; you can spend { $have }.
medioevo-refusal-pact-sum = Amounts are multiples of 10, up to { $most }; you can pay at most { $have } on signing.
medioevo-refusal-pact-none = You have not signed that pact, or it has already been dealt with this turn.
medioevo-refusal-vote = There is no such accusation left for you to vote on.

# Actions

medioevo-draft-name = new
medioevo-draft-description = Propose a pact to one or more players
medioevo-draft-button = Propose a pact
medioevo-draft-kind-name = kind
medioevo-draft-kind-description = Kind of pact
medioevo-draft-kind-prompt = What kind of pact?
medioevo-draft-partners-name = with
medioevo-draft-partners-description = Other signatories
medioevo-draft-partners-prompt = Who signs it with you?
medioevo-draft-text-name = text
medioevo-draft-text-description = The pact in your own words
medioevo-draft-text-prompt = What does the pact say?
medioevo-draft-favour-name = benefits
medioevo-draft-favour-description = Who benefits from it
medioevo-draft-favour-prompt = Who benefits: one player, or all?
medioevo-draft-units-name = units
medioevo-draft-units-description = Minimum number of supporting units
medioevo-draft-units-prompt = How many units at least?
medioevo-draft-until-name = until
medioevo-draft-until-description = Last turn (0 for the whole game)
medioevo-draft-until-prompt = How long does it last?
medioevo-draft-secrecy-name = secrecy
medioevo-draft-secrecy-description = Public or secret
medioevo-draft-secrecy-prompt = Public or secret?
medioevo-draft-freed-name = freed
medioevo-draft-freed-description = Number of prisoners released
medioevo-draft-freed-prompt = How many prisoners are released?
medioevo-draft-release-name = release
medioevo-draft-release-description = Prisoners released
medioevo-draft-release-prompt = Which prisoners are released?
medioevo-draft-payer-name = payer
medioevo-draft-payer-description = Who pays; leave empty for no one
medioevo-draft-payer-prompt = Does anyone pay?
medioevo-draft-payee-name = payee
medioevo-draft-payee-description = Who is paid
medioevo-draft-payee-prompt = Who is paid?
medioevo-draft-rhythm-name = when
medioevo-draft-rhythm-description = When it is paid: once, every turn, or per purchase and sale
medioevo-draft-rhythm-prompt = When is it paid?
medioevo-draft-florins-name = florins
medioevo-draft-florins-description = Amount, a multiple of 10
medioevo-draft-florins-prompt = How many florins?
medioevo-draft-also-name = also
medioevo-draft-also-description = What else the pact includes
medioevo-draft-also-prompt = Add anything else to the pact?

medioevo-amend-name = add-payment
medioevo-amend-description = Add a payment to one of your proposals
medioevo-amend-button = Add a payment
medioevo-amend-pact-name = pact
medioevo-amend-pact-description = Which of your proposals
medioevo-amend-pact-prompt = Which of your proposals?
medioevo-amend-payer-name = payer
medioevo-amend-payer-description = Who pays
medioevo-amend-payer-prompt = Who pays?
medioevo-amend-payee-name = payee
medioevo-amend-payee-description = Who is paid
medioevo-amend-payee-prompt = Who is paid?
medioevo-amend-rhythm-name = when
medioevo-amend-rhythm-description = When it is paid: once, every turn, or per purchase and sale
medioevo-amend-rhythm-prompt = When is it paid?
medioevo-amend-florins-name = florins
medioevo-amend-florins-description = Amount, a multiple of 10
medioevo-amend-florins-prompt = How many florins?

medioevo-sign-name = sign
medioevo-sign-description = Sign a pact that was proposed to you
medioevo-sign-button = Sign a pact
medioevo-sign-pact-name = pact
medioevo-sign-pact-description = Which pact, by its number
medioevo-sign-pact-prompt = Which pact do you sign?

medioevo-reject-name = reject
medioevo-reject-description = Decline a pact that was proposed to you
medioevo-reject-button = Decline a pact
medioevo-reject-pact-name = pact
medioevo-reject-pact-description = Which pact, by its number
medioevo-reject-pact-prompt = Which pact do you decline?

medioevo-retract-name = withdraw
medioevo-retract-description = Withdraw a pact that you have proposed
medioevo-retract-button = Withdraw proposal
medioevo-retract-pact-name = pact
medioevo-retract-pact-description = Which pact, by its number
medioevo-retract-pact-prompt = Which of your proposals do you withdraw?

medioevo-dissolve-name = end
medioevo-dissolve-description = End a pact, if all signatories agree
medioevo-dissolve-button = End a pact together
medioevo-dissolve-pact-name = pact
medioevo-dissolve-pact-description = Which pact, by its number
medioevo-dissolve-pact-prompt = Which pact do you want to end?

medioevo-break-name = break
medioevo-break-description = Break a pact openly; you lose 2 honour
medioevo-break-button = Break pact (−2 honour)
medioevo-break-pact-name = pact
medioevo-break-pact-description = Which pact, by its number
medioevo-break-pact-prompt = Which pact do you break?

medioevo-accuse-name = accuse
medioevo-accuse-description = Accuse a signatory of breaking a pact; all players vote
medioevo-accuse-button = Accuse someone
medioevo-accuse-pact-name = pact
medioevo-accuse-pact-description = Which pact, by its number
medioevo-accuse-pact-prompt = Which pact was broken?
medioevo-accuse-accused-name = accused
medioevo-accuse-accused-description = Who has broken it
medioevo-accuse-accused-prompt = Who has broken it?

medioevo-vote-name = vote
medioevo-vote-description = Vote on an accusation
medioevo-vote-button = Vote
medioevo-vote-trial-name = pact
medioevo-vote-trial-description = The pact it is about
medioevo-vote-trial-prompt = Which accusation?
medioevo-vote-verdict-name = verdict
medioevo-vote-verdict-description = Broken, kept or abstain
medioevo-vote-verdict-prompt = Was the pact broken?
