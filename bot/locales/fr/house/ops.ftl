## Pour qui héberge le bot

metrics-port-taken = Le port { $port } des mesures est occupé. Donnez-en un autre à CASTELLAN_METRICS_PORT, ou 0 pour un port quelconque.
admin-status-name = état
admin-status-description = Comment va le bot, pour qui l’héberge
owner-only = Seule la personne qui héberge ce bot peut demander cela.
cli-status = Dire comment va le bot : tables, envois, mémoire
ops-release = Castellan { $release }, schéma de la base { $schema }
ops-tables = { $count ->
    [0] Aucune table
    [one] { $count } table ({ $statuses })
   *[other] { $count } tables ({ $statuses })
}
ops-outbox = { $count ->
    [0] Envois : rien n’attend
    [one] Envois : { $count } message attend depuis { $span }
   *[other] Envois : { $count } messages attendent, le plus ancien depuis { $span }
}
ops-computers = { $count ->
    [0] Aucune IA ne réfléchit
    [one] { $count } IA réfléchit
   *[other] { $count } IA réfléchissent
}
ops-memory = Mémoire : { $megabytes } Mo
ops-uptime = En marche depuis { $span }
ops-latency = Discord répond en { $milliseconds } ms
ops-stuck = **Les envois sont bloqués : des messages attendent depuis bien trop longtemps.** Le journal dit pourquoi.
ops-no-port = Réglez CASTELLAN_METRICS_PORT pour lire ici comment va le bot en marche.
ops-not-running = Le bot ne répond pas sur le port { $port } : il n’est peut-être pas en marche.
ops-span-days = { $days } j { $hours } h
ops-span-hours = { $hours } h { $minutes } min
ops-span-minutes = { $minutes } min { $seconds } s
ops-span-seconds = { $seconds } s
run-no-local = La table locale ne fait pas partie de cette installation. Réglez DISCORD_TOKEN pour jouer dans Discord.
