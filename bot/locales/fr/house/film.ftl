## Une partie en film

table-film-name = film
table-film-description = Voir une partie en un court film
film-since-turn = depuis mon dernier tour
film-since-day = depuis un jour
film-since-week = depuis sept jours
button-film = Film
film-begins = 🎞️ Le film de **{ $table }** est en préparation…
film-progress = 🎞️ Le film de **{ $table }** est en préparation : { $percent } %
film-whole = 🎞️ **{ $table }**, du premier coup au dernier.
film-so-far = 🎞️ **{ $table }** jusqu’ici, comme vous l’avez vue. Ce film n’est visible que par vous.
film-away = 🎞️ Pendant votre absence de **{ $table }**. Ce film n’est visible que par vous.
film-nothing = Il ne s’est rien passé depuis à la table **{ $table }**.
film-private = Seul le film entier d’une partie terminée peut être montré à tout le monde. Ce que vous voyez de **{ $table }** reste entre nous.
film-busy = Un film de cette table est déjà en préparation. Réessayez dans une minute.
film-failed = Le film n’a pas pu être fait. Réessayez.
film-too-large = Le film serait plus gros que ce serveur n’accepte.
film-none = Il n’y a pas de film de ce jeu.
film-alt = Un film de { $table } : { $shots ->
    [one] un plateau
   *[other] { $shots } plateaux
}, l’un après l’autre, avec les scores en dessous.
cli-film = faire un film d’une partie enregistrée
cli-film-file = le fichier WebP à écrire
cli-film-size = sa taille maximale, en Mio
cli-film-shots = combien de plateaux il montre au plus
cli-film-failed = Impossible de faire le film : { $problem }
film-bar = Film { $bar } { $done }/{ $total } { $left }
film-written = { $path } : { $shots ->
    [one] un plateau
   *[other] { $shots } plateaux
}, { $size } Mio
