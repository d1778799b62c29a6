### Medioevo Universale : les règles en bref, en français.

rules-medioevo-topics = goal turn events rebellion taxes control buildings machines troops move battle abilities siege sea captives conquest trade markets diplomacy technologies cards honour end reactions variants

rules-medioevo-goal-title = Le but du jeu
rules-medioevo-goal-text =
    Vous gouvernez un des six royaumes du 13e siècle : Byzance, les Mamelouks, la Hongrie, le Saint-Empire, Novgorod ou la Horde d’Or. Commercez, bâtissez, apprenez, combattez et négociez. **Le plus de points d’honneur (PH) à la fin l’emporte** *(M-137)*.

    On joue de 2 à 6 *(M-1)*. À moins de six, chaque royaume après le premier est lié à un royaume déjà pris, et seules servent les terres à 3 pas au plus d’un royaume joué, avec les mers qui les bordent *(M-2)*. Les royaumes sans joueur sont des terres barbares.

    Vous débutez avec 1600 florins, 10 PH, un village, un archer et soit un transport de niveau II, soit deux de niveau I *(M-6)*. Tout se place dans votre royaume, dans l’ordre du tour : le village sur une zone habitée, les navires dans un port *(M-7)*. De 3 cartes Empire vous en gardez 1, et vous prenez un jeton d’objectif de la couleur voulue *(M-9, M-10)*. Une infanterie légère barbare se tient près de chaque feu de la carte *(M-8)*.

    La table fixe le nombre de tours, et peut-être un seuil d’honneur qui arrête la partie sur-le-champ *(M-3)*.

    Deux mots *(M-4)* : des terres **adjacentes** ont une frontière commune, fleuves et détroit compris ; **voisin** veut dire à 3 pas au plus, une mer comptant pour un pas.

rules-medioevo-turn-title = Le tour et les mises
rules-medioevo-turn-text =
    Un tour a sept phases *(M-11)* :
    • 1 ordre : tous misent en secret
    • 2 événements : barbares, catastrophe, rébellions
    • 3 taxes et entretien
    • 4 achats
    • 5 combat : mouvements, et batailles aussitôt
    • 6 commerce
    • 7 fin du tour : cartes et jetons resservent, les pièces arrêtées repartent, les pactes à terme s’achèvent *(M-108)*

    Combat et commerce suivent l’ordre du tour. Ailleurs tous agissent en même temps, et l’ordre ne dit que qui reçoit les pièces trop rares. Les florins sont secrets ; mises et paiements se voient.

    ▸ **Mises** *(M-20)* : de 0 à tous vos florins, dévoilées ensemble. La plus haute joue en premier, les autres suivent selon leur mise. Ex æquo en tête : ceux-là misent encore, et cela s’ajoute. Les autres ex æquo, et ceux qui le restent, inversent leur ordre du tour passé ; au tour 1, le sort décide. **Seul le gagnant paie**, toute sa mise, à qui joue en dernier.

    Le premier joueur mène les barbares en phase 2 et combat sans pénalité *(M-74)*.

rules-medioevo-events-title = Barbares et événements
rules-medioevo-events-text =
    C’est l’affaire du premier joueur ; au tour 1, les dés seulement.

    ▸ **Horde** *(M-21)* : d4, d6 et d8, chacun relancé une fois au plus. Une horde compte 1 infanterie légère et, sur 1–3, une de plus avec le d4, un archer avec le d6, un capitaine avec le d8. Ces dés sont aussi ceux des barbares au combat, tout le tour.

    ▸ **Événement** *(M-22)* : une carte désigne des terres ; le premier joueur choisit 2 de ses 3 effets. Ils touchent ces terres et les mers qui les bordent. Qui y a quelque chose lance un d6 :
    • déplacement 1–2 : autant de transports immobiles ce tour
    • armées 1–4 : autant de dégâts aux unités
    • bâtiments 1–3 : autant de dégâts aux bâtiments
    • marchandises 1–2 : autant de cubes perdus par un transport
    Plus haut, rien. Le propriétaire choisit ce qui souffre.

    ▸ **Renforts** *(M-23)* : 3 points. Un point ajoute un barbare là où il y en a, ou près d’un feu qu’aucun joueur ne contrôle : un archer rejoint 2 barbares ou plus, un capitaine 4 ou plus. Si tous les feux sont contrôlés, toute terre vide hors des royaumes, que personne ne contrôle, convient. Ou bien un point déplace d’un pas tous les barbares d’un lieu, même en mer ; pas ceux à côté d’unités d’un joueur, ni ceux du royaume du premier joueur. Les unités rencontrées se battent ; seuls sur une terre, ils y détruisent tout *(M-95)*.

rules-medioevo-rebellion-title = Les rébellions
rules-medioevo-rebellion-text =
    Dès le tour 2, le dos de la carte Événement suivante dit la taxe que le peuple supporte. Chaque tranche entière de 10 dont **votre taxe du tour passé** la dépasse fait une rébellion *(M-24)*.

    Exemple : vous avez taxé à 50, on supporte 30 : il y en a deux.

    Les rebelles sont une horde aux dés de ce tour. Ils se lèvent sur une terre de votre royaume que vous contrôlez, où vous avez le moins d’unités, d’abord les terres vides ; à égalité vous choisissez, et chacune va sur une autre terre tant qu’il y en a. Les unités présentes se battent aussitôt.

    Si des barbares occupent déjà une terre de votre royaume au moment du compte, **chaque nouvelle rébellion coûte 1 PH**.

    Tous les barbares de votre royaume sont des rebelles, même ceux qu’on y a poussés. Les battre là rapporte +1 PH *(M-125)* ; si tous meurent des deux côtés, c’est −1. Tant qu’ils restent, la terre est contestée et ne paie pas, et seuls ils y détruisent tout *(M-30, M-95)*.

    La technologie *Loi* envoie une rébellion hors de chez vous. Une dernière vague vient avant le décompte final *(M-135)*.

rules-medioevo-taxes-title = Taxes, entretien et prêts
rules-medioevo-taxes-text =
    ▸ **Revenu** *(M-30)* : choisissez 10, 20, 30, 40 ou 50. Vous le touchez pour chaque terre contrôlée, et encore une fois par village, deux par ville, trois par cité. Chaque cité ajoute 20 × son grand marché. Une terre avec des unités étrangères ou barbares ne paie rien, sauf pacte. Sans unité ni terre, vous touchez 200 *(M-33)*.

    Exemple : 6 terres, un village et une ville à 30 font 30 × 9 = 270.

    ▸ **Entretien** *(M-31)* : 20 par unité, transport et machine de tout niveau, après le revenu. Vous pouvez d’abord renvoyer des pièces, et le devez si vous ne pouvez ni payer ni emprunter.

    ▸ **Prêts** *(M-32)* : +500, une fois par tour à toute décision à vous, en bataille et en réaction aussi, 5 ouverts au plus. Une fois par tour, vous pouvez rendre 500. Dès le tour suivant chacun coûte 50 d’intérêts, dus avec l’entretien.

    ▸ **En faillite** est qui ne peut payer les intérêts ni emprunter. Vous pouvez piller vos bâtiments et transports pour la moitié de leur coût puis, quand il n’y en a plus, laisser se lever des rébellions à 100 florins l’une, avec leur perte de PH. Les intérêts manqués ne s’accumulent pas. Mais qui ne peut payer **deux tours de suite** quitte la partie, et son royaume devient barbare.

rules-medioevo-control-title = Qui contrôle une terre
rules-medioevo-control-text =
    Vous contrôlez *(M-34)* :
    • les terres de votre royaume, tant qu’un autre ne les tient pas
    • les autres terres où vous avez des unités ou un jeton de contrôle

    Transports, machines et bâtiments ne tiennent rien. Hors de votre royaume, une terre sans unité ni jeton à vous est perdue aussitôt. Une terre d’un royaume que personne ne tient revient à son propriétaire.

    Avec des unités de deux camps, ou avec des barbares, une terre est **contestée** : personne ne la contrôle, pour aucune règle, sauf pacte. Les hôtes d’un pacte de passage ne tiennent ni ne contestent.

    Les bâtiments sont à qui contrôle la terre. Sans personne, ils restent là, neutres.

    ▸ **Jetons de contrôle**, 8 par joueur : une tour, un fort, un château en soutiennent 1, 2, 3 sur des terres adjacentes *(M-42)*. Un jeton revient quand la terre est conquise, que des barbares y entrent ou qu’on s’y bat, et reprendre la terre ne le rend pas *(M-35)*. Ceux qu’aucun bâtiment ne soutient plus partent aussi, à votre choix.

rules-medioevo-buildings-title = Acheter des bâtiments
rules-medioevo-buildings-text =
    Sur une terre que vous contrôlez *(M-41)* ; florins, puis points de structure :
    • avec Maçonnerie, sur une zone habitée : village 100 et 2, ville 200 et 4, cité 300 et 6
    • avec Architecture : tour 100 et 3, fort 200 et 6, château 300 et 9
    • avec Religion : cathédrale 300 et 3 ; elle compte pour un niveau III

    Le plan coûte 1 PT par niveau, 1 en tout pour une cathédrale ; chaque PT qui manque se paie 100 florins *(M-110)*. Améliorer coûte la différence en florins et en PT. On peut sauter des niveaux. Une terre a au plus un bâtiment civil, un militaire et un religieux.

    Chaque cité, château ou cathédrale que vous bâtissez : **+1 PH**.

    Des dégâts égaux aux points de structure détruisent un bâtiment. Ils restent après une amélioration. Réparer coûte 50 le point.

    ▸ **Jetons de contrôle** *(M-42)* : une tour, un fort, un château neufs en donnent 1, 2 ou 3, une amélioration la différence. Posez-les aussitôt sur des terres adjacentes sans contrôle adverse ni armée hostile, sinon ils sont perdus. Si le bâtiment tombe, ils partent. Qui le conquiert et le garde peut remplacer ceux qu’aucun autre bâtiment militaire de l’ancien maître ne peut soutenir.

rules-medioevo-machines-title = Acheter transports et machines
rules-medioevo-machines-text =
    ▸ Les **transports** coûtent 100 florins et 1 PT (Menuiserie) par niveau *(M-43)* :
    • chariot de guerre : unités par terre ; dans une zone habitée contrôlée, ou auprès d’un bâtiment militaire à vous
    • galère : unités, chariots et machines par mer ; dans une zone avec port
    • caravane : marchandises par terre ; dans une zone
    • navire marchand : marchandises par mer ; dans une zone avec port

    Aux niveaux I, II et III, chariot et galère ont 3, 6, 9 places et 6, 7, 8 PM *(M-61)*, caravane et navire marchand 2, 4, 6 places pour des cubes et autant de PM *(M-100)*.

    ▸ Les **machines** coûtent 100 florins et 1 PT (Mathématiques) par niveau *(M-45)* : catapulte I, trébuchet II, bombarde III. Elles vont dans une zone contrôlée ou auprès d’un bâtiment militaire à vous, et ont 4 PM.

    Améliorer coûte la différence, là où la pièce pourrait s’acheter.

    Chaque transport et machine veut un de vos 10 jetons de propriété, qui montre son niveau *(M-5)* : 2 montrent I ou III, 4 I ou II, 2 II ou III, 2 seulement I. La réserve commune : 15 galères, 12 navires marchands, 15 chariots, 12 caravanes, 16 catapultes, 14 trébuchets, 12 bombardes.

rules-medioevo-troops-title = Acheter unités, cartes et autres
rules-medioevo-troops-text =
    ▸ **Unités** *(M-44)* : infanterie légère 20, archer 50, infanterie lourde 50, cavalerie 100 ; un capitaine 100 et 1 PT (Art de la guerre) par niveau, promu pour la différence. Elles vont dans une zone contrôlée ou auprès d’un bâtiment militaire à vous. Par tour, au plus **3 + les niveaux de vos villages, villes et cités**. Vous avez 20 légères, 20 lourdes, 10 cavaleries, 10 archers, 3 capitaines *(M-5)*.

    ▸ **Rançon** *(M-47)* : vos prisonniers reviennent pour le double de leur prix, dans la même limite. Le geôlier ne peut refuser.

    ▸ **Carte Empire** *(M-46)* : une par tour, pour 100 et 50 de plus par carte que vous avez. Regardez-en 2, et 2 de plus par cathédrale à vous ; gardez-en une.

    ▸ **Technologie** *(M-40)* : 100 × son niveau, niveau après niveau, un pas par branche et par tour.

    ▸ **Votre liste** *(M-48)* : notez et rayez des achats jusqu’à ce que tous aient fini. Une ligne compte pour les suivantes : un village neuf pour la limite d’unités, une technologie neuve pour un plan. Les cartes Empire sont tirées d’abord ; qui en a tiré une peut s’en servir aussitôt et compléter sa liste *(M-50)*. Puis les listes passent dans l’ordre du tour. Ce qui est devenu impossible tombe, sans être payé, et on vous le dit.

rules-medioevo-move-title = Le mouvement
rules-medioevo-move-text =
    Manche après manche, dans l’ordre du tour, vous faites **un mouvement** ou passez, jusqu’à une manche où tous passent ; on peut passer et bouger plus tard *(M-60)*. Un ou plusieurs groupes vont vers une seule cible. Ce qui a bougé est alors arrêté pour le tour.

    • Les unités veulent un chariot sur terre et une galère en mer, selon ses places et ses PM ; les machines vont seules *(M-61)*. Dans une galère, unité, chariot ou machine prend 1 place.
    • Un pas vaut 1 PM, accoster et prendre la mer aussi. On accoste à toute côte ; charger est gratuit, à quai seulement : en mer nul ne change de galère, et celle qui coule emporte sa cargaison. On peut déposer et prendre en route.
    • De la terre d’un château, qui la contrôle va sur une terre adjacente gratuitement, sans transport, même arrêté *(M-62)*.

    Les PM tombent à 0 en entrant *(M-63)* :
    • sur une terre barbare ou neutre sans unités : une horde se lève et se bat
    • sur une terre avec une armée hostile, ou une mer avec des galères hostiles : bataille
    • sur une terre adverse vide : conquise sans combat
    Transports vides et machines seules ne lèvent pas de horde, ne prennent rien, et les armées hostiles les pillent.

    Entrer chez un autre, attaquer ou piller sans guerre déclarée à un tour précédent ni pacte qui le permet : **−3 PH et la guerre aussitôt** *(M-64)*. À vos décisions, dans toutes les phases, vous pouvez retirer vos pièces *(M-65)*.

rules-medioevo-battle-title = La bataille, manche par manche
rules-medioevo-battle-text =
    Une manche *(M-70)* : les bâtiments militaires choisissent de quoi ils protègent ; les machines tirent ; les archers tirent ; on regarde les capacités ; mêlée.

    ▸ **Dés** *(M-74)* : l’attaquant, puis le défenseur, lance d4, d6, d8 et peut relancer chacun une fois.
    • Valeur d’attaque : le dé le plus haut, ou le produit de deux ou trois dés égaux si c’est plus ; puis pénalité et bonus ; 0 au moins.
    • Valeur de pertes : le dé le plus bas.

    Exemple : 4, 4, 6 attaquent à 16 et coûtent 4 ; 2, 2, 7 attaquent à 7.

    Pénalité selon l’ordre du tour, à 2 joueurs 0 −1 ; à 3 : 0 −1 −3 ; à 4 : 0 −1 −2 −3 ; à 5 : 0 −1 −1 −2 −3 ; à 6 : 0 −1 −1 −2 −2 −3. Les barbares n’en ont pas et gardent les dés du tour.

    ▸ **Résultat** *(M-75)* : la plus haute valeur gagne. Le perdant subit la différence en dégâts, au plus autant que le gagnant a d’unités en mêlée. Par 20 entiers de différence, le gagnant inflige 1 de plus ou subit 1 perte de moins. La cavalerie ajoute sa part. Puis, à égalité aussi, chaque camp subit ses propres pertes, l’attaquant d’abord. Chacun répartit ses dégâts.

    S’il reste des deux camps, l’attaquant continue, fuit ou se rend *(M-77)*.

rules-medioevo-abilities-title = Capacités des unités et capitaines
rules-medioevo-abilities-text =
    Une capacité joue si **un seul camp a ce type** *(M-72)* :
    • archers : un d8 chacun avant la mêlée, 1–3 fait 1 dégât
    • infanterie légère : chacune sacrifiée avant vos dés donne +4 à l’attaque ; le défenseur décide en voyant les dés de l’attaquant
    • infanterie lourde : chacune ôte 1 à vos pertes, jusqu’à 0
    • cavalerie : chacune fait 2 dégâts si son camp gagne ou égalise
    Ce qui est actif au début de la mêlée dure la manche, avec les nombres de ce moment. Les servants n’ont ni ne bloquent de capacité.

    ▸ Les **capitaines** *(M-73)* usent d’autant de capacités que de niveaux : agir comme une unité d’un type, employer une capacité à vous qui est bloquée, ou en annuler une de l’ennemi. On additionne les niveaux de chaque camp ; seule la différence reste. On l’annonce avant le tir des archers, chaque capacité une fois.

    ▸ **Dégâts** *(M-76)* : un point retire une infanterie légère, un archer ou un capitaine. Une lourde devient légère ; une cavalerie devient lourde, sinon légère. Si votre réserve n’en a pas, l’unité est retirée.

    ▸ **Barbares** *(M-85)* : les archers tirent s’ils peuvent, et un capitaine agit toujours en archer. Moins nombreux, ils sacrifient 1 légère sur 2 ou 3, ou 2 sur 4 et plus. Les dégâts prennent les légères, puis les archers, puis les capitaines *(M-71)*.

rules-medioevo-siege-title = Machines et châteaux au combat
rules-medioevo-siege-text =
    ▸ Les **machines** *(M-71)* ouvrent chaque manche. Une machine veut 1 à 3 servants, choisis à chaque manche. Un d8 par servant ; 1–3 touche :
    • catapulte : 2 dégâts aux unités
    • trébuchet : 3 aux unités, ou 1 à un bâtiment
    • bombarde : 4 aux unités, ou 2 à un bâtiment

    Avant les dés, l’attaquant dit pour chaque machine si elle vise les unités ou quel bâtiment ; celles du défenseur visent les unités. Les deux camps lancent, puis tous les dégâts tombent ensemble.

    Les servants ne se battent pas autrement, et ne sont touchés que s’il ne reste personne d’autre. *Machinerie* leur permet les deux.

    ▸ **Tour, fort, château** *(M-70)* : avant chaque manche, le propriétaire choisit machines, archers ou mêlée. Les dégâts de cette sorte baissent de 1, 2 ou 3 dans la manche. En mêlée, cela vaut pour le score, la supériorité et la cavalerie ensemble, pas pour les pertes. Les dégâts aux bâtiments ne baissent jamais.

    Qui contrôlait la terre au début de la bataille garde cette protection jusqu’au bout ; sorties gratuites du château et achats y attendent.

rules-medioevo-sea-title = Batailles navales
rules-medioevo-sea-text =
    Des galères hostiles dans une même mer se battent, comme sur terre, pénalité comprise, avec ces changements *(M-78)* :
    • Additionnez les niveaux des galères de chaque camp : la différence est un bonus d’attaque pour le plus fort.
    • Une galère sert des machines pour autant de niveaux en tout que le sien.
    • Seuls archers et infanterie légère ont une capacité, et un capitaine agit comme l’un d’eux *(M-73)*.
    • Un point de dégât retire aussi une infanterie lourde ou une cavalerie.
    • Une galère qui a perdu toutes ses unités lance aussitôt un d8 : sur 1–3 elle coule avec sa charge, et son niveau manque à la manche suivante.

    Une galère à quai est sur terre et n’y prend pas part.

    Les galères vides et navires marchands du perdant dans cette mer sont gardés ou pillés *(M-84)*.

    En mer, les barbares ont une galère de niveau I qui porte n’importe quel nombre et disparaît quand ils débarquent *(M-23)*. Ils pillent les navires marchands.

rules-medioevo-captives-title = Fuite, reddition, capture, rançon
rules-medioevo-captives-text =
    ▸ **Fuite** *(M-79)* : l’attaquant seul, dès la deuxième manche, annoncée avant les dés. Dans cette manche sa valeur d’attaque est divisée par deux, arrondie en haut, après tout changement, et ses pertes montent des PM qu’il faut pour partir. L’armée s’en va alors, avec les PM qu’elle avait encore en entrant, mais pas vers une terre qui l’arrêterait. Si le dernier ennemi tombe dans cette manche, elle a fui quand même.

    ▸ **Reddition** *(M-80)* : si les deux joueurs sont d’accord. Les unités du perdant sont mises de côté sans entretien et reviennent dès le tour suivant, gratuitement, dans la limite d’unités.

    ▸ **Capture** *(M-81)* : annoncée avant la bataille. À moins de 3 unités contre 1, vérifié à chaque manche, votre valeur d’attaque perd la moitié, perte arrondie en haut. Dans une manche gagnée, les unités détruites par le score deviennent prisonnières, du type qu’elles étaient ; supériorité et cavalerie tuent toujours ; vous seul subissez des pertes. Une manche perdue ou égale est ordinaire, sans prisonniers. Si tous les preneurs meurent, ceux pris dans cette bataille sont libres et gagnent. Les barbares vont à la réserve.

    ▸ **Rançon** *(M-47)* : en phase 4, au double du prix. À la fin, vos unités en mains étrangères coûtent 3, 6 ou 9 PH *(M-136)*.

rules-medioevo-conquest-title = Conquête et pillage
rules-medioevo-conquest-text =
    Quand seuls des attaquants restent, ou qu’ils entrent sur une terre adverse vide, elle est conquise *(M-63, M-84)*. Chaque bâtiment, machine, transport et cube y est **gardé** ou **pillé** pour la moitié de son coût ; les cubes d’un marché paient 50 chacun. Un transport ou une machine sans jeton de propriété à son niveau doit être pillé. Les pièces des tiers restent, et se pillent dès le tour suivant. Un défenseur qui gagne traite de même ce que l’attaquant laisse.

    Exemple : un village et une cathédrale pillés rapportent (100 + 300) ÷ 2 = 200 florins.

    ▸ **Honneur** *(M-125)* : une terre à zone habitée +1, et +1 par niveau de ses bâtiments, 3 pour une cathédrale ; la première conquête de Rome ou de Jérusalem +2 encore. Pas deux fois par tour pour une terre, et jamais pour votre propre royaume.

    • Tous morts : la terre revient au propriétaire du royaume, sinon elle est barbare *(M-83)*.
    • Trois camps ou plus : d’abord les barbares, puis le joueur actif choisit, un à la fois, ou reste à côté des autres *(M-82)*.
    • Un combat interrompu laisse les deux sur une terre contestée ; lors d’une phase 5 suivante, chacun peut le reprendre en guise de mouvement *(M-86)*.
    • Des barbares seuls sur une terre y détruisent bâtiments, transports, machines et cubes *(M-95)*.

rules-medioevo-trade-title = Le commerce
rules-medioevo-trade-text =
    Dans l’ordre du tour, chacun déplace toutes ses caravanes et tous ses navires marchands comme il veut *(M-101)*. Aux niveaux I, II et III ils portent 2, 4, 6 cubes et ont 6, 7, 8 PM. **Un pas, un achat et une vente coûtent 1 PM chacun** *(M-100)*.

    • Acheter *(M-102)* : une zone habitée vend la seule marchandise qu’elle produit, 100 florins le cube, autant qu’il y a de place.
    • Vendre *(M-103)* : 100 le cube, plusieurs couleurs en une vente ; pas ce que la zone produit ni ce que son marché a déjà.
    • Les navires ne commercent que dans les ports. Les cubes ne changent pas de transport.
    • Pas de commerce chez un autre joueur sans pacte commercial, ni là où se tiennent des armées en guerre.

    Caravanes et navires entrent sur les terres étrangères et barbares sans lever de horde. Mais une armée hostile les y pille aussitôt : les barbares toujours, un joueur en guerre aussi. Un joueur qui n’est pas en guerre est interrogé et peut piller pour −3 PH *(M-64)*. Le pillard touche la moitié du coût du transport, et 50 par cube à bord.

    Les marchandises : armes noir, sel blanc, fourrures marron, blé jaune, esclaves vert, épices orange, étoffes bleu, vin violet.

rules-medioevo-markets-title = Marchés et routes commerciales
rules-medioevo-markets-text =
    ▸ **Cubes de marché** *(M-104)* : après chaque vente, et en quittant une zone habitée avec des marchandises à bord, vous y posez un cube de la réserve, d’une couleur vendue ou portée que la zone ne produit ni n’a. C’est obligatoire ; entre plusieurs couleurs vous choisissez. Un navire qui quitte une zone sans port n’en pose pas.

    ▸ **Grand marché** *(M-105)* : sa valeur est le nombre de ces cubes. Chaque cube vendu rapporte 20 de plus par cube du marché, compté avant le nouveau. Avec une cité, sa valeur accroît aussi les taxes *(M-30)*.

    Exemple : 4 cubes vendus là où il y en a 3 rapportent 4 × 160 = 640.

    ▸ **Route commerciale** *(M-106)* : en achetant, vous pouvez ouvrir pour ce transport une route de 4, 6 ou 8 zones différentes. La dernière est la destination ; la zone de l’achat n’en est pas. Une route par joueur, qui ne change plus. Passez les étapes dans n’importe quel ordre, puis vendez à destination : 2, 4 ou 6 points de commerce, chacun pour **1 PH ou +50 par cube vendu**. Vendre ailleurs ou trop tôt met fin à la route ; vous pouvez aussi y renoncer, et elle part avec son transport.

    Une vente a les points de la route ou le bonus du marché, pas les deux : à vous de choisir.

rules-medioevo-diplomacy-title = Guerre, paix et pactes
rules-medioevo-diplomacy-text =
    ▸ **Guerre** *(M-120)* : un camp la déclare et peut attaquer dès le tour suivant. Tous les pactes entre les deux se rompent, à −2 PH chacun pour qui déclare. Attaquer sans elle : −3 PH, guerre aussitôt, et la victime peut riposter ce tour *(M-64)*. **Armistice** (ce tour) et **paix** se font à deux ; leur bataille s’arrête *(M-86)*.

    ▸ Les **pactes** *(M-121)* sont écrits, publics ou secrets, entre deux joueurs ou plus, jusqu’à un tour ou pour toute la partie, avec paiements ou non. Un seul peut en réunir plusieurs :
    • commerce dans les zones de l’autre
    • passage pour unités, galères et chariots
    • contrôle militaire : y placer de nouvelles troupes comme chez soi
    • contrôle civil : de même pour caravanes et navires marchands
    • non-belligérance
    • alliance défensive ou offensive : aide d’un nombre d’unités. Qui est aidé les dirige, un lieu par allié et par tour ; leur maître suit, ou peut être accusé, sauf si cela rompt un autre pacte ou coûte des PH
    • argent, ou prisonniers en tout ou partie, remis aussitôt
    • votre propre texte

    Un pacte n’empêche aucun coup : on vous avertit, et une rupture visible coûte **2 PH par pacte** *(M-122)*. Sinon un signataire accuse : le pacte devient public et tous votent ; égalité, rien ne change. Tous ensemble y mettent fin à tout moment. Tout accord peut inclure argent et prisonniers.

    Vous rédigez, signez et finissez les pactes sous *Diplomatie*, même au tour d’un autre ; un secret n’est connu que des nommés. On paie à la signature, à la fin de chaque tour, ou par affaire (commerce) ; qui ne peut payer rompt le pacte. Un pacte secret vu à l’œuvre, rompu ou dénoncé n’est plus secret. Les troupes chez un hôte sont des invités ; le pacte fini, elles le restent jusqu’à leur départ ou une attaque.

rules-medioevo-technologies-title = Les 24 technologies
rules-medioevo-technologies-text =
    On les apprend dans l’ordre, 100 florins × niveau *(M-40)*. Un usage coûte des PT de la couleur : 1 aux niveaux I à III, **2 au niveau IV** ; un PT manquant coûte 100 florins *(M-110, M-111)*.

    • Transport, bleu : **Menuiserie**, plans de transports. **Logistique** : une pièce terrestre traverse une mer, ou un navire une terre. **Machinerie** : les servants d’une machine se battent aussi. **Cartographie** : +1 PM, même arrêté ou hors de votre tour ; une unité seule va sans chariot.
    • Commerce, jaune : **Commerce** : +25, 50, 100 par cube vendu dans un village, une ville, une cité. **Marché** : une affaire meilleure de 50, jamais gratuite. **Contrôle** : un cube de marché va dans une zone voisine ; l’une des deux est à vous, l’une a votre caravane ou navire. **Guildes** : une étape de route est faite.
    • Législation, orange : **Édit** : traverser une terre barbare sans horde, ni s’y arrêter. **Loi** : une rébellion va sur une terre barbare vide au bord de votre royaume. **Nation** : un barbare va d’un pas. **Influence** : un barbare adjacent devient vôtre.
    • Combat, rouge : **Art de la guerre**, capitaines. **Promotion** : toute unité en bataille compte ce tour pour le type suivant ou précédent de légère ou archer – lourde – cavalerie – capitaine I – II – III. **Tactique** : vous choisissez qui subit un dégât. **Stratégie** : 1 dégât avant la mêlée.
    • Construction, vert : **Maçonnerie**, **Architecture**, **Mathématiques**, plans de bâtiments civils, militaires et de machines. **Génie** : une amélioration gratuite.
    • Religion, violet : **Religion**, plans de cathédrales. **Monachisme** : un PT change de couleur. **Prosélytisme** emprunte une carte d’un voisin. **Fuite du temps** emprunte une technologie, ses PT en sus.

rules-medioevo-cards-title = Cartes Empire et objectifs
rules-medioevo-cards-text =
    Il y a 72 cartes Empire. Le personnage est visible de tous, l’objectif au dos de son seul propriétaire *(M-50)*.

    Une fois par tour, à tout moment, sauf si elle est redressée, vous tournez une carte pour sa **capacité ou ses points de technologie (PT)**, pas les deux. « / » sur une carte veut dire une couleur ou l’autre. Les PT sont perdus à la fin de la phase. En phase 7 toutes les cartes se redressent *(M-108)*.

    ▸ **Objectif** *(M-51)* : quand sa condition est remplie, à une de vos décisions ou dans une fenêtre de réaction, montrez la carte, tournée ou non. Elle va sous la pioche, et vous prenez un jeton d’objectif de sa couleur ; s’il n’en reste plus, la carte se montre quand même ; entre deux couleurs vous choisissez, sans couleur prenez-en un quelconque. Ce qui doit arriver « ce tour » compte jusqu’à la phase 7 ; qui a rempli un tel objectif est interrogé avant la fin du tour, et au dernier tour pour tous les objectifs.

    ▸ Les **jetons** donnent 1 PT de leur couleur à chaque tour. À la fin, 1 à 8 d’entre eux valent 0, 1, 3, 5, 8, 11, 15, 20 PH *(M-136)*.

    D’autres cartes s’achètent en phase 4, une par tour : 100 florins et 50 par carte que vous avez *(M-46)*. Montrer un objectif rend la suivante moins chère.

rules-medioevo-honour-title = L’honneur en cours de partie
rules-medioevo-honour-text =
    Vous gagnez *(M-125)* :
    • +1 pour la conquête d’une terre à zone habitée, +1 par niveau de ses bâtiments, 3 pour une cathédrale ; +2 encore pour la première conquête de Rome, et de Jérusalem. Pas deux fois par tour pour une terre, jamais pour votre royaume.
    • +1 pour une cité, un château ou une cathédrale que vous bâtissez *(M-41)*
    • +1 pour une rébellion matée dans votre royaume
    • +1 pour une armée de 5 unités ou plus au début de la bataille, détruite ou capturée en une bataille
    • jusqu’à 6 pour une route commerciale *(M-106)*

    Vous perdez :
    • 1 pour une bataille perdue contre des barbares, tous morts ou en fuite
    • 1 par nouvelle rébellion quand des rebelles tiennent déjà chez vous *(M-24)*
    • 3 pour une attaque, une entrée ou un pillage sans guerre *(M-64)*
    • 2 par pacte rompu *(M-122)*

    L’honneur part de 10 et peut passer sous 0. La page sur la fin dit ce qui s’y ajoute.

rules-medioevo-end-title = La fin et le décompte
rules-medioevo-end-text =
    Après le dernier tour, ou sur-le-champ quand le seuil d’honneur est atteint *(M-3)*, on lit encore une taxe tolérée : des rébellions se lèvent, se battent et pillent avant tout compte *(M-135)*.

    Puis **+3 PH** pour chacun de ces points, ou +1 chacun à égalité, et rien pour un compte de 0 :
    • le plus de florins, moins 550 par prêt, même si personne n’en a plus
    • le meilleur grand marché contrôlé
    • le plus haut niveau de technologie, puis le plus de ce niveau
    • Rome ; Jérusalem, mais pas pour les Mamelouks
    • le plus de cathédrales ; de cités ; de châteaux ; de terres
    • chaque monopole : toutes les zones en jeu qui produisent une marchandise

    Et encore *(M-136)* :
    • vos unités prisonnières : 1–3 −3, 4–6 −6, 7 ou plus −9
    • dettes : 500 −2, 1000 −4, 1500 −6, 2000 −9, 2500 −15
    • jetons d’objectif : 1 à 8 valent 0, 1, 3, 5, 8, 11, 15, 20 ; plus de 8 comme 8

    ▸ **Le plus d’honneur l’emporte.** À égalité : le plus riche, prêts déduits, puis le premier du dernier ordre du tour *(M-137)*.

rules-medioevo-reactions-title = Réactions et consignes
rules-medioevo-reactions-text =
    Ce qui peut servir « à tout moment » sert lors d’une décision à vous ou dans une **fenêtre de réaction** *(M-130)*. Il s’en ouvre au début de la phase 2, pour un événement, un dé, une rébellion, une entrée ou un départ, avant une bataille et entre ses manches, pour des dés avant les dégâts, pour des dégâts avant leur répartition, une carte tournée, un pillage, une vente ou un achat, les intérêts, et avant la remise en place de la phase 7.

    On ne demande qu’à ceux qui ont une carte ou une technologie utile là, à tous en même temps. Les réponses s’appliquent dans l’ordre du tour à partir du joueur actif. Une carte tournée ouvre d’abord sa propre fenêtre, et après toute réaction la fenêtre se rouvre, jusqu’à ce que tous passent *(M-131)*.

    ▸ **Consignes** : pour chaque sorte de fenêtre, dites
    • toujours me demander
    • me demander quand je suis concerné (ainsi au départ) : mes pièces, ma terre, ma carte ou mes dés sont touchés
    • ne jamais me demander

    Si la table a un délai, se taire c’est passer.

    Là où tous agissent en même temps, les réponses viennent dans n’importe quel ordre et peuvent changer jusqu’à la dernière *(M-132)*.

rules-medioevo-variants-title = Variantes
rules-medioevo-variants-text =
    Une table peut convenir de ceci dans ses options :
    • **Fin** *(M-3)* : plus ou moins de tours, un seuil d’honneur de 20 à 80, une limite en jours ; avec celle-ci le tour en cours est achevé.
    • **Royaumes** *(M-1)* : choisis l’un après l’autre, tirés au sort, ou aux enchères.
    • **Enchères** *(M-140)* : chacun nomme un royaume et mise 0 à 10 PH en secret. La meilleure mise sur un royaume l’emporte. Les ex æquo, les battus et qui n’est pas relié aux plus hautes mises misent encore une fois sur ce qui reste ; puis le sort décide, sans frais. L’honneur part de 10 pour la plus basse mise, plus bas de la différence pour les autres.
    • **Terrain** *(M-141)* : entrer en plaine coûte 1 PM, en désert, forêt ou collines 2, en montagne 3, et 1 de plus au-delà d’un fleuve ; une mer 1. L’entretien est de 10 sur une terre à zone habitée, ailleurs de 20 en plaine, forêt, collines et en mer, 30 en montagne, 40 en désert.
    • **Sang** *(M-142)* : un des 18 jetons chaque fois qu’on vous pille, barbares compris, ou qu’on prend une terre de votre royaume ; deux si les deux. Une fois tous les dés jetés, l’attaquant puis le défenseur en dépensent, +1 à l’attaque chacun.
    • **Équipes** *(M-143)* : à votre gré, place par place ; ou deux, ou de deux membres, selon les places. Leurs scores s’additionnent et ils gagnent ensemble.
    • **Déploiement** *(M-144)* : si quelqu’un le demande en phase 4, les achats restent cachés jusqu’à sa fin, puis sont placés dans l’ordre du tour. On voit ce qui est déjà placé et peut changer le lieu des siens, pas leur nature.
