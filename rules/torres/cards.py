"""T-22 to T-26: the action cards as a table. Of each: whom or what it may be used on, where that may go, and what
the picture calls it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rules.torres.data import CARDS, Card
from rules.torres.land import Squares, each
from rules.torres.position import Position
from rules.torres.ways import (
    all_doors,
    climbs,
    leaps,
    placements,
    raisable,
    shift_targets,
    sites,
    slants,
)

Origins: TypeAlias = Callable[[Position, int], Squares]
Targets: TypeAlias = Callable[[Position, int, Squares], Squares]


@dataclass(frozen=True)
class Effect:
    """A card's rule; what it is used on (None: nothing), and where that may go (None: nowhere)."""

    rule: str
    on: Origins | None = None
    to: Targets | None = None


def _own_knights(position: Position, seat: int) -> Squares:
    return position.players[seat].knights


def _knights_with_company(position: Position, seat: int) -> Squares:
    knights = position.players[seat].knights
    return knights if knights & knights - 1 else 0


def _raisable_knights(position: Position, seat: int) -> Squares:
    player = position.players[seat]
    return player.knights & raisable(position.towers) if any(player.stacks) else 0


def _bare_towers(position: Position, seat: int) -> Squares:
    return position.towers.footprint & position.free


def _climb(position: Position, seat: int, origin: Squares) -> Squares:
    return climbs(position.towers, origin, position.free)


def _supply(position: Position, seat: int, origin: Squares) -> Squares:
    return sites(position.towers, position.free) if position.supply else 0


def _door(position: Position, seat: int, origin: Squares) -> Squares:
    return all_doors(position.towers, origin, position.free)


def _diagonal(position: Position, seat: int, origin: Squares) -> Squares:
    return slants(position.towers, origin, position.free)


def _shift(position: Position, seat: int, origin: Squares) -> Squares:
    return shift_targets(position.towers, origin, position.free)


def _relocate(position: Position, seat: int, origin: Squares) -> Squares:
    others = position.players[seat].knights & ~origin
    return placements(position.towers, others, position.free)


def _jump(position: Position, seat: int, origin: Squares) -> Squares:
    return leaps(position, seat, origin, position.free)


EFFECTS: dict[Card, Effect] = {
    "six":      Effect("T-22"),
    "seven":    Effect("T-22"),
    "climb":    Effect("T-22", _own_knights, _climb),
    "under":    Effect("T-23", _raisable_knights),
    "supply":   Effect("T-17", to=_supply),
    "door":     Effect("T-24", _own_knights, _door),
    "diagonal": Effect("T-24", _own_knights, _diagonal),
    "shift":    Effect("T-25", _bare_towers, _shift),
    "relocate": Effect("T-26", _knights_with_company, _relocate),
    "jump":     Effect("T-26", _own_knights, _jump),
}  # fmt: skip
KNIGHT_CARDS = frozenset({"climb", "under", "door", "diagonal", "relocate", "jump"})


def origins(position: Position, seat: int, card: Card) -> Squares:
    """What the card may be used on to some effect."""
    effect = EFFECTS[card]
    assert effect.on is not None
    squares = effect.on(position, seat)
    if effect.to is None:
        return squares
    return sum(square for square in each(squares) if effect.to(position, seat, square))


def targets(position: Position, seat: int, card: Card, origin: Squares) -> Squares:
    effect = EFFECTS[card]
    assert effect.to is not None
    return effect.to(position, seat, origin)


def usable(position: Position, seat: int, card: Card) -> bool:
    """T-20: whether the card would have any legal effect."""
    effect = EFFECTS[card]
    if effect.on is None:
        return effect.to is None or bool(effect.to(position, seat, 0))
    squares = effect.on(position, seat)
    if effect.to is None:
        return bool(squares)
    return any(effect.to(position, seat, square) for square in each(squares))


def playable(position: Position, seat: int) -> list[Card]:
    """T-20: the cards in hand that can be played now, each kind once."""
    if position.turn.carded:
        return []
    return [card for card in dict.fromkeys(position.players[seat].hand) if usable(position, seat, card)]


def in_order(cards: list[Card]) -> list[Card]:
    """A hand as one holds it."""
    return sorted(cards, key=CARDS.index)
