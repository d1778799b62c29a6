"""Where tables live: threads, private threads, posts of a forum; and what becomes of them when their home is put away,
closed or gone."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord.builders import ChannelHandle

import render
from bot.talk import public_speaker
from rules.host import Table
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.tourney import GAMES, TourneyBot, install


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    """A house in which nobody has said where tables live."""
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES) as court:
        court.bot.settings.castellan_home = None
        yield court
    render.module.cache_clear()


def allow(court: Court, **powers: bool) -> None:
    everybody = court.env.backend.guilds[court.guild.id].roles[court.guild.id]
    everybody.permissions |= discord.Permissions(**powers).value


def deny(court: Court, **powers: bool) -> None:
    everybody = court.env.backend.guilds[court.guild.id].roles[court.guild.id]
    everybody.permissions &= ~discord.Permissions(**powers).value


def said_in(court: Court, channel: int) -> list[str]:
    """Oldest first."""
    return [message.content for message in history(court, channel)]


def history(court: Court, channel: int) -> list[discord.Message]:
    return sorted(handle(court, channel).history(), key=lambda message: message.id)


def handle(court: Court, channel: int) -> ChannelHandle:
    return ChannelHandle(court.env, court.guild, court.env.backend.channels[channel])


async def opened(court: Court, where: ChannelHandle | None = None, **options: Any) -> Table:
    await court.alix.slash(where or court.channel, "table new", game="tourney", **options)
    return (await court.host.tables())[0]


async def begun(court: Court, **options: Any) -> Table:
    table = await opened(court, **options)
    await court.bruno.slash(court.channel, "table join", table=table.id)
    await court.alix.slash(court.channel, "table start", table=table.id)
    return await court.host.table(table.id)


async def bids(court: Court, table: Table, count: int) -> None:
    for _ in range(count):
        person, action = await court.think(table)
        await court.command(person, table, action)


# New tables


async def test_a_new_table_gets_its_own_thread_unless_somebody_says_otherwise(court: Court) -> None:
    table = await begun(court)
    assert [table.channel] == [thread.id for thread in court.channel.threads]
    assert table.name in court.lobby_message().content
    assert court.turn_messages() == []
    assert any("Your turn" in buttons(message) for message in history(court, table.channel))
    assert (await opened(court, home="here")).channel == court.channel.id


async def test_a_private_thread_lets_its_opener_in_and_says_nothing_outside(court: Court) -> None:
    allow(court, create_private_threads=True)
    answer = await court.answer_to(court.alix, "table new", game="tourney", home="private")
    (table,) = await court.host.tables()
    thread = court.env.backend.channels[table.channel]
    assert thread.type == discord.ChannelType.private_thread.value
    assert court.alix.id in thread.thread_members
    assert [message.type for message in court.messages()] == [discord.MessageType.thread_created]  # by SimCord alone
    assert answer.content == f"**{table.name}** is open in <#{table.channel}>."
    assert "tourney" in said_in(court, table.channel)[-1].lower()


async def test_a_table_opened_in_a_thread_stays_there(court: Court) -> None:
    first = await opened(court)
    (thread,) = court.channel.threads
    second = await opened(court, thread)
    assert (first.channel, second.channel) == (thread.id, thread.id)


@pytest.mark.parametrize("fault", [{"status": 403, "code": 50013}, {"status": 400, "code": 160006}])
async def test_where_no_thread_can_be_made_the_table_is_in_the_channel(court: Court, fault: dict[str, int]) -> None:
    court.env.inject_error("POST", "/channels/*/threads", **fault)
    table = await opened(court)
    assert table.channel == court.channel.id
    assert len(await court.host.tables()) == 1
    assert table.name in court.lobby_message().content


async def test_without_the_permission_nobody_tries(court: Court) -> None:
    me = court.guild.me
    assert me is not None
    plain = court.guild.create_text_channel(
        "plain", overwrites={me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    assert (await opened(court, plain)).channel == plain.id
    refused = shown(await court.alix.slash(plain, "table new", game="tourney", home="thread"))
    assert "create public threads" in refused.content
    assert len(await court.host.tables()) == 1


# Forums


def tags(court: Court, table: Table) -> list[str]:
    post = court.env.backend.channels[table.channel]
    assert post.parent_id is not None
    known = {int(tag["id"]): tag["name"] for tag in court.env.backend.channels[post.parent_id].available_tags}
    return [known[tag] for tag in post.applied_tags]


async def test_a_post_of_a_forum_says_by_its_tags_how_its_table_stands(court: Court) -> None:
    allow(court, manage_channels=True, manage_threads=True)
    forum = court.guild.create_forum_channel("games")
    table = await begun(court, forum=forum)
    assert court.env.backend.channels[table.channel].parent_id == forum.id
    assert tags(court, table) == ["Tourney", "Playing"]
    assert said_in(court, table.channel)[0] == "A table of Tourney: join below, and play here."
    waiting = await opened(court, forum=forum)
    assert tags(court, waiting) == ["Tourney", "Open"]
    await court.close(table)
    assert tags(court, table) == ["Tourney", "Over"]
    assert len(court.env.backend.channels[forum.id].available_tags) == 4, "none is made twice"


async def test_tags_that_are_there_are_used_in_any_language_and_none_is_made_without_leave(court: Court) -> None:
    for role in court.env.backend.guilds[court.guild.id].roles.values():
        role.permissions &= ~discord.Permissions(manage_channels=True, administrator=True).value
    forum = court.guild.create_forum_channel("jeux")
    court.env.backend.channels[forum.id].available_tags = [
        {"id": "901", "name": "ouverte", "moderated": False, "emoji_id": None, "emoji_name": None}
    ]
    await court.restart()
    court.bot.settings.castellan_home = None
    table = await opened(court, forum=forum)
    assert tags(court, table) == ["ouverte"]


async def test_in_a_forum_a_new_table_is_a_new_post(court: Court) -> None:
    forum = court.guild.create_forum_channel("games")
    first = await opened(court, forum=forum)
    post = handle(court, first.channel)
    second = await opened(court, post)
    assert second.channel != first.channel
    assert court.env.backend.channels[second.channel].parent_id == forum.id


async def test_nobody_opens_a_post_where_they_may_not(court: Court) -> None:
    forum = court.guild.create_forum_channel("closed")
    deny(court, send_messages=True)
    await court.restart()
    refused = await court.answer_to(court.alix, "table new", game="tourney", forum=forum)
    assert refused.content.startswith("You cannot post in")
    assert await court.host.tables() == []


# Homes that are put away, closed, or gone


def put_away(court: Court, table: Table, **more: bool) -> None:
    """As Discord does after a quiet week, or a moderator."""
    court.env.backend.edit_channel(table.channel, {}, thread_metadata={"archived": True, **more})


async def test_a_thread_that_is_archived_while_its_game_runs_is_opened_again(court: Court) -> None:
    table = await begun(court)
    thread = court.env.backend.channels[table.channel]
    put_away(court, table)
    await court.env.settle()
    assert not thread.thread_metadata.archived
    await court.close(table)
    put_away(court, table)
    await court.env.settle()
    assert thread.thread_metadata.archived, "over, so it may rest"


async def test_a_thread_that_was_archived_while_the_bot_was_away_is_opened_at_its_return(court: Court) -> None:
    table = await begun(court)
    court.env.backend.channels[table.channel].thread_metadata.archived = True
    await court.restart()
    assert not court.env.backend.channels[table.channel].thread_metadata.archived


async def test_what_a_moderator_has_locked_stays_shut(court: Court) -> None:
    table = await begun(court)
    put_away(court, table, locked=True)
    await court.env.settle()
    assert court.env.backend.channels[table.channel].thread_metadata.archived


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50001), (403, 50013), (404, 10003)])
async def test_what_could_not_be_posted_comes_later_in_order_and_nothing_is_lost(
    court: Court, status: int, code: int
) -> None:
    """Some moves are played while the thread takes nothing; then it does again, or the table has moved. An archived one
    is opened by the bot itself."""
    table = await begun(court)
    first, lasting = history(court, table.channel), None if code != 50083 else 1
    court.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=lasting)
    for _ in range(8):
        await bids(court, table, 1)
    if code == 50083:
        assert "PATCH" in [r.method for r in court.env.http_requests if r.path == f"/channels/{table.channel}"]
    court.env.backend.faults.clear()
    before, channel = history(court, table.channel), table.channel
    if code == 10003:
        tower = court.guild.create_text_channel("tower")
        await court.alix.slash(tower, "table move", table=table.id)
        channel = tower.id
    await court.leap(4000)
    await court.posted(table)
    assert code == 50083 or before == first, "nothing has come through"
    await bids(court, table, 1)
    assert await told_news(court, table, channel) == await all_news(court, table)


async def all_news(court: Court, table: Table) -> list[str]:
    """What everybody may hear of a game, as far as it has been posted."""
    say = public_speaker(table)
    post = await court.host.live_post(table.id, "turn")
    assert post is not None
    rows = await court.host.history(table.id, until=post.until)
    heard = [event for row in rows for event in row.events if event.to is None]
    return [say("turn-event", text=say.say(event.words)) for event in heard]


async def told_news(court: Court, table: Table, channel: int) -> list[str]:
    known = {*await all_news(court, table)}
    return [line for text in said_in(court, channel) for line in text.split("\n") if line in known]


async def test_a_table_whose_channel_is_gone_is_told_of_where_the_server_wants_it(court: Court) -> None:
    yard = court.guild.create_text_channel("yard")
    await court.host.set_server(court.guild.id, fallback=yard.id)
    table = await begun(court)
    court.env.backend.delete_channel(table.channel)
    await court.env.settle()
    await court.wait(11)
    (told,) = history(court, yard.id)
    assert told.content.startswith(f"The channel of **{table.name}** (Tourney) is gone")
    assert {user.id for user in told.mentions} == {court.alix.id, court.bruno.id}
    await bids(court, table, 2)
    refused = shown(await court.clara.click(told, label="Go on here"))
    assert "no table" in refused.content
    await court.bruno.click(told, label="Go on here")
    moved = await court.host.table(table.id)
    assert moved.channel == yard.id
    first, *rest = history(court, yard.id)
    assert not buttons(first)
    assert any("Your turn" in buttons(message) for message in rest)
    assert not await court.host.posts()
    await court.wait(11)
    assert history(court, yard.id) == [first, *rest], "told once"


async def test_word_of_a_lost_private_table_names_neither_it_nor_its_game(court: Court) -> None:
    yard = court.guild.create_text_channel("yard")
    await court.host.set_server(court.guild.id, fallback=yard.id)
    table = await begun(court)
    async with court.host._store.writing() as writer:
        hidden = replace(table, gathering=replace(table.gathering, private=True), revision=table.revision + 1)
        await writer.update_table(hidden)
    court.env.backend.delete_channel(table.channel)
    await court.env.settle()
    await court.wait(11)
    (told,) = history(court, yard.id)
    assert not {table.name, "Tourney"} & {*re.findall(r"\w+", told.content)}
    assert court.bruno.mention in told.content


async def test_word_of_a_lost_channel_survives_a_restart_and_an_outage(court: Court) -> None:
    yard = court.guild.create_text_channel("yard")
    await court.host.set_server(court.guild.id, fallback=yard.id)
    table = await begun(court)
    court.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    court.env.backend.delete_channel(table.channel)
    await court.env.settle()
    await court.restart()
    await court.wait(30)
    assert len(history(court, yard.id)) == 1
