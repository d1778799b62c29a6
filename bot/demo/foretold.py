"""How long a game will be. Computers play the same from the same luck, so it is played once beforehand, for itself."""

from __future__ import annotations

from random import Random

from rules.core import State, engine
from rules.host import OpenTable, Table
from rules.host.standins import luck_of
from rules.mind import think


def moves_until_the_end(position: OpenTable, most: int | None = None) -> int:
    """Actions of the whole game, or of as much of it as is wanted."""
    table, game, state = position.table, position.game, position.state
    length = table.length
    while state.outcome is None and (most is None or length < most):
        seat = next_seat(table, state)
        chair, luck = table.seats[seat], Random(luck_of(table, seat, length))
        action = think(game, state, seat, chair.level, luck, temper=chair.temper)
        length += 1
        state = engine.submit(game, state, seat, action, seed=table.seed, index=length).state
    return length


def next_seat(table: Table, state: State) -> int:
    """Of several that are awaited a computer goes first."""
    return min(engine.awaited(state), key=lambda seat: (not table.seats[seat].is_computer, seat))
