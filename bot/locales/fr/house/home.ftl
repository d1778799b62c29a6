## Où vivent les tables

home-thread = Son propre fil
home-here = Ce salon
home-private = Un fil privé
home-post = Une table de { $game } : asseyez-vous ci-dessous, et jouez ici.
tag-open = Ouverte
tag-playing = En jeu
tag-over = Terminée
option-home-name = lieu
option-home-description = Où vit la table : son propre fil, ce salon ou un fil privé
option-forum-name = forum
option-forum-description = Ouvrir la table comme un post de ce forum
table-no-forum = Ce n’est pas un forum de ce serveur.
table-forum-closed = Vous ne pouvez pas publier dans <#{ $channel }> : aucune table n’y a été ouverte.
table-not-here = Sur ce serveur, les tables s’ouvrent dans { $channels }.
table-elsewhere = d’autres salons
table-not-you = Sur ce serveur, les tables sont ouvertes par <@&{ $role }>.
permission-create-private-threads = créer des fils privés

bulletin-lost = Le salon de **{ $table }** ({ $game }) n’existe plus ; rien de la partie n’est perdu. { $people } : appuyez sur **Continuer ici**, ou tapez `/table déplacer` là où elle doit continuer.
bulletin-moved = **{ $table }** a déménagé dans { $channel }.
bulletin-lost-private = Le salon d’une table privée n’existe plus ; rien de la partie n’est perdu. { $people } : appuyez sur **Continuer ici**, ou tapez `/table déplacer` là où elle doit continuer.
button-settle = Continuer ici

## Ce que veut un serveur

admin-settings-name = réglages
admin-settings-description = Ce que veut ce serveur : où s’ouvrent et vivent les tables, le temps, les limites, les salons
server-title = ### Réglages de ce serveur
server-line = **{ $name }** : { $value }
server-page-0 = Tables
server-page-1 = Jeu
server-page-2 = Messages
server-halls = Où s’ouvrent les tables
server-halls-all = dans tous les salons
server-role = Qui ouvre des tables
server-role-all = tout le monde
server-home = Où vit une nouvelle table
server-home-usual = selon ma configuration
server-home-thread = dans son propre fil
server-home-here = dans le salon où on l’ouvre
server-home-private = dans un fil privé
server-home-forum = comme un post du forum ci-dessous
server-forum = Forum des tables
server-forum-none = aucun
server-language = Langue des messages publics
server-language-usual = celle du serveur
server-clock = Temps des nouvelles tables
server-clock-free = aucun, jusqu’à ce qu’une table en fixe un
server-fixed = Qui change le temps
server-fixed-off = les personnes assises à la table
server-fixed-on = les admins seulement
server-tables = Tables ouvertes à la fois
server-tables-value = { $count ->
    [0] autant que je le permets
   *[other] { $count } au plus
}
server-fallback = Où je dis qu’une table a perdu son salon
server-fallback-none = nulle part
server-log = Où je dis ce que les admins ont fait
server-log-none = nulle part
