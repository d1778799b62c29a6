"""M-51, M-110: whether objective tokens go into the points of a purchase. None are spent unasked: without a word the
points that are missing cost florins."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core import OneOf, Words, words
from rules.medioevo.economy import Cost, price
from rules.medioevo.purchases.basket import ahead
from rules.medioevo.table import Player, Position

Means: TypeAlias = Literal["tokens"] | None  # None: florins


def means(position: Position, seat: int, cost: Cost | None) -> OneOf | None:
    """Asked where tokens, or what Monasticism makes of purple points, would save florins."""
    player = ahead(position, seat).players[seat]
    if cost is None or not saved(player, cost):
        return None
    return OneOf(["tokens", None] if price(player, cost, sparing=True) <= player.florins else ["tokens"])


def saved(player: Player, cost: Cost) -> int:
    """The florins that tokens would save."""
    return price(player, cost, sparing=True) - price(player, cost)


def means_label(position: Position, seat: int, chosen: Means) -> Words:
    return words(f"medioevo-way-{chosen or 'florins'}")
