"""M-43, M-45: transports and engines, new and improved."""

from __future__ import annotations

from typing import Annotated

from rules.core import Ask, Flow, OneOf, Refusal, Words
from rules.medioevo.data import ENGINE_ROWS, ENGINES, TOP_LEVEL, VEHICLES, Engine, Place, Vehicle
from rules.medioevo.economy import Cost, affords, engine_cost, pay, vehicle_cost
from rules.medioevo.purchases.basket import Purchase, ahead
from rules.medioevo.purchases.paying import (
    Means,
    means,
    means_label,
    most_threatened,
    muster_outcome,
    price_outcome,
    unpaid,
)
from rules.medioevo.purchases.sites import (
    arrive,
    has_yard,
    is_mustering_place,
    is_yard,
    mustering_places,
    right_to,
    yards,
)
from rules.medioevo.table import (
    Position,
    SiegeEngine,
    Transport,
    carries_outcome,
    engines_left,
    level_label,
    levels_owned,
    piece_label,
    place_label,
    place_words,
    places_apart,
    refuse,
    thing_label,
    thing_words,
    tokens_match,
    vehicles_left,
)


def _lacking(plan: Position, seat: int, cost: Cost, levels: list[int]) -> Refusal:
    """Why what there is room for cannot be bought."""
    if lacks := unpaid(plan.players[seat], cost):
        return lacks
    return refuse("M-43", "machine-token") if not tokens_match(levels) else refuse("M-5", "supply-out")


def _token_for(position: Position, seat: int, level: int) -> bool:
    return tokens_match([*levels_owned(position.players[seat]), level])


# New transports


def _levels(position: Position, seat: int) -> list[int]:
    player = position.players[seat]
    if not affords(player, vehicle_cost(1)):
        return []
    return [
        level
        for level in range(1, TOP_LEVEL + 1)
        if affords(player, vehicle_cost(level)) and _token_for(position, seat, level)
    ]


def _vehicles(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    if not _levels(plan, seat):
        return OneOf(())
    return OneOf([kind for kind in VEHICLES if has_yard(plan, seat, kind) and vehicles_left(plan, kind)])


def _no_vehicle(position: Position, seat: int, kind: object, level: object = 1) -> Refusal:
    plan = ahead(position, seat)
    vehicle: Vehicle | None = next((known for known in VEHICLES if known == kind), None)
    if vehicle is None or level not in range(1, TOP_LEVEL + 1):
        return refuse("M-43", "machine-none")
    if not has_yard(plan, seat, vehicle):
        return refuse("M-43", "machine-yard", thing=thing_words(vehicle))
    if not vehicles_left(plan, vehicle):
        return refuse("M-5", "supply-out")
    assert isinstance(level, int)
    return _lacking(plan, seat, vehicle_cost(level), [*levels_owned(plan.players[seat]), level])


def _vehicle_price(position: Position, seat: int, kind: Vehicle, level: int) -> Words | None:
    return price_outcome(position, seat, vehicle_cost(level), kind)


def _vehicle_levels(position: Position, seat: int, kind: Vehicle) -> OneOf:
    return OneOf(_levels(ahead(position, seat), seat))


def _yards(position: Position, seat: int, kind: Vehicle, level: int) -> OneOf:
    return OneOf(yards(ahead(position, seat), seat, kind))


def _equip_means(position: Position, seat: int, kind: Vehicle, level: int, place: Place) -> OneOf | None:
    return means(position, seat, vehicle_cost(level))


class Equip(Purchase, frozen=True, tag="equip"):
    """M-43: a new transport."""

    rule = "M-43"

    transport: Annotated[Vehicle, Ask(_vehicles, "M-43", _no_vehicle, thing_label, outcome=carries_outcome)]
    level: Annotated[int, Ask(_vehicle_levels, "M-43", _no_vehicle, level_label, outcome=_vehicle_price)]
    place: Annotated[Place, Ask(_yards, "M-43", None, place_label, places_apart, outcome=muster_outcome)]
    means: Annotated[Means, Ask(_equip_means, "M-110", None, means_label, nothing="medioevo-way-florins")] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        florins = pay(player, vehicle_cost(self.level), sparing=not self.means)
        arrive(flow, seat, self.place, right_to(self.transport))
        player.transports.append(Transport(state.name(self.transport), self.transport, self.level, self.place))
        _tell(flow, seat, "medioevo-event-equip", self.transport, self.level, self.place, florins)


# New engines


def _engines(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    player = plan.players[seat]
    if not affords(player, engine_cost(1)) or not mustering_places(plan, seat):
        return OneOf(())
    levels = {kind: ENGINE_ROWS[kind].level for kind in ENGINES if engines_left(plan, kind)}
    return OneOf(
        [k for k, level in levels.items() if affords(player, engine_cost(level)) and _token_for(plan, seat, level)]
    )


def _no_engine(position: Position, seat: int, kind: object) -> Refusal:
    plan = ahead(position, seat)
    wanted: Engine | None = next((known for known in ENGINES if known == kind), None)
    if wanted is None:
        return refuse("M-45", "machine-none")
    if not mustering_places(plan, seat):
        return refuse("M-44", "muster-place")
    if not engines_left(plan, wanted):
        return refuse("M-5", "supply-out")
    level = ENGINE_ROWS[wanted].level
    return _lacking(plan, seat, engine_cost(level), [*levels_owned(plan.players[seat]), level])


def _engine_price(position: Position, seat: int, kind: Engine) -> Words | None:
    return price_outcome(position, seat, engine_cost(ENGINE_ROWS[kind].level), kind)


def _musters(position: Position, seat: int, kind: Engine) -> OneOf:
    return OneOf(mustering_places(ahead(position, seat), seat))


def _forge_means(position: Position, seat: int, kind: Engine, place: Place) -> OneOf | None:
    return means(position, seat, engine_cost(ENGINE_ROWS[kind].level))


class Forge(Purchase, frozen=True, tag="forge"):
    """M-45: a new siege engine."""

    rule = "M-45"

    engine: Annotated[Engine, Ask(_engines, "M-45", _no_engine, thing_label, outcome=_engine_price)]
    place: Annotated[
        Place, Ask(_musters, "M-45", None, place_label, places_apart, outcome=muster_outcome, likely=most_threatened)
    ]
    means: Annotated[Means, Ask(_forge_means, "M-110", None, means_label, nothing="medioevo-way-florins")] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        level = ENGINE_ROWS[self.engine].level
        florins = pay(player, engine_cost(level), sparing=not self.means)
        arrive(flow, seat, self.place, "military")
        player.engines.append(SiegeEngine(state.name("engine"), self.engine, self.place))
        _tell(flow, seat, "medioevo-event-equip", self.engine, level, self.place, florins)


# Upgrades


def engine_of_level(level: int) -> Engine:
    return next(kind for kind in ENGINES if ENGINE_ROWS[kind].level == level)


def _piece(position: Position, seat: int, id_: str) -> Transport | SiegeEngine:
    player = position.players[seat]
    return next(piece for piece in (*player.transports, *player.engines) if piece.id == id_)


def _cost(piece: Transport | SiegeEngine, level: int) -> Cost:
    added = level - piece.level
    return vehicle_cost(added) if isinstance(piece, Transport) else engine_cost(added)


def _stands_in_a_yard(position: Position, seat: int, piece: Transport | SiegeEngine) -> bool:
    """Whether a piece is where it could be built."""
    if isinstance(piece, Transport):
        return is_yard(position, seat, piece.place, piece.kind)
    return is_mustering_place(position, seat, piece.place)


def improvements(position: Position, seat: int, piece: Transport | SiegeEngine) -> list[int]:
    """The levels that a piece can be brought to: only where it could be built."""
    player = position.players[seat]
    if piece.level == TOP_LEVEL or not affords(player, _cost(piece, piece.level + 1)):
        return []
    if not _stands_in_a_yard(position, seat, piece):
        return []
    others = levels_owned(player)
    others.remove(piece.level)
    return [
        level
        for level in range(piece.level + 1, TOP_LEVEL + 1)
        if affords(player, _cost(piece, level))
        and tokens_match([*others, level])
        and (isinstance(piece, Transport) or engines_left(position, engine_of_level(level)))
    ]


def _improvable(position: Position, seat: int) -> OneOf:
    plan = ahead(position, seat)
    player = plan.players[seat]
    return OneOf([p.id for p in (*player.transports, *player.engines) if improvements(plan, seat, p)])


def _improved(position: Position, seat: int, piece: str) -> OneOf:
    plan = ahead(position, seat)
    return OneOf(improvements(plan, seat, _piece(plan, seat, piece)))


def _not_improvable(position: Position, seat: int, piece: object, level: object = None) -> Refusal:
    plan = ahead(position, seat)
    player = plan.players[seat]
    own = next((own for own in (*player.transports, *player.engines) if own.id == piece), None)
    if own is None or (level is not None and level not in range(own.level + 1, TOP_LEVEL + 1)):
        return refuse("M-43", "machine-none")
    if own.level == TOP_LEVEL:
        return refuse("M-43", "machine-top")
    if not _stands_in_a_yard(plan, seat, own):
        return refuse("M-43", "machine-place")
    higher, others = level if isinstance(level, int) else own.level + 1, levels_owned(player)
    others.remove(own.level)
    return _lacking(plan, seat, _cost(own, higher), [*others, higher])


def _improve_price(position: Position, seat: int, piece: str, level: int) -> Words | None:
    return price_outcome(position, seat, _cost(_piece(ahead(position, seat), seat, piece), level))


def _first_price(position: Position, seat: int, piece: str) -> Words | None:
    """That of the next level."""
    return _improve_price(position, seat, piece, _piece(ahead(position, seat), seat, piece).level + 1)


def _piece_label(position: Position, seat: int, piece: str) -> Words:
    """How a transport or engine is called, also one that is on the list only."""
    return piece_label(ahead(position, seat), seat, piece)


def _improve_means(position: Position, seat: int, piece: str, level: int) -> OneOf | None:
    return means(position, seat, _cost(_piece(ahead(position, seat), seat, piece), level))


class Improve(Purchase, frozen=True, tag="improve"):
    """M-43, M-45: a higher level for a transport or an engine, for the difference."""

    rule = "M-43"

    piece: Annotated[str, Ask(_improvable, "M-43", _not_improvable, _piece_label, outcome=_first_price)]
    level: Annotated[int, Ask(_improved, "M-43", _not_improvable, level_label, outcome=_improve_price)]
    means: Annotated[Means, Ask(_improve_means, "M-110", None, means_label, nothing="medioevo-way-florins")] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        piece = _piece(flow.state, seat, self.piece)
        florins = pay(flow.state.players[seat], _cost(piece, self.level), sparing=not self.means)
        if isinstance(piece, Transport):
            piece.level = self.level
        else:
            piece.kind = engine_of_level(self.level)
        _tell(flow, seat, "medioevo-event-improve", piece.kind, self.level, piece.place, florins)


def _tell(flow: Flow[Position], seat: int, key: str, kind: str, level: int, place: Place, florins: int) -> None:
    what, where = thing_words(kind), place_words(place)
    flow.say(key, places=(place,), seat=seat, thing=what, level=level, place=where, florins=florins)
