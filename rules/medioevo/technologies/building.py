"""Engineering: a building or an engine a level higher, without florins (M-111).

`target`: a building as `place/category`, or an engine by its name; `several`: where the control tokens of a higher
military building go (M-42).
"""

from __future__ import annotations

from rules.core import Flow, OneOf, Some
from rules.medioevo.campaign import Movement
from rules.medioevo.data import TOP_LEVEL
from rules.medioevo.powers import Exercise, Power
from rules.medioevo.purchases import engine_of_level, is_mustering_place, next_building, raise_building, token_slot
from rules.medioevo.table import (
    Position,
    SiegeEngine,
    controlled,
    engines_left,
    levels_owned,
    place_words,
    read_site,
    thing_words,
    tokens_match,
    write_site,
)
from rules.medioevo.trade import Trade


def _buildings(position: Position, seat: int) -> list[str]:
    return [
        write_site(place, category)
        for place in controlled(position, seat)
        for category in position.buildings.get(place, {})
        if next_building(position, place, category)
    ]


def _engines(position: Position, seat: int) -> list[str]:
    """The engines that could be raised, as far as tokens and supply go."""
    player = position.players[seat]
    return [engine.id for engine in player.engines if _raisable(position, seat, engine)]


def _raisable(position: Position, seat: int, engine: SiegeEngine) -> bool:
    if engine.level == TOP_LEVEL or not is_mustering_place(position, seat, engine.place):
        return False
    others = levels_owned(position.players[seat])
    others.remove(engine.level)
    new = engine.level + 1
    return bool(engines_left(position, engine_of_level(new))) and tokens_match([*others, new])


def _works(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([*_buildings(position, seat), *_engines(position, seat)])


def _tokens(position: Position, seat: int, exercise: Exercise) -> Some | None:
    place, category = read_site(exercise.target or "")
    fortress = place in position.buildings and category == "military"
    return token_slot(position, seat, place) if fortress else None


def _raise(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    name = exercise.target or ""
    engine = next((engine for engine in flow.state.players[seat].engines if engine.id == name), None)
    if engine is None:
        raise_building(flow, seat, *read_site(name), exercise.several)
        return
    engine.kind = engine_of_level(engine.level + 1)
    thing, where = thing_words(engine.kind), place_words(engine.place)
    flow.say("medioevo-event-raised", places=(engine.place,), seat=seat, place=where, thing=thing)


BUILDING_UP: dict[str, Power] = {
    "engineering": Power(does=_raise, free=True, target=_works, several=_tokens, pondered=(Movement, Trade)),
}
