### Raisons de l’IA dans Torres

torres-aspect-points = { $way ->
    [up] { $points } de plus sur la piste
   *[down] { $points } de moins sur la piste
}
torres-aspect-castles = { $way ->
    [up] des châteaux qui valent { $points } de plus, cette année et ensuite
   *[down] des châteaux qui valent { $points } de moins
}
torres-aspect-king = { $way ->
    [up] plus près du bonus du roi (vaut { $points })
   *[down] renonce au bonus du roi
}
torres-aspect-master = { $way ->
    [up] { $points } de plus par la carte de maître
   *[down] { $points } de moins par la carte de maître
}
torres-aspect-promise = { $way ->
    [up] de la hauteur et de quoi grimper (vaut { $points })
   *[down] moins de quoi grimper
}
torres-aspect-rivals = { $way ->
    [up] prend { $points } au rival le plus fort
   *[down] aide de { $points } le rival le plus fort
}
torres-aspect-left = { $way ->
    [up] plus de points d’action
   *[down] coûte { $points } PA
}
torres-aspect-cards = { $way ->
    [up] une carte de plus pour la suite
   *[down] une carte de moins pour la suite
}
