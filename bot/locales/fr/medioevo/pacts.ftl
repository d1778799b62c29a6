# M-121, M-122 : les pactes

medioevo-prompt-council = La table attend { $names }. Vous pouvez tout de même parler de pactes.

# Ce que dit un pacte

medioevo-pact-trade = commerce
medioevo-pact-passage = passage
medioevo-pact-military = contrôle militaire
medioevo-pact-civil = contrôle civil
medioevo-pact-nonaggression = non-belligérance
medioevo-pact-defence = alliance défensive
medioevo-pact-offence = alliance offensive
medioevo-pact-exchange = argent ou prisonniers
medioevo-pact-free = pacte libre
medioevo-pact-between = { $what } ({ $parties })
medioevo-pact-clause = { $head } ; { $tail }
medioevo-pact-text = « { $text } »
medioevo-pact-favours = pour { $seat } seulement
medioevo-pact-units =
    avec au moins { $count } { $count ->
        [one] unité
       *[other] unités
    }
medioevo-pact-until = jusqu’à la fin du tour { $turn }
medioevo-pact-whole = pour toute la partie
medioevo-pact-pays-once = { $seat } paie aussitôt { $florins } florins à { $payee_seat }
medioevo-pact-pays-turn = { $seat } paie { $florins } florins par tour à { $payee_seat }
medioevo-pact-pays-deal = { $seat } paie { $florins } florins à { $payee_seat } pour chaque achat ou vente dans les zones de { $payee_seat }
medioevo-pact-frees = { $seat } libère { $units }
medioevo-label-captive = { $thing }, aux mains de { $seat }
medioevo-pact-public = public
medioevo-pact-secret = secret
medioevo-pact-each = chacun pour les autres
medioevo-pact-nobody = personne ne paie
medioevo-pact-once = une fois, quand tous ont signé
medioevo-pact-turn = à la fin de chaque tour
medioevo-pact-deal = pour chaque achat ou vente dans les zones de l’autre
medioevo-verdict-broken = rompu
medioevo-verdict-kept = respecté
medioevo-verdict-abstain = sans avis

# Étiquettes et notes

medioevo-label-pact = { $number } : { $pact }
medioevo-label-pact-gone = pacte { $number }, qui n’est plus
medioevo-label-trial = { $seat } accuse { $accused_seat } : { $pact }
medioevo-label-unlawful = { $what } ⚠ sans guerre, −{ $honour } PH
medioevo-label-breaks =
    { $what } ⚠ rompt { $count ->
        [one] un pacte
       *[other] { $count } pactes
    }, −{ $honour } PH
medioevo-note-draft = ✉ { $seat } vous propose : { $pact }
medioevo-note-trial = ⚖ { $seat } accuse { $accused_seat } d’avoir rompu { $pact } : votre vote est ouvert jusqu’à la fin du tour.
medioevo-note-breaks =
    ⚠ Piller ici rompt { $count ->
        [one] un pacte
       *[other] { $count } pactes
    }, −{ $honour } PH de plus.

# Événements

medioevo-event-allies-called = { $seat } peut demander du soutien contre { $foe_seat } : { $pact }.
medioevo-event-draft = { $seat } propose : { $pact }.
medioevo-event-sign = { $seat } a signé ; il manque d’autres signatures : { $pact }.
medioevo-event-reject = { $seat } refuse : { $pact }.
medioevo-event-retract = { $seat } retire : { $pact }.
medioevo-event-pact-signed = Signé et scellé : { $pact }.
medioevo-event-pact-unpaid = { $seat } ne peut pas donner ce qui était promis, rien ne se fait : { $pact }.
medioevo-event-amend = { $seat } ajoute un paiement à une proposition : { $pact }.
medioevo-event-pact-paid = { $seat } paie { $florins } florins à { $payee_seat }, comme convenu : { $pact }.
medioevo-event-pact-broken = { $seat } rompt un pacte : { $pact }.
medioevo-event-pact-over = Un pacte s’achève : { $pact }.
medioevo-event-pact-dissolved = Tous les signataires mettent fin à leur pacte : { $pact }.
medioevo-event-pact-tired = { $seat } voudrait y mettre fin, si tous les signataires sont d’accord : { $pact }.
medioevo-event-pact-seen = Un pacte secret se révèle : { $pact }.
medioevo-event-accuse = { $seat } accuse { $accused_seat } d’avoir rompu un pacte : { $pact }. Chacun peut voter jusqu’à la fin du tour.
medioevo-event-vote = { $seat } vote : { $verdict }.
medioevo-event-verdict-broken = { $seat } a rompu le pacte : { $broken } voix contre { $kept }.
medioevo-event-verdict-kept = Le pacte tient, { $seat } n’est pas en faute : { $broken } voix pour la rupture, { $kept } pour le respect.
medioevo-honour-pact = un pacte rompu

# Refus

medioevo-refusal-amend = Vous n’avez pas de proposition ouverte à laquelle ajouter un paiement. Il peut y en avoir { $most } dans une même proposition.
medioevo-refusal-no-draft = Aucun projet de ce numéro ne vous attend.
medioevo-refusal-pact-money = Signer vous coûte aussitôt { $florins } florins, et vous pouvez en dépenser { $have }.
medioevo-refusal-pact-sum = Une somme est un multiple de 10, { $most } au plus ; vous-même pouvez payer { $have } tout de suite.
medioevo-refusal-pact-none = Vous n’avez pas signé de tel pacte, ou la question est réglée pour ce tour.
medioevo-refusal-vote = Aucune accusation de ce genre n’attend votre vote.

# Actions

medioevo-draft-name = rediger
medioevo-draft-description = Proposer un pacte à un ou plusieurs joueurs
medioevo-draft-button = Proposer un pacte
medioevo-draft-kind-name = objet
medioevo-draft-kind-description = L’objet du pacte
medioevo-draft-kind-prompt = Quel est l’objet du pacte ?
medioevo-draft-partners-name = avec
medioevo-draft-partners-description = Qui doit le signer avec vous
medioevo-draft-partners-prompt = Qui doit le signer avec vous ?
medioevo-draft-text-name = texte
medioevo-draft-text-description = Le pacte en vos propres mots
medioevo-draft-text-prompt = Que dit le pacte ?
medioevo-draft-favour-name = faveur
medioevo-draft-favour-description = Qui en a le droit, ou est soutenu
medioevo-draft-favour-prompt = Qui en a le droit, ou est soutenu ?
medioevo-draft-units-name = unites
medioevo-draft-units-description = Combien d’unités soutiennent au moins
medioevo-draft-units-prompt = Avec combien d’unités au moins ?
medioevo-draft-until-name = jusque
medioevo-draft-until-description = Le dernier tour ; 0 : toute la partie
medioevo-draft-until-prompt = Jusqu’à quand vaut-il ?
medioevo-draft-secrecy-name = secret
medioevo-draft-secrecy-description = Public ou secret
medioevo-draft-secrecy-prompt = Public, ou connu des seuls signataires ?
medioevo-draft-freed-name = libérés
medioevo-draft-freed-description = Combien de prisonniers rentrent
medioevo-draft-freed-prompt = Combien de prisonniers rentrent chez eux ?
medioevo-draft-release-name = liberer
medioevo-draft-release-description = Quels prisonniers rentrent
medioevo-draft-release-prompt = Quels prisonniers rentrent chez eux ?
medioevo-draft-payer-name = payeur
medioevo-draft-payer-description = Qui paie ; personne, si rien n’est dit
medioevo-draft-payer-prompt = Quelqu’un paie-t-il ?
medioevo-draft-payee-name = beneficiaire
medioevo-draft-payee-description = Qui est payé
medioevo-draft-payee-prompt = Qui est payé ?
medioevo-draft-rhythm-name = rythme
medioevo-draft-rhythm-description = Une fois, à chaque tour, ou pour chaque achat et vente
medioevo-draft-rhythm-prompt = Quand est-ce payé ?
medioevo-draft-florins-name = florins
medioevo-draft-florins-description = Combien, un multiple de 10
medioevo-draft-florins-prompt = Combien de florins ?
medioevo-draft-also-name = aussi
medioevo-draft-also-description = Ce qui est convenu de plus dans le même pacte
medioevo-draft-also-prompt = Y convient-on d’autre chose ?

medioevo-amend-name = ajouter
medioevo-amend-description = Ajouter un paiement à une de vos propositions
medioevo-amend-button = Ajouter un paiement
medioevo-amend-pact-name = pacte
medioevo-amend-pact-description = Laquelle de vos propositions
medioevo-amend-pact-prompt = À laquelle de vos propositions ?
medioevo-amend-payer-name = payeur
medioevo-amend-payer-description = Qui paie
medioevo-amend-payer-prompt = Qui paie ?
medioevo-amend-payee-name = beneficiaire
medioevo-amend-payee-description = Qui est payé
medioevo-amend-payee-prompt = Qui est payé ?
medioevo-amend-rhythm-name = rythme
medioevo-amend-rhythm-description = Une fois, à chaque tour, ou pour chaque achat et vente
medioevo-amend-rhythm-prompt = Quand est-ce payé ?
medioevo-amend-florins-name = florins
medioevo-amend-florins-description = Combien, un multiple de 10
medioevo-amend-florins-prompt = Combien de florins ?

medioevo-sign-name = signer
medioevo-sign-description = Signer un pacte qu’on vous a proposé
medioevo-sign-button = Signer un pacte
medioevo-sign-pact-name = pacte
medioevo-sign-pact-description = Quel pacte, par son numéro
medioevo-sign-pact-prompt = Quel pacte signez-vous ?

medioevo-reject-name = decliner
medioevo-reject-description = Refuser un pacte qu’on vous a proposé
medioevo-reject-button = Refuser un pacte
medioevo-reject-pact-name = pacte
medioevo-reject-pact-description = Quel pacte, par son numéro
medioevo-reject-pact-prompt = Quel pacte refusez-vous ?

medioevo-retract-name = reprendre
medioevo-retract-description = Retirer un pacte que vous avez proposé
medioevo-retract-button = Retirer un pacte proposé
medioevo-retract-pact-name = pacte
medioevo-retract-pact-description = Quel pacte, par son numéro
medioevo-retract-pact-prompt = Laquelle de vos propositions retirez-vous ?

medioevo-dissolve-name = dissoudre
medioevo-dissolve-description = Mettre fin à un pacte, si tous les signataires sont d’accord
medioevo-dissolve-button = Finir un pacte d’un commun accord
medioevo-dissolve-pact-name = pacte
medioevo-dissolve-pact-description = Quel pacte, par son numéro
medioevo-dissolve-pact-prompt = À quel pacte voudriez-vous mettre fin ?

medioevo-break-name = rompre
medioevo-break-description = Rompre ouvertement un pacte, pour 2 points d’honneur
medioevo-break-button = Rompre un pacte (−2 PH)
medioevo-break-pact-name = pacte
medioevo-break-pact-description = Quel pacte, par son numéro
medioevo-break-pact-prompt = Quel pacte rompez-vous ?

medioevo-accuse-name = accuser
medioevo-accuse-description = Accuser un signataire d’avoir rompu un pacte ; tous les joueurs votent
medioevo-accuse-button = Accuser quelqu’un
medioevo-accuse-pact-name = pacte
medioevo-accuse-pact-description = Quel pacte, par son numéro
medioevo-accuse-pact-prompt = Quel pacte a été rompu ?
medioevo-accuse-accused-name = accuse
medioevo-accuse-accused-description = Qui l’a rompu
medioevo-accuse-accused-prompt = Qui l’a rompu ?

medioevo-vote-name = voter
medioevo-vote-description = Voter sur une accusation
medioevo-vote-button = Voter sur une accusation
medioevo-vote-trial-name = pacte
medioevo-vote-trial-description = Le pacte dont il s’agit
medioevo-vote-trial-prompt = Quelle accusation ?
medioevo-vote-verdict-name = verdict
medioevo-vote-verdict-description = Rompu, respecté ou sans avis
medioevo-vote-verdict-prompt = Le pacte a-t-il été rompu ?
