"""The pieces: what each costs, can do and needs, and how many there are (M-5, M-41 to M-45)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from rules.medioevo.data.powers import Colour

Good = Literal["arms", "salt", "furs", "grain", "slaves", "spices", "cloth", "wine"]
Die = Literal["d4", "d6", "d8"]

UnitType = Literal["light", "heavy", "cavalry", "archer", "captain"]
Unit = Literal["light", "heavy", "cavalry", "archer", "captain1", "captain2", "captain3"]  # a captain with its level
Vehicle = Literal["wagon", "galley", "caravan", "ship"]
Engine = Literal["catapult", "trebuchet", "bombard"]
Category = Literal["civil", "military", "religious"]
Building = Literal["village", "town", "city", "tower", "fort", "castle", "cathedral"]

GOODS: tuple[Good, ...] = get_args(Good)
UNITS: tuple[Unit, ...] = get_args(Unit)
VEHICLES: tuple[Vehicle, ...] = get_args(Vehicle)
ENGINES: tuple[Engine, ...] = get_args(Engine)
CATEGORIES: tuple[Category, ...] = get_args(Category)


class Design(Struct, frozen=True):
    """The technology without which a thing cannot be designed; each level of the thing costs one of its points."""

    colour: Colour
    level: int


MASONRY = Design("green", 1)
ARCHITECTURE = Design("green", 2)
MATHEMATICS = Design("green", 3)
CARPENTRY = Design("blue", 1)
RELIGION = Design("purple", 1)
ART_OF_WAR = Design("red", 1)


class UnitRow(Struct, frozen=True):
    type: UnitType
    level: int  # of captains; others have none
    florins: int
    becomes: tuple[Unit, ...]  # M-76: what one damage makes of it, the first that is in reserve


# M-44, M-76
UNIT_ROWS: dict[Unit, UnitRow] = {
    "light":    UnitRow("light",   0,  20, ()),
    "heavy":    UnitRow("heavy",   0,  50, ("light",)),
    "cavalry":  UnitRow("cavalry", 0, 100, ("heavy", "light")),
    "archer":   UnitRow("archer",  0,  50, ()),
    "captain1": UnitRow("captain", 1, 100, ()),
    "captain2": UnitRow("captain", 2, 200, ()),
    "captain3": UnitRow("captain", 3, 300, ()),
}  # fmt: skip
UNITS_OF_TYPE: dict[UnitType, tuple[Unit, ...]] = {
    kind: tuple(unit for unit, row in UNIT_ROWS.items() if row.type == kind) for kind in get_args(UnitType)
}
CAPTAINS: tuple[Unit, ...] = ("captain1", "captain2", "captain3")


class VehicleRow(Struct, frozen=True):
    military: bool
    sea: bool
    capacity: tuple[int, int, int]  # by level I, II, III
    movement: tuple[int, int, int]


# M-61, M-100
VEHICLE_ROWS: dict[Vehicle, VehicleRow] = {
    "wagon":   VehicleRow(True,  False, (3, 6, 9), (6, 7, 8)),
    "galley":  VehicleRow(True,  True,  (3, 6, 9), (6, 7, 8)),
    "caravan": VehicleRow(False, False, (2, 4, 6), (6, 7, 8)),
    "ship":    VehicleRow(False, True,  (2, 4, 6), (6, 7, 8)),
}  # fmt: skip
ENGINE_MOVEMENT = 4
LEVEL_PRICE = 100  # florins for each level of a vehicle, an engine or a captain
TOP_LEVEL = 3


class EngineRow(Struct, frozen=True):
    level: int
    to_units: int  # M-71: damage of one hit
    to_buildings: int


ENGINE_ROWS: dict[Engine, EngineRow] = {
    "catapult":  EngineRow(1, 2, 0),
    "trebuchet": EngineRow(2, 3, 1),
    "bombard":   EngineRow(3, 4, 2),
}  # fmt: skip


class BuildingRow(Struct, frozen=True):
    category: Category
    level: int
    structure: int
    florins: int
    points: int  # of its design's colour
    design: Design
    honour: int  # for building it


# M-41
BUILDING_ROWS: dict[Building, BuildingRow] = {
    "village":   BuildingRow("civil",     1, 2, 100, 1, MASONRY,      0),
    "town":      BuildingRow("civil",     2, 4, 200, 2, MASONRY,      0),
    "city":      BuildingRow("civil",     3, 6, 300, 3, MASONRY,      1),
    "tower":     BuildingRow("military",  1, 3, 100, 1, ARCHITECTURE, 0),
    "fort":      BuildingRow("military",  2, 6, 200, 2, ARCHITECTURE, 0),
    "castle":    BuildingRow("military",  3, 9, 300, 3, ARCHITECTURE, 1),
    "cathedral": BuildingRow("religious", 3, 3, 300, 1, RELIGION,     1),
}  # fmt: skip
REPAIR_PRICE = 50

# M-5: what each player has, captains of any level together.
UNIT_SUPPLY: dict[UnitType, int] = {"light": 20, "heavy": 20, "cavalry": 10, "archer": 10, "captain": 3}
CONTROL_TOKENS = 8
PROPERTY_TOKENS: dict[tuple[int, ...], int] = {(1, 3): 2, (1, 2): 4, (2, 3): 2, (1,): 2}  # by the levels they show
DICE: dict[Die, int] = {"d4": 4, "d6": 6, "d8": 8}

# M-5: what all draw from.
VEHICLE_SUPPLY: dict[Vehicle, int] = {"galley": 15, "ship": 12, "wagon": 15, "caravan": 12}
ENGINE_SUPPLY: dict[Engine, int] = {"catapult": 16, "trebuchet": 14, "bombard": 12}
BUILDING_SUPPLY: dict[Building, int] = {
    "village": 24, "town": 17, "city": 12, "tower": 40, "fort": 20, "castle": 20, "cathedral": 14,
}  # fmt: skip
CUBES_PER_GOOD = 20
OBJECTIVE_TOKENS_PER_COLOUR = 8
BARBARIAN_SUPPLY: dict[Unit, int] = {"light": 40, "archer": 20, "captain1": 7}
BARBARIAN_GALLEYS = 4
BLOOD_TOKENS = 18
