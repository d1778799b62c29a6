### Saga, en français.

game-saga = Saga

## Les choses

saga-colour-red = rouge
saga-colour-green = vert
saga-colour-blue = bleu
saga-colour-orange = orange
saga-colour-violet = violet
saga-colour-yellow = jaune

saga-realm-red = Terre-des-Forts
saga-realm-green = Terre-des-Bois
saga-realm-blue = Terre-des-Lacs
saga-realm-orange = Terre-d’Or
saga-realm-violet = Terre-d’Ombre
saga-realm-yellow = Terre-des-Blés

saga-card = { $colour } { $value }

saga-power-stronghold = place forte
saga-power-reinforce = renfort
saga-power-take-back = reprise
saga-power-equal-capture = cède à égalité
saga-power-free-recruit = recrue gratuite
saga-power-hidden-card = chevalier caché

saga-final-flat-15 = toujours 15
saga-final-place-from-hand = dernier défenseur
saga-final-hand-zero = la main vaut 0
saga-final-no-army-points = défenseurs à 0
saga-final-plus-5 = +5 points
saga-final-tribute-2 = tribut de 2
saga-final-unattached-positive = les armées comptent

## Invites

saga-prompt-play = Jouez un chevalier de votre main. Avant ou après, vous pouvez recruter un chevalier libre.
saga-prompt-conquer = Vous pouvez encore conquérir un royaume qu’une de vos armées bat, recruter ou utiliser un pouvoir. Ensuite, terminez votre tour.
saga-prompt-after = Vous pouvez encore recruter ou employer un pouvoir. Puis terminez votre tour.

## Libellés des choix

saga-label-new-army = nouvelle armée contre { $realm } (il faut { $needed })
saga-label-army = armée contre { $realm } ({ $value } sur { $needed })
saga-label-face-up = face visible
saga-label-face-down = face cachée
saga-label-recruit =
    { $price ->
        [one] { $card } pour 1 point
       *[other] { $card } pour { $price } points
    }
saga-label-paid = payer
saga-label-gratis = gratuitement, par le pouvoir de votre royaume
saga-label-power = { $realm } : { $power }

## Événements

saga-event-income =
    { $income ->
        [one] { $seat } touche 1 point de revenu, soit { $points }.
       *[other] { $seat } touche { $income } points de revenu, soit { $points }.
    }
saga-event-open = { $seat } mène { $card } contre { $realm } : { $value } sur { $needed }.
saga-event-join = { $seat } ajoute { $card } à l’armée contre { $realm } : { $value } sur { $needed }.
saga-event-join-veiled = { $seat } ajoute { $card } à l’armée contre { $realm } : { $value } visibles et un chevalier caché, sur { $needed }.
saga-event-hide = { $seat } ajoute un chevalier face cachée à l’armée contre { $realm }.
saga-event-reveal = Le chevalier caché de { $seat } contre { $realm } est révélé : { $card }.
saga-event-conquer = { $seat } conquiert { $realm }, { $attack } contre { $defence }. Ses défenseurs deviennent des chevaliers libres.
saga-event-conquer-from = { $seat } prend { $realm } à { $owner_seat }, { $attack } contre { $defence }. Les défenseurs retournent dans la main de { $owner_seat }.
saga-event-reinforce = { $seat } renforce { $realm } avec { $card } : défense { $defence }.
saga-event-take-back = { $seat } reprend { $card } de { $realm } : défense { $defence }.
saga-event-recruit =
    { $price ->
        [one] { $seat } recrute { $card } pour 1 point ; reste { $points }.
       *[other] { $seat } recrute { $card } pour { $price } points ; reste { $points }.
    }
saga-event-recruit-gratis = { $seat } recrute { $card } gratuitement.
saga-event-pass = { $seat } ne peut jouer aucun chevalier et passe.
saga-event-place = { $seat } place { $card } en { $realm } pour le décompte.
saga-event-end-last-card = Un dernier chevalier a été joué. { $seat } gagne avec { $points } points !
saga-event-end-passes = Plus personne ne peut jouer de chevalier. { $seat } gagne avec { $points } points !
saga-event-end-cap = La partie a assez duré. { $seat } gagne avec { $points } points !
saga-event-end-last-card-shared = Un dernier chevalier a été joué. { $winner_seat } partagent la victoire avec { $points } points !
saga-event-end-passes-shared = Plus personne ne peut jouer de chevalier. { $winner_seat } partagent la victoire avec { $points } points !
saga-event-end-cap-shared = La partie a assez duré. { $winner_seat } partagent la victoire avec { $points } points !

## La fin

saga-end-last-card = Quelqu’un a joué le dernier chevalier de sa main.
saga-end-passes = Chacun a dû passer, l’un après l’autre.
saga-end-cap = Le dernier tour de table permis est joué.
saga-row-gathered = Points amassés
saga-row-realms = Royaumes
saga-row-armies = Armées sans royaume
saga-row-hand = Main
saga-row-powers = Pouvoirs finaux

## Refus

saga-refusal-no-card = Il n’y a pas de chevalier « { $card } » : écrivez une couleur et une valeur, comme red3.
saga-refusal-no-realm = Il n’y a pas de royaume « { $realm } » : écrivez sa couleur, comme red.
saga-refusal-yes-or-no = « { $value } » n’est ni yes (oui) ni no (non).
saga-refusal-not-in-hand = Vous n’avez pas { $card } en main.
saga-refusal-play-nowhere = Aucune de vos armées ne peut prendre { $card }, qui ne peut pas non plus en mener une nouvelle.
saga-refusal-play-which-army = Dites dans quelle armée va { $card }.
saga-refusal-play-colour-twice = Votre armée contre { $realm } a déjà un chevalier de cette couleur : { $card } ne peut pas la rejoindre.
saga-refusal-play-wrong-leader = Vous n’avez pas d’armée contre { $realm }, et { $card } ne peut pas en mener une : le chef a la couleur du royaume.
saga-refusal-play-own-realm = { $realm } est à vous : à cette table, on n’attaque pas son propre royaume.
saga-refusal-played-already = Vous avez déjà joué votre chevalier de ce tour.
saga-refusal-play-nothing = Aucun de vos chevaliers ne peut être joué.
saga-refusal-hide-no-power = Vous n’avez pas le pouvoir de jouer face cachée, ou il est déjà employé.
saga-refusal-conquer-by-itself = À cette table, les armées conquièrent d’elles-mêmes dès qu’elles sont assez fortes.
saga-refusal-conquer-once = Vous avez déjà conquis un royaume pendant ce tour.
saga-refusal-conquer-play-first = Jouez d’abord un chevalier ; ensuite, vous pourrez conquérir.
saga-refusal-conquer-nothing = Aucune de vos armées n’est assez forte pour son royaume.
saga-refusal-conquer-no-army = Vous n’avez pas d’armée contre { $realm }.
saga-refusal-conquer-own = { $realm } est déjà à vous.
saga-refusal-conquer-weak = Votre armée contre { $realm } vaut { $value } ; il en faut { $needed }.
saga-refusal-hide-twice = Un chevalier est déjà face cachée dans votre armée contre { $realm }.
saga-refusal-hide-first = Le premier chevalier d’une armée, ici contre { $realm }, se joue toujours face visible.
saga-refusal-recruit-not-free = { $card } n’est pas parmi les chevaliers libres.
saga-refusal-recruit-too-dear = Il faut { $price } pour { $card }, et vous avez { $points }.
saga-refusal-recruit-unplayable = Vous n’avez rien à jouer : recrutez un chevalier que vous pouvez jouer, ce que { $card } n’est pas.
saga-refusal-recruit-no-power = Vous n’avez pas le pouvoir de recruter gratuitement, ou il est déjà employé.
saga-refusal-recruited-already = Vous avez déjà recruté pendant ce tour.
saga-refusal-recruit-nobody = Il n’y a pas de chevalier libre.
saga-refusal-recruit-all-too-dear =
    { $points ->
        [0] Vous n’avez aucun point pour payer un chevalier libre.
        [one] Avec 1 point, vous ne pouvez payer aucun chevalier libre.
       *[other] Avec { $points } points, vous ne pouvez payer aucun chevalier libre.
    }
saga-refusal-reinforce-colour-twice = { $realm } a déjà un défenseur de cette couleur : { $card } ne peut pas s’y joindre.
saga-refusal-reinforce-too-late = Vous avez déjà joué un chevalier pendant ce tour : le renfort le remplace.
saga-refusal-reinforce-nobody = Aucun de vos chevaliers n’a une couleur qui manque à { $realm }.
saga-refusal-take-back-absent = { $card } ne défend pas { $realm }.
saga-refusal-take-back-nobody = Personne ne défend { $realm }.
saga-refusal-power-not-owner = { $realm } n’est pas à vous.
saga-refusal-power-none = { $realm } n’a pas de pouvoir qui s’emploie ainsi.
saga-refusal-power-used = Le pouvoir de { $realm } est déjà employé. Il revient quand le royaume change de mains.
saga-refusal-power-nothing = Aucun de vos royaumes n’a de pouvoir à employer maintenant.
saga-refusal-end-play-first = Jouez un chevalier avant de terminer votre tour.
saga-refusal-end-reinforce-first = Vous pouvez encore jouer un chevalier en renfort de votre royaume : vous le devez.
saga-refusal-end-recruit-first = Vous n’avez rien à jouer, mais assez de points pour un chevalier libre que vous pourriez jouer : recrutez-le.

## Commandes

saga-command = saga
saga-command-description = Jouer à Saga.

saga-play-name = jouer
saga-play-description = Jouer un chevalier de votre main dans une attaque
saga-play-button = Jouer un chevalier
saga-play-card-name = carte
saga-play-card-description = Le chevalier que vous jouez, comme red3
saga-play-card-prompt = Quel chevalier jouez-vous ?
saga-play-army-name = armée
saga-play-army-description = Le royaume que son armée attaque
saga-play-army-prompt = Dans quelle armée va-t-il ?
saga-play-hidden-name = caché
saga-play-hidden-description = Face cachée, si vous avez ce pouvoir : yes ou no
saga-play-hidden-prompt = Face visible ou face cachée ?

saga-conquer-name = conquérir
saga-conquer-description = Prendre un royaume que votre armée bat, là où la conquête est au choix
saga-conquer-button = Conquérir
saga-conquer-realm-name = royaume
saga-conquer-realm-description = Le royaume que vous prenez
saga-conquer-realm-prompt = Quel royaume prenez-vous ?

saga-recruit-name = recruter
saga-recruit-description = Prendre en main un chevalier libre pour sa valeur en points
saga-recruit-button = Recruter
saga-recruit-card-name = carte
saga-recruit-card-description = Le chevalier libre, comme blue2
saga-recruit-card-prompt = Quel chevalier libre recrutez-vous ?
saga-recruit-gratis-name = gratuit
saga-recruit-gratis-description = Gratuitement, si vous avez ce pouvoir : yes ou no
saga-recruit-gratis-prompt = Employez-vous votre pouvoir pour ne rien payer ?

saga-power-name = pouvoir
saga-power-description = Renforcer votre royaume, ou reprendre un défenseur
saga-power-button = Employer un pouvoir
saga-power-realm-name = royaume
saga-power-realm-description = Le royaume dont vous employez le pouvoir
saga-power-realm-prompt = Le pouvoir de quel royaume ?
saga-power-card-name = carte
saga-power-card-description = Le chevalier concerné
saga-power-card-prompt = Quel chevalier ?

saga-end-name = fin
saga-end-description = Terminer votre tour ; passer, si vous ne pouvez pas jouer
saga-end-button = Terminer le tour

saga-picture-hand-name = main
saga-picture-hand-description = Voir votre main ; personne d’autre ne la voit

## Une boîte à soi

saga-box-file = Impossible de le lire : { $problem }.
saga-box-large = Il est bien trop gros pour six cartes royaume.
saga-box-toml = Ce n’est pas du TOML : { $problem }.
saga-box-unknown = { $name } ne veut rien dire ici ; on connaît { $names }.
saga-box-realm = Le royaume { $realm } manque : écrivez [{ $realm }.crown] et [{ $realm }.reverse].
saga-box-side = La face [{ $place }] manque.
saga-box-income = [{ $place }] : le revenu (income) est un nombre entier de 0 à { $most }, pas { $value }.
saga-box-power = [{ $place }] : il n’y a pas de pouvoir « { $value } » ({ $kind }) ; il y a { $powers }.

## Ce qui est nouveau dans les règles, version par version

saga-version-2 = Saga, version 2 : les nouvelles tables peuvent laisser la conquête au choix, ou jouer avec les cartes royaume d’une vraie boîte. Rien ne change à cette table.

## Options

saga-option-sides-name = Cartes royaume
saga-option-sides-description = Quelle face des cartes royaume est visible
saga-option-sides-crown = faces couronne (première partie)
saga-option-sides-reverse = faces verso
saga-option-sides-random = au hasard
saga-option-sides-chosen = choisies une par une
saga-option-layout-name = Premiers défenseurs
saga-option-layout-description = Comment on place les premiers défenseurs
saga-option-layout-standard = au hasard
saga-option-layout-even = défense 5 partout
saga-option-box-name = Faces des royaumes
saga-option-box-description = Ce que montrent les faces des cartes royaume : notre reconstitution, ou la vraie boîte que l’hôte de ce bot a donnée. Alors les pouvoirs nommés ici face par face ne sont pas ceux de la partie ; le plateau les montre
saga-option-box-off = notre reconstitution
saga-option-box-on = de la vraie boîte
saga-option-conquest-name = Conquête
saga-option-conquest-description = Si une armée assez forte prend son royaume d’elle-même, ou quand on le dit
saga-option-conquest-automatic = d’elle-même, aussitôt
saga-option-conquest-choice = au choix, une par tour
saga-option-prepare-name = Armées préparées
saga-option-prepare-description = Si l’on peut mener des armées contre ses propres royaumes
saga-option-side_red-name = Terre-des-Forts (rouge)
saga-option-side_red-description = Face du royaume rouge, si les faces sont choisies
saga-option-side_red-crown = couronne : place forte
saga-option-side_red-reverse = verso : toujours 15
saga-option-side_green-name = Terre-des-Bois (vert)
saga-option-side_green-description = Face du royaume vert, si les faces sont choisies
saga-option-side_green-crown = couronne : les armées comptent
saga-option-side_green-reverse = verso : chevalier caché
saga-option-side_blue-name = Terre-des-Lacs (bleu)
saga-option-side_blue-description = Face du royaume bleu, si les faces sont choisies
saga-option-side_blue-crown = couronne : +5 points
saga-option-side_blue-reverse = verso : recrue gratuite, tribut de 2
saga-option-side_orange-name = Terre-d’Or (orange)
saga-option-side_orange-description = Face du royaume orange, si les faces sont choisies
saga-option-side_orange-crown = couronne : défenseurs à 0
saga-option-side_orange-reverse = verso : cède à égalité
saga-option-side_violet-name = Terre-d’Ombre (violet)
saga-option-side_violet-description = Face du royaume violet, si les faces sont choisies
saga-option-side_violet-crown = couronne : renfort
saga-option-side_violet-reverse = verso : dernier défenseur
saga-option-side_yellow-name = Terre-des-Blés (jaune)
saga-option-side_yellow-description = Face du royaume jaune, si les faces sont choisies
saga-option-side_yellow-crown = couronne : reprise
saga-option-side_yellow-reverse = verso : la main vaut 0

## Les règles en bref

rules-saga-topics = goal setup turn play conquest recruit powers finals end knights

rules-saga-goal-title = Le but
rules-saga-goal-text =
    Le roi est absent, et de deux à quatre seigneurs envoient leurs chevaliers contre ses six royaumes. Les royaumes rapportent des points à chaque tour et, à la fin, la valeur de leurs défenseurs ; les chevaliers restés en main en coûtent. Le plus de points gagne. *(S-21, S-23)*

    Les royaumes *(S-1)* :
    • rouge : Terre-des-Forts
    • vert : Terre-des-Bois
    • bleu : Terre-des-Lacs
    • orange : Terre-d’Or
    • violet : Terre-d’Ombre
    • jaune : Terre-des-Blés

    Un chevalier a une de ces couleurs et une valeur de 1 à 4 *(S-2)*.

rules-saga-setup-title = La mise en place
rules-saga-setup-text =
    Il y a cinq séries de douze chevaliers. Chacun en reçoit une, au hasard, pour main. Vous seul voyez votre main, mais tous savent à qui est quelle série *(S-6)* ; `/rules saga` les donne sous *chevaliers*. On commence sans points *(S-3)*.

    Une autre série donne deux défenseurs à chaque royaume : un chef de la couleur du royaume et un chevalier d’une autre couleur. Avec **Premiers défenseurs : 5 partout**, tous les royaumes se valent. *(S-7)*

    Chaque carte royaume a une face couronne et un verso, aux pouvoirs différents *(S-4)*. La table choisit les faces *(S-5)*. Le hasard désigne qui commence, à moins que la personne qui a ouvert la table n’en ait décidé ; on joue dans le sens horaire *(S-8)*.

rules-saga-turn-title = Votre tour
rules-saga-turn-text =
    1. Vous touchez le revenu de vos royaumes, sans rien faire. *(S-10)*
    2. Vous **jouez un chevalier** de votre main *(S-11)*. Si son armée est alors assez forte, elle conquiert aussitôt son royaume *(S-12)*.
    3. Une fois par tour, avant ou après, vous pouvez **recruter** un chevalier libre *(S-13)*.

    Quand vous avez joué, dites `/saga fin`. S’il n’y a plus rien à décider, le tour se termine seul.

    Et si vous ne pouvez rien jouer ? *(S-15)* Renforcer un royaume compte comme jouer, et si c’est le seul moyen, vous le devez. Sinon, si vos points paient un chevalier libre que vous pourriez jouer, vous devez le recruter et le jouer. Si cela n’aide pas non plus, vous passez. Quand tous passent l’un après l’autre, la partie est finie.

rules-saga-play-title = Jouer un chevalier
rules-saga-play-text =
    Ou bien vous ouvrez une armée : la couleur du chevalier nomme le royaume attaqué. Ou bien vous l’ajoutez à une de vos armées d’attaque, si elle n’a pas encore cette couleur. *(S-11)*

    Vos armées ont toutes des chefs de couleurs différentes, et celles qui tiennent vos royaumes comptent aussi. On ne peut donc pas attaquer son propre royaume, sauf si la table joue avec des **armées préparées** ; une telle armée attend, et ne conquiert rien tant que le royaume est à vous.

    Les chevaliers ne rejoignent que des armées d’attaque, pas celles qui tiennent un royaume. *(S-14)*

rules-saga-conquest-title = La conquête
rules-saga-conquest-text =
    Dès qu’un chevalier rend une armée **plus forte que la défense** de son royaume, le royaume est à vous, et l’armée devient sa défense *(S-12)*. La défense est la somme de ses chevaliers.

    Les défenseurs que personne ne menait deviennent des **chevaliers libres**. Ceux d’un autre joueur retournent dans sa main.

    On ne compare que l’armée qui vient de recevoir un chevalier. Une armée devenue assez forte autrement attend son prochain chevalier.

    Avec **Conquête : au choix**, rien ne se fait de soi-même : une fois par tour, après avoir joué votre chevalier, vous pouvez prendre un royaume que l’une de vos armées bat, ou laisser l’armée attendre.

rules-saga-recruit-title = Recruter
rules-saga-recruit-text =
    Une fois par tour, à tout moment après le revenu, vous pouvez prendre un chevalier libre en main. Il coûte sa valeur en points, sans descendre sous 0. Vous pouvez le jouer dans le même tour. *(S-13)*

rules-saga-powers-title = Les pouvoirs spéciaux
rules-saga-powers-text =
    Un pouvoir employé une fois revient quand le royaume change de mains. Il agit dès la conquête. *(S-4)*

    • **Place forte** (rouge, couronne) : pour vous la prendre, l’attaque doit dépasser la défense de 2. Durable.
    • **Renfort** (violet, couronne) : une fois, au lieu de jouer un chevalier, mettez-en un dans ce royaume, d’une couleur qui lui manque.
    • **Reprise** (jaune, couronne) : une fois, en plus de jouer, reprenez en main un défenseur de ce royaume. Si l’armée d’un adversaire suffit alors, le royaume tombe : à la plus forte, à égalité à la suivante dans le sens horaire.
    • **Cède à égalité** (orange, verso) : une attaque égale à la défense vous le prend. Durable.
    • **Recrue gratuite** (bleu, verso) : une fois, recrutez sans payer.
    • **Chevalier caché** (vert, verso) : une fois, jouez votre chevalier face cachée dans une armée qui a un chef. Il compte, et reste caché jusqu’à ce que son armée conquière, que vous perdiez ce royaume ou que la partie finisse.

    La place forte et l’égalité ne jouent que si quelqu’un possède le royaume.

rules-saga-finals-title = Les pouvoirs finaux
rules-saga-finals-text =
    Ils comptent à la fin, pour qui possède le royaume *(S-22)* :

    • **Défenseurs à 0** (orange, couronne) : les défenseurs de ce royaume ne rapportent rien.
    • **+5 points** (bleu, couronne).
    • **Les armées comptent** (vert, couronne) : vos armées sans royaume comptent leur valeur.
    • **Toujours 15** (rouge, verso) : ce royaume compte 15, quels que soient ses défenseurs.
    • **Dernier défenseur** (violet, verso) : votre plus haute carte en main d’une couleur qui manque à ce royaume y est placée et y compte.
    • **La main vaut 0** (jaune, verso) : les chevaliers en main ne coûtent rien.
    • **Tribut de 2** (bleu, verso) : chaque adversaire vous donne 2 points.

rules-saga-end-title = La fin
rules-saga-end-text =
    Quand quelqu’un joue la dernière carte de sa main, il finit son tour, et la partie est terminée, même si la main s’est remplie de nouveau *(S-20)*. Elle finit aussi quand tous passent l’un après l’autre *(S-15)*.

    Votre score *(S-21)* : les points amassés, plus les défenseurs de vos royaumes, moins les chevaliers en main. Les armées sans royaume comptent 0. Puis viennent les pouvoirs finaux *(S-22)*.

    Le plus de points gagne ; à égalité, le plus de royaumes ; qui est encore à égalité partage la victoire *(S-23)*.

    Une partie entre joueurs automatiques seulement s’arrête aussi après 200 tours de table.

rules-saga-knights-title = Les cinq séries
rules-saga-knights-text =
    Chaque série a trois chevaliers de chaque valeur de 1 à 4. *(S-2)*

    • **Série 1** : bleu 3 2 2 · violet 4 2 · rouge 3 1 · jaune 3 · orange 1 · vert 4 4 1
    • **Série 2** : bleu 4 2 · violet 3 1 · rouge 3 · jaune 1 · orange 4 4 1 · vert 3 2 2
    • **Série 3** : bleu 3 1 · violet 3 · rouge 1 · jaune 4 4 1 · orange 3 2 2 · vert 4 2
    • **Série 4** : bleu 3 · violet 1 · rouge 4 4 1 · jaune 3 2 2 · orange 4 2 · vert 3 1
    • **Série 5** : bleu 1 · violet 4 4 1 · rouge 3 2 2 · jaune 4 2 · orange 3 1 · vert 3

    Quelle couleur a quelles valeurs dans quelle série, et quel pouvoir se trouve sur quelle face d’une carte royaume, nous l’avons reconstitué : le texte de la règle ne le dit pas *(S-2, S-4)*.
