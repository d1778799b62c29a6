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

medioevo-force-forbid_combat = combat interdit : { $place }
medioevo-force-forbid_trade = commerce interdit : { $place }
medioevo-force-forbid_leave = départ interdit : { $place }
medioevo-force-edict = Édit : { $place }
medioevo-force-protect_1_territory = épargné par l'événement : { $place }
medioevo-force-building_protects_two = remparts contre deux sortes d'attaque : { $place }
medioevo-force-instant_tower = la milice tient bon : { $place }

## Sur un pion ou une chose

medioevo-force-protect_1_from_pillage = à l'abri du pillage : { $thing }, { $place }
medioevo-force-unseen_transport = inaperçu : { $thing }, { $place }
medioevo-force-logistics = passage ouvert, { $place } : { $thing }
medioevo-force-caravan_as_wagon = marchandises et troupes : { $thing }, { $place }
medioevo-force-engine_keeps_pace = suit l'armée : { $thing }, { $place }
medioevo-force-engine_as_wagon = transporte { $count } : { $thing }, { $place }
medioevo-force-machinery = l'équipage combat aussi : { $thing }
medioevo-force-siege_crew_double = équipage compté double : { $thing }
medioevo-force-guise = { $thing } compte comme { $became }
medioevo-force-trap_unit = pris au piège : { $thing }
medioevo-force-stays_turned = reste tournée : { $card }

## Dans une bataille

medioevo-force-ability_by_majority = seul un nombre égal annule une capacité
medioevo-force-archer_roll_bonus = dés d'archers −1 par deux archers
medioevo-force-capture_at_2_to_1 = capture à 2 contre 1
medioevo-force-capture_penalty_minus_2 = malus de capture réduit de 2
medioevo-force-delay_losses = pertes retirées après la manche
medioevo-force-extra_archers_1_3 = { $count } de plus tirent en archers
medioevo-force-extra_crew = un servant de plus par machine
medioevo-force-rebuy_half_price = pertes de la manche à moitié prix au tour suivant
medioevo-force-strategy = Stratégie : { $count } dégâts

## Argent et routes

medioevo-force-rebuy = à moitié prix aux prochains achats : { $count } × { $thing }
medioevo-force-building_minus_50 = prochain bâtiment : 50 florins de moins
medioevo-force-building_half_price = prochain bâtiment à moitié prix
medioevo-force-half_of_interest = reçoit la moitié des intérêts d'autrui
medioevo-force-interest_minus_50 = intérêts : 50 florins de moins
medioevo-force-keep_route = la route attend un nouveau transport
medioevo-force-route_plus_market = la route rapporte aussi le bonus du marché

## Prêts de toute sorte

medioevo-force-banked = sur la carte du Magnat : { $florins } florins
medioevo-force-lent = technologie d'un voisin : { $technologies }
medioevo-force-borrowed = carte d'un voisin : { $cards }
medioevo-force-hired = barbares engagés, { $place } : { $army }
medioevo-force-hired-here = barbares engagés : { $army }
medioevo-force-among = parmi les barbares, { $place } : { $army }
medioevo-force-among-here = parmi eux : { $army } ({ $name })
medioevo-force-guest = invités chez { $name } : { $place }
medioevo-force-guest-here = invités chez { $name }
