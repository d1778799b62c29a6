"""What things cost in florins and technology points, and how a cost is paid (M-40 to M-47, M-110).

Every price is made here, so that cards and technologies that change one have one place to do it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rules.medioevo.data import (
    ART_OF_WAR,
    BUILDING_ROWS,
    CARPENTRY,
    LEVEL_PRICE,
    MATHEMATICS,
    REPAIR_PRICE,
    TECHNOLOGY_PRICE,
    UNIT_ROWS,
    Building,
    Design,
    Place,
    Unit,
    technology_at,
)
from rules.medioevo.economy.points import florins_for, pay_points
from rules.medioevo.effects import effects, impose, in_force, lift
from rules.medioevo.table import Effect, EffectKind, Player, Position

RANSOM_FACTOR = 2
GOOD_PRICE = 100  # M-102, M-103: of a cube, bought or sold
MARKET_BONUS = 20  # M-105: for each cube that lies in the market
ROUTE_BONUS = 50  # M-106: for each trade point turned into money
TRADE_BONUS: dict[Building, int] = {"village": 25, "town": 50, "city": 100}  # M-111: Trade, for a cube
HAGGLE = 50  # M-111: Market, for each point
PLUNDERED_CUBE = 50  # M-84
REBUY: Final = "rebuy"


# What is left of a building's price, by the effects of Architects
REBATES: dict[EffectKind, Callable[[int, int], int]] = {
    "half_price": lambda florins, less: florins // 2,
    "rebate": lambda florins, less: max(0, florins - less),
}


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


def rebated_cost(position: Position, seat: int, kind: Building, replaced: Building | None = None) -> Cost:
    """With the rebate that an Architect gives on the next building (cards 32, 33)."""
    cost = building_cost(kind, replaced)
    rebate = next_rebate(position, seat) if position.effects else None
    if rebate is None:
        return cost
    return replace(cost, florins=REBATES[rebate.kind](cost.florins, rebate.count))


def next_rebate(position: Position, seat: int) -> Effect | None:
    """One for each building, in the order in which the Architects were turned."""
    return next((e for e in position.effects if e.kind in REBATES and e.seat == seat and e.turn == position.turn), None)


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
    again = min(count, rebuys(position, seat, unit))
    if not again:
        return unit_cost(unit, count)
    half = UNIT_ROWS[unit].florins // 2 * again
    if again == count:
        return Cost(half)
    others = unit_cost(unit, count - again)
    return Cost(others.florins + half, others.points, others.design)


def rebuys(position: Position, seat: int, unit: Unit) -> int:
    """How many of those lost in the turn before can be bought at half price."""
    return sum([effect.count for effect in effects(position, REBUY, seat=seat, piece=unit)]) if position.effects else 0


def promise_rebuy(position: Position, seat: int, units: Mapping[Unit, int]) -> None:
    """Units that were lost can be bought at half price in the purchase phase of the next turn."""
    for unit, count in units.items():
        impose(position, REBUY, seat, piece=unit, count=count).turn += 1


def use_rebuys(position: Position, seat: int, unit: Unit, count: int) -> None:
    for effect in effects(position, REBUY, seat=seat, piece=unit):
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
    """M-111: or may use that of a neighbour, by Passing of Time."""
    if design is None or player.technology.get(design.colour, 0) >= design.level:
        return True
    return bool(player.lent) and technology_at(design.colour, design.level) in player.lent


def price(player: Player, cost: Cost, *, sparing: bool = False) -> int:
    """M-110: the florins to pay, a hundred for every missing point among them. `sparing`: objective tokens are kept."""
    if cost.design is None:
        return cost.florins
    return cost.florins + florins_for(player, cost.design.colour, cost.points, sparing=sparing)


def affords(player: Player, cost: Cost) -> bool:
    if cost.design is None or cost.florins > player.florins:
        return cost.florins <= player.florins
    return knows(player, cost.design) and price(player, cost) <= player.florins


def _give_back(player: Player, design: Design) -> None:
    lent = technology_at(design.colour, design.level)
    if player.technology.get(design.colour, 0) < design.level and lent in player.lent:
        player.lent.remove(lent)


def pay(player: Player, cost: Cost, *, sparing: bool = False) -> int:
    """The florins paid, for missing points too. M-111: what Passing of Time has lent serves once."""
    if cost.design is not None:
        _give_back(player, cost.design)
    player.florins -= cost.florins
    missing = 0 if cost.design is None else pay_points(player, cost.design.colour, cost.points, sparing=sparing)
    return cost.florins + missing


# Goods


def purchase_price(position: Position, seat: int, place: Place) -> int:
    """M-102: of one cube in an area."""
    return GOOD_PRICE


def market_bonus(position: Position, place: Place) -> int:
    """M-105: for every cube sold in a grand market, counted before the new cube."""
    return MARKET_BONUS * len(position.markets.get(place, ()))


def sale_price(position: Position, seat: int, place: Place, points: int | None = None) -> int:
    """M-103, M-105, M-106: of one cube. `points`: those of a finished route that are turned into money, which shuts out
    the market's bonus, unless a Camel driver is at work (card 64)."""
    bonus = 0 if points is None else ROUTE_BONUS * points
    if points is None or in_force(position, "route_and_market", seat=seat):
        bonus += market_bonus(position, place)
    return GOOD_PRICE + bonus


def trade_bonus(position: Position, place: Place) -> int:
    """M-111: what Trade adds to the price of one cube, by the civil building."""
    settlement = position.building(place, "civil")
    return TRADE_BONUS[settlement.kind] if settlement is not None else 0
