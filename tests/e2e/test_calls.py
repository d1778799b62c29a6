"""Calls, digests and the desk in the real bot."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

import render
from tests.e2e.court import Court, buttons, open_court
from tests.e2e.test_deadline import Days, hours_pass
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES, days) as court:
        yield court
    render.module.cache_clear()


async def test_how_one_is_called_is_said_and_shown(court: Court) -> None:
    told = await court.answer_to(
        court.alix, "me calls", way="both", reminder="4", quiet="22-8", digest=18, zone="europe/paris"
    )
    assert "I call you by both. Reminders: 4 hours before." in told.content
    assert "From 22:00 to 8:00 (Europe/Paris)" in told.content
    assert "At 18:00" in told.content
    refused = await court.answer_to(court.alix, "me calls", quiet="night")
    assert "is no span of hours" in refused.content
    assert (await court.host.person(court.alix.id)).quiet == (22, 8)


async def test_a_direct_message_calls_who_wants_one_and_nobody_else(court: Court, days: Days) -> None:
    await court.answer_to(court.alix, "me calls", way="direct")
    await court.begun(court.alix, court.bruno, game="tourney")
    await hours_pass(court, days, 1)
    assert await court.host.due_summons() == [], "the call was sent"


async def test_the_desk_lists_my_tables_and_no_others(court: Court) -> None:
    mine = await court.begun(court.alix, court.bruno, game="tourney")
    desk = await court.answer_to(court.alix, "desk")
    assert mine.name in desk.content
    assert "One table waits for you" in desk.content
    assert list(buttons(desk)) == [f"Your turn: {mine.name}"]
    empty = await court.answer_to(court.clara, "desk")
    assert mine.name not in empty.content
    panel = await court.alix.click(desk, label=f"Your turn: {mine.name}")
    assert "sealed bid" in panel.response.content


async def test_next_leads_from_table_to_table(court: Court, days: Days) -> None:
    for _ in range(2):
        days.time += 1
        await court.begun(court.alix, court.bruno, game="tourney")
    desk = await court.answer_to(court.alix, "desk")
    assert "2 tables wait for you" in desk.content
    panel = await court.alix.click(desk, label="Next")
    assert "sealed bid" in panel.response.content


async def test_fellow_players_bump(court: Court, days: Days) -> None:
    await court.begun(court.alix, court.bruno, game="tourney")
    early = await court.answer_to(court.bruno, "bump")
    assert "twelve hours" in early.content
    await hours_pass(court, days, 13)
    await court.answer_to(court.bruno, "bump")
    assert court.messages()[-1].content.startswith(f"<@{court.alix.id}>, **Bruno** asks whether you can play")
