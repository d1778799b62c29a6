### Ce que dit l'hôte quand une chose est impossible à une table.

## Tables et sièges

host-unknown-table = La table { $table } n'existe pas.
host-unknown-game = Je ne connais pas de jeu nommé { $game }.
host-already-seated = Vous avez déjà un siège à { $table }.
host-not-seated = Vous n'avez pas de siège à { $table }.
host-no-such-seat = { $table } n'a pas ce siège.
host-full =
    { $seats ->
        [one] { $table } n'a qu'un siège, et il est pris.
       *[other] Les { $seats } sièges de { $table } sont pris.
    }
host-too-few =
    { $seats ->
        [one] Il faut au moins un joueur à { $table }.
       *[other] Il faut au moins { $seats } joueurs à { $table }.
    }
host-no-computer = Aucun ordinateur ne joue à { $table }.
host-bad-option = Cette option ne se règle pas ainsi : { $problem }.
host-not-lobby = { $table } a déjà commencé.
host-not-started = { $table } n'a pas encore commencé.
host-not-running = { $table } n'est pas en cours de partie.
host-not-over = { $table } n'est pas encore terminée.
host-ended = { $table } est fermée. Merci d'avoir joué !

## Coups

host-conflict = Quelqu'un a été plus rapide : la table vient de changer. Regardez-la, puis réessayez.
host-version = { $table } a commencé avec la version { $version } de ses règles ; c'est maintenant la version { $current }. On peut encore l'exporter, et un admin du serveur peut tenter de la réparer.
host-no-such-action = { $table } n'a pas d'action { $index } ; elle en compte { $length } jusqu'ici.

## Annuler et rejouer

host-nothing-to-undo = Vous n'avez rien à annuler à { $table }.
host-nothing-to-redo = Rien à rejouer à { $table }.
host-redo-other = Seul { $name } peut rejouer cette action.
host-undo-final = On ne peut plus revenir en arrière à { $table } : un achat ou une pioche reste acquis.
host-undo-not-asked = On ne vous a rien demandé pour cette annulation à { $table }.
host-undo-stale = Cette annulation est réglée, ou la table a avancé.

## Vérifier et conserver

host-verify-seed = La graine n'est pas celle promise au début.
host-verify-log = Rejoué, le journal donne autre chose.
host-verify-state = Rejouée, la partie finit autrement.
host-broken-log = Le journal de { $table } ne se rejoue pas avec ces règles ; rien n'a été changé.
host-database = La base de données { $path } est inutilisable : { $problem }.
host-backup = La sauvegarde { $path } n'a pas pu être écrite : { $problem }.
host-busy = La base de données est occupée. Réessayez dans un instant.
host-storage = La base de données n'a pas pu enregistrer : { $problem }. Rien n'a été changé.
host-bad-deadline = Un délai va de 0 (aucun) à { $hours } heures.
host-deadline-set = { $hours ->
    [0] **{ $table }** n’a plus de délai.
    [one] Désormais chacun à **{ $table }** a une heure pour répondre.
   *[other] Désormais chacun à **{ $table }** a { $hours } heures pour répondre.
  }
host-already-there = { $table } est déjà ici.
host-in-use = Un autre Castellan utilise déjà la base de données { $path }. Fermez-le d’abord, ou donnez à celui-ci un autre fichier par CASTELLAN_DATABASE.
