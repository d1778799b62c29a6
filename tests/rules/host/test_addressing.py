"""Whom something is offered while the table waits for others is called as they wish; of a secret, nobody else hears."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.core import Setup
from rules.host import Host
from rules.medioevo.campaign import Campaign
from rules.medioevo.diplomacy import Draft, Propose
from rules.medioevo.table import War
from rules.registry import games
from tests.rules.medioevo.builder import at, give, two
from tests.stages import FIRST, Stage, plant

BLUE, YELLOW = 0, 1


async def table(path: Path, *wars: War) -> Host:
    """Blue is to move, and Yellow wishes to be written to."""
    game: Any = games()["medioevo"]
    state = two()
    give(state, BLUE, "wagon", 1, "thrace")
    state.players[BLUE].armies["thrace"] = {"light": 2}
    state.wars = [*wars]
    host = await Host.open(path / "house.sqlite3")
    setup = Setup(game="medioevo", version=game.version, seats=2, seed="s")
    await plant(host, Stage(game, setup, at(state, Campaign(waiting=[BLUE, YELLOW]))), "t")
    await host.set_person(FIRST + YELLOW, calls="direct")
    return host


async def heard(host: Host) -> tuple[list[int], int]:
    """Who is written to, and how many posts of the channel tell of it."""
    written = [summons.player for summons in await host.due_summons() if summons.kind == "word"]
    posts = [post for post in await host.posts("t") if "to" in post.payload]
    return written, len(posts)


async def test_peace_that_is_offered_reaches_its_addressee(tmp_path: Path) -> None:
    host = await table(tmp_path, War((BLUE, YELLOW), since=1))
    try:
        await host.play("t", BLUE, Propose("peace", YELLOW))
        assert await heard(host) == ([FIRST + YELLOW], 1)
    finally:
        await host.close()


@pytest.mark.parametrize(("secrecy", "posts"), [("public", 1), ("secret", 0)])
async def test_a_secret_pact_is_told_in_private_alone(secrecy: str, posts: int, tmp_path: Path) -> None:
    host = await table(tmp_path)
    try:
        draft = Draft(kind="trade", partners=(str(YELLOW),), secrecy=secrecy)  # type: ignore[arg-type]
        await host.play("t", BLUE, draft)
        assert await heard(host) == ([FIRST + YELLOW], posts)
    finally:
        await host.close()
