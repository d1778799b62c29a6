### Raisons de l’IA dans Saga

saga-aspect-points = { $way ->
    [up] { $points } de plus tout de suite
   *[down] coûte { $points } tout de suite
}
saga-aspect-realms = { $way ->
    [up] { $count ->
        [0] met vos royaumes à l’abri (vaut { $points })
       *[other] conquiert { $places }, soit environ { $points }
    }
   *[down] vos royaumes sont moins sûrs (vaut { $points })
}
saga-aspect-armies = { $way ->
    [up] des armées plus près d’un royaume (vaut { $points })
   *[down] des armées plus loin d’un royaume (vaut { $points })
}
saga-aspect-hand = { $way ->
    [up] moins de chevaliers en main (vaut { $points })
   *[down] un chevalier de plus à placer (vaut { $points })
}
saga-aspect-rivals = { $way ->
    [up] retarde de { $points } le rival le plus fort
   *[down] aide de { $points } le rival le plus fort
}
saga-aspect-hurry = { $way ->
    [up] rapproche la fin
   *[down] fait traîner la partie
}
saga-aspect-end = { $way ->
    [up] finit la partie en tête
   *[down] finit la partie derrière
}
