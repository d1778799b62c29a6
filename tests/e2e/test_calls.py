"""Calls, digests and the desk in the real bot."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import MemberActor

import render
from bot.words import Speaker
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.test_deadline import Days, hours_pass
from tests.e2e.tourney import GAMES, TourneyBot, install
from tests.sample_game.actions import Bid


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
    for hours in ("²-8", "22-24", "8-8", "22"):
        refused = await court.answer_to(court.alix, "me calls", quiet=hours)
        assert "is no span of hours" in refused.content
    assert (await court.host.person(court.alix.id)).quiet == (22, 8)


async def test_a_direct_message_calls_who_wants_one_and_nobody_else(court: Court, days: Days) -> None:
    await court.answer_to(court.alix, "me calls", way="direct")
    await court.begun(court.alix, court.bruno, game="tourney")
    await hours_pass(court, days, 1)
    assert await court.host.due_summons() == [], "the call was sent"


def letters(person: MemberActor) -> list[discord.Message]:
    return sorted(person.user.dm_channel.history(), key=lambda message: message.id)


async def test_a_direct_message_says_that_it_is_ones_turn_and_nothing_of_the_game(court: Court, days: Days) -> None:
    await court.answer_to(court.alix, "me calls", way="direct")
    await court.answer_to(court.bruno, "me calls", way="both")
    table = await court.begun(court.alix, court.bruno, game="tourney")
    await court.leap(31)
    for person in (court.alix, court.bruno):
        (letter,) = letters(person)
        start = f"It is your turn at **{table.name}** (Tourney): https://discord.com/channels/{court.guild.id}/"
        assert letter.content.startswith(start)
        assert (list(buttons(letter)), letter.attachments, letter.embeds) == (["Your turn"], [], [])
    panel = shown(await court.alix.user.click(letters(court.alix)[0], label="Your turn"))
    assert "sealed bid" in panel.content


async def test_a_direct_message_waits_for_quiet_hours_to_end(court: Court, days: Days) -> None:
    hour = int(days.time // 3600) % 24
    quiet = f"{hour}-{(hour + 3) % 24}"
    await court.answer_to(court.alix, "me calls", way="direct", quiet=quiet, zone="UTC")
    await court.begun(court.alix, court.bruno, game="tourney")
    await hours_pass(court, days, 2)
    assert letters(court.alix) == []
    await court.restart()
    await hours_pass(court, days, 2)
    assert len(letters(court.alix)) == 1


def shut(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can be written to any more."""

    async def closed(*_: Any, **__: Any) -> None:
        raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50007, "message": "no"})  # type: ignore[arg-type]

    monkeypatch.setattr(court.bot.caller, "_write", closed)


async def test_who_cannot_be_written_to_is_mentioned_and_told_so_once(
    court: Court, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.answer_to(court.alix, "me calls", way="direct")
    shut(court, monkeypatch)
    table = await court.begun(court.alix, court.bruno, game="tourney")
    await court.leap(31)
    told = court.messages()[-1]
    assert "I cannot send you direct messages, so I call you here from now on." in told.content
    assert [user.id for user in told.mentions] == [court.alix.id]
    await court.command(court.bruno, table, Bid(1))
    await court.command(court.alix, table, Bid(1))
    await court.leap(31)
    assert sum("I cannot send you direct" in message.content for message in court.messages()) == 1
    assert court.alix.mention in court.turn_message().content


# The digest


async def test_the_digest_says_what_waits_and_what_happened_elsewhere(court: Court, days: Days) -> None:
    mine = await court.begun(court.alix, court.bruno, game="tourney")
    days.time += 1
    theirs = await court.begun(court.bruno, court.alix, game="tourney")
    await court.host.play(theirs.id, 1, Bid(2))
    days.time += 1
    lobby = await court.lobby(court.alix, game="tourney")
    hour = int(days.time // 3600) % 24
    await court.answer_to(court.alix, "me calls", digest=hour, zone="UTC")
    await court.leap(31)
    (letter,) = letters(court.alix)
    title, waits, news, other, *events = letter.content.splitlines()
    assert title == "**One table waits for you.**"
    assert waits.startswith(f"▶ **{mine.name}** · Tourney · your turn")
    assert news == "At one other table this happened:"
    assert other.startswith(f"**{theirs.name}** · Tourney · https://discord.com/channels/")
    assert events[0] == "• **Alix** has sealed a bid."
    assert events[1].startswith(f"**{lobby.name}** · Tourney · not started")
    await hours_pass(court, days, 5)
    assert len(letters(court.alix)) == 1, "once a day"


async def test_where_nothing_waits_the_digest_says_nothing_of_other_tables(court: Court, days: Days) -> None:
    table = await court.begun(court.bruno, court.alix, game="tourney")
    await court.host.play(table.id, 1, Bid(2))
    days.time += 1
    await court.answer_to(court.alix, "me calls", digest=int(days.time // 3600) % 24, zone="UTC")
    await court.leap(31)
    (letter,) = letters(court.alix)
    first, second, *_ = letter.content.splitlines()
    assert (first, second) == ("No table waits for you.", "At one of your tables this happened:")


async def test_a_digest_tells_nothing_hidden(court: Court, days: Days) -> None:
    """Not even one's own secrets: it is read on a phone that lies on a table."""
    table = await court.begun(court.alix, court.bruno, game="tourney")
    await court.host.play(table.id, 0, Bid(2))
    rows = await court.host.history(table.id)
    secret = [event for row in rows for event in row.events if not event.heard_by(None)]
    hour = int(days.time // 3600) % 24
    for person in (court.alix, court.bruno):
        await court.answer_to(person, "me calls", digest=hour, zone="UTC")
    await court.leap(31)
    assert secret
    say = Speaker("en", ("**Alix**", "**Bruno**"))
    for person in (court.alix, court.bruno):
        assert letters(person)
        assert not [event for event in secret if say.say(event.words) in letters(person)[-1].content]


async def test_a_digest_that_cannot_be_sent_is_told_once(
    court: Court, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.begun(court.alix, court.bruno, game="tourney")
    await court.answer_to(court.alix, "me calls", digest=int(days.time // 3600) % 24, zone="UTC")
    shut(court, monkeypatch)
    await hours_pass(court, days, 49)
    told = [message for message in court.messages() if "so you get no digest" in message.content]
    assert [message.content.startswith(court.alix.mention) for message in told] == [True]


async def test_a_digest_knows_no_table_of_a_server_that_one_has_left(court: Court, days: Days) -> None:
    await court.begun(court.alix, court.bruno, game="tourney")
    await court.answer_to(court.alix, "me calls", digest=int(days.time // 3600) % 24, zone="UTC")
    court.guild.remove_member(court.alix)
    await court.leap(31)
    assert letters(court.alix) == []


# The desk


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


async def test_the_desk_puts_what_ends_soonest_first_with_its_time(court: Court, days: Days) -> None:
    slow = await court.begun(court.alix, court.bruno, game="tourney")
    days.time += 1
    quick = await court.begun(court.alix, court.bruno, game="tourney")
    days.time += 1
    waiting = await court.lobby(court.alix, game="tourney")
    for table, hours in ((slow, 48), (quick, 12)):
        await court.host.set_deadline(table.id, None, hours)
    desk = await court.answer_to(court.alix, "desk")
    _, first, second, third = desk.content.splitlines()
    for line, table, hours in ((first, quick, 12), (second, slow, 48)):
        end = int(days.time + hours * 3600)
        assert line.startswith(f"▶ **{table.name}** · Tourney · your turn, until <t:{end}:R> · https://discord.com/")
    assert third.startswith(f"**{waiting.name}** · Tourney · not started")


async def test_the_desk_in_direct_messages_opens_panels_there(court: Court) -> None:
    mine = await court.begun(court.alix, court.bruno, game="tourney")
    desk = shown(await court.alix.user.slash("desk"))
    assert mine.name in desk.content
    panel = shown(await court.alix.user.click(desk, label=f"Your turn: {mine.name}"))
    assert "sealed bid" in panel.content
    other = shown(await court.clara.user.slash("desk"))
    assert mine.name not in other.content


async def test_the_desk_in_another_server_opens_panels_there(court: Court) -> None:
    """Nobody else reads it, nor what it leads to; by command the table is not found from there."""
    mine = await court.begun(court.alix, court.bruno, game="tourney")
    hall = court.env.create_guild("Elsewhere").create_text_channel("hall")
    guest = hall.guild.add_member(court.alix.user)
    await court.env.settle()
    desk = shown(await guest.slash(hall, "desk"))
    panel = shown(await guest.click(desk, label=f"Your turn: {mine.name}"))
    assert "sealed bid" in panel.content
    assert hall.history() == []
    told = shown(await guest.slash(hall, "table board", table=mine.id))
    assert told.content == f"There is no table {mine.id}."


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
