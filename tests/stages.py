"""Positions from all over the recorded games, put on tables as if they had been played there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from rules.core import Game, Setup, State, engine
from rules.core.engine import read_entry
from rules.core.match import opened, repeated
from rules.host import Host, Seat, Table
from rules.host.store import Snapshot

REPLAYS = Path(__file__).parent / "replays"
FIRST = 1001  # the player in seat 0; the others follow


class Stage(Struct, frozen=True):
    """One position of a recorded game."""

    game: Game[Any]
    setup: Setup
    state: State


def stages(game: Game[Any], records: int | None, most: int, rng: Random) -> Iterator[Stage]:
    """Up to `most` positions for each step that asks, out of so many records (all of them without a number)."""
    seen: Counter[str] = Counter()
    files = sorted((REPLAYS / game.id).glob("*.json"))
    for file in files if records is None else rng.sample(files, min(records, len(files))):
        for stage in _played(game, json.loads(file.read_text())):
            step = type(stage.state.stack[-1]).__name__ if stage.state.stack else "over"
            if seen[step] < most and rng.random() < 0.5:
                seen[step] += 1
                yield stage


def at_step(game: Game[Any], step: str) -> Stage:
    """The first position of the records in which this step asks."""
    for file in sorted((REPLAYS / game.id).glob("*.json")):
        for stage in _played(game, json.loads(file.read_text())):
            if stage.state.stack and type(stage.state.stack[-1]).__name__ == step:
                return stage
    raise LookupError(step)


def _played(game: Game[Any], record: dict[str, Any]) -> Iterator[Stage]:
    setup = Setup(**record["setup"])
    state, _ = opened(game, setup)
    yield Stage(game, setup, state)
    log = [read_entry(game, entry) for entry in record["entries"]]
    for played in repeated(game, setup, state, log, first=1):
        yield Stage(game, setup, played.state)


async def plant(host: Host, stage: Stage, table_id: str, **facts: Any) -> Table:
    """A table that stands where the stage does, with a person in every seat."""
    seats = tuple(Seat(FIRST + seat, f"Player {seat + 1}") for seat in range(stage.setup.seats))
    placed: dict[str, Any] = {
        "id": table_id,
        "game": stage.game.id,
        "version": stage.game.version,
        "name": f"Table {table_id}",
        "guild": 0,
        "channel": 0,
        "language": "en",
        "creator": FIRST,
        "status": "running" if stage.state.outcome is None else "over",
        "seats": seats,
        "options": dict(stage.setup.options),
        "seed": stage.setup.seed,
        "length": 0,
        "awaited": engine.awaited(stage.state),
        "branch": 0,
        "revision": 1,
        "created": 0.0,
        "changed": 0.0,
    }
    table = Table(**{**placed, **facts})
    store: Any = host._store
    async with store.writing() as writer:
        await writer.insert_table(table)
        if table.status != "lobby":
            await writer.save_snapshot(table_id, Snapshot(0, engine.encode(stage.state)))
    return table
