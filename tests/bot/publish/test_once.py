"""Nothing is said twice: the ways in which it could be, one by one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.publish.telling import Teller
from rules.host import Host, Post, UndoRequest
from tests.bot.publish.stage import ALIX, HALL, Stage, refusal


async def test_discord_made_the_message_but_answered_500(stage: Stage) -> None:
    """The client repeats the request by itself; the nonce is the same, so Discord makes nothing new of it."""
    table = await stage.begun()
    stage.hall.after.append(refusal(500))
    stage.hall.readable = False
    await stage.move(table)
    sent = stage.hall.asked["send"]
    await stage.wait(60)
    assert stage.hall.asked["send"] == sent + 1, "sent again"
    assert len(stage.hall.turns) == 2, "made once"
    assert not await stage.host.posts()


async def test_every_post_of_every_table_has_a_nonce_of_its_own(stage: Stage) -> None:
    for table in (await stage.begun(), await stage.begun()):
        await stage.move(table)
    nonces = [message.nonce for message in stage.hall.messages]
    assert len(set(nonces)) == len(nonces) == 8, "a lobby, a word to its host, and two turns each"
    assert all(nonce and len(nonce) <= 25 for nonce in nonces)


async def test_the_database_was_locked_right_after_the_send(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message's number is kept in mind; it is written down before anything else of the table is said."""
    table = await stage.begun()
    stage.hall.readable = stage.hall.remembers = False  # so that nothing else could save us
    send = stage.hall.send
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3", isolation_level=None)) as other:

        async def locked_then(*args: object, **kwargs: object) -> object:
            message = await send(*args, **kwargs)  # type: ignore[arg-type]
            other.execute("BEGIN IMMEDIATE")
            return message

        with monkeypatch.context() as lock:
            lock.setattr(stage.hall, "send", locked_then)
            await stage.move(table)
        assert [post.state for post in await stage.host.posts()] == ["sending"]
        other.execute("ROLLBACK")
    await stage.move(table)
    await stage.wait(60)
    assert [len(message.files) for message in stage.hall.turns] == [1, 1, 1], "the start and two moves"
    assert not await stage.host.posts()


async def test_more_than_fifty_people_spoke_meanwhile(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process died between send and mark; Discord has forgotten the nonce long since."""
    table = await stage.begun()
    await _die_before_the_mark(stage, table.id, monkeypatch)
    stage.hall.chat(500)
    stage.hall.remembers = False
    stage.restart()
    await stage.wait(3600)
    stage.publisher.begin()
    await stage.settle()
    assert len(stage.hall.turns) == 2
    assert not await stage.host.posts()
    assert await stage.host.turn_message(table.id) == stage.hall.turns[-1].id


async def test_the_channel_cannot_be_read_but_discord_knows_the_nonce(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await stage.begun()
    stage.hall.readable = False
    await _die_before_the_mark(stage, table.id, monkeypatch)
    sent = stage.hall.asked["send"]
    stage.restart()
    await stage.wait(30)
    stage.publisher.begin()
    await stage.settle()
    assert stage.hall.asked["send"] == sent + 1, "sent again"
    assert len(stage.hall.turns) == 2, "made once"
    assert not await stage.host.posts()


async def test_the_channel_cannot_be_read_long_after(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits, and its people are told why; once the channel can be read again the message is found."""
    table = await stage.begun()
    stage.hall.readable = stage.hall.remembers = False
    await _die_before_the_mark(stage, table.id, monkeypatch)
    stage.restart()
    await stage.wait(3600)
    stage.publisher.begin()
    await stage.settle()
    await stage.wait(400)
    await stage.move(table)
    assert len(stage.hall.turns) == 2
    assert stage.publisher.troubles.tell(ALIX)
    stage.hall.readable = True
    await stage.wait(400)
    assert len(stage.hall.turns) == 3, "found again, and the game goes on"
    assert not await stage.host.posts()


async def test_what_never_arrived_is_told_with_what_came_after(stage: Stage) -> None:
    """The channel was looked at, and it is not there."""
    table = await stage.begun()
    stage.hall.before.append(refusal(503))
    await stage.move(table)
    await stage.move(table)
    await stage.wait(60)
    assert len(stage.hall.turns) == 2
    assert stage.hall.turns[-1].content.count("founds a city") == 2


async def test_a_post_taken_back_while_it_was_in_doubt_is_not_said_again(stage: Stage) -> None:
    table = await stage.begun()
    stage.hall.after.append(refusal(500))
    await stage.host.undo(table.id, await stage.move(table))
    await stage.wait(60)
    assert [message.content.count("founds a city") for message in stage.hall.turns] == [0, 1, 0]
    assert "undid a move" in stage.hall.turns[-1].content
    assert not await stage.host.posts()


async def test_what_is_left_of_a_post_that_was_taken_back_is_told_with_what_came_after(stage: Stage) -> None:
    """Though a question to the others stands between the two."""
    table = await stage.begun()
    stage.hall.before.append(discord.RateLimited(5))
    *before, answers = [await stage.move(table) for _ in range(6)]
    asks = next(player for player in reversed(before) if player != answers)
    request = await stage.host.undo(table.id, asks)
    assert isinstance(request, UndoRequest)
    await stage.host.answer_undo(request.id, answers, True)
    await stage.wait(5)
    assert [message.content.count("founds a city") for message in stage.hall.turns] == [0, request.length]
    assert request.length > 0
    assert "undid a move" in stage.hall.turns[-1].content
    assert not await stage.host.posts()


async def test_a_post_that_is_taken_back_while_it_is_being_made_is_not_said(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await stage.begun()
    stage.hall.before.append(discord.RateLimited(5))
    player = await stage.move(table)
    told = Teller.tell

    async def taken_back_meanwhile(teller: Teller, post: Post) -> Any:
        monkeypatch.undo()
        await stage.host.undo(table.id, player)
        return await told(teller, post)

    monkeypatch.setattr(Teller, "tell", taken_back_meanwhile)
    await stage.wait(5)
    assert [message.content.count("founds a city") for message in stage.hall.turns] == [0, 0]
    assert "undid a move" in stage.hall.turns[-1].content
    assert not await stage.host.posts()


async def _die_before_the_mark(stage: Stage, table_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as crash:
        crash.setattr(Host, "posted", dies)
        await stage.move(await stage.host.table(table_id))
    assert [post.state for post in await stage.host.posts()] == ["sending"]
    assert (await stage.host.table(table_id)).channel == HALL
