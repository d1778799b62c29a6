# M-121, M-122: pacts

medioevo-prompt-council = The table waits for { $names }. You may still speak of pacts.

# What a pact says

medioevo-pact-trade = trade
medioevo-pact-passage = passage
medioevo-pact-military = military control
medioevo-pact-civil = civil control
medioevo-pact-nonaggression = non-aggression
medioevo-pact-defence = defensive alliance
medioevo-pact-offence = offensive alliance
medioevo-pact-exchange = money or prisoners
medioevo-pact-free = free pact
medioevo-pact-between = { $what } ({ $parties })
medioevo-pact-clause = { $head }; { $tail }
medioevo-pact-text = “{ $text }”
medioevo-pact-favours = for { $seat } alone
medioevo-pact-units =
    with at least { $count } { $count ->
        [one] unit
       *[other] units
    }
medioevo-pact-until = until the end of turn { $turn }
medioevo-pact-whole = for the whole game
medioevo-pact-pays-once = { $seat } pays { $payee_seat } { $florins } florins at once
medioevo-pact-pays-turn = { $seat } pays { $payee_seat } { $florins } florins each turn
medioevo-pact-pays-deal = { $seat } pays { $payee_seat } { $florins } florins for every purchase or sale in the areas of { $payee_seat }
medioevo-pact-frees = { $seat } sets { $units } free
medioevo-label-captive = { $thing } held by { $seat }
medioevo-pact-public = public
medioevo-pact-secret = secret
medioevo-pact-each = each for the others
medioevo-pact-nobody = nobody pays
medioevo-pact-once = once, when all have signed
medioevo-pact-turn = at the end of every turn
medioevo-pact-deal = for every purchase or sale in the other’s areas
medioevo-verdict-broken = broken
medioevo-verdict-kept = kept
medioevo-verdict-abstain = no opinion

# Labels and notes

medioevo-label-pact = { $number }: { $pact }
medioevo-label-pact-gone = pact { $number }, which is no more
medioevo-label-trial = { $seat } accuses { $accused_seat }: { $pact }
medioevo-label-unlawful = { $what } ⚠ no war, −{ $honour } HP
medioevo-label-breaks =
    { $what } ⚠ breaks { $count ->
        [one] a pact
       *[other] { $count } pacts
    }, −{ $honour } HP
medioevo-note-draft = ✉ { $seat } proposes to you: { $pact }
medioevo-note-trial = ⚖ { $seat } accuses { $accused_seat } of breaking { $pact }: your vote is open until the end of the turn.
medioevo-note-breaks =
    ⚠ To plunder here breaks { $count ->
        [one] a pact
       *[other] { $count } pacts
    }, −{ $honour } HP more.

# Events

medioevo-event-allies-called = { $seat } may call for support against { $foe_seat }: { $pact }.
medioevo-event-draft = { $seat } proposes: { $pact }.
medioevo-event-sign = { $seat } has signed; others are still to sign: { $pact }.
medioevo-event-reject = { $seat } declines: { $pact }.
medioevo-event-retract = { $seat } withdraws: { $pact }.
medioevo-event-pact-signed = Signed and sealed: { $pact }.
medioevo-event-pact-unpaid = { $seat } cannot give what was promised, so nothing comes of it: { $pact }.
medioevo-event-amend = { $seat } puts another payment into a proposal: { $pact }.
medioevo-event-pact-paid = { $seat } pays { $payee_seat } { $florins } florins, as agreed: { $pact }.
medioevo-event-pact-broken = { $seat } breaks a pact: { $pact }.
medioevo-event-pact-over = A pact is over: { $pact }.
medioevo-event-pact-dissolved = All signatories end their pact: { $pact }.
medioevo-event-pact-tired = { $seat } would end it, if all signatories agree: { $pact }.
medioevo-event-pact-seen = A secret pact shows itself: { $pact }.
medioevo-event-accuse = { $seat } accuses { $accused_seat } of having broken a pact: { $pact }. Everybody may vote until the end of the turn.
medioevo-event-vote = { $seat } votes: { $verdict }.
medioevo-event-verdict-broken = The vote is { $broken } to { $kept }: { $seat } has broken the pact.
medioevo-event-verdict-kept = The vote is { $broken } for broken, { $kept } for kept: the pact stands, and { $seat } is not at fault.
medioevo-honour-pact = a pact broken

# Refusals

medioevo-refusal-amend = You have no proposal open to which a payment can be added. There can be { $most } in one.
medioevo-refusal-no-draft = No draft of that number waits for you.
medioevo-refusal-pact-money = Signing costs you { $florins } florins at once, and you can spend { $have }.
medioevo-refusal-pact-sum = A sum is a multiple of 10 and at most { $most }; at once you can pay { $have } yourself.
medioevo-refusal-pact-none = You have signed no such pact, or it is settled for this turn.
medioevo-refusal-vote = There is no such accusation that you have still to vote on.

# Actions

medioevo-draft-name = draft
medioevo-draft-description = Propose a pact to one or more players
medioevo-draft-button = Propose a pact
medioevo-draft-kind-name = kind
medioevo-draft-kind-description = What the pact is about
medioevo-draft-kind-prompt = What shall the pact be about?
medioevo-draft-partners-name = with
medioevo-draft-partners-description = Who shall sign it beside you
medioevo-draft-partners-prompt = Who shall sign it with you?
medioevo-draft-text-name = text
medioevo-draft-text-description = The pact in your own words
medioevo-draft-text-prompt = What does the pact say?
medioevo-draft-favour-name = favour
medioevo-draft-favour-description = Who may do it, or is supported
medioevo-draft-favour-prompt = Who may do it, or is supported?
medioevo-draft-units-name = units
medioevo-draft-units-description = How many units support at least
medioevo-draft-units-prompt = With at least how many units?
medioevo-draft-until-name = until
medioevo-draft-until-description = The last turn; 0: the whole game
medioevo-draft-until-prompt = Until when does it hold?
medioevo-draft-secrecy-name = secrecy
medioevo-draft-secrecy-description = Public or secret
medioevo-draft-secrecy-prompt = Public, or known to the signatories only?
medioevo-draft-freed-name = freed
medioevo-draft-freed-description = How many prisoners go home
medioevo-draft-freed-prompt = How many prisoners go home?
medioevo-draft-release-name = release
medioevo-draft-release-description = Which prisoners go home
medioevo-draft-release-prompt = Which prisoners go home?
medioevo-draft-payer-name = payer
medioevo-draft-payer-description = Who pays; nobody, if left out
medioevo-draft-payer-prompt = Does anybody pay?
medioevo-draft-payee-name = payee
medioevo-draft-payee-description = Who is paid
medioevo-draft-payee-prompt = Who is paid?
medioevo-draft-rhythm-name = rhythm
medioevo-draft-rhythm-description = Once, every turn, or for every purchase and sale
medioevo-draft-rhythm-prompt = When is it paid?
medioevo-draft-florins-name = florins
medioevo-draft-florins-description = How much, a multiple of 10
medioevo-draft-florins-prompt = How many florins?
medioevo-draft-also-name = also
medioevo-draft-also-description = What else is agreed upon in the same pact
medioevo-draft-also-prompt = Is anything else agreed upon in it?

medioevo-amend-name = amend
medioevo-amend-description = Add a payment to a proposal of yours
medioevo-amend-button = Add a payment
medioevo-amend-pact-name = pact
medioevo-amend-pact-description = Which of your proposals
medioevo-amend-pact-prompt = To which of your proposals?
medioevo-amend-payer-name = payer
medioevo-amend-payer-description = Who pays
medioevo-amend-payer-prompt = Who pays?
medioevo-amend-payee-name = payee
medioevo-amend-payee-description = Who is paid
medioevo-amend-payee-prompt = Who is paid?
medioevo-amend-rhythm-name = rhythm
medioevo-amend-rhythm-description = Once, every turn, or for every purchase and sale
medioevo-amend-rhythm-prompt = When is it paid?
medioevo-amend-florins-name = florins
medioevo-amend-florins-description = How much, a multiple of 10
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

medioevo-retract-name = retract
medioevo-retract-description = Withdraw a pact that you have proposed
medioevo-retract-button = Withdraw a proposed pact
medioevo-retract-pact-name = pact
medioevo-retract-pact-description = Which pact, by its number
medioevo-retract-pact-prompt = Which of your proposals do you withdraw?

medioevo-dissolve-name = end
medioevo-dissolve-description = End a pact, if all signatories agree
medioevo-dissolve-button = End a pact in accord
medioevo-dissolve-pact-name = pact
medioevo-dissolve-pact-description = Which pact, by its number
medioevo-dissolve-pact-prompt = Which pact would you end?

medioevo-break-name = break
medioevo-break-description = Break a pact openly, for 2 honour points
medioevo-break-button = Break a pact (−2 HP)
medioevo-break-pact-name = pact
medioevo-break-pact-description = Which pact, by its number
medioevo-break-pact-prompt = Which pact do you break?

medioevo-accuse-name = accuse
medioevo-accuse-description = Accuse a signatory of having broken a pact; all players vote
medioevo-accuse-button = Accuse somebody
medioevo-accuse-pact-name = pact
medioevo-accuse-pact-description = Which pact, by its number
medioevo-accuse-pact-prompt = Which pact was broken?
medioevo-accuse-accused-name = accused
medioevo-accuse-accused-description = Who has broken it
medioevo-accuse-accused-prompt = Who has broken it?

medioevo-vote-name = vote
medioevo-vote-description = Vote on an accusation
medioevo-vote-button = Vote on an accusation
medioevo-vote-trial-name = pact
medioevo-vote-trial-description = The pact it is about
medioevo-vote-trial-prompt = Which accusation?
medioevo-vote-verdict-name = verdict
medioevo-vote-verdict-description = Broken, kept, or no opinion
medioevo-vote-verdict-prompt = Was the pact broken?
