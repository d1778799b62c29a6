### Ce que dit l'hôte quand une chose est impossible à une table.

## Tables et sièges

host-unknown-table = La table { $table } n'existe pas.
host-unknown-game = Je ne connais pas de jeu nommé { $game }.
host-bad-name = Ce nom ne se lit pas : il est vide ou contient des caractères cachés. Choisissez-en un autre.
host-too-many = { $most ->
    [one] Vous avez déjà une table ouverte. Finissez-la ou quittez-la d’abord.
   *[other] Vous avez déjà { $most } tables ouvertes. Finissez-en ou quittez-en une d’abord.
  }
host-server-full = { $most ->
    [one] Une table est déjà ouverte sur ce serveur, et il ne peut y en avoir davantage.
   *[other] { $most } tables sont déjà ouvertes sur ce serveur, et il ne peut y en avoir davantage.
  }
host-already-seated = Vous avez déjà un siège à { $table }.
host-not-seated = Vous n'avez pas de siège à { $table }.
host-no-such-seat = { $table } n'a pas ce siège.
host-offer-seated = { $name } a déjà un siège à { $table }.
host-offer-other = Cette place n’est proposée qu’à { $name }.
host-offer-stale = Cette proposition ne tient plus : elle a reçu sa réponse, a été retirée, ou la table a changé.
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
host-no-colour = Cette couleur n’existe pas à { $table }.
host-colour-taken = { $name } a déjà choisi cette couleur.
host-begins-creator = Seule la personne qui a ouvert la table, { $name }, décide de qui commence.
host-no-computer = Aucun ordinateur ne joue à { $table }.
host-bad-option = Cette option ne se règle pas ainsi : { $problem }.
host-not-lobby = { $table } a déjà commencé.
host-not-started = { $table } n'a pas encore commencé.
host-not-running = { $table } n'est pas en cours de partie.
host-not-over = { $table } n'est pas encore terminée.
host-ended = { $table } est fermée. Merci d'avoir joué !

## Coups

host-already-played = C’est déjà joué.
host-conflict = Quelqu'un a été plus rapide : la table vient de changer. Regardez-la, puis réessayez.
host-version = D’anciennes règles ont laissé { $table } dans une position que celles d’aujourd’hui ne savent pas ouvrir ; la partie ne peut pas continuer. Rien n’est perdu : `/table export` garde la partie, un admin du serveur peut la fermer avec `/castellan end`, et les mêmes personnes peuvent commencer une nouvelle table. Si une version suivante sait l’ouvrir, elle reprendra d’elle-même.
host-version-newer = { $table } a été jouée avec des règles plus récentes que les miennes : je n’y touche pas. Elle reprendra dès que je serai de nouveau à jour ; d’ici là, `/table export` fonctionne.
host-before-boundary = L’action { $index } de { $table } a été jouée avec d’anciennes règles : ce qui s’est passé est dans `/table log`, le plateau peut être montré à partir de l’action { $since }.
host-undo-boundary = On ne peut pas revenir plus loin en arrière à { $table } : les règles ont été renouvelées depuis, et la partie continue à partir de là.
host-no-such-action = { $table } n'a pas d'action { $index } ; elle en compte { $length } jusqu'ici.

## Annuler et rejouer

host-nothing-to-undo = Vous n'avez rien à annuler à { $table }.
host-nothing-to-redo = Rien à rejouer à { $table }.
host-redo-other = Seul { $name } peut rejouer cette action.
host-undo-final = On ne peut plus revenir en arrière à { $table } : un achat ou une pioche reste acquis.
host-undo-done = Un coup a déjà été repris à { $table }. Regardez-la avant de continuer.
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
host-show = { $table } est une démonstration : seules des IA y jouent.
host-no-show = { $table } n’est pas une démonstration. Seul un admin peut la fermer, par `/castellan fermer`.
host-shows-server = { $most ->
    [one] Une démonstration est déjà en cours sur ce serveur. Arrêtez-la d’abord.
   *[other] { $most } démonstrations sont déjà en cours sur ce serveur. Arrêtez-en une d’abord.
  }
host-shows-house = Beaucoup de démonstrations sont en cours. Veuillez réessayer dans quelques minutes.
