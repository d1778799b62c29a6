"""Run all measurements, print a table, and write `bench/results.json`."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path

import render
from bench.crowd import crowd
from bench.drawing import drawing
from bench.estimates import estimates
from bench.film import film
from bench.memory import first_panel, memory
from bench.moves import interaction_to_board, late_over_early
from bench.page import click_to_paint
from bench.playouts import playouts
from bench.rows import Row, table
from bench.scale import scale
from bench.thinking import judged, undisturbed
from rules.registry import games

PICTURE = {"medioevo": 2.5}  # how many encodings a move to the posted picture may cost; 2 for all others


async def measured() -> list[Row]:
    rows: list[Row] = memory()
    for game in games().values():
        for row in (
            first_panel(game.id),
            await interaction_to_board(game.id, PICTURE.get(game.id, 2.0)),
            drawing(game),
            playouts(game),
            await crowd(game.id),
            await late_over_early(game.id),
        ):
            print(f"measured: {row.game}, {row.what}: {row.ratio:.2f}", file=sys.stderr, flush=True)
            rows.append(row)
        if game.insight is not None:
            rows += [judged(game, game.insight), await undisturbed(game.id)]
    return [*rows, estimates(), *await film(), *await click_to_paint()]


def main() -> int:
    logging.disable(logging.WARNING)
    for game_id in render.games():  # as the bot does at its start
        list(render.warm(game_id))
    rows = asyncio.run(measured()) + scale()
    print(table(rows))
    results = [row.as_dict() for row in rows]
    (Path(__file__).parent / "results.json").write_text(json.dumps(results, indent=2) + "\n")
    return 0 if all(row.good for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
