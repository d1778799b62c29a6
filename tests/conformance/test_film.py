"""A film of a game at play shows what its watcher could see and hear, in every game, and nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import render
from bot.film.script import Script, script_of
from bot.film.shooting import Shooting
from rules.core import engine
from rules.host import Host
from tests.conformance.effort import subjects
from tests.conformance.test_chronicle import random_table, seats_of

_ACTS = 40
FILMED = sorted(set(subjects()) & set(render.games()))


@pytest.fixture
async def host(tmp_path: Path) -> Any:
    host = await Host.open(tmp_path / "castellan.sqlite3")
    store: Any = host._store
    await store._writer.execute("PRAGMA synchronous = OFF")
    yield host
    await host.close()


async def script(host: Host, table: str, watcher: int | None, since: int = 0) -> Script:
    seats = seats_of(watcher)
    return script_of(await host.footage(table, since), await host.chronicle(table, seats), since, seats, "en", 9 << 20)


@pytest.mark.parametrize("game_id", FILMED)
async def test_every_shot_is_what_its_watcher_saw_then(host: Host, game_id: str) -> None:
    game = subjects()[game_id]
    table = await random_table(host, game, game.max_seats, _ACTS)
    for watcher in (None, 0, game.max_seats - 1):
        for since in (0, _ACTS // 2):
            wanted = await script(host, table, watcher, since)
            assert wanted.shots[0].index == since
            for shot, view in zip(wanted.shots, Shooting(wanted).views, strict=True):
                position = await host.at(table, shot.index)
                assert view == position.view(watcher)


@pytest.mark.parametrize("game_id", FILMED)
async def test_a_film_is_the_same_whatever_is_hidden(host: Host, game_id: str) -> None:
    """Where what the watcher cannot see is dealt anew, the last shot shows the same, standings and all."""
    game = subjects()[game_id]
    table = await random_table(host, game, game.max_seats, _ACTS)
    for watcher in (None, 0):
        wanted = await script(host, table, watcher, _ACTS - 1)
        now = (await host.at(table, wanted.shots[-1].index)).state
        other = game.redeal(engine.clone(game, now), watcher, Random(3))
        films = [
            Shooting(replace(wanted, start=shot.index, state=engine.encode(state), log=[], shots=(shot,)))
            for shot in wanted.shots[-1:]
            for state in (now, other)
        ]
        assert films[0].views == films[1].views
        assert films[0].scores == films[1].scores


@pytest.mark.parametrize("game_id", FILMED)
async def test_nobody_can_count_what_was_not_heard(host: Host, game_id: str) -> None:
    game = subjects()[game_id]
    table = await random_table(host, game, game.max_seats, _ACTS)
    for watcher in (None, 0):
        heard = {act.index for act in await host.chronicle(table, seats_of(watcher)) if not act.aside}
        wanted = await script(host, table, watcher)
        assert {shot.index for shot in wanted.shots} == heard | {0}
