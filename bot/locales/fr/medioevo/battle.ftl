### Medioevo Universale : batailles et conquêtes, en français.

## Mots des batailles

medioevo-side-barbarians = les barbares
medioevo-side-player = { $seat }
medioevo-army-none = personne à bord
medioevo-type-archer = archers
medioevo-type-light = infanterie légère
medioevo-type-heavy = infanterie lourde
medioevo-type-cavalry = cavalerie
medioevo-use-as = Agir comme { $thing }
medioevo-use-free = Permettre sa capacité : { $thing } à vous
medioevo-use-bar = Annuler la capacité adverse : { $thing }
medioevo-attack-engines = les machines de siège
medioevo-attack-archers = les archers
medioevo-attack-melee = la mêlée
medioevo-terms-yield = qui propose dépose les armes
medioevo-terms-demand = l’autre camp dépose les armes
medioevo-target-units = les unités
medioevo-part = { $part } { $number }
medioevo-part-die = meilleur dé
medioevo-part-product = dés égaux
medioevo-part-penalty = ordre du tour
medioevo-part-sacrifice = sacrifice
medioevo-part-galleys = galères
medioevo-part-card = carte
medioevo-part-floor = jamais sous 0
medioevo-part-capture = capture
medioevo-part-flight = fuite
medioevo-part-lowest = plus petit dé
medioevo-part-march = pas de la fuite
medioevo-part-heavy = infanterie lourde
medioevo-part-superiority = supériorité
medioevo-part-engines = machines de siège
medioevo-part-archers = archers
medioevo-part-score = score
medioevo-part-cavalry = cavalerie
medioevo-part-protection = protection
medioevo-part-casualties = pertes propres

## Questions

medioevo-prompt-prepare = Manche { $round }, { $place } : vos { $army } contre { $side } avec { $foes }. Préparez, puis combattez.
medioevo-prompt-parley = Une offre : { $terms }. L’acceptez-vous ?
medioevo-prompt-lead = Vos capitaines disposent de { $levels } niveaux. Pour quoi faire ?
medioevo-prompt-sacrifice = Vous pouvez sacrifier jusqu’à { $most } infanteries légères, +{ $bonus } d’attaque chacune. Combien ?
medioevo-prompt-recast = Vos dés montrent { $d4 }, { $d6 } et { $d8 }. Relancez-en une fois, ou gardez-les.
medioevo-prompt-overwhelm = Supériorité de { $points } : chaque point vaut 1 dégât de plus ou 1 perte de moins.
medioevo-prompt-bear = Votre armée subit { $points } dégâts. Qui souffre ?
medioevo-prompt-loot = Le butin, { $place } : que gardez-vous ? Le reste est pillé.
medioevo-prompt-annex = Remplacer un jeton de contrôle autour de { $place } par un des vôtres ?

## Étiquettes

medioevo-label-cube = cube du marché : { $good } (ou { $florins } florins)
medioevo-label-plunder = { $thing } { $level } (ou { $florins } florins)

## Événements

medioevo-event-battle = Bataille : { $place } ! À l’attaque : { $side } avec { $army }. En défense : { $other } avec { $foes }.
medioevo-event-capture = { $seat } veut des prisonniers.
medioevo-event-protect = Les murs de { $seat } protègent cette manche contre { $attack }.
medioevo-event-crew = { $seat } arme : { $thing }, avec { $crew }. Cible : { $target }.
medioevo-event-parley = { $seat } propose la fin de la bataille : { $terms }.
medioevo-event-spurn = { $seat } refuse : la bataille continue.
medioevo-event-surrender = { $seat } dépose les armes, { $place } : { $army } à l’écart jusqu’au tour prochain.
medioevo-event-flee = { $seat } fuira après cette manche, destination { $place } : { $points } pas, autant de pertes en plus.
medioevo-event-fled = L’armée de { $seat } a fui : { $place }.
medioevo-event-shots = { $thing }, { $side } : { $rolls }. Touches : { $hits }.
medioevo-event-lead = Capitaines de { $seat } : { $uses }.
medioevo-event-arrows = Flèches, { $side } : { $rolls }. Touches : { $hits }.
medioevo-event-sacrifice = Infanterie légère sacrifiée, { $side } : { $count }, +{ $bonus } d’attaque.
medioevo-event-battle-dice = Dés, { $side } : { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-recast = Après relance, { $side } : { $d4 }, { $d6 }, { $d8 }.
medioevo-event-battle-value = Attaque { $value }, pertes { $casualties } : { $side } ({ $parts }).
medioevo-event-battle-tie = Égalité pour cette manche, { $place }.
medioevo-event-battle-round-won = La manche revient à : { $side }, score { $score }.
medioevo-event-overwhelm = Supériorité, { $side } : { $damage } dégâts de plus, { $spared } pertes de moins.
medioevo-event-battle-losses = Dégâts, { $place }, { $side } : { $losses }.
medioevo-event-captured = Prisonniers de { $side } : { $units }.
medioevo-event-captives-freed = Les geôliers sont morts, { $place } : les unités capturées de { $seat } sont libres.
medioevo-event-galley-sinks = { $thing } { $level } de { $seat } sans équipage, { $place } : { $roll }, elle coule.
medioevo-event-galley-drifts = { $thing } { $level } de { $seat } sans équipage, { $place } : { $roll }, elle reste à flot.
medioevo-event-battle-stopped = Les combats cessent, { $place } ; les deux camps restent.
medioevo-event-battle-won = Bataille gagnée, { $place } : { $side }.
medioevo-event-battle-nobody = Personne ne gagne la bataille, { $place }.
medioevo-event-conquer = { $seat } conquiert un territoire : { $place }.
medioevo-event-loot = Butin, { $place } : { $seat } en garde { $kept } et pille le reste pour { $florins } florins.
medioevo-event-annex = { $seat } remplace le jeton de contrôle, { $place }.
medioevo-honour-conquest = une zone habitée conquise
medioevo-honour-conquered-buildings = les niveaux des bâtiments conquis
medioevo-honour-holy-city = la première conquête de Rome ou de Jérusalem
medioevo-honour-great-army = une grande armée détruite
medioevo-honour-rebellion = une rébellion réprimée
medioevo-honour-barbarians = une bataille perdue contre les barbares

## Refus

medioevo-refusal-protect = Vous choisissez seulement là où votre bâtiment militaire peut protéger de plusieurs sortes d’attaques.
medioevo-refusal-crew = Un équipage compte 1 à { $most } de vos unités d’ici, sans autre machine ; en mer une galère sert autant de niveaux que le sien.
medioevo-refusal-target = Seuls un trébuchet ou une bombarde à l’attaque visent un bâtiment qui se trouve ici.
medioevo-refusal-capture-late = La capture s’annonce une fois, avant la première manche.
medioevo-refusal-parley = On propose des conditions entre joueurs seulement, une fois par manche.
medioevo-refusal-fight-again = Vous êtes déjà prêt.
medioevo-refusal-flee = Après la première manche l’attaquant peut fuir vers ses terres, ou une mer sans ennemis, à { $march } pas au plus et avec un transport pour toutes ses unités.
medioevo-refusal-lead = Vos capitaines disposent ici de { $levels } niveaux.
medioevo-refusal-sacrifice = Vous pouvez sacrifier 0 à { $most } infanteries légères.
medioevo-refusal-overwhelm = Vous pouvez changer 0 à { $most } points en dégâts.
medioevo-refusal-bear = Répartissez les dégâts entre vos unités de la bataille, les équipages en dernier ; reste { $points }.
medioevo-refusal-loot = Vous pouvez garder ce qui s’y trouve, transports et machines selon vos jetons de propriété de leur niveau.

## Commandes

medioevo-fight-name = combattre
medioevo-fight-description = Vous êtes prêt : que la manche commence
medioevo-fight-button = Combattre

medioevo-protect-name = protéger
medioevo-protect-description = Choisir contre quoi vos murs protègent cette manche
medioevo-protect-button = Murs
medioevo-protect-attack-name = contre
medioevo-protect-attack-description = La sorte d’attaque
medioevo-protect-attack-prompt = Contre quoi vos murs protègent-ils ?

medioevo-crew-name = armer
medioevo-crew-description = Donner un équipage à une machine de siège
medioevo-crew-button = Armer une machine
medioevo-crew-engine-name = machine
medioevo-crew-engine-description = La machine
medioevo-crew-engine-prompt = Quelle machine ?
medioevo-crew-count-name = nombre
medioevo-crew-count-description = Combien d’unités, un tir chacune
medioevo-crew-count-prompt = Combien d’unités la servent ?
medioevo-crew-units-name = unités
medioevo-crew-units-description = Quelles unités
medioevo-crew-units-prompt = Quelles unités la servent ?
medioevo-crew-target-name = cible
medioevo-crew-target-description = Les unités, ou un bâtiment
medioevo-crew-target-prompt = Que vise-t-elle ?

medioevo-capture-name = capturer
medioevo-capture-description = Faire des prisonniers ; à moins de 3 contre 1 votre attaque est réduite de moitié
medioevo-capture-button = Faire des prisonniers

medioevo-flee-name = fuir
medioevo-flee-description = Une manche à demi-force, puis s’éloigner
medioevo-flee-button = Fuir
medioevo-flee-place-name = vers
medioevo-flee-place-description = Où vous fuyez
medioevo-flee-place-prompt = Où fuyez-vous ?

medioevo-parley-name = parlementer
medioevo-parley-description = Proposer de se rendre, ou inviter l’autre à le faire
medioevo-parley-button = Reddition ?
medioevo-parley-terms-name = conditions
medioevo-parley-terms-description = Qui dépose les armes
medioevo-parley-terms-prompt = Qui dépose les armes ?

medioevo-grant-name = accorder
medioevo-grant-description = Accepter l’offre : la bataille est finie
medioevo-grant-button = Accepter

medioevo-spurn-name = repousser
medioevo-spurn-description = Refuser l’offre : la bataille continue
medioevo-spurn-button = Refuser

medioevo-lead-name = mener
medioevo-lead-description = Employer les niveaux de vos capitaines
medioevo-lead-button = Capitaines
medioevo-lead-uses-name = usages
medioevo-lead-uses-description = Un par niveau restant
medioevo-lead-uses-prompt = Que font vos capitaines ?

medioevo-sacrifice-name = sacrifier
medioevo-sacrifice-description = Sacrifier de l’infanterie légère, +4 d’attaque chacune
medioevo-sacrifice-button = Sacrifier
medioevo-sacrifice-count-name = nombre
medioevo-sacrifice-count-description = Combien ; 0 : aucune
medioevo-sacrifice-count-prompt = Combien d’infanteries légères sacrifiez-vous ?

medioevo-recast-name = rejeter
medioevo-recast-description = Relancer vos dés de bataille, ou les garder
medioevo-recast-button = Dés
medioevo-recast-dice-name = dés
medioevo-recast-dice-description = Les dés que vous relancez ; aucun : les garder
medioevo-recast-dice-prompt = Quels dés relancez-vous ?

medioevo-overwhelm-name = écraser
medioevo-overwhelm-description = Employer votre supériorité
medioevo-overwhelm-button = Supériorité
medioevo-overwhelm-damage-name = dégâts
medioevo-overwhelm-damage-description = Points de dégâts en plus ; le reste en pertes de moins
medioevo-overwhelm-damage-prompt = Combien de points en dégâts de plus ?

medioevo-bear-name = encaisser
medioevo-bear-description = Répartir les dégâts de la bataille entre vos unités
medioevo-bear-button = Subir les dégâts
medioevo-bear-points-name = points
medioevo-bear-points-description = Combien maintenant, un point par unité
medioevo-bear-points-prompt = Combien de points maintenant, chacun sur une autre unité ?
medioevo-bear-losses-name = pertes
medioevo-bear-losses-description = Un point par unité nommée
medioevo-bear-losses-prompt = Quelles unités souffrent ?

medioevo-loot-name = butin
medioevo-loot-description = Choisir ce que vous gardez ; le reste est pillé
medioevo-loot-button = Garder ou piller
medioevo-loot-keep-name = garder
medioevo-loot-keep-description = Bâtiments et cubes du marché que vous gardez
medioevo-loot-keep-prompt = Quels bâtiments et cubes du marché gardez-vous ?
medioevo-loot-third-name = niveau3
medioevo-loot-third-description = Transports et machines de niveau III que vous gardez
medioevo-loot-third-prompt = Que gardez-vous de niveau III ?
medioevo-loot-second-name = niveau2
medioevo-loot-second-description = Transports et machines de niveau II que vous gardez
medioevo-loot-second-prompt = Que gardez-vous de niveau II ?
medioevo-loot-first-name = niveau1
medioevo-loot-first-description = Transports et machines de niveau I que vous gardez
medioevo-loot-first-prompt = Que gardez-vous de niveau I ?

medioevo-annex-name = annexer
medioevo-annex-description = Remplacer un jeton de contrôle près d’un bâtiment pris
medioevo-annex-button = Remplacer un jeton
medioevo-annex-place-name = lieu
medioevo-annex-place-description = Son territoire ; aucun : les laisser
medioevo-annex-place-prompt = Quel jeton remplacez-vous ?

