# M-121: directives to allies

medioevo-pact-directs = { $seat } directs the support of { $ally_seat } to { $place }
medioevo-picture-loose = { $directive } (not binding)
medioevo-excuse-pact = { $seat } would break another pact, { $pact }
medioevo-excuse-honour = { $seat } would have to attack { $victim_seat } without a war, −{ $honour } HP
medioevo-excuse-truce = { $seat } and { $victim_seat } keep an armistice this turn
medioevo-label-held = { $place } ({ $seat })
medioevo-label-directed = { $what } ⚑ as { $seat } directs
medioevo-note-direct = ⚑ { $seat } directs your support to { $place }: { $pact }.
medioevo-note-bound = It binds you: who does not follow may be accused of breaking the pact.
medioevo-note-excused = Not binding: { $why }.
medioevo-note-direct-war = You are not at war with { $seat } yet: declare it and attack from the next turn on; an attack before costs { $honour } HP.
medioevo-note-direct-wait = You may attack { $seat } from the next turn on; an attack before costs { $honour } HP.
medioevo-event-direct = { $directive }: { $pact }.
medioevo-event-direct-excused = { $directive }: { $pact }. Not binding: { $why }.
medioevo-refusal-direct = No alliance supports you in a war now, or its ally has your directive for this turn already.

medioevo-direct-name = direct
medioevo-direct-description = Direct the support of an ally, in a war that the alliance is for
medioevo-direct-button = Direct an ally
medioevo-direct-pact-name = pact
medioevo-direct-pact-description = Which alliance, by its number
medioevo-direct-pact-prompt = By which alliance?
medioevo-direct-ally-name = ally
medioevo-direct-ally-description = Whose support
medioevo-direct-ally-prompt = Whose support do you direct?
medioevo-direct-place-name = place
medioevo-direct-place-description = Where it is to go
medioevo-direct-place-prompt = Where is the support to go?
