# Medioevo Universale before the first move: what it is, and its options by their purpose.

medioevo-about = Rule one of six realms by taxes, trade, war and diplomacy, with barbarians at the border.
medioevo-length = 3 hours or more
medioevo-preset-first = only 3 turns, with all the rules; realms are drawn at random.
medioevo-preset-short = 8 turns, about 3 hours for four players in one evening.
medioevo-preset-usual = 10 turns; everyone chooses a realm in turn.
medioevo-preset-long = 12 turns; everyone chooses a realm in turn.
