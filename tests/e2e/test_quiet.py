"""No noise: one message for all that computers do between two persons, no sound where nobody is called, one ping a
wait."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import discord
import pytest

from rules.core import engine
from rules.host import Table
from tests.e2e.court import Court, buttons, open_court
from tests.e2e.test_quotas import Clock

HOUR = 3600.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def court(tmp_path: Path, clock: Clock) -> AsyncGenerator[Court]:
    async with open_court(tmp_path / "castellan.sqlite3", clock=clock) as court:
        yield court


def pings(court: Court, message: discord.Message) -> set[int]:
    """Who hears of a message."""
    return set() if is_silent(message) else {user.id for user in message.mentions}


def is_silent(message: discord.Message) -> bool:
    return message.flags.suppress_notifications


async def until_person(court: Court, table: Table) -> None:
    """Computers play until a person is awaited."""
    for _ in range(60):
        now = await court.host.table(table.id)
        if now.status != "running" or any(not now.seats[seat].is_computer for seat in now.awaited):
            await court.posted(table)
            return
        await court.wait(1)
    raise AssertionError("the computers do not come to an end")


async def with_computers(court: Court, **options: Any) -> Table:
    table = await court.begun(court.alix, computers=2, **options)
    await until_person(court, table)
    return table


@pytest.mark.parametrize("game", ["barony", "saga", "torres"])
async def test_what_computers_do_between_two_persons_is_one_message(court: Court, game: str) -> None:
    table = await with_computers(court, game=game)
    for _ in range(3):
        before = since = 0
        while (await court.host.table(table.id)).awaited == (0,):
            before, since = len(court.messages()), (await court.host.table(table.id)).length
            await court.move(table)
        await until_person(court, table)
        assert len(court.messages()) == before + 1
        told = court.turn_message()
        rows = await court.host.history(table.id, since=since)
        said = [event for row in rows for event in row.events if event.heard_by(None)]
        assert pings(court, told) == {court.alix.id}
        assert not is_silent(told)
        assert told.content.count("\n**") + told.content.count("\n•") >= min(len(said), 5)
        numbers = [int(number) for number in re.findall(r"(?m)^\*\*(\d+)\*\* · ", told.content)]
        assert numbers == sorted(numbers)
        assert numbers
        assert len(told.attachments) == 1


async def test_the_live_message_follows_while_they_play(court: Court) -> None:
    table = await with_computers(court)
    live = court.turn_message()
    await court.move(table)
    playing = court.message(live.id)
    names = [seat.name for seat in table.seats if seat.is_computer]
    assert playing.id == court.turn_message().id, "nothing new is posted"
    assert playing.content.splitlines()[-1].endswith(" is thinking …")
    assert "Alix** " in playing.content.splitlines()[-2]
    assert list(buttons(playing)) == ["What happened?", "Undo", "Symbols"], "a computer has no button"
    await until_person(court, table)
    old = court.message(live.id)
    assert "is thinking" not in old.content
    assert old.content.splitlines() == live.content.splitlines()[:-1], "news are told once"
    assert all(f"**{name}**" in court.turn_message().content for name in names)
    assert not any(f"{name}**, it is your turn" in message.content for name in names for message in court.messages())


async def test_taking_back_while_they_play_brings_the_call_back(court: Court) -> None:
    table = await with_computers(court)
    live = court.turn_message()
    await court.move(table)
    await court.alix.click(court.message(live.id), label="Undo")
    again = court.message(live.id)
    assert again.content == live.content
    assert list(buttons(again)) == list(buttons(live))
    assert court.turn_message().id == live.id


async def test_a_game_that_a_computer_begins_calls_nobody_and_is_silent(court: Court) -> None:
    await court.lobby(court.alix, computers=1)
    table = (await court.host.tables())[0]
    await court.alix.slash(court.channel, "table set first", who="1", table=table.id)
    await court.alix.slash(court.channel, "table start", table=table.id)
    first = court.turn_message()
    assert is_silent(first)
    assert not pings(court, first)
    assert list(buttons(first)) == ["What happened?", "Symbols"]
    await until_person(court, table)
    assert pings(court, court.turn_message()) == {court.alix.id}


async def test_nobody_is_pinged_twice_for_one_wait(court: Court) -> None:
    """Who is called, and then waits on while others come and go, is not called again."""
    table = await court.begun(court.alix, court.bruno)
    mover, other = await court.awaited(table), await court.other(table)
    assert pings(court, court.turn_message()) == {mover.id}
    number = (await court.host.table(table.id)).seats_of(other.id)[0]
    await court.hand_over(table, number, other, court.clara)
    told = court.turn_message()
    assert "takes over from" in told.content
    assert not pings(court, told)
    assert is_silent(told)
    assert f"<@{mover.id}>" in told.content, "it says who is awaited all the same"
    await court.move(table)
    assert pings(court, court.turn_message()) <= {court.clara.id, mover.id}


async def test_the_lobby_is_silent(court: Court) -> None:
    await court.lobby(court.alix)
    assert is_silent(court.lobby_message())


async def test_the_call_says_until_when(court: Court, clock: Clock) -> None:
    table = await court.begun(court.alix, court.bruno)
    await court.alix.slash(court.channel, "table set deadline", hours=10, table=table.id)
    await court.move(table)
    now = await court.host.table(table.id)
    (asked,) = now.asked.values()
    assert f"(until <t:{int(asked.since + 10 * HOUR)}:R>)" in court.turn_message().content


async def sealed(court: Court, table: Table, people: list[Any]) -> None:
    """Those answer what all are asked at once."""
    for person in people:
        seat = (await court.host.table(table.id)).seats_of(person.id)[0]
        position = await court.position(table)
        await court.command(person, table, next(iter(engine.legal(position.state, seat))))


@pytest.mark.parametrize("hours", [0, 4])
async def test_the_last_who_is_awaited_is_told(court: Court, clock: Clock, hours: int) -> None:
    table = await court.begun(court.alix, court.bruno, court.clara, game="medioevo")
    while len((await court.host.table(table.id)).awaited) < 3:
        await court.move(table)
    live, before = court.turn_message(), len(court.messages())
    assert "everyone else" not in live.content
    clock.time += hours * HOUR
    while len((await court.host.table(table.id)).awaited) > 1:
        await court.move(table)
    (seat,) = (await court.host.table(table.id)).awaited
    last = court.person(await court.position(table), seat)
    assert court.message(live.id).content.splitlines()[-1] == (
        f"<@{last.id}>, everyone else has answered: it is up to you."
    )
    added = court.messages()[before:]
    if not hours:
        assert added == []
    else:
        (told,) = added
        assert told.content == f"<@{last.id}>, **{table.name}** waits for you alone now."
        assert pings(court, told) == {last.id}
