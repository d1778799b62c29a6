## Words that are drawn into the pictures of every game, and into their alt texts.

render-turn =
    { $count ->
        [one] { $names } to move
       *[other] To move: { $names }
    }
render-waiting = Nobody to move
render-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
render-round = Round { $round }
render-final-round = Last round
render-over = Game over
render-points = { $points } pts
render-standings = Standings: { $rows }.
render-ringed = Marked: { $where }.
