### Medioevo Universale: transports and engines that fall to an army, in English.

medioevo-prompt-plunder = { $victim_seat } comes to your army in { $place } without an escort ({ $pieces }). Plundering brings { $florins } florins, costs { $honour } honour and means war.
medioevo-label-prize = { $seat }, { $place }
medioevo-refusal-plunder-none = Nobody’s pieces stand there beside your army without an army of their own.

medioevo-event-plunder = { $seat } plunders { $victim_seat } in { $place } ({ $pieces }) and gains { $florins } florins.
medioevo-event-plunder-barbarians = Barbarians plunder { $seat } in { $place } ({ $pieces }).
medioevo-event-spare = { $seat } spares { $victim_seat } in { $place }.

medioevo-plunder-name = plunder
medioevo-plunder-description = Plunder transports and engines beside your army; without open war it costs honour
medioevo-plunder-button = Plunder
medioevo-plunder-prize-name = whose
medioevo-plunder-prize-description = Whose pieces, and where
medioevo-plunder-prize-prompt = Whose pieces do you plunder?

medioevo-spare-name = spare
medioevo-spare-description = Let what has come to your army be
medioevo-spare-button = Let it be
