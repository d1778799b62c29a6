## The end of a game

feast-headline = 🏆 { $winners } { $reason }
feast-thanks = Well played, { $names }!
feast-moments = What decided it
feast-lead = { $where }: { $name } takes the lead for good. { $text }
feast-gain = { $where }: { $text }
moment-besides = It brought { $points } more besides.
moment-reckoning = { $points ->
    [one] The final reckoning brings one point.
   *[other] The final reckoning brings { $points } points.
}
moment-reckoned = The final reckoning decides.
feast-course = Points, move by move
button-rematch = Rematch
button-verify = Verify
button-export = Export
rematch-running = **{ $table }** is not over yet.

## Taking back

undo-question = { $name } wants to undo { $count ->
    [one] one move
   *[other] { $count } moves
  }: { $whose }.
undo-of = { $count ->
    [one] one of { $name }
   *[other] { $count } of { $name }
  }
undo-whom = { $names }, do you agree?
undo-agreed = ✅ Undone: everyone agreed.
undo-declined = ❌ Refused by { $name }: nothing is undone.
undo-withdrawn = { $name } no longer wants to undo it.
panel-final = This is final: neither it nor anything before it can be undone.
line-final = One of these moves is final: neither it nor anything before it can be undone.
label-final = final
