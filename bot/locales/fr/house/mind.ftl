# Indices dans un menu, et analyse d’une partie finie

button-hint = Indice
hint-title = { $count ->
    [one] Je jouerais :
   *[other] Ce que je trouve de mieux, le meilleur d’abord. Un bouton remplit le menu ; rien n’est encore joué.
}
hint-line = **{ $number }** { $move } – { $reasons }
hint-reasons = { $first } ; { $next }
hint-reason-quiet = change peu de choses, mais ne laisse rien passer
hint-reason-usual = ce qu’une IA ferait ici
hint-off = À { $table }, on joue sans indices.
hint-none = Aucun indice ne me vient ici. Réessayez dans un instant.
table-option-hints-name = Indices
table-option-hints-description = Chacun peut demander un indice dans son menu, d’après ce qu’il peut savoir
button-analyse = Analyser
analyse-progress = Je revois vos décisions… { $percent } %
analyse-title = { $count ->
    [0] { $table } : je ne trouve aucune décision de votre part où un autre coup valait nettement mieux. Bien joué !
    [one] { $table } : une décision où un autre coup valait mieux, d’après ce que vous pouviez savoir alors.
   *[other] { $table } : les { $count } décisions où un autre coup valait le plus, d’après ce que vous pouviez savoir alors.
}
analyse-finding = **{ $where }** (coup { $index }) : vous avez joué { $played }. Mieux : **{ $better }**, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus – { $reasons }.
analyse-not-over = { $table } n’est pas finie. Je revois une partie quand elle l’est.
analyse-busy = Je suis encore en train de revoir { $table } pour vous.
analyse-seat = { $count ->
    [0] { $name } : aucune décision où un autre coup valait nettement mieux.
   *[other] { $name } :
}
analyse-bar-glance = Chaque décision { $bar } { $done }/{ $total } { $left }
analyse-bar-thorough = De plus près { $bar } { $done }/{ $total } { $left }
cli-analyse = revoir une partie enregistrée : les décisions où un autre coup valait le plus
cli-analyse-seat = cette place seulement ; la première est 0
cli-analyse-pictures = un dossier pour les plateaux tels qu’ils étaient
cli-analyse-failed = Impossible de revoir cette partie : { $problem }

# Comment joue une IA, à côté de son nom

seat-with-traits = { $name } ({ $traits })
engine-name = programme { $name }
engine-choice = IA : le programme { $name }
temper-builder = esprit bâtisseur
temper-raider = esprit pillard
temper-trader = esprit marchand
temper-guardian = esprit gardien
temper-courtier = esprit courtisan
temper-diplomat = esprit diplomate
temper-even-choice = Caractère : égal – tout compte pour ce qu’il vaut
temper-random-choice = Caractère : au hasard – à chaque IA le sien
temper-builder-choice = Caractère : bâtisseur – ce qui dure et grandit lui plaît d’abord
temper-raider-choice = Caractère : pillard – ce qui retarde les autres lui plaît d’abord
temper-trader-choice = Caractère : marchand – ce qui se compte lui plaît d’abord
temper-guardian-choice = Caractère : gardien – ce qui est sûr lui plaît d’abord
temper-courtier-choice = Caractère : courtisan – la faveur du roi lui plaît d’abord
temper-diplomat-choice = Caractère : diplomate – la paix et les pactes lui plaisent d’abord
