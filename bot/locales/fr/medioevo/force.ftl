## Ce que cartes et technologies laissent en vigueur, tel que le disent les images et leurs textes.

medioevo-force-title = En vigueur
medioevo-force-told = En vigueur : { $things }.
medioevo-force-points = Points produits
medioevo-force-points-told = Points de technologie produits : { $points }.
medioevo-force-by = { $what } (par { $name })
medioevo-force-of = { $name } : { $what }
medioevo-force-in = { $what } ({ $place })

## Fenêtres

medioevo-force-reactions = Réactions : { $names }
medioevo-force-reactions-many = Réactions : { $count } joueurs
medioevo-force-moment = { $place } : { $moment }

## Dans un lieu

medioevo-force-no_fighting = combat interdit : { $place }
medioevo-force-no_trade = commerce interdit : { $place }
medioevo-force-no_leaving = départ interdit : { $place }
medioevo-force-free_passage = Édit : { $place }
medioevo-force-spared = épargné par l’événement : { $place }
medioevo-force-double_walls = remparts contre deux sortes d’attaque : { $place }
medioevo-force-militia_tower = la milice tient bon : { $place }

## Sur un pion ou une chose

medioevo-force-safe = à l’abri du pillage : { $thing }, { $place }
medioevo-force-unseen = inaperçu : { $thing }, { $place }
medioevo-force-crossing = passage ouvert, { $place } : { $thing }
medioevo-force-double_duty = marchandises et troupes : { $thing }, { $place }
medioevo-force-keeps_pace = suit l’armée : { $thing }, { $place }
medioevo-force-carries_units = transporte { $count } : { $thing }, { $place }
medioevo-force-crew_fights = l’équipage combat aussi : { $thing }
medioevo-force-double_crew = équipage compté double : { $thing }
medioevo-force-guise = { $thing } compte comme { $became }
medioevo-force-trapped = pris au piège : { $thing }
medioevo-force-stays_turned = reste tournée : { $card }

## Dans une bataille

medioevo-force-majority_needed = seul un nombre égal annule une capacité
medioevo-force-aim = dés d’archers −1 par deux archers
medioevo-force-easy_capture = capture à 2 contre 1
medioevo-force-light_penalty = malus de capture réduit de 2
medioevo-force-late_losses = pertes retirées après la manche
medioevo-force-more_archers = { $count } de plus tirent en archers
medioevo-force-more_crew = un servant de plus par machine
medioevo-force-nursed = pertes de la manche à moitié prix au tour suivant
medioevo-force-early_damage = Stratégie : { $count } dégâts

## Argent et routes

medioevo-force-rebuy = à moitié prix aux prochains achats : { $count } × { $thing }
medioevo-force-rebate = prochain bâtiment : { $count } florins de moins
medioevo-force-half_price = prochain bâtiment à moitié prix
medioevo-force-interest_share = reçoit la moitié des intérêts d’autrui
medioevo-force-interest_relief = intérêts : 50 florins de moins
medioevo-force-kept_route = la route attend un nouveau transport
medioevo-force-route_and_market = la route rapporte aussi le bonus du marché

## Prêts de toute sorte

medioevo-force-banked = sur la carte du Magnat : { $florins } florins
medioevo-force-lent = technologie d’un voisin : { $technologies }
medioevo-force-borrowed = carte d’un voisin : { $cards }
medioevo-force-hired = barbares engagés, { $place } : { $army }
medioevo-force-hired-here = barbares engagés : { $army }
medioevo-force-among = parmi les barbares, { $place } : { $army }
medioevo-force-among-here = parmi eux : { $army } ({ $name })
medioevo-force-guest = invités chez { $name } : { $place }
medioevo-force-guest-here = invités chez { $name }
