### La porte d’entrée : l’accueil, les choix avant la partie, les démonstrations.

## Accueil

welcome-title = ### Bienvenue. À quel jeu voulez-vous jouer ?
choice-title = ### À quel jeu voulez-vous jouer ?
welcome-game = - **{ $game }** : { $about } *{ $lo } à { $hi } joueurs, { $length }.*
welcome-hint = **Apprendre un jeu** vous donne des conseils pendant une première partie ; avec **Voir une partie**, vous ne faites que regarder.
    -# Le bouton d’un jeu ouvre une table ici : d’autres peuvent la rejoindre, des IA prennent les places libres, et un coup peut prendre une minute ou un jour. `/aide` en dit plus.
welcome-facts = { $lo } à { $hi } joueurs · { $length }
welcome-alt = Les jeux au choix, chacun avec un morceau de son plateau. { $games }
welcome-alt-game = { $game } : { $lo } à { $hi } joueurs, { $length }.
cover-alt = { $game } : un morceau du plateau en cours de partie.
button-show = Voir une partie
button-lessons = Apprendre un jeu
lessons-choice = **Quel jeu voulez-vous apprendre ?** Vous jouez contre des IA selon les vraies règles, et des conseils expliquent chaque nouvelle sorte de décision.
choice-named = Pour donner tout de suite un nom à la table, choisissez son jeu dans la même commande : ajoutez `jeu`.
table-opened-thread = **{ $table }** est ouverte : on s’assied ici, la partie se joue dans { $channel }.
table-waiting = Votre table de { $game } attend déjà : **{ $table }** dans { $channel }.
admin-welcome-name = accueil
admin-welcome-description = Publier l’accueil dans ce salon : un bouton par jeu

## Salon d’attente

lobby-elsewhere = Une fois commencée, la partie se joue dans { $channel }.
lobby-started-elsewhere = La partie a commencé dans { $channel }.
options-choice = { $name } : { $value }
lobby-preset = **{ $name }** : { $about }
lobby-own = **Options** : { $options }
button-rules = Règles
preset-first = Première partie
preset-short = Partie courte
preset-usual = Partie normale
preset-long = Partie longue
preset-expert = Pour experts
preset-classic = Édition 1999
preset-scarce = Jetons comptés
preset-reverse = Autres pouvoirs
preset-varied = Pouvoirs mêlés
preset-even = Départ égal

## Démonstrations

show-title = **{ $table }** · { $game } · pour regarder : rien que des IA
show-next = Suite : { $names }
show-stopped = La démonstration s’arrête ici.
show-yours = À vous : **Jouer moi-même** ouvre une table.
show-begun = Des IA commencent une partie de { $game } dans { $channel }. Tout le monde peut appuyer sur **Arrêter**.
button-stop = Arrêter
button-yourself = Jouer moi-même
button-show-other = Voir { $game }
