## Une partie encore une fois, coup par coup

table-replay-name = revoir
table-replay-description = Revoir la partie coup par coup
button-replay = Revoir
button-first = ⏮
button-last = ⏭
replay-title = **{ $table }** · coup { $move } sur { $moves }
replay-where = **{ $where }**
replay-beginning = Le début : personne n’a encore joué.
replay-earlier = Ce coup a été joué selon d’anciennes règles : le plateau d’alors ne peut plus être montré.
replay-rounds = Aller à un tour
replay-moments = Aller à un moment décisif
replay-all = Tout, toutes les mains ouvertes
replay-seat = Comme { $name } l’a vue
