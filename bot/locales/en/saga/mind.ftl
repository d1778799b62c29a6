### Reasons of the mind in Saga

saga-aspect-points = { $way ->
    [up] { $points } more now
   *[down] costs { $points } now
}
saga-aspect-realms = { $way ->
    [up] { $count ->
        [0] makes your realms safer (worth { $points })
       *[other] conquers { $places }, worth about { $points }
    }
   *[down] your realms become less safe (worth { $points })
}
saga-aspect-armies = { $way ->
    [up] armies closer to a realm (worth { $points })
   *[down] armies further from a realm (worth { $points })
}
saga-aspect-hand = { $way ->
    [up] fewer knights left in hand (worth { $points })
   *[down] one more knight to get rid of (worth { $points })
}
saga-aspect-rivals = { $way ->
    [up] sets the strongest rival back by { $points }
   *[down] helps the strongest rival by { $points }
}
saga-aspect-hurry = { $way ->
    [up] brings the end closer
   *[down] drags the game out
}
saga-aspect-end = { $way ->
    [up] ends the game ahead
   *[down] ends the game behind
}
