"""*Hint* in the panel and *Analyse* after the game, in the real bot."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from rules.core import engine
from rules.host import Table
from tests.conformance.leaks import lean
from tests.e2e.court import Court, buttons, menus, shown


async def panel_of(court: Court, person: Any) -> Any:
    return shown(await person.click(court.turn_message(), label="Your turn"))


def moves(panel: Any) -> list[str]:
    return [label for label, part in buttons(panel).items() if part["custom_id"].startswith("b:hinted:")]


async def test_a_hint_fills_the_panel_and_plays_nothing(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="saga")
    person = await court.awaited(table)
    panel = shown(await person.click(await panel_of(court, person), label="Hint"))
    offered = moves(panel)
    assert 1 <= len(offered) <= 3
    assert all(label[0] == str(place) for place, label in enumerate(offered, 1))
    assert "**1** " in panel.content
    assert "(worth " in panel.content, "there is a reason"
    filled = shown(await person.click(panel, label=offered[0]))
    assert "Confirm" in buttons(filled)
    assert (await court.host.table(table.id)).length == 0
    await person.click(filled, label="Confirm")
    assert (await court.host.table(table.id)).length == 1


async def test_a_hint_outlives_a_restart_and_leads_back(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="saga")
    person = await court.awaited(table)
    panel = shown(await person.click(await panel_of(court, person), label="Hint"))
    await court.restart()
    filled = shown(await person.click(panel, label=moves(panel)[-1]))
    assert "Confirm" in buttons(filled)
    fresh = shown(await person.click(filled, label="Back"))
    assert "Hint" in buttons(fresh)


async def test_whoever_leaves_a_hint_sees_the_choice_again(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    person = await court.awaited(table)
    panel = shown(await person.click(await panel_of(court, person), label="Hint"))
    assert "what an AI player would do here" in panel.content
    assert "Hint" not in buttons(panel)
    assert "Hint" in buttons(shown(await person.click(panel, label="Back")))


async def test_a_table_may_do_without_hints(court: Court) -> None:
    table = await court.lobby(court.alix, court.bruno)
    options = shown(await court.alix.click(court.lobby_message(), label="All options"))
    while "table.hints" not in menus(options, "arg"):
        options = shown(await court.alix.click(options, label="More"))
    menu = menus(options, "arg")["table.hints"]
    await court.alix.select(options, ["off"], custom_id=menu["custom_id"])
    assert "Hints: off" in court.lobby_message().content
    await court.alix.slash(court.channel, "table start", table=table.id)
    person = await court.awaited(table)
    panel = await panel_of(court, person)
    assert "Hint" not in buttons(panel)
    position = await court.position(table)
    draft = next(part["custom_id"] for part in buttons(panel).values() if part["custom_id"].startswith("b:cancel:"))
    refused = await court.press(panel, person, draft.replace("b:cancel:", "b:hint:"))
    assert refused.content == f"At {table.name} you play without hints."
    assert engine.awaited(position.state) == (await court.host.table(table.id)).awaited


@pytest.fixture
def lightly(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Minds that look at little."""
    saga = {"saga": lean(court.bot.games["saga"], 1000)}
    monkeypatch.setattr(court.host, "_games", {**court.bot.games, **saga})


async def ended_by_folly(court: Court) -> Table:
    """Alix plays anything, Bruno with sense; nobody is told before the end."""
    table = await court.begun(court.alix, court.bruno, game="saga")
    runners, court.host._runners = court.host._runners, []
    position = await court.position(table)
    while position.state.outcome is None:
        seat, luck = engine.awaited(position.state)[0], Random(position.table.length)
        wise = engine.computer_move(position.game, position.state, seat, luck)
        action = wise if seat else engine.sample(position.state, seat, luck)
        position = (await court.host.play(table.id, seat, action, opened=position)).position
    court.host._runners = runners
    court.bot.publisher.kick(table.id)
    await court.bot.scheduler.finish(30.0)
    return position.table


@pytest.mark.usefixtures("lightly")
async def test_a_finished_game_is_analysed_for_its_players_only(court: Court) -> None:
    table = await ended_by_folly(court)
    refused = shown(await court.elke.click(court.turn_message(), label="Analyse"))
    assert refused.content == f"You are not playing at {table.name}."
    result = await court.alix.click(court.turn_message(), label="Analyse")
    assert result.response is not None
    assert result.response.content.startswith(f"{table.name}: the 3 decisions where another move was worth most")
    assert result.response.ephemeral
    assert len(result.followups) == 3
    indexes = [int(re.findall(r"\(move (\d+)\)", found.content)[0]) for found in result.followups]
    mine = [row.index for row in await court.host.history(table.id) if row.entry and row.entry.seat == 0]
    assert set(indexes) <= set(mine)
    gains = [int(re.findall(r"worth about (\d+) point", found.content)[0]) for found in result.followups]
    assert gains == sorted(gains, reverse=True)
    assert all(found.ephemeral and len(found.attachments) == 1 for found in result.followups)


async def test_a_game_that_goes_on_is_not_analysed(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    said = await court.press(court.turn_message(), court.alix, f"b:analyse:{table.id}")
    assert said.content == f"{table.name} is not over yet. I look at a game again once it is."
    said = await court.press(court.turn_message(), court.elke, f"b:analyse:{table.id}")
    assert said.content == f"You are not playing at {table.name}."
