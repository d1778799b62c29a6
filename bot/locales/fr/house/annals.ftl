## La chronique d’une partie, et ses courbes

table-chart-name = courbes
table-chart-description = Voir l’évolution des points jusqu’ici
button-annals = Chronique
button-annals-deeds = Les joueurs
button-annals-course = Le cours de la partie
annals-title = 📜 La chronique de **{ $table }**
annals-not-over = La chronique de **{ $table }** s’écrit à la fin. D’ici là, **/table courbes** montre comment elle évolue.
annals-turns = Ce qui a décidé
annals-proudest = Plus bel exploit : +{ $points }, { $where }. { $text }
annals-lasted = { $moves } coups, du premier au dernier en { $time }.
annals-longest = La plus longue attente : { $name } a mis { $time }.
annals-quickest = La réponse la plus rapide : { $name } a mis { $time }.
annals-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
annals-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
annals-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
annals-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
chart-title = 📈 L’évolution de **{ $table }** jusqu’ici
chart-nothing = Il ne s’est encore rien passé à **{ $table }** qu’une courbe puisse montrer.
measure-points = Points
