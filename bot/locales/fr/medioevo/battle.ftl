### Medioevo Universale : batailles et conquêtes, en français.

## Mots des batailles

medioevo-side-barbarians = les barbares
    .plural = yes
medioevo-side-player = { $seat }
medioevo-army-none = aucune unité
medioevo-type-archer = archers
medioevo-type-light = infanteries légères
medioevo-type-heavy = infanteries lourdes
medioevo-type-cavalry = cavaleries
medioevo-use-as = Agir comme { $thing }
medioevo-use-free = Débloquer la capacité de vos { $thing }
medioevo-use-bar = Annuler la capacité adverse ({ $thing })
medioevo-attack-engines = les machines de siège
medioevo-attack-archers = les archers
medioevo-attack-melee = la mêlée
medioevo-terms-yield = capitulation du camp qui propose
medioevo-terms-demand = capitulation de l’autre camp
medioevo-target-units = les unités
medioevo-part = { $part } { $number }
medioevo-part-die = meilleur dé
medioevo-part-product = dés égaux
medioevo-part-penalty = pénalité d’ordre du tour
medioevo-part-sacrifice = sacrifice
medioevo-part-galleys = galères
medioevo-part-card = carte
medioevo-part-floor = minimum 0
medioevo-part-capture = capture
medioevo-part-flight = fuite
medioevo-part-lowest = plus petit dé
medioevo-part-march = PM de la fuite
medioevo-part-heavy = infanterie lourde
medioevo-part-superiority = supériorité écrasante
medioevo-part-engines = machines de siège
medioevo-part-archers = archers
medioevo-part-score = score de bataille
medioevo-part-cavalry = cavalerie
medioevo-part-protection = protection
medioevo-part-casualties = ses propres pertes

## Questions

medioevo-prompt-prepare = Bataille { IN($place) }, manche { $round }. Vous : { $army }. { START($side) } : { $foes }. Préparez-vous, puis appuyez sur **Combattre**.
medioevo-prompt-parley = Proposition : { $terms }. Acceptez-vous ?
medioevo-prompt-lead = { $levels ->
    [one] Vos capitaines ont { $levels } capacité à utiliser. Laquelle ?
   *[other] Vos capitaines ont { $levels } capacités à utiliser. Lesquelles ?
  }
medioevo-prompt-sacrifice = { $most ->
    [one] Vous pouvez sacrifier { $most } infanterie légère, +{ $bonus } à la valeur d’attaque. Combien ?
   *[other] Vous pouvez sacrifier jusqu’à { $most } infanteries légères, +{ $bonus } à la valeur d’attaque pour chacune. Combien ?
  }
medioevo-prompt-recast = Vos dés : { $d4 }, { $d6 }, { $d8 }. Relancez-en un ou plusieurs (une seule fois), ou gardez-les.
medioevo-prompt-overwhelm = Supériorité écrasante ({ $points }) : pour chaque point, 1 dégât infligé de plus ou 1 perte de moins.
medioevo-prompt-bear = { $points ->
    [one] Votre armée subit { $points } point de dégâts. Quelles unités le subissent ?
   *[other] Votre armée subit { $points } points de dégâts. Quelles unités les subissent ?
  }
medioevo-prompt-loot = Butin { IN($place) } : que gardez-vous ? Le reste est pillé.
medioevo-prompt-annex = Remplacer un jeton de contrôle adjacent ({ $place }) par un des vôtres ?

## Étiquettes

medioevo-label-cube = cube du marché : { $good } (ou { medioevo-florins })
medioevo-label-plunder = { $thing } { ROMAN($level) } (ou { medioevo-florins })

## Événements

medioevo-event-battle = Bataille { IN($place) } ! { START($side) } { PLURAL($side) ->
    [yes] attaquent
   *[no] attaque
  } avec { $army } ; { $other } { PLURAL($other) ->
    [yes] défendent
   *[no] défend
  } avec { $foes }.
medioevo-event-capture = { $seat } veut capturer des prisonniers.
medioevo-event-protect = { $seat } se protège contre { $attack } pour cette manche.
medioevo-event-crew = { $seat } : { $thing }, servants : { $crew } ; cible : { $target }.
medioevo-event-parley = { $seat } propose la fin de la bataille : { $terms }.
medioevo-event-spurn = { $seat } refuse : la bataille continue.
medioevo-event-surrender = { $seat } se rend { IN($place) } : { $army } de retour au tour prochain.
medioevo-event-flee = { $points ->
    [one] { $seat } fuira vers { $place } après cette manche : { $points } PM, donc { $points } perte de plus.
   *[other] { $seat } fuira vers { $place } après cette manche : { $points } PM, donc { $points } pertes de plus.
  }
medioevo-event-fled = L’armée { DE($seat) } s’est enfuie : { $place }.
medioevo-event-shots = { START($side) }, { $thing } : { $rolls } ; coups au but : { $hits }.
medioevo-event-lead = Capitaines { DE($seat) } : { $uses }.
medioevo-event-arrows = Archers ({ $side }) : { $rolls } ; coups au but : { $hits }.
medioevo-event-sacrifice = Infanteries légères sacrifiées ({ $side }) : { $count }, +{ $bonus } à la valeur d’attaque.
medioevo-event-battle-dice = Dés ({ $side }) : { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-recast = Après relance ({ $side }) : { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-value = { START($side) } : valeur d’attaque { $value }, pertes { $casualties } ({ $parts }).
medioevo-event-battle-tie = Égalité pour cette manche { IN($place) }.
medioevo-event-battle-round-won = { START($side) } { PLURAL($side) ->
    [yes] gagnent
   *[no] gagne
  } la manche (score de bataille { $score }).
medioevo-event-overwhelm = Supériorité écrasante ({ $side }) : dégâts +{ $damage }, pertes −{ $spared }.
medioevo-event-battle-losses = { START($side) } { PLURAL($side) ->
    [yes] perdent
   *[no] perd
  } { $losses } { IN($place) }.
medioevo-event-captured = Prisonniers { DE($side) } : { $units }.
medioevo-event-captives-freed = Plus personne ne garde les prisonniers { IN($place) } : les unités { DE($seat) } sont libres.
medioevo-event-galley-sinks = Sans équipage { IN($place) }, { $thing } { ROMAN($level) } { DE($seat) } : dé { $roll }, elle coule.
medioevo-event-galley-drifts = Sans équipage { IN($place) }, { $thing } { ROMAN($level) } { DE($seat) } : dé { $roll }, elle reste à flot.
medioevo-event-battle-stopped = La bataille s’interrompt { IN($place) } ; les deux camps restent.
medioevo-event-battle-won = { START($side) } { PLURAL($side) ->
    [yes] remportent
   *[no] remporte
  } la bataille { IN($place) }.
medioevo-event-battle-nobody = Personne ne gagne la bataille { IN($place) }.
medioevo-event-conquer = { $seat } conquiert un territoire : { $place }.
medioevo-event-loot = { $seat } garde { $kept } éléments et pille le reste pour { medioevo-florins } { IN($place) }.
medioevo-event-annex = { $seat } remplace le jeton de contrôle { IN($place) }.
medioevo-honour-conquest = zone habitée conquise
medioevo-honour-conquered-buildings = niveaux des bâtiments conquis
medioevo-honour-holy-city = première conquête de Rome ou de Jérusalem
medioevo-honour-great-army = grande armée vaincue
medioevo-honour-rebellion = rébellion réprimée
medioevo-honour-barbarians = bataille perdue contre les barbares

## Refus

medioevo-refusal-protect = Choix inutile ici : votre bâtiment militaire n’a qu’une protection possible.
medioevo-refusal-crew-engine = Vous n’avez pas cette machine dans cette bataille.
medioevo-refusal-crew-galley = En mer, une galère sert des machines jusqu’à son niveau au total.
medioevo-refusal-crew-nobody = Aucune de vos unités présentes n’est libre de la servir.
medioevo-refusal-crew-units = { $most ->
    [one] { $most } unité peut la servir : présente, et libre de toute autre machine.
   *[other] De 1 à { $most } unités peuvent la servir : présentes, et libres de toute autre machine.
  }
medioevo-refusal-target = Seuls le trébuchet et la bombarde de l’attaquant peuvent viser un bâtiment.
medioevo-refusal-capture-late = La capture s’annonce une fois, avant la première manche.
medioevo-refusal-parley = La capitulation se propose entre joueurs seulement, une fois par manche.
medioevo-refusal-fight-again = Vous avez déjà confirmé.
medioevo-refusal-flee = L’attaquant peut fuir après la première manche, vers un territoire à lui ou une mer sans ennemi, avec { $march } PM au maximum et assez de transports.
medioevo-refusal-lead = { $levels ->
    [one] Vos capitaines ont ici { $levels } capacité à utiliser.
   *[other] Vos capitaines ont ici { $levels } capacités à utiliser.
  }
medioevo-refusal-sacrifice = { $most ->
    [one] Vous pouvez sacrifier de 0 à { $most } infanterie légère.
   *[other] Vous pouvez sacrifier de 0 à { $most } infanteries légères.
  }
medioevo-refusal-overwhelm = { $most ->
    [one] Vous pouvez convertir de 0 à { $most } point en dégâts.
   *[other] Vous pouvez convertir de 0 à { $most } points en dégâts.
  }
medioevo-refusal-bear = Répartissez les dégâts entre vos unités de la bataille, les servants en dernier ; il en reste { $points }.
medioevo-refusal-loot = Vous gardez ce qui s’y trouve ; un transport ou une machine demande un jeton de propriété de son niveau.

## Consignes

medioevo-label-command = { $point } : { $choice }
medioevo-event-command = Enregistré. { START($point) } : { $choice }.
medioevo-event-entrust = { $seat } suit ses consignes { IN($place) }.
medioevo-event-intervene = { $seat } reprend le commandement { IN($place) }.
medioevo-prompt-entrusted = Vos consignes combattent pour vous { IN($place) }. Vous pouvez reprendre le commandement.
medioevo-refusal-entrusted = Vos consignes combattent déjà pour vous.
medioevo-refusal-not-entrusted = Vous commandez déjà.
medioevo-command-reroll = relances
medioevo-command-reroll-best = la plus prometteuse
medioevo-command-reroll-keep = aucune
medioevo-command-reroll-below-2 = chaque 1
medioevo-command-reroll-below-3 = les dés sous 3
medioevo-command-reroll-below-4 = les dés sous 4
medioevo-command-reroll-equals = chercher des dés égaux
medioevo-command-sacrifice = sacrifices
medioevo-command-sacrifice-behind = deux au plus, en cas de net retard
medioevo-command-sacrifice-never = aucun
medioevo-command-sacrifice-one = un par manche
medioevo-command-sacrifice-all = toute l’infanterie légère
medioevo-command-losses = pertes
medioevo-command-losses-light = les moins chères d’abord
medioevo-command-losses-archers = les archers d’abord
medioevo-command-losses-hardy = les lourdes d’abord : elles survivent, affaiblies
medioevo-command-captains = capitaines
medioevo-command-captains-act = agissent comme d’autres unités
medioevo-command-captains-bar = annulent les capacités adverses
medioevo-command-captains-idle = restent en retrait
medioevo-command-engines = machines de siège
medioevo-command-engines-units = visent les unités
medioevo-command-engines-walls = visent les bâtiments
medioevo-command-engines-idle = ne servent pas
medioevo-command-shelter = murs
medioevo-command-shelter-danger = contre le pire danger
medioevo-command-shelter-melee = contre la mêlée
medioevo-command-shelter-archers = contre les archers
medioevo-command-shelter-engines = contre les machines de siège
medioevo-command-prisoners = prisonniers
medioevo-command-prisoners-kill = aucun
medioevo-command-prisoners-take = en faire
medioevo-command-flight = fuite
medioevo-command-flight-outnumbered = à un contre trois
medioevo-command-flight-half = quand la moitié est perdue
medioevo-command-flight-never = jamais
medioevo-command-surrender = se rendre sur demande
medioevo-command-surrender-never = jamais
medioevo-command-surrender-outnumbered = à un contre trois
medioevo-command-superiority = supériorité
medioevo-command-superiority-strike = plus de dégâts
medioevo-command-superiority-spare = moins de pertes
medioevo-command-blood = jetons de sang
medioevo-command-blood-turn = pour gagner une manche
medioevo-command-blood-never = les garder
medioevo-command-spoils = butin
medioevo-command-spoils-keep = garder ce que permettent les jetons
medioevo-command-spoils-plunder = tout piller
medioevo-command-spoils-ask = me demander
medioevo-command-powers = réactions
medioevo-command-powers-keep = ne rien me demander
medioevo-command-powers-habits = mes habitudes, sans rien me demander
medioevo-command-powers-ask = me demander
medioevo-command-start = suivies
medioevo-command-start-ask = quand je le dis dans une bataille
medioevo-command-start-barbarians = dans toute bataille contre des barbares
medioevo-command-start-always = dans toute bataille
medioevo-command-until = valables
medioevo-command-until-end = jusqu’au bout
medioevo-command-until-half = jusqu’à la moitié des pertes
medioevo-command-until-round = une manche

## Commandes

medioevo-fight-name = combattre
medioevo-fight-description = Lancer la manche
medioevo-fight-button = Combattre

medioevo-protect-name = protéger
medioevo-protect-description = Choisir contre quoi votre bâtiment militaire protège pendant cette manche
medioevo-protect-button = Protection
medioevo-protect-attack-name = contre
medioevo-protect-attack-description = Le type d’attaque
medioevo-protect-attack-prompt = Contre quelle attaque ?

medioevo-crew-name = servir
medioevo-crew-description = Affecter des unités à une machine de siège
medioevo-crew-button = Servir une machine
medioevo-crew-engine-name = machine
medioevo-crew-engine-description = La machine de siège
medioevo-crew-engine-prompt = Quelle machine ?
medioevo-crew-count-name = nombre
medioevo-crew-count-description = Combien d’unités, un tir chacune
medioevo-crew-count-prompt = Combien d’unités la servent ?
medioevo-crew-units-name = unités
medioevo-crew-units-description = Les unités qui la servent
medioevo-crew-units-prompt = Quelles unités la servent ?
medioevo-crew-target-name = cible
medioevo-crew-target-description = Les unités, ou un bâtiment
medioevo-crew-target-prompt = Que vise-t-elle ?

medioevo-onward-name = livrer
medioevo-onward-description = Livrer le tour de bataille ; on ne vous consulte que pour vos dés, vos consignes font le reste
medioevo-onward-button = Combattre, dés à moi

medioevo-entrust-name = consignes
medioevo-entrust-description = Laisser vos consignes combattre pour vous
medioevo-entrust-button = Suivre les consignes

medioevo-instruct-name = consigne
medioevo-instruct-description = Changer un point de vos consignes de bataille
medioevo-instruct-button = Consignes de bataille
medioevo-instruct-point-name = point
medioevo-instruct-point-description = Ce que règle la consigne
medioevo-instruct-point-prompt = Quelle consigne ?
medioevo-instruct-choice-name = choix
medioevo-instruct-choice-description = Ce qu’il faut faire
medioevo-instruct-choice-prompt = Que faut-il faire ?

medioevo-intervene-name = commander
medioevo-intervene-description = Commander vous-même la bataille
medioevo-intervene-button = Commander

medioevo-capture-name = capturer
medioevo-capture-description = Capturer au lieu de détruire ; sous 3 contre 1, votre valeur d’attaque est divisée par deux
medioevo-capture-button = Faire des prisonniers

medioevo-flee-name = fuir
medioevo-flee-description = Une manche à demi-attaque, puis fuir
medioevo-flee-button = Fuir
medioevo-flee-place-name = vers
medioevo-flee-place-description = Où vous fuyez
medioevo-flee-place-prompt = Où fuyez-vous ?

medioevo-parley-name = capituler
medioevo-parley-description = Proposer de se rendre, ou demander à l’adversaire de le faire
medioevo-parley-button = Capitulation
medioevo-parley-terms-name = conditions
medioevo-parley-terms-description = Qui se rend
medioevo-parley-terms-prompt = Qui se rend ?

medioevo-grant-name = accepter
medioevo-grant-description = Accepter l’offre : la bataille est finie
medioevo-grant-button = Accepter

medioevo-spurn-name = refuser
medioevo-spurn-description = Refuser l’offre : la bataille continue
medioevo-spurn-button = Refuser

medioevo-lead-name = capitaines
medioevo-lead-description = Utiliser les capacités de vos capitaines
medioevo-lead-button = Utiliser capitaines
medioevo-lead-uses-name = usages
medioevo-lead-uses-description = Un par niveau restant
medioevo-lead-uses-prompt = Que font vos capitaines ?

medioevo-sacrifice-name = sacrifier
medioevo-sacrifice-description = Sacrifier de l’infanterie légère, +4 à la valeur d’attaque chacune
medioevo-sacrifice-button = Sacrifier
medioevo-sacrifice-count-name = nombre
medioevo-sacrifice-count-description = Combien (0 pour aucune)
medioevo-sacrifice-count-prompt = Combien d’infanteries légères sacrifiez-vous ?

medioevo-recast-name = relancer
medioevo-recast-description = Relancer vos dés de bataille, ou les garder
medioevo-recast-button = Relancer les dés
medioevo-recast-dice-name = dés
medioevo-recast-dice-description = Les dés à relancer ; vide pour les garder tous
medioevo-recast-dice-prompt = Quels dés relancez-vous ?

medioevo-overwhelm-name = supériorité
medioevo-overwhelm-description = Utiliser votre supériorité écrasante
medioevo-overwhelm-button = Supériorité écrasante
medioevo-overwhelm-damage-name = dégâts
medioevo-overwhelm-damage-description = Dégâts en plus ; le reste réduit vos pertes
medioevo-overwhelm-damage-prompt = Combien de dégâts en plus ? (le reste réduit vos pertes)

medioevo-bear-name = subir
medioevo-bear-description = Répartir les dégâts de la bataille entre vos unités
medioevo-bear-button = Subir les dégâts
medioevo-bear-points-name = points
medioevo-bear-points-description = Nombre d’unités touchées, un point de dégâts chacune
medioevo-bear-points-prompt = Combien d’unités touchées maintenant (1 point chacune) ?
medioevo-bear-losses-name = pertes
medioevo-bear-losses-description = Un point de dégâts par unité choisie
medioevo-bear-losses-prompt = Quelles unités subissent les dégâts ?

medioevo-loot-name = butin
medioevo-loot-description = Choisir ce que vous gardez ; le reste est pillé
medioevo-loot-button = Garder ou piller
medioevo-loot-keep-name = garder
medioevo-loot-keep-description = Bâtiments et cubes du marché que vous gardez
medioevo-loot-keep-prompt = Quels bâtiments et cubes du marché gardez-vous ?
medioevo-loot-third-name = niveau3
medioevo-loot-third-description = Transports et machines de niveau III que vous gardez
medioevo-loot-third-prompt = Quels transports et machines de niveau III gardez-vous ?
medioevo-loot-second-name = niveau2
medioevo-loot-second-description = Transports et machines de niveau II que vous gardez
medioevo-loot-second-prompt = Quels transports et machines de niveau II gardez-vous ?
medioevo-loot-first-name = niveau1
medioevo-loot-first-description = Transports et machines de niveau I que vous gardez
medioevo-loot-first-prompt = Quels transports et machines de niveau I gardez-vous ?

medioevo-annex-name = annexer
medioevo-annex-description = Remplacer un jeton de contrôle adjacent à un bâtiment conquis
medioevo-annex-button = Remplacer un jeton
medioevo-annex-place-name = lieu
medioevo-annex-place-description = Le territoire du jeton ; vide pour n’en remplacer aucun
medioevo-annex-place-prompt = Quel jeton remplacez-vous ?

