"""Medioevo at a table of the real bot: its grouped commands, and the list of purchases in its panel."""

from __future__ import annotations

import io
import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import render
from bot.client import Castellan
from bot.commands import add_game
from render.picture import Picture, Scene
from rules.core import engine
from rules.core.legal import checked
from rules.host import Table
from rules.medioevo.game import Medioevo
from rules.medioevo.phases.purchases.learning import Seek
from rules.medioevo.phases.purchases.phase import Shopping
from rules.registry import games
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.panels import pick_kind

GAMES = {**games(), "medioevo": games().get("medioevo") or Medioevo()}


class MedioevoBot(Castellan):
    async def setup_hook(self) -> None:
        if "medioevo" not in games():
            await add_game(self, GAMES["medioevo"])
        await super().setup_hook()


def _blank(view: Any, scene: Scene) -> Picture:
    file = io.BytesIO()
    Image.new("P", (16, 9)).save(file, "PNG")
    return Picture(file.getvalue(), "A map", 16, 9)


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    if not render.has_renderer("medioevo"):
        drawing = ModuleType("render.medioevo")
        drawing.KINDS = dict.fromkeys(("board", "battle", "realm"), _blank)  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "render.medioevo", drawing)
        render.module.cache_clear()
    async with open_court(tmp_path / "castellan.sqlite3", MedioevoBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def shopping(court: Court) -> Table:
    """Random moves by slash command until lists of purchases are written."""
    table = await court.begun(court.alix, court.bruno, game="medioevo")
    for _ in range(200):
        position = await court.position(table)
        if isinstance(position.state.stack[-1], Shopping):
            return position.table
        seat = engine.awaited(position.state)[0]
        action = checked(engine.sample(position.state, seat, Random(position.table.length)), position.state, seat)
        await court.command(court.person(position, seat), table, action)
        assert (await court.host.table(table.id)).length == position.table.length + 1, action
    raise AssertionError("nobody goes shopping")


async def test_purchases_are_listed_in_the_panel(court: Court) -> None:
    table = await shopping(court)
    person = court.person(await court.position(table), 0)
    panel = shown(await person.click(court.turn_message(), label="Your turn"))
    assert "Done" in buttons(panel)
    await pick_kind(person, panel, "medioevo", Seek)
    assert "1. Empire card:" in panel.content.split("After it:")[1]
    await person.click(panel, label="Confirm")
    assert "1. Empire card:" in panel.content, "the panel comes back with the list"
    assert "are left." in panel.content
    listed = (await court.position(table)).state.stack[-1].lists[0]
    assert listed == [Seek()]
    await person.slash(court.channel, "medioevo-buy unlist", line="1")
    assert (await court.position(table)).state.stack[-1].lists[0] == []
