# M-121 : directives aux alliés

medioevo-pact-directs = { $seat } demande à { $ally_seat } d’intervenir { IN($place) }
medioevo-picture-loose = { $directive } (facultatif)
medioevo-excuse-pact = { $seat } romprait un autre pacte, { $pact }
medioevo-excuse-honour = { $seat } devrait attaquer { $victim_seat } sans déclaration de guerre (−{ $honour } PH)
medioevo-excuse-truce = { $seat } et { $victim_seat } sont en armistice ce tour-ci
medioevo-label-held = { $place } ({ $seat })
    .in = { IN($place) } ({ $seat })
medioevo-label-directed = { $what } ⚑ directive { DE($seat) }
medioevo-note-direct = ⚑ Directive { DE($seat) } : intervenez { IN($place) }. { $pact }
medioevo-note-bound = Cette directive est obligatoire : ne pas la suivre expose à une accusation de rupture.
medioevo-note-excused = Directive facultative : { $why }.
medioevo-note-direct-war = Vous n’êtes pas en guerre contre { $seat } : déclarez la guerre pour attaquer au tour suivant (attaquer maintenant coûte { $honour } PH).
medioevo-note-direct-wait = Vous pourrez attaquer { $seat } dès le tour suivant (attaquer maintenant coûte { $honour } PH).
medioevo-event-direct = { $directive } : { $pact }.
medioevo-event-direct-excused = { $directive } : { $pact }. Facultatif : { $why }.
medioevo-refusal-direct = Aucun allié ne vous doit de soutien, ou il a déjà reçu votre directive ce tour-ci.

medioevo-direct-name = diriger
medioevo-direct-description = Donner une directive à un allié qui vous doit son soutien
medioevo-direct-button = Directive à un allié
medioevo-direct-pact-name = pacte
medioevo-direct-pact-description = Quelle alliance, par son numéro
medioevo-direct-pact-prompt = Par quelle alliance ?
medioevo-direct-ally-name = allié
medioevo-direct-ally-description = L’allié
medioevo-direct-ally-prompt = À quel allié ?
medioevo-direct-place-name = lieu
medioevo-direct-place-description = Où le soutien doit aller
medioevo-direct-place-prompt = Où le soutien doit-il aller ?
