"""*Show me a game*: computers play before people's eyes, in one message, until it is over or anyone has seen enough."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import discord
import pytest

from bot.computers import LONGEST_SHOW
from bot.quota import Allowance
from rules.host import Table
from rules.registry import games
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.test_quotas import Clock
from tests.e2e.test_welcome import welcomed


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def court(tmp_path: Path, clock: Clock) -> AsyncGenerator[Court]:
    async with open_court(tmp_path / "castellan.sqlite3", clock=clock) as court:
        yield court


async def showing(court: Court, game: str = "barony") -> Table:
    """Alix has asked for it by a button of the welcome, or of another show."""
    message = await welcomed(court)
    await court.press(message, court.alix, f"b:show:{game}")
    return (await court.host.tables(status=("running",)))[0]


def shows(court: Court) -> list[discord.Message]:
    return [message for message in court.messages() if "just to watch" in message.content]


async def length(court: Court, table: Table) -> int:
    return (await court.host.table(table.id)).length


async def test_a_button_begins_a_short_barony(court: Court) -> None:
    message = await welcomed(court)
    answer = shown(await court.alix.click(message, label="Show me a game"))
    assert answer.ephemeral
    assert answer.content.startswith(f"AI players start a game of Barony in <#{court.channel.id}>.")
    (show,) = shows(court)
    assert show.attachments
    assert list(buttons(show)) == [
        *("Stop", "Play this yourself", "Rules", "Symbols"),
        *("Show Saga", "Show Torres", "Show Medioevo Universale"),
    ]


async def test_it_goes_on_by_itself_in_one_message(court: Court) -> None:
    table = await showing(court)
    (before,) = shows(court)
    for moves in (1, 2, 3):
        await court.wait(1)
        assert await length(court, table) == moves, "at its own pace"
    (now,) = shows(court)
    assert now.id == before.id
    assert now.content != before.content
    assert [file.filename for file in now.attachments] != [file.filename for file in before.attachments]
    assert "<@" not in now.content, "nobody is called"


@pytest.mark.parametrize("game", sorted(games()))
async def test_every_game_can_be_shown(court: Court, game: str) -> None:
    table = await showing(court, game)
    assert (table.game, len(table.seats)) == (game, games()[game].min_seats)
    await court.wait(3)
    assert await length(court, table) >= 2
    assert len(shows(court)) == 1


async def test_anyone_may_stop_it(court: Court) -> None:
    table = await showing(court)
    await court.elke.click(shows(court)[0], label="Stop")
    assert (await court.host.table(table.id)).status == "ended"
    (message,) = shows(court)
    assert "The show ends here." in message.content
    assert list(buttons(message))[:2] == ["Play this yourself", "Rules"]
    reached = await length(court, table)
    await court.wait(5)
    assert await length(court, table) == reached
    again = await court.press(message, court.bruno, f"b:stop:{table.id}")
    assert again.content == f"No game is in progress at {table.name}."


async def test_nobody_stops_a_game_of_peoples(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno)
    refused = await court.press(court.turn_message(), court.elke, f"b:stop:{table.id}")
    assert refused.content.startswith(f"{table.name} is not a show.")
    await court.press(court.turn_message(), court.elke, f"b:show:saga:{table.id}")
    assert (await court.host.table(table.id)).status == "running"


async def test_it_survives_a_restart(court: Court) -> None:
    table = await showing(court)
    await court.wait(2)
    await court.restart()
    reached = await length(court, table)
    await court.wait(2)
    assert await length(court, table) > reached
    (message,) = shows(court)
    await court.bruno.click(message, label="Stop")
    assert (await court.host.table(table.id)).status == "ended"


async def test_it_ends_by_itself_when_it_takes_too_long(court: Court, clock: Clock) -> None:
    """Also when the house was closed meanwhile."""
    table = await showing(court)
    await court.wait(1)
    clock.time += LONGEST_SHOW + 1
    await court.restart()
    await court.wait(1)
    assert (await court.host.table(table.id)).status == "ended"
    assert "The show ends here." in shows(court)[0].content


@pytest.mark.slow
async def test_a_whole_show_ends_with_an_invitation(court: Court) -> None:
    table = await showing(court, "torres")
    while (await court.host.table(table.id)).status == "running":
        await court.wait(1)
    (message,) = shows(court)
    assert "wins!" in message.content or "share the victory" in message.content
    assert message.content.endswith("Now you: **Play this yourself** opens a table.")
    assert "Stop" not in buttons(message)
    await court.restart()
    await court.bruno.click(message, label="Play this yourself")
    (own,) = await court.host.tables(player=court.bruno.id)
    assert (own.game, own.status) == ("torres", "lobby")


async def test_another_game_takes_its_place(court: Court) -> None:
    table = await showing(court)
    await court.bruno.click(shows(court)[0], label="Show Saga")
    assert (await court.host.table(table.id)).status == "ended"
    (running,) = await court.host.tables(status=("running",))
    assert running.game == "saga"
    first, second = shows(court)
    assert "Stop" not in buttons(first)
    assert "Stop" in buttons(second)


async def test_pressing_twice_begins_one(court: Court) -> None:
    message = await welcomed(court)
    await court.alix.click(message, label="Show me a game")
    await court.bruno.click(message, label="Show me a game")
    assert len(await court.host.tables()) == 1
    assert len(shows(court)) == 1


async def test_a_server_has_two_and_no_more(court: Court) -> None:
    message = await welcomed(court)
    for person, game in ((court.alix, "barony"), (court.bruno, "saga")):
        await court.press(message, person, f"b:show:{game}")
    refused = await court.press(message, court.clara, "b:show:torres")
    assert refused.content == "2 shows are already running in this server. Stop one first."
    assert len(await court.host.tables(status=("running",))) == 2


async def test_beginning_one_after_another_is_limited(court: Court, clock: Clock) -> None:
    court.bot.allowance = Allowance(2, clock)
    message = await welcomed(court)
    told = [(await court.press(message, court.alix, f"b:show:{game}")).content for game in ("barony", "saga", "torres")]
    assert told[2].startswith("You have asked for 2 pictures and files within a minute.")


async def test_the_tables_of_the_server_are_counted(court: Court) -> None:
    court.bot.settings = court.bot.settings.model_copy(update={"castellan_tables_per_server": 1})
    await court.lobby(court.bruno)
    refused = await court.press(await welcomed(court), court.alix, "b:show:barony")
    assert refused.content == "This server already has a table open, the most it may have."


async def test_who_deletes_its_message_ends_it(court: Court) -> None:
    table = await showing(court)
    await shows(court)[0].delete()
    told = len(court.messages())
    await court.wait(3)
    assert (await court.host.table(table.id)).status == "ended"
    assert len(court.messages()) == told, "nothing is said about it"


async def test_an_admin_ends_it_like_any_table(court: Court) -> None:
    table = await showing(court)
    await court.close(table)
    assert "The show ends here." in shows(court)[0].content


async def test_a_game_of_ones_own_is_meant_first(court: Court) -> None:
    """A show in the same channel is no reason to name one's table."""
    own = await court.begun(court.alix, court.bruno)
    await showing(court, "saga")
    assert own.name in (await court.answer_to(court.alix, "table board")).content


async def test_no_game_of_peoples_waits_for_it(court: Court) -> None:
    """One show after the other, and none in the places of the computers that people play with."""
    table = await showing(court)
    assert [key.partition(":")[0] for key in court.bot.scheduler.planned if table.id in key] == ["show"]
    assert court.bot.scheduler._limits["show"].at_once == 1


async def test_a_show_where_pictures_are_refused(court: Court) -> None:
    table = await showing(court)
    court.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
    await court.wait(1)
    (message,) = shows(court)
    assert "(No picture: I may not attach files here.)" in message.content
    await court.wait(1)
    assert "(No picture" not in shows(court)[0].content
    assert (await court.host.table(table.id)).status == "running"


async def test_discord_has_trouble_for_a_while(court: Court) -> None:
    """Nothing is posted anew, and what was missed is told together."""
    table = await showing(court)
    court.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=10)
    await court.wait(40)
    assert await length(court, table) > 5
    (message,) = shows(court)
    assert "Next: " in message.content


async def test_a_french_show(court: Court) -> None:
    await court.admin.slash(court.channel, "castellan language", language="fr")
    await showing(court)
    (message,) = [message for message in court.messages() if "pour regarder" in message.content]
    assert list(buttons(message))[:3] == ["Arrêter", "Jouer moi-même", "Règles"]
