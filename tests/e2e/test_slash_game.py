"""Whole games by slash commands, from the lobby to the final score, with a restart on the way."""

from __future__ import annotations

import pytest

from tests.e2e.court import Court
from tests.e2e.watching import check_end, check_turn

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_game_by_slash_commands(court: Court, seats: int) -> None:
    table = await court.begun(*court.people[:seats])
    moves = 0
    while (await court.host.table(table.id)).status == "running":
        await check_turn(court, table)
        await court.move(table)
        moves += 1
        assert (await court.host.table(table.id)).length == moves
        if moves == 20:
            await court.restart()
    assert len(court.turn_messages()) == moves + 1, "one message a move, and one for the start"
    await check_end(court, table)


async def test_a_game_with_computers(court: Court) -> None:
    """Computers move by themselves as time passes, and are called by name, not by mention."""
    table = await court.begun(court.alix, computers=2)
    waits = 0
    while (now := await court.host.table(table.id)).status == "running":
        await check_turn(court, table)
        if now.seats[now.awaited[0]].is_computer:
            await court.wait(2)
            waits += 1
            assert (await court.host.table(table.id)).length > now.length, "a computer moves within its pace"
        else:
            await court.move(table)
        if now.length == 25:
            await court.restart()
    assert waits > 20
    await check_end(court, table)
