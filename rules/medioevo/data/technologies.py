"""The 24 technologies: six branches of four levels (M-40, M-110)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Colour = Literal["blue", "yellow", "orange", "red", "green", "purple"]  # of a branch, and of its points
COLOURS: tuple[Colour, ...] = get_args(Colour)
TechnologyName: TypeAlias = Literal[
    "carpentry", "logistics", "machinery", "cartography",
    "trade", "market", "control", "guilds",
    "edict", "law", "nation", "influence",
    "art_of_war", "promotion", "tactics", "strategy",
    "masonry", "architecture", "mathematics", "engineering",
    "religion", "monasticism", "proselytism", "passing_of_time",
]  # fmt: skip
TECHNOLOGY_NAMES: tuple[TechnologyName, ...] = get_args(TechnologyName)


class Technology(Struct, frozen=True):
    colour: Colour
    level: int
    points: int  # what one use costs, in points of its colour (D)


TECHNOLOGIES: dict[str, Technology] = {
    "carpentry":        Technology("blue",   1, 1),
    "logistics":        Technology("blue",   2, 1),
    "machinery":        Technology("blue",   3, 1),
    "cartography":      Technology("blue",   4, 2),
    "trade":            Technology("yellow", 1, 1),
    "market":           Technology("yellow", 2, 1),
    "control":          Technology("yellow", 3, 1),
    "guilds":           Technology("yellow", 4, 2),
    "edict":            Technology("orange", 1, 1),
    "law":              Technology("orange", 2, 1),
    "nation":           Technology("orange", 3, 1),
    "influence":        Technology("orange", 4, 2),
    "art_of_war":       Technology("red",    1, 1),
    "promotion":        Technology("red",    2, 1),
    "tactics":          Technology("red",    3, 1),
    "strategy":         Technology("red",    4, 2),
    "masonry":          Technology("green",  1, 1),
    "architecture":     Technology("green",  2, 1),
    "mathematics":      Technology("green",  3, 1),
    "engineering":      Technology("green",  4, 2),
    "religion":         Technology("purple", 1, 1),
    "monasticism":      Technology("purple", 2, 1),
    "proselytism":      Technology("purple", 3, 1),
    "passing_of_time":  Technology("purple", 4, 2),
}  # fmt: skip
LEVELS = 4
DESIGNS = ("carpentry", "art_of_war", "masonry", "architecture", "mathematics", "religion")  # used by purchases
TECHNOLOGY_PRICE = 100  # florins for each level
POINT_PRICE = 100  # M-110: florins for a missing point


def technology_at(colour: Colour, level: int) -> TechnologyName:
    """The name of a technology by its branch and level."""
    return _BY_PLACE[colour, level]


_BY_PLACE: dict[tuple[Colour, int], TechnologyName] = {
    (TECHNOLOGIES[name].colour, TECHNOLOGIES[name].level): name for name in TECHNOLOGY_NAMES
}
