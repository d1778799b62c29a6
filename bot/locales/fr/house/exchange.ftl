## Une partie venue d’ailleurs

table-import-name = importer
table-import-description = Pour les admins : une partie depuis un fichier, à revoir ou à reprendre
option-file-name = fichier
option-file-description = Ce qu’a donné /table archives exporter : le fichier .json ou .txt
import-done = **{ $table }** est là : { $game }, { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, tous vérifiés. *Revoir* la montre, et permet de rejouer à partir de n’importe quel moment. Elle ne compte dans aucun palmarès.
import-large = Le fichier est trop gros : { $most } Mo au plus.
import-bad-line =
    Impossible de lire cette partie. Ligne { $line } : { $problem }
    { $text }
bad-line-format = La première ligne doit être « { $format } ».
bad-line-head = Cette ligne ne dit rien que je connaisse.
bad-line-missing = Aucune ligne ne commence par « { $word } ».
bad-line-game = Il n’y a pas de jeu « { $game } » ici.
bad-line-version = Elle a été jouée avec la version { $theirs } des règles de { $game } ; ici, c’est la version { $ours }.
bad-line-deal = Avec ces places et ces options, aucune partie ne peut commencer.
bad-line-order = Ce devrait être le coup { $number }, et lui seul.
bad-line-seat = Il n’y a pas de place { $number }.
bad-line-large = Le fichier fait plus de { $most } Mo.
bad-line-data = Un fichier exporté n’est pas fait ainsi : { $problem }.
bad-line-renewed = Les règles ont été renouvelées en cours de partie : ses coups ne suffisent pas à la rejouer.
import-practice = { $actions ->
        [one] Cette partie n’est pas terminée : { $actions } coup joué, et vérifié.
       *[other] Cette partie n’est pas terminée : { $actions } coups joués, tous vérifiés.
    } Vous pouvez la reprendre à une table d’entraînement à vous, **{ $table }**, dans { $channel }, contre des joueurs IA ; ce que vous ne pouviez pas savoir est redistribué. Elle ne compte dans aucun palmarès.
host-practice-file = Cette table sert à s’entraîner : elle reprend au coup { $move } une partie venue d’un fichier, et ce qu’on ne pouvait pas savoir est redistribué.
import-nowhere = Merci de préciser où : `--guild` et `--channel`, avec leurs identifiants.
import-not-over = Cette partie n’est pas terminée : après { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, quelqu’un doit encore jouer. En ligne de commande, seules les parties terminées peuvent être importées ; `/table archives importer` en fait une table d’entraînement.
import-unattended = Seuls des joueurs IA ont joué cette partie : `/table ouvrir` et *Voir une partie* en montrent de semblables.
cli-import = reprendre une partie terminée depuis un fichier, dans un salon d’un serveur ou à la table locale
cli-import-file = ce qu’a donné /table archives exporter : le fichier .json ou .txt
cli-import-guild = l’identifiant du serveur ; sans lui, la table locale
cli-import-channel = l’identifiant du salon
cli-import-done = { $table } : { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, tous vérifiés.
