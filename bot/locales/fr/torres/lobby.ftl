# Torres avant le premier coup : de quoi il s’agit, et les options par leur usage.

torres-about = Élevez des châteaux bloc par bloc et faites-y monter vos chevaliers ; plus c’est haut et grand, plus ils rapportent.
torres-length = environ une heure
torres-preset-first = le jeu de base de l’édition 2017, avec un paquet de cartes Action par joueur. Torres n’a pas de forme plus courte.
torres-preset-expert = la version avancée : les dix cartes Action en main dès le départ, et une carte Maître qui rapporte en plus.
torres-preset-classic = le jeu de base selon les règles d’origine, avec un seul paquet commun de cartes Action.
