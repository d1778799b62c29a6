## Ce que cartes et technologies laissent en vigueur, tel que le disent les images et leurs textes.

medioevo-force-title = Effets en cours
medioevo-force-told = Effets en cours : { $things }.
medioevo-force-points = PT produits
medioevo-force-points-told = PT produits : { $points }.
medioevo-force-by = { $what } (par { $name })
medioevo-force-of = { $name } : { $what }
medioevo-force-in = { $what } ({ $place })

## Fenêtres

medioevo-force-reactions = Réactions : { $names }
medioevo-force-reactions-many = { $count ->
    [one] Réactions : { $count } joueur
   *[other] Réactions : { $count } joueurs
  }
medioevo-force-moment = { START($place) } : { $moment }

## Dans un lieu

medioevo-force-no_fighting = combat interdit : { $place }
medioevo-force-no_trade = commerce interdit : { $place }
medioevo-force-no_leaving = départ interdit : { $place }
medioevo-force-free_passage = Édit : { $place }
medioevo-force-spared = épargné par l’événement : { $place }
medioevo-force-double_walls = protégé contre deux types d’attaque : { $place }
medioevo-force-militia_tower = Milice, compte comme une tour : { $place }

## Sur un pion ou une chose

medioevo-force-safe = à l’abri du pillage : { $thing }, { $place }
medioevo-force-unseen = inaperçu : { $thing }, { $place }
medioevo-force-crossing = Logistique : { $thing } peut traverser ({ $place })
medioevo-force-double_duty = caravane et chariot de guerre à la fois : { $thing }, { $place }
medioevo-force-keeps_pace = suit l’armée : { $thing }, { $place }
medioevo-force-carries_units = { $count ->
    [one] transporte { $count } unité : { $thing }, { $place }
   *[other] transporte { $count } unités : { $thing }, { $place }
  }
medioevo-force-crew_fights = les servants combattent aussi : { $thing }
medioevo-force-double_crew = servants comptés double : { $thing }
medioevo-force-guise = { $thing } compte comme { $became }
medioevo-force-trapped = pris au piège : { $thing }
medioevo-force-stays_turned = pas réactivée : { $card }

## Dans une bataille

medioevo-force-majority_needed = il faut autant d’unités pour bloquer une capacité
medioevo-force-aim = dés d’archers −1 par deux archers
medioevo-force-easy_capture = capture à 2 contre 1
medioevo-force-light_penalty = pénalité de capture réduite de 2
medioevo-force-late_losses = pertes retirées après la manche
medioevo-force-more_archers = { $count ->
    [one] { $count } unité tire aussi comme archer
   *[other] { $count } unités tirent aussi comme archers
  }
medioevo-force-more_crew = un servant de plus par machine
medioevo-force-nursed = pertes de la manche à moitié prix au tour suivant
medioevo-force-early_damage = { $count ->
    [one] Stratégie : { $count } point de dégâts
   *[other] Stratégie : { $count } points de dégâts
  }

## Argent et routes

medioevo-force-rebuy = à moitié prix aux prochains achats : { COUNT($count, $thing) }
medioevo-force-rebate = { $count ->
    [one] prochain bâtiment : { $count } florin de moins
   *[other] prochain bâtiment : { $count } florins de moins
  }
medioevo-force-half_price = prochain bâtiment à moitié prix
medioevo-force-interest_share = reçoit la moitié des intérêts des autres
medioevo-force-interest_relief = intérêts : 50 florins de moins
medioevo-force-kept_route = Route Commerciale conservée pour un autre transport
medioevo-force-route_and_market = la Route Commerciale rapporte aussi le bonus de Grand Marché

## Prêts de toute sorte

medioevo-force-banked = dépôt sur le Magnat : { medioevo-florins }
medioevo-force-lent = technologie d’un joueur voisin : { $technologies }
medioevo-force-borrowed = carte d’un joueur voisin : { $cards }
medioevo-force-hired = barbares engagés { IN($place) } : { $army }
medioevo-force-hired-here = barbares engagés : { $army }
medioevo-force-among = parmi les barbares { IN($place) } : { $army }
medioevo-force-among-here = parmi eux : { $army } ({ $name })
medioevo-force-guest = troupes invitées chez { $name } ({ $place })
medioevo-force-guest-here = troupes invitées chez { $name }
