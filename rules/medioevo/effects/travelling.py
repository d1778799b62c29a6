"""M-61, M-62: what carries how much, how far, and what a step costs; and what powers change about that.

Each of these is reckoned here only, so that cards and technologies that change one have one place to do it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.medioevo.data import ENGINE_MOVEMENT, VEHICLE_ROWS, Place
from rules.medioevo.effects.lasting import LEAVING, effects, in_force, lift
from rules.medioevo.table import NEAR, Player, Position, SiegeEngine, Transport, controller, entry_cost, is_sea


def allowance(piece: Transport | SiegeEngine) -> int:
    """M-61: movement points for a turn."""
    if isinstance(piece, SiegeEngine):
        return ENGINE_MOVEMENT
    return VEHICLE_ROWS[piece.kind].movement[piece.level - 1]


def step_cost(position: Position, seat: int, origin: Place, target: Place) -> int:
    """M-61, M-62, M-141: one point a step, or what the terrain costs; out of an own castle into adjacent land none."""
    if not is_sea(target) and has_free_exit(position, seat, origin):
        return 0
    return entry_cost(origin, target) if position.terrain else 1


def has_free_exit(position: Position, seat: int, place: Place) -> bool:
    """M-62: a castle there that the player controls."""
    fortress = position.building(place, "military")
    return fortress is not None and fortress.kind == "castle" and controller(position, place) == seat


def berths_free(player: Player, sea: Place) -> int:
    """M-61: places left on a player's galleys in a sea."""
    return sum(player.room_aboard(galley) for galley in player.galleys(sea))


def is_laden(player: Player, transport: Transport) -> bool:
    """Whether it carries units, wagons or engines at sea, which it cannot leave there."""
    return bool(transport.troops) or bool(player.freight(transport))


def ship(piece: Transport | SiegeEngine, galley: Transport) -> None:
    """M-61: a wagon or an engine goes where its galley is: at sea aboard, in port ashore."""
    piece.place = galley.place
    piece.aboard = galley.id if is_sea(galley.place) else ""


Piece = Transport | SiegeEngine

DOUBLES: Final = "double_duty"  # card 11
CARRIES: Final = "carries_units"  # card 54
KEEPS_PACE: Final = "keeps_pace"  # card 53
UNSEEN: Final = "unseen"  # cards 55, 56
PASSAGE: Final = "free_passage"  # the Edict
CROSSING: Final = "crossing"  # Logistics


def doubles(position: Position, transport: Transport) -> bool:
    """Card 11: a caravan that also serves as a war wagon, or the other way round."""
    return in_force(position, DOUBLES, piece=transport.id)


def is_wagon(position: Position, transport: Transport) -> bool:
    return transport.kind == "wagon" or (transport.kind == "caravan" and doubles(position, transport))


def shippable(position: Position, seat: int, place: Place) -> list[Piece]:
    """M-61: engines and wagons in a port, which a galley may take aboard, the least valuable first."""
    player = position.players[seat]
    wagons = (t for t in player.transports if t.place == place and is_wagon(position, t))
    return sorted([*wagons, *(e for e in player.engines if e.place == place)], key=lambda piece: piece.level)


def keeps_pace(position: Position, engine: SiegeEngine) -> bool:
    return in_force(position, KEEPS_PACE, piece=engine.id)


def unseen(position: Position, piece: Piece) -> bool:
    return in_force(position, UNSEEN, piece=piece.id)


def appear(position: Position, name: str) -> None:
    """Cards 55, 56: what went unseen has come to its destination."""
    if position.effects:
        for effect in effects(position, UNSEEN, piece=name):
            lift(position, effect)


def room(position: Position, piece: Piece | None) -> int:
    """M-61: how many units a piece carries."""
    if isinstance(piece, Transport):
        row = VEHICLE_ROWS["wagon" if is_wagon(position, piece) else piece.kind]
        return row.capacity[piece.level - 1] if row.military else 0
    if piece is None or not position.effects:
        return 0
    return sum(effect.count for effect in effects(position, CARRIES, piece=piece.id))


def hold(transport: Transport) -> int:
    """M-100: how many cubes a transport carries; a war wagon as many as a caravan (card 11)."""
    kind = "caravan" if transport.kind == "wagon" else transport.kind
    return VEHICLE_ROWS[kind].capacity[transport.level - 1]


def lighten(transport: Transport) -> None:
    """Card 16: cubes for which a transport has lost the room are lost, those of the commonest colours first."""
    while sum(transport.cargo.values()) > hold(transport):
        good = max(transport.cargo, key=transport.cargo.__getitem__)
        transport.cargo[good] -= 1
        if not transport.cargo[good]:
            del transport.cargo[good]


def crossings(position: Position, piece: Piece | None) -> frozenset[Place]:
    """Logistics: seas that a piece may cross by land, or lands that a ship may cross; it may not end there."""
    if piece is None or not position.effects:
        return frozenset()
    return frozenset(e.place for e in effects(position, CROSSING, piece=piece.id) if e.place is not None)


def closed_places(position: Position) -> frozenset[Place]:
    """Card 3: places that nothing leaves."""
    if not position.effects:
        return frozenset()
    return frozenset(effect.place for effect in effects(position, LEAVING) if effect.place is not None)


def at_home(place: Place, sails: bool) -> bool:
    """Where a piece can be by its kind: on land, or at sea and docked."""
    return is_sea(place) == sails or (sails and any(map(is_sea, NEAR[place])))


class Leave:
    """What lets a group of one seat, led by a piece, go where others could not, and where it cannot end."""

    def __init__(self, position: Position, seat: int, piece: Piece | None) -> None:
        self.closed = closed_places(position)
        self.hidden = piece is not None and unseen(position, piece)
        self.edicts = frozenset(effect.place for effect in effects(position, PASSAGE, seat=seat))
        self.crossings = crossings(position, piece) - self.closed
        self.sails = isinstance(piece, Transport) and VEHICLE_ROWS[piece.kind].sea
        self._places = position.world.places

    def passes(self, place: Place, meeting: str) -> bool:
        """Whether it goes on from a place in spite of what would stop it there."""
        return self.hidden or (meeting == "horde" and place in self.edicts)

    def near(self, here: Place, others: Iterable[Place]) -> Iterable[Place]:
        """One step from a place, across what Logistics opens."""
        if not self.crossings:
            return others
        beside = self._places.intersection(NEAR[here])
        if here in self.crossings:
            return (
                *others,
                *(place for place in sorted(beside) if at_home(place, self.sails) or place in self.crossings),
            )
        return (*others, *sorted(beside & self.crossings))

    def cannot_end(self) -> frozenset[Place]:
        return frozenset(place for place in self.crossings if not at_home(place, self.sails))
