## Les mots dessinés dans les images de tous les jeux, et ceux de leurs textes de remplacement.

render-turn =
    { $count ->
        [one] À { $names } de jouer
       *[other] À { $names } de jouer
    }
render-waiting = Rien à jouer
render-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
render-won-many = { $count ->
    [one] { $count } joueur gagne
   *[other] { $count } joueurs gagnent
  }
render-round = Tour { $round }
render-final-round = Dernier tour de table
render-over = Partie terminée
render-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
render-standings = Classement : { $rows }.
render-ringed = Cases entourées : { $where }.
