# Saga avant le premier coup : de quoi il s’agit, et les options par leur usage.

saga-about = Menez des armées de cartes chevalier contre six royaumes, et gardez vos conquêtes.
saga-length = environ 45 minutes
saga-preset-first = les faces couronne des royaumes, comme la règle le conseille. Saga n’a pas de forme plus courte ou plus longue.
saga-preset-reverse = les autres faces des royaumes, quand on connaît les couronnes.
saga-preset-varied = chaque royaume montre une face ou l’autre au hasard : jamais deux parties semblables.
saga-preset-even = faces couronne, et chaque royaume défendu par 5 au départ.
