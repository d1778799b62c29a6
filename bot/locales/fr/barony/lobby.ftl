# Barony avant le premier coup : de quoi il s’agit, et les options par leur usage.

barony-about = Menez vos chevaliers, bâtissez villages et cités, et de baron devenez duc d’un pays d’hexagones.
barony-length = environ 45 minutes
barony-preset-first = toutes les règles, et des jetons Ressource à volonté. Barony n’a pas de forme plus courte ou plus longue.
barony-preset-scarce = 20 jetons Ressource de chaque terrain seulement ; quand il n’y en a plus, vous n’en recevez pas.
