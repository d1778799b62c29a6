### Raisons de l’IA dans Barony

barony-aspect-holdings = { $way ->
    [up] { $points } de plus en points et en or
   *[down] { $points } de moins en points et en or
}
barony-aspect-reserves = { $way ->
    [up] garde plus en réserve
   *[down] entame la réserve
}
barony-aspect-errands = { $way ->
    [up] les chevaliers s’approchent de bonnes terres (vaut { $points })
   *[down] les chevaliers s’éloignent des bonnes terres (vaut { $points })
}
barony-aspect-cities = { $way ->
    [up] des villages qui peuvent devenir cités (vaut { $points })
   *[down] moins de villages qui peuvent devenir cités
}
barony-aspect-danger = { $way ->
    [up] met des villages à l’abri
   *[down] { $count ->
        [0] expose davantage un village
       *[other] expose { $places }
    }
}
barony-aspect-rivals = { $way ->
    [up] retarde de { $points } le rival le plus fort
   *[down] aide le rival le plus fort
}
barony-aspect-crown = { $way ->
    [up] devient duc en tête
   *[down] finit la partie sans être en tête
}
