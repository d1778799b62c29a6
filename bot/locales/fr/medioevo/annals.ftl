## Ce qu’une chronique raconte de Medioevo

medioevo-measure-honour = Honneur
medioevo-measure-lands = Territoires
medioevo-measure-florins = Florins
medioevo-tally-battles = { $count ->
    [one] Une bataille a été livrée.
   *[other] { $count } batailles ont été livrées.
}
medioevo-tally-battles-led = { $count ->
    [one] Une bataille a été livrée, par { $names }.
   *[other] { $count } batailles ont été livrées, le plus souvent par { $names } ({ $most }).
}
medioevo-tally-battles-none = Aucune bataille n’a été livrée.
medioevo-tally-pacts = { $count ->
    [one] Un pacte a été signé.
   *[other] { $count } pactes ont été signés.
}
medioevo-tally-pacts-led = { $count ->
    [one] Un pacte a été signé, par { $names }.
   *[other] { $count } pactes ont été signés, le plus souvent par { $names } ({ $most }).
}
medioevo-tally-pacts-none = Aucun pacte n’a été signé.
medioevo-tally-broken = { $count ->
    [one] Un pacte a été rompu.
   *[other] { $count } pactes ont été rompus.
}
medioevo-tally-broken-led = { $count ->
    [one] Un pacte a été rompu ; { $names } l’avait signé.
   *[other] { $count } pactes ont été rompus, la plupart scellés par { $names } ({ $most }).
}
medioevo-tally-broken-none = Aucun pacte n’a été rompu.
