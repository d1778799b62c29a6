### Saga : les textes des images de ses règles, en français.

figure-saga-reference-title = Aide-mémoire
figure-saga-reference-turn = Votre tour
figure-saga-reference-income = Les revenus de vos royaumes arrivent automatiquement.
figure-saga-reference-play = Posez un chevalier : ouvrez une armée, ou renforcez-en une qui n’a pas sa couleur.
figure-saga-reference-conquer = Plus fort que la défense ? Le royaume est à vous.
figure-saga-reference-recruit = Une fois par tour, recrutez un chevalier libre pour sa valeur en points.
figure-saga-reference-powers = Les pouvoirs de vos royaumes, selon leur texte
figure-saga-reference-score = Le décompte final
figure-saga-reference-points = points accumulés
figure-saga-reference-defenders = défenseurs de vos royaumes
figure-saga-reference-hand = chevaliers restés en main
figure-saga-reference-armies = armées d’attaque
figure-saga-reference-finals = puis les pouvoirs finaux de vos royaumes
figure-saga-reference-end = La fin
figure-saga-reference-last = Le tour où quelqu’un pose son dernier chevalier est le dernier.

figure-saga-symbols-title = Ce que montre la table
figure-saga-symbols-realm = Un royaume
figure-saga-symbols-banner = sa couleur : celle des chevaliers qui l’attaquent
figure-saga-symbols-owner = son possesseur
figure-saga-symbols-income = points par tour
figure-saga-symbols-special = pouvoir spécial
figure-saga-symbols-used = le même, utilisé
figure-saga-symbols-final = pouvoir final
figure-saga-symbols-defence = valeur de défense
figure-saga-symbols-needed = attaque qui le conquiert
figure-saga-symbols-player = Un joueur
figure-saga-symbols-set = chevaliers en main, de cette série
figure-saga-symbols-worth = ce que vaudraient ses royaumes
figure-saga-symbols-army = où en est une armée
figure-saga-symbols-hidden = un chevalier caché
figure-saga-symbols-winner = la victoire
figure-saga-symbols-cards = Les chevaliers
figure-saga-symbols-last = partie du dernier coup
figure-saga-symbols-gone = vient d’être recruté
figure-saga-symbols-playable = peut être posé maintenant
figure-saga-symbols-secret = personne d’autre ne le voit
figure-saga-symbols-number = son numéro dans votre menu

figure-saga-realm-title = Un royaume
figure-saga-realm-colour = Un chevalier bleu mène une armée contre lui.
figure-saga-realm-owner = Il est à Bertrand…
figure-saga-realm-income = …et lui rapporte 1 point par tour.
figure-saga-realm-powers = Un pouvoir spécial (noir) et un pouvoir final (or)
figure-saga-realm-defence = Défense : 4 + 4 + 2 = 10
figure-saga-realm-needed = Une armée de 11 le conquiert.

figure-saga-hand-title = Votre main
figure-saga-hand-set = Vous avez d’abord { $knights } chevaliers, une des { $sets } séries. Personne d’autre ne les voit.
figure-saga-hand-value = La valeur : la force du chevalier
figure-saga-hand-colour = La couleur : le royaume qu’il attaque en tête d’une armée
figure-saga-hand-framed = Relevé, avec des épées : peut être posé maintenant

figure-saga-army-title = Les armées
figure-saga-army-leader = La couleur du chef indique le royaume.
figure-saga-army-others = D’autres chevaliers, chacun d’une autre couleur
figure-saga-army-once = Ici, pas de second vert ni bleu
figure-saga-army-strength = 8, il faut 12 : il manque 4.
figure-saga-army-leaders = Chacune de vos armées a un chef d’une autre couleur.

figure-saga-conquest-title = Un royaume est conquis
figure-saga-conquest-knight = Le 2 bleu rejoint le 4 vert…
figure-saga-conquest-defence = …contre une défense de 3 + 2 = 5.
figure-saga-conquest-stronger = 6, c’est plus que 5 : le royaume change aussitôt de mains.
figure-saga-conquest-stay = L’armée devient sa défense.
figure-saga-conquest-free = Les anciens défenseurs deviennent libres ; ceux d’un joueur retournent dans sa main.

figure-saga-recruit-title = Les chevaliers libres
figure-saga-recruit-price = Un chevalier libre coûte sa valeur en points ; il faut les avoir.
figure-saga-recruit-once = Une fois par tour, avant ou après avoir posé un chevalier
figure-saga-recruit-play = On peut le poser dans le même tour.

figure-saga-powers-title = Les pouvoirs spéciaux
figure-saga-powers-stronghold = l’attaque doit dépasser la défense de 2
figure-saga-powers-reinforce = une fois, au lieu de poser : un chevalier d’une nouvelle couleur entre ici
figure-saga-powers-take-back = une fois : reprenez en main un défenseur de ce royaume
figure-saga-powers-equal-capture = une attaque égale à la défense le prend
figure-saga-powers-free-recruit = une fois : recrutez sans payer
figure-saga-powers-hidden-card = une fois : posez un chevalier face cachée dans une armée qui a un chef

figure-saga-finals-title = Les pouvoirs finaux
figure-saga-finals-flat-15 = ce royaume compte { $flat }
figure-saga-finals-place-from-hand = votre plus haute carte qui convient rejoint ce royaume
figure-saga-finals-hand-zero = les chevaliers en main ne coûtent rien
figure-saga-finals-no-army-points = les défenseurs de ce royaume ne rapportent rien
figure-saga-finals-plus-5 = à la fin
figure-saga-finals-tribute-2 = de chaque adversaire
figure-saga-finals-unattached-positive = les armées d’attaque comptent

figure-saga-end-title = Le décompte final : un exemple
figure-saga-end-score = Ce qui compte
figure-saga-end-points = points accumulés dans la partie
figure-saga-end-defenders = défenseurs de vos royaumes, à leur valeur
figure-saga-end-hand = chevaliers restés en main
figure-saga-end-armies = armées d’attaque
figure-saga-end-finals = pouvoirs finaux, comme celui des Lacs
figure-saga-end-sum = au total
figure-saga-end-tie = À égalité
figure-saga-end-realms = gagne la personne qui a le plus de royaumes.

figure-saga-knights-title = Les { $sets } séries de chevaliers
figure-saga-knights-each = Chacune a trois chevaliers de chaque valeur.
figure-saga-knights-back = Par les dos, tous savent à qui est quelle série.
