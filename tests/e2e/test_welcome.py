"""The front door in Discord: the welcome, its buttons before and after a restart, and the choice of `/table new`."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import SetupError
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from rules.host import HostError
from tests.e2e.court import Court, buttons, open_court, shown

NAMES = ["Barony", "Saga", "Torres", "Medioevo Universale"]


def welcomes(court: Court) -> list[discord.Message]:
    return [message for message in court.messages() if "b:show:barony" in str(message.components)]


async def welcomed(court: Court) -> discord.Message:
    await court.admin.slash(court.channel, "castellan welcome")
    return welcomes(court)[-1]


# The welcome


async def test_an_admin_posts_the_welcome_for_all(court: Court) -> None:
    with pytest.raises(SetupError, match="not visible"):
        await court.alix.slash(court.channel, "castellan welcome")
    message = await welcomed(court)
    assert list(buttons(message)) == [*NAMES, "Learn a game", "Show me a game"]
    assert all(f"- **{name}**: " in message.content for name in NAMES)
    assert "2–4 players, about 45 minutes" in message.content
    (picture,) = message.attachments
    assert "Torres: 2–4 players, about an hour." in (picture.description or "")


@pytest.mark.parametrize("restart", [False, True])
async def test_a_button_opens_a_table_at_once(court: Court, restart: bool) -> None:
    message = await welcomed(court)
    if restart:
        await court.restart()
    answer = shown(await court.bruno.click(message, label="Torres"))
    (table,) = await court.host.tables()
    assert (table.game, table.status, table.creator) == ("torres", "lobby", court.bruno.id)
    assert answer.ephemeral
    assert answer.content == f"**{table.name}** is open in <#{court.channel.id}>."
    assert "· Torres, " in court.lobby_message().content
    assert court.lobby_message().attachments


async def test_pressing_again_opens_no_second_table(court: Court) -> None:
    message = await welcomed(court)
    await court.bruno.click(message, label="Torres")
    again = shown(await court.bruno.click(message, label="Torres"))
    (table,) = await court.host.tables()
    assert again.content == f"Your table of Torres is already waiting: **{table.name}** in <#{court.channel.id}>."
    await court.alix.click(message, label="Torres")
    await court.bruno.click(message, label="Saga")
    assert len(await court.host.tables()) == 3


async def test_a_person_who_presses_twice_at_once_has_one_table(court: Court) -> None:
    message = await welcomed(court)
    await court.press_together(message, [(court.bruno, "b:open:torres"), (court.bruno, "b:open:torres")])
    assert len(await court.host.tables()) == 1


async def test_a_first_game_with_a_coach_begins_at_the_door(court: Court) -> None:
    message = await welcomed(court)
    await court.restart()
    lessons = shown(await court.bruno.click(message, label="Learn a game"))
    assert list(buttons(lessons)) == [f"Learn {name}" for name in NAMES]
    assert lessons.ephemeral
    answer = shown(await court.bruno.click(lessons, label="Learn Saga"))
    (table,) = await court.host.tables()
    assert (table.game, table.status) == ("saga", "running")
    assert f"Your first game of Saga has started: **{table.name}**" in answer.content


async def test_a_table_that_others_have_joined_is_waiting_no_more(court: Court) -> None:
    message = await welcomed(court)
    await court.bruno.click(message, label="Torres")
    await court.alix.click(court.lobby_message(), label="Join")
    await court.bruno.click(message, label="Torres")
    assert len(await court.host.tables()) == 2


async def test_the_welcome_speaks_the_servers_language_and_answers_in_ones_own(court: Court) -> None:
    await court.admin.slash(court.channel, "castellan language", language="fr")
    message = await welcomed(court)
    assert message.content.startswith("### Bienvenue.")
    assert list(buttons(message)) == [*NAMES, "Apprendre un jeu", "Voir une partie"]
    assert "joueurs" in (message.attachments[0].description or "")
    answer = shown(await court.alix.click(message, label="Barony"))
    assert "is open in" in answer.content
    assert ": Barony, " in court.lobby_message().content
    assert "Première partie" in court.lobby_message().content


async def test_quotas_hold_at_the_door_too(court: Court) -> None:
    court.bot.settings = court.bot.settings.model_copy(update={"castellan_tables_per_person": 1})
    message = await welcomed(court)
    await court.alix.click(message, label="Saga")
    refused = shown(await court.alix.click(message, label="Barony"))
    assert refused.content == "You already have a table open. Finish or leave it first."
    assert len(await court.host.tables()) == 1


async def test_permissions_hold_at_the_door_too(court: Court) -> None:
    message = await welcomed(court)
    forbid(court, "attach_files")
    for label in ("Saga", "Show me a game"):
        refused = shown(await court.alix.click(message, label=label))
        assert refused.content == "I cannot host a table here. Missing permissions: attach files."
    assert await court.host.tables() == []


def forbid(court: Court, *names: str) -> None:
    """The bot may not do this in the channel any more."""
    denied = discord.Permissions(**dict.fromkeys(names, True))
    everyone = Overwrite(court.guild.id, OverwriteType.ROLE, deny=denied.value)
    court.env.backend.channels[court.channel.id].overwrites.append(everyone)


async def test_a_fault_of_the_painters_keeps_nobody_from_the_buttons(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spilt(*_: Any) -> None:
        raise RuntimeError("the ink is spilt")

    monkeypatch.setattr(court.bot.painter, "once", spilt)
    message = await welcomed(court)
    assert not message.attachments
    await court.alix.click(message, label="Saga")
    assert "· Saga, " in court.lobby_message().content


# The choice of `/table new`


async def test_a_new_table_without_a_game_is_a_choice(court: Court) -> None:
    choice = await court.answer_to(court.alix, "table new")
    assert choice.ephemeral
    assert choice.content.startswith("### Which game would you like to play?\n")
    assert choice.attachments
    await court.alix.click(choice, label="Medioevo Universale")
    (table,) = await court.host.tables()
    assert table.game == "medioevo"
    assert welcomes(court) == [], "nobody else has seen it"


async def test_the_choice_in_french(court: Court) -> None:
    court.speaks(court.alix, "fr")
    choice = await court.answer_to(court.alix, "table new")
    assert choice.content.startswith("### À quel jeu voulez-vous jouer\u202f?\n")


async def test_what_was_wished_for_the_table_is_kept(court: Court) -> None:
    choice = await court.answer_to(court.alix, "table new", home="thread", language="fr")
    await court.restart()
    await court.alix.click(choice, label="Saga")
    (table,) = await court.host.tables()
    assert table.language == "fr"
    assert table.channel in [thread.id for thread in court.channel.threads]


async def test_a_name_needs_a_game(court: Court) -> None:
    refused = await court.answer_to(court.alix, "table new", name="Round Table")
    assert refused.content.startswith("To name the table right away, choose its game")
    assert await court.host.tables() == []


@pytest.mark.parametrize("custom_id", ["b:open:chess", "b:open:barony:sofa", "b:show:chess", "b:rulebook:chess"])
async def test_what_no_button_says(court: Court, custom_id: str) -> None:
    message = await welcomed(court)
    answer = await court.press(message, court.alix, custom_id)
    assert answer.content.startswith("This button is no longer in use.")
    assert await court.host.tables() == []


# By itself, where the bot has just been invited


@pytest.fixture
async def inviting(tmp_path: Path) -> AsyncGenerator[Court]:
    """A house whose clock shows the same time as the simulated Discord's."""
    courts: list[Court] = []

    def clock() -> float:
        return moment(courts[0]).timestamp() if courts else 0.0

    async with open_court(tmp_path / "castellan.sqlite3", clock=clock) as court:
        courts.append(court)
        yield court


def moment(court: Court) -> datetime:
    return datetime.fromisoformat(court.env.backend.now_iso())


async def invite(court: Court) -> None:
    """The server wants to hear of newcomers in the hall, and the bot finds itself in it."""
    court.env.backend.guilds[court.guild.id].system_channel_id = court.channel.id
    await court.restart()


async def test_a_server_that_invites_the_bot_is_welcomed_once(inviting: Court) -> None:
    await invite(inviting)
    (message,) = welcomes(inviting)
    assert message.attachments
    await inviting.restart()
    assert len(welcomes(inviting)) == 1
    await inviting.alix.click(message, label="Barony")
    assert "· Barony, " in inviting.lobby_message().content


async def test_a_server_that_is_joined_now(inviting: Court) -> None:
    await inviting.restart()
    assert welcomes(inviting) == [], "there was no channel for it"
    inviting.env.backend.guilds[inviting.guild.id].system_channel_id = inviting.channel.id
    guild = inviting.bot.get_guild(inviting.guild.id)
    assert guild is not None
    guild._system_channel_id = inviting.channel.id  # type: ignore[attr-defined]
    await inviting.bot.on_guild_join(guild)
    await inviting.leap(0)
    assert len(welcomes(inviting)) == 1


async def test_a_server_of_long_ago_is_left_in_peace(inviting: Court) -> None:
    """As all are at an upgrade from before there were welcomes."""
    me = inviting.env.backend.guilds[inviting.guild.id].members[inviting.bot.user.id]  # type: ignore[union-attr]
    me.joined_at = (moment(inviting) - timedelta(days=2)).isoformat()
    await invite(inviting)
    assert welcomes(inviting) == []


async def test_nothing_is_said_where_the_bot_may_not_speak(inviting: Court) -> None:
    forbid(inviting, "send_messages")
    await invite(inviting)
    assert inviting.messages() == []
    assert await inviting.host.claim_welcome(inviting.guild.id), "it may be said once it may"


@pytest.mark.parametrize(("status", "times"), [(500, 1), (400, 0)])
async def test_a_welcome_that_fails_is_tried_again_only_where_that_helps(
    inviting: Court, status: int, times: int
) -> None:
    inviting.env.inject_error("POST", "/channels/*/messages", status=status, times=5 if status == 500 else 1)
    await invite(inviting)
    assert welcomes(inviting) == []
    await inviting.wait(120)
    assert len(welcomes(inviting)) == times


async def test_the_welcome_comes_in_the_servers_language(inviting: Court) -> None:
    await inviting.host.set_guild_language(inviting.guild.id, "fr")
    await invite(inviting)
    assert welcomes(inviting)[0].content.startswith("### Bienvenue.")


async def test_a_storage_fault_says_nothing_twice(inviting: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it cannot be noted, it is not said."""

    async def busy(*_: Any) -> bool:
        raise HostError("host-busy")

    monkeypatch.setattr("rules.host.tables.Host.claim_welcome", busy)
    await invite(inviting)
    assert welcomes(inviting) == []
    monkeypatch.undo()
    await inviting.wait(10)
    assert len(welcomes(inviting)) == 1
