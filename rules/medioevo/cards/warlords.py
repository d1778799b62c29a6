"""Warlords on the march (6). Those of the battlefield stand with the other battle cards."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.campaign import Movement
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import Position, is_sea, place_words, size


def _entered(position: Position, seat: int) -> Movement | None:
    """The movement that has just brought units into land of another player. M-34: guests do not contest it."""
    column = under(position, Movement)
    if column is None or column.seat != seat or column.head is None or is_sea(column.head):
        return None
    if not column.moved.get(column.head) or column.head in position.barbarians:
        return None
    return column if column.owner not in (None, seat) else None


def _has_entered(position: Position, seat: int) -> bool:
    return _entered(position, seat) is not None


def _go_on(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    column = _entered(flow.state, seat)
    assert column is not None
    place = column.head or ""
    half = (size(column.moved[place]) + 1) // 2
    column.divide(half)
    flow.say("medioevo-event-half-goes-on", places=(place,), seat=seat, place=place_words(place), count=half)


WARLORDS_ON_THE_MARCH: dict[str, Power] = {
    "army_goes_on": Power(does=_go_on, free=True, when=_has_entered),
}
