# M-121, M-122 : les pactes

medioevo-prompt-council = On attend { $names }. En attendant, vous pouvez négocier.

# Ce que dit un pacte

medioevo-pact-trade = pacte commercial
medioevo-pact-passage = passage
medioevo-pact-military = contrôle militaire
medioevo-pact-civil = contrôle civil
medioevo-pact-nonaggression = non-belligérance
medioevo-pact-defence = alliance défensive
medioevo-pact-offence = alliance offensive
medioevo-pact-exchange = florins ou prisonniers
medioevo-pact-free = pacte libre
medioevo-pact-between = { $what } ({ $parties })
medioevo-pact-clause = { $head } ; { $tail }
medioevo-pact-text = « { $text } »
medioevo-pact-favours = en faveur { DE($seat) }
medioevo-pact-units =
    avec au moins { $count } { $count ->
        [one] unité
       *[other] unités
    }
medioevo-pact-until = jusqu’à la fin du tour { $turn }
medioevo-pact-whole = pour toute la partie
medioevo-pact-pays-once = { $seat } paie { medioevo-florins } à { $payee_seat } à la signature
medioevo-pact-pays-turn = { $seat } paie { medioevo-florins } par tour à { $payee_seat }
medioevo-pact-pays-deal = { $seat } paie { medioevo-florins } à { $payee_seat } par achat ou vente chez { $payee_seat }
medioevo-pact-frees = { $seat } libère { $units }
medioevo-label-captive = { $thing } (détenteur : { $seat })
medioevo-pact-public = public
medioevo-pact-secret = secret
medioevo-pact-each = réciproque
medioevo-pact-nobody = personne ne paie
medioevo-pact-once = une fois, quand tous ont signé
medioevo-pact-turn = à la fin de chaque tour
medioevo-pact-deal = pour chaque achat ou vente dans les zones habitées de l’autre joueur
medioevo-verdict-broken = rupture
medioevo-verdict-kept = respect
medioevo-verdict-abstain = abstention

# Étiquettes et notes

medioevo-label-pact = n° { $number } : { $pact }
medioevo-label-pact-gone = pacte n° { $number } (terminé)
medioevo-label-trial = { $seat } accuse { $accused_seat } : { $pact }
medioevo-label-unlawful = { $what } ⚠ sans déclaration de guerre, −{ $honour } PH
medioevo-label-breaks =
    { $what } ⚠ rompt { $count ->
        [one] { $count } pacte
       *[other] { $count } pactes
    }, −{ $honour } PH
medioevo-note-draft = ✉ { $seat } vous propose : { $pact }
medioevo-note-trial = ⚖ { $seat } accuse { $accused_seat } d’avoir rompu { $pact } : vous pouvez voter jusqu’à la fin du tour.
medioevo-note-breaks =
    ⚠ Piller ici rompt { $count ->
        [one] { $count } pacte
       *[other] { $count } pactes
    }, −{ $honour } PH de plus.

# Événements

medioevo-event-allies-called = { $seat } peut appeler ses alliés contre { $foe_seat } : { $pact }.
medioevo-event-draft = { $seat } propose : { $pact }.
medioevo-event-sign = { $seat } a signé (il manque des signatures) : { $pact }.
medioevo-event-reject = { $seat } refuse : { $pact }.
medioevo-event-retract = { $seat } retire : { $pact }.
medioevo-event-pact-signed = Pacte signé : { $pact }.
medioevo-event-pact-unpaid = { $seat } ne peut pas payer : le pacte est sans effet. { $pact }
medioevo-event-amend = { $seat } ajoute un paiement à une proposition : { $pact }.
medioevo-event-pact-paid = { $seat } paie { medioevo-florins } à { $payee_seat }, comme convenu : { $pact }.
medioevo-event-pact-broken = { $seat } rompt un pacte : { $pact }.
medioevo-event-pact-over = Un pacte s’achève : { $pact }.
medioevo-event-pact-dissolved = Tous les signataires mettent fin à leur pacte : { $pact }.
medioevo-event-pact-tired = { $seat } propose de mettre fin au pacte : { $pact }.
medioevo-event-pact-seen = Un pacte secret est révélé : { $pact }.
medioevo-event-accuse = { $seat } accuse { $accused_seat } d’avoir rompu un pacte : { $pact }. Chacun peut voter jusqu’à la fin du tour.
medioevo-event-vote = { $seat } vote : { $verdict }.
medioevo-event-verdict-broken = { $seat } a rompu le pacte ({ $broken } voix contre { $kept }).
medioevo-event-verdict-kept = { $seat } a respecté le pacte ({ $kept } voix contre { $broken }).
medioevo-honour-pact = pacte rompu

# Refus

medioevo-refusal-amend = Vous n’avez pas de proposition ouverte à laquelle ajouter un paiement. Il peut y en avoir { $most } dans une même proposition.
medioevo-refusal-no-draft = Aucun pacte de ce numéro n’attend votre signature.
medioevo-refusal-pact-money = Signer coûte aussitôt { medioevo-florins } ; vous en avez { $have }.
medioevo-refusal-pact-sum = Le montant est un multiple de 10, { $most } au maximum ; vous pouvez payer { $have } tout de suite.
medioevo-refusal-pact-none = Vous n’avez pas signé ce pacte, ou le cas est déjà jugé ce tour-ci.
medioevo-refusal-vote = Aucune accusation de ce genre n’attend votre vote.

# Actions

medioevo-draft-name = rédiger
medioevo-draft-description = Proposer un pacte à un ou plusieurs joueurs
medioevo-draft-button = Proposer un pacte
medioevo-draft-kind-name = objet
medioevo-draft-kind-description = L’objet du pacte
medioevo-draft-kind-prompt = Quel est l’objet du pacte ?
medioevo-draft-partners-name = avec
medioevo-draft-partners-description = Qui doit le signer avec vous
medioevo-draft-partners-prompt = Qui doit le signer avec vous ?
medioevo-draft-text-name = texte
medioevo-draft-text-description = Le texte du pacte
medioevo-draft-text-prompt = Que dit le pacte ?
medioevo-draft-favour-name = bénéficiaire
medioevo-draft-favour-description = Qui en profite
medioevo-draft-favour-prompt = Qui en profite ?
medioevo-draft-units-name = unités
medioevo-draft-units-description = Nombre minimum d’unités de soutien
medioevo-draft-units-prompt = Combien d’unités au moins ?
medioevo-draft-until-name = jusqu-au-tour
medioevo-draft-until-description = Le dernier tour (0 : toute la partie)
medioevo-draft-until-prompt = Combien de temps vaut-il ?
medioevo-draft-secrecy-name = secret
medioevo-draft-secrecy-description = Public ou secret
medioevo-draft-secrecy-prompt = Public ou secret ?
medioevo-draft-freed-name = libérés
medioevo-draft-freed-description = Nombre de prisonniers libérés
medioevo-draft-freed-prompt = Combien de prisonniers sont libérés ?
medioevo-draft-release-name = libérer
medioevo-draft-release-description = Les prisonniers libérés
medioevo-draft-release-prompt = Quels prisonniers sont libérés ?
medioevo-draft-payer-name = payeur
medioevo-draft-payer-description = Qui paie ; vide pour personne
medioevo-draft-payer-prompt = Quelqu’un paie-t-il ?
medioevo-draft-payee-name = destinataire
medioevo-draft-payee-description = Qui reçoit l’argent
medioevo-draft-payee-prompt = Qui reçoit l’argent ?
medioevo-draft-rhythm-name = rythme
medioevo-draft-rhythm-description = Quand on paie : une fois, à chaque tour, ou par achat et vente
medioevo-draft-rhythm-prompt = Quand paie-t-on ?
medioevo-draft-florins-name = florins
medioevo-draft-florins-description = Le montant, un multiple de 10
medioevo-draft-florins-prompt = Combien de florins ?
medioevo-draft-also-name = aussi
medioevo-draft-also-description = Les autres clauses du pacte
medioevo-draft-also-prompt = Ajouter une autre clause ?

medioevo-amend-name = ajouter
medioevo-amend-description = Ajouter un paiement à une de vos propositions
medioevo-amend-button = Ajouter un paiement
medioevo-amend-pact-name = pacte
medioevo-amend-pact-description = Laquelle de vos propositions
medioevo-amend-pact-prompt = À laquelle de vos propositions ?
medioevo-amend-payer-name = payeur
medioevo-amend-payer-description = Qui paie
medioevo-amend-payer-prompt = Qui paie ?
medioevo-amend-payee-name = destinataire
medioevo-amend-payee-description = Qui reçoit l’argent
medioevo-amend-payee-prompt = Qui reçoit l’argent ?
medioevo-amend-rhythm-name = rythme
medioevo-amend-rhythm-description = Quand on paie : une fois, à chaque tour, ou par achat et vente
medioevo-amend-rhythm-prompt = Quand paie-t-on ?
medioevo-amend-florins-name = florins
medioevo-amend-florins-description = Le montant, un multiple de 10
medioevo-amend-florins-prompt = Combien de florins ?

medioevo-sign-name = signer
medioevo-sign-description = Signer un pacte qu’on vous a proposé
medioevo-sign-button = Signer un pacte
medioevo-sign-pact-name = pacte
medioevo-sign-pact-description = Quel pacte, par son numéro
medioevo-sign-pact-prompt = Quel pacte signez-vous ?

medioevo-reject-name = décliner
medioevo-reject-description = Refuser un pacte qu’on vous a proposé
medioevo-reject-button = Refuser un pacte
medioevo-reject-pact-name = pacte
medioevo-reject-pact-description = Quel pacte, par son numéro
medioevo-reject-pact-prompt = Quel pacte refusez-vous ?

medioevo-retract-name = retirer
medioevo-retract-description = Retirer un pacte que vous avez proposé
medioevo-retract-button = Retirer la proposition
medioevo-retract-pact-name = pacte
medioevo-retract-pact-description = Quel pacte, par son numéro
medioevo-retract-pact-prompt = Laquelle de vos propositions retirez-vous ?

medioevo-dissolve-name = dissoudre
medioevo-dissolve-description = Mettre fin à un pacte, si tous les signataires sont d’accord
medioevo-dissolve-button = Mettre fin à un pacte
medioevo-dissolve-pact-name = pacte
medioevo-dissolve-pact-description = Quel pacte, par son numéro
medioevo-dissolve-pact-prompt = À quel pacte voulez-vous mettre fin ?

medioevo-break-name = rompre
medioevo-break-description = Rompre ouvertement un pacte ; vous perdez 2 PH
medioevo-break-button = Rompre un pacte (−2 PH)
medioevo-break-pact-name = pacte
medioevo-break-pact-description = Quel pacte, par son numéro
medioevo-break-pact-prompt = Quel pacte rompez-vous ?

medioevo-accuse-name = accuser
medioevo-accuse-description = Accuser un signataire d’avoir rompu un pacte ; tous les joueurs votent
medioevo-accuse-button = Dénoncer une rupture
medioevo-accuse-pact-name = pacte
medioevo-accuse-pact-description = Quel pacte, par son numéro
medioevo-accuse-pact-prompt = Quel pacte a été rompu ?
medioevo-accuse-accused-name = accusé
medioevo-accuse-accused-description = Qui l’a rompu
medioevo-accuse-accused-prompt = Qui l’a rompu ?

medioevo-vote-name = voter
medioevo-vote-description = Voter sur une accusation
medioevo-vote-button = Voter
medioevo-vote-trial-name = pacte
medioevo-vote-trial-description = Le pacte dont il s’agit
medioevo-vote-trial-prompt = Quelle accusation ?
medioevo-vote-verdict-name = verdict
medioevo-vote-verdict-description = Rupture, respect ou abstention
medioevo-vote-verdict-prompt = Le pacte a-t-il été rompu ?
