### Reasons of the mind in Barony

barony-aspect-holdings = { $way ->
    [up] { $points } more in points and gold
   *[down] { $points } less in points and gold
}
barony-aspect-reserves = { $way ->
    [up] keeps more in reserve
   *[down] uses up pieces from the reserve
}
barony-aspect-errands = { $way ->
    [up] knights get closer to good land (worth { $points })
   *[down] knights lose sight of good land (worth { $points })
}
barony-aspect-cities = { $way ->
    [up] villages that can become cities (worth { $points })
   *[down] fewer villages that can become cities
}
barony-aspect-danger = { $way ->
    [up] makes villages safer
   *[down] { $count ->
        [0] puts a village at greater risk
       *[other] exposes { $places }
    }
}
barony-aspect-rivals = { $way ->
    [up] sets the strongest rival back by { $points }
   *[down] helps the strongest rival
}
barony-aspect-crown = { $way ->
    [up] becomes duke and is ahead
   *[down] ends the game while behind
}
