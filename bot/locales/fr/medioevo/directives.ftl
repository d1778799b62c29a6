# M-121 : directives aux alliés

medioevo-pact-directs = { $seat } dirige le soutien de { $ally_seat } vers { $place }
medioevo-picture-loose = { $directive } (sans obligation)
medioevo-excuse-pact = { $seat } romprait un autre pacte, { $pact }
medioevo-excuse-honour = { $seat } devrait attaquer { $victim_seat } sans guerre, −{ $honour } PH
medioevo-excuse-truce = { $seat } et { $victim_seat } observent un armistice ce tour
medioevo-label-held = { $place } ({ $seat })
medioevo-label-directed = { $what } ⚑ comme le veut { $seat }
medioevo-note-direct = ⚑ { $seat } dirige votre soutien vers { $place } : { $pact }.
medioevo-note-bound = La directive vous oblige : qui ne suit pas peut être accusé d’avoir rompu le pacte.
medioevo-note-excused = Sans obligation : { $why }.
medioevo-note-direct-war = Vous n’êtes pas encore en guerre contre { $seat } : déclarez-la et attaquez dès le tour suivant ; attaquer avant coûte { $honour } PH.
medioevo-note-direct-wait = Vous pourrez attaquer { $seat } dès le tour suivant ; attaquer avant coûte { $honour } PH.
medioevo-event-direct = { $directive } : { $pact }.
medioevo-event-direct-excused = { $directive } : { $pact }. Sans obligation : { $why }.
medioevo-refusal-direct = Aucune alliance ne vous soutient dans une guerre en ce moment, ou l’allié a déjà votre directive pour ce tour.

medioevo-direct-name = diriger
medioevo-direct-description = Diriger le soutien d’un allié, dans une guerre que vise l’alliance
medioevo-direct-button = Diriger un allié
medioevo-direct-pact-name = pacte
medioevo-direct-pact-description = Quelle alliance, par son numéro
medioevo-direct-pact-prompt = Par quelle alliance ?
medioevo-direct-ally-name = allie
medioevo-direct-ally-description = Le soutien de qui
medioevo-direct-ally-prompt = De qui dirigez-vous le soutien ?
medioevo-direct-place-name = lieu
medioevo-direct-place-description = Où il doit aller
medioevo-direct-place-prompt = Où le soutien doit-il aller ?
