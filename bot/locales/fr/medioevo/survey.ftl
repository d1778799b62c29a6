# Medioevo en mots

medioevo-survey-market = Marché : { $goods }.
medioevo-survey-route = Sur la Route Commerciale de { $name }.
medioevo-survey-war = { $name } et { $other } sont en guerre.
medioevo-survey-empty = À personne, et vides : { $places }.
medioevo-survey-damaged = { $thing } (dégâts { $damage })
