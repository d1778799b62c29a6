## La fin d’une partie

feast-headline = 🏆 { $winners } { $reason }
feast-thanks = Bien joué, { $names } !
feast-moments = Ce qui a décidé
feast-lead = { $where } : { $name } prend la tête pour de bon. { $text }
feast-gain = { $where } : { $text }
moment-besides = Et { $points } de plus au passage.
moment-reckoning = { $points ->
    [one] Le décompte final rapporte un point.
   *[other] Le décompte final rapporte { $points } points.
}
moment-reckoned = C’est le décompte final qui décide.
feast-course = Points, coup par coup
button-rematch = Revanche
button-verify = Vérifier
button-export = Exporter
rematch-running = **{ $table }** n’est pas finie.

## Reprendre un coup

undo-question = { $name } voudrait reprendre { $count ->
    [one] un coup
   *[other] { $count } coups
  } : { $whose }.
undo-of = { $count ->
    [one] un { DE($name) }
   *[other] { $count } { DE($name) }
  }
undo-whom = { $names }, êtes-vous d’accord ?
undo-agreed = ✅ Repris : tout le monde était d’accord.
undo-declined = ❌ Refusé par { $name } : rien n’est repris.
undo-withdrawn = { $name } ne veut plus reprendre.
panel-final = C’est définitif : ni cela ni ce qui précède ne pourra être repris.
line-final = Un de ces coups est définitif : ni lui ni ce qui précède ne pourra être repris.
label-final = définitif
