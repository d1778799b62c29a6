"""How good a position is for a player: what the knights would bring now, and what may become of them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.insight import Aspect
from rules.torres.data import KING_BONUS, YEARS
from rules.torres.land import Squares, around
from rules.torres.masters import bonus
from rules.torres.position import Position
from rules.torres.scoring import castle_points
from rules.torres.towers import Towers

_LATER = 0.5  # what a castle held now is worth for each year to come
_LEVEL = 0.35  # a knight's height, beyond what it scores
_KNIGHT = 1.2  # a knight on the board, for what it may still do
_REACH = 0.12  # a tower one step up from a knight
_GUEST = 0.25  # a share of the king's bonus, for standing in his castle on another level
_RIVALS = 0.7  # how much of the best opponent's prospects counts against one's own


def judged(position: Position, seat: int) -> float:
    """Points so far and to come, against the best opponent's."""
    others = max(_prospects(position, other) for other in range(position.seats) if other != seat)
    return _prospects(position, seat) - _RIVALS * others


def aspects(position: Position, seat: int) -> Iterator[Aspect]:
    """What `judged` is made of, one by one."""
    player = position.players[seat]
    yield Aspect("points", player.score)
    yield Aspect("castles", _castles(position, seat))
    yield Aspect("king", _king(position, seat))
    yield Aspect("master", _master(position, seat))
    yield Aspect("promise", _promise(position.towers, player.knights))
    others = max(_prospects(position, other) for other in range(position.seats) if other != seat)
    yield Aspect("rivals", -_RIVALS * others)


def _prospects(position: Position, seat: int) -> float:
    player = position.players[seat]
    return (
        player.score
        + _castles(position, seat)
        + _king(position, seat)
        + _master(position, seat)
        + _promise(position.towers, player.knights)
    )


def _castles(position: Position, seat: int) -> float:
    years_to_come = YEARS - position.year
    return castle_points(position.towers, position.players[seat].knights) * (1 + _LATER * years_to_come)


def _king(position: Position, seat: int) -> float:
    guests = position.towers.plan.castle_at(position.king) & position.players[seat].knights
    if not guests:
        return 0.0
    level, points = KING_BONUS[position.year]
    return points if guests & position.towers.exactly(level) else _GUEST * points


def _master(position: Position, seat: int) -> float:
    if position.master is None:
        return 0
    armies = [player.knights for player in position.players]
    return bonus(position.master, position.year, position.towers, armies, seat)


def _promise(towers: Towers, knights: Squares) -> float:
    """Height and room to climb."""
    total = _KNIGHT * knights.bit_count()
    standing = knights  # those of this level at least
    for level, storey in enumerate((*towers.storeys, 0)):
        if not standing:
            break
        here = standing & ~storey
        if here:
            total += (
                _LEVEL * level * here.bit_count()
                + _REACH * (around(here) & storey & ~towers.above(level + 1)).bit_count()
            )
        standing &= storey
    return total
