### Ce que dit l’hôte quand une chose est impossible à une table.

## Tables et sièges

host-unknown-table = La table { $table } n’existe pas.
host-unknown-game = Je ne connais pas le jeu « { $game } ».
host-bad-name = Ce nom ne se lit pas : il est vide ou contient des caractères cachés. Choisissez-en un autre.
host-too-many = { $most ->
    [one] Vous avez déjà une table ouverte. Finissez-la ou quittez-la d’abord.
   *[other] Vous avez déjà { $most } tables ouvertes. Finissez-en ou quittez-en une d’abord.
  }
host-server-full = { $most ->
    [one] Une table est déjà ouverte sur ce serveur, et il ne peut y en avoir davantage.
   *[other] { $most } tables sont déjà ouvertes sur ce serveur, et il ne peut y en avoir davantage.
  }
host-already-seated = Vous avez déjà une place à { $table }.
host-not-seated = Vous n’avez pas de place à { $table }.
host-no-such-seat = Cette place n’existe pas à { $table }.
host-offer-seated = { $name } a déjà une place à { $table }.
host-offer-other = Cette place n’est proposée qu’à { $name }.
host-offer-stale = Cette proposition ne tient plus : elle a reçu sa réponse, a été retirée, ou la table a changé.
host-full =
    { $seats ->
        [one] { $table } n’a qu’une place, et elle est prise.
       *[other] Les { $seats } places de { $table } sont prises.
    }
host-too-few =
    { $seats ->
        [one] Il faut au moins un joueur à { $table }.
       *[other] Il faut au moins { $seats } joueurs à { $table }.
    }
host-no-colour = Cette couleur n’existe pas à { $table }.
host-colour-taken = { $name } a déjà choisi cette couleur.
host-begins-creator = { $name } a ouvert la table et décide de qui commence.
host-no-computer = Il n’y a pas d’IA à { $table }.
host-no-such-level = Les IA de { $table } n’ont pas ce niveau. Choisissez-en un dans le menu.
host-bad-option = Valeur impossible pour cette option : { $problem }.
host-not-lobby = La partie a déjà commencé à { $table }.
host-not-started = La partie n’a pas encore commencé à { $table }.
host-not-running = Aucune partie n’est en cours à { $table }.
host-not-over = La partie n’est pas encore terminée à { $table }.
host-ended = **{ $table }** est fermée. Merci d’avoir joué !
host-ended-admin = Un admin a fermé **{ $table }**. Merci d’avoir joué !

## Coups

host-already-played = Ce coup est déjà joué.
host-conflict = Quelqu’un a joué juste avant vous. Regardez le plateau, puis réessayez.
host-version = D’anciennes règles ont laissé { $table } dans une position que celles d’aujourd’hui ne savent pas ouvrir ; la partie ne peut pas continuer. Rien n’est perdu : `/table archives exporter` garde la partie, un admin du serveur peut la fermer avec `/castellan fermer`, et les mêmes personnes peuvent commencer une nouvelle table. Si une version suivante sait l’ouvrir, elle reprendra automatiquement.
host-version-newer = { $table } a été jouée avec des règles plus récentes que les miennes : je n’y touche pas. Elle reprendra dès que je serai de nouveau à jour ; d’ici là, `/table archives exporter` fonctionne.
host-before-boundary = Le coup n° { $index } de { $table } a été joué avec d’anciennes règles : `/table journal` dit ce qui s’est passé, et le plateau peut être montré à partir du coup n° { $since }.
host-undo-boundary = On ne peut pas revenir plus loin en arrière à { $table } : les règles ont été mises à jour à ce moment-là.
host-no-such-action = Il n’y a pas de coup n° { $index } à { $table } : le dernier est le n° { $length }.

## Annuler et rejouer

host-nothing-to-undo = Vous n’avez aucun coup à reprendre à { $table }.
host-nothing-to-redo = Aucun coup à rétablir à { $table }.
host-redo-other = C’est à { $name } de rétablir ce coup.
host-undo-final = On ne peut plus revenir en arrière à { $table } : de nouvelles cartes ou de nouveaux dés ont été vus.
host-undo-done = Un coup a déjà été repris à { $table }. Regardez le plateau avant de continuer.
host-undo-not-asked = Votre accord n’est pas demandé pour cette reprise à { $table }.
host-undo-stale = Cette demande de reprise n’est plus d’actualité.

## Vérifier et conserver

host-verify-seed = La graine ne correspond pas au code d’équité montré au début.
host-verify-log = Rejoué, le journal donne d’autres événements.
host-verify-state = Rejouée, la partie donne un autre résultat.
host-broken-log = Le journal de { $table } ne se rejoue pas avec ces règles ; rien n’a été changé.
host-database = La base de données { $path } est inutilisable : { $problem }.
host-backup = La sauvegarde { $path } n’a pas pu être écrite : { $problem }.
host-busy = La base de données est occupée. Réessayez dans un instant.
host-storage = La base de données n’a pas pu enregistrer : { $problem }. Rien n’a été changé.
host-bad-deadline = Le délai doit être compris entre 1 et { $hours } heures, ou 0 pour aucun.
host-already-there = { $table } est déjà ici.
host-in-use = Un autre Castellan utilise déjà la base de données { $path }. Fermez-le d’abord, ou donnez à celui-ci un autre fichier par CASTELLAN_DATABASE.
host-show = { $table } est une démonstration : seules des IA y jouent.
host-no-show = { $table } n’est pas une démonstration. Seul un admin peut la fermer, par `/castellan fermer`.
host-shows-server = { $most ->
    [one] Une démonstration est déjà en cours sur ce serveur. Arrêtez-la d’abord.
   *[other] { $most } démonstrations sont déjà en cours sur ce serveur. Arrêtez-en une d’abord.
  }
host-shows-house = Beaucoup de démonstrations sont en cours. Veuillez réessayer dans quelques minutes.

## Temps et absences

host-returned = { $seat } est de retour.
host-leave-regent = { $seat } est en congé ; un régent joue à sa place jusqu’à son retour.
host-not-away = Personne ne joue à votre place à **{ $table }**.
host-bad-bank = Cette réserve de temps n’existe pas.
host-bad-zone = Je ne connais pas le fuseau « { $zone } ». Écrivez-le comme `Europe/Paris`.
host-paused = **{ $table }** est en pause. **Reprendre**, ou `/table pause`, la fait repartir.
host-frozen = **{ $table }** est gelée ; seul un admin peut la faire repartir.
host-already-paused = **{ $table }** est déjà en pause.
host-not-paused = **{ $table }** n’est pas en pause.
host-now-paused = **{ $table }** est en pause : les horloges sont arrêtées. Quiconque joue ici peut la faire reprendre.
host-now-frozen = **{ $table }** est gelée par un admin : les horloges sont arrêtées.
host-pause-refused = { $seat } préfère continuer à jouer.
host-poll-withdrawn = { $seat } a retiré sa proposition.
host-poll-stale = Cette question est réglée.
host-poll-not-asked = On ne vous demande rien ici.
host-leave-over = Ce congé serait fini avant de commencer.
host-leave-long = Un congé dure au plus { $days } jours d’affilée.
host-leave-year = { $left ->
    [0] Vous avez pris tous vos { $days } jours de congé de l’année.
   *[other] On peut s’absenter { $days } jours par an ; il vous en reste { $left }.
  }
host-seat-kept = On ne cherche personne à **{ $table }**.
host-claim-declined = **{ $table }** continue sans vous cette fois.
host-claim-admitted = la place à **{ $table }** est à vous.
host-claim-gone = la place à **{ $table }** est allée à quelqu’un d’autre.
host-claim-wait = Pendant un jour, c’est à { $name } de répondre ; ensuite à quiconque joue ici.
host-seat-lost = vous ne veniez plus à **{ $table }** depuis un moment : les autres ont cédé votre place. Tant que personne ne l’a prise, `/table rejoindre` vous la rend.
host-claim-stale = Cette place n’est plus libre, ou la question est réglée.
host-nothing-left = À **{ $table }**, vous n’avez laissé aucune place à une IA.
host-not-late = { $name } n’a pas été en retard deux fois de suite à **{ $table }**.
host-seat-refused = { $seat } préfère attendre.
host-note-long = Une note a au plus { $most } caractères.
host-bumped = { $seat } demande si vous pouvez jouer à **{ $table }**.
host-bump-early = À **{ $table }**, on n’attend encore personne depuis douze heures.
host-bump-again = À **{ $table }**, on a déjà relancé il y a moins de douze heures.
host-clock-fixed = Sur ce serveur, ce sont les admins qui décident du temps dont on dispose.
host-bad-own-bank = Une réserve de temps commence avec au moins 1 heure et en contient au moins autant, au plus { time-span } ; un tour ne peut pas rapporter plus qu’elle ne contient.
