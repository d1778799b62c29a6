"""What it takes to see a stretch of a game again: it replays to the same positions, from wherever it begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.core import engine
from rules.core.engine import read_entry
from rules.core.match import replay_on
from rules.host import Footage, Host
from rules.host.store import Snapshot
from rules.registry import games
from tests.conformance.test_chronicle import random_table

_ACTS = 70  # so many that a snapshot lies on the way


@pytest.fixture
async def host(tmp_path: Path) -> Any:
    host = await Host.open(tmp_path / "castellan.sqlite3")
    store: Any = host._store
    await store._writer.execute("PRAGMA synchronous = OFF")
    yield host
    await host.close()


def end_of(footage: Footage) -> bytes:
    game = games()[footage.table.game]
    log = [read_entry(game, entry) for entry in footage.log]
    first = engine.decode(game, footage.state)
    return engine.encode(replay_on(game, footage.table.setup, first, log, first=footage.start + 1))


@pytest.mark.parametrize("since", [0, 1, 65, _ACTS, 999])
async def test_it_replays_to_the_board_of_today(host: Host, since: int) -> None:
    table = await random_table(host, games()["torres"], 2, _ACTS)
    footage = await host.footage(table, since)
    assert footage.start <= footage.first == min(since, _ACTS)
    assert footage.start + len(footage.log) == _ACTS
    assert end_of(footage) == engine.encode((await host.look(table)).state)


async def test_films_and_curves_begin_where_the_rules_of_today_do(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await random_table(host, games()["saga"], 2, 12)
    ground = Snapshot(5, engine.encode((await host.at(table, 5)).state))

    async def renewed(*_: Any) -> Snapshot:
        return ground

    monkeypatch.setattr(host, "_ground", renewed)
    footage = await host.footage(table)
    assert footage.first == 5
    assert footage.start + len(footage.log) == 12
    assert (await host.annals(table)).rows[0] == 5
