"""Who may not see a channel finds no table of it: not by a command, a completion, a list or a forged button."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from rules.host import Table
from tests.e2e.court import Court, shown

NOWHERE = "qqqqq"  # no table has this id
VISIBLE = discord.PermissionOverwrite(view_channel=True)
HIDDEN = discord.PermissionOverwrite(view_channel=False)


def crypt(court: Court) -> ChannelHandle:
    """A channel that only Alix, Bruno and the bot may see."""
    me = court.guild.me
    assert me is not None
    allowed: dict[Any, Any] = dict.fromkeys((court.alix, court.bruno, me), VISIBLE)
    return court.guild.create_text_channel("crypt", overwrites={court.guild.default_role: HIDDEN, **allowed})


async def hidden_lobby(court: Court) -> Table:
    await court.alix.slash(crypt(court), "table new", game="barony", name="Crypt")
    return (await court.host.tables())[0]


async def hidden_game(court: Court) -> Table:
    table = await hidden_lobby(court)
    await court.bruno.slash(court.channel, "table join", table=table.id)
    await court.alix.slash(court.channel, "table start", table=table.id)
    return await court.host.table(table.id)


def commands_about_tables(court: Court) -> Iterator[app_commands.Command[Any, Any, Any]]:
    for command in court.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and any(p.display_name == "table" for p in command.parameters):
            yield command


def options(court: Court, command: app_commands.Command[Any, Any, Any]) -> dict[str, Any]:
    """Something for every option that must be given."""
    fitting: dict[Any, Any] = {
        discord.AppCommandOptionType.integer: 1,
        discord.AppCommandOptionType.user: court.clara,
        discord.AppCommandOptionType.string: "en",
    }
    needed = (option for option in command.parameters if option.required)
    return {
        option.display_name: option.choices[0].value if option.choices else fitting[option.type] for option in needed
    }


async def answer(court: Court, person: MemberActor, name: str, given: dict[str, Any]) -> str:
    told = await court.answer_to(person, name, **given)
    return told.content.replace(given["table"], "TABLE")


async def test_no_command_finds_a_table_of_a_channel_that_one_may_not_see(court: Court) -> None:
    table = await hidden_game(court)
    for command in commands_about_tables(court):
        given, name = options(court, command), command.qualified_name
        for wanted in (table.id, NOWHERE):
            told = await answer(court, court.admin, name, {**given, "table": wanted})
            assert told == "There is no table TABLE.", name
    assert await court.host.table(table.id) == table


async def test_nobody_joins_a_table_of_a_channel_that_they_may_not_see(court: Court) -> None:
    table = await hidden_lobby(court)
    told = await court.answer_to(court.elke, "table join", table=table.id)
    assert told.content == f"There is no table {table.id}."
    assert not (await court.host.table(table.id)).seats_of(court.elke.id)


async def test_a_table_is_found_from_elsewhere_by_those_who_may_see_its_channel(court: Court) -> None:
    table = await hidden_game(court)
    told = await court.answer_to(court.alix, "table board", table=table.id)
    assert told.attachments


async def test_no_completion_knows_a_table_of_a_channel_that_one_may_not_see(court: Court) -> None:
    table = await hidden_game(court)
    for command in commands_about_tables(court):
        for option in command.parameters:
            if option.autocomplete:
                given = {} if option.display_name == "table" else {"table": table.id}
                offered = await court.admin.autocomplete(
                    court.channel, command.qualified_name, option.display_name, "", **given
                )
                values = [choice["value"] for choice in offered]
                assert table.id not in values, command.qualified_name
                assert option.name in ("table", "game", "zone") or not values, (command.qualified_name, option.name)


async def test_an_admin_who_may_see_the_channel_is_offered_the_table(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    offered = await court.admin.autocomplete(court.channel, "castellan end", "table", "")
    assert [choice["value"] for choice in offered] == [table.id]


async def test_the_list_leaves_out_what_one_may_not_see(court: Court) -> None:
    table = await hidden_lobby(court)
    assert table.name not in (await court.answer_to(court.elke, "table list")).content
    assert table.name in (await court.answer_to(court.bruno, "table list")).content


VERBS_OF_TABLES = (
    "join", "leave", "computer", "dismiss", "start", "options", "optionpage", "setoption", "turn", "undo",
    "news", "newspage", "preset", "stop", "seating", "setcolour", "setbeginner", "return", "resume",
    "resign", "take", "level", "rematch", "verify", "export", "look", "place", "seek", "seekpage", "text", "textpage",
    "settle", "happened", "chronicle", "chroniclewho", "chronicletopic",
    "come", "regret", "keep", "people", "sethosts",
    "setorder", "sendaway", "moveup",
    "replay", "replayat", "replayround", "replaymoment", "replayeyes", "film",
    "analyse", "temper", "plan", "unplan", "annals", "annalspage", "letters", "letterpage", "letteragree", "lettersend",
    "letterto", "practise", "ready", "readyword", "sheet", "sheetpage",
)  # fmt: skip
VERBS_OF_DRAFTS = (
    "act", "actmenu", "actpage", "first", "pick", "none", "page", "type", "typed", "back", "cancel", "play", "uncoach",
    "line", "lined", "weigh", "hint", "hinted", "share", "rather", "shared", "rest",
)  # fmt: skip
VERBS_OF_REQUESTS = ("agree", "refuse")
VERBS_OF_OFFERS = ("accept", "decline")
VERBS_OF_CLAIMS = ("admit", "reject")
VERBS_OF_POLLS = ("poll",)
VERBS_OF_PERSONS = ("mandate", "mandategame", "mandatemost", "forget", "next")  # about nobody but whoever presses
VERBS_OF_SERVERS = ("server", "serverpage", "close", "rewind", "audit")  # for admins alone
VERBS_OF_GAMES = ("rules", "rulebook", "rule", "leaf", "passage", "open", "learn", "lessons", "show", "offer", "guides")


def test_every_verb_is_tried_here(court_verbs: set[str]) -> None:
    of_the_house = {*VERBS_OF_TABLES, *VERBS_OF_CLAIMS, *VERBS_OF_POLLS, *VERBS_OF_PERSONS, *VERBS_OF_SERVERS}
    tried = {*of_the_house, *VERBS_OF_DRAFTS, *VERBS_OF_REQUESTS, *VERBS_OF_OFFERS, *VERBS_OF_GAMES}
    assert court_verbs == tried


@pytest.fixture
async def court_verbs(court: Court) -> set[str]:
    return set(court.bot.router.routes)


async def public_message(court: Court) -> Any:
    """Something of the bot's to click at, in the channel that all may see."""
    await court.clara.slash(court.channel, "table new", game="barony")
    return court.lobby_message()


async def test_a_forged_button_of_a_hidden_table_is_refused(court: Court) -> None:
    table, message = await hidden_lobby(court), await public_message(court)
    for verb in VERBS_OF_TABLES:
        for ref in (table.id, NOWHERE):
            told = await court.press(message, court.elke, f"b:{verb}:{ref}")
            assert told.content == f"There is no table {ref}.", verb
    assert await court.host.table(table.id) == table


async def test_no_show_takes_the_place_of_a_hidden_one(court: Court) -> None:
    table, message = await hidden_game(court), await public_message(court)
    for ref in (table.id, NOWHERE):
        told = await court.press(message, court.elke, f"b:show:saga:{ref}")
        assert told.content == f"There is no table {ref}."
    assert not any(table.is_show for table in await court.host.tables())


async def open_draft(court: Court, table: Table) -> tuple[MemberActor, str]:
    """Whose turn it is, and the draft behind a panel of theirs."""
    person = await court.awaited(table)
    panel = await court.answer_to(person, "barony turn", table=table.id)
    ids = [part["custom_id"] for row in panel.components for part in _children(row) if "custom_id" in part]
    return person, ids[0].split(":")[2]


def _children(row: Any) -> list[dict[str, Any]]:
    return (row if isinstance(row, dict) else row.to_dict())["components"]


async def test_a_forged_button_of_a_hidden_draft_is_refused(court: Court) -> None:
    table, message = await hidden_game(court), await public_message(court)
    _, draft = await open_draft(court, table)
    for verb in VERBS_OF_DRAFTS:
        for ref in (draft, NOWHERE):
            told = await court.press(message, court.elke, f"b:{verb}:{ref}")
            assert told.content == "This panel has expired. Press **Your turn** to open a new one.", verb
    assert await court.host.draft(draft) is not None


async def test_nobody_cancels_the_panel_of_another(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    _, draft = await open_draft(court, table)
    told = await court.press(court.turn_message(), court.elke, f"b:cancel:{draft}")
    assert told.content == "This panel belongs to someone else."
    assert await court.host.draft(draft) is not None


async def test_a_player_who_is_shut_out_finds_the_table_no_more(court: Court) -> None:
    table, message = await hidden_game(court), await public_message(court)
    person, draft = await open_draft(court, table)
    shut_out = Overwrite(person.id, OverwriteType.MEMBER, deny=discord.Permissions.view_channel.flag)
    court.env.backend.set_overwrite(table.channel, shut_out)
    await court.env.settle()
    assert (await court.press(message, person, f"b:play:{draft}")).content.startswith("This panel has expired.")
    assert (await court.press(message, person, f"b:turn:{table.id}")).content == f"There is no table {table.id}."
    assert (await court.answer_to(person, "table log")).content.startswith("I cannot find that table.")


async def test_a_forged_answer_to_a_hidden_poll_or_claim_is_refused(court: Court) -> None:
    table, message = await hidden_game(court), await public_message(court)
    player = next(seat.player for seat in table.seats if seat.player not in (None, table.creator))
    poll = await court.host.propose_pause(table.id, player or 0)
    assert not isinstance(poll, Table)
    for ref in (poll.id, NOWHERE):
        assert (await court.press(message, court.elke, f"b:poll:{ref}:yes")).content == "That question is settled."
    await court.host.resign(table.id, player or 0, seek=True)
    claim = await court.host.ask_for_seat(table.id, table.seats_of(player or 0)[0], 4711, "Gil")
    assert not isinstance(claim, Table)
    for verb in VERBS_OF_CLAIMS:
        for ref in (claim.id, NOWHERE):
            told = await court.press(message, court.elke, f"b:{verb}:{ref}")
            assert told.content.startswith("That seat is no longer free"), verb
    assert await court.host.seat_claim(claim.id)


async def test_a_forged_answer_to_a_hidden_question_is_refused(court: Court) -> None:
    table, message = await hidden_game(court), await public_message(court)
    for _ in range(2):
        person, action = await court.think(table)
        await court.command(person, table, action)
    first = court.person(await court.position(table), 0)
    await first.slash(court.channel, "table undo", table=table.id)
    request = await host_request(court, table)
    for verb in VERBS_OF_REQUESTS:
        for ref in (request, NOWHERE):
            told = await court.press(message, court.elke, f"b:{verb}:{ref}")
            assert told.content == "That undo request is no longer open.", verb
    assert await court.host.undo_request(request)


async def test_a_forged_answer_to_a_hidden_offer_is_refused(court: Court) -> None:
    """Even by the one to whom the seat is offered, once they may not see the channel any more."""
    table, message = await hidden_game(court), await public_message(court)
    offer = await court.host.offer_seat(table.id, 0, court.elke.id, "Elke")
    for verb in VERBS_OF_OFFERS:
        for ref in (offer.id, NOWHERE):
            told = await court.press(message, court.elke, f"b:{verb}:{ref}")
            assert told.content.startswith("That offer is no longer open"), verb
    assert (await court.host.table(table.id)).seats == table.seats


async def test_a_seat_is_not_offered_to_who_may_not_see_the_table(court: Court) -> None:
    table = await hidden_game(court)
    told = await court.answer_to(court.alix, "table replace", seat="1", player=court.elke, table=table.id)
    assert told.content == f"Elke cannot see the channel of {table.name}."


async def host_request(court: Court, table: Table) -> str:
    """The id in the button of the question that was asked in the table's channel."""
    channel = next(c for c in court.guild.channels.values() if c.id == table.channel)
    ids = [part["custom_id"] for message in channel.history() for row in message.components for part in _children(row)]
    return next(custom_id.split(":")[2] for custom_id in ids if custom_id.startswith("b:agree:"))


async def test_a_table_is_not_found_from_another_server(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    elsewhere = court.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    guest = elsewhere.add_member(court.alix.user)
    await court.env.settle()
    told = shown(await guest.slash(hall, "table board", table=table.id))
    assert told.content == f"There is no table {table.id}."


# Threads


async def threaded(court: Court, kind: ChannelType) -> Table:
    """A table of Alix's that lives in a thread of the hall."""
    thread = court.env.backend.create_thread(court.channel.id, "thread", court.alix.id, type=kind)
    await court.env.settle()
    return await table_in(court, thread.id)


async def table_in(court: Court, channel: int) -> Table:
    return await court.host.create(
        game="barony",
        guild=court.guild.id,
        channel=channel,
        lobby=court.channel.id,
        language="en",
        player=court.alix.id,
        player_name="Alix",
    )


async def test_a_public_thread_is_seen_like_its_channel(court: Court) -> None:
    table = await threaded(court, ChannelType.PUBLIC_THREAD)
    assert table.name in (await court.answer_to(court.elke, "table list")).content


async def test_a_private_thread_is_seen_by_those_who_sit_there(court: Court) -> None:
    table = await threaded(court, ChannelType.PRIVATE_THREAD)
    assert table.name not in (await court.answer_to(court.elke, "table list")).content
    assert table.name in (await court.answer_to(court.alix, "table list")).content


async def test_an_archived_thread_is_asked_for_once(court: Court) -> None:
    """Discord tells a bot only of threads in use."""
    table = await threaded(court, ChannelType.PUBLIC_THREAD)
    guild = court.bot.get_guild(court.guild.id)
    assert guild is not None
    guild._remove_thread(discord.Object(table.channel))  # type: ignore[arg-type]
    for _ in range(2):
        assert table.name in (await court.answer_to(court.elke, "table list")).content
    asked = [request for request in court.env.http_requests if request.path == f"/channels/{table.channel}"]
    assert len(asked) == 1


async def test_a_table_whose_channel_is_gone_is_left_to_players_and_admins(court: Court) -> None:
    table = await table_in(court, 12345)
    seeing = [court.alix, court.admin, court.elke]
    lists = [(await court.answer_to(person, "table list")).content for person in seeing]
    assert [table.name in text for text in lists] == [True, True, False]
