"""A host's lobby in the real bot: invitations, private tables, waiting, seats, the list of open tables."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

import render
from rules.host import Table
from tests.e2e.court import Court, buttons, menus, open_court, shown, values
from tests.e2e.test_deadline import Days, hours_pass
from tests.e2e.test_sight import NOWHERE, VERBS_OF_TABLES, answer, commands_about_tables, crypt, options
from tests.e2e.tourney import GAMES, TourneyBot, install

DAY = 24


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days) -> AsyncGenerator[Court]:
    install(monkeypatch)
    async with open_court(tmp_path / "castellan.sqlite3", TourneyBot, GAMES, days) as court:
        yield court
    render.module.cache_clear()


async def names(court: Court, table: Table) -> list[str]:
    return [seat.name for seat in (await court.host.table(table.id)).seats]


async def opened(court: Court, *people: MemberActor, **how: Any) -> Table:
    return await court.lobby(*(people or (court.alix,)), game="tourney", **how)


# Invitations


@pytest.mark.parametrize("restart", [False, True])
async def test_somebody_is_invited_and_accepts(court: Court, restart: bool) -> None:
    table = await opened(court)
    told = await court.answer_to(court.alix, "table invite", player=court.clara)
    assert told.content == f"I have invited Clara to **{table.name}**."
    question = court.messages()[-1]
    assert question.content == f"{court.clara.mention}, **Alix** invites you to **{table.name}** (Tourney)."
    assert [user.id for user in question.mentions] == [court.clara.id]
    assert "Invited: Clara" in court.lobby_message().content
    if restart:
        await court.restart()
    refused = shown(await court.bruno.click(question, label="Accept"))
    assert refused.content == f"You have no open invitation to {table.name}."
    await court.clara.click(question, label="Accept")
    assert await names(court, table) == ["Alix", "Clara"]
    assert not court.message(question.id).components
    assert "Invited" not in court.lobby_message().content


async def test_who_declines_is_invited_no_more(court: Court) -> None:
    table = await opened(court)
    await court.alix.slash(court.channel, "table invite", player=court.clara)
    question = court.messages()[-1]
    assert shown(await court.clara.click(question, label="Decline")).content == "You have declined."
    assert court.messages()[-1].content == f"Clara is not coming to **{table.name}**."
    assert await names(court, table) == ["Alix"]


async def test_an_invitation_by_direct_message_is_answered_there(court: Court) -> None:
    await court.answer_to(court.clara, "me calls", way="direct")
    table = await opened(court)
    await court.alix.slash(court.channel, "table invite", player=court.clara)
    assert court.messages()[-1].mentions == [] or court.messages()[-1].flags.silent is not False
    await court.leap(31)
    letter = court.clara.user.dm_channel.last_message
    assert letter is not None
    assert f"**Alix** invites you to **{table.name}** (Tourney). https://discord.com/channels/" in letter.content
    assert list(buttons(letter)) == ["Accept", "Decline"]
    await court.clara.user.click(letter, label="Accept")
    assert await names(court, table) == ["Alix", "Clara"]


async def test_nobody_is_invited_to_a_channel_that_they_cannot_see(court: Court) -> None:
    await court.alix.slash(crypt(court), "table new", game="tourney", name="Crypt")
    (table,) = await court.host.tables()
    told = await court.answer_to(court.alix, "table invite", player=court.clara, table=table.id)
    assert told.content == "Clara cannot see the channel of Crypt."
    assert (await court.host.table(table.id)).party == {court.alix.id}


# Private tables


async def private(court: Court, *guests: MemberActor) -> Table:
    """In a private thread of the hall, with guests who have yet to come."""
    known = {table.id for table in await court.host.tables()}
    await court.alix.slash(court.channel, "table new", game="tourney", home="private")
    (table,) = [table for table in await court.host.tables() if table.id not in known]
    for guest in guests:
        await court.alix.slash(court.channel, "table invite", player=guest, table=table.id)
    return await court.host.table(table.id)


async def test_a_private_table_has_its_lobby_where_only_its_guests_are(court: Court) -> None:
    table = await private(court, court.bruno)
    (den,) = court.channel.threads
    assert den.id == table.channel
    said = [message for message in court.messages() if message.type is discord.MessageType.default]
    assert said == [], "nothing of it in the hall; that a thread was made is the simulation's own word"
    lobby, question = sorted(den.history(), key=lambda message: message.id)
    assert "🔒 Private: only those who are invited" in lobby.content
    assert question.content.startswith(f"{court.bruno.mention}, **Alix** invites you")
    added = [request.path for request in court.env.http_requests if "/thread-members/" in request.path]
    assert [path.rpartition("/")[2] for path in added] == [str(court.alix.id), str(court.bruno.id)]


async def test_a_private_table_is_not_there_for_others(court: Court) -> None:
    """Not by any command, completion, list or forged button: the answers are those of a table that is not there."""
    table = await private(court, court.bruno)
    await court.clara.slash(court.channel, "table new", game="tourney")
    message = court.lobby_message()
    for command in commands_about_tables(court):
        given, name = options(court, command), command.qualified_name
        for wanted in (table.id, NOWHERE) if not name.startswith("castellan ") else ():
            told = await answer(court, court.elke, name, {**given, "table": wanted})
            assert told == "There is no table TABLE.", name
    for verb in VERBS_OF_TABLES:
        for ref in (table.id, NOWHERE):
            assert (await court.press(message, court.elke, f"b:{verb}:{ref}")).content == f"There is no table {ref}."
    assert table.name not in (await court.answer_to(court.elke, "table list")).content
    offered = await court.elke.autocomplete(court.channel, "table join", "table", "")
    assert table.id not in [choice["value"] for choice in offered]
    assert await court.host.table(table.id) == table


async def test_who_is_invited_finds_a_private_table_and_joins(court: Court) -> None:
    table = await private(court, court.bruno)
    assert table.name in (await court.answer_to(court.bruno, "table list")).content
    assert "You have joined" in (await court.answer_to(court.bruno, "table join", table=table.id)).content
    await court.answer_to(court.alix, "table start", table=table.id)
    assert (await court.host.table(table.id)).status == "running"
    assert table.name not in (await court.answer_to(court.elke, "table list")).content


# Waiting


async def test_who_waits_moves_up_and_is_called(court: Court) -> None:
    table = await opened(court, *court.people[:4])
    await court.elke.click(court.lobby_message(), label="Waiting list")
    await court.restart()
    await court.bruno.click(court.lobby_message(), label="Leave")
    assert await names(court, table) == ["Alix", "Clara", "Denis", "Elke"]
    call = court.messages()[-1]
    assert call.content == f"{court.elke.mention}, a seat is free at **{table.name}**, and it is yours."
    assert [user.id for user in call.mentions] == [court.elke.id]


async def test_the_host_is_called_once_and_starts_from_there(court: Court) -> None:
    table = await opened(court, court.alix, court.bruno)
    call = court.messages()[-1]
    assert call.content.startswith(f"{court.alix.mention}, **{table.name}** can start")
    await court.bruno.click(court.lobby_message(), label="Leave")
    await court.bruno.click(court.lobby_message(), label="Join")
    assert court.messages()[-1].id == call.id
    refused = shown(await court.bruno.click(call, label="Start"))
    assert refused.content.startswith("Only Alix, who opened the table, can do that.")
    await court.alix.click(call, label="Start")
    assert (await court.host.table(table.id)).status == "running"


# People and seats


async def panel(court: Court, person: MemberActor) -> Any:
    return shown(await person.click(court.lobby_message(), label="People, seats"))


async def test_the_panel_of_people_is_for_the_host(court: Court) -> None:
    table = await opened(court, court.alix, court.bruno)
    assert (await panel(court, court.bruno)).content.startswith("Only Alix, who opened the table, can do that.")
    page = await panel(court, court.alix)
    await court.alix.select(page, ["all"], custom_id=menus(page)["sethosts"]["custom_id"])
    assert "Ready: anyone seated can press **Start**." in court.lobby_message().content
    theirs = await panel(court, court.bruno)
    assert "sethosts" not in menus(theirs), "that stays with who opened the table"
    await court.bruno.select(theirs, ["1"], custom_id=menus(theirs)["moveup"]["custom_id"])
    assert await names(court, table) == ["Bruno", "Alix"]


async def test_somebody_is_removed_by_panel_and_by_command(court: Court) -> None:
    table = await opened(court, court.alix, court.bruno, court.clara)
    page = await panel(court, court.alix)
    menu = menus(page)["sendaway"]
    assert [option["label"] for option in menu["options"]] == ["Remove Bruno", "Remove Clara"]
    await court.alix.select(page, [values(menu)[0]], custom_id=menu["custom_id"])
    assert await names(court, table) == ["Alix", "Clara"]
    offered = await court.alix.autocomplete(court.channel, "table set people", "remove", "cl")
    assert [choice["name"] for choice in offered] == ["Clara"]
    await court.alix.slash(court.channel, "table set people", remove="Clara")
    assert await names(court, table) == ["Alix"]
    told = await court.answer_to(court.clara, "table join", table=table.id)
    assert told.content.startswith(f"You were removed from {table.name}.")


async def test_seats_by_command(court: Court) -> None:
    table = await opened(court, court.alix, court.bruno)
    await court.alix.slash(court.channel, "table set seats", who="Bruno", number=1)
    assert await names(court, table) == ["Bruno", "Alix"]
    await court.alix.slash(court.channel, "table set seats", order="lot")
    assert "The seats are shuffled at the start." in court.lobby_message().content
    told = await court.answer_to(court.alix, "table set seats", who="Bruno")
    assert told.content.startswith("Say what to change")


# Expiry


async def test_a_lobby_is_closed_after_two_weeks_and_everybody_knows(court: Court, days: Days) -> None:
    table = await opened(court)
    await hours_pass(court, days, 12 * DAY + 1)
    warning = court.messages()[-1]
    assert warning.content.startswith(f"{court.alix.mention}, **{table.name}** has not started")
    assert f"This table is closed <t:{int(days.time) + (2 * DAY - 1) * 3600}:R> unless" in court.lobby_message().content
    await court.restart()
    assert "stays open" in shown(await court.alix.click(warning, label="Keep open")).content
    assert court.message(warning.id).content.endswith("\n**Alix** keeps it open.")
    assert not buttons(court.message(warning.id))
    assert "This table is closed" not in court.lobby_message().content
    await hours_pass(court, days, 4 * DAY)
    assert (await court.host.table(table.id)).status == "lobby"
    await hours_pass(court, days, 11 * DAY)
    assert (await court.host.table(table.id)).status == "ended"
    assert "closed it after two quiet weeks" in court.messages()[-1].content
    assert "This table is closed." in court.lobby_message().content


# The list of open tables


async def board(court: Court) -> discord.Message:
    await court.leap(3)
    (found,) = [message for message in court.messages() if "Open a table" in buttons(message)]
    return found


async def listed(court: Court) -> discord.Message:
    """The list in the hall, put up by the admin."""
    told = await court.answer_to(court.admin, "table open")
    assert told.content.startswith("The list of open tables stands here now")
    return await board(court)


async def test_the_list_follows_whatever_happens_to_lobbies(court: Court, days: Days) -> None:
    assert "No table is looking for players" in (await listed(court)).content
    table = await opened(court)
    line = (await board(court)).content.splitlines()[1]
    assert line.startswith(f"**{table.name}** · Tourney · seats: 1 of 4 · **Alix** · https://discord.com/channels/")
    await court.bruno.click((await board(court)), label=f"Join {table.name}")
    assert "seats: 2 of 4 · **Alix** and **Bruno**" in (await board(court)).content
    await court.bruno.click(court.lobby_message(), label="Leave")
    assert "seats: 1 of 4" in (await board(court)).content
    await court.bruno.slash(court.channel, "table join")
    await court.alix.slash(court.channel, "table start", table=table.id)
    assert table.name not in (await board(court)).content
    days.time += 1
    expiring = await opened(court)
    assert expiring.name in (await board(court)).content
    await hours_pass(court, days, 14 * DAY + 2)
    assert expiring.name not in (await board(court)).content


async def test_the_list_outlives_restarts_and_comes_again_where_it_was_deleted(court: Court) -> None:
    first = await listed(court)
    await court.restart()
    table = await opened(court)
    assert ((await board(court)).id, table.name in (await board(court)).content) == (first.id, True)
    await (await board(court)).delete()
    await court.bruno.slash(court.channel, "table join", table=table.id)
    assert "Bruno" in (await board(court)).content
    await (await board(court)).delete()
    await court.leap(3601)
    assert "Bruno" in (await board(court)).content, "it is looked for once an hour, too"


async def test_a_list_that_was_sent_before_the_house_fell_is_found_again(court: Court) -> None:
    first = await listed(court)
    connection = court.host._store._writer  # type: ignore[attr-defined]
    await connection.execute("UPDATE noticeboards SET message = NULL, shown = '', tried = 1")
    await connection.commit()
    await court.restart()
    assert (await board(court)).id == first.id


async def test_there_is_one_list_a_server(court: Court) -> None:
    await listed(court)
    elsewhere = court.guild.create_text_channel("market")
    await court.admin.slash(elsewhere, "table open")
    await court.bot.scheduler.finish()
    assert [message for message in court.messages() if "Open a table" in buttons(message)] == []
    assert len(elsewhere.history()) == 1
    await court.admin.slash(elsewhere, "table open", off=True)
    assert elsewhere.history() == []
    told = await court.answer_to(court.admin, "table open", off=True)
    assert told.content == "There is no list of open tables in this server."


async def test_the_list_is_put_up_by_admins_only(court: Court) -> None:
    told = await court.answer_to(court.bruno, "table open")
    assert told.content.startswith("An admin (Manage Server) puts up the list")
    assert court.messages() == []


async def test_the_list_tells_of_no_table_that_not_all_may_see(court: Court, days: Days) -> None:
    await listed(court)
    hidden = await private(court, court.bruno)
    await court.alix.slash(crypt(court), "table new", game="tourney", name="Crypt")
    days.time += 1
    public = await opened(court)
    assert public.name in (await board(court)).content
    assert hidden.name not in (await board(court)).content
    assert "Crypt" not in (await board(court)).content
