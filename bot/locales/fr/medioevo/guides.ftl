### Medioevo Universale : apprendre, en français.

rules-medioevo-guides = first-turn turn-card prices worked-battle worked-trip advice

rules-medioevo-first-turn-title = Votre premier tour, pas à pas
rules-medioevo-first-turn-text =
    ▸ **Avant le tour.** Choisissez un royaume (voir *Premiers conseils par royaume*). Misez pour l’ordre du tour : 20 à 60 florins suffisent, seul le gagnant paie. Placez village et archer dans votre meilleure zone habitée, avec **un chariot de guerre II** au même endroit : il porte six unités. Gardez la carte dont l’objectif est à votre portée ; prenez un jeton vert si vous voulez bâtir.
    ▸ **1 Ordre** : déjà misé. **2 Événements** : au tour 1, seuls les dés des barbares sont lancés : une horde, c’est une infanterie légère, plus une unité par dé de 1 à 3.
    ▸ **3 Taxes.** Les rébellions du tour suivant en dépendent. 20 ou 30 est un bon début ; le menu montre le revenu, le reste et le risque.
    ▸ **4 Achats.** Apprenez Maçonnerie ou Menuiserie (100 florins), recrutez trois à cinq unités (l’infanterie légère encaisse, un archer tire d’abord), peut-être une caravane. Gardez 100 florins. Puis le bouton vert, **Terminer, tout confier**, ou **Terminer les achats** si vous voulez mener vous-même vos batailles contre les joueurs ; la liste se change tant que les autres écrivent.
    ▸ **5 Combat.** **Marche** : de votre village, avec le chariot, vers une zone habitée voisine. La liste dit qui attend là et comment la bataille peut finir. Puis **Fin du mouvement** : vos consignes combattent les barbares ; contre un joueur, **Suivre les consignes**. Laissez-y une unité : sans elle, un territoire hors du royaume est perdu.
    ▸ **6 Commerce.** Avec une caravane : chargez ce que produit votre zone, allez là où on ne le produit pas, vendez.
    ▸ **Ensuite.** Les **Consignes** disent ce qui se fait sans vous consulter ; changez-les quand vous voulez. La prochaine mise et la prochaine taxe se disent avec les achats.

rules-medioevo-turn-card-title = Le tour sur une carte
rules-medioevo-turn-card-text =
    ▸ **1 Ordre** · mises secrètes de tous · **Miser**, ou d’avance avec *Prochaine mise* · seul le gagnant paie
    ▸ **2 Événements** · le premier joueur mène : dés, deux effets sur trois, trois points de barbares · les autres perdent des éléments ou placent des rebelles · les *Consignes* répondent pour vous
    ▸ **3 Taxes** · tous à la fois · revenu − entretien (20 par élément) − intérêts (50 par prêt)
    ▸ **4 Achats** · tous à la fois, en secret · apprendre, bâtir, recruter…, puis **Terminer les achats**, au tour 1 en confiant tout aux consignes ou non
    ▸ **5 Combat** · dans l’ordre du tour, en plusieurs rondes · **Marche**, **Fin du mouvement**, passer, ou ne plus bouger · les batailles se livrent aussitôt : **Suivre les consignes**, ou combattre
    ▸ **6 Commerce** · dans l’ordre du tour · charger, voyager, vendre, puis terminer
    ▸ **7 Fin** · tout est prêt à nouveau ; réclamez les objectifs atteints
    ▸ **À chacune de vos décisions** : une carte ou une technologie, un prêt à prendre ou à rendre, la guerre, la paix.
    ▸ **En attendant** : préparez d’avance marches et voyages ; ils sont vérifiés quand vient votre tour.

rules-medioevo-prices-title = Ce que tout coûte
rules-medioevo-prices-text =
    ▸ **Unités** : infanterie légère 20 · archer 50 · infanterie lourde 50 · cavalerie 100 · capitaine 100 et 1 PT rouge par niveau. Au plus 3 + les niveaux de vos villages, villes et cités par tour.
    ▸ **Entretien** : 20 par unité, transport et machine, à chaque tour.
    ▸ **Bâtiments civils** (Maçonnerie, PT verts) : village 100 et 1 · ville 200 et 2 · cité 300 et 3
    ▸ **Bâtiments militaires** (Architecture, PT verts) : tour 100 et 1 · fort 200 et 2 · château 300 et 3
    ▸ **Cathédrale** (Religion) : 300 et 1 PT violet. Une amélioration coûte la différence. Réparation : 50 le point.
    ▸ **Transports** (Menuiserie) et **machines de siège** (Mathématiques) : 100 et 1 PT par niveau
    ▸ **Technologie** : 100 × son niveau. **Carte Empire** : 100 + 50 par carte possédée.
    ▸ **Un PT manquant** : 100 florins. **Rançon** : le double du prix de l’unité.
    ▸ **Cubes** : 100 à l’achat, 100 à la vente, +20 par autre couleur au marché ; une route achevée ajoute 50 par cube et par point.
    ▸ **Prêt** : +500, puis 50 par tour ; à la fin −2, −4, −6, −9, −15 PH pour un à cinq.
    ▸ **Le pillage** rapporte la moitié du prix, et 50 par cube.

rules-medioevo-worked-battle-title = Une bataille, pas à pas
rules-medioevo-worked-battle-text =
    Vous attaquez cinq infanteries lourdes avec trois légères, quatre lourdes et deux archers ; vous êtes second de deux dans l’ordre du tour : −1 à l’attaque *(M-74)*.
    ▸ **Les archers** tirent d’abord, l’ennemi n’en ayant pas : deux d8, chaque 1 à 3 est un point de dégât. Disons que tous deux manquent. Les deux camps ont de l’infanterie lourde : elle n’épargne rien à personne ; vos légères pourraient être sacrifiées pour +4 chacune. Une machine ennemie vous a coûté une lourde.
    ▸ **Vos dés** : 1, 6, 6. Deux six font 6 × 6 = 36. Le 1 ne coûterait qu’une perte, mais vous le relancez et obtenez 3 : l’image montre 36 − 1 = **35**, pertes **3**. Garder le 1 aurait mieux valu : même attaque, deux pertes de moins.
    ▸ **Leurs dés** : 2, 5, 7. Pas de paire : attaque 7, pertes 2.
    ▸ **Résultat** *(M-75)* : 35 contre 7. Ils subissent la différence, au plus un point par unité à vous dans la mêlée : 8. L’écart de 28 compte un 20 entier : vous choisissez 1 dégât de plus, soit **9 points**. Une lourde touchée devient légère, une légère disparaît : quatre lourdes prennent 8 points, la cinquième devient légère.
    ▸ **Pertes** : vous perdez 3 légères, eux 2 : leur dernière unité disparaît. Le territoire est à vous, et une zone habitée rapporte de l’honneur *(M-125)*.
    Par consignes, tout cela tient en un clic ; les consignes habituelles relancent ce qui promet le plus et perdent d’abord le moins cher.

rules-medioevo-worked-trip-title = Un voyage de commerce, pas à pas
rules-medioevo-worked-trip-text =
    Une caravane II dans la Grande Plaine a 7 PM et de la place pour quatre cubes. La zone produit du grain.
    ▸ **Charger** trois cubes : 300 florins, 1 PM *(M-102)*. Aussitôt après, on peut ouvrir une **route** *(M-106)* : le nombre de zones, ici quatre, les étapes dans n’importe quel ordre et la destination en dernier. L’image la montre : la Transylvanie est atteinte, la Bulgarie et la Macédoine restent à faire, la Dalmatie est la fin.
    ▸ **Voyager** : 1 PM par pas. En quittant une zone habitée, un de vos cubes reste dans son marché si la couleur y est nouvelle *(M-104)* ; le marché vaut alors davantage pour qui y vendra.
    ▸ **Vendre** là où la zone ne produit pas la denrée, ne l’a pas à son marché, et où personne ne se bat ; chez un autre joueur il faut un pacte. Un cube rapporte 100, +20 par couleur au marché ; 1 PM.
    ▸ **Sans route** : trois cubes là où le marché a deux couleurs : 3 × 140 = 420. Gain 120, et le marché a une couleur de plus.
    ▸ **Avec la route** de quatre zones : 2 points au bout. Chacun vaut 1 PH, ou 50 de plus par cube : 3 × (100 + 100) = 600, un gain de 300 ; ou bien 2 PH et 300 florins.
    Les armées ennemies en chemin pillent une caravane : la liste les marque d’un ⚠.

rules-medioevo-advice-title = Premiers conseils par royaume
rules-medioevo-advice-text =
    ▸ **Byzance** produit tissus, grain et vin, et ses trois zones ont un port. Commencez par une galère ou un navire marchand ; îles et côtes sont à vous avant tous. Vous avez des voisins de tous côtés : signez tôt une paix ou un passage.
    ▸ **Les Mamelouks** produisent épices, grain et tissus, loin de tous sauf de Byzance. Un chariot de guerre prend la Syrie et les abords de Jérusalem ; Jérusalem elle-même ne compte que pour les autres. Bâtissez en paix, commercez par le port du delta du Nil.
    ▸ **La Hongrie** produit vin, grain et sel, sans port. Au milieu de la carte, un chariot atteint une douzaine de zones habitées : étendez-vous aussitôt alentour, et tenez par des tours et des jetons de contrôle.
    ▸ **Le Saint-Empire** produit sel, vin et armes ; la Saxe a le port. L’ouest riche et l’Italie vous sont ouverts : Rome compte à la fin. Seule la Hongrie vous est liée ; faites-en une amie, ou une frontière de châteaux.
    ▸ **Novgorod** produit fourrures, tissus et sel ; l’Ingrie a le port. Les territoires sont vastes et peu disputés : prenez-les tôt, à bas prix, par petits groupes. Les chemins sont longs : la Menuiserie donne des caravanes de niveau II.
    ▸ **La Horde d’Or** produit esclaves, épices et fourrures ; la Crimée a le port. La steppe alentour est vide : un chariot et de la cavalerie prennent territoire après territoire. On vous l’enviera : gardez une armée chez vous.
