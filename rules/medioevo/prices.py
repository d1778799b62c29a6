"""What things cost in florins and technology points, and how a cost is paid (M-40 to M-47, M-110).

Every price is made here, so that cards and technologies that change one have one place to do it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from rules.medioevo.data import Building, Colour, Place, Unit
from rules.medioevo.data.pieces import (
    ART_OF_WAR,
    BUILDING_ROWS,
    CARPENTRY,
    LEVEL_PRICE,
    MATHEMATICS,
    REPAIR_PRICE,
    UNIT_ROWS,
    Design,
)
from rules.medioevo.data.technologies import POINT_PRICE, TECHNOLOGY_PRICE
from rules.medioevo.deeds import enter
from rules.medioevo.position import Player, Position
from rules.medioevo.powers.effects import effects, impose, lift

RANSOM_FACTOR = 2
GOOD_PRICE = 100  # M-102, M-103: of a cube, bought or sold
MARKET_BONUS = 20  # M-105: for each cube that lies in the market
ROUTE_BONUS = 50  # M-106: for each trade point turned into money
PLUNDERED_CUBE = 50  # M-84
_REBUY = "rebuy"


class Cost(Struct, frozen=True):
    """Florins, points of one design's colour, and the design that must be known."""

    florins: int
    points: int = 0
    design: Design | None = None


@cache
def building_cost(kind: Building, replaced: Building | None = None) -> Cost:
    """M-41: an upgrade pays the difference in florins and points."""
    row = BUILDING_ROWS[kind]
    if replaced is None:
        return Cost(row.florins, row.points, row.design)
    old = BUILDING_ROWS[replaced]
    return Cost(row.florins - old.florins, row.points - old.points, row.design)


@cache
def repair_cost(points: int) -> Cost:
    return Cost(REPAIR_PRICE * points)


@cache
def vehicle_cost(levels: int) -> Cost:
    """M-43: for so many levels, new or added."""
    return Cost(LEVEL_PRICE * levels, levels, CARPENTRY)


@cache
def engine_cost(levels: int) -> Cost:
    return Cost(LEVEL_PRICE * levels, levels, MATHEMATICS)


@cache
def unit_cost(unit: Unit, count: int = 1) -> Cost:
    """M-44: captains need points too."""
    row = UNIT_ROWS[unit]
    return Cost(row.florins * count, row.level * count, ART_OF_WAR if row.level else None)


def recruit_cost(position: Position, seat: int, unit: Unit, count: int = 1) -> Cost:
    """Card 28: some may be bought again at half price, and without points."""
    again = min(count, rebuys(position, seat, unit)) if position.effects else 0
    if not again:
        return unit_cost(unit, count)
    half = UNIT_ROWS[unit].florins // 2 * again
    if again == count:
        return Cost(half)
    others = unit_cost(unit, count - again)
    return Cost(others.florins + half, others.points, others.design)


def rebuys(position: Position, seat: int, unit: Unit) -> int:
    """How many of those lost in the turn before can be bought at half price."""
    return sum(effect.count for effect in effects(position, _REBUY, seat=seat, piece=unit))


def promise_rebuy(position: Position, seat: int, units: Mapping[Unit, int]) -> None:
    """They can be so in the purchase phase of the next turn."""
    for unit, count in units.items():
        impose(position, _REBUY, seat, piece=unit, count=count).turn += 1


def use_rebuys(position: Position, seat: int, unit: Unit, count: int) -> None:
    for effect in [*effects(position, _REBUY, seat=seat, piece=unit)]:
        used = min(count, effect.count)
        effect.count -= used
        count -= used
        if not effect.count:
            lift(position, effect)


@cache
def promotion_cost(levels: int) -> Cost:
    return Cost(LEVEL_PRICE * levels, levels, ART_OF_WAR)


@cache
def technology_cost(level: int) -> Cost:
    """M-40: learning costs florins only; using it costs points."""
    return Cost(TECHNOLOGY_PRICE * level)


def ransom_cost(units: Mapping[Unit, int]) -> Cost:
    """M-47: florins only, the design being long paid."""
    return Cost(RANSOM_FACTOR * sum(UNIT_ROWS[unit].florins * count for unit, count in units.items()))


# Plunder (M-84): half of what things cost


def building_plunder(kind: Building) -> int:
    return BUILDING_ROWS[kind].florins // 2


def piece_plunder(level: int, cubes: int = 0) -> int:
    """A transport or engine, with the cubes it carries."""
    return LEVEL_PRICE * level // 2 + PLUNDERED_CUBE * cubes


# Paying


def knows(player: Player, design: Design | None) -> bool:
    return design is None or player.technology.get(design.colour, 0) >= design.level


def unused_tokens(player: Player, colour: Colour) -> int:
    """M-51: objective tokens that have given no point this turn."""
    return player.tokens.get(colour, 0) - player.used_tokens.get(colour, 0)


def points_at_hand(player: Player, colour: Colour) -> int:
    """Points made in this phase, and objective tokens not used this turn."""
    return player.points.get(colour, 0) + unused_tokens(player, colour)


def price(player: Player, cost: Cost) -> int:
    """M-110: the florins to pay, a hundred for every missing point among them."""
    if cost.design is None:
        return cost.florins
    return cost.florins + POINT_PRICE * max(0, cost.points - points_at_hand(player, cost.design.colour))


def affords(player: Player, cost: Cost) -> bool:
    return cost.florins <= player.florins and knows(player, cost.design) and price(player, cost) <= player.florins


def pay(player: Player, cost: Cost) -> int:
    """Points made go first, then tokens, then florins for what is missing. The florins paid."""
    florins = price(player, cost)
    player.florins -= florins
    if cost.design is not None:
        spend_points(player, cost.design.colour, min(cost.points, points_at_hand(player, cost.design.colour)))
        enter(player, "pt_spent", cost.points, colour=cost.design.colour)  # those bought with florins too
    return florins


def spend_points(player: Player, colour: Colour, number: int) -> None:
    """Points made go first, then tokens."""
    made = min(number, player.points.get(colour, 0))
    if made:
        player.points[colour] -= made
    if number > made:
        player.used_tokens[colour] = player.used_tokens.get(colour, 0) + number - made


# Goods


def purchase_price(position: Position, seat: int, place: Place) -> int:
    """M-102: of one cube in an area."""
    return GOOD_PRICE


def market_bonus(position: Position, place: Place) -> int:
    """M-105: for every cube sold in a grand market, counted before the new cube."""
    return MARKET_BONUS * len(position.markets.get(place, ()))


def sale_price(position: Position, seat: int, place: Place, points: int | None = None) -> int:
    """M-103, M-105, M-106: of one cube. `points`: those of a finished route that are turned into money, which shuts out
    the market's bonus."""
    bonus = market_bonus(position, place) if points is None else ROUTE_BONUS * points
    return GOOD_PRICE + bonus
