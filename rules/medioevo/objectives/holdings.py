"""What objectives count on the table. The names, and those of the arguments, are the words of `data.CHECKS`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.medioevo.data import TERRITORIES, UNIT_ROWS, VEHICLE_ROWS, Area, Category, Place, UnitType, Vehicle
from rules.medioevo.diplomacy import pacts_of
from rules.medioevo.economy import best_market
from rules.medioevo.table import (
    NEAR_BY_LAND,
    Position,
    controlled,
    controller,
    distances,
    home_owner,
    is_sea,
    of_type,
    size,
)

# Land


def territories(position: Position, seat: int) -> int:
    return len(controlled(position, seat))


def enemy_home_territories(position: Position, seat: int) -> int:
    own = position.home(seat)
    abroad = [place for place in controlled(position, seat) if TERRITORIES[place].home and place not in own]
    return sum(home_owner(position, place) is not None for place in abroad)


def connected_territories(position: Position, seat: int) -> int:
    return _largest_group(controlled(position, seat))


def territory_set(position: Position, seat: int, *, ids: Sequence[Place]) -> int:
    return sum(place in ids for place in controlled(position, seat))


def inhabited(position: Position, seat: int, *, foreign: bool = False) -> int:
    home = position.home(seat) if foreign else ()
    return sum(place not in home for place, _ in _areas(position, seat))


def ports(position: Position, seat: int) -> int:
    return sum(area.port for _, area in _areas(position, seat))


def goods_distinct(position: Position, seat: int) -> int:
    return len({area.good for _, area in _areas(position, seat)})


def same_good_areas(position: Position, seat: int) -> int:
    return max(Counter(area.good for _, area in _areas(position, seat)).values(), default=0)


def terrain_types(position: Position, seat: int) -> int:
    return len({TERRITORIES[place].terrain for place in controlled(position, seat)})


def fire_territories(position: Position, seat: int) -> int:
    return sum(TERRITORIES[place].fire for place in controlled(position, seat))


def _areas(position: Position, seat: int) -> list[tuple[Place, Area]]:
    lands = controlled(position, seat)
    return [(place, area) for place in lands if (area := TERRITORIES[place].area) is not None]


def _largest_group(places: Iterable[Place]) -> int:
    """The size of the largest group of lands that hang together by land."""
    left, largest = set(places), 0
    near = {place: [other for other in NEAR_BY_LAND[place] if other in left] for place in left}
    while left:
        group = distances((next(iter(left)),), near)
        largest = max(largest, len(group))
        left -= group.keys()
    return largest


# Buildings


def buildings(
    position: Position, seat: int, *, cat: Category, min_level: int, connected: bool = False, foreign: bool = False
) -> int:
    """`connected`: in lands that hang together; a land has one building of a category."""
    home = position.home(seat) if foreign else ()
    places = [
        place
        for place, site in position.buildings.items()
        if cat in site and site[cat].level >= min_level and place not in home and controller(position, place) == seat
    ]
    return _largest_group(places) if connected else len(places)


def full_site(position: Position, seat: int, *, civil: int, military: int, religious: bool) -> int:
    """Lands with buildings of these levels together."""
    wanted: dict[Category, int] = {"civil": civil, "military": military, "religious": int(religious)}
    least = [(category, level) for category, level in wanted.items() if level]
    large = [(place, site) for place, site in position.buildings.items() if len(site) >= len(least)]
    return sum(
        all(category in site and site[category].level >= level for category, level in least)
        and controller(position, place) == seat
        for place, site in large
    )


def control_tokens(position: Position, seat: int) -> int:
    return len(position.players[seat].control)


def market_value(position: Position, seat: int) -> int:
    return best_market(position, seat)


# Pieces


def units(position: Position, seat: int, *, types: Sequence[UnitType], scope: str) -> int:
    """`scope`: all of them, or the most that are in one_territory."""
    armies = position.players[seat].armies
    found = {place: sum(of_type(army, kind) for kind in types) for place, army in armies.items()}
    if scope == "all":
        return sum(found.values())
    return max((count for place, count in found.items() if not is_sea(place)), default=0)


def captain(position: Position, seat: int, *, min_level: int) -> int:
    armies = position.players[seat].armies.values()
    return sum(
        count
        for army in armies
        for unit, count in army.items()
        if UNIT_ROWS[unit].type == "captain" and UNIT_ROWS[unit].level >= min_level
    )


def transports(position: Position, seat: int, *, types: Sequence[Vehicle], min_level: int) -> int:
    return sum(piece.kind in types and piece.level >= min_level for piece in position.players[seat].transports)


def siege(position: Position, seat: int, *, min_level: int) -> int:
    return sum(engine.level >= min_level for engine in position.players[seat].engines)


def galleys_in_seas(position: Position, seat: int) -> int:
    fleet = (piece for piece in position.players[seat].transports if piece.kind == "galley")
    return len({galley.place for galley in fleet if is_sea(galley.place)})


def cargo_distinct(position: Position, seat: int) -> int:
    """On one commercial transport."""
    pieces = position.players[seat].transports
    return max((len(piece.cargo) for piece in pieces if not VEHICLE_ROWS[piece.kind].military), default=0)


def prisoners(position: Position, seat: int, *, owners: int = 1) -> int:
    """How many units one holds prisoner; none unless they are of so many players."""
    held = position.players[seat].prisoners
    return sum(map(size, held.values())) if len(held) >= owners else 0


# Treasury, knowledge, standing


def florins(position: Position, seat: int, *, no_debt: bool = False) -> int:
    """None counts where there must be no debt and there is."""
    player = position.players[seat]
    return 0 if no_debt and player.loans else player.florins


def techs(position: Position, seat: int, *, min_level: int) -> int:
    return sum(level >= min_level for level in position.players[seat].technology.values())


def tech_total(position: Position, seat: int) -> int:
    return sum(position.players[seat].technology.values())


def empire_cards(position: Position, seat: int) -> int:
    return len(position.players[seat].cards)


def objective_tokens(position: Position, seat: int) -> int:
    return sum(position.players[seat].tokens.values())


def hp(position: Position, seat: int) -> int:
    return position.players[seat].honour


def pacts(position: Position, seat: int, *, type: str | None = None, partners: int = 1) -> int:
    """Of one kind, if it is named; none unless they are with so many others between them."""
    found = [pact for pact in pacts_of(position, seat) if type in (None, pact.kind, *pact.also)]
    others = {other for pact in found for other in pact.parties} - {seat}
    return len(found) if len(others) >= partners else 0


# Questions without a number


def combined_army(position: Position, seat: int, *, types: Sequence[UnitType]) -> bool:
    """One of each in one territory."""
    armies = position.players[seat].armies
    return any(not is_sea(place) and all(of_type(army, kind) for kind in types) for place, army in armies.items())


def not_at_war(position: Position, seat: int) -> bool:
    return not any(seat in war.sides for war in position.wars)
