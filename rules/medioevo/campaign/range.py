"""M-61, M-62: where a column's pieces can go next, and with how much."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from rules.medioevo.campaign.column import Column
from rules.medioevo.campaign.entry import barred, contact
from rules.medioevo.data import VEHICLE_ROWS, Place
from rules.medioevo.effects import (
    Leave,
    any_effects,
    crossings,
    has_free_exit,
    keeps_pace,
    leaving_forbidden,
    room,
    shippable,
    step_cost,
)
from rules.medioevo.table import Army, Player, Position, SiegeEngine, Transport, in_order, is_sea, size

FOOT = "foot"  # M-62: units without a transport


def reach(
    position: Position,
    seat: int,
    origin: Place,
    budget: int,
    *,
    by_sea: bool,
    laden: bool,
    piece: Transport | SiegeEngine | None = None,
) -> dict[Place, int]:
    """The places within so many movement points, each with its cost. One goes on only from where nothing stops one.
    `piece`: what leads the group, as powers may help it."""
    world = position.world
    near = world.near_by_sea if by_sea else world.near_by_land
    leave = Leave(position, seat, piece) if any_effects(position) else None
    found: dict[Place, int] = {origin: 0}
    todo: list[tuple[int, Place]] = [(0, origin)]
    while todo:
        cost, here = heappop(todo)
        if cost > found[here] or (leave and here in leave.closed):
            continue
        meeting = contact(position, seat, here, laden=laden) if here != origin else None
        if meeting and not (leave and leave.passes(here, meeting)):
            continue
        for place in leave.near(here, near[here]) if leave else near[here]:
            total = cost + step_cost(position, seat, here, place)
            if (
                total <= budget
                and total < found.get(place, budget + 1)
                and not (laden and barred(position, seat, place))
            ):
                found[place] = total
                heappush(todo, (total, place))
    del found[origin]
    if leave:
        for place in leave.cannot_end() & found.keys():
            del found[place]
    return found


def piece_named(player: Player, name: str) -> Transport | SiegeEngine | None:
    return next((piece for piece in (*player.transports, *player.engines) if piece.id == name), None)


def ways(position: Position, column: Column, origin: Place, name: str, *, laden: bool) -> dict[Place, int]:
    """Where a transport, an engine or units on foot may go now, each place with its cost."""
    return _ways(position, column, origin, piece_named(position.players[column.seat], name), laden=laden)


def _ways(
    position: Position, column: Column, origin: Place, piece: Transport | SiegeEngine | None, *, laden: bool
) -> dict[Place, int]:
    budget = _budget(position, column, origin, piece)
    found = reach(position, column.seat, origin, budget, by_sea=_sails(piece), laden=laden, piece=piece)
    if column.head is None or _unbound(column, origin):
        return found
    return {column.head: found[column.head]} if column.head in found else {}


def _budget(position: Position, column: Column, origin: Place, piece: Transport | SiegeEngine | None) -> int:
    """A piece's movement points. Card 53: an engine follows its army as far as that has gone, to where it is now."""
    left = column.left(piece) if piece else 0
    if (
        not isinstance(piece, SiegeEngine)
        or column.head in (None, origin)
        or column.head not in column.moved
        or not column.free(piece)
        or not keeps_pace(position, piece)
    ):
        return left
    wagons = (t for t in position.players[column.seat].transports if t.place == column.head)
    return max(left, *(column.spent.get(wagon.id, 0) for wagon in wagons), 0)


def can_leave(
    position: Position, column: Column, origin: Place, piece: Transport | SiegeEngine | None, *, laden: bool
) -> bool:
    """Whether there are any `ways`. Where every step is open, one is enough."""
    if leaving_forbidden(position, origin):
        return False
    if not _unbound(column, origin) or crossings(position, piece):
        return bool(_ways(position, column, origin, piece, laden=laden))
    budget = column.left(piece) if piece else 0
    near = position.world.near_by_sea if _sails(piece) else position.world.near_by_land
    return any(
        step_cost(position, column.seat, origin, place) <= budget
        and not (laden and barred(position, column.seat, place))
        for place in near[origin]
    )


def _unbound(column: Column, origin: Place) -> bool:
    """Each leg of a movement sets out from where the last one ended, or leads there; after contact it leads there."""
    return column.head is None or (origin == column.head and not column.contact)


def _sails(piece: Transport | SiegeEngine | None) -> bool:
    return isinstance(piece, Transport) and VEHICLE_ROWS[piece.kind].sea


def passengers(position: Position, column: Column, origin: Place, name: str) -> Army:
    """The units that may go along: on foot all, by sea those aboard, else with a transport those that can still
    move."""
    player = position.players[column.seat]
    if name == FOOT:
        return dict(player.army(origin))
    if is_sea(origin):
        return in_order(player.transport(name).troops)
    return column.ready(player, origin) if room(position, piece_named(player, name)) else {}


def freight(position: Position, column: Column, galley: Transport) -> list[str]:
    """M-61: wagons and engines that a galley may take in port; at sea those that it has aboard."""
    if is_sea(galley.place):
        return [piece.id for piece in position.players[column.seat].freight(galley)]
    return [piece.id for piece in shippable(position, column.seat, galley.place) if column.free(piece)]


def loads(position: Position, column: Column, origin: Place, name: str) -> range:
    """How many units may go along with a piece; empty: it cannot leave at all. M-61: nobody goes ashore at sea, and
    nobody changes ships there."""
    piece = piece_named(position.players[column.seat], name)
    most, least = size(passengers(position, column, origin, name)), 1 if piece is None else 0
    if is_sea(origin):
        return range(most, most + can_leave(position, column, origin, piece, laden=most > 0))
    if piece is not None:
        most = min(most, room(position, piece))
    relay = column.going_on(origin) if column.relays else None
    if relay is not None:
        most = min(most, relay.left)
    if most and not can_leave(position, column, origin, piece, laden=True):
        most = 0
    if not least and not can_leave(position, column, origin, piece, laden=False):
        least = 1
    return range(least, most + 1)


def pieces_at(position: Position, column: Column, origin: Place) -> list[str]:
    """What can set out from a place: military transports, engines, and units out of a castle."""
    player = position.players[column.seat]
    if is_sea(origin):
        return [galley.id for galley in player.galleys(origin) if loads(position, column, origin, galley.id)]
    names = [piece.id for piece in player.transports if piece.place == origin and room(position, piece)]
    names += [piece.id for piece in player.engines if piece.place == origin]
    if origin in player.armies and has_free_exit(position, column.seat, origin):
        names.append(FOOT)
    return [name for name in names if loads(position, column, origin, name)]


def origins(position: Position, column: Column) -> Iterator[Place]:
    """Where something can set out, in the order in which the pieces are listed; found one by one, as often the first
    is enough."""
    player = position.players[column.seat]
    places = [piece.place for piece in (*player.transports, *player.engines)]
    return (place for place in dict.fromkeys((*places, *player.armies)) if pieces_at(position, column, place))
