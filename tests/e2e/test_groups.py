"""A game of seventy kinds of actions at a table of the real bot: by grouped commands and by panels in two steps."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

import render
from rules.core.actions import tag_of
from rules.host import Table
from tests.cogs.bazaar import GAMES, PURSE, SOLD, BazaarBot, install
from tests.e2e.court import Court, buttons, menus, open_court, shown, values
from tests.e2e.panels import choose, offered, pick_kind

FOOD = next(kind for kind in SOLD if tag_of(kind) == "food07")
TOOL = next(kind for kind in SOLD if tag_of(kind) == "tools23")


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", BazaarBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def begun(court: Court) -> Table:
    return await court.begun(court.alix, court.bruno, game="bazaar")


async def open_panel(court: Court) -> Any:
    return shown(await court.alix.click(court.turn_message(), label="Your turn"))


async def purse(court: Court, table: Table) -> int:
    state: Any = (await court.position(table)).state
    return state.purses[0]


async def test_grouped_actions_are_played_by_command(court: Court) -> None:
    table = await begun(court)
    for kind in (SOLD[0], FOOD, TOOL):
        await court.command(court.alix, table, kind(2, "red"))
    assert await purse(court, table) == PURSE - 6
    assert (await court.host.table(table.id)).length == 3


async def test_options_of_grouped_actions_are_completed(court: Court) -> None:
    await begun(court)
    for command in ("bazaar food food07", "bazaar-tools tools23"):
        offered = await court.alix.autocomplete(court.channel, command, "colour", "", price="1")
        assert [choice["value"] for choice in offered] == ["blue", "red"]


async def test_a_refused_grouped_action_is_explained_with_others_instead(court: Court) -> None:
    table = await begun(court)
    refused = await court.answer_to(court.alix, "bazaar food food07", price="9", colour="red")
    assert f"You have {PURSE} coins." in refused.content
    label = next(label for label in buttons(refused) if label.startswith("Food07"))
    await court.alix.click(refused, label=label)
    assert await purse(court, table) == PURSE - int(label.split(" · ")[1])


async def test_a_panel_asks_for_the_group_first(court: Court) -> None:
    table = await begun(court)
    panel = await open_panel(court)
    kinds = dict.fromkeys(label.split(" · ")[0] for label in buttons(panel))
    lone = {"Lone00", "Lone01", "Lone02"}
    assert lone < {*kinds}
    assert [kind for kind in kinds if kind not in lone] == [
        "Cloth …", "Food …", "Tools …", "Home", "Type my turn", "Look at …", "Hint",
    ]  # fmt: skip
    await court.alix.click(panel, label="Food …")
    assert values(menus(panel)["actmenu"]) == [tag_of(kind) for kind in SOLD if kind.group == "food"]
    await court.alix.click(panel, label="Back")
    assert "Tools …" in buttons(panel)
    await pick_kind(court.alix, panel, "bazaar", TOOL)
    await court.alix.click(panel, label="Back")
    assert "tools23" in values(menus(panel)["actmenu"]), "back from the first question to the group"
    await pick_kind(court.alix, panel, "bazaar", TOOL)
    for answer in ("3", "blue"):
        await choose(court.alix, panel, answer)
    await court.alix.click(panel, label="Confirm")
    assert await purse(court, table) == PURSE - 3


async def test_a_group_outlives_a_restart(court: Court) -> None:
    await begun(court)
    panel = await open_panel(court)
    await court.alix.click(panel, label="Food …")
    await court.restart()
    await pick_kind(court.alix, panel, "bazaar", FOOD)
    assert offered(panel)


async def test_a_panel_tells_the_notes_of_the_game_and_what_a_step_would_leave(court: Court) -> None:
    await begun(court)
    panel = await open_panel(court)
    assert f"In your purse: {PURSE}." in panel.content
    await pick_kind(court.alix, panel, "bazaar", FOOD)
    assert f"In your purse: {PURSE}." in panel.content
    for answer in ("3", "blue"):
        await choose(court.alix, panel, answer)
    assert f"In your purse: {PURSE - 3}." in panel.content.split("Then:")[1]
