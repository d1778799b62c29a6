"""A table whose channel is gone or closed: its people hear of it, and it moves where they want it."""

from __future__ import annotations

import discord
import pytest
from msgspec.structs import replace
from simcord import InteractionResult

from tests.e2e.court import Court, buttons, is_over, shown
from tests.e2e.watching import check_turn


def said(result: InteractionResult) -> list[str]:
    """All that a person is told: the answer and what comes beside it."""
    return [message.content for message in (result.response, *result.followups) if message is not None]


async def in_the_cellar(court: Court) -> str:
    """A running table in another channel, that has been deleted since."""
    cellar = court.guild.create_text_channel("cellar")
    await court.alix.slash(cellar, "table new", game="barony")
    (table,) = await court.host.tables()
    await court.bruno.slash(cellar, "table join", table=table.id)
    await court.alix.slash(cellar, "table start", table=table.id)
    court.env.backend.delete_channel(cellar.id)
    return table.id


async def test_a_table_whose_channel_was_deleted_goes_on_elsewhere(court: Court) -> None:
    table = await court.host.table(await in_the_cellar(court))
    await court.move(table)
    person, action = await court.think(table)
    result = await court.command(person, table, action)
    assert not court.turn_messages()
    assert any("is gone" in text and "/table move" in text for text in said(result))
    answer = shown(await court.alix.slash(court.channel, "table move", table=table.id))
    assert f"**{table.name}** is here now." in answer.content
    (message,) = court.turn_messages()
    assert message.content.count("founds a city") == 2
    await check_turn(court, table)
    assert not await court.host.posts()
    await court.move(table)
    await check_turn(court, table)


async def test_only_the_creator_and_admins_move_a_table(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    other = court.guild.create_text_channel("tower")
    refused = shown(await court.bruno.slash(other, "table move", table=table.id))
    assert refused.content == "Only the person who opened the table or an admin can move it."
    assert (await court.host.table(table.id)).channel == court.channel.id
    await court.admin.slash(other, "table move", table=table.id)
    assert (await court.host.table(table.id)).channel == other.id


async def test_a_table_moves_only_where_the_bot_may_post(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    me = court.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(attach_files=False)
    closed = court.guild.create_text_channel("closed", overwrites={me: mute})
    answer = shown(await court.alix.slash(closed, "table move", table=table.id))
    assert "Missing permissions: attach files" in answer.content
    assert (await court.host.table(table.id)).channel == court.channel.id


async def test_a_table_that_is_there_already_stays(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    answer = shown(await court.alix.slash(court.channel, "table move", table=table.id))
    assert answer.content == f"{table.name} is already here."
    assert len(court.turn_messages()) == 1


async def test_a_moved_table_leaves_no_buttons_behind(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    former = court.turn_message()
    other = court.guild.create_text_channel("tower")
    await court.alix.slash(other, "table move", table=table.id)
    assert is_over(court.message(former.id))
    (here,) = [message for message in other.history() if message.attachments]
    assert list(buttons(here)) == ["Your turn", "What happened?", "Symbols"]


async def test_where_a_table_was_it_is_said_where_it_is_now(court: Court) -> None:
    """Once, and not where it has come back to; of a private one nobody is told."""
    table, tower = await court.begun(court.alix, court.bruno), court.guild.create_text_channel("tower")
    await court.alix.slash(tower, "table move", table=table.id)
    await court.leap(11)
    assert court.messages()[-1].content == f"**{table.name}** has moved to <#{tower.id}>."
    count = len(court.messages())
    await court.alix.slash(court.channel, "table move", table=table.id)
    await court.alix.slash(tower, "table move", table=table.id)
    await court.alix.slash(court.channel, "table move", table=table.id)
    await court.leap(11)
    told = [message.content for message in court.messages()[count:] if "has moved to" in message.content]
    assert told == []
    async with court.host._store.writing() as writer:
        now = await court.host.table(table.id)
        hidden = replace(now, gathering=replace(now.gathering, private=True), revision=now.revision + 1)
        await writer.update_table(hidden)
    await court.alix.slash(tower, "table move", table=table.id)
    assert await court.host.bulletins() == []


@pytest.mark.parametrize(("locale", "told"), [("en-US", "I cannot post in"), ("fr", "Je ne peux pas écrire dans")])
async def test_the_mover_is_told_at_the_next_click_that_the_channel_is_closed(
    court: Court, locale: str, told: str
) -> None:
    table = await court.begun(court.alix, court.bruno)
    court.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    person = await court.awaited(table)
    court.speaks(person, locale)
    await court.move(table)
    again = await person.click(court.turn_message(), custom_id=f"b:turn:{table.id}")
    assert any(text.startswith(told) for text in said(again))
    once_more = await person.click(court.turn_message(), custom_id=f"b:turn:{table.id}")
    assert not any(text.startswith(told) for text in said(once_more))
