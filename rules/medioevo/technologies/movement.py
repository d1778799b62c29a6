"""Logistics and the Edict: ways that are closed to others, until the end of the turn (M-111).

Logistics: one use lets one piece cross one place that is not its own, a sea for what goes by land or a land for a ship;
it may not end there. The Edict: one use lets own groups pass one barbarian land without a horde; who ends there fights.
"""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.campaign import Movement, contact, marching
from rules.medioevo.data import VEHICLE_ROWS, Place
from rules.medioevo.effects import CROSSING, PASSAGE, Piece, Seen, crossings, effects, impose, room
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import Position, Transport, any_piece, distance, place_words, surroundings, thing_words
from rules.medioevo.trade import merchants, moves_left, trading

_FAR = 7  # steps; no group that has an eighth needs a land beyond

# Logistics


def _on_the_way(position: Position, seat: int) -> bool:
    return marching(position, seat) or trading(position, seat)


def _mobile(position: Position, seat: int) -> list[tuple[Piece, int]]:
    """Pieces that can move now, with the movement points they have left."""
    player, column = position.players[seat], under(position, Movement)
    if column is None:
        return [(piece, left) for piece in merchants(position, seat) if (left := moves_left(position, seat, piece))]
    carriers = (piece for piece in player.transports if room(position, piece))
    return [(piece, left) for piece in (*carriers, *player.engines) if (left := column.left(piece))]


def _strange(position: Position, piece: Piece, left: int) -> list[Place]:
    """Places of the other kind that it could come to and go on from."""
    sails = isinstance(piece, Transport) and VEHICLE_ROWS[piece.kind].sea
    world, known = position.world, crossings(position, piece)
    others = world.lands if sails else world.seas
    return [place for place in others if place not in known and distance(piece.place, place) < left]


def _pieces(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """What lies in a galley goes nowhere by itself."""
    return OneOf([p.id for p, left in _mobile(position, seat) if not p.aboard and _strange(position, p, left)])


def _places(position: Position, seat: int, exercise: Exercise) -> OneOf:
    found = next((found for found in _mobile(position, seat) if found[0].id == exercise.target), None)
    return OneOf(_strange(position, *found) if found else ())


def _open_way(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    found, place = any_piece(flow.state, exercise.target or ""), exercise.other or ""
    assert found is not None
    impose(flow.state, CROSSING, seat, place=place, piece=exercise.target)
    thing, where = thing_words(found[1].kind), place_words(place)
    flow.say("medioevo-event-logistics", places=(place,), seat=seat, thing=thing, place=where)


# The Edict


def _barbarian_lands(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Where a horde would rise, near enough to own units."""
    armies = position.players[seat].armies
    open_ = {effect.place for effect in effects(position, PASSAGE, seat=seat)}
    near = set[Place]().union(*(surroundings(army, _FAR) for army in armies)).difference(armies, position.barbarians)
    lands = (place for place in position.world.lands if place in near and place not in open_)
    return OneOf([place for place in lands if contact(position, seat, place, laden=True) == "horde"])


def _proclaim(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = exercise.target or ""
    impose(flow.state, PASSAGE, seat, place=place)
    flow.say("medioevo-event-edict", places=(place,), seat=seat, place=place_words(place))


WAYS_OPENED: dict[str, Power] = {
    "logistics": Power(does=_open_way, free=True, when=_on_the_way, target=_pieces, other=_places,
                       leaves={CROSSING: Seen("piece", "way")}),
    "edict":     Power(does=_proclaim, free=True, when=marching, target=_barbarian_lands, worth="passage",
                       pondered=(Movement,), leaves={PASSAGE: Seen(sign="edict")}),
}  # fmt: skip
