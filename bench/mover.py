"""One process that moves at its tables as fast as it can: `python -m bench.mover ADDRESS GAME TABLES SECONDS`. It says
when it is ready, waits for a line, and tells how many moves a second it committed."""

from __future__ import annotations

import asyncio
import os
import sys
from random import Random
from time import perf_counter

from rules.core import engine
from rules.host import Host


async def main(address: str, game: str, tables: int, seconds: float) -> None:
    host = await Host.open(address, keep=False)
    rng = Random(os.getpid())
    ids = [await _begun(host, game, number) for number in range(tables)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began = perf_counter()
    counts = await asyncio.gather(*(_play(host, game, table, rng, began + seconds) for table in ids))
    print(sum(counts) / (perf_counter() - began))
    await host.close()


async def _begun(host: Host, game: str, number: int) -> str:
    table = await host.create(
        game=game, guild=os.getpid(), channel=number + 1, language="en", player=1, player_name="Ann"
    )
    await host.join(table.id, 2, "Bob")
    await host.start(table.id, 1)
    return table.id


async def _play(host: Host, game: str, table: str, rng: Random, end: float) -> int:
    moves = 0
    while perf_counter() < end:
        position = await host.look(table)
        if position.state.outcome is not None:
            table = await _begun(host, game, moves)
            continue
        seat = position.table.awaited[0]
        await host.play(table, seat, engine.sample(position.state, seat, rng))
        moves += 1
    return moves


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
