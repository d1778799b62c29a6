### Répartir par boutons, en français.

share-take = Prendre { $what }
share-missing = { $count ->
    [one] Encore { $count } à répartir
   *[other] Encore { $count } à répartir
  }
share-rather = Plutôt { $what }
