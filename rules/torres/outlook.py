"""What an option would bring about, for whoever chooses: the points of the year as it would end now."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import Words, words
from rules.torres.land import BIT, Square, Squares
from rules.torres.position import Position
from rules.torres.scoring import worth


def _worth_with(position: Position, seat: int, knights: Squares) -> int:
    players = [replace(player, knights=knights) if n == seat else player for n, player in enumerate(position.players)]
    return worth(replace(position, players=players), seat)


def gain(position: Position, seat: int, square: Square, origin: Square | None = None) -> float:
    """Points more, or less, by a knight on `square` that came from `origin`, or from the reserve."""
    knights = position.players[seat].knights & ~(BIT[origin] if origin else 0) | BIT[square]
    return _worth_with(position, seat, knights) - worth(position, seat)


def points_outcome(position: Position, seat: int, square: Square, origin: Square | None = None) -> Words | None:
    """The same in words, where it makes any difference."""
    more, now = int(gain(position, seat, square, origin)), worth(position, seat)
    return words("torres-outcome-points", now=now, then=now + more) if more else None
