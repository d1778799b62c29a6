"""The judges of a siege find what they look for: each is shown a fault that was made by hand, and a good position."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.words import Speaker
from rules.core import engine
from rules.host import Host, Table
from tests.loopback.interactions import COMMAND, EPHEMERAL, THINKING, Interaction
from tests.loopback.person import PATIENCE
from tests.loopback.server import Loopback
from tests.loopback.world import Attachment, Channel, Message, User, World
from tests.siege.camp import Camp, camp_around
from tests.siege.leaks import leaks
from tests.siege.reading import says_played
from tests.siege.stuck import troubles
from tests.siege.twice import Watch
from tests.siege.vain import left_in_silence, left_thinking

SECRET = '[{"words": {"key": "undo-done", "args": {}}, "places": [], "to": [0]}]'
SAID = Speaker("en")("undo-done")  # as it is said in chat
TURN = [{"type": 1, "components": [{"type": 2, "custom_id": "b:turn:x", "label": "Your turn"}]}]


@pytest.fixture
def camp(tmp_path: Path) -> Camp:
    """No bot; its database is written by the test."""
    return camp_around(Loopback(World()), tmp_path, 1)


async def with_host(camp: Camp, moves: int = 0, computers: int = 0) -> Table:
    """A table of Torres between the first two people, or against a computer, so many moves old; all of it is posted."""
    camp.ledger.openings.wanted += 1
    alix, bruno = camp.players[0].user, camp.players[1].user
    host = await Host.open(camp.keep.database)
    table = await host.create(
        game="torres",
        guild=camp.guilds[0].id,
        channel=camp.halls[0].id,
        language="en",
        name=None,
        player=alix.id,
        player_name=alix.name,
    )
    for _ in range(computers):
        await host.add_computer(table.id, alix.id)
    if not computers:
        await host.join(table.id, bruno.id, bruno.name)
    position = await host.start(table.id, alix.id)
    for number in range(moves):
        seat = engine.awaited(position.state)[0]
        action = engine.computer_move(position.game, position.state, seat, Random(number))
        position = (await host.play(table.id, seat, action)).position
    for post in await host.posts():
        await host.claim(post.id)
        await host.posted(post.id, None)
    await host.close()
    return camp.truth.table(table.id)


def say(camp: Camp, content: str, channel: Channel | None = None, reader: User | None = None) -> Message:
    """A message of the bot's, in a channel or for one reader."""
    where = channel or camp.halls[0]
    message = Message(camp.world.new_id(), where, camp.world.me, content, reader=reader)
    if reader is None:
        where.messages[message.id] = message
    return message


def answer(camp: Camp, reader: User, content: str) -> Interaction:
    """What somebody was told in answer to a command."""
    it = camp.loopback.interactions.begin(COMMAND, reader, camp.halls[0], {"name": "help"})
    it.said.append(say(camp, content, reader=reader))
    it.said[0].flags = EPHEMERAL
    return it


def change(camp: Camp, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(camp.keep.database)) as connection, connection:
        connection.execute(sql, values)


def call(camp: Camp, table: Table) -> Message:
    """The message by which those awaited are called."""
    players = [table.seats[seat].player for seat in table.awaited]
    message = say(camp, " ".join(f"<@{player}>" for player in players if player is not None))
    message.components = [{"type": 1, "components": [{"type": 2, "custom_id": f"b:turn:{table.id}", "label": "-"}]}]
    return message


# Lost and doubled


async def test_a_move_told_and_not_logged_is_lost(camp: Camp) -> None:
    table = await with_host(camp)
    camp.ledger.acknowledged(camp.ledger.wants(table, 0))
    assert len(camp.ledger.lost) == 1


async def test_a_move_told_and_logged_is_not(camp: Camp) -> None:
    table = await with_host(camp, moves=1)
    intent = camp.ledger.wants(table, camp.truth.rows(table.id)[0].seat)
    intent.before, intent.presses = 0, 1
    camp.ledger.acknowledged(intent)
    camp.ledger.reckon()
    assert not camp.ledger.lost
    assert not camp.ledger.doubled


async def test_a_move_that_is_gone_later_is_lost(camp: Camp) -> None:
    table = await with_host(camp, moves=1)
    intent = camp.ledger.wants(table, camp.truth.rows(table.id)[0].seat)
    intent.before, intent.presses = 0, 1
    camp.ledger.acknowledged(intent)
    change(camp, "DELETE FROM log")
    camp.ledger.reckon()
    assert len(camp.ledger.lost) == 1


async def test_more_moves_than_were_wanted_are_doubled(camp: Camp) -> None:
    table = await with_host(camp, moves=6)
    seat = camp.truth.rows(table.id)[0].seat
    camp.ledger.wants(table, seat).presses = 1
    assert len(camp.truth.rows(table.id, seat)) > 1
    camp.ledger.reckon()
    assert len(camp.ledger.doubled) == 1


async def test_a_move_that_is_played_and_denied_misleads(camp: Camp) -> None:
    table = await with_host(camp, moves=1)
    intent = camp.ledger.wants(table, camp.truth.rows(table.id)[0].seat)
    intent.before, intent.presses = 0, 1
    camp.ledger.denied(intent)
    assert intent.misled


@pytest.mark.parametrize(("wanted", "told", "lost", "doubled"), [(1, 1, 0, 0), (2, 2, 1, 0), (0, 0, 0, 1)])
async def test_tables_are_as_many_as_people_were_told(
    camp: Camp, wanted: int, told: int, lost: int, doubled: int
) -> None:
    await with_host(camp)
    camp.ledger.openings.wanted, camp.ledger.openings.told = wanted, told
    camp.ledger.reckon()
    assert (len(camp.ledger.lost), len(camp.ledger.doubled)) == (lost, doubled)


# Told twice


async def test_a_message_that_the_outbox_knows_is_told_once(camp: Camp) -> None:
    await with_host(camp)
    change(camp, "UPDATE outbox SET message = ? WHERE id = 1", say(camp, "once").id)
    assert Watch(camp).told_twice() == []


async def test_a_message_that_the_outbox_does_not_know_was_told_twice(camp: Camp) -> None:
    await with_host(camp)
    say(camp, "again")
    assert len(Watch(camp).told_twice()) == 1


async def test_a_message_that_is_still_being_sent_may_be_found_yet(camp: Camp) -> None:
    await with_host(camp)
    change(camp, "UPDATE outbox SET state = 'sending' WHERE id = 1")
    say(camp, "just said")
    assert Watch(camp).told_twice() == []


async def test_one_picture_in_two_messages_was_told_twice(camp: Camp) -> None:
    await with_host(camp)
    for post in (1, 2):
        message = say(camp, "the board")
        message.attachments = [Attachment(post, "torres-x-2.png", 1, "a board")]
        change(camp, "UPDATE outbox SET message = ? WHERE id = ?", message.id, post)
    assert Watch(camp).told_twice() == ["torres-x-2.png was posted 2 times"]


# Stuck


async def test_a_table_where_all_is_said_and_people_are_called_goes_on(camp: Camp) -> None:
    call(camp, await with_host(camp))
    assert troubles(camp) == []


async def test_a_post_that_waits_is_stuck(camp: Camp) -> None:
    call(camp, await with_host(camp))
    change(camp, "UPDATE outbox SET state = 'waiting' WHERE id = 1")
    assert len(troubles(camp)) == 1


async def test_somebody_who_is_not_called_is_stuck(camp: Camp) -> None:
    await with_host(camp)
    assert len(troubles(camp)) == 1


async def test_a_computer_that_does_not_move_is_stuck(camp: Camp) -> None:
    table = await with_host(camp, computers=1)
    change(camp, "UPDATE tables SET awaited = '[1]' WHERE id = ?", table.id)
    assert [trouble for trouble in troubles(camp) if "computer" in trouble]


async def test_a_clock_that_did_not_ring_is_stuck(camp: Camp) -> None:
    table = await with_host(camp)
    call(camp, table)
    change(camp, "UPDATE tables SET deadline = 1, asked = json_replace(asked, ?, 0)", f"$.{table.awaited[0]}.since")
    assert [trouble for trouble in troubles(camp) if "clock" in trouble]


# Leaked


@pytest.mark.parametrize(("reader", "found"), [(0, 0), (1, 1), (2, 1)], ids=["its own seat", "a rival", "a stranger"])
async def test_a_private_event_is_only_for_its_seat(camp: Camp, reader: int, found: int) -> None:
    await with_host(camp, moves=1)
    change(camp, "UPDATE log SET events = ?", SECRET)
    answer(camp, camp.players[reader].user, f"- {SAID}")
    assert len(leaks(camp)) == found


async def test_a_private_event_in_a_channel_is_a_leak_even_after_an_edit(camp: Camp) -> None:
    await with_host(camp, moves=1)
    change(camp, "UPDATE log SET events = ?", SECRET)
    say(camp, "Nothing to see.").past.append(SAID)
    assert len(leaks(camp)) == 1


async def test_an_answer_before_all_is_a_leak(camp: Camp) -> None:
    await with_host(camp)
    it = camp.loopback.interactions.begin(COMMAND, camp.players[0].user, camp.halls[0], {"name": "help"})
    it.said.append(say(camp, "your hand"))
    assert len(leaks(camp)) == 1


# Waiting in vain


def asking(camp: Camp, **facts: Any) -> Interaction:
    """Somebody who has waited for longer than anybody does."""
    it = camp.loopback.interactions.begin(COMMAND, camp.players[0].user, camp.halls[0], {"name": "help"})
    it.began -= PATIENCE + 1
    for name, value in facts.items():
        setattr(it, name, value)
    return it


@pytest.mark.parametrize("spoilt", [False, True])
def test_an_answer_that_was_promised_and_never_came_leaves_somebody_thinking(camp: Camp, spoilt: bool) -> None:
    asking(camp, kind=THINKING, spoilt=spoilt)
    assert len(left_thinking(camp)) == 1


def test_no_answer_at_all_leaves_somebody_in_silence(camp: Camp) -> None:
    asking(camp)
    assert (left_thinking(camp), left_in_silence(camp)) == ([], 1)


@pytest.mark.parametrize("facts", [{"abandoned": True}, {"began": 1e12}, {"edits": 1}])
def test_who_was_answered_or_cannot_be_yet_waits_for_nothing(camp: Camp, facts: dict[str, Any]) -> None:
    asking(camp, kind=THINKING, **facts)
    assert (left_thinking(camp), left_in_silence(camp)) == ([], 0)


# What a person understands


@pytest.mark.parametrize(
    ("content", "played"),
    [
        ("**Alix** passes.", True),
        ("The game has moved on. Here is the current position.\n**Leeds** · Torres", False),
        ("**Leeds** · Torres\nWhat do you do?", False),
        ("Only you can see this.", False),
        ("Not your turn: waiting for **Clara**.", False),
        ("Ce n’est pas votre tour\N{NO-BREAK SPACE}: on attend **Clara**.", False),
    ],
    ids=["told", "stale", "another question", "a hand", "not yet", "pas encore"],
)
def test_what_an_answer_means(camp: Camp, content: str, played: bool) -> None:
    it = answer(camp, camp.players[0].user, content)
    it.said[0].components = TURN
    assert says_played(it) == played
