"""Pictures by command: the map for everybody, whole or close up; a hand for its owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

import render
from bot import posts
from rules.core import Event, words
from rules.core.engine import Entry
from rules.host import Host, LogRow
from tests.cogs.bazaar import GAMES, SOLD, BazaarBot, install
from tests.e2e.court import Court, is_over, open_court

pytestmark = pytest.mark.drawn


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", BazaarBot, GAMES) as court:
        await court.begun(court.alix, court.bruno, game="bazaar")
        yield court
    render.module.cache_clear()


def alts(message: Any) -> list[str]:
    return [picture.description for picture in message.attachments]


async def alt(court: Court, person: Any, command: str, **options: str) -> str:
    """What is shown, as it is told to those who cannot see."""
    told = await court.answer_to(person, command, **options)
    assert told.ephemeral
    (picture,) = told.attachments
    return picture.description


async def places(court: Court, person: Any, text: str, command: str = "bazaar map", option: str = "zoom") -> list[str]:
    offered = await person.autocomplete(court.channel, command, option, text)
    return [choice["value"] for choice in offered]


async def test_the_map_is_shown_whole_or_close_up(court: Court) -> None:
    assert await alt(court, court.alix, "bazaar map") == "Stalls, seen by 0"
    assert await alt(court, court.alix, "bazaar map", zoom="c07") == "Stalls at c07, seen by 0"
    assert await alt(court, court.alix, "bazaar map", zoom=" corner 8 ") == "Stalls at c08, seen by 0", "by its name"


async def test_a_bystander_sees_what_is_public(court: Court) -> None:
    assert await alt(court, court.elke, "bazaar map", zoom="c07") == "Stalls at c07, seen by None"
    assert await alt(court, court.elke, "bazaar ledger") == "Stalls, seen by None"
    refused = await court.answer_to(court.elke, "bazaar hand")
    assert not refused.attachments
    assert "not playing" in refused.content


async def test_a_private_picture_is_its_owners(court: Court) -> None:
    assert await alt(court, court.bruno, "bazaar hand") == "Stalls, seen by 1"


async def test_places_are_completed_by_id_and_name(court: Court) -> None:
    assert len(await places(court, court.alix, "")) == 25
    assert await places(court, court.alix, "c29") == ["c29"]
    assert await places(court, court.alix, "CORNER 29") == ["c29"]
    assert await places(court, court.alix, "corner 29", "table board", "place") == ["c29"]


async def test_places_are_those_that_one_may_know(court: Court) -> None:
    assert await places(court, court.alix, "own") == ["own"]
    assert await places(court, court.elke, "own") == []


async def test_an_unknown_place_is_said_to_be_unknown(court: Court) -> None:
    for command, option in (("bazaar map", "zoom"), ("table board", "place")):
        refused = await court.answer_to(court.alix, command, **{option: "atlantis"})
        assert "There is no place called “atlantis” on this board." in refused.content
        assert not refused.attachments


# Posts of more than one picture


async def buy(court: Court, *prices: str, colour: str = "red") -> None:
    for price in prices:
        await court.alix.slash(court.channel, "bazaar food food00", price=price, colour=colour)


async def test_a_turn_shows_the_whole_and_where_it_happened(court: Court) -> None:
    assert alts(court.turn_message()) == ["Stalls, seen by None"], "nothing has happened yet"
    await buy(court, "2")
    message = court.turn_message()
    assert alts(message) == ["Stalls, seen by None", "Stalls at c02, seen by None"]
    first, second = (picture.filename for picture in message.attachments)
    assert second == first.replace(".png", "-1.png")


async def test_the_latest_place_comes_last_and_quiet_moves_are_told_too(court: Court) -> None:
    await buy(court, "3", "1", colour="blue")
    assert len(court.turn_messages()) == 1
    await buy(court, "3")
    assert alts(court.turn_message())[1] == "Stalls at c03, seen by None"


async def test_edits_leave_both_pictures(court: Court) -> None:
    await buy(court, "2")
    shown = alts(court.turn_message())
    await buy(court, "1", colour="blue")
    assert alts(court.turn_message()) == shown, "the live message is only brought up to date"
    await buy(court, "1")
    former = court.turn_messages()[-2]
    assert alts(former) == shown
    assert is_over(former), "the button has moved on"


async def test_a_post_of_two_pictures_is_found_again_after_a_crash(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as crash:
        crash.setattr(Host, "posted", dies)
        await buy(court, "2")
        assert [post.state for post in await court.host.posts()] == ["sending"]
    await court.restart()
    assert not await court.host.posts()
    assert len(court.turn_messages()) == 2


def test_news_are_the_public_places_each_once_the_latest_last() -> None:
    told = [Event(words("a"), ("x", "y")), Event(words("b"), ("z",), to=(0,)), Event(words("c"), ("x",))]
    assert posts.places([row(told[:1]), row(told[1:])]) == ("y", "x")


def row(events: list[Event]) -> LogRow:
    return LogRow(index=1, entry=Entry(seat=0, action=SOLD[0](1)), events=tuple(events), time=0.0)
