"""Sealed letters in the real bot."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

import render
from bot.words import Speaker
from rules.host import Table
from tests.e2e.court import Court, buttons, menus, open_court, shown
from tests.e2e.test_calls import letters as direct_messages
from tests.e2e.test_calls import shut
from tests.e2e.test_deadline import Days
from tests.e2e.tourney import GAMES, TourneyBot, install

SECRET = "Bid *low*, @everyone"
QUOTED = r"Bid \*low\*"


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES, days) as court:
        yield court
    render.module.cache_clear()


async def three(court: Court, **options: Any) -> Table:
    return await court.begun(court.alix, court.bruno, court.clara, game="tourney", **options)


async def surroundings(court: Court, *people: MemberActor) -> dict[str, Any]:
    """All that others can ask for, and all that stands in the channel."""
    seen: dict[str, Any] = {"channel": [(one.id, one.content, one.edited_at) for one in court.messages()]}
    for person in people:
        for command in ("log", "list", "letter", "board"):
            seen[f"{person.id} {command}"] = (await court.answer_to(person, f"table {command}")).content
        seen[f"{person.id} desk"] = (await court.answer_to(person, "desk")).content
        (file,) = (await court.answer_to(person, "table record export")).attachments
        seen[f"{person.id} export"] = await file.read()
        seen[f"{person.id} written"] = [one.content for one in direct_messages(person)]
    return seen


async def test_a_letter_leaves_no_trace_for_others(court: Court, days: Days) -> None:
    table = await three(court)
    await court.answer_to(court.bruno, "me calls", way="direct")
    await court.answer_to(court.clara, "me calls", way="direct")
    await court.leap(31)
    before = await surroundings(court, court.clara, court.elke)
    days.time += 60
    told = await court.answer_to(court.alix, "table letter", to="2", text=SECRET)
    assert "is sealed and sent" in told.content
    await court.leap(31)
    assert QUOTED in direct_messages(court.bruno)[-1].content
    assert await surroundings(court, court.clara, court.elke) == before
    assert (await court.host.table(table.id)).changed < days.time - 30


async def test_it_is_brought_as_each_wants_to_be_called(court: Court) -> None:
    """By a direct message, or in one's own panel and at one's desk; nobody is called in the channel."""
    table = await three(court)
    await court.answer_to(court.bruno, "me calls", way="direct")
    await court.leap(31)
    posted = len(court.messages())
    await court.answer_to(court.alix, "table letter", to="Bruno, 3", text=SECRET)
    await court.leap(31)
    message = direct_messages(court.bruno)[-1]
    assert message.content.startswith("A sealed letter for you at")
    assert QUOTED in message.content
    assert direct_messages(court.clara) == []
    assert len(court.messages()) == posted
    panel = shown(await court.clara.click(court.turn_message(), custom_id=f"b:turn:{table.id}"))
    assert "A sealed letter waits for you" in panel.content
    assert "A sealed letter waits for you" in (await court.answer_to(court.clara, "desk")).content
    assert QUOTED in (await court.answer_to(court.clara, "table letter")).content
    assert "letter" not in (await court.answer_to(court.clara, "desk")).content
    again = shown(await court.bruno.user.click(message, label="Letters"))
    assert QUOTED in again.content


async def test_who_cannot_be_written_to_finds_it_and_the_channel_hears_nothing(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three(court)
    await court.answer_to(court.bruno, "me calls", way="direct")
    await court.leap(31)
    posted = len(court.messages())
    shut(court, monkeypatch)
    await court.answer_to(court.alix, "table letter", to="2", text=SECRET)
    await court.leap(31)
    assert len(court.messages()) == posted
    assert QUOTED in (await court.answer_to(court.bruno, "table letter")).content


async def test_a_box_stands_for_several_lines_and_outlives_a_restart(court: Court) -> None:
    table = await three(court)
    opened = await court.answer_to(court.alix, "table letter")
    assert menus(opened)["letterto"]["options"][0]["label"] == "Bruno"
    asked = await court.alix.slash(court.channel, "table letter", to="2")
    await court.restart()
    await court.alix.submit_modal(asked, {"letter": "One\nTwo"})
    (letter,) = (await court.host.mail(table.id, court.bruno.id)).letters
    assert letter.text == "One\nTwo"
    assert "> One\n> Two" in (await court.answer_to(court.bruno, "table letter")).content


async def test_what_cannot_be_sent_is_said(court: Court) -> None:
    await court.begun(court.alix, court.bruno, game="tourney", computers=1)
    for to, why in (("3", "is not a person"), ("1", "A letter to yourself"), ("Ulrich", "Ulrich")):
        assert why in (await court.answer_to(court.alix, "table letter", to=to, text="x")).content
    assert (await court.host.mail((await court.host.tables())[0].id, court.alix.id)).letters == ()
    await court.answer_to(court.alix, "table letter", text="There is only one of you")
    assert "only one of you" in (await court.answer_to(court.bruno, "table letter")).content


async def test_long_correspondence_is_paged(court: Court) -> None:
    await three(court)
    for number in range(6):
        await court.answer_to(court.alix, "table letter", to="2", text=f"Letter {number} " + "x" * 500)
    latest = await court.answer_to(court.bruno, "table letter")
    assert "Letter 5" in latest.content
    assert "Letter 0" not in latest.content
    assert buttons(latest)["▶"]["disabled"]
    earlier = shown(await court.bruno.click(latest, label="◀"))
    assert "Letter 3" in earlier.content


async def test_letters_are_opened_to_all_when_all_who_wrote_agree(court: Court) -> None:
    table = await three(court)
    court.speaks(court.bruno, "fr")
    await court.answer_to(court.alix, "table letter", to="2", text="The ford")
    await court.answer_to(court.bruno, "table letter", to="1", text="At dawn")
    while (await court.host.table(table.id)).status == "running":
        await court.move(table)
    await court.posted(table)
    end = court.turn_message()

    async def click(person: MemberActor, key: str, language: str = "en") -> discord.Message:
        sealed = shown(await person.click(end, label="Letters"))
        return shown(await person.click(sealed, label=Speaker(language)(key)))

    assert "There are no letters for you" in shown(await court.elke.click(end, label="Letters")).content
    assert "stay sealed until" in (await click(court.alix, "button-letters-open")).content
    assert "The ford" not in (await court.answer_to(court.clara, "table log")).content
    await click(court.bruno, "button-letters-open", "fr")
    await court.posted(table)
    assert "The letters of" in court.messages()[-1].content
    for person in (court.clara, court.elke):
        read = shown(await person.click(end, label="Letters")).content
        assert "The ford" in read
        assert "At dawn" in read
    log = (await court.answer_to(court.clara, "table log", since="start")).content
    assert "wrote to Bruno: The ford" in log
