"""M-100 to M-105: buy where it is made, sell where it is wanted and the market is large."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from rules.core import Action
from rules.core.legal import completions
from rules.medioevo.data import GOODS, TERRITORIES, VEHICLE_ROWS, Good, Place, Realm, Vehicle
from rules.medioevo.economy import GOOD_PRICE, HAGGLE, due, income, sale_price, trade_bonus
from rules.medioevo.mind.means import points_a_turn, prices
from rules.medioevo.mind.worth import turns_left
from rules.medioevo.table import Position, Transport, controlled, controller, distances, world_of
from rules.medioevo.trade import (
    Load,
    Rest,
    Sell,
    Stock,
    Travel,
    counter,
    dangers,
    may_trade,
    merchants,
    most_loaded,
    moves_left,
    reach,
    sellable,
    wanted,
)

_OWN_CUBE = 60  # one more cube in an own market: taxes of a city, and the prize for the best one
_STEP = 4  # florins a cube that a step on the way is worth
_FAR = 14
_DEALS = 0.4  # purchases a turn, and sales: a journey takes more than one


def trade(position: Position, seat: int, rng: Random) -> Action:
    for piece in merchants(position, seat):
        action = _with_cargo(position, seat, piece) if piece.cargo else _empty(position, seat, piece)
        if action is not None:
            return action
    return Rest()


# Selling


def _with_cargo(position: Position, seat: int, piece: Transport) -> Action | None:
    gains = dict(_sales(position, piece, piece.place, piece.cargo, _counters(position, seat, piece)))
    best = max(gains, key=gains.__getitem__, default=None)
    if best is None:
        return None
    if best == piece.place:
        goods = sellable(position, seat, piece)
        return _sale(piece, goods) if goods else None
    return _towards(position, seat, piece, best)


def _sale(piece: Transport, goods: Mapping[Good, int]) -> Sell:
    listed: dict[Good, int] = {good: goods[good] for good in GOODS if good in goods}
    first: Good | None = next(iter(listed)) if len(listed) > 1 else None
    return Sell(transport=piece.id, cubes=sum(listed.values()), goods=listed, stock=first)


class _Counter(NamedTuple):
    """Where this piece may trade: florins that a cube brings more than it cost, and what one more is worth there."""

    place: Place
    gain: int
    own: int


def _counters(position: Position, seat: int, piece: Transport) -> list[_Counter]:
    unsafe = dangers(position, seat)
    return [
        _Counter(
            place,
            sale_price(position, seat, place) - GOOD_PRICE + 1,
            _OWN_CUBE if controller(position, place) == seat else 0,
        )
        for place in position.world.areas
        if counter(piece, place) is not None and place not in unsafe and may_trade(position, seat, place)
    ]


def _sales(
    position: Position, piece: Transport, origin: Place, cargo: Mapping[Good, int], counters: Iterable[_Counter]
) -> Iterator[tuple[Place, float]]:
    """Where these goods could be sold, and what they would bring there, the way considered."""
    steps = _steps(position.realms, origin, VEHICLE_ROWS[piece.kind].sea)
    for place, gain, own in counters:
        cubes = sum(count for good, count in cargo.items() if wanted(position, place, good)) if place in steps else 0
        if cubes:
            yield place, cubes * gain + own - _STEP * cubes * steps[place]


@lru_cache(maxsize=1024)
def _steps(realms: tuple[Realm, ...], origin: Place, by_sea: bool) -> dict[Place, int]:
    world = world_of(realms)
    found = distances((origin,), world.near_by_sea if by_sea else world.near_by_land)
    return {place: steps for place, steps in found.items() if steps <= _FAR}


def _towards(position: Position, seat: int, piece: Transport, goal: Place) -> Action | None:
    """As near as it gets today, past every foreign army."""
    unsafe = dangers(position, seat)
    away = _steps(position.realms, goal, VEHICLE_ROWS[piece.kind].sea)
    costs = reach(position, seat, piece)
    stops = [place for place in costs if place not in unsafe and away.get(place, _FAR) < away.get(piece.place, _FAR)]
    best = min(stops, key=lambda place: (away.get(place, _FAR), costs[place]), default=None)
    return Travel(piece.id, best) if best is not None else None


# Buying


def _empty(position: Position, seat: int, piece: Transport) -> Action | None:
    """Buy here if that leads to a good sale, else go where it would."""
    if not turns_left(position) or not moves_left(position, seat, piece):
        return None
    outlooks = dict(_sources(position, seat, piece))
    best = max(outlooks, key=outlooks.__getitem__, default=None)
    if best is None or outlooks[best] <= 0:
        return None
    if best != piece.place:
        return _towards(position, seat, piece, best)
    player = position.players[seat]
    purse = player.florins - max(0, due(position, seat) - income(position, seat, 10))
    most = min(most_loaded(position, seat, piece), purse // GOOD_PRICE)
    return Load(piece.id, most) if most > 0 else None


def _sources(position: Position, seat: int, piece: Transport) -> Iterator[tuple[Place, float]]:
    """Areas to buy in, and the best sale that each leads to."""
    outlets = _outlets(position, piece, _counters(position, seat, piece))
    return _reached(position, piece, outlets)


def _reached(position: Position, piece: Transport, outlets: Mapping[Place, float]) -> Iterator[tuple[Place, float]]:
    """The way there considered."""
    steps = _steps(position.realms, piece.place, VEHICLE_ROWS[piece.kind].sea)
    for place, best in outlets.items():
        if place in steps:
            yield place, best - _STEP * piece.capacity * steps[place]


def _outlets(position: Position, piece: Transport, counters: Sequence[_Counter]) -> dict[Place, float]:
    """What the best sale of a full load brings, by the area where it is bought. Every pair of areas is looked at, so
    what a market has is asked once for each."""
    size, sea, found = piece.capacity, VEHICLE_ROWS[piece.kind].sea, dict[Place, float]()
    goods: dict[Place, Good] = {
        place: area.good for place, _, _ in counters if (area := TERRITORIES[place].area) is not None
    }
    takers: dict[Good, list[tuple[Place, int]]] = {
        good: [(place, size * gain + own) for place, gain, own in counters if wanted(position, place, good)]
        for good in set(goods.values())
    }
    for origin, good in goods.items():
        steps = _steps(position.realms, origin, sea)
        sales = [brings - _STEP * size * steps[place] for place, brings in takers[good] if place in steps]
        found[origin] = max(sales, default=0)
    return found


def worth_of_merchants(
    position: Position, seat: int, kind: Vehicle, places: Iterable[Place]
) -> Iterator[tuple[float, Place]]:
    """Florins that the best load of a small new one would bring, by where it would begin."""
    outlets: dict[Place, float] | None = None
    for place in places:
        piece = Transport(id="", kind=kind, level=1, place=place)
        if outlets is None:
            outlets = _outlets(position, piece, _counters(position, seat, piece))
        yield max((gain for _, gain in _reached(position, piece, outlets)), default=0), place


# Yellow technologies (M-111): florins a turn


def worth_of_trade(position: Position, seat: int) -> float:
    """A better price for single cubes, where there is a settlement."""
    fees = prices(position.players[seat], "yellow", _cubes(position, seat))
    return _DEALS * sum(max(0, _usual_rise(position, seat) - fee) for fee in fees)


def worth_of_market(position: Position, seat: int) -> float:
    """A better price on the whole, buying and selling, for the points that Trade leaves."""
    player = position.players[seat]
    cubes = _cubes(position, seat)
    points = points_a_turn(player, "yellow") if cubes else 0
    selling = max(0, points - (cubes if _usual_rise(position, seat) >= HAGGLE else 0))
    return _DEALS * HAGGLE * (points + selling)


def _cubes(position: Position, seat: int) -> int:
    return max((piece.capacity for piece in merchants(position, seat)), default=0)


def _usual_rise(position: Position, seat: int) -> float:
    """The rise of prices in a player's own areas, where it sells most."""
    rises = [trade_bonus(position, place) for place in controlled(position, seat) if TERRITORIES[place].area]
    return sum(rises) / max(1, len(rises))


# Choices on the way


def stock(position: Position, seat: int, rng: Random) -> Action | None:
    return next(completions(Stock, position, seat), None)
