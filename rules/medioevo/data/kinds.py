"""The words of the game's data: what there is of each kind, in the order in which it is listed."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Place: TypeAlias = str  # a territory or a sea, by its id
Realm = Literal["byzantium", "mamluks", "hungary", "empire", "novgorod", "golden_horde"]
Terrain = Literal["plains", "forest", "hills", "mountains", "desert"]
Good = Literal["arms", "salt", "furs", "grain", "slaves", "spices", "cloth", "wine"]
Colour = Literal["blue", "yellow", "orange", "red", "green", "purple"]  # of a branch, and of its points
Icon = Literal["movement", "armies", "buildings", "goods"]
Die = Literal["d4", "d6", "d8"]

UnitType = Literal["light", "heavy", "cavalry", "archer", "captain"]
Unit = Literal["light", "heavy", "cavalry", "archer", "captain1", "captain2", "captain3"]  # a captain with its level
Vehicle = Literal["wagon", "galley", "caravan", "ship"]
Engine = Literal["catapult", "trebuchet", "bombard"]
Category = Literal["civil", "military", "religious"]
Building = Literal["village", "town", "city", "tower", "fort", "castle", "cathedral"]

REALMS: tuple[Realm, ...] = get_args(Realm)
REALM_COLOURS: dict[Realm, str] = dict(
    zip(REALMS, ("blue", "green", "red", "yellow", "white", "violet"), strict=True)
)  # of their pieces, unless a player wishes for another
GOODS: tuple[Good, ...] = get_args(Good)
COLOURS: tuple[Colour, ...] = get_args(Colour)
ICONS: tuple[Icon, ...] = get_args(Icon)
UNITS: tuple[Unit, ...] = get_args(Unit)
VEHICLES: tuple[Vehicle, ...] = get_args(Vehicle)
ENGINES: tuple[Engine, ...] = get_args(Engine)
CATEGORIES: tuple[Category, ...] = get_args(Category)
