# Medioevo Universale avant le premier coup : de quoi il s’agit, et les options par leur usage.

medioevo-about = Gouvernez l’un de six royaumes par les taxes, le commerce, la guerre et la diplomatie, avec les barbares aux frontières.
medioevo-length = 3 heures ou plus
medioevo-preset-first = 3 tours seulement, avec toutes les règles ; les royaumes sont tirés au sort.
medioevo-preset-short = 8 tours, environ 3 heures à quatre en une soirée.
medioevo-preset-usual = 10 tours ; chacun choisit son royaume tour à tour.
medioevo-preset-long = 12 tours ; chacun choisit son royaume tour à tour.
