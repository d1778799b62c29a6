### Quand on ne peut parler dans un salon, et ce qui ne tient pas dans un message.

button-news = Tout lire
button-earlier = ◀
button-later = ▶
news-title = **{ $table }** · ce qui s’est passé ({ $page } / { $pages })
news-gone = Ces nouvelles ne sont plus au journal : les coups ont été repris.
post-no-files = (Pas d’image : je ne peux pas joindre de fichiers ici.)
post-no-picture = (Pas d’image : Discord ne l’a pas acceptée.)
trouble-permissions = Je ne peux pas écrire dans <#{ $channel }>. Permissions manquantes : { $missing }. **{ $table }** continue par commandes et menu ; je raconterai là-bas la suite dès que possible, sinon `/table déplacer` change la table de salon.
trouble-closed = Je ne peux pas écrire dans <#{ $channel }> : Discord ne me laisse pas faire. **{ $table }** continue par commandes et menu ; je raconterai là-bas la suite dès que possible, sinon `/table déplacer` change la table de salon.
trouble-gone = Le salon de **{ $table }** n’existe plus. Toute personne qui y joue, ou un admin, peut la déplacer : tapez `/table déplacer` là où elle doit continuer. Rien n’est perdu.
change-move = La table s’est installée ici.
table-move-name = déplacer
table-move-description = Amener une table dans ce salon ou ce fil
table-moved = **{ $table }** est maintenant ici.
table-move-who = Seule la personne qui a ouvert la table ou un admin peut la déplacer.
run-gateway = Discord a fermé la connexion (code { $code }) : { $problem }
run-gateway-token = Le jeton n’est pas valable. Réinitialisez-le dans le portail des développeurs et copiez le nouveau.
run-gateway-intents = Le bot demande des « intents » qui ne sont pas accordés dans le portail des développeurs.
run-gateway-other = Veuillez réessayer plus tard.
run-wait = { $seconds ->
    [one] Discord demande d’attendre { $seconds } seconde. Veuillez relancer ensuite.
   *[other] Discord demande d’attendre { $seconds } secondes. Veuillez relancer ensuite.
  }
run-damaged = La base de données a un problème : { $problem }. Remettez une sauvegarde à sa place, ou contrôlez-la avec `sqlite3 FICHIER "PRAGMA integrity_check"`.
cli-render-nested = les niveaux sont trop imbriqués pour être une partie.
cli-render-large = il est trop grand pour être une partie.

turn-last = { $names }, tous les autres ont répondu : c’est à vous.
deadline-last = { $names }, **{ $table }** n’attend plus que vous.
