"""Run all measurements, print a table, and write `bench/results.json`."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path

from bench.crowd import crowd
from bench.moves import interaction_to_board, late_over_early
from bench.playouts import playouts
from bench.rows import Row, table
from rules.registry import games

PICTURE = {"medioevo": 2.5}  # how many encodings a move to the posted picture may cost; 2 for all others


async def measured() -> list[Row]:
    rows: list[Row] = []
    for game in games().values():
        rows.append(await interaction_to_board(game.id, PICTURE.get(game.id, 2.0)))
        rows.append(playouts(game))
        rows.append(await crowd(game.id))
        rows.append(await late_over_early(game.id))
    return rows


def main() -> int:
    logging.disable(logging.WARNING)
    rows = asyncio.run(measured())
    print(table(rows))
    results = [row.as_dict() for row in rows]
    (Path(__file__).parent / "results.json").write_text(json.dumps(results, indent=2) + "\n")
    return 0 if all(row.good for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
