### Sharing out by buttons, in English.

share-take = Take { $what }
share-missing = { $count ->
    [one] { $count } still to share out
   *[other] { $count } still to share out
  }
share-rather = Rather { $what }
