"""Whole games by slash commands, from the lobby to the final score, with a restart on the way."""

from __future__ import annotations

import re

import pytest

from rules.core import engine
from rules.host import Table
from tests.e2e.court import Court, buttons, shown


async def check_turn(court: Court, table: Table) -> None:
    """The newest message calls exactly those awaited, once each, and is the only one with buttons."""
    position = await court.position(table)
    *earlier, message = court.turn_messages()
    called = [court.person(position, seat).id for seat in engine.awaited(position.state)]
    assert re.findall(r"<@(\d+)>", message.content) == [str(player) for player in called]
    assert [user.id for user in message.mentions] == called
    assert list(buttons(message)) == ["Your turn", "Undo"]
    assert not any(old.components for old in earlier)
    (picture,) = message.attachments
    assert picture.content_type == "image/png"
    assert picture.description


def check_end(court: Court, table: Table, seed: str, scores: tuple[int, ...]) -> None:
    message = court.turn_message()
    assert seed in message.content
    for score in scores:
        assert f"**{score}**" in message.content
    assert not message.mentions
    assert not any(turn.components for turn in court.turn_messages())


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_game_by_slash_commands(court: Court, seats: int) -> None:
    table = await court.begun(*court.people[:seats])
    moves = 0
    while (position := await court.position(table)).state.outcome is None:
        await check_turn(court, table)
        await court.move(table)
        moves += 1
        assert (await court.host.table(table.id)).length == moves
        if moves == 20:
            await court.restart()
    assert len(court.turn_messages()) == moves + 1
    check_end(court, table, position.table.seed, position.state.outcome.scores)
    verdict = shown(await court.alix.slash(court.channel, "table verify")).content
    assert "All is well" in verdict
    assert position.table.seed in verdict
