"""For each objective a table on which it is met, and some on which it is just missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.medioevo.data import COLOURS, GOODS
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Position, War
from tests.rules.medioevo.builder import build, forge, give, table

OWNER, OTHER, THIRD = 0, 1, 2
Change = Callable[[MedioevoState], object]


def start() -> MedioevoState:
    """The owner has Byzantium's six lands: three areas with ports, no desert, no forest, no fire."""
    return table("byzantium", "mamluks", "hungary")


def scene(*changes: Change) -> MedioevoState:
    state = start()
    for change in changes:
        change(state)
    return state


# What a scene is made of


def lands(*places: str, seat: int = OWNER) -> Change:
    return lambda state: [state.players[seat].station(place, "light") for place in places]


def army(place: str, seat: int = OWNER, **units: int) -> Change:
    def change(state: MedioevoState) -> None:
        state.players[seat].armies[place] = dict(units)  # pyright: ignore

    return change


def built(*sites: str) -> Change:
    """Such as "thrace castle"."""
    return lambda state: [build(state, *site.split()) for site in sites]


def engines(*kinds: str) -> Change:
    return lambda state: [forge(state, OWNER, kind, "thrace") for kind in kinds]


def pieces(*named: str) -> Change:
    """Such as "galley aegean 2"."""

    def change(state: MedioevoState) -> None:
        for kind, place, level in (name.split() for name in named):
            give(state, OWNER, kind, int(level), place)

    return change


def aboard(kind: str, kinds_of_goods: int) -> Change:
    return lambda state: give(state, OWNER, kind, 3, "thrace", **dict.fromkeys(GOODS[:kinds_of_goods], 1))


def has(**fields: Any) -> Change:
    def change(state: MedioevoState) -> None:
        for name, value in fields.items():
            setattr(state.players[OWNER], name, value)

    return change


def did(kind: str, count: int = 1, **facts: Any) -> Change:
    return lambda state: state.players[OWNER].note(kind, count, **facts)


def market(place: str, value: int) -> Change:
    def change(state: MedioevoState) -> None:
        state.markets[place] = [good for good in GOODS if good != "cloth"][:value]

    return change


def war(position: Position) -> None:
    position.wars.append(War((OWNER, OTHER), since=1))


def won(**facts: Any) -> Change:
    plain = {"vs": "player", "enemy_units": 1, "outnumbered": False, "no_loss": False, "naval": False, "home": False}
    return did("battle_won", **{**plain, **facts})


def took(**facts: Any) -> Change:
    return did("conquer", **{"from": "barbarian", "inhabited": False, "by_sea": False, **facts})


def levels(*each: int) -> Change:
    return has(technology=dict(zip(COLOURS, each, strict=False)))


def held(*counts: int) -> Change:
    return has(prisoners={seat: {"light": count} for seat, count in enumerate(counts, OTHER)})


_FIVE_WALLS = ("constantinople tower", "thrace tower", "macedonia fort", "bulgaria castle", "serbia tower")
_EAST = ("rum", "armenia", "georgia", "antakya")
_KINDS = {"light": 1, "heavy": 1, "cavalry": 1, "archer": 1}

Row = tuple[MedioevoState, ...]  # where it is met, then where it is not


def row(met: tuple[Change, ...] | Change, *missed: tuple[Change, ...] | Change) -> Row:
    return tuple(scene(*(each if isinstance(each, tuple) else (each,))) for each in (met, *missed))


# Pacts (2, 51) are in `test_objectives_pacts`.
ROWS: dict[int, Callable[[], Row]] = {
    1: lambda: row(built("thrace cathedral", "nicaea cathedral"), built("thrace cathedral", "nicaea castle")),
    3: lambda: row(
        (lands("latium"), built("thrace cathedral")), lands("latium"), (lands("apulia"), built("thrace cathedral"))
    ),
    4: lambda: row(won(outnumbered=True), won()),
    5: lambda: row(
        did("pillage", what="caravan", owner="player"),
        did("pillage", what="ship", owner="player"),
        did("pillage", what="caravan", owner="nobody"),
    ),
    6: lambda: row(
        (took(**{"from": "player"}), took(**{"from": "player"})), (took(**{"from": "player"}), took())
    ),
    7: lambda: row(army("thrace", archer=5), (army("thrace", archer=4), army("nicaea", archer=4)),
                   army("aegean", archer=5)),
    8: lambda: row(
        (did("units_destroyed", 2, by="archers", vs="player"), did("units_destroyed", 1, by="archers", vs="barbarian")),
        (did("units_destroyed", 2, by="archers", vs="player"), did("units_destroyed", 1, by="melee", vs="player")),
    ),
    9: lambda: row((army("thrace", archer=4), army("aegean", archer=4)), (army("thrace", archer=7, light=3))),
    10: lambda: row(engines("bombard"), engines("trebuchet")),
    11: lambda: row(
        pieces("caravan thrace 2", "wagon thrace 3", "wagon nicaea 2"),
        pieces("caravan thrace 2", "wagon thrace 3", "wagon nicaea 1"),
        pieces("caravan thrace 2", "wagon thrace 3", "galley aegean 2"),
    ),
    12: lambda: row(built("thrace castle", "nicaea castle"), built("thrace castle", "nicaea fort")),
    13: lambda: row(has(cards=[13, 1, 2, 3, 4]), has(cards=[13, 1, 2, 3])),
    14: lambda: row(army("thrace", light=5, heavy=4, captain2=1), army("thrace", light=5, heavy=4)),
    15: lambda: row(lands("cairo"), lands("rum"), (lands("cairo"), lands("cairo", seat=OTHER)), lands("saxony")),
    16: lambda: row(did("building_destroyed"), did("units_destroyed", by="siege", vs="player")),
    17: lambda: row((won(), won(no_loss=True)), won(no_loss=True), (won(), won())),
    18: lambda: row(held(1, 1), held(3)),
    19: lambda: row((did("cubes_sold", 3, area="ionia"), did("cubes_sold", 1, area="ionia")),
                    did("cubes_sold", 3, area="ionia")),
    20: lambda: row(
        tuple(did("cubes_sold", 1, area=area) for area in ("ionia", "saraj", "cairo")),
        tuple(did("cubes_sold", 2, area=area) for area in ("ionia", "saraj", "saraj")),
    ),
    21: lambda: row(aboard("caravan", 4), (aboard("caravan", 3), aboard("ship", 3))),
    22: lambda: row(did("rebellion_check_passed", tax=40), did("rebellion_check_passed", tax=30)),
    23: lambda: row(has(florins=2500), has(florins=2499), has(florins=4000, loans=1)),
    24: lambda: row(did("rebellion_suppressed"), won(vs="barbarian")),
    25: lambda: row((did("rebellion_suppressed"), did("rebellion_suppressed")), did("rebellion_suppressed")),
    26: lambda: row(
        (lands(*_EAST), built("rum tower", "armenia fort", "georgia castle")),
        (lands(*_EAST), built("rum tower", "armenia fort", "thrace castle")),
        built("rum tower", "armenia fort", "georgia castle"),
    ),
    27: lambda: row(
        won(no_loss=True, enemy_units=4), won(no_loss=True, enemy_units=3), (won(enemy_units=4), won(no_loss=True))
    ),
    28: lambda: row((did("units_bought", 2), did("units_bought", 4)), did("units_bought", 5)),
    29: lambda: row(did("event_unscathed"), ()),
    30: lambda: row(did("route_completed", stages=4), did("cubes_sold", 4, area="ionia")),
    31: lambda: row(did("route_completed", stages=6), did("route_completed", stages=4)),
    32: lambda: row(
        (lands("antakya"), built("constantinople village", "macedonia city", "ionia town", "antakya village")),
        (lands("antakya"), built("constantinople village", "macedonia city", "ionia town", "thrace tower")),
    ),
    33: lambda: row(built("ionia city"), built("ionia town"), built("antakya city")),
    34: lambda: row(lands("antakya", "georgia"), lands("antakya", "rum")),
    35: lambda: row(lands("cyprus", "palestine"), lands("cyprus", "latium")),
    36: lambda: row((did("sale_income", 500), did("sale_income", 300)), did("sale_income", 799)),
    37: lambda: row(market("constantinople", 4), market("constantinople", 3), market("sicily", 4)),
    38: lambda: row((did("loan_repaid"), has(florins=500)), (did("loan_repaid"), has(florins=499)), has(florins=500)),
    39: lambda: row((did("units_captured"), did("units_captured")), did("units_captured")),
    40: lambda: row(held(3, 1), held(2, 1)),
    41: lambda: row(did("ransom_received", 40), ()),
    42: lambda: row(lands("slavonia", "sinai"), lands("slavonia", "austria")),
    43: lambda: row(lands("rum", "serbia", "wallachia"), lands("rum", "serbia", "armenia")),
    44: lambda: row(levels(2, 2, 2), levels(4, 2, 1, 1)),
    45: lambda: row(
        tuple(did("pt_spent", 1, colour=colour) for colour in COLOURS[:4]),
        tuple(did("pt_spent", 3, colour=colour) for colour in COLOURS[:3]),
    ),
    46: lambda: row(
        (lands("bulgaria", "serbia"), built(*_FIVE_WALLS)),
        (lands("bulgaria", "serbia", "georgia"), built(*_FIVE_WALLS[:4], "georgia castle")),
        (lands("serbia"), built(*_FIVE_WALLS)),
    ),
    47: lambda: row(
        (did("units_destroyed", 4, by="siege", vs="player"), did("units_destroyed", 2, by="melee", vs="barbarian")),
        (did("units_destroyed", 5, by="melee", vs="player"), did("units_captured", 1)),
    ),
    48: lambda: row(did("auction_won", bid=100), did("auction_won", bid=99)),
    49: lambda: row(has(tokens={"red": 2, "blue": 1}), has(tokens={"red": 2})),
    50: lambda: row(
        (did("pact_signed", secret=False), did("pact_signed", secret=True)), did("pact_signed", secret=False)
    ),
    52: lambda: row(engines("catapult", "catapult", "bombard"), engines("catapult", "bombard")),
    53: lambda: row(
        did("units_destroyed", 2, by="siege", vs="player"), did("units_destroyed", 2, by="archers", vs="player")
    ),
    54: lambda: row(
        engines("trebuchet", "bombard", "catapult"), engines("trebuchet", "bombard"),
        engines("trebuchet", "catapult", "catapult"),
    ),
    55: lambda: row(lands(*_EAST, "cyprus", "sicily"), lands(*_EAST, "cyprus")),
    56: lambda: row(
        lands("bulgaria", "serbia", "achaea", "wallachia"),
        lands("bulgaria", "serbia", "achaea", "cyprus", "sicily"),
    ),
    57: lambda: row(did("pillage", what="ship", owner="player"), did("pillage", what="galley", owner="player")),
    58: lambda: row(
        pieces("galley aegean 1", "galley marmara 1", "galley levantine 1"),
        pieces("galley aegean 1", "galley aegean 1", "galley levantine 1"),
        pieces("galley aegean 1", "galley ionia 1", "galley levantine 1"),
        pieces("galley aegean 1", "ship marmara 1", "galley levantine 1"),
    ),
    59: lambda: row(
        built("ionia town", "ionia castle", "ionia cathedral"),
        built("ionia village", "ionia castle", "ionia cathedral"),
        built("ionia town", "ionia tower", "ionia cathedral"),
        built("ionia town", "ionia castle", "macedonia cathedral"),
    ),
    60: lambda: row(levels(4), levels(3, 3)),
    61: lambda: row(levels(4, 4, 3, 3), levels(4, 4, 3, 2)),
    62: lambda: row(levels(2, 2, 2, 2, 2), levels(4, 4, 4, 4, 1)),
    63: lambda: row(lands("cyprus"), lands("georgia")),
    64: lambda: row(lands("georgia", "antakya"), lands("georgia", "cyprus")),
    65: lambda: row(
        won(vs="barbarian", enemy_units=5), won(vs="barbarian", enemy_units=4), won(vs="player", enemy_units=5)
    ),
    66: lambda: row(
        took(inhabited=True, by_sea=True),
        took(by_sea=True),
        took(inhabited=True),
        took(inhabited=True, by_sea=True, **{"from": "player"}),
    ),
    67: lambda: row(army("thrace", captain3=1), army("thrace", captain2=1)),
    68: lambda: row(
        army("thrace", **_KINDS, captain1=1),
        (army("thrace", **_KINDS), army("nicaea", captain1=1)),
        army("aegean", **_KINDS, captain1=1),
    ),
    69: lambda: row(
        has(control=["rum", "serbia", "bulgaria", "achaea", "cyprus", "sicily"]),
        has(control=["rum", "serbia", "bulgaria", "achaea", "cyprus"]),
    ),
    70: lambda: row(
        built("ionia city", "ionia castle"), built("ionia city", "ionia fort"), built("ionia city", "thrace castle")
    ),
    71: lambda: row(lands("cyprus", "trebisonda"), lands("cyprus", "antakya")),
    72: lambda: row(has(honour=25), has(honour=24)),
}  # fmt: skip
