# Jouer sur des semaines : temps, absences, pauses et congés

## Qui la table attend

awaited-until = { $name } (jusqu’à { $when })
awaited-standing = { $name } (l’horloge est arrêtée ; jusqu’à { $when })
awaited-away = { $name } (en congé jusqu’au { $when })
awaited-regent = le régent { DE($name) }
turn-paused-agreed = La table fait une pause. Quiconque joue ici peut la faire reprendre.
turn-paused-host = La table fait une pause. Quiconque joue ici peut la faire reprendre.
turn-paused-away = Personne ne répond : la table attend que quelqu’un appuie sur **Me revoilà**.
turn-paused-frozen = Un admin a gelé cette table.
turn-paused-departed = La table est en pause : je n’étais plus sur ce serveur. Quiconque joue ici peut la faire reprendre.
table-line-paused = **{ $table }** · { $game } · { $channel } · en pause
button-return = Me revoilà
button-resume = Reprendre

## Quand le temps est écoulé

change-standin = { $seat } a dépassé le délai : un remplaçant a pris cette seule décision. { $seat } peut revenir dessus avec **Reprendre le coup** tant que personne d’autre n’a agi.
change-passed = { $seat } a dépassé le délai : j’ai passé à sa place. { $seat } peut revenir dessus tant que personne d’autre n’a agi.
change-regent = { $seat } ne joue plus depuis un moment : un régent joue désormais à sa place, avec prudence, jusqu’à ce { QUE($seat) } appuie sur **Me revoilà**.
change-deserted = Personne ne répond : la table attend que quelqu’un appuie sur **Me revoilà**.
change-returned = { $seat } est de retour.
change-resumed = La table reprend.
table-time-set = **{ $table }** : { $terms }.
table-deadline-what = Dites ce qui doit changer : les heures par réponse, une réserve de temps, la fin du temps, les retards, les week-ends ou les régents.

## Ce qui est convenu du temps

host-time-set = **{ $table }**, désormais : { $terms }. Le temps de chacun repart de zéro.
agreed-nothing = aucun délai
agreed-hours = { time-span } par tour
agreed-bank = une réserve de { $start } heures, { $increment } de plus à chaque tour, { $cap } au plus
agreed-standin = un remplaçant décide une fois le temps écoulé
agreed-pass = qui dépasse son temps passe si possible
agreed-call = qui dépasse son temps est seulement appelé
agreed-strikes = { $count ->
    [0] pas de régent
    [one] un régent joue pour qui est en retard une fois
   *[other] un régent joue pour qui est en retard { $count } fois de suite
  }
agreed-weekends = les horloges s’arrêtent le week-end ({ $zone })
agreed-regents = un régent joue pour qui est en congé
lobby-weekends = Week-ends libres : { $zone }

## Les options d’une table

table-option-bank-name = Réserve de temps
table-option-bank-description = Du temps pour toute la partie au lieu de chaque réponse : tant au début, un peu plus à chaque tour
table-option-bank-off = aucune
table-option-bank-relaxed = tranquille : une semaine, +24 h par tour
table-option-bank-daily = quotidienne : 3 jours, +12 h par tour
table-option-bank-fast = rapide : 6 heures, +1 h par tour
table-option-bank-own = { $start } h, +{ $increment } h par tour, { $cap } h au plus
table-option-upon-name = Temps écoulé
table-option-upon-description = Un remplaçant prend cette seule décision, avec prudence ; ou le joueur passe si possible ; ou j’appelle
table-option-upon-standin = un remplaçant décide
table-option-upon-pass = passer si possible
table-option-upon-call = appeler seulement
table-option-strikes-name = Retards
table-option-strikes-description = Après combien de suite un régent joue jusqu’au retour du joueur
table-option-strikes-value = { $count ->
    [0] pas de régent
    [one] un régent après un seul
   *[other] un régent après { $count } de suite
  }
table-option-weekends-name = Week-ends libres
table-option-weekends-description = Les horloges s’arrêtent le samedi et le dimanche
table-option-regents-name = Régents en congé
table-option-regents-description = Un régent joue pour qui est en congé ; sinon ses horloges s’arrêtent, sauf s’il en veut un
table-bank-start = Une réserve à vous a besoin d’un début : les heures dont chacun dispose en commençant.
option-start-name = début
option-start-description = Une réserve à vous : les heures du début
option-increment-name = gain
option-increment-description = Les heures que chaque tour y ajoute
option-cap-name = plafond
option-cap-description = Les heures qu’elle peut contenir ; sans cela, le double du début
option-regents-name = régents
option-regents-description = Un régent joue pour qui est en congé
option-bank-name = réserve
option-bank-description = Une réserve de temps pour toute la partie
option-upon-name = temps-écoulé
option-upon-description = Ce qui se passe quand le temps de quelqu’un est écoulé
option-strikes-name = retards
option-strikes-description = Autant de retards de suite : un régent joue ; 0 : jamais
option-weekends-name = week-ends-libres
option-weekends-description = Les horloges s’arrêtent le samedi et le dimanche
option-zone-name = fuseau
option-zone-description = Un fuseau horaire, comme Europe/Paris

## Pauses

table-pause-name = pause
table-pause-description = Mettre une table en pause, ou la faire reprendre
host-deserted = Il n’y a plus personne à **{ $table }** : la partie reprend dès que quelqu’un qui y joue revient.
absence-back = Bon retour à **{ $table }** : plus personne ne joue à votre place.
absence-paused = **{ $table }** est en pause.
absence-asked = J’ai demandé leur accord aux autres, à **{ $table }**.
absence-resumed = **{ $table }** reprend.
poll-noted = C’est noté.
poll-pause = { $name } propose une pause à **{ $table }**. { $names }, êtes-vous d’accord ?

## Congés

me-away-name = absence
me-away-description = Annoncer une absence ; vos horloges s’arrêtent, ou un régent joue pour vous
me-back-name = retour
me-back-description = Vous revoilà : votre congé prend fin, et plus personne ne joue à votre place
option-until-name = jusqu-au
option-until-description = Le dernier jour, comme 2027-08-31
option-from_day-name = du
option-from_day-description = Le premier jour, comme 2027-08-15 ; sans lui : maintenant
option-regent-name = régent
option-regent-description = Oui : un régent joue pour vous. Non : vos horloges s’arrêtent
leave-set = Vous êtes en congé du { $start } au { $end }. Vos horloges sont arrêtées, et les appels le disent. `/moi retour` y met fin.
leave-set-regent = Vous êtes en congé du { $start } au { $end }, et un régent joue pour vous. Choisissez, jeu par jeu, ce qui lui est permis ; `/moi retour` y met fin.
leave-over = Bon retour : votre congé est terminé, et plus personne ne joue à votre place.
leave-bad-day = « { $text } » n’est pas un jour. Écrivez-le comme `2027-08-31`.
mandate-choose = Le régent peut…
mandate-barony-war = attaquer les autres
mandate-barony-border = déplacer des chevaliers
mandate-barony-spend = payer des titres
mandate-saga-war = prendre des royaumes aux autres
mandate-saga-spend-nothing = Ne recruter personne contre des points
mandate-saga-spend-most = { $most ->
    [one] Dépenser au plus { $most } point par chevalier
   *[other] Dépenser au plus { $most } points par chevalier
}
mandate-saga-spend-anything = Dépenser autant de points que nécessaire par chevalier
mandate-torres-border = déplacer des chevaliers
mandate-torres-card = jouer des cartes action
mandate-medioevo-war = attaquer les autres et déclarer la guerre
mandate-medioevo-pact = signer et rompre des pactes
mandate-medioevo-loan = emprunter
mandate-medioevo-border = avancer au-delà des positions de vos armées
mandate-medioevo-spend-nothing = Ne rien acheter
mandate-medioevo-spend-most = { $most ->
    [one] Dépenser au plus { $most } florin d’achats par tour
   *[other] Dépenser au plus { $most } florins d’achats par tour
}
mandate-medioevo-spend-anything = Acheter ce qui semble sage
matter-nothing = rien de tout cela
leave-none = Vous n’êtes pas en congé, et aucun n’est prévu.

## Les places changent de mains

change-seek = { $former } a quitté la table et cherche quelqu’un pour prendre la suite ; d’ici là, une IA joue sous le nom { DE($seat) }.
change-given = { $former } ne venait plus depuis un moment : les autres ont cédé la place. Une IA joue sous le nom { DE($seat) } jusqu’à ce que quelqu’un la prenne.
change-back = { $seat } est de retour et reprend sa place.
resign-ask = Voulez-vous quitter **{ $table }** ? Les autres continuent. Soit une IA garde votre place pour de bon, soit elle joue jusqu’à ce que quelqu’un la prenne. Tant qu’une IA l’occupe, `/table rejoindre` vous la rend.
resign-ask-last = Voulez-vous quitter **{ $table }** ? Il ne resterait que des IA. Soit elles finissent la partie sans vous, et `/table rejoindre` vous rend la place tant qu’elle dure ; soit la table est fermée pour de bon.
resign-stayed = Vous restez à **{ $table }**.
resign-done-computer = Vous avez quitté **{ $table }**. Une IA continue ; `/table rejoindre` vous rend la place.
resign-done-seek = Vous avez quitté **{ $table }**. Une IA joue jusqu’à ce que quelqu’un prenne la place.
resign-done-finish = Vous avez quitté **{ $table }**. Les IA finissent la partie et annoncent le résultat ; d’ici là, `/table rejoindre` vous rend la place.
resign-done-close = Vous avez quitté **{ $table }**, qui est fermée.
button-stay = Rester
button-resign-seek = Chercher quelqu’un
button-resign-computer = Laisser à une IA
button-resign-finish = Laisser les IA finir
button-resign-close = Fermer la table
seat-open = Une place est libre à **{ $table }** ({ $game }) : celle { DE($name) }, après { $moves } { $moves ->
    [one] coup
   *[other] coups
  }. Vous joueriez avec { $others }.
seat-open-where = -# { $where } · le plateau : { $link }
seat-open-board = -# Le plateau : { $link }
button-take = Prendre cette place
seat-claim = { $names }, { $name } prendrait la place { DE($seat) } à **{ $table }**. Après un jour, quiconque joue ici peut répondre.
button-admit = Accueillir
button-reject = Pas cette fois
seat-asked = On demande à ceux de **{ $table }**, et je vous dirai leur réponse.
seat-yours = La place à **{ $table }** est à vous.
seat-vote = Les autres, à **{ $table }**, donnent leur avis.
seat-given = La place à **{ $table }** est libre désormais.
poll-seat = { $name } propose de chercher quelqu’un d’autre pour la place { DE($other) } à **{ $table }**, qui ne vient plus depuis un moment. { $names }, êtes-vous d’accord ?
table-note-name = note
table-note-description = Une note pour vous-même, montrée dans votre menu ; personne d’autre ne la lit
option-text-name = texte
option-text-description = Ce qu’il faut noter ; - l’efface
note-none = Vous n’avez pas de note à **{ $table }**.
note-shown = Votre note à **{ $table }** : { $text }
note-kept = Noté, pour vos yeux seulement : { $text }
panel-note = 📝 { $text }

## Comment on appelle les gens

me-calls-name = appels
me-calls-description = Comment je vous appelle : mention, message privé, rappels, heures calmes, résumé quotidien
option-way-name = moyen
option-way-description = Par mention, par message privé, les deux, ou pas du tout
option-reminder-name = rappel
option-reminder-description = Combien de temps avant la fin je vous le rappelle
option-quiet-name = calme
option-quiet-description = Heures calmes, comme 22-8 ; - pour aucune
option-digest-name = résumé
option-digest-description = À quelle heure vous recevez un résumé quotidien en privé ; -1 : jamais
calls-mention = par mention
calls-direct = par message privé
calls-both = des deux façons
calls-silent = pas du tout
calls-reminder-default = comme la table
calls-reminder-0 = aucun rappel
calls-reminder-4 = 4 heures avant
calls-reminder-8 = 8 heures avant
calls-reminder-24 = 24 heures avant
calls-now = Je vous appelle { $way }. Rappels : { $reminder }.
calls-now-quiet = De { $first } h à { $last } h ({ $zone }), personne ne vous appelle ; ce qui arrive attend la fin.
calls-now-digest = À { $hour } h ({ $zone }), vous recevez un résumé de toutes vos tables.
calls-bad-hours = « { $text } » n’est pas une plage d’heures. Écrivez-la comme `22-8`.
call-line = { $names }, { $text }
call-again = **{ $table }** vous attend.
call-remind = **{ $table }** vous attend : le délai expire <t:{ $end }:R>.
call-closed = **{ $table }** vous attend. Je ne peux pas vous écrire en privé : désormais, je vous appelle ici.
table-bump-name = relancer
table-bump-description = Relancer ceux que la table attend depuis 12 heures
bump-done = On a relancé ceux qu’on attend à **{ $table }**.
direct-call = C’est à vous à **{ $table }** ({ $game }) : { $link }
direct-remind = Votre temps à **{ $table }** ({ $game }) sera écoulé { $when } : { $link }

## Le bureau

desk-name = bureau
desk-description = Toutes vos tables, où qu’elles soient ; d’abord celles qui vous attendent
desk-empty = Vous n’êtes à aucune table. Dans un serveur, `/table ouvrir` en ouvre une.
desk-title = { $count ->
    [0] Aucune table ne vous attend.
    [one] **Une table vous attend.**
   *[other] **{ $count } tables vous attendent.**
  }
desk-done = Plus aucune table ne vous attend.
desk-turn = À vous : { $table }
button-next = Suivante
desk-line = **{ $table }** · { $game } · on attend : { $names } · { $link }
desk-line-yours = ▶ **{ $table }** · { $game } · c’est à vous · { $link }
desk-line-yours-timed = ▶ **{ $table }** · { $game } · c’est à vous, jusqu’à { $when } · { $link }
desk-line-paused = **{ $table }** · { $game } · en pause · { $link }
desk-line-lobby = **{ $table }** · { $game } · pas commencée · { $link }
digest-title = { $count ->
    [0] Aucune table ne vous attend.
    [one] **Une table vous attend.**
   *[other] **{ $count } tables vous attendent.**
  }
digest-news = { $count ->
    [0] Rien de neuf ailleurs.
    [one] À une autre table, il s’est passé ceci :
   *[other] À { $count } autres tables, il s’est passé ceci :
  }
digest-news-only = { $count ->
    [0] Rien de neuf à vos tables.
    [one] À une de vos tables, il s’est passé ceci :
   *[other] À { $count } de vos tables, il s’est passé ceci :
  }
digest-table = **{ $table }** · { $game } · { $link }
digest-more = … et { $count } de plus : `/bureau`
digest-closed = Je ne peux pas vous envoyer de message privé : vous ne recevez donc pas de résumé. Quand ils seront ouverts, redemandez-le avec `/moi appels`.

## Ce qu’on sait des gens

me-data-name = données
me-data-description = Tout ce que je garde de vous, dans un fichier
me-forget-name = oublier
me-forget-description = Faire effacer tout ce qui vous concerne ; on vous le demande d’abord
data-sent = Tout ce que je garde de vous.
forget-title = Être oublié
forget-box = Tapez « { $word } » : c’est définitif
forget-word = oubliez-moi
forget-wrong = Rien n’a été effacé : vous n’avez pas tapé « { $word } ».
forget-done = Vos données sont effacées. Les parties finies gardent « un ancien joueur » ; là où vous jouiez, une IA continue.
former-player = un ancien joueur

## Ce que font les admins

admin-freeze-name = geler
admin-freeze-description = Geler une table pour que personne n’y joue, ou la faire reprendre
admin-frozen = **{ $table }** est gelée. La même commande la fait reprendre.
admin-rewind-name = rembobiner
admin-rewind-description = Ramener une table à un coup antérieur, qui que ce soit qui ait joué depuis
option-move-name = coup
option-move-description = Après combien de coups ; 0 est le début
admin-rewound = **{ $table }** en est là où elle en était après { $actions } { $actions ->
    [one] coup
   *[other] coups
  }.
change-rewind = Un admin a repris { $moves } { $moves ->
    [one] coup
   *[other] coups
  }.
admin-rewind-ask = Reprendre { $moves ->
    [0] les derniers coups
    [one] le dernier coup
   *[other] les { $moves } derniers coups
  } à **{ $table }**, qui que ce soit qui les ait joués ? Tous ceux qui y sont le liront. { $move ->
    [0] La table en sera au début.
    [one] La table en sera après le coup 1 :
   *[other] La table en sera après le coup { $move } :
  }
button-rewind = Les reprendre
rewind-choice = après { $move } : { $text }
admin-end-ask = Fermer **{ $table }** ({ $game }) pour de bon ? { $moves ->
    [0] Aucun coup n’y a encore été joué.
    [one] Un coup y a été joué.
   *[other] { $moves } coups y ont été joués.
  } Pour l’arrêter un moment, utilisez `/castellan geler`.
button-close = La fermer
button-newer = ◀ Plus récents
button-older = Plus anciens ▶
admin-audit-name = registre
admin-audit-description = Ce que les admins ont fait aux tables et aux réglages de ce serveur
audit-empty = Aucun admin n’a touché à une table ni à un réglage ici.
audit-end = { $when } · { $who } a fermé **{ $table }** après le coup { $before }
audit-repair = { $when } · { $who } a réparé **{ $table }** au coup { $after }
audit-freeze = { $when } · { $who } a gelé **{ $table }** au coup { $before }
audit-thaw = { $when } · { $who } a fait reprendre **{ $table }** au coup { $before }
audit-rewind = { $when } · { $who } a ramené **{ $table }** du coup { $before } au coup { $after }
audit-settings = { $when } · { $who } a changé **{ $name }** : « { $before } » devient « { $after } »
