"""Tables of Medioevo: what pieces cost and do."""

from __future__ import annotations

from functools import partial

from render.figures import Row, Section, Table
from render.medioevo import symbols
from render.medioevo.rulebook import icons
from render.medioevo.status import die
from rules.medioevo.data import (
    BUILDING_ROWS,
    ENGINE_ROWS,
    GOODS,
    UNIT_ROWS,
    UNIT_SUPPLY,
    VEHICLE_ROWS,
    Building,
    Unit,
    Vehicle,
    VehicleRow,
)


def _all(*numbers: int) -> str:
    return " · ".join(map(str, numbers))


def _house(kind: Building) -> Row:
    row = BUILDING_ROWS[kind]
    return Row(f"/medioevo-thing-{kind}", icons.building(kind, 62), _all(row.florins, row.points, row.structure))


BUILDINGS = Table(
    (
        (
            Section("civil", tuple(map(_house, ("village", "town", "city"))), room=80),
            Section("religious", (_house("cathedral"),), room=80),
            Section("read", (Row("numbers"),)),
        ),
        (
            Section("military", tuple(map(_house, ("tower", "fort", "castle"))), room=80),
            Section("rules", (Row("upgrade"), Row("honour"), Row("repair"), Row("tokens"))),
        ),
    )
)


def _levels(row: VehicleRow) -> str:
    """Places and movement points, by level."""
    return " · ".join("/".join(map(str, numbers)) for numbers in (row.capacity, row.movement))


MACHINES = Table(
    (
        (
            Section(
                "transports",
                tuple(
                    Row(f"/medioevo-thing-{kind}", icons.vehicle(kind, 60), _levels(row), about=kind)
                    for kind, row in VEHICLE_ROWS.items()
                ),
                room=78,
            ),
            Section("read", (Row("numbers"),)),
        ),
        (
            Section(
                "engines",
                tuple(
                    Row(f"/medioevo-thing-{kind}", icons.engine(kind, 60), "I" * row.level)
                    for kind, row in ENGINE_ROWS.items()
                ),
                room=78,
            ),
            Section("price", (Row("florins"), Row("upgrade"), Row("moves"))),
        ),
    ),
    shares=(0.58, 0.42),
)


def _troop(unit: Unit) -> Row:
    row = UNIT_ROWS[unit]
    return Row(f"/medioevo-thing-{unit}", icons.unit(row.type, 60), _all(row.florins, UNIT_SUPPLY[row.type]))


TROOPS = Table(
    (
        (
            Section("units", tuple(map(_troop, ("light", "archer", "heavy", "cavalry", "captain1"))), room=80),
            Section("limit", (Row("levy"),)),
        ),
        (
            Section(
                "more",
                (
                    Row("captain", icons.unit("captain", 50), "{level}"),
                    Row("card", partial(symbols.card, 48), "{card}"),
                    Row("each", None, "+{card_each}"),
                    Row("technology", None, "{technology}"),
                    Row("point", None, "{point}"),
                    Row("ransom", partial(symbols.bars, 46), "×{ransom}"),
                ),
                room=66,
            ),
            Section("where", (Row("place"),)),
        ),
    ),
    shares=(0.48, 0.52),
)

ABILITIES = Table(
    (
        (
            Section(
                "",
                tuple(
                    Row(f"/medioevo-thing-{kind}", icons.unit(kind, 76), about=kind)
                    for kind in ("archer", "light", "heavy", "cavalry")
                ),
                room=98,
            ),
        ),
        (
            Section(
                "",
                (Row("captain", icons.unit("captain", 76), about="uses"), Row("rule", None, about="only")),
                room=98,
            ),
            Section("damage", (Row("removes"), Row("becomes"))),
        ),
    )
)

SIEGE = Table(
    (
        (
            Section(
                "engines",
                tuple(
                    Row(f"/medioevo-thing-{kind}", icons.engine(kind, 66), _all(row.to_units, row.to_buildings))
                    for kind, row in ENGINE_ROWS.items()
                ),
                room=84,
            ),
            Section("crews", (Row("crew", partial(die, "d8", 2, 54)), Row("aim"), Row("hurt")), room=70),
        ),
        (
            Section(
                "walls",
                tuple(
                    Row(f"/medioevo-thing-{kind}", icons.building(kind, 66), f"−{BUILDING_ROWS[kind].level}")
                    for kind in ("tower", "fort", "castle")
                ),
                room=84,
            ),
            Section("choice", (Row("kind"), Row("never"))),
        ),
    )
)

CAPTIVES = Table(
    (
        (
            Section(
                "",
                (
                    Row("flee", partial(symbols.pennant, (250, 246, 236), 66), about="fleeing"),
                    Row("surrender", partial(symbols.pennant, (158, 138, 108), 66), about="surrendering"),
                ),
                room=90,
            ),
        ),
        (
            Section(
                "",
                (
                    Row("capture", partial(symbols.bars, 62), about="capturing"),
                    Row("ransom", partial(symbols.florin, 62), about="ransoming"),
                ),
                room=90,
            ),
        ),
    )
)

_TRADERS: tuple[Vehicle, ...] = ("caravan", "ship")
GOODS_TABLE = Table(
    (
        (
            Section(
                "goods",
                tuple(Row(f"/medioevo-good-{good}", partial(symbols.medal, good, 56), id=good) for good in GOODS),
                room=74,
            ),
        ),
        (
            Section(
                "traders",
                tuple(
                    Row(f"/medioevo-thing-{kind}", icons.vehicle(kind, 62), _all(*VEHICLE_ROWS[kind].capacity))
                    for kind in _TRADERS
                ),
                room=84,
            ),
            Section("deals", (Row("buy", None, "{good}"), Row("sell", None, "{good}"), Row("move"), Row("market"))),
            Section("danger", (Row("plunder"),)),
        ),
    ),
    shares=(0.34, 0.66),
)
