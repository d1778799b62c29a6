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

saga-card = { $value } { $colour }

saga-power-stronghold = forteresse
saga-power-reinforce = renfort
saga-power-take-back = retour en main
saga-power-equal-capture = prise à égalité
saga-power-free-recruit = recrutement gratuit
saga-power-hidden-card = chevalier caché

saga-final-flat-15 = toujours 15
saga-final-place-from-hand = dernier défenseur
saga-final-hand-zero = main sans malus
saga-final-no-army-points = défenseurs : 0 point
saga-final-plus-5 = +5 points
saga-final-tribute-2 = 2 pts par adversaire
saga-final-unattached-positive = armées comptées

## Invites

saga-prompt-play = Posez un chevalier de votre main.
saga-prompt-conquer = Vous pouvez encore conquérir un royaume, recruter ou utiliser un pouvoir, puis terminer votre tour.
saga-prompt-after = Vous pouvez encore utiliser un pouvoir, puis terminer votre tour.

## Libellés des choix

saga-outcome-conquers = il faut { $needed }, conquis aussitôt avec { $value }
saga-outcome-conquers-from = pris à { $owner_seat } avec { $value } (il faut { $needed })
saga-outcome-can-conquer = conquiert { $realm } aussitôt
saga-outcome-at = { $others ->
    [yes] au mieux { $realm }, { $outcome }
   *[no] { $realm }, { $outcome }
  }
saga-outcome-could-conquer = peut conquérir { $realm }
saga-outcome-left-and = { $points ->
    [one] reste { $points } point, peut conquérir { $realm }
   *[other] reste { $points } points, peut conquérir { $realm }
  }
saga-outcome-opens = nouvelle armée de { $value }, il faut { $needed }
saga-outcome-grows = armée { $now } → { $value }, il faut { $needed }
saga-outcome-stands = armée de { $value }, il faut { $needed }
saga-outcome-defended = défense actuelle { $now }
saga-outcome-defence = défense { $now } → { $then }
saga-outcome-left =
    { $points ->
        [one] il reste { $points } point
       *[other] il reste { $points } points
    }
saga-label-face-up = face visible
saga-label-face-down = face cachée
saga-label-recruit =
    { $price ->
        [one] { $card } pour { $price } point
       *[other] { $card } pour { $price } points
    }
saga-label-paid = payer
saga-label-gratis = gratuitement (pouvoir du royaume)
saga-label-power = { $realm } : { $power }

## Événements

saga-event-income =
    { $income ->
        [one] { $seat } touche ses revenus : +{ $income } point, total { $points }.
       *[other] { $seat } touche ses revenus : +{ $income } points, total { $points }.
    }
saga-event-open = { $seat } ouvre une armée contre { $realm } avec un { $card } : attaque { $value }, il faut { $needed }.
saga-event-join = { $seat } ajoute un { $card } contre { $realm } : attaque { $value }, il faut { $needed }.
saga-event-join-veiled = { $seat } ajoute un { $card } contre { $realm } : attaque { $value } plus un chevalier caché, il faut { $needed }.
saga-event-hide = { $seat } pose un chevalier face cachée contre { $realm }.
saga-event-reveal = Le chevalier caché { DE($seat) } contre { $realm } est révélé : { $card }.
saga-event-conquer = { $seat } conquiert { $realm } ({ $attack } contre { $defence }) ! Ses défenseurs deviennent des chevaliers libres.
saga-event-conquer-from = { $seat } conquiert { $realm } ({ $attack } contre { $defence }) ! Les défenseurs retournent dans la main { DE($owner_seat) }.
saga-event-reinforce = { $seat } renforce { $realm } avec un { $card } : défense { $defence }.
saga-event-take-back = { $seat } reprend en main un { $card } ({ $realm }, défense { $defence }).
saga-event-recruit =
    { $price ->
        [one] { $seat } recrute un { $card } pour { $price } point (il en reste { $points }).
       *[other] { $seat } recrute un { $card } pour { $price } points (il en reste { $points }).
    }
saga-event-recruit-gratis = { $seat } recrute un { $card } gratuitement.
saga-event-pass = { $seat } ne peut poser aucun chevalier et passe.
saga-event-place = { $seat } ajoute un { $card } à { $realm } pour le décompte final.
saga-event-end-last-card = Un joueur a posé son dernier chevalier. { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
  }
saga-event-end-passes = Plus personne ne peut poser de chevalier. { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
  }
saga-event-end-cap = Limite de tours atteinte. { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
  }
saga-event-end-last-card-shared = Un joueur a posé son dernier chevalier. { $points ->
    [one] { $winner_seat } se partagent la victoire avec { $points } point !
   *[other] { $winner_seat } se partagent la victoire avec { $points } points !
  }
saga-event-end-passes-shared = Plus personne ne peut poser de chevalier. { $points ->
    [one] { $winner_seat } se partagent la victoire avec { $points } point !
   *[other] { $winner_seat } se partagent la victoire avec { $points } points !
  }
saga-event-end-cap-shared = Limite de tours atteinte. { $points ->
    [one] { $winner_seat } se partagent la victoire avec { $points } point !
   *[other] { $winner_seat } se partagent la victoire avec { $points } points !
  }

## La fin

saga-end-last-card = Un joueur a posé son dernier chevalier.
saga-end-passes = Tout le monde a passé.
saga-end-cap = La limite de tours de table est atteinte.
saga-row-gathered = Points accumulés
saga-row-realms = Royaumes
saga-row-armies = Armées d’attaque
saga-row-hand = Main
saga-row-powers = Pouvoirs finaux

## Refus

saga-refusal-no-card = Il n’y a pas de chevalier « { $card } » : choisissez dans la liste.
saga-refusal-no-realm = Il n’y a pas de royaume « { $realm } » : choisissez dans la liste.
saga-refusal-yes-or-no = « { $value } » n’est pas un choix : prenez oui ou non dans la liste.
saga-refusal-not-in-hand = Vous n’avez pas de { $card } en main.
saga-refusal-play-nowhere = Le { $card } ne peut ni rejoindre une de vos armées ni en ouvrir une.
saga-refusal-play-which-army = Choisissez l’armée du { $card }.
saga-refusal-play-colour-twice = Votre armée contre { $realm } a déjà un chevalier de cette couleur : le { $card } ne peut pas la rejoindre.
saga-refusal-play-wrong-leader = Vous n’avez pas d’armée contre { $realm }, et le { $card } ne peut pas en ouvrir une : le premier chevalier doit être de la couleur du royaume.
saga-refusal-play-own-realm = { $realm } est à vous, et cette table joue sans armées préparées.
saga-refusal-played-already = Vous avez déjà posé un chevalier ce tour-ci.
saga-refusal-play-nothing = Aucun de vos chevaliers ne peut être posé.
saga-refusal-hide-no-power = Vous n’avez pas le pouvoir de poser face cachée, ou vous l’avez déjà utilisé.
saga-refusal-conquer-by-itself = À cette table, les armées conquièrent automatiquement dès qu’elles sont assez fortes.
saga-refusal-conquer-once = Vous avez déjà conquis un royaume ce tour-ci.
saga-refusal-conquer-play-first = Posez d’abord un chevalier ; ensuite, vous pourrez conquérir.
saga-refusal-conquer-nothing = Aucune de vos armées n’est assez forte pour son royaume.
saga-refusal-conquer-no-army = Vous n’avez pas d’armée contre { $realm }.
saga-refusal-conquer-own = { $realm } est déjà à vous.
saga-refusal-conquer-weak = Votre armée contre { $realm } vaut { $value } ; il en faut { $needed }.
saga-refusal-hide-twice = Un chevalier est déjà face cachée dans votre armée contre { $realm }.
saga-refusal-hide-first = Le premier chevalier d’une armée, ici contre { $realm }, se pose toujours face visible.
saga-refusal-recruit-not-free = Le { $card } n’est pas parmi les chevaliers libres.
saga-refusal-recruit-too-dear = { $price ->
    [one] Le { $card } coûte { $price } point ; vous en avez { $points }.
   *[other] Le { $card } coûte { $price } points ; vous en avez { $points }.
  }
saga-refusal-recruit-unplayable = Vous ne pouvez rien poser : recrutez un chevalier que vous pourrez poser, pas le { $card }.
saga-refusal-recruit-no-power = Vous n’avez pas le pouvoir de recruter gratuitement, ou vous l’avez déjà utilisé.
saga-refusal-recruited-already = Vous avez déjà recruté ce tour-ci.
saga-refusal-recruit-nobody = Il n’y a pas de chevalier libre.
saga-refusal-recruit-all-too-dear =
    { $points ->
        [0] Vous n’avez aucun point pour payer un chevalier libre.
        [one] Vous avez { $points } point, et tous les chevaliers libres coûtent plus.
       *[other] Vous avez { $points } points, et tous les chevaliers libres coûtent plus.
    }
saga-refusal-reinforce-colour-twice = { $realm } a déjà un défenseur de cette couleur : le { $card } ne peut pas s’y joindre.
saga-refusal-reinforce-too-late = Vous avez déjà posé un chevalier ce tour-ci ; le renfort se fait à la place.
saga-refusal-reinforce-nobody = Aucun de vos chevaliers n’a une couleur qui manque à { $realm }.
saga-refusal-take-back-absent = Le { $card } ne défend pas { $realm }.
saga-refusal-take-back-nobody = { $realm } n’a pas de défenseurs.
saga-refusal-power-not-owner = { $realm } n’est pas à vous.
saga-refusal-power-none = { $realm } n’a pas de pouvoir de ce genre.
saga-refusal-power-used = Le pouvoir de { $realm } a déjà servi. Il redevient disponible quand le royaume change de mains.
saga-refusal-power-nothing = Aucun de vos royaumes n’a de pouvoir à utiliser maintenant.
saga-refusal-end-play-first = Posez un chevalier avant de terminer votre tour.
saga-refusal-end-reinforce-first = Il reste un coup obligatoire : posez un chevalier en renfort dans votre royaume.
saga-refusal-end-recruit-first = Vous ne pouvez rien poser, mais vous avez assez de points pour un chevalier libre que vous pourriez poser : recrutez-le d’abord.

## Commandes

saga-command = saga
saga-command-description = Jouer à Saga

saga-play-name = poser
saga-play-description = Poser un chevalier de votre main dans une armée d’attaque
saga-play-button = Poser un chevalier
saga-play-whole = Poser un { $card } → { $army }{ $hidden ->
    [none] { "" }
   *[other] , { $hidden }
  }
saga-play-card-name = carte
saga-play-card-description = Le chevalier que vous posez (dans la liste)
saga-play-card-prompt = Quel chevalier posez-vous ?
saga-play-army-name = armée
saga-play-army-description = Le royaume que son armée attaque
saga-play-army-prompt = Dans quelle armée va-t-il ?
saga-play-hidden-name = caché
saga-play-hidden-description = Face cachée, si vous avez ce pouvoir (dans la liste)
saga-play-hidden-prompt = Face visible ou face cachée ?

saga-conquer-name = conquérir
saga-conquer-description = Prendre un royaume que votre armée bat, là où la conquête est au choix
saga-conquer-button = Conquérir
saga-conquer-whole = Conquérir { $realm }
saga-conquer-realm-name = royaume
saga-conquer-realm-description = Le royaume que vous prenez
saga-conquer-realm-prompt = Quel royaume prenez-vous ?

saga-recruit-name = recruter
saga-recruit-description = Prendre en main un chevalier libre pour sa valeur en points
saga-recruit-button = Recruter
saga-recruit-whole = Recruter un { $card }{ $gratis ->
    [none] { "" }
   *[other] , { $gratis }
  }
saga-recruit-card-name = carte
saga-recruit-card-description = Le chevalier libre (dans la liste)
saga-recruit-card-prompt = Quel chevalier libre recrutez-vous ?
saga-recruit-gratis-name = gratuit
saga-recruit-gratis-description = Gratuitement, si vous avez ce pouvoir (dans la liste)
saga-recruit-gratis-prompt = Utiliser votre pouvoir pour ne rien payer ?

saga-power-name = pouvoir
saga-power-description = Renforcer votre royaume, ou reprendre un défenseur en main
saga-power-button = Utiliser un pouvoir
saga-power-realm-name = royaume
saga-power-realm-description = Le royaume dont vous utilisez le pouvoir
saga-power-realm-prompt = Le pouvoir de quel royaume ?
saga-power-card-name = carte
saga-power-card-description = Le chevalier à poser en renfort ou à reprendre en main
saga-power-card-prompt = Quel chevalier ?

saga-end-name = terminer
saga-end-description = Terminer votre tour, ou passer si vous ne pouvez rien poser
saga-end-button = Terminer le tour

saga-picture-hand-name = main
saga-picture-hand-description = Voir votre main (personne d’autre ne la voit)

## Une boîte à soi

saga-box-file = Impossible de le lire : { $problem }.
saga-box-large = Il est bien trop gros pour six cartes royaume.
saga-box-toml = Ce n’est pas du TOML : { $problem }.
saga-box-unknown = { $name } ne veut rien dire ici ; on connaît { $names }.
saga-box-realm = Le royaume { $realm } manque : écrivez [{ $realm }.crown] et [{ $realm }.reverse].
saga-box-side = La face [{ $place }] manque.
saga-box-income = [{ $place }] : les revenus (income) sont un nombre entier de 0 à { $most }, pas { $value }.
saga-box-power = [{ $place }] : il n’y a pas de pouvoir « { $value } » ({ $kind }) ; il y a { $powers }.

## Ce qui est nouveau dans les règles, version par version

saga-version-2 = Saga, version 2 : les nouvelles tables peuvent laisser la conquête au choix, ou jouer avec les cartes royaume d’une vraie boîte. Rien ne change à cette table.

## Options

saga-option-sides-name = Cartes royaume
saga-option-sides-description = Quelle face des cartes royaume on utilise
saga-option-sides-crown = faces couronne (première partie)
saga-option-sides-reverse = autres faces
saga-option-sides-random = au hasard
saga-option-sides-chosen = choisies une par une
saga-option-layout-name = Premiers défenseurs
saga-option-layout-description = Comment on place les premiers défenseurs
saga-option-layout-standard = au hasard
saga-option-layout-even = 5 points de défense partout
saga-option-box-name = Faces des royaumes
saga-option-box-description = Ce que montrent les faces des cartes royaume : notre reconstitution, ou la vraie boîte donnée par l’hôte de ce bot (alors le plateau, et non cette liste, montre les pouvoirs)
saga-option-box-off = notre reconstitution
saga-option-box-on = de la vraie boîte
saga-option-conquest-name = Conquête
saga-option-conquest-description = Une armée assez forte prend son royaume automatiquement, ou quand son joueur le décide
saga-option-conquest-automatic = automatique, immédiate
saga-option-conquest-choice = au choix, une par tour
saga-option-prepare-name = Armées préparées
saga-option-prepare-description = Autoriser les armées contre ses propres royaumes
saga-option-side_red-name = Terre-des-Forts (rouge)
saga-option-side_red-description = Face de Terre-des-Forts (seulement avec « choisies une par une »)
saga-option-side_red-crown = face couronne : forteresse
saga-option-side_red-reverse = autre face : toujours 15
saga-option-side_green-name = Terre-des-Bois (vert)
saga-option-side_green-description = Face de Terre-des-Bois (seulement avec « choisies une par une »)
saga-option-side_green-crown = face couronne : armées comptées
saga-option-side_green-reverse = autre face : chevalier caché
saga-option-side_blue-name = Terre-des-Lacs (bleu)
saga-option-side_blue-description = Face de Terre-des-Lacs (seulement avec « choisies une par une »)
saga-option-side_blue-crown = face couronne : +5 points
saga-option-side_blue-reverse = autre face : recrutement gratuit, 2 points de chaque adversaire
saga-option-side_orange-name = Terre-d’Or (orange)
saga-option-side_orange-description = Face de Terre-d’Or (seulement avec « choisies une par une »)
saga-option-side_orange-crown = face couronne : défenseurs : 0 point
saga-option-side_orange-reverse = autre face : prise à égalité
saga-option-side_violet-name = Terre-d’Ombre (violet)
saga-option-side_violet-description = Face de Terre-d’Ombre (seulement avec « choisies une par une »)
saga-option-side_violet-crown = face couronne : renfort
saga-option-side_violet-reverse = autre face : dernier défenseur
saga-option-side_yellow-name = Terre-des-Blés (jaune)
saga-option-side_yellow-description = Face de Terre-des-Blés (seulement avec « choisies une par une »)
saga-option-side_yellow-crown = face couronne : retour en main
saga-option-side_yellow-reverse = autre face : main sans malus

## Les règles en bref

rules-saga-topics = goal setup turn play conquest recruit powers finals end knights

rules-saga-goal-title = Le but
rules-saga-goal-text =
    Le roi n’est pas là, et de deux à quatre seigneurs envoient leurs chevaliers contre ses six royaumes. Les royaumes rapportent des points à chaque tour et, à la fin, la valeur de leurs défenseurs ; les chevaliers restés en main en coûtent. Celui qui a le plus de points gagne. *(S-21, S-23)*

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
    Il y a cinq séries de douze chevaliers. Chacun en reçoit une au hasard pour main. Votre main est secrète, mais tout le monde sait qui a quelle série *(S-6)* ; `/règles saga`, page *Les cinq séries*, les donne. On commence sans points *(S-3)*.
    Une autre série donne deux défenseurs à chaque royaume : un chef de la couleur du royaume et un chevalier d’une autre couleur. Avec **Premiers défenseurs : 5 points de défense partout**, tous les royaumes se valent. *(S-7)*
    Chaque carte royaume a une face couronne et une autre face, aux pouvoirs différents *(S-4)*. La table choisit les faces *(S-5)*. Le premier joueur est tiré au sort, à moins que la personne qui a ouvert la table n’en ait décidé ; on joue dans le sens horaire *(S-8)*.

rules-saga-turn-title = Votre tour
rules-saga-turn-text =
    1. Vous touchez automatiquement les revenus de vos royaumes. *(S-10)*
    2. Vous **posez un chevalier** de votre main *(S-11)*. Si son armée est alors assez forte, elle conquiert aussitôt son royaume *(S-12)*.
    3. Une fois par tour, avant ou après, vous pouvez **recruter** un chevalier libre *(S-13)*.
    Ensuite, appuyez sur **Terminer le tour** (ou `/saga terminer`). S’il n’y a plus rien à décider, le tour se termine automatiquement.
    Et si vous ne pouvez rien poser ? *(S-15)* Renforcer un royaume compte comme poser un chevalier, et si c’est le seul moyen, vous le devez. Sinon, si vos points suffisent pour un chevalier libre que vous pourriez poser, vous devez le recruter et le poser. Sinon, vous passez. Quand tous passent à la suite, la partie est finie.

rules-saga-play-title = Poser un chevalier
rules-saga-play-text =
    Ou bien vous ouvrez une armée : la couleur du chevalier indique le royaume visé. Ou bien vous renforcez une de vos armées d’attaque, si elle n’a pas encore cette couleur. *(S-11)*
    Vous ne pouvez avoir qu’une armée par couleur de chef, en comptant celles qui tiennent vos royaumes. On ne peut donc pas attaquer son propre royaume, sauf si la table joue avec des **armées préparées** ; une telle armée attend, et ne conquiert rien tant que le royaume est à vous.
    Les chevaliers ne rejoignent que des armées d’attaque, pas celles qui tiennent un royaume. *(S-14)*

rules-saga-conquest-title = La conquête
rules-saga-conquest-text =
    Dès qu’un chevalier rend une armée **plus forte que la défense** de son royaume, le royaume est à vous, et l’armée devient sa défense *(S-12)*. La défense est la somme de ses chevaliers.

    Les défenseurs d’un royaume qui n’est à personne deviennent des **chevaliers libres**. Ceux d’un autre joueur retournent dans sa main.

    On ne compare que l’armée qui vient de recevoir un chevalier. Une armée devenue assez forte autrement attend son prochain chevalier.

    Avec **Conquête : au choix**, rien n’est automatique : une fois par tour, après avoir posé votre chevalier, vous pouvez prendre un royaume que l’une de vos armées bat, ou laisser l’armée attendre.

rules-saga-recruit-title = Recruter
rules-saga-recruit-text =
    Une fois par tour, à tout moment après vos revenus, vous pouvez prendre un chevalier libre en main. Il coûte sa valeur en points ; il faut les avoir. Vous pouvez le poser dans le même tour. *(S-13)*

rules-saga-powers-title = Les pouvoirs spéciaux
rules-saga-powers-text =
    Un pouvoir à usage unique redevient disponible quand le royaume change de mains. Il prend effet dès la conquête. *(S-4)*
    • **Forteresse** (rouge, face couronne) : pour vous la prendre, l’attaque doit dépasser la défense de 2 (permanent).
    • **Renfort** (violet, face couronne) : une fois, au lieu de poser un chevalier, mettez-en un dans ce royaume, d’une couleur qui lui manque.
    • **Retour en main** (jaune, face couronne) : une fois, en plus de poser un chevalier, reprenez en main un défenseur de ce royaume. Si des armées adverses suffisent alors, l’armée la plus forte le prend ; à égalité, celle du joueur suivant dans le sens horaire.
    • **Prise à égalité** (orange, autre face) : une attaque égale à la défense vous le prend (permanent).
    • **Recrutement gratuit** (bleu, autre face) : une fois, recrutez sans payer.
    • **Chevalier caché** (vert, autre face) : une fois, posez votre chevalier face cachée dans une armée qui a un chef. Il compte, et reste caché jusqu’à ce que son armée conquière, que vous perdiez ce royaume ou que la partie finisse.
    La forteresse et la prise à égalité ne s’appliquent que si un joueur possède le royaume.

rules-saga-finals-title = Les pouvoirs finaux
rules-saga-finals-text =
    Ils comptent au décompte final, pour le possesseur du royaume *(S-22)* :
    • **Défenseurs : 0 point** (orange, face couronne) : les défenseurs de ce royaume ne rapportent rien.
    • **+5 points** (bleu, face couronne).
    • **Armées comptées** (vert, face couronne) : vos armées d’attaque comptent leur valeur.
    • **Toujours 15** (rouge, autre face) : ce royaume compte 15, quels que soient ses défenseurs.
    • **Dernier défenseur** (violet, autre face) : votre plus haute carte en main d’une couleur qui manque à ce royaume y est placée et y compte.
    • **Main sans malus** (jaune, autre face) : les chevaliers en main ne coûtent rien.
    • **2 points de chaque adversaire** (bleu, autre face).

rules-saga-end-title = La fin
rules-saga-end-text =
    Quand un joueur pose la dernière carte de sa main, il finit son tour, et la partie est terminée, même s’il a repris des cartes entre-temps *(S-20)*. Elle finit aussi quand tous passent à la suite *(S-15)*.
    Votre score *(S-21)* : les points accumulés, plus les défenseurs de vos royaumes, moins les chevaliers en main. Les armées d’attaque comptent 0. Puis viennent les pouvoirs finaux *(S-22)*.
    Celui qui a le plus de points gagne ; à égalité, celui qui a le plus de royaumes ; sinon la victoire est partagée *(S-23)*.
    Une partie entre IA seulement s’arrête aussi après 200 tours de table.

rules-saga-knights-title = Les cinq séries
rules-saga-knights-text =
    Chaque série a trois chevaliers de chaque valeur de 1 à 4. *(S-2)*

    • **Série 1** : bleu 3 2 2 · violet 4 2 · rouge 3 1 · jaune 3 · orange 1 · vert 4 4 1
    • **Série 2** : bleu 4 2 · violet 3 1 · rouge 3 · jaune 1 · orange 4 4 1 · vert 3 2 2
    • **Série 3** : bleu 3 1 · violet 3 · rouge 1 · jaune 4 4 1 · orange 3 2 2 · vert 4 2
    • **Série 4** : bleu 3 · violet 1 · rouge 4 4 1 · jaune 3 2 2 · orange 4 2 · vert 3 1
    • **Série 5** : bleu 1 · violet 4 4 1 · rouge 3 2 2 · jaune 4 2 · orange 3 1 · vert 3

    Quelle couleur a quelles valeurs dans quelle série, et quel pouvoir se trouve sur quelle face d’une carte royaume, nous l’avons reconstitué : le texte de la règle ne le dit pas *(S-2, S-4)*.
saga-prompt-play-recruit = Posez un chevalier de votre main. Avant ou après, vous pouvez recruter un chevalier libre.
saga-prompt-after-recruit = Vous pouvez encore recruter ou utiliser un pouvoir, puis terminer votre tour.
