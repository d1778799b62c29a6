### Reasons of the mind in Torres

torres-aspect-points = { $way ->
    [up] { $points } more on the track
   *[down] { $points } fewer on the track
}
torres-aspect-castles = { $way ->
    [up] castles worth { $points } more, this year and later
   *[down] castles worth { $points } less
}
torres-aspect-king = { $way ->
    [up] closer to the king’s bonus (worth { $points })
   *[down] gives up the king’s bonus
}
torres-aspect-master = { $way ->
    [up] { $points } more by the master card
   *[down] { $points } fewer by the master card
}
torres-aspect-promise = { $way ->
    [up] height and room to climb (worth { $points })
   *[down] less room to climb
}
torres-aspect-rivals = { $way ->
    [up] takes { $points } from the strongest rival
   *[down] helps the strongest rival by { $points }
}
torres-aspect-left = { $way ->
    [up] more action points
   *[down] takes { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
}
torres-aspect-cards = { $way ->
    [up] one more card for later
   *[down] one card fewer for later
}
