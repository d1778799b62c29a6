### Medioevo Universale : transports et machines qui tombent aux mains d’une armée, en français.

medioevo-prompt-plunder = Un convoi { DE($victim_seat) } passe sans escorte près de votre armée ({ $place } : { $pieces }). Le piller : +{ medioevo-florins }, −{ $honour } PH et la guerre.
medioevo-label-prize = { $seat }, { $place }
medioevo-refusal-plunder-none = Il n’y a là aucun convoi sans escorte à piller.

medioevo-event-plunder = { $seat } pille un convoi { DE($victim_seat) } ({ $place } : { $pieces }) : +{ medioevo-florins }.
medioevo-event-plunder-barbarians = Les barbares pillent un convoi { DE($seat) } ({ $place } : { $pieces }).
medioevo-event-spare = { $seat } laisse passer { $victim_seat } { IN($place) }.

medioevo-plunder-name = piller-convoi
medioevo-plunder-description = Piller un convoi sans escorte près de votre armée ; sans guerre, cela coûte des PH
medioevo-plunder-button = Piller
medioevo-plunder-prize-name = qui
medioevo-plunder-prize-description = Le convoi de qui, et où
medioevo-plunder-prize-prompt = Qui pillez-vous ?

medioevo-spare-name = laisser-passer
medioevo-spare-description = Ne pas piller ce convoi
medioevo-spare-button = Laisser passer
