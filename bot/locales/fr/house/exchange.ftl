## Une partie venue d’ailleurs

table-import-name = importer
table-import-description = Pour les admins : une partie terminée, depuis un fichier, à revoir et à rejouer
option-file-name = fichier
option-file-description = Ce qu’a donné /table record export : le fichier .json ou .txt
import-done = **{ $table }** est là : { $game }, { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, tous vérifiés. *Revoir* la montre, et permet de rejouer à partir de n’importe quel moment. Elle ne compte dans aucun palmarès.
import-large = Le fichier est trop gros : { $most } Mo au plus.
import-bad-line =
    Impossible de lire cette partie. Ligne { $line } : { $problem }.
    { $text }
import-not-over = Cette partie n’est pas terminée : après { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, quelqu’un doit encore jouer. Seules les parties terminées peuvent être importées.
import-unattended = Seuls des joueurs IA ont joué cette partie : `/table ouvrir` et *Voir une partie* en montrent de semblables.
cli-import = reprendre une partie terminée depuis un fichier, dans un salon d’un serveur
cli-import-file = ce qu’a donné /table record export : le fichier .json ou .txt
cli-import-guild = l’identifiant du serveur
cli-import-channel = l’identifiant du salon
cli-import-done = { $table } : { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, tous vérifiés.
