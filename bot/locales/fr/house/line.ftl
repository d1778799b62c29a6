# Un tour entier en une ligne

button-line = Écrire mon tour
button-line-change = Changer la ligne
button-play-all = { $count ->
    [one] Le jouer
   *[other] Jouer les { $count }
}
option-moves-name = coups
option-moves-description = Vos coups en une ligne, séparés par ;
line-box = Vos coups, séparés par ;
line-confirm = { $count ->
    [one] Un coup : { $line }
   *[other] { $count } coups : { $line }
}
line-unknown-end = Ce que donne le dernier ne se verra qu’une fois joué.
line-stuck = Le coup { $number }, { $move }, ne va pas. { $why }
line-instead = Possible ici : { $moves }
line-nothing-played = Rien n’a été joué.
line-empty = Cette ligne ne contient aucun coup.
line-long = C’est trop long pour un tour : { $most } { $most ->
    [one] coup
   *[other] coups
  } au plus.
line-turn-over = Votre tour est fini après { $move }.
line-luck = Ce que donne { $move } ne se verra qu’une fois joué ; la suite doit attendre jusque-là.
line-unknown = « { $word } » n’est pas un coup. Possible maintenant : { $kinds }.
line-unknown-near = « { $word } » n’est pas un coup. Vouliez-vous dire { $kinds } ?
button-rest = Le reste par défaut
