# Medioevo in words

medioevo-survey-market = Market: { $goods }.
medioevo-survey-route = On the trade route of { $name }.
medioevo-survey-war = { $name } and { $other } are at war.
medioevo-survey-empty = No one’s, and empty: { $places }.
medioevo-survey-damaged = { $thing } (damage { $damage })
