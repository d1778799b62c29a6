"""Cartography: a step more for a piece with those it carries, or for a lone unit, also in others' turns (M-111).

One use is one movement point: a step takes as many as the land costs (M-141), at least one. `target`: a piece by its
name, or `place/unit`; `other`: where it goes; `amount` and `shares`: the units that a military transport takes along.
Those who come to others meet them at once (M-63).
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import Amount, Flow, OneOf, Split, Words
from rules.medioevo.battle import ravage
from rules.medioevo.campaign import barred, besieged, calm, come_to, contact, entangled, go, meet, target_label
from rules.medioevo.data import UNITS, VEHICLE_ROWS, Place
from rules.medioevo.economy import uses_paid
from rules.medioevo.effects import Piece, joined, leaving_forbidden, parted, room, step_cost
from rules.medioevo.powers import Exercise, Power, Window, under
from rules.medioevo.table import Army, Position, Transport, armed, army_words, is_sea, place_words, size, thing_words
from rules.medioevo.trade import Journey

# What may move


def _in_time(position: Position, seat: int) -> bool:
    """A window opens for those who can come to where somebody has entered."""
    return calm(position) if under(position, Window) is None else bool(_movable(position, seat))


def _goal(position: Position) -> Place | None:
    """Where somebody has just entered: others can come there, and nobody leaves. None: anywhere."""
    window = under(position, Window)
    return window.place if window else None


def _piece(position: Position, seat: int, name: str | None) -> Piece | None:
    player = position.players[seat]
    return next((piece for piece in (*player.transports, *player.engines) if piece.id == name), None)


def _sails(piece: Piece | None) -> bool:
    return isinstance(piece, Transport) and VEHICLE_ROWS[piece.kind].sea


def _steps(position: Position, seat: int, origin: Place, piece: Piece | None) -> list[Place]:
    """An army may not go everywhere; what is alone may (M-120)."""
    world, fights, goal = position.world, besieged(position), _goal(position)
    near = world.near_by_sea if _sails(piece) else world.near_by_land
    free = piece is not None and not _least(position, seat, piece)
    found = [p for p in near.get(origin, ()) if p not in fights and (free or not barred(position, seat, p))]
    return found if goal is None else [place for place in found if place == goal]


def _movable(position: Position, seat: int) -> list[str]:
    player, shut = position.players[seat], entangled(position)
    pieces = [piece for piece in (*player.transports, *player.engines) if not _held(position, piece.place, shut)]
    names = [piece.id for piece in pieces if not piece.aboard and _steps(position, seat, piece.place, piece)]
    places = [p for p in player.armies if not is_sea(p) and not _held(position, p, shut)]
    units = [joined(p, unit) for p in places if _steps(position, seat, p, None) for unit in player.army(p)]
    return [*names, *units]


def may_go_on(position: Position, seat: int) -> bool:
    return bool(_movable(position, seat))


def _movers(position: Position, seat: int, exercise: Exercise) -> OneOf:
    movable = _movable(position, seat)
    return OneOf([name for name in movable if _payable(position, seat, name)] if position.terrain else movable)


def _held(position: Position, place: Place, shut: set[str]) -> bool:
    return place in shut or leaving_forbidden(position, place)


def _targets(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(_payable(position, seat, exercise.target or ""))


def _origin(position: Position, seat: int, name: str) -> Place:
    piece = _piece(position, seat, name)
    return piece.place if piece else parted(name)[0]


def _payable(position: Position, seat: int, name: str) -> list[Place]:
    """The steps for which there are points enough."""
    origin, uses = _origin(position, seat, name), uses_paid(position.players[seat], "cartography")
    steps = _steps(position, seat, origin, _piece(position, seat, name))
    return [place for place in steps if _points(position, seat, origin, place) <= uses]


def _points(position: Position, seat: int, origin: Place, target: Place) -> int:
    return max(1, step_cost(position, seat, origin, target))


def _uses(position: Position, seat: int, exercise: Exercise) -> int:
    return _points(position, seat, _origin(position, seat, exercise.target or ""), exercise.other or "")


# Who goes along


def _is_trader(piece: Piece) -> bool:
    return isinstance(piece, Transport) and not VEHICLE_ROWS[piece.kind].military


def _least(position: Position, seat: int, piece: Piece) -> int:
    """M-61: the units that a galley has aboard at sea; it cannot leave them there."""
    return size(piece.troops) if isinstance(piece, Transport) else 0


def _passengers(position: Position, seat: int, piece: Piece) -> Army:
    if isinstance(piece, Transport) and is_sea(piece.place):
        return piece.troops
    return position.players[seat].army(piece.place)


def _numbers(position: Position, seat: int, exercise: Exercise) -> Amount | None:
    piece = _piece(position, seat, exercise.target)
    if piece is None or _is_trader(piece):
        return None
    most = min(room(position, piece), size(_passengers(position, seat, piece)))
    if barred(position, seat, exercise.other or ""):
        most = 0
    return Amount(_least(position, seat, piece), most) if most else None


def _shares(position: Position, seat: int, exercise: Exercise) -> Split | None:
    piece = _piece(position, seat, exercise.target)
    if piece is None or not exercise.amount:
        return None
    return Split({**_passengers(position, seat, piece)}, exercise.amount)


def _target_label(position: Position, seat: int, exercise: Exercise, place: str) -> Words:
    """Where units may go along, what they would meet."""
    piece = _piece(position, seat, exercise.target)
    alone = piece is not None and _numbers(position, seat, replace(exercise, other=place)) is None
    return place_words(place) if alone else target_label(position, seat, place)


# The step


def _step(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    state, target = flow.state, exercise.other or ""
    piece = _piece(state, seat, exercise.target)
    if piece is not None and _is_trader(piece):
        flow.push(Journey(seat=seat, transport=piece.id, ahead=[target], free=True))
        return
    origin, shares = (piece.place, exercise.shares) if piece else _lone(exercise)
    units: Army = {unit: shares[unit] for unit in UNITS if shares.get(unit)}
    _tell(flow, seat, origin, target, piece, units)
    pieces = [] if piece is None else [piece, *_freight(state, seat, piece)]
    if units:
        meets = contact(state, seat, target, laden=True) is not None
        come_to(flow, seat, target, lambda: go(state, seat, origin, target, units, pieces, halts=meets))
    else:
        go(state, seat, origin, target, units, pieces, halts=False)
        if contact(state, seat, target, laden=False):
            meet(flow, seat, target, pieces)
    if origin in state.barbarians and not armed(state, origin):
        ravage(flow, origin)


def _lone(exercise: Exercise) -> tuple[Place, dict[str, int]]:
    place, unit = parted(exercise.target or "")
    return place, {unit: 1}


def _freight(position: Position, seat: int, piece: Piece) -> list[Piece]:
    """Wagons and engines that a galley has aboard at sea."""
    return position.players[seat].freight(piece) if isinstance(piece, Transport) else []


def _tell(flow: Flow[Position], seat: int, origin: Place, target: Place, piece: Piece | None, units: Army) -> None:
    group = [*([] if piece is None else [thing_words(piece.kind)]), *army_words(units)]
    start, end = place_words(origin), place_words(target)
    flow.say("medioevo-event-march", places=(origin, target), seat=seat, origin=start, target=end, group=group)


CARTOGRAPHY: dict[str, Power] = {
    "cartography": Power(
        does=_step, free=True, moments=("entry",), when=_in_time, moves=may_go_on,
        target=_movers, other=_targets, amount=_numbers, shares=_shares, times=_uses,
        labels={"other": _target_label}),
}  # fmt: skip
