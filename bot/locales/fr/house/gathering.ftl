### Avant la partie : qui vient, qui attend, qui s’assied où, et la liste des tables ouvertes.

## Ce que peut l’hôte d’une table

host-only-creator = Seule la personne qui a ouvert la table, { $name }, peut faire cela. Elle peut le permettre à tout le monde : **Personnes, places** dans l’accueil.
host-already-waiting = Vous êtes déjà sur la liste d’attente de { $table }.
host-not-invited = { $table } est privée : seules les personnes invitées peuvent s’y asseoir.
host-barred = Vous ne faites plus partie de { $table }. Vous pouvez revenir sur invitation.
host-many-guests = { $table } ne peut pas avoir plus de { $most } personnes en attente ou invitées.
host-already-invited = { $name } est déjà sur la liste des invités de { $table }.
host-no-invitation = Vous n’avez pas d’invitation en cours à { $table }.
host-nobody-to-remove = Il n’y a personne de ce nom à retirer de { $table }.
host-sent-away = { $name } ne fait plus partie de **{ $table }**.
host-invitation = **{ $name }** vous invite à **{ $table }** ({ $game }).
host-regrets = { $name } ne vient pas à **{ $table }**.
host-rematch = **{ $name }** voudrait une revanche : **{ $table }** ({ $game }), chacun une place plus loin. En êtes-vous ?
host-moved-up = une place s’est libérée à **{ $table }**, elle est à vous.
host-now-ready = **{ $table }** peut commencer. Places prises : { $seats }.
host-now-full = **{ $table }** est complète et peut commencer.
host-expiring = **{ $table }** n’a pas commencé, et rien n’y a changé depuis longtemps. Elle sera fermée <t:{ $end }:R>, sauf si quelqu’un appuie sur **Garder ouverte**.
host-expired = **{ $table }** n’a pas commencé : je l’ai fermée après deux semaines sans changement.
call-closed-note = Je ne peux pas vous envoyer de message privé ; désormais je vous appelle ici.
direct-word = { START($text) } { $link }
button-come = Accepter
button-regret = Décliner
button-keep = Garder ouverte
kept-open-by = { $name } la garde ouverte.
lobby-closes = Cette table sera fermée { $when } si rien n’y change d’ici là.
kept-open = **{ $table }** reste ouverte.
invitation-accepted = Vous êtes à la table **{ $table }**.
invitation-declined = Vous avez décliné.

## L’accueil

button-wait = Liste d’attente
button-people = Personnes, places
lobby-private = 🔒 Privée : seules les personnes invitées la voient et peuvent s’y asseoir.
lobby-waiting = Liste d’attente : { $names }
lobby-invited = Invitations : { $names }
lobby-shuffled = Les places sont tirées au sort au début.
lobby-hint-ready-host = Tout est prêt : { $name } peut appuyer sur **Commencer**.
table-waits = Toutes les places de **{ $table }** sont prises. Vous avez le numéro { $number } sur la liste d’attente ; je vous préviens dès qu’une place se libère.

## Personnes et places

table-invite-name = inviter
table-invite-description = Inviter quelqu’un à votre table ; un bouton permet d’accepter ou de décliner
option-guest-name = joueur
option-guest-description = Qui inviter
table-invited = J’ai invité { $name } à **{ $table }**.
invite-bot = Un compte de bot ne peut pas jouer. **Ajouter une IA** fait venir une IA.
table-people-name = personnes
table-people-description = Qui peut commencer la partie et régler les options ; retirer quelqu’un
option-hosts-name = hôtes
option-hosts-description = Qui peut commencer, régler les options et retirer des personnes
option-remove-name = retirer
option-remove-description = Quelqu’un qui doit partir ; retour possible sur invitation
people-host = qui a ouvert la table
people-all = tout le monde à la table
people-what = Dites ce qui doit changer : qui décide, ou qui retirer.
table-people-set = C’est fait : l’accueil de **{ $table }** le montre.
table-seats-name = places
table-seats-description = Qui s’assied où : tirage au sort au début, ou à votre choix
option-order-name = ordre
option-order-description = Tirage au sort au début, ou comme maintenant
option-number-name = numéro
option-number-description = Quelle place, comptée à partir de 1
option-sitter-name = qui
option-sitter-description = Quelqu’un de la table qui change de place
seats-lot = tirées au sort au début
seats-kept = comme maintenant
seats-what = Dites ce qui doit changer : l’ordre, ou qui prend quelle place.
people-title = **{ $table }** : personnes et places
people-about-hosts = **Qui décide** : commencer la partie, régler les options, inviter et retirer des personnes.
people-about-remove = **Retirer quelqu’un** : retour possible sur invitation. `/table inviter` propose à quelqu’un de venir.
people-about-order = **Places** : on joue autour de la table dans cet ordre.
people-about-up = **Avancer** : la personne choisie prend la place juste avant la sienne.
people-choose-remove = Retirer quelqu’un…
people-choose-up = Avancer quelqu’un…
people-remove = Retirer { $name }
people-up = { $name } : place { $number }
people-hosts-choice = Qui décide : { $value }
people-order-choice = Places : { $value }

## Toutes les tables ouvertes

table-open-name = affiche
table-open-description = Afficher dans ce salon la liste des tables ouvertes, toujours à jour
option-off-name = retirer
option-off-description = Retirer la liste
open-admin = C’est à un admin (Gérer le serveur) d’afficher la liste des tables ouvertes. Pour ouvrir une table : `/table ouvrir` ; `/table liste` vous les montre toutes.
open-put-up = La liste des tables ouvertes est affichée ici, et reste à jour.
open-taken-down = La liste des tables ouvertes est retirée.
open-none-up = Aucune liste de tables ouvertes n’est affichée sur ce serveur.
open-title = **Tables ouvertes**
open-line = **{ $table }** · { $game } · places : { $taken } sur { $seats } · { $names } · { $link }
open-line-full = **{ $table }** · { $game } · complète, { $waiting ->
    [0] liste d’attente
   *[other] { $waiting } en attente
  } · { $names } · { $link }
open-more = … et { $count ->
    [one] une autre
   *[other] { $count } autres
  } : `/table liste`
open-empty = Aucune table ne cherche de joueurs en ce moment.
open-join = Rejoindre { $table }
open-wait = Attendre { $table }
button-offer = Ouvrir une table
