## Words that are drawn into the pictures of every game, and into their alt texts.

render-turn =
    { $count ->
        [one] { $names } to play
       *[other] To play: { $names }
    }
render-waiting = No one to play
render-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
render-won-many = { $count ->
    [one] { $count } player wins
   *[other] { $count } players win
  }
render-round = Round { $round }
render-final-round = Last round
render-over = Game over
render-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
render-standings = Standings: { $rows }.
render-ringed = Ringed: { $where }.
