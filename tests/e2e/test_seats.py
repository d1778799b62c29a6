"""Leaving, open seats and notes, as people see them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

import render
from tests.e2e.court import Court, buttons, open_court
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        yield court
    render.module.cache_clear()


async def test_leaving_asks_and_nothing_happens_before_the_answer(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, court.clara, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    assert set(buttons(asked)) == {"Stay", "Leave, look for someone", "Leave it to an AI player"}
    assert (await court.host.table(table.id)).seats[1].player == court.bruno.id
    stayed = await court.bruno.click(asked, label="Stay")
    assert "You stay" in stayed.response.content
    assert (await court.host.table(table.id)).seats[1].player == court.bruno.id


async def test_a_seat_is_left_posted_asked_for_and_given(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    await court.bruno.click(asked, label="Leave, look for someone")
    offer = court.messages()[-1]
    assert "A seat is free at" in offer.content
    told = await court.clara.click(offer, label="Take this seat")
    assert "are asked" in told.response.content
    question = court.messages()[-1]
    assert f"<@{court.alix.id}>" in question.content
    await court.alix.click(question, label="Let them in")
    assert (await court.host.table(table.id)).seats[1].player == court.clara.id


async def test_who_has_left_comes_back(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="tourney")
    asked = await court.answer_to(court.bruno, "table resign")
    await court.bruno.click(asked, label="Leave it to an AI player")
    assert (await court.host.table(table.id)).seats[1].is_computer
    await court.answer_to(court.bruno, "table join", table=table.id)
    assert (await court.host.table(table.id)).seats[1].player == court.bruno.id


async def test_a_note_is_shown_in_ones_own_panel_only(court: Court) -> None:
    await court.begun(court.alix, court.bruno, game="tourney")
    await court.answer_to(court.alix, "table note", text="Bruno *bluffs*")
    mine = (await court.alix.click(court.turn_message(), label="Your turn")).response
    theirs = (await court.bruno.click(court.turn_message(), label="Your turn")).response
    assert "📝 Bruno \\*bluffs\\*" in mine.content
    assert "bluffs" not in theirs.content
    assert not any("bluffs" in message.content for message in court.messages())
