### Medioevo Universale : transports et machines qui tombent aux mains d’une armée, en français.

medioevo-prompt-plunder = { $victim_seat } arrive sans escorte auprès de votre armée ({ $place } : { $pieces }). Piller rapporte { $florins } florins, coûte { $honour } points d’honneur et déclenche la guerre.
medioevo-label-prize = { $seat }, { $place }
medioevo-refusal-plunder-none = Personne n’y a de pièces sans armée à côté de la vôtre.

medioevo-event-plunder = { $seat } pille { $victim_seat } ({ $place } : { $pieces }) et gagne { $florins } florins.
medioevo-event-plunder-barbarians = Les barbares pillent { $seat } ({ $place } : { $pieces }).
medioevo-event-spare = { $seat } épargne { $victim_seat } ({ $place }).

medioevo-plunder-name = depouiller
medioevo-plunder-description = Piller transports et machines près de votre armée ; sans guerre ouverte, cela coûte de l’honneur
medioevo-plunder-button = Piller
medioevo-plunder-prize-name = qui
medioevo-plunder-prize-description = Les pièces de qui, et où
medioevo-plunder-prize-prompt = De qui pillez-vous les pièces ?

medioevo-spare-name = epargner
medioevo-spare-description = Laisser passer ce qui arrive à votre armée
medioevo-spare-button = Laisser passer
