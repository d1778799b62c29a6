### Medioevo Universale: transports and engines that fall to an army, in English.

medioevo-prompt-plunder = Unescorted at your army in { $place }: { $victim_seat }’s { $pieces }. Plunder for { medioevo-florins }? It costs { $honour } honour and means war.
medioevo-label-prize = { $seat }, { $place }
medioevo-refusal-plunder-none = There is nothing unguarded next to your army there.

medioevo-event-plunder = { $seat } plunders { $victim_seat } in { $place } ({ $pieces }) and gains { medioevo-florins }.
medioevo-event-plunder-barbarians = Barbarians plunder { $seat } in { $place } ({ $pieces }).
medioevo-event-spare = { $seat } lets { $victim_seat } pass in { $place }.

medioevo-plunder-name = plunder
medioevo-plunder-description = Plunder unguarded transports and engines in your army’s place; without war it costs honour
medioevo-plunder-button = Plunder
medioevo-plunder-prize-name = whose
medioevo-plunder-prize-description = Whose transports and engines, and where
medioevo-plunder-prize-prompt = Whose transports and engines do you plunder?

medioevo-spare-name = let-pass
medioevo-spare-description = Do not plunder
medioevo-spare-button = Let it pass
