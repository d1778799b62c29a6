# /stats: palmarès des parties terminées

stats-command = palmares
stats-command-description = Le palmarès des parties terminées
stats-me-name = moi
stats-me-description = Vos parties, vos victoires, vos places et vos adversaires
stats-player-name = joueur
stats-player-description = Le palmarès de quelqu’un d’autre sur ce serveur
stats-server-name = serveur
stats-server-description = Ce qui se joue sur ce serveur, et qui gagne
stats-game-name = jeu
stats-game-description = Les meilleurs à un jeu sur ce serveur
stats-listed-name = visible
stats-listed-description = Si les autres peuvent lire votre palmarès
option-everyone-name = tous
option-everyone-description = Oui : tout le salon voit la réponse. Non : vous seulement
option-person-name = personne
option-person-description = De qui
option-listed-name = visible
option-listed-description = Oui : les autres vous trouvent dans les palmarès. Non : vous seulement

records-title = Palmarès
records-none = Aucune partie entre plusieurs personnes n’est encore terminée ici.
records-none-of-mine = Vous n’avez pas encore terminé de partie. La première sera ici.
records-unlisted = Cette personne garde son palmarès pour elle.
records-listed = Les autres vous trouvent dans les palmarès des serveurs où vous jouez.
records-hidden = Plus personne d’autre que vous ne vous trouve dans les palmarès. Vos parties terminées comptent toujours pour les autres.

records-games = Parties
records-players = Participants
records-wins = Victoires
records-wins-share = Victoires · { $share }
records-longest = Victoires de suite
records-usual-answer = Délai habituel
records-length = Durée habituelle
records-average = Moyenne
records-best = Record
records-rating = Classement
records-percent = { $percent } %
records-minutes = { $count } min
records-hours = { $count } h
records-days = { $count } j
records-place =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    } { $place ->
        [1] à la première place
       *[other] à la { $place }ᵉ place
    }

records-told-places = { $name } : { $places }.
records-told-streak =
    { $count ->
        [one] Dernière partie gagnée.
       *[other] Les { $count } dernières parties ont été gagnées.
    }
records-told-game = { $game } : { $parts }.
records-told-seats =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats ->
       *[other] { $seats } joueurs
    } ({ $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    })
records-told-side = { $side } { $games ->
        [one] { $games } fois
       *[other] { $games } fois
    } ({ $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    })
records-told-rival =
    Contre { $name } : { $ahead }–{ $behind } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
records-told-best =
    { $game } : { $name } a gagné { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } sur { $games }.
records-told-marks = Signalées, donc hors classement : { $marked } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $parts }).
records-mark-alone = { $count } seulement contre des joueurs IA
records-mark-computers = { $count } avec des joueurs IA
records-mark-played-for = { $count } où quelqu’un a été remplacé la plupart du temps
records-mark-hints = { $count } avec conseils
records-rating-told = Tout le monde commence à 1 000. Ne comptent que les parties où personne n’a été remplacé la plupart du temps, sans joueurs IA ni conseils. Plus il y a de parties, plus le classement est sûr.

server-rated = Classement
server-rated-off = non
server-rated-on = oui : les nouvelles tables commencent sans conseils
