### Le guide dans Barony, en français.

barony-lesson-place =
    La première de vos trois cités. Les chevaliers arrivent dans les cités, et chaque village qu’ils bâtissent rapporte le jeton de son terrain : champ 5, plaine 4, forêt 3, montagne 2. Une cité au bord d’un lac recrute 3 chevaliers par tour au lieu de 2. Cherchez donc de bonnes terres et un lac. Un bel endroit à présent : **{ CAPS($hex) }**, avec { $around } autour.
barony-lesson-place-next =
    Cité { $number } sur { $all }. Espacez-les : deux cités ne se touchent jamais, et à trois ou quatre cases l’une de l’autre elles laissent plus de terrain à vos chevaliers. { $lake ->
        [yes] Vous avez déjà une cité au bord d’un lac ; cherchez maintenant champs et plaines.
       *[no] Aucune des vôtres n’est encore au bord d’un lac, où l’on recrute 3 chevaliers par tour au lieu de 2.
    }
barony-lesson-turn =
    Vous faites **une** seule action par tour : pensez par séries. Recruter un groupe, l’envoyer, construire plusieurs villages en une action, puis acheter un titre avec leurs jetons. Un bon début : **Recruter** en { CAPS($city) }, { $most ->
        [one] { $most } chevalier
       *[other] { $most } chevaliers
    } d’un coup. Il y en a { $reserve } dans votre réserve.
barony-lesson-recruit =
    Recruter prend tout un tour, alors prenez-en autant que la cité le permet : jusqu’à { $most } en { CAPS($city) }. Vous n’avez que 7 chevaliers, mais ceux qui construisent reviennent dans la réserve ({ $reserve } à présent) : ce sont des bâtisseurs plus que des soldats.
barony-lesson-move =
    Déplacez deux chevaliers plutôt qu’un. Envoyez-les sur des cases différentes qui rapportent : un seul suffit pour construire. Vous pouvez entrer là où se trouve un seul pion adverse et partager la case ; un second pion à vous y détruit tout le reste. Sur une montagne, même un seul pion interdit l’entrée.
barony-lesson-build =
    Cochez toutes les cases voulues : tous ces chevaliers construisent en une seule action. { $count ->
        [one] Votre chevalier en place rapporterait un jeton de { $gold }.
       *[other] Vos { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    } en place rapporteraient { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    }.
    } Un village peut être détruit, vos deux forteresses non : gardez-les pour les bonnes cases près d’un adversaire. La question suivante porte sur les forteresses ; laissez-la vide si vous n’en voulez pas.
barony-lesson-city =
    +10 points tout de suite, un lieu de plus pour recruter, et personne ne peut la détruire. Le jeton gagné par le village vous reste. Et personne ne fondera de cité juste à côté.
barony-lesson-expedition =
    Une expédition place un chevalier sur une case vide en bordure, mais un autre est retiré du jeu, et vous n’en avez que 7. Elle vaut la peine quand de bonnes terres sont loin de vos cités ou que la route est barrée. En réserve : { $reserve }.
barony-lesson-title =
    Vos jetons valent { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    } ; un titre en coûte { $price }, et on ne rend pas la monnaie : payez au plus près de { $price }. Dépensez d’abord montagnes et forêts : à la fin, un jeton gardé vaut 3 points pour un champ, 2 pour une plaine, 1 pour une forêt, 0 pour une montagne.
barony-lesson-final-round =
    Il y a un Duc : la partie s’achève avec ce tour de table. Prenez ce qui compte tout de suite : un titre vaut 15 points, une nouvelle cité 10. Sinon, construisez sur champs et plaines : ces jetons valent 3 et 2 points à la fin.
barony-lesson-title-ready =
    Vos jetons valent { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    }, assez pour un **Titre de noblesse** : { $title }, +15 points. Un jeton peut vous être pris avec un village détruit, un titre jamais. Ne les gardez donc pas trop longtemps.
barony-lesson-end-near =
    { $who ->
        [me] Encore un titre et vous devenez Duc : la partie s’achève avec ce tour de table. Comptez d’abord : vous avez { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, jetons compris, et le meilleur des autres { $best }. Devenez Duc quand vous êtes en tête ; avant cela, une nouvelle cité (+10) est peut-être la meilleure action.
       *[other] Il manque un titre à { $seat } pour devenir Duc et finir la partie, avec { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    } sur { $price }. Vous avez { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, jetons compris, et le meilleur des autres { $best }. Prenez des points maintenant, ou détruisez des villages : chacun coûte un jeton à { $seat }.
    }
barony-lesson-city-ready =
    Votre village en { CAPS($hex) } peut devenir une cité : **Nouvelle cité**, 10 points en une seule action. Il vous { $left ->
        [one] reste { $left } cité
       *[other] reste { $left } cités
    }. Faites-le avant qu’une cité adverse ne s’installe à côté et ne ferme la place.
barony-lesson-danger =
    Attention : votre village en **{ CAPS($hex) }** est seul, et un adversaire peut y amener deux pions. Il serait détruit, et on vous prendrait un jeton au choix. Un chevalier à vous sur la case l’empêche : personne n’entre là où vous avez deux pions.
barony-lesson-raid =
    Vous pouvez frapper en **{ CAPS($hex) }** : { $owner_seat } y a un village sans défense. Dès que vous avez deux pions sur cette case, tout le reste y est détruit, et vous prenez à son possesseur un jeton de votre choix. C’est autant de gagné pour vous et de perdu en face.
barony-lesson-clash =
    { $owner_seat } a un chevalier seul en **{ CAPS($hex) }**, à votre portée. Deux de vos pions sur cette case le détruisent. Il ne rapporte pas de jeton, mais coûte à l’adversaire un déplacement et un recrutement, et la case est à vous pour construire.
barony-around-field = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
  }
barony-around-plain = { $count ->
    [one] { $count } plaine
   *[other] { $count } plaines
  }
barony-around-forest = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
  }
barony-around-mountain = { $count ->
    [one] { $count } montagne
   *[other] { $count } montagnes
  }
barony-around-lake = { $count ->
    [one] { $count } lac
   *[other] { $count } lacs
  }
barony-lesson-build-ready =
    { $count } de vos chevaliers sont là où ils peuvent construire : { $gold ->
        [one] { $gold } point de Ressource
       *[other] { $gold } points de Ressource
    } en une action. Construisez quand deux ou trois sont en place, pas un par un ; puis recrutez de nouveau les mêmes chevaliers.
barony-lesson-pass =
    Rien n’est possible à ce tour : vous passez, et cela ne coûte rien. Si tout le monde doit passer à la suite, la partie est finie.
barony-lesson-rhythm =
    Vous avez { $gold } des { $price } points de Ressource du prochain titre. Recruter, déplacer, construire : en trois tours viennent deux ou trois jetons, soit 8 à 15 points. Celui qui met le moins de tours par titre gagne : construisez près de vos cités, avec des chevaliers qui vont par deux.
