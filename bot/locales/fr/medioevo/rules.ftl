### Medioevo Universale : les règles en bref, en français.

rules-medioevo-topics = goal turn events rebellion taxes control buildings machines troops move battle abilities siege sea captives conquest trade markets diplomacy technologies cards honour end reactions variants

rules-medioevo-goal-title = Le but du jeu
rules-medioevo-goal-text =
    Vous gouvernez un des six royaumes du 13e siècle : Byzance, les Mamelouks, la Hongrie, le Saint-Empire, Novgorod ou la Horde d’Or. Commerce, construction, technologies, guerre et diplomatie : celui qui a le plus de **points d’honneur (PH)** à la fin gagne *(M-137)*.
    On joue de 2 à 6 *(M-1)*. À moins de six, chaque royaume après le premier est relié à un royaume déjà pris, et on ne joue que sur les territoires à 3 de distance au maximum d’un royaume joué, avec les mers qui les bordent *(M-2)*. Les royaumes sans joueur sont des territoires barbares.
    Vous débutez avec 1 600 florins, 10 PH, un village, un archer et soit un transport de niveau II, soit deux de niveau I *(M-6)*. Tout se place dans votre royaume, dans l’ordre du tour : le village sur une zone habitée, les navires dans un port *(M-7)*. Vous recevez 3 cartes Empire et en gardez 1, et vous prenez un jeton Objectif de la couleur voulue *(M-9, M-10)*. Une infanterie légère barbare se tient dans chaque territoire avec un feu *(M-8)*.
    La table fixe le nombre de tours et, si elle veut, une limite de PH qui arrête aussitôt la partie *(M-3)*.
    Deux mots *(M-4)* : des territoires **adjacents** ont une frontière commune, fleuves et détroit compris ; **voisin** veut dire à 3 de distance au maximum, une mer comptant pour un pas.

rules-medioevo-turn-title = Le tour et les mises
rules-medioevo-turn-text =
    Un tour a sept phases *(M-11)* :
    • 1 ordre du tour : tous misent en secret
    • 2 événements : barbares, catastrophe, rébellions
    • 3 taxes et entretien
    • 4 achats
    • 5 combat : mouvements, et batailles aussitôt
    • 6 commerce
    • 7 fin du tour : cartes et jetons sont réactivés, les jetons Arrêt retirés, les pactes à terme s’achèvent *(M-108)*
    Combat et commerce suivent l’ordre du tour. Ailleurs tous agissent en même temps, et l’ordre ne sert qu’à partager les éléments trop rares. Les florins sont secrets ; mises et paiements se voient.
    ▸ **Mises** *(M-20)* : de 0 à tous vos florins, dévoilées ensemble. La plus haute joue en premier, les autres suivent selon leur mise. À égalité en tête, ces joueurs misent une seconde fois ; les deux mises s’ajoutent. Les autres égalités, et celles qui demeurent, inversent l’ordre du tour précédent ; au tour 1, tirage au sort. **Seul le gagnant paie**, toute sa mise, au dernier joueur.
    Le premier joueur mène les barbares en phase 2 et combat sans pénalité *(M-74)*.

rules-medioevo-events-title = Barbares et événements
rules-medioevo-events-text =
    Le premier joueur s’en charge ; au tour 1, les dés seulement.
    ▸ **Horde** *(M-21)* : d4, d6 et d8, chacun relancé une fois au plus. Une horde compte 1 infanterie légère, plus : d4 1–3, une autre ; d6 1–3, un archer ; d8 1–3, un capitaine. Ces dés sont aussi ceux des barbares au combat, tout le tour.
    ▸ **Événement** *(M-22)* : une carte désigne des territoires ; le premier joueur choisit 2 de ses 3 effets. Ils touchent ces territoires et les mers qui les bordent. Chaque joueur qui y a quelque chose lance un d6 :
    • déplacement 1–2 : autant de transports immobilisés ce tour-ci
    • armées 1–4 : autant de dégâts aux unités
    • bâtiments 1–3 : autant de dégâts aux bâtiments
    • marchandises 1–2 : autant de cubes perdus par un transport
    Au-dessus : rien. Le propriétaire répartit.
    ▸ **Ravitaillement barbare** *(M-23)* : 3 points. Un point ajoute un barbare là où il y en a, ou sur un territoire à feu qu’aucun joueur ne contrôle : il faut 2 barbares pour un archer, 4 pour un capitaine. Si tous les feux sont contrôlés, tout territoire vide hors des royaumes, que personne ne contrôle, convient. Ou bien un point déplace d’un pas tous les barbares d’un lieu, même en mer ; pas ceux qui sont avec des unités d’un joueur, ni ceux du royaume du premier joueur. Les unités rencontrées se battent ; s’ils sont seuls sur un territoire, ils pillent tout *(M-95)*.

rules-medioevo-rebellion-title = Les rébellions
rules-medioevo-rebellion-text =
    Dès le tour 2, le dos de la carte Événement suivante donne la taxe tolérée. Une rébellion par tranche de 10 au-dessus de ce niveau (**votre taxe du tour précédent**) *(M-24)*.
    Exemple : votre taxe était de 50, 30 sont tolérés : il y en a deux.
    Les rebelles sont une horde, selon les dés du tour. La rébellion éclate sur un territoire de votre royaume que vous contrôlez, où vous avez le moins d’unités, d’abord les territoires vides ; à égalité vous choisissez, et chacune va sur un autre territoire tant qu’il y en a. Les unités présentes se battent aussitôt.
    Si des barbares occupent déjà un territoire de votre royaume au moment de la vérification, **chaque nouvelle rébellion coûte 1 PH**.
    Tous les barbares de votre royaume sont des rebelles, même ceux qu’on y a déplacés. Réprimer une rébellion rapporte +1 PH *(M-125)* ; si les deux camps sont détruits, c’est −1. Tant qu’ils restent, le territoire est contesté et ne paie pas ; s’ils y sont seuls, ils pillent tout *(M-30, M-95)*.
    La technologie *Loi* envoie une rébellion hors de votre royaume. Une dernière vérification vient avant le décompte final *(M-135)*.

rules-medioevo-taxes-title = Taxes, entretien et prêts
rules-medioevo-taxes-text =
    ▸ **Revenus** *(M-30)* : choisissez une taxe de 10, 20, 30, 40 ou 50. Vous percevez ce niveau × (territoires contrôlés + 1 par village, 2 par ville, 3 par cité). Chaque cité ajoute 20 × son Grand Marché. Un territoire avec des unités étrangères ou barbares ne paie rien, sauf pacte. Sans unité ni territoire, vous touchez 200 florins *(M-33)*.
    Exemple : 6 territoires, un village et une ville à 30 font 30 × 9 = 270 florins.
    ▸ **Entretien** *(M-31)* : 20 florins par unité, transport et machine de tout niveau, après les revenus. Vous pouvez d’abord retirer des pièces, et le devez si vous ne pouvez ni payer ni emprunter.
    ▸ **Prêts** *(M-32)* : +500 florins, une fois par tour, à toute décision de votre part ; 5 au maximum. Une fois par tour, vous pouvez rembourser 500. Dès le tour suivant, chacun coûte 50 florins d’intérêts, dus avec l’entretien.
    ▸ Vous êtes **en faillite** si vous ne pouvez ni payer les intérêts ni emprunter. Vous pouvez piller vos bâtiments et transports pour la moitié de leur prix puis, quand il n’y en a plus, placer des rébellions contre 100 florins chacune, avec leur perte de PH. Les intérêts manqués ne s’accumulent pas. Mais si vous faites défaut **deux tours de suite**, vous quittez la partie, et votre royaume devient barbare.

rules-medioevo-control-title = Contrôle des territoires
rules-medioevo-control-text =
    Vous contrôlez *(M-34)* :
    • les territoires de votre royaume, tant qu’un autre joueur ne les contrôle pas
    • les autres territoires où vous avez des unités ou un jeton de contrôle
    Transports, machines et bâtiments ne donnent pas le contrôle. Hors de votre royaume, un territoire sans unité ni jeton à vous est perdu aussitôt. Un territoire d’un royaume que personne ne contrôle revient à son propriétaire.
    Avec des unités de deux camps, ou avec des barbares, un territoire est **contesté** : personne ne le contrôle, pour aucune règle, sauf pacte. Les troupes invitées par un pacte de passage ne contrôlent ni ne contestent.
    Les bâtiments appartiennent au joueur qui contrôle le territoire. Sans contrôle, ils restent là, neutres.
    ▸ **Jetons de contrôle**, 8 par joueur : une tour, un fort, un château en permettent 1, 2, 3 sur des territoires adjacents *(M-42)*. Un jeton revient quand le territoire est conquis, que des barbares y entrent ou qu’on s’y bat, et reprendre le territoire ne le rend pas *(M-35)*. Ceux qu’aucun bâtiment ne permet plus partent aussi, à votre choix.

rules-medioevo-buildings-title = Acheter des bâtiments
rules-medioevo-buildings-text =
    Sur un territoire que vous contrôlez *(M-41)*, prix en florins et points de structure (PS) :
    • avec Maçonnerie, sur une zone habitée : village 100, 2 PS ; ville 200, 4 PS ; cité 300, 6 PS
    • avec Architecture : tour 100, 3 PS ; fort 200, 6 PS ; château 300, 9 PS
    • avec Religion : cathédrale 300, 3 PS ; elle compte pour un niveau III
    Le concevoir coûte 1 point de technologie (PT) par niveau, 1 en tout pour une cathédrale ; chaque PT qui manque se paie 100 florins *(M-110)*. Améliorer coûte la différence en florins et en PT. On peut sauter des niveaux. Un territoire a au plus un bâtiment civil, un militaire et un religieux.
    Chaque cité, château ou cathédrale que vous construisez : **+1 PH**.
    Des dégâts égaux à ses PS détruisent un bâtiment. Les dégâts restent après une amélioration. Réparer coûte 50 florins par PS.
    ▸ **Jetons de contrôle** *(M-42)* : une tour, un fort, un château neufs en donnent 1, 2 ou 3, une amélioration la différence. Posez-les aussitôt sur des territoires adjacents sans contrôle adverse ni armée hostile, sinon ils sont perdus. Si le bâtiment est détruit, ils partent. Un conquérant qui le garde peut remplacer ceux qu’aucun autre bâtiment militaire de l’ancien propriétaire ne permet.

rules-medioevo-machines-title = Acheter transports et machines
rules-medioevo-machines-text =
    ▸ Les **transports** coûtent 100 florins et 1 point de technologie (PT, Menuiserie) par niveau *(M-43)* :
    • chariot de guerre : transporte les unités sur terre ; dans une zone habitée contrôlée, ou près d’un bâtiment militaire à vous
    • galère : unités, chariots et machines en mer ; dans une zone habitée avec port
    • caravane : marchandises sur terre ; dans une zone habitée
    • navire marchand : marchandises en mer ; dans une zone habitée avec port
    Aux niveaux I, II et III, chariot et galère portent 3, 6, 9 unités *(M-61)*, caravane et navire marchand 2, 4, 6 cubes ; tous les transports ont 6, 7, 8 points de mouvement (PM) *(M-100)*.
    ▸ Les **machines de siège** coûtent 100 florins et 1 PT (Mathématiques) par niveau *(M-45)* : catapulte I, trébuchet II, bombarde III. Elles vont dans une zone habitée contrôlée ou près d’un bâtiment militaire à vous, et ont 4 PM.
    Améliorer coûte la différence, là où l’élément pourrait s’acheter.
    Chaque transport ou machine demande un de vos 10 jetons de propriété de son niveau *(M-5)* : 2 sont I-III, 4 I-II, 2 II-III, 2 I. La réserve commune : 15 galères, 12 navires marchands, 15 chariots, 12 caravanes, 16 catapultes, 14 trébuchets, 12 bombardes.

rules-medioevo-troops-title = Acheter unités, cartes et technologies
rules-medioevo-troops-text =
    ▸ **Unités** *(M-44)*, en florins : infanterie légère 20, archer 50, infanterie lourde 50, cavalerie 100 ; un capitaine 100 et 1 point de technologie (PT, Art de la guerre) par niveau, promu pour la différence. Elles vont dans une zone habitée contrôlée ou près d’un bâtiment militaire à vous. Par tour, au plus **3 + les niveaux de vos villages, villes et cités**. Vous avez 20 infanteries légères, 20 lourdes, 10 cavaleries, 10 archers, 3 capitaines *(M-5)*.
    ▸ **Rançon** *(M-47)* : vos prisonniers reviennent pour le double de leur prix, dans la même limite. Le détenteur ne peut pas refuser.
    ▸ **Carte Empire** *(M-46)* : une par tour, pour 100 florins et 50 de plus par carte que vous avez. Regardez-en 2, et 2 de plus par cathédrale à vous ; gardez-en une.
    ▸ **Technologie** *(M-40)* : 100 florins × son niveau, niveau après niveau, un pas par branche et par tour.
    ▸ **Votre liste** *(M-48)* : ajoutez et retirez des achats jusqu’à ce que tous aient fini. Un achat compte pour les suivants : un village neuf pour la limite d’unités, une technologie neuve pour un bâtiment. Les cartes Empire sont piochées d’abord ; vous pouvez vous en servir aussitôt et compléter votre liste *(M-50)*. Puis les listes sont appliquées dans l’ordre du tour. Ce qui est devenu impossible est annulé, sans être payé, et cela vous est dit.

rules-medioevo-move-title = Le mouvement
rules-medioevo-move-text =
    La phase 5 se joue en manches *(M-60)* : dans l’ordre du tour, chacun fait **un mouvement** ou passe, jusqu’à une manche où tous passent ; on peut passer et bouger plus tard. Un ou plusieurs groupes vont vers un seul lieu. Ce qui a bougé est alors arrêté pour le tour.
    • Les unités ont besoin d’un chariot de guerre sur terre et d’une galère en mer, selon ses places et ses points de mouvement (PM) ; les machines vont seules *(M-61)*. Dans une galère, unité, chariot ou machine prend 1 place.
    • Un pas vaut 1 PM, accoster et prendre la mer aussi. On accoste à toute côte ; charger est gratuit, à quai seulement ; une galère qui coule emporte sa cargaison. On peut déposer et prendre en route.
    • Depuis un territoire avec château que vous contrôlez, aller dans un territoire adjacent est gratuit, sans transport, même après un arrêt *(M-62)*.
    Un groupe s’arrête (0 PM) en entrant *(M-63)* :
    • sur un territoire barbare ou neutre sans unités : une horde apparaît et combat
    • sur un territoire avec une armée hostile, ou une mer avec des galères hostiles : bataille
    • sur un territoire adverse vide : conquis sans combat
    Transports vides et machines seules ne font pas apparaître de horde, ne conquièrent rien, et les armées hostiles les pillent.
    Entrer chez un autre joueur, attaquer ou piller sans guerre déclarée à un tour précédent ni pacte qui le permet : **−3 PH et la guerre aussitôt** *(M-64)*. À toute décision, vous pouvez retirer vos pièces *(M-65)*.

rules-medioevo-battle-title = La bataille, manche par manche
rules-medioevo-battle-text =
    Une manche *(M-70)* : les bâtiments militaires choisissent leur protection ; les machines tirent ; les archers tirent ; on vérifie les capacités ; mêlée.
    ▸ **Dés** *(M-74)* : l’attaquant, puis le défenseur, lance d4, d6, d8 et peut relancer chacun une fois.
    • Valeur d’attaque : le dé le plus haut, ou le produit de deux ou trois dés égaux si c’est plus ; puis bonus et pénalité d’ordre du tour (minimum 0).
    • Valeur des pertes : le dé le plus bas.
    Exemple : 4, 4, 6 : valeur d’attaque 16, pertes 4 ; 2, 2, 7 : valeur d’attaque 7, pertes 2.
    Pénalité dans l’ordre du tour ; les barbares n’en ont pas et gardent les dés du tour :
    • 2 joueurs : 0, −1
    • 3 joueurs : 0, −1, −3
    • 4 joueurs : 0, −1, −2, −3
    • 5 joueurs : 0, −1, −1, −2, −3
    • 6 joueurs : 0, −1, −1, −2, −2, −3
    ▸ **Résultat** *(M-75)* : la plus haute valeur gagne. Le perdant subit la différence en dégâts, au plus autant que le gagnant a d’unités en mêlée.
    ▸ **Supériorité écrasante** : par tranche de 20 points de différence, le gagnant inflige 1 dégât de plus ou subit 1 perte de moins. La cavalerie ajoute ses dégâts. Puis, à égalité aussi, chaque camp subit ses propres pertes, l’attaquant d’abord. Chacun répartit ses dégâts.
    S’il reste des unités dans les deux camps, l’attaquant continue, fuit ou se rend *(M-77)*.

rules-medioevo-abilities-title = Capacités des unités et capitaines
rules-medioevo-abilities-text =
    Une capacité est active si **un seul camp a ce type d’unité** *(M-72)* :
    • archers : un d8 chacun avant la mêlée, 1–3 fait 1 point de dégâts
    • infanterie légère : chacune sacrifiée avant vos dés donne +4 à la valeur d’attaque ; le défenseur décide en voyant les dés de l’attaquant
    • infanterie lourde : chacune ôte 1 à vos pertes, jusqu’à 0
    • cavalerie : chacune fait 2 points de dégâts si son camp gagne ou égalise
    Une capacité active au début de la mêlée le reste toute la manche, avec les nombres de ce moment. Les servants n’ont ni ne bloquent de capacité.
    ▸ Les **capitaines** *(M-73)* utilisent une capacité par niveau : agir comme une unité d’un type, utiliser une de vos capacités bloquées, ou en annuler une de l’ennemi. On additionne les niveaux de chaque camp ; seule la différence reste. On l’annonce avant le tir des archers, chaque capacité une fois.
    ▸ **Dégâts** *(M-76)* : un point retire une infanterie légère, un archer ou un capitaine. Une infanterie lourde devient légère ; une cavalerie devient infanterie lourde, sinon légère. Si votre réserve n’en a pas, l’unité est retirée.
    ▸ **Barbares** *(M-85)* : les archers tirent s’ils peuvent, et un capitaine agit toujours en archer. Moins nombreux, ils sacrifient 1 infanterie légère sur 2 ou 3, ou 2 sur 4 et plus. Les dégâts retirent d’abord les infanteries légères, puis les archers, puis les capitaines *(M-71)*.

rules-medioevo-siege-title = Machines et châteaux au combat
rules-medioevo-siege-text =
    ▸ Les **machines de siège** *(M-71)* tirent au début de chaque manche. Une machine demande 1 à 3 servants, choisis à chaque manche. Un d8 par servant ; 1–3 touche :
    • catapulte : 2 dégâts aux unités
    • trébuchet : 3 aux unités, ou 1 à un bâtiment
    • bombarde : 4 aux unités, ou 2 à un bâtiment
    Avant les dés, l’attaquant dit pour chaque machine si elle vise les unités ou quel bâtiment ; celles du défenseur visent les unités. Les deux camps lancent, puis tous les dégâts s’appliquent ensemble.
    Les servants ne se battent pas autrement, et ne sont touchés que s’il ne reste personne d’autre. *Machinerie* leur permet les deux.
    ▸ **Tour, fort, château** *(M-70)* : avant chaque manche, le propriétaire choisit machines, archers ou mêlée. Les dégâts de ce type baissent de 1, 2 ou 3 dans la manche. En mêlée, cela vaut pour le score de bataille, la supériorité écrasante et la cavalerie ensemble, pas pour les pertes. Les dégâts aux bâtiments ne baissent jamais.
    Le joueur qui contrôlait le territoire au début garde cette protection jusqu’à la fin de la bataille ; pendant la bataille, pas de sortie gratuite du château ni d’achat sur place.

rules-medioevo-sea-title = Batailles navales
rules-medioevo-sea-text =
    Des galères hostiles dans une même mer se battent, comme sur terre, pénalité comprise, avec ces changements *(M-78)* :
    • Additionnez les niveaux des galères de chaque camp : la différence est un bonus d’attaque pour le plus fort.
    • Les machines d’une galère ne dépassent pas, en niveaux, celui de la galère.
    • Seuls archers et infanterie légère ont une capacité, et un capitaine agit comme l’un d’eux *(M-73)*.
    • Un point de dégâts retire aussi une infanterie lourde ou une cavalerie.
    • Une galère qui a perdu toutes ses unités lance aussitôt un d8 : sur 1–3 elle coule avec sa charge, et son niveau manque à la manche suivante.

    Une galère à quai est sur terre et ne participe pas à la bataille.

    Les galères vides et navires marchands du perdant dans cette mer sont gardés ou pillés *(M-84)*.

    En mer, les barbares ont une galère de niveau I qui porte n’importe quel nombre et disparaît quand ils débarquent *(M-23)*. Ils pillent les navires marchands.

rules-medioevo-captives-title = Fuite, capitulation, capture, rançon
rules-medioevo-captives-text =
    ▸ **Fuite** *(M-79)* : seulement l’attaquant, dès la deuxième manche, annoncée avant les dés. Dans cette manche sa valeur d’attaque est divisée par deux (arrondie au supérieur) après tout changement, et ses pertes augmentent des points de mouvement (PM) qu’il faut pour partir. L’armée s’en va alors, avec les PM qu’elle avait encore en entrant, mais pas vers un territoire qui l’arrêterait. Si le dernier ennemi est détruit dans cette manche, elle a fui quand même.
    ▸ **Capitulation** *(M-80)* : si les deux joueurs sont d’accord. Les unités du perdant sont mises de côté sans entretien et reviennent gratuitement aux tours suivants, dans la limite d’unités.
    ▸ **Capture** *(M-81)* : annoncée avant la bataille. À moins de 3 unités contre 1, vérifié à chaque manche, votre valeur d’attaque est divisée par deux (arrondie à l’inférieur). Dans une manche gagnée, les unités détruites par le score de bataille deviennent prisonnières, du type qu’elles étaient ; la supériorité écrasante et la cavalerie détruisent toujours ; il n’y a de pertes que de votre côté. Une manche perdue ou égale est ordinaire, sans prisonniers. Si toutes les unités qui capturent sont détruites, les prisonniers de cette bataille sont libres et la gagnent. Les barbares vont à la réserve.
    ▸ **Rançon** *(M-47)* : en phase 4, au double du prix. À la fin, vos unités prisonnières coûtent 3, 6 ou 9 PH *(M-136)*.

rules-medioevo-conquest-title = Conquête et pillage
rules-medioevo-conquest-text =
    Quand seuls des attaquants restent, ou qu’ils entrent sur un territoire adverse vide, il est conquis *(M-63, M-84)*. Chaque bâtiment, machine, transport et cube y est **gardé** ou **pillé** pour la moitié de son prix ; les cubes d’un marché paient 50 florins chacun. Un transport ou une machine sans jeton de propriété à son niveau doit être pillé. Les pièces des tiers restent, et se pillent dès le tour suivant. Un défenseur qui gagne traite de même ce que l’attaquant laisse.
    Exemple : un village et une cathédrale pillés rapportent (100 + 300) ÷ 2 = 200 florins.
    ▸ **Honneur** *(M-125)* : un territoire à zone habitée +1, et +1 par niveau de ses bâtiments, 3 pour une cathédrale ; la première conquête de Rome ou de Jérusalem +2 encore. Pas deux fois par tour pour un territoire, et jamais pour votre propre royaume.
    • Aucun survivant : le territoire revient au propriétaire du royaume, sinon il est barbare *(M-83)*.
    • Trois camps ou plus : d’abord les barbares, puis le joueur actif choisit, un adversaire à la fois, ou reste à côté des autres *(M-82)*.
    • Une bataille interrompue laisse les deux sur un territoire contesté ; lors d’une phase 5 suivante, chacun peut reprendre la bataille au lieu d’un mouvement *(M-86)*.
    • Des barbares seuls sur un territoire y pillent bâtiments, transports, machines et cubes *(M-95)*.

rules-medioevo-trade-title = Le commerce
rules-medioevo-trade-text =
    Dans l’ordre du tour, chacun déplace toutes ses caravanes et tous ses navires marchands dans l’ordre voulu *(M-101)*. Aux niveaux I, II et III ils portent 2, 4, 6 cubes et ont 6, 7, 8 points de mouvement (PM). **Un pas, un achat et une vente coûtent 1 PM chacun** *(M-100)*.
    • Acheter *(M-102)* : une zone habitée vend la seule marchandise qu’elle produit, 100 florins le cube, autant qu’il y a de place.
    • Vendre *(M-103)* : 100 florins le cube, plusieurs couleurs en une vente ; pas ce que la zone habitée produit ni ce que son marché a déjà.
    • Les navires ne commercent que dans les ports. Les cubes ne changent pas de transport.
    • Pas de commerce chez un autre joueur sans pacte commercial, ni là où se tient une armée en guerre contre vous.
    Caravanes et navires entrent sur les territoires étrangers et barbares sans faire apparaître de horde. Mais une armée hostile les y pille aussitôt : les barbares toujours, un joueur en guerre aussi. Un joueur qui n’est pas en guerre choisit et peut piller pour −3 PH *(M-64)*. Le pillard touche la moitié du prix du transport, et 50 florins par cube à bord.
    Les marchandises : noir : armes, blanc : sel, marron : fourrures, jaune : céréales, vert : esclaves, orange : épices, bleu : vêtements, violet : vin.

rules-medioevo-markets-title = Marchés et Routes Commerciales
rules-medioevo-markets-text =
    ▸ **Cubes de marché** *(M-104)* : après chaque vente, et en quittant une zone habitée avec des marchandises à bord, vous y posez un cube de la réserve, d’une couleur vendue ou transportée, que la zone habitée ne produit pas et que son marché n’a pas encore. C’est obligatoire ; entre plusieurs couleurs vous choisissez. Un navire qui quitte un lieu sans port n’en pose pas.
    ▸ **Grand Marché** *(M-105)* : sa valeur est le nombre de ces cubes. Chaque cube vendu rapporte 20 florins de plus par cube du marché, compté avant le nouveau. Avec une cité, sa valeur accroît aussi les taxes *(M-30)*.
    Exemple : 4 cubes vendus là où il y en a 3 rapportent 4 × 160 = 640 florins.
    ▸ **Route Commerciale** *(M-106)* : en achetant, vous pouvez ouvrir pour ce transport une Route Commerciale de 4, 6 ou 8 étapes différentes. La dernière est la destination ; la zone habitée de l’achat n’en est pas. Une par joueur, qui ne change plus. Passez les étapes dans n’importe quel ordre, puis vendez à destination : 2, 4 ou 6 points de commerce, chacun pour **1 PH ou +50 florins par cube vendu**. Vendre ailleurs ou trop tôt y met fin ; vous pouvez aussi l’abandonner, et elle part avec son transport.
    Pour une vente : points de commerce ou bonus de Grand Marché, au choix.

rules-medioevo-diplomacy-title = Guerre, paix et pactes
rules-medioevo-diplomacy-text =
    ▸ **Guerre** *(M-120)* : un joueur la déclare et peut attaquer dès le tour suivant. Tous les pactes entre les deux sont rompus, −2 PH chacun pour celui qui déclare. Attaquer sans elle : −3 PH, la guerre aussitôt, et la victime peut riposter dans le même tour *(M-64)*. **Armistice** (ce tour-ci) et **paix** demandent l’accord des deux joueurs et arrêtent leur bataille *(M-86)*.
    ▸ Les **pactes** *(M-121)*, publics ou secrets, lient deux joueurs ou plus, jusqu’à un tour ou pour toute la partie, avec paiements ou non, et peuvent réunir :
    • commerce dans les zones habitées de l’autre joueur
    • passage pour unités, galères et chariots
    • contrôle militaire : y placer de nouvelles unités
    • contrôle civil : de même pour caravanes et navires marchands
    • non-belligérance
    • alliance défensive ou offensive : le joueur soutenu dirige un nombre d’unités, un lieu par allié et par tour ; leur propriétaire obéit, sinon il peut être accusé, sauf si cela rompt un autre pacte ou coûte des PH
    • florins ou prisonniers, remis aussitôt
    • votre propre texte
    Un pacte n’empêche aucun coup : on vous avertit, et une rupture visible coûte **2 PH par pacte** *(M-122)*. Sinon un signataire accuse : le pacte devient public et tous votent ; une égalité ne change rien. D’un commun accord, un pacte prend fin à tout moment.
    On gère les pactes sous *Diplomatie*, même hors de son tour ; un pacte secret n’est connu que de ses signataires, jusqu’à ce qu’il serve, soit rompu ou dénoncé. On paie (cinq paiements au plus) à la signature, à chaque tour, ou par achat et vente ; un joueur qui ne peut pas payer rompt le pacte. Les troupes chez un hôte sont des invitées ; le pacte fini, elles le restent jusqu’à leur départ ou une attaque.

rules-medioevo-technologies-title = Les 24 technologies
rules-medioevo-technologies-text =
    On les apprend dans l’ordre, 100 florins × niveau *(M-40)*. Un usage coûte des points de technologie (PT) de la couleur : 1 aux niveaux I à III, **2 au niveau IV** ; un PT manquant coûte 100 florins *(M-110, M-111)*.
    • Transport, bleu : **Menuiserie** : transports. **Logistique** : un élément terrestre traverse une mer, ou un navire un territoire. **Machinerie** : les servants combattent aussi. **Cartographie** : +1 PM, même à l’arrêt ou hors de votre tour ; une unité seule va sans chariot.
    • Commerce, jaune : **Commerce** : +25, 50, 100 florins par cube vendu dans un village, une ville, une cité. **Marché** : prix meilleur de 50 florins, jamais 0. **Contrôle** : un cube de marché va dans une zone habitée voisine ; l’une est à vous, l’une a votre caravane ou navire. **Guildes** : une étape est atteinte.
    • Législation, orange : **Édit** : traverser un territoire barbare sans horde. **Loi** : une rébellion va sur un territoire barbare vide adjacent à votre royaume. **Nation** : un barbare va d’un pas. **Influence** : un barbare adjacent devient vôtre.
    • Combat, rouge : **Art de la guerre** : capitaines. **Promotion** : une unité en bataille compte ce tour-ci pour le type suivant ou précédent : infanterie légère ou archer – lourde – cavalerie – capitaine I – II – III. **Tactique** : vous choisissez qui subit un point de dégâts. **Stratégie** : 1 avant la mêlée.
    • Construction, vert : **Maçonnerie**, **Architecture**, **Mathématiques** : bâtiments civils, militaires, machines. **Génie** : une amélioration gratuite.
    • Religion, violet : **Religion** : cathédrales. **Monachisme** : un PT violet vaut toute couleur. **Prosélytisme** : la carte d’un joueur voisin. **Fuite du temps** : la technologie d’un joueur voisin, en payant aussi ses PT.

rules-medioevo-cards-title = Cartes Empire et objectifs
rules-medioevo-cards-text =
    Il y a 72 cartes Empire. Tous voient le personnage ; seul le propriétaire voit l’objectif au dos *(M-50)*.
    À tout moment, vous pouvez tourner chaque carte une fois par tour (plus si elle est réactivée) pour sa **capacité ou ses points de technologie (PT)**, pas les deux. « / » sur une carte veut dire une couleur ou l’autre. Les PT sont perdus à la fin de la phase. En phase 7 toutes les cartes sont réactivées *(M-108)*.
    ▸ **Objectif** *(M-51)* : quand sa condition est remplie, à une de vos décisions ou dans une fenêtre de réaction, montrez la carte, tournée ou non. Elle va sous la pioche, et vous prenez un jeton Objectif de sa couleur ; s’il n’en reste plus, la carte se montre quand même ; entre deux couleurs vous choisissez, sans couleur prenez-en un quelconque. Ce qui doit arriver « ce tour-ci » compte jusqu’à la phase 7 ; si vous avez rempli un tel objectif, la question vous est posée avant la fin du tour, et au dernier tour pour tous les objectifs.
    ▸ Les **jetons** donnent 1 PT de leur couleur à chaque tour. À la fin, 1 à 8 d’entre eux valent 0, 1, 3, 5, 8, 11, 15, 20 PH *(M-136)*.
    D’autres cartes s’achètent en phase 4, une par tour : 100 florins et 50 par carte que vous avez *(M-46)*. Montrer un objectif rend la suivante moins chère.

rules-medioevo-honour-title = L’honneur en cours de partie
rules-medioevo-honour-text =
    Vous gagnez *(M-125)* :
    • +1 pour la conquête d’un territoire à zone habitée, +1 par niveau de ses bâtiments, 3 pour une cathédrale ; +2 encore pour la première conquête de Rome, et de Jérusalem. Pas deux fois par tour pour un territoire, jamais pour votre royaume.
    • +1 pour une cité, un château ou une cathédrale que vous construisez *(M-41)*
    • +1 pour une rébellion réprimée dans votre royaume
    • +1 pour une armée de 5 unités ou plus au début de la bataille, détruite ou capturée en une bataille
    • jusqu’à 6 pour une Route Commerciale *(M-106)*

    Vous perdez :
    • 1 pour une bataille perdue contre des barbares, toutes les unités détruites ou en fuite
    • 1 par nouvelle rébellion s’il y a déjà une rébellion dans votre royaume *(M-24)*
    • 3 pour une attaque, une entrée ou un pillage sans guerre *(M-64)*
    • 2 par pacte rompu *(M-122)*

    L’honneur part de 10 PH et peut passer sous 0. Le décompte final est à la page *La fin et le décompte*.

rules-medioevo-end-title = La fin et le décompte
rules-medioevo-end-text =
    Après le dernier tour, ou aussitôt que la limite de PH est atteinte *(M-3)*, on vérifie une dernière fois la taxe tolérée ; les rébellions ont lieu avant le décompte *(M-135)*.
    Puis **+3 PH** pour chacun de ces points, ou +1 chacun à égalité, et rien pour un compte de 0 :
    • le plus de florins, moins 550 par prêt, même si personne n’en a plus
    • le Grand Marché contrôlé le plus élevé
    • le plus haut niveau de technologie, puis le plus de ce niveau
    • Rome ; Jérusalem, mais pas pour les Mamelouks
    • le plus de cathédrales ; de cités ; de châteaux ; de territoires
    • chaque monopole : toutes les zones habitées en jeu qui produisent une marchandise
    Et encore *(M-136)* :
    • vos unités prisonnières : 1–3 : −3 ; 4–6 : −6 ; 7 ou plus : −9
    • prêts : 1 : −2 ; 2 : −4 ; 3 : −6 ; 4 : −9 ; 5 : −15
    • jetons Objectif : 1 à 8 valent 0, 1, 3, 5, 8, 11, 15, 20 ; plus de 8 comme 8
    ▸ **Celui qui a le plus de PH gagne.** À égalité : celui qui a le plus de florins, prêts déduits, puis le premier du dernier ordre du tour *(M-137)*.

rules-medioevo-reactions-title = Réactions et consignes
rules-medioevo-reactions-text =
    Ce qui s’utilise « à tout moment » s’utilise lors d’une de vos décisions ou dans une **fenêtre de réaction** *(M-130)*. Il s’en ouvre au début de la phase 2, pour un événement, un dé, une rébellion, une entrée ou un départ, avant une bataille et entre ses manches, pour des dés avant les dégâts, pour des dégâts avant leur répartition, une carte tournée, un pillage, une vente ou un achat, les intérêts, et avant la fin du tour.
    On ne demande qu’à ceux qui ont une carte ou une technologie utile, à tous en même temps. Les réponses s’appliquent dans l’ordre du tour à partir du joueur actif. Une carte tournée ouvre d’abord sa propre fenêtre, et après toute réaction la fenêtre se rouvre, jusqu’à ce que tous passent *(M-131)*.
    ▸ **Consignes de réaction** : pour chaque type de fenêtre, choisissez
    • toujours me demander
    • me demander si cela me concerne (réglage par défaut) : mes pièces, mon territoire, ma carte ou mes dés sont touchés
    • ne jamais me demander
    Si la table a un délai, ne pas répondre équivaut à passer.
    Là où tous agissent en même temps, l’ordre des réponses n’importe pas, et chacun peut changer la sienne jusqu’à la dernière *(M-132)*.

rules-medioevo-variants-title = Variantes
rules-medioevo-variants-text =
    Une table peut choisir ceci dans ses options :
    • **Fin** *(M-3)* : plus ou moins de tours, une limite de 20 à 80 PH, une limite de temps en jours (le tour en cours est achevé).
    • **Royaumes** *(M-1)* : au choix, tirés au sort, ou aux enchères.
    • **Enchères** *(M-140)* : chacun choisit un royaume et mise 0 à 10 PH en secret. La meilleure mise sur un royaume le gagne. Les joueurs à égalité, battus ou non reliés misent une seconde fois sur les royaumes restants ; ensuite, tirage au sort, sans frais. La plus basse mise commence à 10 PH, les autres plus bas de la différence.
    • **Types de terrain** *(M-141)* : entrer en plaine coûte 1 point de mouvement (PM), en désert, forêt ou collines 2, en montagne 3, et +1 pour traverser un fleuve ; une mer 1. L’entretien est de 10 florins sur un territoire à zone habitée, ailleurs de 20 en plaine, forêt, collines et en mer, 30 en montagne, 40 en désert.
    • **Jetons de sang** *(M-142)* : un des 18 jetons à chaque pillage subi, barbares compris, ou quand un autre joueur prend un territoire de votre royaume ; deux si les deux. Une fois tous les dés lancés, l’attaquant puis le défenseur en dépensent, +1 à la valeur d’attaque chacun.
    • **Équipes** *(M-143)* : selon votre accord, place par place ; ou deux équipes, ou équipes de deux, selon les places. Les scores s’additionnent et une équipe gagne ensemble.
    • **Déploiement** *(M-144)* : si quelqu’un le demande en phase 4, les achats restent cachés jusqu’à sa fin, puis sont placés dans l’ordre du tour. Vous voyez ce qui est déjà placé et pouvez changer le lieu de vos achats, pas leur nature.
