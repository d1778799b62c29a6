### Raisons de l’IA dans Medioevo

medioevo-aspect-honour = { $way ->
    [up] { $points } de plus en honneur
   *[down] { $points } de moins en honneur
}
medioevo-aspect-prizes = { $way ->
    [up] plus près des récompenses du décompte final (vaut { $points })
   *[down] plus loin des récompenses du décompte final (vaut { $points })
}
medioevo-aspect-treasury = { $way ->
    [up] un trésor mieux garni (vaut { $points })
   *[down] coûte des florins (vaut { $points })
}
medioevo-aspect-land = { $way ->
    [up] plus de taxes à venir (vaut { $points })
   *[down] moins de taxes à venir (vaut { $points })
}
medioevo-aspect-forces = { $way ->
    [up] des forces plus solides (vaut { $points })
   *[down] des forces affaiblies (vaut { $points })
}
medioevo-aspect-learning = { $way ->
    [up] des technologies rentables (vaut { $points })
   *[down] moins de technologies
}
medioevo-aspect-objectives = { $way ->
    [up] plus près d’un objectif (vaut { $points })
   *[down] plus loin d’un objectif (vaut { $points })
}
medioevo-aspect-peace = { $way ->
    [up] une paix plus sûre
   *[down] le risque d’une guerre
}
medioevo-aspect-rivals = { $way ->
    [up] retarde de { $points } le rival le plus fort
   *[down] laisse au rival le plus fort { $points } d’avance
}

# Pourquoi une IA agit ainsi, en une ligne

medioevo-event-motive = Raison de { $seat } : { $why }.
medioevo-motive-trade = des marchés ouverts à chacun rapportent plus
medioevo-motive-quiet =
    { $count ->
        [one] une frontière commune serait sûre
       *[other] { $count } frontières communes seraient sûres
    }
medioevo-motive-both =
    { $count ->
        [one] des marchés ouverts à chacun et une frontière sûre
       *[other] des marchés ouverts à chacun et { $count } frontières sûres
    }
medioevo-motive-peace = il n’y a plus rien à gagner à se battre
medioevo-motive-end = il ne rapporte plus rien
medioevo-motive-leader = une avance de { $points } en honneur, c’est trop
medioevo-motive-prey =
    { $count ->
        [one] un territoire voisin est à prendre
       *[other] { $count } territoires voisins sont à prendre
    }
