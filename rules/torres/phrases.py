"""How squares, cards and refusals are put into words."""

from __future__ import annotations

from functools import cache

from rules.core import Refusal, Words, words
from rules.core.words import Arg
from rules.torres.data import Card
from rules.torres.land import BIT, Square, Squares, name, steps_apart
from rules.torres.position import Position


def refuse(rule: str, key: str, *places: Square, **args: Arg) -> Refusal:
    return Refusal(rule, words(f"torres-refusal-{key}", **args), places)


@cache
def card_words(card: Card) -> Words:
    return words(f"torres-card-{card}")


def square_label(position: Position, seat: int, square: Square) -> Words:
    return words("torres-label-square", square=square, level=position.towers.level(BIT[square]))


def place_label(position: Position, seat: int, square: Square) -> Words:
    return words("torres-label-place", square=square)


def squares_near(position: Position, square: Square, other: Square) -> float:
    """How far a proposal lies from what was asked for."""
    return steps_apart(square, other) if square in BIT and other in BIT else 0


def off_board(square: object) -> Refusal | None:
    """Nothing on the board has this name."""
    if square in BIT:
        return None
    return refuse("", "no-square", square="-" if square is None else str(square))


def taken(position: Position, rule: str, square: Squares) -> Refusal | None:
    """Somebody stands on a square that had to be free."""
    where = name(square)
    if square & position.king:
        return refuse(rule, "king-there", where, square=where)
    owner = position.owner(square)
    return None if owner is None else refuse(rule, "knight-there", where, square=where, owner_seat=owner)


def not_yours(position: Position, rule: str, seat: int, square: Square) -> Refusal | None:
    """No knight of one's own on a square."""
    if absent := off_board(square):
        return absent
    if BIT[square] & position.players[seat].knights:
        return None
    return refuse(rule, "no-knight", square, square=square)


def no_points(position: Position, rule: str, cost: int) -> Refusal | None:
    """Too few action points."""
    left = position.turn.points
    return refuse(rule, "points", cost=cost, left=left) if left < cost else None


def no_site(position: Position, rule: str, square: Square) -> Refusal:
    """T-17: the exact reason why a block cannot go there."""
    if absent := off_board(square):
        return absent
    bit, towers = BIT[square], position.towers
    if somebody := taken(position, rule, bit):
        return somebody
    castle = towers.plan.castle_at(bit)
    if castle:
        return refuse(rule, "too-high", square, square=square, area=castle.bit_count())
    return refuse(rule, "apart" if bit & towers.plan.apart else "joins", square, square=square)
