"""Discord fails: nothing is lost, nothing is said twice, and the order stays."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

import render
from bot.publish.voice import Voice
from rules.host import Host
from tests.e2e.court import Court, shown
from tests.e2e.watching import check_turn

POST = ("POST", "/channels/*/messages")


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_failed_post_is_made_later(court: Court, status: int) -> None:
    table = await court.begun(court.alix, court.bruno)
    court.env.inject_error(*POST, status=status, times=2)
    await court.move(table)
    assert len(court.turn_messages()) == 1, "Discord has refused it"
    await court.wait(60)
    assert len(court.turn_messages()) == 2
    await check_turn(court, table)
    assert not await court.host.posts()


async def test_the_move_stands_though_nothing_can_be_said(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    court.env.inject_error(*POST, status=500, times=None)
    for _ in range(3):
        await court.move(table)
    await court.wait(30)
    assert (await court.host.table(table.id)).length == 3
    assert len(court.turn_messages()) == 1


async def test_moves_of_an_outage_are_told_together(court: Court) -> None:
    """Three moves while Discord is away: one message afterwards, with all three in their order."""
    table = await court.begun(court.alix, court.bruno)
    court.env.inject_error(*POST, status=500, times=None)
    places = [(await court.move(table)).hex for _ in range(3)]  # type: ignore[attr-defined]
    court.env.backend.faults.clear()
    await court.wait(600)
    assert len(court.turn_messages()) == 2
    text = court.turn_message().content
    told = [text.index(f"city on {place.upper()}") for place in places]
    assert told == sorted(told)
    await check_turn(court, table)


async def test_posts_wait_behind_the_one_that_failed(court: Court) -> None:
    """The lobby cannot be brought up to date; so the first turn is not told before it is."""
    table = await court.lobby(court.alix, court.bruno)
    court.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await court.alix.slash(court.channel, "table start")
    assert not court.turn_messages()
    assert "can press **Start**" in court.lobby_message().content
    await court.wait(60)
    assert "The game has started" in court.lobby_message().content
    await check_turn(court, table)


async def test_a_lost_permission_delays_the_post(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    court.env.inject_error(*POST, status=403, code=50013, times=2)  # with the picture, and without
    await court.move(table)
    assert len(court.turn_messages()) == 1
    await court.wait(600)
    assert len(court.turn_messages()) == 2
    await check_turn(court, table)


async def test_a_lost_channel_does_not_stop_the_others(court: Court) -> None:
    lost = court.guild.create_text_channel("cellar")
    await court.alix.slash(lost, "table new", game="barony")
    other = await court.lobby(court.alix, court.bruno)
    court.env.backend.delete_channel(lost.id)
    table = next(table for table in await court.host.tables() if table.id != other.id)
    await court.alix.slash(court.channel, "table set language", table=table.id, language="fr")
    assert {post.table for post in await court.host.posts()} == {table.id}, "it waits until the table is moved"
    await court.clara.slash(court.channel, "table join", table=other.id)
    assert "Clara" in court.lobby_message().content


async def test_a_deleted_lobby_message_is_made_anew(court: Court) -> None:
    table = await court.lobby(court.alix)
    await court.admin.delete(court.lobby_message())
    await court.bruno.slash(court.channel, "table join", table=table.id)
    assert "Bruno" in court.lobby_message().content


async def test_a_crash_between_post_and_mark_does_not_double_it(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is in the channel, but the process died before it could note that."""
    table = await court.begun(court.alix, court.bruno)

    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as crash:
        crash.setattr(Host, "posted", dies)
        await court.move(table)
        assert len(court.turn_messages()) == 2
        assert [post.state for post in await court.host.posts()] == ["sending"]
    await court.restart()
    assert not await court.host.posts()
    assert len(court.turn_messages()) == 2, "found again, not said again"
    await check_turn(court, table)
    await court.move(table)
    assert len(court.turn_messages()) == 3


async def test_a_post_that_arrived_though_discord_said_500(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer may get lost on its way back: the message is looked for before it is sent again."""
    table = await court.begun(court.alix, court.bruno)
    send = Voice._send

    async def answer_lost(*args: Any) -> int:
        await send(*args)
        raise ConnectionResetError

    with monkeypatch.context() as outage:
        outage.setattr(Voice, "_send", answer_lost)
        await court.move(table)
    await court.wait(60)
    assert len(court.turn_messages()) == 2
    assert not await court.host.posts()
    await check_turn(court, table)


async def test_a_move_is_told_even_without_a_picture(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await court.begun(court.alix, court.bruno)
    _, action = await court.think(table)

    def spilt(*_: Any) -> None:
        raise ValueError("the ink is spilt")

    with monkeypatch.context() as fault:
        fault.setattr(render, "picture", spilt)
        await court.move(table)
    text = court.messages()[-1].content
    assert f"city on {action.hex.upper()}" in text  # type: ignore[attr-defined]
    assert (await court.awaited(table)).mention in text


async def test_what_cannot_be_said_at_all_is_given_up(court: Court) -> None:
    """A post that Discord calls malformed is dropped after a few times, so that the game can go on."""
    table = await court.lobby(court.alix, court.bruno)
    court.env.inject_error("PATCH", "/channels/*/messages/*", status=400, times=None)
    await court.alix.slash(court.channel, "table start")
    await court.wait(120)
    assert len(court.turn_messages()) == 1
    assert (await court.host.table(table.id)).status == "running"


async def test_a_table_needs_permissions_and_says_which(court: Court) -> None:
    me = court.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    closed = court.guild.create_text_channel("closed", overwrites={me: mute})
    answer = shown(await court.alix.slash(closed, "table new", game="barony"))
    assert answer.content == "I cannot host a table here. Missing permissions: send messages and attach files."
    assert not await court.host.tables()
