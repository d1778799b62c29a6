"""M-51, M-110: whether objective tokens go into the points of a purchase. None are spent unasked: without a word the
points that are missing cost florins."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from rules.core import OneOf, Refusal, Words, words
from rules.medioevo.economy import Cost, affords, knows, price
from rules.medioevo.purchases.basket import ahead
from rules.medioevo.table import Player, Position, garrison_outcome, refuse, technology_words, threat

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


def price_outcome(position: Position, seat: int, cost: Cost | None, thing: str = "") -> Words | None:
    """What a purchase costs in florins, tokens kept where that can be, and what is left of them then. `thing`: of which
    it is said what it is good for."""
    if cost is None:
        return None
    player = ahead(position, seat).players[seat]
    spared = price(player, cost, sparing=True)
    florins = spared if spared <= player.florins else price(player, cost)
    left = player.florins - florins
    if thing:
        return words("medioevo-outcome-bought", florins=florins, left=left, use=words(f"medioevo-use-{thing}"))
    return words("medioevo-outcome-price", florins=florins, left=left)


def unpaid(player: Player, cost: Cost) -> Refusal | None:
    """What a purchase lacks: the technology, or the florins."""
    if cost.design is not None and not knows(player, cost.design):
        technology = technology_words(cost.design.colour, cost.design.level)
        return refuse("M-41", "build-unknown", technology=technology)
    if not affords(player, cost):
        return refuse("M-41", "poor", florins=price(player, cost), have=player.florins)
    return None


def means_label(position: Position, seat: int, chosen: Means) -> Words:
    return words(f"medioevo-way-{chosen or 'florins'}")


# Where to


def muster_outcome(position: Position, seat: int, *values: Any) -> Words:
    """Who stands there already, what else is on the list counted in."""
    return garrison_outcome(ahead(position, seat), seat, values[-1])


def most_threatened(position: Position, seat: int, *values: Any) -> float:
    return threat(position, seat, values[-1])
