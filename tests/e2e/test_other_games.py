"""Whole games of the other games of the house: by slash commands, by panels, with computers, with restarts."""

from __future__ import annotations

from random import Random

import pytest
from simcord import MemberActor

from rules.core import Action, engine
from rules.core.legal import checked
from rules.host import Table
from tests.e2e.court import Court, shown
from tests.e2e.panels import make_move

GAMES = ("saga", "torres")
SOON = 10  # the action before which the process is restarted


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_by_slash_commands(court: Court, game: str) -> None:
    table = await court.begun(court.alix, court.bruno, game=game)
    while (now := await court.host.table(table.id)).status == "running":
        if now.length == SOON:
            await court.restart()
        person, action = await picked(court, table)
        await court.command(person, table, action)
        assert (await court.host.table(table.id)).length == now.length + 1
    await check_final(court, table)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_by_panels_with_a_computer(court: Court, game: str) -> None:
    table = await court.begun(court.alix, computers=1, game=game)
    while (now := await court.host.table(table.id)).status == "running":
        if now.seats[now.awaited[0]].is_computer:
            await court.wait(2)
        else:
            await move_by_panel(court, table, restart=now.length in (2, 3))
        assert (await court.host.table(table.id)).length > now.length
    await check_final(court, table)


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
async def test_a_full_table_of_torres_with_computers(court: Court, seats: int) -> None:
    """At their quickest: how well they play is not the question here."""
    table = await court.lobby(court.alix, computers=seats - 1, game="torres")
    await court.host.set_level(table.id, court.alix.id, "easy")
    await court.alix.slash(court.channel, "table start", table=table.id)
    while (now := await court.host.table(table.id)).status == "running":
        if now.seats[now.awaited[0]].is_computer:
            await court.wait(2)
        else:
            person, action = await picked(court, table)
            await court.command(person, table, action)
        assert (await court.host.table(table.id)).length > now.length
    await check_final(court, table)


async def test_a_computer_plays_the_steps_of_its_turn_in_one_go(court: Court) -> None:
    """Nobody is kept waiting through steps that the channel is not told of."""
    table = await court.begun(court.alix, computers=1, game="torres")
    while True:
        now = await court.host.table(table.id)
        if now.seats[now.awaited[0]].is_computer and now.length >= 3:
            break
        if now.seats[now.awaited[0]].is_computer:
            await court.wait(2)
        else:
            person, action = await picked(court, table)
            await court.command(person, table, action)
    told = len(court.turn_messages())
    await court.wait(1)
    after = await court.host.table(table.id)
    assert after.length > now.length + 1
    assert not after.seats[after.awaited[0]].is_computer
    assert len(court.turn_messages()) == told + 1


async def picked(court: Court, table: Table) -> tuple[MemberActor, Action]:
    """Who is awaited, and a random move for them: turns are short, and these games end whatever is played."""
    position = await court.position(table)
    seat = engine.awaited(position.state)[0]
    sampled = engine.sample(position.state, seat, Random(position.table.length))
    return court.person(position, seat), checked(sampled, position.state, seat)


async def move_by_panel(court: Court, table: Table, *, restart: bool) -> None:
    person, action = await picked(court, table)
    position = await court.position(table)
    seat = position.table.seats_of(person.id)[0]
    panel = shown(await person.click(court.turn_message(), label="Your turn"))

    async def maybe_restart(_: int) -> None:
        if restart:
            await court.restart()

    await make_move(person, panel, position, seat, action, before=maybe_restart)
    await person.click(panel, label="Confirm")


async def test_a_hand_is_shown_to_its_owner_only(court: Court) -> None:
    table = await court.begun(court.alix, court.bruno, game="saga")
    before = len(court.messages())
    hand = await court.answer_to(court.alix, "saga hand")
    assert hand.ephemeral
    assert hand.attachments
    assert len(court.messages()) == before
    refused = await court.answer_to(court.elke, "saga hand", table=table.id)
    assert not refused.attachments


async def check_final(court: Court, table: Table) -> None:
    await court.posted(table)
    last = court.turn_message()
    over = await court.host.table(table.id)
    assert over.status == "over"
    assert over.seed in last.content
    for seat in over.seats:
        assert seat.name in last.content
    assert "Verified: the seed" in (await court.answer_to(court.alix, "table record verify", table=table.id)).content
