"""The first panel that a new process draws, while it is still warming up: `python -m bench.first GAME`, and once more
in another process, as after a restart."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bench.nine import house, ready
from bot.painter import warming
from rules.core import engine
from rules.host import Host
from rules.registry import games

_MOVES = 40  # before the restart: the table is under way


async def _dealt(host: Host, game: str) -> str:
    """A table with as many players as there can be."""
    first, *others = range(1, games()[game].max_seats + 1)
    table = await host.create(game=game, guild=1, channel=1, language="en", player=first, player_name=f"Player {first}")
    for player in others:
        await host.join(table.id, player, f"Player {player}")
    await host.start(table.id, first)
    rng = Random(1)
    for _ in range(_MOVES):
        position = await host.look(table.id)
        seat = engine.awaited(position.state)[0]
        action = engine.sample(position.state, seat, rng)
        await host.play(table.id, seat, action)
    return table.id


async def _asked(folder: Path, game: str) -> dict[str, float]:
    """Seconds from the click to the panel, and seconds of computing."""
    async with house(folder / "bot.sqlite3") as own, house(folder / "tables.sqlite3") as host:
        tables = await host.tables()
        table = tables[0].id if tables else await _dealt(host, game)
        bot = await ready(own)
        position = await host.look(table)
        seat = engine.awaited(position.state)[0]
        async with warming(bot.painter, host, folder / "drawn"):
            clock, computing = perf_counter(), process_time()
            await bot.painter.panel(position, seat, "en")
            return {"wall": perf_counter() - clock, "cpu": process_time() - computing}


def main(game: str) -> None:
    with TemporaryDirectory() as folder:
        ever, again = (
            json.loads(
                subprocess.run(
                    [sys.executable, "-m", "bench.first", game, folder], check=True, capture_output=True, text=True
                ).stdout
            )
            for _ in range(2)
        )
    told = {"ever": ever["wall"], "ever_cpu": ever["cpu"], "again": again["wall"], "again_cpu": again["cpu"]}
    print(json.dumps(told))


if __name__ == "__main__":
    if len(sys.argv) > 2:
        print(json.dumps(asyncio.run(_asked(Path(sys.argv[2]), sys.argv[1]))))
    else:
        main(sys.argv[1])
