"""Pictures in the middle of a move: what has been chosen so far is already done; and stale panels show the board."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.prompts.faces import begun
from bot.prompts.progress import answers_of
from rules.barony.actions import Move
from rules.core import engine
from rules.host import OpenTable
from rules.registry import games
from tests.bot.test_shortcuts import founding
from tests.clicks import Hand
from tests.light import CHANNEL, DOT, GUILD, LightHouse
from tests.stages import plant, stages


async def barony(house: LightHouse) -> tuple[OpenTable, int, Any]:
    """A table of Barony at which somebody may move two knights, and how."""
    for stage in stages(games()["barony"], 4, 200, Random(3)):
        for seat in engine.awaited(stage.state):
            for move in engine.legal(stage.state, seat):
                if isinstance(move, Move) and move.origin2 not in (None, move.origin):
                    await plant(house.host, stage, "t1", guild=GUILD, channel=CHANNEL)
                    return await house.host.look("t1"), seat, move
    raise LookupError


async def test_the_first_of_two_knights_has_moved_while_the_second_is_asked_for(house: LightHouse) -> None:
    position, seat, move = await barony(house)
    state: Any = begun(position, seat, Move, (move.origin, move.target, move.take))
    before: Any = position.state
    assert state is not None
    knights, was = state.players[seat].knights, before.players[seat].knights
    assert knights.get(move.origin, 0) == was[move.origin] - 1
    assert knights[move.target] == was.get(move.target, 0) + 1


async def test_what_is_no_move_by_itself_changes_nothing(house: LightHouse) -> None:
    position, seat, move = await barony(house)
    assert begun(position, seat, Move, ()) is None
    assert begun(position, seat, Move, (move.origin,)) is None


async def test_the_panel_draws_it(house: LightHouse) -> None:
    drawn: list[Any] = []

    async def panel(*_: Any, **facts: Any) -> tuple[Any, ...]:
        drawn.append(facts.get("state"))
        return (DOT,)

    house.bot.painter.panel = panel  # type: ignore[method-assign]
    position, seat, move = await barony(house)
    hand = Hand(house, "t1", seat)
    await hand.open()
    answers = answers_of(position.state, seat, move)
    first = answers[: answers.index(move.origin2)]
    for given in await hand._chosen(move, first):
        await hand._answer(given)
    assert drawn[0] is None
    assert move.target in drawn[-1].players[seat].knights


async def test_a_stale_panel_shows_the_board(house: LightHouse) -> None:
    drawn: list[Any] = []
    table, hand, action = await founding(house)
    await house.host.play(table.id, hand.seat, action)

    async def panel(*_: Any, **__: Any) -> tuple[Any, ...]:
        drawn.append("board")
        return (DOT,)

    house.bot.painter.panel = panel  # type: ignore[method-assign]
    await hand._answer(action.hex)  # type: ignore[attr-defined]
    assert drawn
    assert "Symbols" in [part.get("label") for part in hand.parts()]
