### Couleurs des places, et qui commence.

seat-colour-red = rouge
seat-colour-blue = bleu
seat-colour-yellow = jaune
seat-colour-green = vert
seat-colour-violet = violet
seat-colour-white = blanc
seat-charge-red = croix
seat-charge-blue = croissant
seat-charge-yellow = soleil
seat-charge-green = arbre
seat-charge-violet = lys
seat-charge-white = sanglier
seat-colour = { $disc } { $colour } ({ $charge })

button-seating = Couleur, qui commence
seating-title = Couleurs et début à **{ $table }**
seating-colours = **Votre couleur** : celle de vos pions sur toutes les images. Une couleur choisie par quelqu’un d’autre est prise.
seating-colours-realm = **Votre couleur** : celle de vos pions, quel que soit votre royaume. Par défaut, c’est celle de votre royaume. Une couleur choisie par quelqu’un d’autre est prise.
seating-any = n’importe laquelle
seating-begins = **Qui commence** : vous avez ouvert la table, c’est donc à vous d’en décider. Là où l’ordre du tour est mis aux enchères, cette personne choisit son royaume en premier.
seating-lot = par tirage au sort
seating-loser = la personne qui a perdu la dernière partie
seating-seat = { $name } commence
lobby-begins = { $names } commence.
lobby-begins-loser = { $count ->
    [one] { $names } commence, après avoir perdu votre dernière partie.
   *[other] Le tirage au sort désigne qui commence parmi { $names }, à égalité en fin de classement de votre dernière partie.
  }
lobby-begins-nobody-lost = La personne qui a perdu la dernière partie commence ; les mêmes personnes n’en ont encore terminé aucune ici, il y aura donc un tirage au sort.

table-colour-name = couleur
table-colour-description = La couleur dans laquelle vous jouez, avant le début de la partie
table-colour-set = Votre couleur à **{ $table }** est enregistrée.
table-begins-name = commence
table-begins-description = Qui commence : tirage au sort, quelqu’un, ou la personne qui a perdu la dernière partie
table-begins-set = C’est décidé : **{ $table }** sait qui commence.
option-colour-name = couleur
option-colour-description = Une couleur que personne d’autre n’a choisie
option-who-name = qui
option-who-description = Par tirage au sort, la personne qui a perdu la dernière partie, ou quelqu’un à la table
