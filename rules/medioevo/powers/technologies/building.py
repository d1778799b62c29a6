"""Engineering: a building or an engine a level higher, without florins (M-111).

`target`: a building as `place/category`, or an engine by its name; `several`: where the control tokens of a higher
military building go (M-42).
"""

from __future__ import annotations

from rules.core import Flow, OneOf, Some
from rules.medioevo.control import controlled, token_sites
from rules.medioevo.data import Building, Place
from rules.medioevo.data.pieces import BUILDING_ROWS, TOP_LEVEL
from rules.medioevo.honour import award
from rules.medioevo.phases.purchases.machines import engine_of_level
from rules.medioevo.phases.purchases.sites import is_mustering_place
from rules.medioevo.phrases import place_words, read_site, thing_words, write_site
from rules.medioevo.position import Position, SiegeEngine, Standing
from rules.medioevo.powers.power import Exercise, Power
from rules.medioevo.supply import buildings_left, control_tokens_left, engines_left, levels_owned, tokens_match


def higher(standing: Standing) -> Building | None:
    """What a building becomes with a level more."""
    row = BUILDING_ROWS[standing.kind]
    return next(
        (kind for kind, new in BUILDING_ROWS.items() if new.category == row.category and new.level == row.level + 1),
        None,
    )


def _buildings(position: Position, seat: int) -> list[str]:
    return [
        write_site(place, category)
        for place in controlled(position, seat)
        for category, standing in position.buildings.get(place, {}).items()
        if (kind := higher(standing)) and buildings_left(position, kind)
    ]


def _engines(position: Position, seat: int) -> list[str]:
    """Where they could be built, as far as tokens and supply go."""
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


def new_token_sites(position: Position, seat: int, place: Place) -> Some | None:
    """M-42: one token for the level that is new."""
    sites = token_sites(position, seat, place) if control_tokens_left(position.players[seat]) else []
    return Some(sites, 0, 1) if sites else None


def _tokens(position: Position, seat: int, exercise: Exercise) -> Some | None:
    place, category = read_site(exercise.target or "")
    fortress = place in position.buildings and category == "military"
    return new_token_sites(position, seat, place) if fortress else None


def raise_building(flow: Flow[Position], seat: int, site: str, tokens: tuple[str, ...]) -> None:
    """A level more, without paying; damage stays (M-41)."""
    place, category = read_site(site)
    old = flow.state.buildings[place][category]
    kind = higher(old)
    assert kind is not None
    flow.state.buildings[place][category] = Standing(kind, old.damage)
    flow.state.players[seat].control += tokens
    thing, where = thing_words(kind), place_words(place)
    flow.say("medioevo-event-raised", places=(place, *tokens), seat=seat, place=where, thing=thing)
    if BUILDING_ROWS[kind].honour:
        award(flow, seat, BUILDING_ROWS[kind].honour, "building")


def _raise(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    name = exercise.target or ""
    engine = next((engine for engine in flow.state.players[seat].engines if engine.id == name), None)
    if engine is None:
        raise_building(flow, seat, name, exercise.several)
        return
    engine.kind = engine_of_level(engine.level + 1)
    thing, where = thing_words(engine.kind), place_words(engine.place)
    flow.say("medioevo-event-raised", places=(engine.place,), seat=seat, place=where, thing=thing)


BUILDING_UP: dict[str, Power] = {
    "engineering": Power(does=_raise, free=True, target=_works, several=_tokens),
}
