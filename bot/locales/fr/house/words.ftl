# Les mots de la maison : ce que tous les jeux partagent.

language-name = Français
list-joined = { $first } et { $last }
seat-name = Joueur { $number }

## Refus et erreurs

refusal-with-rule = { $text } ({ $rule })
refusal-instead = Coups possibles :
refusal-over = La partie est terminée.
refusal-not-awaited = Ce n’est pas votre tour.
refusal-stale = La partie a avancé entre-temps. Voici où elle en est.
refusal-malformed = Je ne comprends pas « { $problem } ».
refusal-value = « { $value } » n’est pas possible ici.
refusal-missing = Il manque un choix à faire ici.
refusal-action = Ce n’est pas possible maintenant.
error-unexpected = Une erreur s’est produite de mon côté. Rien n’a changé : réessayez.
error-after-change = C’est fait, mais une erreur s’est produite ensuite de mon côté. Inutile de réessayer.
error-command-changed = Cette commande a changé. Rechargez Discord (Ctrl+R) pour avoir la nouvelle, puis réessayez.
control-unknown = Ce bouton ne sert plus. Utilisez ceux du dernier message de la table.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter une IA
button-dismiss = Retirer une IA
button-start = Commencer
button-options = Toutes les options
button-more = Voir la suite
button-turn = À vous
button-panel = Ouvrir le menu
button-undo = Reprendre le coup
button-confirm = Confirmer
button-again = Encore : { $move }
button-back = Retour
button-cancel = Annuler
button-type = Saisir au clavier
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

lobby-title = **{ $table }** : { $game }, de { $lo } à { $hi } joueurs
lobby-seat = { $number } · { $name }
lobby-seat-computer = { $number } · { $name } (IA)
lobby-seat-computer-traits = { $number } · { $name } (IA, { $traits })
level-easy = facile
level-easy-choice = IA : facile – il leur arrive de se tromper
level-normal = normal
level-normal-choice = IA : normal – rapides et sensées
level-hard = difficile
level-hard-choice = IA : difficile – elles anticipent
level-master = maître
level-master-choice = IA : maître – elles réfléchissent longtemps et loin
table-option-deadline-name = Délai
table-option-deadline-description = Temps pour jouer ; je préviens avant la fin
table-option-deadline-value = { $hours ->
    [0] aucun
   *[other] { time-span }
  }
time-span = { $hours ->
    [24] un jour
    [48] 2 jours
    [72] 3 jours
    [96] 4 jours
    [120] 5 jours
    [144] 6 jours
    [168] une semaine
    [336] 2 semaines
    [one] { $hours } heure
   *[other] { $hours } heures
  }
lobby-option = { $name } : { $value }
lobby-hint-few = Ensuite : **Ajouter une IA** pour un adversaire, ou attendre que d’autres viennent **Rejoindre**.
lobby-hint-ready = Tout est prêt : toute personne qui a une place peut appuyer sur **Commencer**.
lobby-started = La partie a commencé.
lobby-closed = Cette table est fermée.
options-title = Options : **{ $table }**
options-line = **{ $name }** : { $about }
option-on = oui
option-off = non

## Tours

turn-title = **{ $table }** · { $game }
turn-event = • { $text }
turn-more = • … et { $count ->
    [one] un autre événement
   *[other] { $count } autres événements
  } auparavant
turn-ring = { $count ->
    [one] { $names }, c’est à vous : { $link }
   *[other] On attend { $names } : { $link }
  }
deeds-stop = { "" } ;
turn-call = { $count ->
    [one] { $names }, c’est à vous.
   *[other] On attend { $names }.
  }
turn-thinking = { $count ->
    [one] { START($names) } réfléchit …
   *[other] { START($names) } réfléchissent …
  }
turn-seed = -# Code d’équité `{ $code }…` : à la fin, `/table archives vérifier` prouve grâce à lui que le hasard n’a pas été truqué. `/table archives exporter` donne le code entier.
final-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
  }
final-score = { $name } : **{ $points }** ({ $parts })
final-part = { $label } { $points }
final-seed = -# Graine aléatoire : `{ $seed }`. `/table archives vérifier` contrôle toute la partie avec le code d’équité.

## Panneau

panel-title = **{ $table }** · { $game }
panel-so-far = { $move } …
panel-confirm = { $move }. Jouer ce coup ?
panel-then = Ensuite : { $prompt }
panel-taken-back = Un coup a été repris. Voici où en est la partie.
panel-done = Coup joué : { $move }
panel-played-only = Le coup est joué : { $told }
    Je n’ai pas pu dessiner la suite ; **À vous** la montre.
panel-already-played = Ce coup est déjà joué, seule ma réponse s’est perdue : { $told }
panel-cancelled = Annulé : aucun coup n’a été joué.
panel-expired = Ce menu a expiré : appuyez de nouveau sur **À vous**.
panel-not-yours = Ce menu n’est pas le vôtre.
panel-over = La partie est terminée.
panel-not-seated = Vous n’avez pas de place à { $table }.
panel-plan = **Préparer la suite**, comme si les autres ne faisaient rien et que vos batailles étaient gagnées. Chaque coup est vérifié à votre tour.
panel-plan-none = Il n’y a plus rien à préparer pour l’instant.
button-plan = Préparer la suite
button-unplan = Oublier le plan
panel-waiting = Ce n’est pas votre tour : on attend { $names }.
picture-yours = Vous êtes la seule personne à voir ceci.
picture-no-place = Aucun lieu ne s’appelle « { $place } » sur ce plateau.
prompt-share = { $count } × { $what }
prompt-nothing = Aucun
prompt-choose = Choisissez
prompt-choose-several = { $exact ->
    [yes] Choisissez-en { $lo }
   *[no] { $lo ->
        [0] Choisissez-en jusqu’à { $hi }
       *[other] Choisissez-en de { $lo } à { $hi }
      }
  }
prompt-group = { $first } … { $last }
prompt-kinds = { $group } …
prompt-rest = { $count } autres…
prompt-group-choose = Quelle tranche ?
prompt-part = { $part } ({ $cap } au maximum, { $total } au total)
prompt-text = { $most } caractères au maximum
prompt-amount = Un nombre de { $lo } à { $hi }
prompt-shares = Combien de chaque ? Total : { $total }
prompt-list = À séparer par des virgules

## Les conseils

coach-line = > **Conseil :** { $text }
coach-on = À **{ $table }**, chaque nouvelle sorte de décision vous est expliquée, dans votre menu privé seulement.
coach-off = Plus de conseils à **{ $table }**. `/moi conseils` les fait revenir.
learn-opened = Votre première partie de { $game } a commencé : **{ $table }**, dans { $channel }. Des IA occupent les autres places, et les règles sont les vraies. Au-dessus de vos choix, chaque nouvelle sorte de décision est expliquée, sans que personne d’autre ne le lise ; **Sans conseils** y met fin. Essayez sans crainte : presque tout coup peut être repris, et `/table abandonner` ferme la table.
learn-others-first = { $count ->
    [one] { $names } commence.
   *[other] { $names } commencent.
  } Je vous appelle dans le salon quand c’est votre tour ; cela prend quelques secondes.
learn-no-course = Il n’y a pas encore de partie guidée de « { $game } ».

## Changements hors du jeu

change-undo = { $seat } a repris un coup.
change-redo = { $seat } a rétabli le coup repris.
change-resign = { $former } abandonne : une IA continue ({ $seat }).
change-replace = { $seat } prend la place { DE($former) }.
change-deadline = { $seat } a dépassé le délai : je passe à sa place.
change-repair = Un admin a reconstruit la partie d’après son journal.
change-upgrade = Les règles ont été mises à jour. La partie continue d’ici ; les coups d’avant ne peuvent plus être repris.

## Délais

deadline-reminder = { $names }, **{ $table }** vous attend : le délai expire { $when }.
deadline-late = { $names }, le délai est dépassé à **{ $table }**, et la partie ne peut pas continuer sans vous.

## Céder une place

offer-question = { $invited }, voulez-vous prendre la place { DE($name) } à **{ $table }** ? Rien ne change avant votre accord.
offer-accepted = La place est à vous.
offer-declined = Vous avez décliné.
offer-refused = { $name } ne prend pas la place { DE($seat) }.

## Annulation

undo-done = Coup repris.
undo-already = Ce coup est déjà repris, seule ma réponse s’est perdue.
undo-asked = J’ai demandé aux autres.
undo-refused = La reprise a été refusée.
redo-done = Coup rétabli.
redo-already = Ce coup est déjà rétabli, seule ma réponse s’est perdue.

## Tables

table-command = table
table-command-description = Ouvrir, rejoindre, regarder, reprendre, quitter
table-set = régler
table-set-description = Couleur, qui commence, langue, délai
table-record = archives
table-record-description = La partie dans un fichier, et la preuve que rien n’a été truqué
table-new-name = ouvrir
table-new-description = Ouvrir une table
table-learn-name = apprendre
table-learn-description = Votre première partie : vous contre des IA, avec des conseils à chaque étape
me-coach-name = conseils
me-coach-description = Recevoir des conseils dans votre menu privé, ou non
table-join-name = rejoindre
table-join-description = Prendre place à une table qui n’a pas commencé
table-leave-name = quitter
table-leave-description = Quitter une table avant le début
table-start-name = commencer
table-start-description = Commencer la partie
table-list-name = liste
table-list-description = Les tables de ce serveur
table-board-name = plateau
table-board-description = Montrer le plateau, entier ou de près
table-log-name = journal
table-log-description = Les derniers coups
table-undo-name = reprendre
table-undo-description = Reprendre son dernier coup, au besoin avec l’accord des autres
table-redo-name = rétablir
table-redo-description = Rétablir le coup repris
table-resign-name = abandonner
table-resign-description = Quitter une partie en cours : une IA joue à votre place
table-replace-name = remplacer
table-replace-description = Proposer une place à quelqu’un, qui doit accepter
table-language-name = langue
table-language-description = La langue des messages publics de cette table
table-language-set = Langue des messages publics de **{ $table }** : { $language }.
table-deadline-name = délai
table-deadline-description = Temps maximum par tour, en heures (0 : sans délai)
table-deadline-who = Une fois la partie commencée, seule la personne qui a ouvert la table ou un admin peut changer le délai.
table-export-name = exporter
table-export-description = La partie dans un fichier
table-verify-name = vérifier
table-verify-description = Contrôler une partie finie : graine, tirages et coups
table-opened = **{ $table }** est ouverte dans { $channel }.
table-joined = Vous êtes à la table **{ $table }**.
table-left = Vous avez quitté **{ $table }**.
table-started = **{ $table }** a commencé.
table-offered = J’ai demandé à { $name } de prendre la place à **{ $table }**. Elle changera de main après son accord.
table-offer-hidden = { $name } ne voit pas le salon de { $table }.
table-replace-who = Vous pouvez proposer votre place et, à une table que vous avez ouverte, celle d’une IA ; un admin, n’importe laquelle. Pour demander aux autres de céder la place de quelqu’un en retard, ne nommez pas de joueur.
table-replace-bot = Un compte de bot ne peut pas prendre de place. Pour laisser jouer une IA, utilisez `/table abandonner`.
table-exported = **{ $table }** : la partie jusqu’ici, sans les secrets.
table-unknown-game = Je ne connais pas le jeu « { $game } ». Jeux : { $games }.
table-none-here = Je ne trouve pas cette table ici. `/table liste` les montre toutes.
table-other-game = À **{ $table }** on joue à { $game } ; cette commande est celle d’un autre jeu.
table-not-started = **{ $table }** n’a pas encore commencé.
table-no-thread = Je ne peux créer un fil que dans un salon textuel.
table-threads-full = Trop de fils sont ouverts dans ce salon : aucune table n’a été ouverte. Fermez-en, ou choisissez ce salon comme lieu.
table-thread-failed = Je n’ai pas pu créer de fil ici : aucune table n’a été ouverte. Réessayez, ou choisissez ce salon comme lieu.
quota-costly = { $seconds ->
    [one] Vous avez demandé { $most } images et fichiers en une minute. Redemandez dans une seconde.
   *[other] Vous avez demandé { $most } images et fichiers en une minute. Redemandez dans { $seconds } secondes.
  }
table-permissions = Je ne peux pas ouvrir de table ici. Permissions manquantes : { $missing }.
permission-read-messages = voir le salon
permission-send-messages = envoyer des messages
permission-attach-files = joindre des fichiers
permission-embed-links = intégrer des liens
permission-read-message-history = voir les anciens messages
permission-create-public-threads = créer des fils publics
permission-send-messages-in-threads = envoyer des messages dans les fils
table-choice = { $table } · { $game } · { $status }
table-line = **{ $table }** · { $game } · { $status } · { $channel } · { $names }
table-line-running = **{ $table }** · { $game } · { $channel } · on attend { $names }
table-list-empty = Aucune table n’est ouverte. `/table ouvrir` en ouvre une.
status-lobby = ouverte
status-running = en cours
status-over = terminée
status-ended = fermée
log-empty = Il ne s’est encore rien passé.
verify-good = Tout est en ordre : la graine `{ $seed }` correspond au code d’équité `{ $commitment }` du début, et { $actions ->
    [one] { $actions } coup rejoué donne
   *[other] { $actions } coups rejoués donnent
  } le même résultat.
verify-good-since = Pour ce qui peut être vérifié, tout est en ordre : la graine `{ $seed }` correspond au code d’équité `{ $commitment }` du début. { $actions ->
    [0] La partie a été jouée avec d’anciennes règles ; ses coups ne se rejouent plus.
    [one] Le coup qui suit le coup n° { $since } donne le même résultat ; ce qui précède a été joué avec d’anciennes règles.
   *[other] Les { $actions } coups qui suivent le coup n° { $since } donnent le même résultat ; ce qui précède a été joué avec d’anciennes règles.
  }
verify-bad = La vérification a échoué : { $problem }

## Options des commandes

option-game-name = jeu
option-game-description = Quel jeu
option-coach-name = choix
option-coach-description = Oui ou non, pour vous seulement
option-name-name = nom
option-name-description = Un nom pour la table
option-language-name = langue
option-language-description = Langue des messages publics
option-table-name = table
option-table-description = Une autre table
option-place-name = lieu
option-place-description = Un lieu à voir de près
option-zoom-name = zoom
option-zoom-description = Un lieu à voir de près
option-seat-name = place
option-seat-description = Qui y est assis, ou le numéro de la place
option-hours-name = heures
option-hours-description = Heures par tour (0 : sans délai)
option-player-name = joueur
option-player-description = Qui prend la place
option-topic-name = sujet
option-topic-description = Quelle page, ou « reference » pour l’aide-mémoire
option-find-name = chercher
option-find-description = Une règle, par son numéro (T-16) ou par des mots

turn-name = tour
turn-description = Choisir votre coup pas à pas

## Aide

help-name = aide
help-description = Comment jouer ici
help-text = J’accueille de longs jeux de plateau : { $games }. Un coup par jour, pendant des jours ou des semaines.
    • Première fois ? `/table apprendre` est une partie guidée : vous, des IA, et des conseils dans votre menu privé.
    • `/table ouvrir` ouvre une table ; on la rejoint avec ses boutons, des IA prennent les places libres.
    • Quand c’est à vous, je vous mentionne. Appuyez sur **À vous** et choisissez pas à pas, ou utilisez la commande du jeu, par exemple `/barony déplacer` ; elle ne propose que les coups possibles.
    • Votre main est secrète : **À vous** ne la montre qu’à vous, de même que `/saga main`, `/torres main` et `/medioevo cartes`, à tout moment.
    • `/table reprendre` reprend un coup, `/table plateau` montre le plateau, `/table journal` ce qui s’est passé, `/table revoir` la partie coup par coup.
    • `/table régler délai` fixe un délai : je préviens avant la fin, puis un remplaçant décide. `/moi absence` annonce une absence.
    • `/règles` explique chaque jeu, `/table liste` montre toutes les tables.
rules-name = règles
rules-description = Les règles d’un jeu, page par page
rules-page = **{ $game } : { $title }**
    { $text }
rules-sheet = **{ $game } : { $title }**
rules-learn = Apprendre : premier tour, exemples, conseils
rules-more = Une autre page
rules-in-full = Les règles de cette page, en entier
rules-found = Autres résultats
rules-which-game = Les règles de quel jeu ?
rules-no-such-rule = Je ne trouve rien sur « { $sought } » dans les règles. Essayez un numéro de règle, comme T-16, ou un autre mot.
rules-rule = **{ $game }, { $name }** *(texte en anglais)*
    { $text }
    -# Les règles numérotées n’existent qu’en anglais ; `/règles` sans numéro les explique en français.

## Administration

admin-command = castellan
admin-command-description = Administration : réglages du serveur ; geler, rembobiner, fermer, réparer une table
admin-end-name = fermer
admin-end-description = Fermer une table pour de bon
admin-repair-name = réparer
admin-repair-description = Reconstruire la position d’après le journal et la montrer
admin-language-name = langue
admin-language-description = La langue des messages publics de ce serveur
admin-ended = **{ $table }** est fermée.
admin-repaired = **{ $table }** a été reconstruite d’après son journal ({ $actions ->
    [one] { $actions } coup
   *[other] { $actions } coups
  }).
admin-language-set = Langue des messages publics des nouvelles tables : { $language }.
admin-only = Il faut la permission « Gérer le serveur » pour cela.

## Terminal

cli-about = Accueille de longs jeux de plateau médiévaux : sur Discord si DISCORD_TOKEN est donné, sinon à une table locale dans le navigateur.
cli-commands = outils
cli-engine = Parler le protocole du moteur : des lignes JSON en entrée et en sortie standard
cli-render = Dessiner une image d’une partie enregistrée
cli-render-log = la partie enregistrée, telle que la donne l’export
cli-render-picture = le fichier PNG à écrire
cli-render-seat = vue de quelle place, à partir de 0 ; par défaut, la vue publique
cli-render-after = dessiner la position après ce nombre de coups
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
run-closed = Arrêté. Toutes les tables sont enregistrées.
run-failed = Impossible de démarrer : { $problem }
run-port-taken = Le port { $port } est occupé : une autre table locale est peut-être ouverte. Donnez-en un autre à CASTELLAN_PORT, ou 0 pour un port quelconque.
run-token-format = DISCORD_TOKEN ne ressemble pas à un jeton de bot : il a trois parties séparées par des points. Recopiez-le depuis le portail des développeurs.
run-token-refused = Discord refuse le jeton de DISCORD_TOKEN. Réinitialisez-le dans le portail des développeurs et copiez le nouveau.
run-no-connection = Discord est injoignable : { $problem }
run-permissions = Il me manque des permissions sur tous les serveurs, par exemple sur « { $server } » : { $missing }. Invitez-moi de nouveau avec le lien du README.
run-provision = Le fichier { $path } est inutilisable ({ $count ->
    [one] une faute
   *[other] { $count } fautes
  }) :
  { $faults }
run-provision-fault = · { $text }
check-setting = { $name } : { $problem }
check-settings = Les réglages sont lisibles.
check-no-token = Pas de DISCORD_TOKEN : `castellan` ouvrira la table locale.
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
check-words-strange = Des clés jamais utilisées, peut-être mal orthographiées : { $names }
check-games = Jeux : { $names }
