## The chronicle of a game, and its curves

table-chart-name = chart
table-chart-description = See how the points have gone so far
button-annals = Chronicle
button-annals-deeds = The players
button-annals-course = The course of the game
annals-title = 📜 The chronicle of **{ $table }**
annals-not-over = The chronicle of **{ $table }** is written at its end. Until then, **/table chart** shows how it goes.
annals-turns = What decided it
annals-proudest = Proudest deed: +{ $points }, { $where }. { $text }
annals-lasted = { $moves } moves, from the first to the last in { $time }.
annals-longest = The longest wait: { $name } took { $time }.
annals-quickest = The quickest answer: { $name } took { $time }.
annals-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
annals-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
annals-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
annals-seconds = { $count ->
    [one] a second
   *[other] { $count } seconds
}
chart-title = 📈 How **{ $table }** has gone so far
chart-nothing = Nothing has happened at **{ $table }** yet that a chart could show.
measure-points = Points
