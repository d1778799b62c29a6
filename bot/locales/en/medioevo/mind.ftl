### Reasons of the mind in Medioevo

medioevo-aspect-honour = { $way ->
    [up] { $points } more honour
   *[down] { $points } less honour
}
medioevo-aspect-prizes = { $way ->
    [up] closer to the prizes of the final scoring (worth { $points })
   *[down] further from the prizes of the final scoring (worth { $points })
}
medioevo-aspect-treasury = { $way ->
    [up] more in the treasury (worth { $points })
   *[down] costs florins (worth { $points })
}
medioevo-aspect-land = { $way ->
    [up] more taxes to come (worth { $points })
   *[down] fewer taxes to come (worth { $points })
}
medioevo-aspect-forces = { $way ->
    [up] stronger forces (worth { $points })
   *[down] weaker forces (worth { $points })
}
medioevo-aspect-learning = { $way ->
    [up] technologies that pay off (worth { $points })
   *[down] fewer technologies
}
medioevo-aspect-objectives = { $way ->
    [up] closer to an objective (worth { $points })
   *[down] further from an objective (worth { $points })
}
medioevo-aspect-peace = { $way ->
    [up] a safer peace
   *[down] the risk of a war
}
medioevo-aspect-rivals = { $way ->
    [up] sets the strongest rival back by { $points }
   *[down] leaves the strongest rival { $points } ahead
}

# Why a computer player does it, in one line

medioevo-event-motive = { $seat }’s reason: { $why }.
medioevo-motive-trade = markets open to both sell dearer
medioevo-motive-quiet =
    { $count ->
        [one] one border between them would be safe
       *[other] { $count } borders between them would be safe
    }
medioevo-motive-both =
    { $count ->
        [one] markets open to both, and one safe border
       *[other] markets open to both, and { $count } safe borders
    }
medioevo-motive-peace = there is nothing to win by fighting on
medioevo-motive-end = it no longer pays
medioevo-motive-leader = a lead of { $points } honour is too much
medioevo-motive-prey =
    { $count ->
        [one] one land nearby can be taken
       *[other] land can be taken: { $count } are within reach
    }
