### Le guide dans Torres, en français.

torres-lesson-setup-block =
    Dans la version avancée, les châteaux naissent où vous les placez. Un bloc au centre a de la place de tous côtés ; au bord, on est plus tranquille. Gardez-en deux à portée l’un de l’autre : vous voudrez des chevaliers dans plus d’un château.
torres-lesson-setup-knight =
    Votre premier chevalier part d’un château d’un bloc. { $count } sont libres. Après chaque année, un château vous rapporte sa **surface × le niveau de votre plus haut chevalier** : cherchez de la place pour poser des blocs de plusieurs côtés. **{ $square }** est près du centre. Les voisins ne gênent pas : leurs blocs vous élèvent aussi.
torres-lesson-setup-king =
    À vous de placer le roi. Après l’année 1, un chevalier au niveau { $level } de son château rapporte { $bonus } points, plus tard davantage. Mettez-le là où le vôtre arrivera avant les autres : le château libre le plus proche est **{ $square }**.
torres-lesson-turn =
    Vous avez { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    } : bloc 1, pas 1, nouveau chevalier 2, carte 1, un point sur la piste 1. Poser des blocs là où vous êtes déjà rapporte le plus. Un premier tour classique : un bloc à côté de la tour de votre chevalier, un autre sur ce bloc, puis monter : surface 2 × niveau 2 = 4 au lieu de 1. Votre château : surface { $area } × niveau { $level } ; votre pile : { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }.
torres-lesson-knight =
    Un nouveau chevalier coûte { $cost } et se place à côté d’un des vôtres, jamais plus haut que lui. Faites donc d’abord monter un chevalier, puis posez le suivant à côté, en hauteur. Il vous en reste { $reserve } en réserve. Un second dans le même château ne rapporte rien de plus ; dans un autre château, si.
torres-lesson-move =
    Un pas monte d’un niveau au plus et descend d’autant qu’on veut, jamais en diagonale. Une porte coûte aussi 1 : à côté d’une tour plus haute, votre chevalier traverse ce château et ressort à côté d’une autre de ses tours plus hautes, pas au-dessus de son point d’entrée. Les cases possibles sont entourées.
torres-lesson-block =
    Votre meilleur château a une surface de { $area }, votre chevalier y est au niveau { $level } ({ $square }). Un bloc au sol à côté ajoute { $level } à ce qu’il rapporte, s’il ne touche aucun autre château. Un bloc sur une tour fait une marche pour monter. Aucune tour ne dépasse la surface du château : d’abord large, puis haut.
torres-lesson-buy =
    Pour 1 point d’action, vous regardez trois cartes et en gardez une ; elle se joue dès votre prochain tour, une par tour, gratuitement. Achetées tôt, les cartes rapportent le plus. Il en reste { $deck }. Un achat ne peut pas être repris, ni ce que vous avez fait avant lui ce tour-ci.
torres-lesson-card =
    Une carte par tour, sans point d’action, puis elle quitte le jeu. Votre main : { $cards }. Les points d’action en plus (Six, Sept) servent toujours ; Échelle et Fondation gagnent un niveau en fin d’année, ce qui vaut toute la surface du château.
torres-lesson-score =
    Chaque point d’action avance votre marqueur d’une case, depuis { $score }. { $gap ->
        [0] C’est peu : un bloc ou un pas rapporte d’ordinaire plus, ne convertissez que ce qui reste.
        [1] Juste devant, en { $leap }, il y a un autre marqueur : on saute les cases occupées, et ce saut compte un point.
       *[other] C’est peu : un bloc ou un pas rapporte d’ordinaire plus. Mais on saute les cases occupées, ce qui compte, et le prochain marqueur est en { $leap }.
    }
torres-lesson-stack =
    Chaque tour consomme une pile, la plus haute si vous n’en choisissez pas une autre avant votre premier bloc. Gardez les hautes piles pour les tours où vous voulez bâtir, et prenez-en une petite quand vous bougez surtout.
torres-lesson-end =
    Il vous reste { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }, et ce qui ne sert pas est perdu. Cherchez encore une marche ou un bloc ; sinon, choisissez de **convertir** le reste en points.
torres-lesson-keep =
    Gardez la carte qui servira aux prochains tours : les points d’action en plus aident toujours, *Échelle* et *Fondation* gagnent un niveau, *Passage secret* et *Diagonale* mènent un chevalier dans un riche château. Ce que vous voulez ensuite va sur le paquet, le reste dessous.
torres-lesson-king =
    C’est vous qui avez le moins de points : vous pouvez mettre le roi sur tout bloc libre. L’année prochaine, le niveau { $level } de son château rapporte { $bonus } points. Choisissez un château où votre chevalier est à ce niveau ou peut y arriver, et les autres non.
torres-lesson-first =
    Vous dites aussi qui commence l’année suivante. Jouer en dernier permet de répondre à tout juste avant le décompte : mieux vaut souvent jouer tard. Ne commencez vous-même que pour prendre une place avant les autres.
torres-lesson-year-end =
    Dernier tour avant le décompte de l’année { $year }. S’il avait lieu maintenant : { $worth } pour vous, { $best } pour le meilleur des autres. Mettez vos { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    } dans ce qui compte à ce décompte-ci : un niveau de plus vaut toute la surface du château, une case de plus vaut votre niveau.
torres-lesson-climb =
    Votre chevalier en { $origin } peut monter en **{ $target }** pour un point d’action : { $gain } points de plus à la fin de l’année. Comptez toujours ainsi : niveau gagné × surface du château.
torres-lesson-stair =
    Faites une marche : un bloc en **{ $target }** dépasse d’un niveau votre chevalier en { $origin }, et le pas suivant l’y mène. Deux points d’action, et le château rapporte { $gain } de plus. C’est le cœur du jeu : large, puis une marche, puis monter.
torres-lesson-leftover =
    Plus qu’un point d’action. Si aucun bloc ni pas ne rapporte davantage, achetez une carte pour plus tard ou convertissez-le en point : votre marqueur est en { $score }. Les points inutilisés sont perdus.
torres-lesson-spent =
    Vos points d’action sont épuisés. Une carte peut encore se jouer, et le dernier coup se reprend pas à pas tant que rien n’a été acheté. Quand cela vous convient, appuyez sur **Terminer le tour**. Si l’année finissait maintenant, vous auriez { $worth }.
torres-lesson-widen =
    Votre château autour de { $square } a une surface de { $area }, votre chevalier est au niveau { $level }. Chaque bloc au sol à côté ajoute { $level } et permet des tours plus hautes. Vous avez { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    } ce tour-ci ; ceux qui restent passent sur vos autres piles.
torres-lesson-another-knight =
    Vous avez { $board ->
        [one] { $board } chevalier
       *[other] { $board } chevaliers
    } sur le plateau et { $reserve } en réserve. Un château ne paie que pour votre plus haut chevalier : envoyez le suivant dans un **autre** château, de préférence vaste et bâti par d’autres. Deux chevaliers dans deux châteaux valent mieux que deux dans un seul.
torres-lesson-king-bonus =
    Le roi est en { $king }. Après cette année, un chevalier exactement au niveau { $level } de son château rapporte { $bonus } points, une fois par joueur. { $have ->
        [yes] Vous en avez un : gardez-le là.
       *[no] Vous n’en avez pas encore : un chevalier bas suffit, et le chemin est parfois plus court qu’il n’y paraît, par une porte.
    }
torres-lesson-hand =
    Vous tenez { $cards }. Une carte par tour ne coûte rien : demandez-vous à chaque tour si elle rapporte plus maintenant que plus tard. À la fin de la partie, toutes sont perdues.
torres-lesson-door =
    Votre chevalier en { $square } est à une **porte**, à côté d’une tour plus haute. Pour un point d’action, il traverse ce château et ressort à une autre de ses portes, à son niveau ou plus bas. C’est ainsi qu’on traverse le plateau.
torres-lesson-neighbour =
    Un autre chevalier est plus haut que le vôtre dans un château partagé. Cela ne vous coûte rien : chacun marque toute la surface × son propre plus haut niveau. Un château partagé grandit plus vite : suivez ses marches.
torres-lesson-last-year =
    La dernière année : cartes et blocs gardés ne vaudront plus rien. Les châteaux sont vastes, un seul niveau vaut souvent 6 points ou plus. À présent vous auriez { $worth }, le meilleur des autres { $best }.
torres-lesson-buy-early =
    Vous n’avez pas acheté de carte ce tour-ci. Une par tour la première année, avec un point dont vous pouvez vous passer, et vous aurez de quoi jouer à chaque tour suivant. Votre paquet a { $deck } cartes.
