## Les mots dessinés dans les images de tous les jeux, et ceux de leurs textes de remplacement.

render-turn =
    { $count ->
        [one] À { $names } de jouer
       *[other] À jouer : { $names }
    }
render-waiting = Personne ne doit jouer
render-won =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }
render-round = Manche { $round }
render-final-round = Dernière manche
render-over = Partie terminée
render-points = { $points } pts
render-standings = Classement : { $rows }.
render-ringed = En évidence : { $where }.
