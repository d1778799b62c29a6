# M-121: directives to allies

medioevo-pact-directs = { $seat } sends { $ally_seat }’s support to { $place }
medioevo-picture-loose = { $directive } (not binding)
medioevo-excuse-pact = { $seat } would break another pact, { $pact }
medioevo-excuse-honour = { $seat } would have to attack { $victim_seat } without a war, −{ $honour } honour
medioevo-excuse-truce = { $seat } and { $victim_seat } have a truce this turn
medioevo-label-held = { $place } ({ $seat })
medioevo-label-directed = { $what } ⚑ as { $seat } directs
medioevo-note-direct = ⚑ { $seat } asks your support to go to { $place }: { $pact }.
medioevo-note-bound = This is binding: if you do not comply, you may be accused of breaking the pact.
medioevo-note-excused = Not binding: { $why }.
medioevo-note-direct-war = You are not at war with { $seat } yet: declare war now to attack from next turn; attacking earlier costs { $honour } honour.
medioevo-note-direct-wait = You may attack { $seat } from next turn; attacking earlier costs { $honour } honour.
medioevo-event-direct = { $directive }: { $pact }.
medioevo-event-direct-excused = { $directive }: { $pact }. Not binding: { $why }.
medioevo-refusal-direct = No ally owes you support now, or you have already directed them this turn.

medioevo-direct-name = direct
medioevo-direct-description = Tell an ally where to send support
medioevo-direct-button = Direct an ally
medioevo-direct-pact-name = pact
medioevo-direct-pact-description = The alliance, by its number
medioevo-direct-pact-prompt = Under which alliance?
medioevo-direct-ally-name = ally
medioevo-direct-ally-description = Ally who sends support
medioevo-direct-ally-prompt = Whose support do you direct?
medioevo-direct-place-name = place
medioevo-direct-place-description = Where the support should go
medioevo-direct-place-prompt = Where should the support go?
