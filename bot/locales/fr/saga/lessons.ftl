### Le guide dans Saga, en français.

saga-lesson-play =
    D’abord le chevalier, puis son armée. Une nouvelle armée attaque le royaume de la couleur du chevalier ; pour en rejoindre une, il faut une couleur qu’elle n’a pas. Les fortes valeurs gagnent des tours et font de bons défenseurs, mais seulement là où vous conquerrez : une armée sans royaume ne compte pas à la fin.
saga-lesson-recruit =
    Un chevalier libre coûte sa valeur en points, et vous en avez { $points }. Cela paie s’il achève une conquête ce tour-ci ou apporte une couleur qui vous manque : défenseur, il compte encore sa valeur à la fin. Jamais posé, il vous coûte deux fois.
saga-lesson-power =
    Un pouvoir spécial sert une fois tant que vous tenez son royaume : demandez-vous ce qu’il sauve ou gagne à présent. Si c’est « rien », gardez-le : la menace suffit à rendre les autres prudents.
saga-lesson-conquer =
    À cette table, les armées attendent votre ordre, et vous pouvez prendre un royaume par tour. Prenez-le tout de suite, sauf bonne raison : un rival peut le prendre avant vous, et son revenu commence à votre prochain tour. Attendre ne paie que pour une défense plus forte, ou si vous voulez davantage un autre royaume.
saga-lesson-end =
    Terminer le tour passe la main ; vos revenus viennent au début de votre prochain tour. Vérifiez encore si une recrue vaut la peine : une par tour est permise.
saga-lesson-first =
    Un chevalier par tour : sa couleur dit quel royaume il attaque, et un royaume tombe dès que votre armée vaut **plus** que ses défenseurs. { $plan ->
        [alone] Avec votre main, le premier but est { $realm } : il faut { $needed }, et le { $leader } suffit à lui seul, tout de suite.
        [yes] Avec votre main, { $realm } est un bon premier but : il faut { $needed }. Ouvrez une armée avec le { $leader }, puis ajoutez { $others } aux tours suivants : une armée prend un chevalier de chaque couleur.
       *[no] Le royaume le plus faible est { $realm } : il faut { $needed }. Ouvrez une armée, puis ajoutez des chevaliers d’autres couleurs.
    }
saga-lesson-stuck =
    Aucune carte de votre main ne peut être posée : chaque armée possible a déjà sa couleur. Si vos points suffisent pour un chevalier libre qui convient, recrutez-le et posez-le. Sinon vous passez, et si tout le monde passe à la suite, la partie est finie.
saga-lesson-end-near =
    { $who ->
        [me] C’est vous qui avez le moins de cartes : { $count }. Votre dernière carte termine la partie à la fin de ce tour-là. Choisissez le moment : les { $hand ->
        [one] { $hand } point
       *[other] { $hand } points
    } de votre main comptent contre vous, placez d’abord les fortes valeurs dans des royaumes.
       *[other] Il ne reste à { $seat } que { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : poser la dernière termine la partie. Votre main vous coûterait { $hand ->
        [one] { $hand } point
       *[other] { $hand } points
    } ; sortez les fortes valeurs maintenant, de préférence dans une conquête, où elles comptent pour vous.
    }
saga-lesson-finish =
    Il manque { $missing } à votre armée contre { $realm }, et le { $card } suffit : posez ce chevalier dans cette armée et le royaume est à vous dès ce tour-ci. Achevez toujours avec la plus petite carte qui suffit ; une plus forte ne vaut que pour une meilleure défense.
saga-lesson-threat =
    { $missing ->
        [0] L’armée { QUE($seat) } mène contre votre { $realm } est déjà assez forte.
       *[other] Il ne manque que { $missing } à l’armée { QUE($seat) } mène contre votre { $realm }.
    } Les défenses ne grandissent pas : prenez autre chose en échange, ou préparez la reconquête. Un royaume perdu vous rend ses chevaliers en main : un revers, pas une ruine.
saga-lesson-owned =
    { $realm } est à vous : { $income } par tour ({ $all } avec tous vos royaumes), et ses défenseurs compteront { $defence } à la fin. Il faut { $needed } pour vous le prendre. Ses chevaliers y restent : servez-vous d’autres couleurs pour l’armée suivante.
saga-lesson-reinforce =
    { $realm } permet un **renfort**, une fois : au lieu de poser un chevalier, ajoutez-en un à sa défense ({ $defence } à présent), d’une couleur qu’elle n’a pas. Une forte carte y est à l’abri et rend le royaume difficile à prendre. Le mieux : juste avant qu’une armée adverse ne suffise.
saga-lesson-take-back =
    { $realm } permet un **retour en main**, une fois, en plus du chevalier posé : un défenseur revient en main. Sauvez ainsi un 4 d’un royaume que vous allez perdre, ou reprenez une couleur utile. Surveillez la défense, { $defence } à présent : si une armée adverse dépasse ce qui reste, le royaume est perdu.
saga-lesson-recruit-open =
    { $count ->
        [one] { $count } chevalier libre est visible
       *[other] { $count } chevaliers libres sont visibles
    }, et vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Une fois par tour, vous pouvez en acheter un pour sa valeur, avant ou après avoir posé un chevalier. Cherchez une couleur qui manque à vos armées, comme le { $card } ; n’achetez pas sans plan.
saga-lesson-soft =
    { $realm }, à { $owner_seat }, tombe à { $needed } : ce n’est pas plus dur qu’un royaume sans possesseur. Le prendre compte deux fois : { $income } par tour pour vous, et ses chevaliers retournent dans une main où ils coûtent des points.
saga-lesson-second-army =
    Vous avez une armée en route. Deux armées à la fois laissent plus de choix, car chacune ne prend une couleur qu’une fois. Mais une armée qui ne conquiert rien ne compte pas à la fin. { $plan ->
        [alone] Un second but possible : { $realm }, que le { $leader } prend à lui seul.
        [yes] Un second but possible : { $realm }, ouvert par le { $leader } ; il faut { $needed }.
       *[no] Avec cette main, mieux vaut achever ce qui est commencé.
    }
saga-lesson-score =
    Où vous en êtes : { $points ->
        [one] { $points } point accumulé
       *[other] { $points } points accumulés
    }, { $realms } pour les défenseurs de vos royaumes, −{ $hand } pour { $count ->
        [one] la carte
       *[other] les { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    } de votre main. Chaque chevalier mené dans un royaume compte double : un malus de moins, un bonus de plus.
saga-lesson-any-turn =
    À chaque tour, dans cet ordre : puis-je conquérir maintenant ? Puis-je préparer une conquête pour le tour suivant ? Quelle forte carte me coûterait le plus si elle restait en main ? { $plan ->
        [alone] Dans cette main, le { $leader } prend { $realm } à lui seul.
        [yes] Un plan avec cette main : le { $leader } contre { $realm }, il faut { $needed }.
       *[no] Le royaume le plus faible est { $realm } : il faut { $needed }.
    }
saga-lesson-strong =
    Votre armée contre { $realm } vaut { $value }, et { $needed } suffisent : **Conquérir** prend le royaume maintenant. Sans votre ordre, rien ne se passe.
saga-lesson-final-turn =
    C’était votre dernière carte : la partie s’achève avec ce tour-ci. Un pouvoir peut encore servir, mais un chevalier recruté maintenant ne fait que coûter. Points accumulés : { $points } ; vos royaumes comptent { $realms }.
saga-lesson-after =
    Vous avez posé un chevalier. { $count ->
        [0] Aucun chevalier libre à recruter : il ne reste qu’un pouvoir à utiliser.
        [one] { $count } chevalier libre pourrait être recruté ; vos points : { $points }.
       *[other] { $count } chevaliers libres pourraient être recrutés ; vos points : { $points }.
    } Si rien ne sert votre plan, appuyez sur **Terminer le tour** : les points sont des points de victoire, ne les dépensez pas pour rien.
