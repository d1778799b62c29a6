## Ce que disent encore les chroniques des tables d’avant

host-deadline-set = { $hours ->
    [0] **{ $table }** n’a plus de délai.
   *[other] **{ $table }** : { time-span } par tour désormais.
  }
host-bank-set = **{ $table }** a maintenant une réserve de temps : chacun commence avec { $start } heures, en reçoit { $increment } à chaque tour et peut en garder { $cap }.
