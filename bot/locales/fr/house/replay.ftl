## Une partie encore une fois, coup par coup

table-replay-name = revoir
table-replay-description = Revoir la partie coup par coup
button-replay = Revoir
button-first = ⏮
button-last = ⏭
replay-title = **{ $table }** · coup { $move } sur { $moves }
replay-where = **{ $where }**
replay-beginning = Le début : personne n’a encore joué.
replay-earlier = Cela fut joué selon d’anciennes règles : le plateau de ce moment ne peut plus être montré.
replay-rounds = Aller à une manche
replay-moments = Aller à un moment décisif
replay-all = Tout, toutes les mains ouvertes
replay-seat = Comme { $name } l’a vue
