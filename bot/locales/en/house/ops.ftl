## For whoever hosts the bot

metrics-port-taken = Port { $port } for the figures is in use. Set CASTELLAN_METRICS_PORT to another one, or to 0 for any.
admin-status-name = status
admin-status-description = How the bot is doing, for whoever hosts it
owner-only = Only whoever hosts this bot can ask for that.
cli-status = Say how the bot is doing: tables, outbox, memory
ops-release = Castellan { $release }, database schema { $schema }
ops-tables = { $count ->
    [0] No tables
    [one] { $count } table ({ $statuses })
   *[other] { $count } tables ({ $statuses })
}
ops-outbox = { $count ->
    [0] Outbox: empty
    [one] Outbox: { $count } post, waiting for { $span }
   *[other] Outbox: { $count } posts, the oldest waiting for { $span }
}
ops-computers = { $count ->
    [0] No AI player is thinking
    [one] { $count } AI player is thinking
   *[other] { $count } AI players are thinking
}
ops-memory = Memory: { $megabytes } MB
ops-uptime = Running for { $span }
ops-latency = Discord answers within { $milliseconds } ms
ops-stuck = **The outbox is stuck: posts have been waiting for far too long.** The log says why.
ops-no-port = Set CASTELLAN_METRICS_PORT to read here how the running bot is doing.
ops-not-running = The bot does not answer on port { $port }: it may not be running.
ops-span-days = { $days } d { $hours } h
ops-span-hours = { $hours } h { $minutes } min
ops-span-minutes = { $minutes } min { $seconds } s
ops-span-seconds = { $seconds } s
run-no-local = The local table is not part of this installation. Set DISCORD_TOKEN to run in Discord.
