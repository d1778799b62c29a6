# Les mots de la maison : ce que tous les jeux partagent.

language-name = Français
list-joined = { $first } et { $last }
seat-name = Joueur { $number }

## Refus et erreurs

refusal-with-rule = { $text } ({ $rule })
refusal-instead = Vous pourriez plutôt jouer :
refusal-over = La partie est terminée.
refusal-not-awaited = Ce n’est pas votre tour.
refusal-stale = La partie a avancé entre-temps. Voici où elle en est.
refusal-malformed = Je ne comprends pas « { $problem } ».
refusal-value = « { $value } » n’est pas possible ici.
refusal-missing = Il manque un choix à faire ici.
refusal-action = Ce n’est pas possible maintenant.
error-unexpected = Quelque chose s’est mal passé de mon côté, et rien n’a changé. Veuillez réessayer.
error-after-change = C’est fait, mais quelque chose s’est mal passé ensuite de mon côté. Inutile de réessayer.
error-command-changed = Cette commande a changé. Rechargez Discord (Ctrl+R) pour avoir la nouvelle, puis réessayez.
control-unknown = Ce bouton ne sert plus. Le dernier message de la table porte ceux qui servent.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter une IA
button-dismiss = Retirer une IA
button-start = Commencer
button-options = Toutes les options
button-more = Suite
button-turn = À vous
button-panel = Choisir pas à pas
button-undo = Annuler le coup
button-confirm = Confirmer
button-again = Encore : { $move }
button-back = Retour
button-cancel = Abandonner
button-type = Saisir
button-reference = Aide-mémoire
button-rule = Règle { $rule }
button-agree = D’accord
button-refuse = Refuser
button-accept = Accepter
button-first-panel = Votre premier tour
button-learn = Apprendre { $game }
button-rules-page = Règles : { $title }
button-uncoach = Sans conseils
button-decline = Décliner

## Salon d’attente

lobby-title = **{ $table }** : une table de { $game } pour { $lo } à { $hi }
lobby-seat = { $number } · { $name }
lobby-seat-computer = { $number } · { $name } (IA)
table-option-deadline-name = Délai
table-option-deadline-description = Le temps de réponse ; je le rappelle avant, puis je passe à la place du joueur si le jeu le permet
table-option-deadline-value = { $hours ->
    [0] aucun
    [one] une heure
   *[other] { $hours } heures
  }
lobby-option = { $name } : { $value }
lobby-hint-few = Ensuite : **Ajouter une IA** pour un adversaire, ou attendre que d’autres viennent **Rejoindre**.
lobby-hint-ready = Tout est prêt : toute personne assise peut appuyer sur **Commencer**.
lobby-started = La partie a commencé.
lobby-closed = Cette table est fermée.
options-title = Options de **{ $table }**
options-line = **{ $name }** : { $about }
option-on = oui
option-off = non

## Tours

turn-title = **{ $table }** · { $game }
turn-event = • { $text }
turn-more = • … et { $count ->
    [one] une chose
   *[other] { $count } choses
  } auparavant
turn-call = { $count ->
    [one] { $names }, c’est à vous.
   *[other] On attend : { $names }.
  }
turn-thinking = { $count ->
    [one] { $names } réfléchit …
   *[other] { $names } réfléchissent …
  }
turn-seed = -# Code d’équité, pour vérifier la partie quand elle sera finie : `{ $commitment }`
final-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
  }
final-score = { $name } : **{ $points }** ({ $parts })
final-part = { $label } { $points }
final-seed = La graine était `{ $seed }`. Vérifiez la partie avec `/table vérifier`.

## Panneau

panel-title = **{ $table }** · { $game }
panel-so-far = { $move } …
panel-confirm = { $move } : j’y vais ?
panel-then = Ensuite : { $prompt }
panel-again = Reprenons du début.
panel-done = C’est fait.
panel-played-only = Le coup est joué : { $told }
    Je n’ai pas pu dessiner la suite ; **À vous** la montre.
panel-already-played = C’est déjà joué, seule ma réponse s’est perdue : { $told }
panel-cancelled = Rien n’a été joué.
panel-expired = Ce panneau a expiré. Utilisez de nouveau **À vous**.
panel-not-yours = Ce panneau est à quelqu’un d’autre.
panel-over = La partie est terminée.
panel-not-seated = Vous n’avez pas de place à { $table }.
panel-waiting = Ce n’est pas à vous : on attend { $names }.
picture-yours = Pour vos yeux seulement.
picture-no-place = Je n’y vois aucun lieu de ce nom : { $place }.
prompt-share = { $count } × { $what }
prompt-nothing = rien
prompt-choose = Choisissez
prompt-choose-several = Choisissez-en { $lo } à { $hi }
prompt-group = { $first } … { $last }
prompt-kinds = { $group } …
prompt-rest = { $count } autres…
prompt-group-choose = Quel groupe ?
prompt-part = { $part } (au plus { $cap } ; { $total } en tout)
prompt-text = Jusqu’à { $most } lettres
prompt-amount = Un nombre de { $lo } à { $hi }
prompt-shares = Combien de chacun ; { $total } en tout
prompt-list = Des noms, séparés par des virgules

## Les conseils

coach-line = > **Conseil :** { $text }
coach-on = À **{ $table }**, chaque nouvelle sorte de décision vous est expliquée, dans votre menu privé seulement.
coach-off = Plus de conseils à **{ $table }**. `/table conseils` les fait revenir.
learn-opened = Votre première partie de { $game } a commencé : **{ $table }**, dans { $channel }. Des IA occupent les autres places, et les règles sont les vraies. Au-dessus de vos choix, chaque nouvelle sorte de décision vous est expliquée, pour vos yeux seulement ; **Sans conseils** y met fin. Essayez sans crainte : presque tout coup peut être repris, et `/table abandonner` ferme la table.
learn-others-first = { $count ->
    [one] { $names } commence.
   *[other] { $names } commencent.
  } Je vous appelle dans le salon quand c’est votre tour ; cela prend quelques secondes.
learn-no-course = Il n’y a pas encore de partie guidée de « { $game } ».

## Changements hors du jeu

change-undo = { $seat } a repris un coup.
change-redo = { $seat } a rejoué ce qui était repris.
change-resign = { $former } est parti ; une IA continue sous le nom de { $seat }.
change-replace = { $seat } prend la place de { $former }.
change-deadline = Le temps de { $seat } est écoulé : je joue à sa place.
change-repair = La position a été reconstruite d’après le journal.
change-upgrade = Les règles ont été renouvelées. La partie continue d’ici ; ce qui a été joué avant ne peut plus être repris.

## Délais

deadline-reminder = { $names }, **{ $table }** vous attend : votre temps sera écoulé { $when }.
deadline-late = { $names }, votre temps à **{ $table }** est écoulé, et la partie ne peut continuer sans vous.

## Céder une place

offer-question = { $invited }, voulez-vous reprendre la place de { $name } à **{ $table }** ? Rien ne change avant votre accord.
offer-accepted = La place est à vous.
offer-declined = Vous avez décliné.
offer-refused = { $name } ne reprend pas la place de { $seat }.

## Annulation

undo-question = { $name } voudrait reprendre un coup. { $names }, êtes-vous d’accord ?
undo-done = Coup repris.
undo-already = Ce coup est déjà repris, seule ma réponse s’est perdue.
undo-asked = J’ai demandé aux autres.
undo-refused = La reprise a été refusée.
redo-done = Coup rejoué.
redo-already = Ce coup est déjà rejoué, seule ma réponse s’est perdue.

## Tables

table-command = table
table-command-description = Tables : ouvrir, rejoindre, regarder, reprendre, quitter
table-new-name = ouvrir
table-new-description = Ouvrir une table
table-learn-name = apprendre
table-learn-description = Votre première partie : vous contre des IA, avec des conseils à chaque étape
table-coach-name = conseils
table-coach-description = Recevoir des conseils dans votre menu privé, ou non
table-join-name = rejoindre
table-join-description = Prendre place à une table qui n’a pas commencé
table-leave-name = quitter
table-leave-description = Rendre sa place avant le début
table-start-name = commencer
table-start-description = Commencer la partie
table-list-name = liste
table-list-description = Les tables de ce serveur
table-board-name = plateau
table-board-description = Revoir le plateau, entier ou de près
table-log-name = journal
table-log-description = Ce qui s’est passé dernièrement
table-undo-name = annuler
table-undo-description = Reprendre son dernier coup, au besoin avec l’accord des autres
table-redo-name = rejouer
table-redo-description = Rejouer ce qui a été repris
table-resign-name = abandonner
table-resign-description = Quitter une partie en cours : une IA joue à votre place
table-replace-name = remplacer
table-replace-description = Proposer une place à quelqu’un, qui doit accepter
table-language-name = langue
table-language-description = La langue dans laquelle la table parle dans le salon
table-language-set = **{ $table }** parle désormais la langue choisie.
table-deadline-name = délai
table-deadline-description = Combien d’heures un joueur peut prendre ; 0 : sans délai
table-deadline-set = Le délai de **{ $table }** est fixé.
table-deadline-who = La partie commencée, seul qui a ouvert la table ou un admin peut changer le délai.
table-export-name = exporter
table-export-description = La partie dans un fichier
table-verify-name = vérifier
table-verify-description = Contrôler une partie finie : graine, tirages et coups
table-opened = **{ $table }** est ouverte dans { $channel }.
table-joined = Vous êtes à la table **{ $table }**.
table-left = Vous avez quitté **{ $table }**.
table-started = **{ $table }** a commencé.
table-resigned = Une IA joue à votre place à **{ $table }**.
table-offered = J’ai demandé à { $name } de reprendre la place à **{ $table }**. Elle changera de main après son accord.
table-offer-hidden = { $name } ne voit pas le salon de { $table }.
table-replace-bot = Un bot ne peut pas prendre place. Pour laisser jouer une IA, utilisez `/table abandonner`.
table-exported = **{ $table }**, telle qu’on peut la raconter maintenant.
table-unknown-game = Je ne connais pas le jeu « { $game } ».
table-none-here = Je ne trouve pas de telle table ici. `/table liste` montre celles qui existent.
table-other-game = À **{ $table }** on joue à { $game } ; cette commande est celle d’un autre jeu.
table-not-started = **{ $table }** n’a pas encore commencé.
table-no-thread = Je ne peux créer un fil que dans un salon textuel.
table-threads-full = Trop de fils sont ouverts dans ce salon : aucune table n’a été ouverte. Fermez-en, ou ouvrez la table sans fil.
table-thread-failed = Je n’ai pas pu créer de fil ici : aucune table n’a été ouverte. Réessayez, ou faites-le sans fil.
quota-costly = { $seconds ->
    [one] Vous avez demandé { $most } images et fichiers en une minute. Redemandez dans une seconde.
   *[other] Vous avez demandé { $most } images et fichiers en une minute. Redemandez dans { $seconds } secondes.
  }
table-permissions = Je ne peux pas tenir de table ici : il me manque ces permissions : { $missing }.
permission-read-messages = voir le salon
permission-send-messages = envoyer des messages
permission-attach-files = joindre des fichiers
permission-embed-links = intégrer des liens
permission-read-message-history = voir les anciens messages
permission-create-public-threads = créer des fils publics
permission-send-messages-in-threads = envoyer des messages dans les fils
table-choice = { $table } · { $game } · { $status }
table-line = **{ $table }** · { $game } · { $status } · { $channel } · { $names }
table-line-running = **{ $table }** · { $game } · { $channel } · on attend : { $names }
table-list-empty = Aucune table n’est ouverte. `/table ouvrir` en ouvre une.
status-lobby = ouverte
status-running = en cours
status-over = terminée
status-ended = fermée
log-line = { $when } · { $text }
log-empty = Il ne s’est encore rien passé.
verify-good = Tout est en ordre : la graine `{ $seed }` correspond au code `{ $commitment }` montré au début, et { $actions } actions rejouées mènent à la même fin.
verify-good-since = Pour ce qui peut être vérifié, tout est en ordre : la graine `{ $seed }` correspond au code `{ $commitment }` montré au début. { $actions ->
    [0] La partie a été jouée avec d’anciennes règles ; ses coups ne se rejouent plus.
    [one] L’action qui suit l’action { $since } mène à la même fin ; ce qui précède a été joué avec d’anciennes règles.
   *[other] Les { $actions } actions qui suivent l’action { $since } mènent à la même fin ; ce qui précède a été joué avec d’anciennes règles.
  }
verify-bad = Cette partie ne se vérifie pas : { $problem }

## Options des commandes

option-game-name = jeu
option-game-description = Quel jeu
option-coach-name = choix
option-coach-description = Oui ou non, pour vous seulement
option-name-name = nom
option-name-description = Un nom pour la table
option-thread-name = fil
option-thread-description = Donner à la table un fil à elle
option-language-name = langue
option-language-description = Langue des messages publics
option-table-name = table
option-table-description = Quelle table, sinon celle d’ici
option-place-name = lieu
option-place-description = Un lieu à voir de près
option-zoom-name = zoom
option-zoom-description = Un lieu à voir de près
option-seat-name = place
option-seat-description = Le numéro de la place
option-hours-name = heures
option-hours-description = Combien d’heures ; 0 : sans délai
option-player-name = joueur
option-player-description = Qui la prend
option-topic-name = sujet
option-topic-description = Quelle page, ou « reference » pour l’aide-mémoire
option-find-name = chercher
option-find-description = Une règle, par son numéro (T-16) ou par des mots

turn-name = tour
turn-description = Choisir son coup pas à pas

## Aide

help-name = aide
help-description = Comment jouer ici
help-text = J’accueille de longs jeux de plateau : { $games }. Un coup aujourd’hui, un coup demain.
    • Première fois ? `/table apprendre` est une partie guidée : vous, des IA, et des conseils dans votre menu privé.
    • `/table ouvrir` ouvre une table ; on la rejoint par ses boutons, des IA prennent les places libres.
    • Quand c’est à vous, je vous appelle. Appuyez sur **À vous** et choisissez pas à pas, ou utilisez la commande du jeu, par exemple `/barony déplacer` ; elle complète ce qui est possible.
    • `/table annuler` reprend un coup, `/table plateau` montre le plateau, `/table journal` ce qui s’est passé.
    • `/table délai` limite le temps de réponse : je le rappelle, puis je passe à la place du joueur si le jeu le permet.
    • `/règles` explique chaque jeu, `/table liste` retrouve vos tables.
rules-name = règles
rules-description = Les règles d’un jeu, page par page
rules-page = **{ $game } : { $title }**
    { $text }
rules-sheet = **{ $game } : { $title }**
rules-more = Une autre page
rules-in-full = Les règles de cette page, en entier
rules-found = Ce que j’ai trouvé d’autre
rules-which-game = Les règles de quel jeu ?
rules-no-such-rule = Je ne trouve rien sur « { $sought } » dans les règles. Essayez un numéro de règle, comme T-16, ou un autre mot.
rules-rule = **{ $game }, { $name }** *(texte en anglais)*
    { $text }
    -# Les règles numérotées n’existent qu’en anglais ; `/règles` sans numéro les explique en français.

## Administration

admin-command = castellan
admin-command-description = Administration : fermer ou réparer une table, choisir la langue
admin-end-name = fermer
admin-end-description = Fermer une table pour de bon
admin-repair-name = réparer
admin-repair-description = Reconstruire la position d’après le journal et la montrer
admin-language-name = langue
admin-language-description = La langue des messages publics de ce serveur
admin-ended = **{ $table }** est fermée.
admin-repaired = **{ $table }** a été reconstruite d’après ses { $actions } actions.
admin-language-set = Les messages publics des nouvelles tables seront en « { $language } ».
admin-only = Seules les personnes qui gèrent ce serveur peuvent faire cela.

## Terminal

cli-about = Accueille de longs jeux de plateau médiévaux : dans Discord avec DISCORD_TOKEN, sinon à une table locale dans le navigateur.
cli-commands = outils
cli-engine = Parler le protocole du moteur : des lignes JSON en entrée et en sortie standard
cli-render = Dessiner une image d’une partie enregistrée
cli-render-log = la partie enregistrée, telle que la donne l’export
cli-render-picture = le fichier PNG à écrire
cli-render-seat = par quels yeux, compté depuis 0 ; sans cela, ceux du public
cli-render-after = dessiner la position après tant d’actions
cli-render-kind = quelle sorte d’image
cli-render-focus = un lieu à dessiner de près
cli-render-language = langue des mots de l’image
cli-render-failed = Impossible de dessiner : { $problem }
cli-backup = Copier la base de données, complète à cet instant ; les parties peuvent continuer pendant ce temps
cli-backup-path = le fichier à écrire ; sinon, à côté de la base, avec la date du jour
cli-backup-done = La sauvegarde est { $path }.
cli-check = Contrôler réglages, jeton, base de données, polices et mots
cli-check-online = se connecter aussi à Discord et contrôler les permissions
run-local = La table locale est ouverte à { $address } (Ctrl+C la ferme)
local-welcome = **Voici la table locale.** Tout y marche comme dans Discord.
    Vous pouvez être les quatre personnes : cliquez sur un portrait pour agir à sa place. Vous devenez aussi la personne que la table attend ; « Suivre le tour » l’arrête.
run-closed = Fermé. Toutes les tables sont gardées.
run-failed = Impossible de démarrer : { $problem }
run-port-taken = Le port { $port } est occupé : une autre table locale est peut-être ouverte. Donnez-en un autre à CASTELLAN_PORT, ou 0 pour un port quelconque.
run-token-format = DISCORD_TOKEN ne ressemble pas à un jeton de bot : il a trois parties séparées par des points. Recopiez-le depuis le portail des développeurs.
run-token-refused = Discord refuse le jeton de DISCORD_TOKEN. Réinitialisez-le dans le portail des développeurs et copiez le nouveau.
run-no-connection = Discord est injoignable : { $problem }
run-permissions = Dans « { $server } » et partout ailleurs il me manque des permissions : { $missing }. Invitez-moi de nouveau avec le lien du README.
run-provision = Le fichier { $path } est inutilisable ({ $count ->
    [one] une faute
   *[other] { $count } fautes
  }) :
  { $faults }
run-provision-fault = · { $text }
check-setting = { $name } : { $problem }
check-settings = Les réglages se lisent.
check-no-token = Pas de DISCORD_TOKEN : la table locale s’ouvrira.
check-token = DISCORD_TOKEN a la bonne forme.
check-login = Discord accepte le jeton et les permissions sont là.
check-database = La base de données { $path } est accessible en écriture ; tables : { $count }.
check-private = Seul leur propriétaire peut lire la base de données et les réglages.
check-exposed = D’autres sur cette machine peuvent lire ce qu’ils ne doivent pas. Commande : chmod 600 { $paths }
check-saga-box = Les cartes royaume de Saga dans { $path } sont complètes.
check-fonts = Toutes les polices sont là.
check-fonts-missing = Il manque des polices : { $names }
check-words = Mots : { $languages }.
check-words-part = { $language } ({ $share } %, le reste en anglais)
check-words-strange = Des mots que personne ne dit, peut-être mal orthographiés : { $names }
check-games = Jeux : { $names }
