"""What there is in a place, gathered from the view in the words of a language."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Literal

from render.marks import numbers_at
from render.medioevo.force import among
from render.medioevo.names import area_name, place_name
from render.medioevo.realms import BARBARIAN, NOBODY, colour_of
from render.picture import Scene
from rules.medioevo.data import ENGINE_ROWS, GOODS, SEAS, TERRITORIES, Building, Engine, Good, Place, Unit, Vehicle
from rules.medioevo.table import in_order, size
from rules.medioevo.view import MedioevoView

Troop = tuple[Unit, int]


@dataclass(frozen=True)
class Host:
    """An army of one side."""

    owner: str
    troops: tuple[Troop, ...]
    others: tuple[tuple[str, int], ...] = ()  # how many of them are somebody else's
    guest_of: str = ""


@dataclass(frozen=True)
class Cart:
    """A transport or a siege engine; alike ones are counted."""

    owner: str
    kind: Vehicle | Engine
    level: int
    cargo: tuple[Good, ...] = ()
    stopped: bool = False
    sign: str = ""
    count: int = 1


@dataclass(frozen=True)
class House:
    kind: Building
    damage: int
    owner: str
    safe: bool = False


@dataclass(frozen=True)
class Stage:
    """A place on a trade route: its destination, a stage to come, or one reached."""

    owner: str
    kind: Literal["open", "done", "end"]


@dataclass(frozen=True)
class Site:
    """All that stands in a place."""

    place: Place
    name: str
    area: str = ""
    good: Good | None = None
    port: bool = False
    fire: bool = False
    holder: str = ""
    token: str = ""
    houses: tuple[House, ...] = ()
    market: tuple[Good, ...] = ()
    hosts: tuple[Host, ...] = ()
    carts: tuple[Cart, ...] = ()
    stages: tuple[Stage, ...] = ()
    signs: tuple[str, ...] = ()
    battle: bool = False
    number: str = ""  # of an option there, or of what happened there

    @property
    def sea(self) -> bool:
        return self.place in SEAS


def armed(site: Site) -> Site:
    """A place with nothing but its armies."""
    return replace(site, area="", good=None, fire=False, houses=(), market=(), carts=(), stages=())


def sites_of(view: MedioevoView, scene: Scene) -> dict[Place, Site]:
    """Every place in play, in the order of the map."""
    hosts, carts, stages, signs = _hosts(view), _carts(view), _stages(view), _signs(view)
    numbers = {**numbers_at(scene.marks), **dict(scene.numbers)}
    safe = {(effect.place, effect.thing) for effect in view.effects if effect.marks_thing}
    tokens = {place: colour_of(view, player.seat) for player in view.players for place in player.control}
    houses: defaultdict[Place, list[House]] = defaultdict(list)
    for building in view.buildings:
        owner = view.controllers.get(building.place)
        colour = NOBODY if owner is None else colour_of(view, owner)
        guarded = (building.place, building.kind) in safe
        houses[building.place].append(House(building.kind, building.damage, colour, guarded))
    found: dict[Place, Site] = {}
    for place in (*view.lands, *view.seas):
        land = TERRITORIES.get(place)
        owner = view.controllers.get(place)
        found[place] = Site(
            place=place,
            name=place_name(scene, place),
            area=area_name(scene, place),
            good=land.area.good if land and land.area else None,
            port=bool(land and land.area and land.area.port),
            fire=bool(land and land.fire),
            holder="" if owner is None else colour_of(view, owner),
            token=tokens.get(place, ""),
            houses=tuple(houses.get(place, ())),
            market=view.markets.get(place, ()),
            hosts=tuple(hosts.get(place, ())),
            carts=tuple(carts.get(place, ())),
            stages=tuple(stages.get(place, ())),
            signs=tuple(signs.get(place, ())),
            battle=view.battle is not None and view.battle.place == place,
            number=numbers.get(place, ""),
        )
    return found


def _hosts(view: MedioevoView) -> dict[Place, list[Host]]:
    found: defaultdict[Place, list[Host]] = defaultdict(list)
    for player in view.players:
        for place, army in player.armies.items():
            troops, hired = tuple(in_order(army).items()), player.hired.get(place)
            others = ((BARBARIAN, size(hired)),) if hired else ()
            guest_of = colour_of(view, player.guest[place]) if place in player.guest else ""
            found[place].append(Host(colour_of(view, player.seat), troops, others, guest_of))
    guests = among(view)
    for place, army in view.barbarians.items():
        others = tuple((colour_of(view, seat), size(units)) for (seat, at), units in guests.items() if at == place)
        found[place].append(Host(BARBARIAN, tuple(in_order(army).items()), others))
    return found


def _signs(view: MedioevoView) -> dict[Place, list[str]]:
    """What is in force in a place. A cube of its market has no mark of its own."""
    found: defaultdict[Place, list[str]] = defaultdict(list)
    for effect in view.effects:
        kind = effect.sign if effect.marks_thing == (effect.thing in GOODS) else None
        if kind and effect.place and kind not in found[effect.place]:
            found[effect.place].append(kind)
    return found


def _carts(view: MedioevoView) -> dict[Place, list[Cart]]:
    counts: defaultdict[Place, dict[Cart, int]] = defaultdict(dict)
    signs = {effect.piece: effect.sign or "" for effect in view.effects if effect.marks_thing}
    for player in view.players:
        owner = colour_of(view, player.seat)
        pieces = [
            *(
                (t.place, Cart(owner, t.kind, t.level, _cubes(t.cargo), t.stopped, signs.get(t.id, "")))
                for t in player.transports
            ),
            *(
                (e.place, Cart(owner, e.kind, ENGINE_ROWS[e.kind].level, (), e.stopped, signs.get(e.id, "")))
                for e in player.engines
            ),
        ]
        for place, cart in pieces:
            counts[place][cart] = counts[place].get(cart, 0) + 1
    return {place: [replace(cart, count=count) for cart, count in carts.items()] for place, carts in counts.items()}


def _stages(view: MedioevoView) -> dict[Place, list[Stage]]:
    found: defaultdict[Place, list[Stage]] = defaultdict(list)
    for route in view.routes:
        owner = colour_of(view, route.seat)
        for place in route.open:
            found[place].append(Stage(owner, "open"))
        for place in route.done:
            found[place].append(Stage(owner, "done"))
        found[route.destination].append(Stage(owner, "end"))
    return found


def _cubes(cargo: dict[Good, int]) -> tuple[Good, ...]:
    return tuple(good for good, count in cargo.items() for _ in range(count))
