"""The clock at a table of the real bot: reminders, moves for those who are late, restarts in between."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

import render
from rules.core import engine
from rules.host import Table
from rules.host.standins import mandate_of
from rules.registry import games
from tests.e2e.court import Court, buttons, menus, open_court, shown, values
from tests.e2e.tourney import GAMES, TourneyBot, install
from tests.e2e.watching import check_turn

HOUR = 3600.0


class Days:
    """The time of day, in the test's hand. Ticks of the bot's own clock say only that it should look."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES, days) as court:
        yield court
    render.module.cache_clear()


async def hours_pass(court: Court, days: Days, hours: float) -> None:
    """Both clocks go on, hour by hour as the bot looks."""
    left = hours * HOUR
    while left > 0:
        step = min(left, HOUR)
        days.time += step
        await court.leap(step)
        left -= step


async def begun(court: Court, hours: int = 24, upon: str = "standin") -> Table:
    table = await court.begun(court.alix, court.bruno, court.clara, game="tourney")
    await court.alix.slash(court.channel, "table set deadline", hours=hours)
    if upon != "standin":
        await court.alix.slash(court.channel, "table set deadline", **{"when-up": upon})
    return await court.host.table(table.id)


def called(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"<@(\d+)>", text)]


async def test_the_lobby_offers_a_deadline(court: Court) -> None:
    table = await court.lobby(court.alix, game="tourney")
    assert "Deadline" not in court.lobby_message().content
    panel = (await court.alix.click(court.lobby_message(), label="All options")).response
    menu = menus(panel, by="arg")["table.deadline"]
    assert values(menu) == ["0", "12", "24", "48", "72", "168"]
    await court.alix.select(panel, ["48"], custom_id=menu["custom_id"])
    assert (await court.host.table(table.id)).deadline == 48
    assert "Deadline: 2 days" in court.lobby_message().content


async def test_the_lobby_tells_of_a_bank_of_its_own_and_of_regents_on_leave(court: Court, days: Days) -> None:
    table = await court.lobby(court.alix, court.bruno, game="tourney")
    refused = await court.answer_to(court.alix, "table set deadline", cap=20)
    assert refused.content.startswith("A time bank of your own needs a start")
    await court.alix.slash(court.channel, "table set deadline", start=48, increment=6, regents=True)
    told = court.lobby_message().content
    assert "Time bank: 48 h, +6 h per turn, up to 96 h · Regents on leave: on" in told
    panel = (await court.alix.click(court.lobby_message(), label="All options")).response
    while "table.regents" not in menus(panel, by="arg"):
        panel = shown(await court.alix.click(panel, label="More"))
    menu = menus(panel, by="arg")["table.regents"]
    await court.alix.select(panel, ["off"], custom_id=menu["custom_id"])
    assert not (await court.host.table(table.id)).terms.regents
    await court.alix.slash(court.channel, "table start")
    listed = (await court.answer_to(court.alix, "table list")).content
    assert listed.count(f"<t:{int(days.time + 48 * HOUR)}:R>") == 2, "for each who is awaited"
    assert court.turn_message().content.count(f"<t:{int(days.time + 48 * HOUR)}:R>") == 2


async def test_what_is_told_of_time_is_all_that_holds(court: Court, days: Days) -> None:
    """Whatever of it was changed last; and the call says what is left of the time that holds now."""
    await begun(court)
    await court.alix.slash(court.channel, "table set deadline", hours=0)
    assert court.messages()[-1].content.endswith("from now on: no deadline. Everyone’s time begins anew.")
    told = await court.answer_to(court.alix, "table set deadline", regents=True)
    assert told.content.endswith(": no deadline and a regent plays for whoever is on leave.")
    assert court.messages()[-1].content.count("no deadline and a regent") == 1
    court.speaks(court.alix, "fr")
    told = await court.answer_to(
        court.alix, "table set deadline", hours=12, **{"when-up": "call", "weekends-off": True}
    )
    assert "12 heures par tour, qui dépasse son temps est seulement appelé, les horloges s’arrêtent" in told.content
    await court.alix.slash(court.channel, "table set deadline", **{"weekends-off": False})
    assert court.turn_message().content.count(f"<t:{int(days.time + 12 * HOUR)}:R>") == 3


async def test_who_may_set_it_once_the_game_runs(court: Court) -> None:
    table = await begun(court)
    assert "one day per turn, a stand-in decides when time is up" in court.messages()[-1].content
    refused = await court.answer_to(court.bruno, "table set deadline", hours=1)
    assert "only the person who opened the table" in refused.content
    await court.admin.slash(court.channel, "table set deadline", hours=12, table=table.id)
    assert (await court.host.table(table.id)).deadline == 12


async def test_a_reminder_calls_exactly_those_who_are_awaited(court: Court, days: Days) -> None:
    table = await begun(court)
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    before = len(court.messages())
    await hours_pass(court, days, 17)
    assert len(court.messages()) == before
    await hours_pass(court, days, 2)
    reminder = court.messages()[-1]
    assert called(reminder.content) == [court.bruno.id, court.clara.id]
    assert f"<t:{int(days.time) - int(HOUR) + 6 * int(HOUR)}:R>" in reminder.content
    assert len(court.messages()) == before + 1
    assert (await court.host.table(table.id)).length == 1


async def test_when_time_is_up_the_bot_plays_and_tells_it(court: Court, days: Days) -> None:
    table = await begun(court, upon="pass")
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    await hours_pass(court, days, 25)
    position = await court.position(table)
    assert position.table.length == 3
    assert engine.awaited(position.state) == (0,)
    text = "\n".join(message.content for message in court.turn_messages())  # one, or two where the first was quick
    assert "**Bruno** ran out of time, so I passed for them." in text
    assert "**Clara** ran out of time, so I passed for them." in text
    await check_turn(court, table)
    assert "Your turn" in buttons(court.turn_message())


async def test_a_silent_player_gets_a_stand_in_then_a_regent_until_they_are_back(court: Court, days: Days) -> None:
    """By buttons and calls as people see them."""
    table = await begun(court)
    await court.alix.slash(court.channel, "table set deadline", strikes=1)
    await court.alix.slash(court.channel, "tourney bid", coins="9")
    await court.clara.slash(court.channel, "tourney bid", coins="0")
    await hours_pass(court, days, 25)
    text = court.turn_message().content
    assert "**Bruno** ran out of time, so a stand-in made this one decision." in text
    assert "from now on a regent plays for them" in text
    assert (await court.host.table(table.id)).seats[1].regent == "late"
    await court.bruno.click(court.turn_message(), label="I am back")
    assert (await court.host.table(table.id)).seats[1].regent == ""
    assert "**Bruno** is back." in court.turn_message().content
    assert "I am back" not in buttons(court.turn_message())


async def test_calls_say_how_long_there_is(court: Court, days: Days) -> None:
    await begun(court)
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    until = f"(until <t:{int(days.time) + 24 * 3600}:R>)"
    assert court.turn_message().content.count(until) == 2
    listed = await court.answer_to(court.alix, "table list")
    assert until in listed.content


async def test_a_pause_is_proposed_agreed_and_over_by_buttons(court: Court, days: Days) -> None:
    table = await begun(court)
    await court.bruno.slash(court.channel, "table pause")
    question = court.messages()[-1]
    assert called(question.content) == [court.alix.id, court.clara.id]
    await court.alix.click(question, label="Agree")
    question = court.message(question.id)
    assert called(question.content) == [court.clara.id], "it says who has yet to agree"
    await court.clara.click(question, label="Agree")
    assert (await court.host.table(table.id)).paused is not None
    assert court.turn_message().content.endswith("The table pauses. Whoever plays here can let it go on.")
    assert "pauses: the clocks stand" in court.messages()[-1].content
    refused = await court.answer_to(court.alix, "tourney bid", coins="2")
    assert "pauses" in refused.content
    await hours_pass(court, days, 100)
    await court.clara.click(court.messages()[-1], label="Go on")
    assert (await court.host.table(table.id)).paused is None
    await court.alix.slash(court.channel, "table pause")
    assert (await court.host.table(table.id)).paused is not None, "who opened it pauses at once"
    await court.alix.slash(court.channel, "table pause")
    assert (await court.host.table(table.id)).paused is None


async def test_leave_is_taken_with_a_mandate_and_ended(court: Court, days: Days) -> None:
    table = await begun(court)
    told = await court.answer_to(court.bruno, "me away", until="2027-01-20", regent=True, zone="Europe/Paris")
    assert "a regent plays for you" in told.content
    last = datetime(2027, 1, 20, 23, 59, 59, tzinfo=ZoneInfo("Europe/Paris"))
    assert f"to <t:{int(last.timestamp())}:D>" in told.content, "the last day, not the day after it"
    other = shown(await court.bruno.select(told, ["medioevo"], custom_id=menus(told)["mandategame"]["custom_id"]))
    await court.bruno.select(other, ["war"], custom_id=menus(other)["mandate"]["custom_id"])
    await court.bruno.select(other, ["300"], custom_id=menus(other)["mandatemost"]["custom_id"])
    wishes = await court.host.person(court.bruno.id)
    assert wishes.leave is not None
    mandate = mandate_of(games()["medioevo"], wishes.leave.mandate)
    assert mandate == {"war": True, "pact": False, "loan": False, "border": False, "spend": 300}
    assert mandate_of(games()["barony"], wishes.leave.mandate) == {}, "each game has its own"
    assert wishes.zone == "Europe/Paris"
    await hours_pass(court, days, 2)
    assert (await court.host.table(table.id)).seats[1].regent == "leave"
    await court.answer_to(court.bruno, "me back")
    assert (await court.host.table(table.id)).seats[1].regent == ""
    refused = await court.answer_to(court.bruno, "me away", until="tomorrow")
    assert "is no day" in refused.content


async def test_the_clock_survives_a_restart(court: Court, days: Days) -> None:
    table = await begun(court)
    await court.alix.slash(court.channel, "tourney bid", coins="2")
    await hours_pass(court, days, 19)
    messages = len(court.messages())
    await court.restart()
    await hours_pass(court, days, 1)
    assert len(court.messages()) == messages, "nobody is reminded twice"
    await hours_pass(court, days, 6)
    assert (await court.host.table(table.id)).length == 3


async def test_who_cannot_be_played_for_is_told_so_three_times(court: Court, days: Days) -> None:
    table = await begun(court, upon="call")
    for person, coins in ((court.alix, "2"), (court.bruno, "1"), (court.clara, "0")):
        await person.slash(court.channel, "tourney bid", coins=coins)
    await hours_pass(court, days, 25)
    last = court.messages()[-1].content
    assert called(last) == [court.alix.id]
    assert "your time at" in last
    assert (await court.host.table(table.id)).length == 3
    messages = len(court.messages())
    await hours_pass(court, days, 74)
    assert [message.content for message in court.messages()[messages:]] == [last, last]


async def test_a_reminder_that_comes_too_late_is_not_said(court: Court, days: Days) -> None:
    """Discord was away while it was due, and by then everybody has answered."""
    table = await begun(court)
    court.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await hours_pass(court, days, 18.5)
    for person in (court.alix, court.bruno, court.clara):
        await person.slash(court.channel, "tourney bid", coins="1")
    court.env.backend.faults.clear()
    await court.wait(600)
    assert not await court.host.posts()
    assert not any("your time is up" in message.content for message in court.messages())
    await check_turn(court, table)
