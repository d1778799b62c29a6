"""Luck from all in the real bot: the promise in the lobby, *Ready* with a word, the proof at the end."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from simcord import MemberActor

import render
from rules.host import Table
from tests.e2e.court import Court, buttons, menus, open_court, shown
from tests.e2e.panels import boxes_of
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def ready(court: Court, person: MemberActor, word: str) -> None:
    opened = await person.click(court.lobby_message(), label="Ready")
    await court.restart()
    await person.submit_modal(opened, {"word": word})


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_game_with_luck_from_all(court: Court, language: str) -> None:
    table = await court.lobby(court.alix, court.bruno, game="tourney")
    await court.host.set_luck(table.id, court.alix.id, True)
    await court.posted(table)
    pledge = (await court.host.table(table.id)).pledge
    assert pledge is not None
    lobby = court.lobby_message()
    assert pledge.promise in lobby.content
    assert pledge.secret not in lobby.content
    assert buttons(lobby)["Start"]["disabled"]
    await ready(court, court.alix, "grey *fox*")
    assert r"grey \*fox\*" in court.lobby_message().content
    assert buttons(court.lobby_message())["Start"]["disabled"]
    await ready(court, court.bruno, "owl")
    await court.alix.click(court.lobby_message(), label="Start")
    await finished(court, table)
    court.speaks(court.elke, language)
    told = shown(await court.elke.click(court.turn_message(), label="Verify")).content
    for part in (pledge.secret, pledge.promise, r"grey \*fox\*", "owl", (await court.host.table(table.id)).seed):
        assert part in told


async def finished(court: Court, table: Table) -> None:
    while (await court.host.table(table.id)).status == "running":
        await court.move(table)
    await court.posted(table)


async def test_it_is_switched_in_the_lobby_and_a_word_is_suggested(court: Court) -> None:
    table = await court.lobby(court.alix, game="tourney")
    assert "Ready" not in buttons(court.lobby_message())
    options = shown(await court.alix.click(court.lobby_message(), custom_id=f"b:options:{table.id}"))
    while "table.luck" not in menus(options, "arg"):
        following = next(part["custom_id"] for part in buttons(options).values() if "optionpage" in part["custom_id"])
        options = shown(await court.alix.click(options, custom_id=following))
    await court.alix.select(options, ["on"], custom_id=f"s:setoption:{table.id}:table.luck")
    assert (await court.host.table(table.id)).pledge is not None
    await court.posted(table)
    opened = await court.alix.click(court.lobby_message(), label="Ready")
    (box,) = boxes_of(opened.modal)
    await court.alix.submit_modal(opened, {"word": box["value"]})
    assert (await court.host.table(table.id)).seats[0].word == box["value"]
