# Interroger un lieu, et le plateau en mots

table-look-name = lieu
table-look-description = Interroger un lieu : ce qui s’y trouve, ce que vous pouvez y faire, ce qui interdit le reste
table-text-name = texte
table-text-description = Tout le plateau en mots
button-look = Regarder …
button-text = Le plateau en mots
button-symbols = Symboles
button-page-before = ◀
button-page-after = ▶
look-which = Quel lieu ?
look-title = **{ $place }** · { $table }
look-here = Vous pouvez ici : { $kinds }.
look-anywhere = Où que ce soit : { $kinds }.
look-nothing-here = Vous ne pouvez rien y faire pour l’instant.
look-unasked = Ce n’est pas le moment de : { $kinds }.
look-rule = { $kind } ({ $rule })
look-barred = Pas ici, ou pas maintenant :
look-why = { $kind } : { $why }
look-not-now = Ce n’est pas à vous de jouer : rien ne peut se faire ici pour l’instant.
look-page = Page { $page } sur { $pages }
look-none = Ce jeu n’a pas de lieux à interroger.
text-title = **{ $table }** · { $game }, en mots
survey-nothing = Il n’y a rien.
survey-count = { $count } × { $thing }

# Mal écrit, ou pas dit

table-unknown-game-near = Je ne connais pas le jeu « { $game } ». Vouliez-vous dire { $near } ?
host-unknown-table-near = La table { $table } n’existe pas. Vouliez-vous dire { $near } ?
table-which-seat = Vous pouvez vous asseoir à { $tables }. Dites laquelle avec `table:`.
table-which = Plusieurs de vos tables vous attendent ici : { $tables }. Dites laquelle avec `table:`.
