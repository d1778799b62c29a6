## What a chronicle tells of Medioevo

medioevo-measure-honour = Honour
medioevo-measure-lands = Lands
medioevo-measure-florins = Florins
medioevo-tally-battles = { $count ->
    [one] One battle was fought.
   *[other] { $count } battles were fought.
}
medioevo-tally-battles-led = { $count ->
    [one] One battle was fought, by { $names }.
   *[other] { $count } battles were fought, most often by { $names } ({ $most }).
}
medioevo-tally-battles-none = No battle was fought.
medioevo-tally-pacts = { $count ->
    [one] One pact was signed.
   *[other] { $count } pacts were signed.
}
medioevo-tally-pacts-led = { $count ->
    [one] One pact was signed, by { $names }.
   *[other] { $count } pacts were signed, most often by { $names } ({ $most }).
}
medioevo-tally-pacts-none = No pact was signed.
medioevo-tally-broken = { $count ->
    [one] One pact was broken.
   *[other] { $count } pacts were broken.
}
medioevo-tally-broken-led = { $count ->
    [one] One pact was broken; { $names } had signed it.
   *[other] { $count } pacts were broken, most of them with the seal of { $names } ({ $most }).
}
medioevo-tally-broken-none = No pact was broken.
