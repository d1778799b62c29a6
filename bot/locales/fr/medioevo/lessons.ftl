### Le guide dans Medioevo Universale, en français.

medioevo-area-good = { $place } ({ $good })
medioevo-able-archer = les archers (chacun tire avant la mêlée)
medioevo-able-light = l’infanterie légère (chaque unité sacrifiée ajoute 4 à l’attaque)
medioevo-able-heavy = l’infanterie lourde (chaque unité enlève 1 à vos pertes)
medioevo-able-cavalry = la cavalerie (2 dégâts chacune si vous ne perdez pas la manche)

## Avant le premier tour

medioevo-lesson-reign =
    Chaque royaume a six territoires, et tous débutent aussi riches. C’est la situation qui change. { $inland ->
        [yes] { $land } n’a pas de port : rien que des chariots et des caravanes, donc le début le plus simple.
       *[no] Ceux qui restent ont tous des ports.
    } { $sea } : { $ports ->
        [0] pas de port non plus.
        [one] { $ports } port, donc aussi des galères et des navires marchands.
       *[other] { $ports } ports ; les navires vont loin, et l’on vous atteint par mer.
    } Les royaumes choisis se touchent : vous aurez des voisins.
medioevo-lesson-stake =
    Vous misez des PH pour un royaume, et c’est l’honneur qui gagne. Aucun ne vaut plus de 2 ou 3 PH dans une première partie. Si d’autres veulent le même, misez encore ou prenez-en un autre : ils ne sont pas moins bons.
medioevo-lesson-settle =
    Vos zones habitées : { $areas }. Mettez le village sur celle qui touche un territoire barbare que vous visez : là se placent les nouvelles unités. Archer et chariot à côté. Un chariot de niveau II porte 6 unités, c’est le plus simple ; un chariot I et une caravane I permettent de combattre **et** de commercer.
medioevo-lesson-keep =
    Une carte sert une fois par tour : sa capacité ou ses points de technologie, l’un ou l’autre. De plus, son objectif secret rapporte un jeton une fois rempli. Regardez donc d’abord les objectifs. Le plus facile des trois : { $card } (« { $objective } »).
medioevo-lesson-take =
    Le jeton donne chaque tour un point de technologie de sa couleur, qui vaut 100 florins. Le vert paie villages, villes et cités, plus tard tours et châteaux : il convient presque toujours. Rouge pour les capitaines, bleu pour les transports, violet pour les cathédrales. Les jetons Objectif comptent aussi à la fin.

## Ordre et événements

medioevo-lesson-bid =
    On mise en secret, et **seule la plus forte mise est payée**, à qui joue en dernier. Jouer en premier, c’est choisir les dés des barbares et l’événement, bouger d’abord et combattre sans pénalité ; à { $seats }, jouer en dernier coûte { $penalty } à l’attaque. Vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. Au tour 1 il n’y a pas encore d’événement : 20 à 50 suffisent.
medioevo-lesson-bid-again =
    Votre place dans l’ordre : { $place } ; vos florins : { $florins }. Misez pour la première place si vous voulez attaquer ou craignez l’événement ; misez 0 si vous préférez recevoir : la mise gagnante va à qui joue en dernier. Gardez de quoi payer entretien et achats.
medioevo-lesson-last-turn =
    Tour { $turn } sur { $turns } : le dernier. Seul compte ce qui rapporte à la fin, 3 PH à chaque fois : le plus de florins (prêts déduits), le meilleur marché, la plus haute technologie, Rome, Jérusalem, le plus de cathédrales, de cités, de châteaux, de territoires. Comparez et visez ce que vous pouvez mener. Vos florins : { $florins }.
medioevo-lesson-rebid =
    Égalité pour la première place : cette mise s’ajoute à la première. Vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. Que vaut pour vous la première place à ce tour ? Si ce n’est que de l’orgueil, misez 0 : c’est l’autre qui paie.
medioevo-lesson-reroll =
    Ces dés font deux choses pour les barbares, ce tour-ci. Une horde serait : { $horde } ; chaque dé de 3 ou moins ajoute une unité. Au combat, leur attaque est le plus haut dé ({ $d4 }, { $d6 }, { $d8 }), ou le produit de deux dés égaux. Pour conquérir, souhaitez 4 et plus partout, sans paire ; si vous restez chez vous, rendez la vie dure aux autres.
medioevo-lesson-decree =
    Vous choisissez deux des trois effets, et ils frappent tout le monde dans les territoires de l’événement. { $lands ->
        [0] Aucun des vôtres n’en est
        [one] { $lands } des vôtres en est ({ $places })
       *[other] { $lands } des vôtres en sont ({ $places })
    } ; vous y avez { $own } unités et transports, les autres { $others } ensemble. Prenez ce qui leur nuit plus qu’à vous.
medioevo-lesson-foretell =
    Trois événements sont visibles, et vous dites lequel arrive. Regardez où chacun frappe : le mieux est là où les autres ont armées et bâtiments, et vous rien.
medioevo-lesson-supply =
    Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de barbares. Chacun ajoute un barbare là où il y en a, ou déplace une horde d’un pas. Il y en a en { $hordes } lieux. Poussez-les vers un territoire adverse sans défense, car seuls ils y détruisent tout ; ou éloignez-les du vôtre. **Terminer** laisse le reste.
medioevo-lesson-strike-movement =
    { $points ->
        [one] { $points } de vos transports reste
       *[other] { $points } de vos transports restent
    } sur place ce tour-ci. Choisissez ce dont vous avez le moins besoin : une caravane qui n’arriverait pas, plutôt que le chariot de votre armée.
medioevo-lesson-strike-armies =
    Dégâts pour vos unités là-bas : { $points }. Sacrifiez d’abord l’infanterie légère (20 florins). La lourde devient légère, la cavalerie devient lourde : un dégât leur coûte moins qu’une unité, alors répartissez.
medioevo-lesson-strike-buildings =
    Dégâts pour vos bâtiments là-bas : { $points }. Répartissez pour qu’aucun ne tombe : un village en supporte 2, une ville 4, une cité 6. Réparer un point coûte 50 florins en phase 4.
medioevo-lesson-strike-goods =
    Un de vos transports perd des cubes, { $points } au plus. Choisissez ce qui se vend le moins bien sur votre route : ce que le prochain marché a déjà.
medioevo-lesson-rise =
    Votre taxe de { $tax } dépassait ce que le peuple supporte. Rébellions : { $left }. Les rebelles viennent dans les territoires du royaume où vous avez le moins d’unités. Laissez-les là où rien n’est bâti, car seuls ils détruisent tout ({ $count } de vos territoires sont sans bâtiment), et près de votre armée : les battre chez vous rapporte 1 PH.

## Taxes

medioevo-lesson-tax =
    Une taxe de 20 rapporte { $low ->
        [one] { $low } florin
       *[other] { $low } florins
    }, 30 en rapporte { $mid }, 50 en rapporte { $high } ; entretien et intérêts prennent { $due }. Au tour suivant, une carte dit ce que le peuple supporte, et chaque dizaine de trop est une rébellion. Sur { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $safe } supportent 20 et { $fair } supportent 30. Donc 20 est presque sûr, 30 un risque honnête, 50 une provocation.
medioevo-lesson-tax-again =
    Même question, autres chiffres : 20 rapporte { $low }, 30 rapporte { $mid }, 50 rapporte { $high }, et { $due } s’en vont. Sur { $cards ->
        [one] { $cards } carte Événement
       *[other] { $cards } cartes Événement
    } restantes, { $fair } supportent 30. Une rébellion n’est pas la fin : avec une armée proche, c’est +1 PH. Mais tant que des rebelles sont chez vous, chaque nouvelle coûte 1 PH.
medioevo-lesson-rebels =
    Des rebelles tiennent un territoire : { $place }. Il ne paie pas, et tant qu’il y en a dans votre royaume, chaque nouvelle rébellion coûte 1 PH. Taxez peu et marchez contre eux en phase 5 : les battre chez vous rapporte 1 PH.
medioevo-lesson-borrow =
    Un prêt : 500 florins tout de suite, une fois par tour. Il coûte 50 d’intérêts par tour dès le tour suivant, et 2 PH à la fin pour le premier, plus pour chacun des suivants. Bon pour une armée qui conquiert aussitôt, mauvais pour attendre. Florins : { $florins } ; prêts : { $loans }.
medioevo-lesson-repay =
    Rembourser 500 épargne 50 d’intérêts par tour et 2 PH ou plus à la fin. Vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }. Faites-le quand aucun achat ne rapporterait davantage.
medioevo-lesson-dismiss =
    Chaque unité, transport et machine coûte 20 florins par tour, { $upkeep } en tout pour vous. Ne renvoyez que ce qui ne combattra, ne portera et ne tiendra rien : hors du royaume, un territoire sans unité ni jeton de contrôle est perdu aussitôt.
medioevo-lesson-ransack =
    Piller ses propres biens rapporte la moitié de leur prix ; des rebelles pour de l’argent coûtent un territoire. Tout vaut mieux que de ne pas payer deux tours de suite, ce qui vous élimine. Sacrifiez d’abord ce qui ne rapporte rien.
medioevo-lesson-dues =
    Vous devez { $due } et avez { $florins }. Un prêt (500) règle tout de suite et coûte 50 par tour ; retirer des unités épargne 20 chacune pour de bon. Si votre armée a du travail ce tour-ci, empruntez ; si elle attend, retirez.
medioevo-lesson-bankrupt =
    Vous devez { $due }, avez { $florins }, et personne ne prête. Pillez un bâtiment ou un transport à vous dont vous pouvez vous passer. Si vous renoncez à payer, rien ne reste dû, mais deux tours de suite vous éliminent.
medioevo-lesson-withdraw =
    Une tour porte un jeton de contrôle à côté d’elle, un fort deux, un château trois ; vous en avez davantage. Reprenez celui du territoire le plus pauvre. Gardez les zones habitées et ce qui est sur votre route.

## Achats

medioevo-lesson-buy =
    Écrivez une liste ; rien ne se passe avant que tout le monde ait fini, et elle peut changer jusque-là. Vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } et pouvez placer { $levy ->
        [one] { $levy } unité
       *[other] { $levy } unités
    } au plus. Une bonne première liste : 3 à 5 unités pour votre chariot, **Maçonnerie** et une zone habitée plus grande, une carte Empire. Gardez environ 100 florins pour l’entretien.
medioevo-lesson-buy-army =
    { $have ->
        [yes] Votre armée ({ $place }) : { $army }. C’est trop peu pour conquérir.
       *[no] Sans armée, on ne peut ni conquérir ni tenir.
    } Une horde compte 1 à 4 unités. Une troupe mêlée gagne : deux ou trois légères pour les pertes, un archer pour tirer d’abord, une ou deux lourdes ou cavaleries. Au plus { $levy } par tour.
medioevo-lesson-buy-build =
    Vous pouvez construire. { $village ->
        [yes] Agrandir votre village ({ $place }) en ville ou en cité rapporte plus de taxes chaque tour et plus d’unités à placer ;
       *[no] Un village sur une zone habitée paie la taxe une fois de plus chaque tour et permet plus d’unités ;
    } une cité vaut aussi 1 PH, et le plus de cités 3 PH à la fin.
medioevo-lesson-buy-trade =
    Vous n’avez ni caravane ni navire. Au niveau I, c’est 100 florins et un point de technologie ; le commerce rapporte de l’honneur par les routes et de l’argent par les marchés. Achetez là où une zone habitée produit ce qui manque aux voisines.
medioevo-lesson-buy-list =
    Votre liste : { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }. Elle s’exécute de haut en bas : ce qui demande une technologie vient après elle. Plus bas, vous voyez le coût de chaque ligne et ce qui reste. Quand tout est juste : **Terminer les achats**.
medioevo-lesson-buy-again =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, { $levy ->
        [one] { $levy } unité à placer
       *[other] { $levy } unités à placer
    } au plus, { $upkeep } d’entretien par tour. Demandez-vous : qu’est-ce qui rapporte de l’honneur à ce tour (conquête, cité, château, objectif) ? Achetez d’abord pour cela, puis la technologie pour plus tard.
medioevo-lesson-research =
    Les technologies s’apprennent niveau par niveau, 100 florins × niveau, un pas par branche et par tour ; vous en avez { $levels }. Le vert **Maçonnerie** bâtit villages et villes, c’est le premier pas habituel, puis **Architecture** pour tours et châteaux. Bon marché à présent : { $technology } pour { $price }. Le plus haut niveau de tous vaut 3 PH à la fin.
medioevo-lesson-build =
    Un niveau coûte 100 florins et un point de technologie ; un point qui manque coûte { $price } de plus. Vos jetons donnent { $points } vert par tour : payez avec eux quand on vous le demande, ils resservent au tour suivant. { $village ->
        [yes] Agrandir le village ({ $place }) ne coûte que la différence.
       *[no] Un village ne se bâtit que sur une zone habitée.
    } Tours, forts et châteaux posent aussi des jetons de contrôle à côté : du territoire sans combat.
medioevo-lesson-recruit =
    Légère 20 : des pertes bon marché. Archer 50 : tire avant la mêlée si l’ennemi n’en a pas. Lourde 50 : moins de pertes. Cavalerie 100 : 2 dégâts chacune si vous ne perdez pas. Au plus { $levy } ce tour-ci. { $have ->
        [yes] Placez-les avec votre transport ({ $place }), où se trouvent : { $army }.
       *[no] Placez-les là où est votre transport : sans lui, elles ne bougent pas.
    }
medioevo-lesson-seek =
    Une carte Empire coûte { $price } florins ; vous en regardez { $seen } et en gardez une. Prenez celle dont vous pouvez remplir l’objectif : c’est un jeton pour la fin et un point de technologie par tour. Une par tour, et chacune est plus chère.
medioevo-lesson-equip =
    Chariot ou galère pour les unités, caravane ou navire marchand pour le commerce. Niveaux I, II, III : 3, 6, 9 unités, ou 2, 4, 6 cubes. 100 florins et un point bleu par niveau. Un second chariot permet de bouger dans deux manches d’un même tour.
medioevo-lesson-forge =
    Les machines de siège tirent avant tout le reste, mais il leur faut 1 à 3 servants qui ne combattent pas autrement. Elles valent contre les châteaux et les grandes armées ; contre les hordes, achetez plutôt des unités.
medioevo-lesson-improve =
    Améliorer ne coûte que la différence, et la pièce reste où elle est. Un niveau, c’est 3 unités ou 2 cubes de plus, et un point de mouvement. À faire quand la place manque vraiment.
medioevo-lesson-promote =
    Les niveaux d’un capitaine donnent de la liberté : chacun fait agir une capacité ou en bloque une de l’ennemi. Les capitaines s’annulent niveau contre niveau : un de plus que l’ennemi, et c’est décisif.
medioevo-lesson-repair =
    50 florins le point. Réparez ce qui tomberait au prochain coup, surtout cités et châteaux qui comptent à la fin ; laissez les égratignures.
medioevo-lesson-ransom =
    Vos unités prisonnières coûtent des PH à la fin : −3 pour une à trois. La rançon est le double de leur prix ; celles qui ont capitulé reviennent gratuitement. Toutes comptent dans la limite du tour.
medioevo-lesson-unlist =
    Rayer une ligne ne coûte rien, mais d’autres peuvent devenir possibles ou impossibles : relisez la liste. Vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
medioevo-lesson-done =
    Avec **Terminer les achats**, votre liste ({ $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }) attend les autres ; elle peut encore changer tant que quelqu’un écrit. Les florins gardés ne sont pas perdus, mais dans une partie courte ils doivent travailler.
medioevo-lesson-choose =
    Gardez-en une, les autres vont sous la pioche. Lisez les objectifs : lequel pourriez-vous remplir en deux tours avec ce que vous avez ? Cela vaut mieux qu’une forte capacité. Personne n’apprend votre choix.
medioevo-lesson-buy-on =
    Votre nouvelle carte sert tout de suite : retournez-la pour ses points de technologie ou sa capacité si cela aide un achat, et ajoutez cet achat à votre liste. Vous avez { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } et, sur la liste, { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }. Pour garder la carte pour un combat ou le commerce : **Terminer les achats**.
medioevo-lesson-conceal =
    Avec le déploiement, les achats se placent à la fin de la phase, dans l’ordre du tour. Cela aide ceux qui jouent tard : ils voient où sont les troupes des autres.
medioevo-lesson-deploy =
    Vous placez vos achats et voyez ce qui l’a été avant. Envoyez des unités là où une armée menace, ou là où un voisin a laissé un vide. Leur nature ne change plus.

## Mouvement

medioevo-lesson-campaign =
    Les armées bougent : un mouvement par manche, puis au suivant, jusqu’à ce que tous passent. { $have ->
        [yes] La vôtre ({ $place }) : { $army }.
       *[no] Sans armée, vous ne pouvez qu’attendre.
    } Entrer en territoire barbare fait apparaître une horde : { $horde }. { $found ->
        [yes] À prendre : { $targets }, avec une zone habitée, +1 PH à chaque fois.
       *[no] Aucun territoire barbare à zone habitée ne touche le vôtre ; regardez plus loin avec votre chariot.
    } Attaquez à deux contre un environ.
medioevo-lesson-campaign-rebels =
    Rebelles ({ $place }) : { $army }. Y marcher vaut deux fois la peine : +1 PH pour les réprimer, et le territoire paie de nouveau. C’est chez vous : ni pénalité ni guerre.
medioevo-lesson-campaign-war =
    Vous êtes en guerre avec { $seat } : vous pouvez entrer sur ses territoires sans perdre de PH, et l’inverse. Un territoire vide se prend sans combat. Avant de marcher, voyez ce que vous découvrez : une zone habitée avec ses bâtiments vaut de l’honneur à qui la prend.
medioevo-lesson-campaign-rounds =
    Il y a plusieurs manches : ce qui a bougé reste sur place, mais une autre armée peut bouger à la suivante. Votre place dans l’ordre : { $place } ; vos unités : { $units }. Attendre n’est pas perdu : voyez d’abord ce que font les autres.
medioevo-lesson-march =
    Choisissez d’où, avec quel transport, combien d’unités, et vers où. La liste des buts dit ce qui vous attend : une horde ({ $horde }), une armée ou la voie libre. Les unités laissées tiennent leur territoire. Entrer chez un joueur avec qui vous êtes en paix coûte 3 PH.
medioevo-lesson-hold =
    Avec **Passer cette manche**, on ne passe que cette manche ; vous pourrez bouger plus tard, sauf si tout le monde passe à la même. Laissez ainsi les autres s’engager d’abord.
medioevo-lesson-retire =
    Cela met fin à vos mouvements pour tout le tour : les autres n’ont plus à vous attendre. À faire quand plus rien à vous ne peut ni ne doit bouger.
medioevo-lesson-finish =
    Avec **Terminer le mouvement**, il s’arrête ici : { $place }. Ce qui vous y attend arrive maintenant, et tout ce qui a bougé reste là ce tour-ci.
medioevo-lesson-assault =
    Au lieu de bouger, vous attaquez ceux qui partagent un lieu avec votre armée. Les barbares d’abord. Contre un joueur en paix, cela coûte 3 PH et c’est la guerre.
medioevo-lesson-plunder-deed =
    Des transports et machines sans garde près de votre armée se prennent pour la moitié de leur prix. En guerre, c’est permis ; en paix, cela coûte 3 PH et ouvre une guerre.
medioevo-lesson-column =
    Votre colonne est ici : { $place }, avec des points de mouvement. Continuez, faites venir d’autres groupes, ou **terminez**. Rien n’est encore combattu. Pensez à laisser une unité là où, hors du royaume, vous voulez rester.
medioevo-lesson-engaged =
    Contact ({ $place }) : la bataille vient quand vous terminez le mouvement. Dernière occasion d’amener d’autres unités au même combat. Si c’est une horde : { $horde }.
medioevo-lesson-engage =
    Plusieurs armées vous font face, et vous les combattez l’une après l’autre ; toujours les barbares d’abord. Commencez par celle que vous battrez sûrement : les pertes s’additionnent. Vous pouvez laisser les autres en paix.
medioevo-lesson-engage-one =
    { $seat } a aussi des unités ici, et rien n’oblige à les combattre. Rester côte à côte laisse le territoire contesté : il n’est à personne. Attaquer sans guerre déclarée plus tôt coûte 3 PH et c’est la guerre aussitôt. N’attaquez que si vous voulez ce territoire à ce prix.
medioevo-lesson-plunder =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } maintenant, ou la paix avec { $victim_seat } ? Piller coûte { $honour } PH et c’est la guerre. Tôt dans la partie, l’honneur et un commerce tranquille valent plus ; tout à la fin, peut-être pas.

## Bataille

medioevo-lesson-prepare =
    { $own } contre { $theirs }. Une manche : machines, archers, puis chacun lance d4, d6, d8. L’attaque est le plus haut dé, ou le produit de dés égaux ; le perdant subit l’écart, au plus autant que le gagnant a d’unités. Puis chacun perd autant que son dé le plus **bas**. { $count ->
        [0] Aucun de vos types d’unités n’est seul sur le champ : nulle capacité n’agit pour vous.
       *[other] Vous avez ce que l’ennemi n’a pas, et cela agit : { $able }.
    }
medioevo-lesson-prepare-again =
    Vos { $own } contre { $theirs }. Chaque manche coûte des pertes aux deux : beaucoup de manches usent une armée. Continuez si vos unités sont nettement plus nombreuses ; la prochaine peut être la dernière. { $dangers ->
        [0] Aucune capacité n’agit contre vous.
       *[other] Ce qui agit contre vous : { $danger }.
    }
medioevo-lesson-abilities =
    Votre avantage, que l’ennemi n’a pas : { $able }. Il dure tant qu’aucune unité de ce type n’est en face. En répartissant les dégâts, ne perdez pas la dernière d’un tel type.
medioevo-lesson-sea-battle =
    En mer, les galères comptent : le camp qui a le plus de niveaux ajoute la différence à son attaque. Seuls archers et infanterie légère ont des capacités, et une galère sans unités peut couler. { $own } unités contre { $theirs }.
medioevo-lesson-second-round =
    Vous attaquez : après la première manche, vous pouvez aussi **fuir**. L’attaque est alors réduite de moitié, les pertes augmentent, et vous partez. Une défaite contre des barbares coûte 1 PH, même en fuyant. Si vous avez le nombre, combattez.
medioevo-lesson-defend =
    On vous attaque : { $own } contre { $theirs }. Fuir n’est pas possible, mais tour, fort ou château enlèvent 1, 2 ou 3 dégâts à une sorte d’attaque par manche ; dites-le sous **Protection**. Sinon, combattez : l’attaquant a ses pertes comme vous.
medioevo-lesson-large-army =
    L’ennemi a commencé avec cinq unités ou plus : les détruire ou les capturer toutes dans cette bataille rapporte 1 PH. Cela vaut une manche de plus.
medioevo-lesson-protect =
    Vos murs protègent d’une sorte d’attaque à cette manche. Contre une horde avec archers : archers ou mêlée ; contre des machines : machines. Le plus souvent, c’est la mêlée qui fait le plus de dégâts.
medioevo-lesson-crew =
    Chaque servant est un d8 ; 1 à 3 touche. Les servants ne combattent pas autrement, mais sont touchés en dernier. Prenez de l’infanterie légère et visez les unités, sauf pour briser la protection d’un bâtiment.
medioevo-lesson-capture =
    Faire des prisonniers réduit votre attaque de moitié, sauf à trois contre un : { $own } contre { $theirs } à présent. Des unités prises coûtent à l’autre des PH et une rançon. Contre des barbares, cela ne fait que compliquer.
medioevo-lesson-instruct =
    Vos consignes combattent pour vous si vous appuyez sur **Suivre les consignes** : relances, pertes, fuite. Celles d’usage sont raisonnables, et personne ne les voit. Dites-les une fois : une bataille ne vous coûte plus qu’une pression.
medioevo-lesson-onward =
    Vous lancez et relancez vous-même ; capitaines, supériorité et pertes suivent vos consignes, aussi aux tours suivants, jusqu’à ce que vous combattiez vous-même. Cela épargne la plupart des questions d’un tour de bataille.
medioevo-lesson-arrange =
    Les consignes répondent pour vous en phase 2 : où se lèvent les rebelles, quelles pertes vous prenez, et ce que vous faites comme premier joueur. *Décisions courantes* règle l’essentiel d’un coup ; chaque point se change à tout moment.
medioevo-lesson-rank =
    Dites quels royaumes vous aimeriez, le préféré d’abord. Quand vient votre tour, vous recevez le premier encore libre, sans attendre. Personne d’autre ne voit vos vœux.
medioevo-lesson-entrusted =
    Vos consignes combattent pendant que l’adversaire réfléchit. **Commander** vous rend la bataille.
medioevo-lesson-flee =
    Fuir coûte : moitié de l’attaque à cette manche, des pertes plus le chemin du retour, et −1 PH si ce sont des barbares. { $own } contre { $theirs }. Fuyez pour sauver des unités chères, pas une poignée de légères.
medioevo-lesson-parley =
    Vous pouvez offrir de capituler, ou l’exiger. Des unités qui capitulent ne sont pas perdues : elles reviennent gratuitement à un tour suivant. Pour le plus faible, c’est souvent mieux qu’un dernier carré.
medioevo-lesson-terms =
    Vos { $own } contre { $theirs }. Accepter une capitulation donne le territoire sans autres pertes, et les unités reviennent à leur joueur au tour suivant. Si l’on exige la vôtre : les unités sont sauvées, le territoire non.
medioevo-lesson-lead =
    Vos capitaines ont { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } de plus que ceux de l’ennemi. Chacun peut jouer un type d’unité qui vous manque, libérer une de vos capacités bloquées, ou en bloquer une des siennes. Bloquer ses archers ou libérer votre cavalerie est en général le mieux.
medioevo-lesson-sacrifice =
    Chaque infanterie légère donnée maintenant ajoute { $bonus } à l’attaque, { $most } au plus. Cela vaut si une manche perdue devient gagnée : le perdant subit tout l’écart. Si les dés de l’ennemi sont visibles, comptez juste ; sinon, une au plus.
medioevo-lesson-recast =
    L’attaque compte le plus haut dé, ou les dés égaux multipliés : { $attack } à présent. Vos pertes sont le dé le plus bas : { $lowest } à présent, un 1 est donc bienvenu. Vous pouvez relancer une fois les dés voulus. { $advice ->
        [reroll] En moyenne, relancer paie : { $dice }.
       *[keep] En moyenne, relancer n’apporte rien : gardez-les.
    }
medioevo-lesson-avenge =
    Chaque jeton de sang ajoute 1 à votre attaque, { $own } contre { $other } à présent ; vous en avez { $most }. Dépensez juste ce qui change une défaite en victoire ou en égalité ; sinon, gardez-les.
medioevo-lesson-overwhelm =
    Vous gagnez si nettement que vous avez { $points } à répartir : un dégât de plus, ou une perte de moins pour vous. Si les dégâts finissent la bataille, prenez-les ; sinon, épargnez vos unités.
medioevo-lesson-bear =
    Dégâts à répartir : { $points }. L’infanterie légère d’abord : vous en avez { $light }. La lourde devient légère et la cavalerie lourde, un coup sur elles n’enlève donc personne ({ $heavy } des vôtres). Gardez la dernière unité d’un type dont la capacité agit pour vous.
medioevo-lesson-loot =
    C’est à vous. Gardez les bâtiments que vous pouvez tenir : ils paient et comptent. Pillez ce que vous ne pouvez pas défendre ou laisserez : la moitié du prix en florins, 50 par cube du marché. Un transport demande un jeton libre de son niveau.
medioevo-lesson-annex =
    La tour ou le château pris porte des jetons de contrôle à côté : en remplacer un vous donne ce territoire sans combat. Prenez une zone habitée, ou ce qui mène à votre prochain but.

## Commerce

medioevo-lesson-trade =
    Vos transports commerciaux : { $count }. Chaque pas, achat et vente coûte 1 PM ({ $moves } pour le premier). { $here ->
        [yes] Ici ({ $place }), on achète : { $good }, à 100 le cube.
       *[no] Allez d’abord dans une zone habitée qui produit quelque chose.
    } Un cube se vend 100, et 20 de plus par cube déjà au marché : { $best } paie { $price } à présent. Au début le gain est mince ; une Route Commerciale rapporte des PH.
medioevo-lesson-trade-route =
    Étapes encore ouvertes de votre route : { $open } ; ensuite, vendez ici : { $destination }. Ne vendez nulle part ailleurs en chemin, cela mettrait fin à la route. À la fin, chaque point de commerce vaut 1 PH ou +50 par cube : prenez l’honneur.
medioevo-lesson-trade-loaded =
    Vous avez des marchandises. Quitter une zone habitée avec elles laisse aussi un cube à son marché, ce qui monte les prix pour tous. Le meilleur marché ouvert : { $best }, { $price } le cube. Chez un autre joueur, il faut un pacte commercial.
medioevo-lesson-travel =
    Choisissez le transport et son but ; la liste dit ce que chaque lieu produit et ce qu’a son marché. Évitez barbares et ennemis : une armée le pillerait. Gardez un point pour acheter ou vendre.
medioevo-lesson-load =
    Achetez autant qu’il y a de place si cela se vend à ce tour ou au suivant ; 100 florins le cube, vous en avez { $florins }. Juste après l’achat, vous pouvez ouvrir une Route Commerciale.
medioevo-lesson-sell =
    Un marché ne prend ni ce qu’il a déjà ni ce que la zone habitée produit. Chaque cube rapporte 100 + 20 par cube du marché ; un des vôtres y reste. Dans une cité à vous, un Grand Marché élevé augmente aussi les taxes.
medioevo-lesson-route =
    Une route nomme 4, 6 ou 8 étapes ; passez partout, dans n’importe quel ordre, et vendez à la dernière : 2, 4 ou 6 PH. Quatre étapes proches se font en deux ou trois tours. Elle ne change plus : choisissez ce que vous pouvez vraiment atteindre.
medioevo-lesson-forsake =
    Une route lie son transport : une vente ailleurs y met fin. Ne l’abandonnez que si une étape ne peut plus être atteinte.
medioevo-lesson-rest =
    Quand vous avez fini, c’est au joueur suivant de commercer. Les points de mouvement restants sont perdus : un transport pourrait-il encore aller vers son prochain marché ?
medioevo-lesson-stock =
    En partant, votre transport laisse un cube au marché. Laissez la marchandise dont vous avez le plus, ou celle que vous ne vendrez plus ici.

## Cartes, technologies, réactions

medioevo-lesson-met =
    Vous remplissez l’objectif de { $card }. **Montrer un objectif** vous donne un jeton : un point de technologie par tour, et de l’honneur à la fin ({ $now } PH pour ceux que vous avez, { $next } avec un de plus). La carte part : utilisez d’abord sa capacité si elle vous sert encore.
medioevo-lesson-play =
    Une carte sert une fois par tour : sa capacité **ou** ses points de technologie, perdus à la fin de la phase. Cartes prêtes : { $count }, dont { $card }. Un point épargne 100 florins ; une capacité au bon moment peut sauver une bataille.
medioevo-lesson-use =
    Vous connaissez : { $known }. Un usage coûte des points de sa couleur (1, au niveau IV 2) ; un point qui manque coûte 100 florins. Jetons : { $tokens }, un point chacun par tour ; qu’ils servent chaque tour à quelque chose.
medioevo-lesson-claim =
    Revendiquer montre la carte et rapporte un jeton. Vous en avez { $count }, soit { $now } PH à la fin ; un de plus fait { $next }. Ce qui doit arriver « ce tour-ci » peut être revendiqué jusqu’à la fin du tour.
medioevo-lesson-habit =
    Pour une carte ou une technologie, dites une fois ce qu’elle devient lors des réactions : toujours utilisée, demandée seulement si l’enjeu est grand, ou jamais demandée. Rien n’est perdu : à votre tour, vous l’utilisez comme avant.
medioevo-lesson-pledge =
    La mise du prochain tour peut se dire avec les achats : personne ne vous attend alors au début du tour. Elle se change jusqu’à la dernière mise.
medioevo-lesson-levy =
    Une taxe dite une fois est fixée chaque tour sans question. Changez-la si les rebelles ou les échéances l’exigent.
medioevo-lesson-orders =
    Les consignes disent quand on vous demande une réaction : toujours, si cela vous touche, jamais. « Si cela vous touche » convient à une première partie ; « jamais », là où vous n’avez rien à utiliser, rend la table plus rapide.
medioevo-lesson-window =
    Une **réaction** : quelque chose arrive, et vous avez une carte ou une technologie pour ce moment. { $count ->
        [0] Vous n’avez rien à faire.
        [one] Carte prête : { $card }.
       *[other] Cartes prêtes : { $count }.
    } Si cela ne change rien d’important pour vous, **Passer** ; elle reste prête. Personne ne voit ce que vous gardez.
medioevo-lesson-window-battle =
    Au combat, une réaction compte surtout quand les dés sont là : vous savez alors ce que vaut +2 ou un dégât de moins. Si vous gagnez de toute façon, ou perdez de toute façon, passez.
medioevo-lesson-window-event =
    Ici, les cartes détournent ce qui va frapper. Que vous coûterait-il vraiment ? Une infanterie légère ne vaut pas une carte, une cité oui.
medioevo-lesson-window-card =
    Quelqu’un utilise une carte, et vous pourriez l’arrêter. La dernière réaction agit la première. Est-ce dirigé contre vous ? Sinon, cela vaut rarement la vôtre.
medioevo-lesson-window-again =
    De telles questions reviendront. Si ce genre de moment ne vous intéresse jamais, les **Consignes de réaction** évitent qu’on vous le demande.
medioevo-lesson-petition =
    Le tour s’achève, et vous avez rempli un objectif qui ne compte que ce tour-ci. Revendiquez-le : un jeton pour de bon, { $next } PH en tout à la fin au lieu de { $now }.
medioevo-lesson-name =
    Le dé de la carte a dit combien ; nommez maintenant ce qu’elle concerne. Commencez par ce qui vaut le plus pour vous, ou coûte le plus à l’autre.
medioevo-lesson-relief =
    Vous pouvez envoyer des unités vers le territoire envahi, groupe par groupe, tant qu’il y a des points de mouvement. Envoyez de quoi gagner, pas tout : ce que vous videz est ouvert aux autres.
medioevo-lesson-reroute =
    Vous pouvez déplacer des jetons de votre route. Rapprochez les étapes pas encore atteintes les unes des autres et de votre transport ; **Terminer la carte** y met fin.

## Guerre, paix et pactes

medioevo-lesson-council =
    La table attend d’autres joueurs, mais vous pouvez parler de pactes. Pour une première partie, un pacte avec un voisin est utile : **non-belligérance** pour une frontière calme, **commerce** pour ses zones habitées. Personne n’attend après cela : vous pouvez aussi ne rien faire.
medioevo-lesson-answer =
    On vous a fait une proposition. Un armistice vaut ce tour-ci, la paix jusqu’à la prochaine déclaration de guerre. Acceptez la paix, sauf si vous allez prendre quelque chose d’important.
medioevo-lesson-offered =
    On vous propose un pacte ; les notes disent ce qu’il accorde, jusqu’à quand, et qui paie. Signez s’il vous donne au moins autant qu’aux autres. Le rompre plus tard coûte 2 PH.
medioevo-lesson-declare =
    Déclarer la guerre maintenant permet d’attaquer dès le tour **suivant** sans perdre 3 PH ; l’autre le pourra aussi. Cela rompt vos pactes communs, 2 PH chacun. Déclarez quand votre armée sera prête au tour suivant.
medioevo-lesson-propose =
    L’armistice vaut ce tour-ci, la paix pour de bon ; les deux demandent l’accord de l’autre. Offrez la paix quand vous avez pris ce que vous vouliez : c’est alors qu’on l’accepte.
medioevo-lesson-draft =
    Dites ce qui est convenu, avec qui, jusqu’à quand et pour combien. Commerce et passage coûtent peu et font des amis ; la non-belligérance vaut surtout là où vos armées sont absentes. Un pacte ne bloque jamais un coup, mais le rompre coûte 2 PH. On ajoute d’autres paiements tant que tous n’ont pas signé ; qui avait signé signe de nouveau.
medioevo-lesson-sign =
    Un pacte signé vaut jusqu’à son terme, et tous ses signataires peuvent y mettre fin ensemble sans frais. Regardez les paiements : ne pas pouvoir payer, c’est rompre le pacte.
medioevo-lesson-break =
    Rompre un pacte coûte 2 PH ; vous en avez { $honour }. Ce que vous y gagnez vaut-il davantage ? Attendre son terme est souvent moins cher.
medioevo-lesson-direct =
    Votre allié vous doit son soutien : nommez un lieu par tour où ses unités doivent aller. Cela ne l’oblige pas si cela lui coûte de l’honneur ou rompt un autre pacte.
medioevo-lesson-accuse =
    Tout le monde lit le pacte et vote ouvertement. Plus de voix pour la rupture coûtent 2 PH à la personne accusée ; une égalité ne change rien. N’accusez que de ce que les autres peuvent voir aussi.
