"""M-100 to M-105: what a commercial transport may do where it stands: movement left, trade allowed, goods for sale."""

from __future__ import annotations

from rules.medioevo.control import armed, controller
from rules.medioevo.data import TERRITORIES, Area, Good, Place
from rules.medioevo.data.pieces import VEHICLE_ROWS
from rules.medioevo.diplomacy.payments import toll
from rules.medioevo.diplomacy.terms import granted
from rules.medioevo.diplomacy.wars import at_war
from rules.medioevo.position import Position, Transport
from rules.medioevo.powers.bans import trade_forbidden
from rules.medioevo.powers.travelling import doubles, hold
from rules.medioevo.prices import purchase_price
from rules.medioevo.supply import cubes_left

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
