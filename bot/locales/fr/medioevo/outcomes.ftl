### Medioevo Universale, en français : ce qu’un choix amènerait.

medioevo-outcome-tax = +{ $florins }, reste { $left } ; { $risk ->
    [0] aucune rébellion
   *[other] { $risk } % de risque de rébellion, { $most } au plus
  }
medioevo-outcome-bought = { $use } · { medioevo-florins } (reste { $left })
medioevo-outcome-sale = { $cubes ->
    [one] vend { $cubes } cube
   *[other] vend { $cubes } cubes
  } à { $price }, gain d’environ { $profit }{ $stage ->
    [0] {""}
   *[other] {" "}· étape de votre route
  }
medioevo-outcome-there = un cube s’y vend { $price }{ $stage ->
    [0] {""}
   *[other] {" "}· étape de votre route
  }
medioevo-outcome-battle = { $win } % de victoires (est.), { $lost ->
    [one] { $lost } perte
   *[other] { $lost } pertes
  }
medioevo-outcome-foes = { $foes }
medioevo-outcome-gain = rapporte { $prizes }
medioevo-outcome-both = { $what } · { $gain }
medioevo-outcome-all = toutes
medioevo-outcome-abandoned = toutes : vous perdez { $place }
medioevo-outcome-one-stays = une reste pour tenir
medioevo-outcome-realm = { $lands ->
    [one] { $lands } territoire
   *[other] { $lands } territoires
  }, { $areas } zones habitées, { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }, { $near ->
    [one] { $near } voisin
   *[other] { $near } voisins
  }
medioevo-brings-loan = +{ $florins }, puis { $interest } par tour{ $honour ->
    [0] {""}
   *[other] , −{ $honour } PH à la fin
  }
medioevo-brings-repayment = −{ $florins }, { $interest } de moins par tour{ $honour ->
    [0] {""}
   *[other] , +{ $honour } PH à la fin
  }
medioevo-note-as-they-lie = Tels que les dés se présentent : **{ $own }** contre { $other }.
medioevo-note-one-rolled = { $mine ->
    [0] Les dés adverses valent **{ $value }** tels quels ; vous n’avez pas encore lancé.
   *[other] Vos dés valent **{ $value }** tels quels ; l’adversaire n’a pas encore lancé.
  }
medioevo-note-purse = Votre bourse : { medioevo-florins }.
medioevo-note-not-now = Pas maintenant : { $what } ({ $why })

## Et d’autres questions

medioevo-outcome-income = revenu { medioevo-florins }
medioevo-outcome-free = { $count ->
    [0] aucun territoire libre à côté
    [one] { $count } territoire libre à côté
   *[other] { $count } territoires libres à côté
  }
medioevo-outcome-village = produit : { $good }, { $count ->
    [0] aucun territoire libre à côté
    [one] { $count } territoire libre à côté
   *[other] { $count } territoires libres à côté
  }
medioevo-outcome-carries = transporte { $what ->
    [units] des unités
   *[goods] des marchandises
  } { $by ->
    [sea] en mer
   *[land] sur terre
  }
medioevo-outcome-vehicle = { $room ->
    [one] { $room } place
   *[other] { $room } places
  }, { $moves } PM{ $others ->
    [0] {""}
   *[other] , et un second
  }
medioevo-outcome-branch = pour { $technology } (niveau { $level })
medioevo-outcome-bid = reste { $left } si vous l’emportez
medioevo-outcome-garrison = { $count ->
    [0] aucune de vos unités sur place
    [one] { $count } de vos unités sur place
   *[other] { $count } de vos unités sur place
  }
medioevo-outcome-staying = { $count ->
    [0] personne ne reste
    [one] { $count } reste sur place
   *[other] { $count } restent sur place
  }
medioevo-outcome-found = { $found }
medioevo-outcome-undefended = { $side } : pas d’armée
medioevo-outcome-army = { $side } : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
medioevo-outcome-nobody = à personne, sans armée
medioevo-outcome-built = déjà { $things }
medioevo-outcome-unbuilt = aucun bâtiment
medioevo-outcome-saving = entretien : −{ medioevo-florins } par tour
medioevo-outcome-worth = valeur : { medioevo-florins }
medioevo-outcome-standing = { $left ->
    [0] détruit
    [one] reste { $left }
   *[other] reste { $left }
  }
medioevo-outcome-proceeds = rapporte { medioevo-florins }
medioevo-outcome-route = { $points } PH à l’arrivée
medioevo-outcome-frontier = { $count ->
    [0] aucun territoire voisin des vôtres
    [one] { $count } territoire voisin des vôtres
   *[other] { $count } territoires voisins des vôtres
  }
medioevo-outcome-superiority = dégâts +{ $damage }, pertes −{ $spared }
medioevo-outcome-revenge = attaque +{ $count }, reste { $left ->
    [one] { $left } jeton de sang
   *[other] { $left } jetons de sang
  }
medioevo-brings-rest = { $count ->
    [one] { $count } peut encore voyager
   *[other] { $count } peuvent encore voyager
  }
medioevo-brings-battle = bataille { IN($place) }
medioevo-brings-horde = horde { IN($place) }
medioevo-brings-conquest = conquête { DE($place) }
medioevo-brings-prey = risque de pillage { IN($place) }

## À quoi servent les choses

medioevo-use-light = +4 à l’attaque si sacrifiée
medioevo-use-archer = tire avant la mêlée
medioevo-use-heavy = une perte de moins chacune
medioevo-use-cavalry = 2 dégâts chacune sauf défaite
medioevo-use-captain = une capacité par niveau
medioevo-use-village = taxe ×1, unités et éléments y arrivent
medioevo-use-town = taxe ×2, 1 unité de plus par tour
medioevo-use-city = taxe ×3, revenu du marché, +1 PH
medioevo-use-tower = protège, 1 jeton de contrôle
medioevo-use-fort = protège, 2 jetons de contrôle
medioevo-use-castle = protège, 3 jetons, marche gratuite, +1 PH
medioevo-use-cathedral = 2 cartes de plus à regarder, +1 PH
medioevo-use-wagon = porte des unités par voie terrestre
medioevo-use-galley = porte des unités en mer
medioevo-use-caravan = porte des cubes par voie terrestre
medioevo-use-ship = porte des cubes en mer
medioevo-use-catapult = tire sur les unités et les murs
medioevo-use-trebuchet = tire plus fort
medioevo-use-bombard = la plus forte des machines
medioevo-use-carpentry = permet les transports
medioevo-use-logistics = traverse une mer, ou un territoire par navire
medioevo-use-machinery = les servants combattent aussi
medioevo-use-cartography = +1 PM à tout moment
medioevo-use-trade = plus de florins par cube vendu
medioevo-use-market = des prix meilleurs de 50 florins
medioevo-use-control = déplace un cube de marché
medioevo-use-guilds = une étape de route est atteinte
medioevo-use-edict = traverse sans horde
medioevo-use-law = détourne une rébellion
medioevo-use-nation = déplace des barbares d’un pas
medioevo-use-influence = rallie des barbares
medioevo-use-art_of_war = permet les capitaines
medioevo-use-promotion = une unité compte pour le type suivant
medioevo-use-tactics = vous choisissez qui est touché
medioevo-use-strategy = 1 dégât avant la mêlée
medioevo-use-masonry = villages, villes, cités
medioevo-use-architecture = tours, forts, châteaux
medioevo-use-mathematics = machines de siège
medioevo-use-engineering = une amélioration gratuite
medioevo-use-religion = cathédrales
medioevo-use-monasticism = un PT violet vaut toute couleur
medioevo-use-proselytism = la carte d’un voisin
medioevo-use-passing_of_time = la technologie d’un voisin
