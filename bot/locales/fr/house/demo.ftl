# `castellan demo` : une partie à regarder sans jouer.

cli-demo = Faire jouer une partie par des IA, avec le vrai bot, et enregistrer en une page ce que voit une place
cli-demo-game = quel jeu (par défaut : barony)
cli-demo-seats = nombre de places
cli-demo-moves = arrêter la partie après ce nombre de coups
cli-demo-language = langue de la partie
cli-demo-seed = un mot quelconque ; le même mot redonne la même partie
cli-demo-out = la page à écrire (par défaut : demo.html)
demo-unknown-game = Je ne connais pas le jeu « { $game } ». Jeux : { $games }.
demo-seats = Ce jeu ne se joue pas à { $seats } : de { $lo } à { $hi }.
demo-moves = --moves { $moves } : au moins 1.
demo-not-writable = Impossible d’écrire { $path }.
demo-failed = La démonstration a échoué : { $problem }
demo-opening = Des IA jouent à { $game } à { $seats }, avec le vrai bot. Ctrl+C arrête plus tôt et enregistre ce qui est joué.
demo-playing = { $bar } coup { $done } sur { $total } { $left }
demo-drawing = { $bar } image { $done } sur { $total } { $left }
demo-left = · encore { $minutes }:{ $seconds } environ
demo-saved = La page est { $path } ({ $size } Mo). Ouvrez-la dans un navigateur.

demo-title = { $table } : une partie de { $game }
demo-who =
    { $computers ->
        [0] Personne n’a eu à jouer : des IA ont choisi chaque coup, et le vrai bot a fait le reste. { $name } joue par le menu privé, { $other } par commandes.
        [one] Personne n’a eu à jouer : des IA ont choisi chaque coup, et le vrai bot a fait le reste. { $name } joue par le menu privé, { $other } par commandes, et une place revient à une IA.
       *[other] Personne n’a eu à jouer : des IA ont choisi chaque coup, et le vrai bot a fait le reste. { $name } joue par le menu privé, { $other } par commandes, et { $computers } places reviennent à des IA.
    } Voici le salon tel que { $name } le voit. Dans un menu, un cadre doré montre ce qui a été choisi ; les heures sont inventées.
demo-whole = { $moves ->
    [one] Une partie entière, en { $moves } coup.
   *[other] Une partie entière, en { $moves } coups.
  }
demo-cut = { $moves ->
    [one] Le début seulement : elle s’arrête après { $moves } coup.
   *[other] Le début seulement : elle s’arrête après { $moves } coups.
  }
demo-day = Jour { $day }
demo-moment = Jour { $day }, { $clock }
demo-panel = Le menu, étape par étape
demo-panel-of = Le menu privé { DE($name) }
