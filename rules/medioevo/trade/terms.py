"""M-100 to M-105: what a commercial transport may do where it stands: movement left, trade allowed, goods for sale; and
how transports, goods and stops are named."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Words, words
from rules.core.words import Item
from rules.medioevo.data import GOODS, TERRITORIES, VEHICLE_ROWS, Area, Good, Place
from rules.medioevo.diplomacy import at_war, granted, toll
from rules.medioevo.economy import purchase_price, sale_price
from rules.medioevo.effects import doubles, hold, trade_forbidden
from rules.medioevo.table import (
    Position,
    Transport,
    armed,
    controller,
    cubes_left,
    good_words,
    hostile_army,
    place_words,
    thing_words,
)

DEAL = 1  # M-100: movement points of a purchase or a sale


def is_merchant(transport: Transport) -> bool:
    return not VEHICLE_ROWS[transport.kind].military


def merchants(position: Position, seat: int) -> list[Transport]:
    """Caravans and merchant ships, and war wagons that serve as caravans (card 11)."""
    transports = position.players[seat].transports
    return [piece for piece in transports if is_merchant(piece) or (piece.kind == "wagon" and doubles(position, piece))]


def find(position: Position, seat: int, id_: str) -> Transport | None:
    """A transport that may have been lost meanwhile."""
    return next((transport for transport in position.players[seat].transports if transport.id == id_), None)


def movement(position: Position, seat: int, transport: Transport) -> int:
    """M-100, M-22: the points of a whole turn."""
    return 0 if transport.stopped else VEHICLE_ROWS[transport.kind].movement[transport.level - 1]


def moves_left(position: Position, seat: int, transport: Transport) -> int:
    return max(0, movement(position, seat, transport) - transport.spent)


# Where


def counter(transport: Transport, place: Place) -> Area | None:
    """M-102, M-104: the area that a transport can deal with from a place: ships need its port."""
    area = TERRITORIES[place].area if place in TERRITORIES else None
    return area if area is not None and (area.port or not VEHICLE_ROWS[transport.kind].sea) else None


def peaceful(position: Position, seat: int, place: Place) -> bool:
    """M-102: no armies at war, nor barbarians about, nor a Bishop who forbids trade (card 2)."""
    armies = armed(position, place)
    sides = {seat, *armies}
    if place in position.barbarians or trade_forbidden(position, place):
        return False
    return not any(at_war(position, one, army) for army in armies for one in sides)


def may_trade(position: Position, seat: int, place: Place) -> bool:
    """M-102: only in peace, and not in another player's area without a pact."""
    if not peaceful(position, seat, place):
        return False
    owner = controller(position, place)
    return owner in (None, seat) or (bool(position.pacts) and granted(position, owner, seat, "trade"))


def trades_here(position: Position, seat: int, transport: Transport) -> Area | None:
    """The area where a transport may buy and sell just now."""
    area = counter(transport, transport.place)
    return area if area is not None and may_trade(position, seat, transport.place) else None


# What


def most_loaded(position: Position, seat: int, transport: Transport) -> int:
    """M-102: cubes that can be bought, by room, purse and supply."""
    area = trades_here(position, seat, transport)
    if area is None or moves_left(position, seat, transport) < DEAL:
        return 0
    purse = position.players[seat].florins
    if position.pacts:
        purse -= toll(position, seat, controller(position, transport.place))
    most = purse // purchase_price(position, seat, transport.place)
    return max(0, min(room(transport), most, cubes_left(position, area.good)))


def wanted(position: Position, place: Place, good: Good) -> bool:
    """M-103, M-104: neither produced in an area nor in its market."""
    area = TERRITORIES[place].area
    return area is not None and area.good != good and good not in position.markets.get(place, ())


def sellable(position: Position, seat: int, transport: Transport) -> dict[Good, int]:
    """M-103: the cubes aboard that can be sold here and now."""
    if not transport.cargo or moves_left(position, seat, transport) < DEAL:
        return {}
    if trades_here(position, seat, transport) is None:
        return {}
    return {good: count for good, count in transport.cargo.items() if wanted(position, transport.place, good)}


def takings(position: Position, seat: int, transport: Transport, place: Place) -> int:
    """M-103, M-105: the florins that a cargo would bring in a place, tolls taken off."""
    if counter(transport, place) is None or not may_trade(position, seat, place):
        return 0
    cubes = sum(count for good, count in transport.cargo.items() if wanted(position, place, good))
    due = toll(position, seat, controller(position, place)) if position.pacts else 0
    return max(0, cubes * sale_price(position, seat, place) - due)


def samples(position: Position, transport: Transport) -> list[Good]:
    """M-104: the colours of which a cube may stay when a transport leaves the area it is in."""
    if not transport.cargo or counter(transport, transport.place) is None:
        return []
    place = transport.place
    return [good for good in transport.cargo if wanted(position, place, good) and cubes_left(position, good)]


def room(transport: Transport) -> int:
    """For so many more cubes."""
    return hold(transport) - sum(transport.cargo.values())


def stock(position: Position, place: Place, good: Good) -> None:
    position.markets.setdefault(place, []).append(good)


def goods_words(goods: Mapping[Good, int]) -> list[Item]:
    return [words("medioevo-count", count=goods[good], thing=good_words(good)) for good in GOODS if good in goods]


def merchant_label(position: Position, seat: int, transport: str) -> Words:
    """What it is, where, how far it still gets, and what it carries."""
    found = next((piece for piece in position.players[seat].transports if piece.id == transport), None)
    if found is None:
        return words("medioevo-label-none")
    return words(
        "medioevo-label-merchant" if found.cargo else "medioevo-label-merchant-empty",
        thing=thing_words(found.kind),
        level=found.level,
        place=place_words(found.place),
        moves=moves_left(position, seat, found),
        cargo=goods_words(found.cargo),
    )


def stop_label(position: Position, seat: int, place: Place) -> Words:
    """A place with what it produces and how many cubes lie in its market; a foreign army is a warning."""
    area = TERRITORIES[place].area if place in TERRITORIES else None
    name = place_words(place)
    if area is not None:
        market = len(position.markets.get(place, ()))
        name = words("medioevo-label-stop", place=name, good=good_words(area.good), market=market)
    return words("medioevo-label-armed", place=name) if hostile_army(position, seat, place) else name


def stop_outcome(position: Position, seat: int, transport: str, place: Place, *via: object) -> Words | None:
    """What the cubes aboard would fetch there, and what it costs to buy; a stage of the own route is marked."""
    piece = find(position, seat, transport)
    if piece is None or counter(piece, place) is None or not may_trade(position, seat, place):
        return None
    cubes = sum(count for good, count in piece.cargo.items() if wanted(position, place, good))
    price, route = sale_price(position, seat, place), position.players[seat].route
    stage = route is not None and route.transport == transport and place in (*route.open, route.destination)
    profit = cubes * (price - purchase_price(position, seat, place))
    if cubes:
        return words("medioevo-outcome-sale", cubes=cubes, price=price, profit=profit, stage=int(stage))
    return words("medioevo-outcome-there", price=price, stage=int(stage))


def bonus_label(position: Position, seat: int, bonus: str) -> Words:
    return words(f"medioevo-bonus-{bonus}")
