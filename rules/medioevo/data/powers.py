"""What has powers: the 24 technologies, six branches of four levels (M-40, M-110), and the 72 Empire cards: points, the
ability by its id with what it costs, and the objective as a question about the state (D for both)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal, TypeAlias, get_args

import msgspec
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


# Empire cards


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """One question, with what it needs to be answered by yes; `all` and `any` join several."""

    kind: str
    needs: dict[str, Any] = {}
    of: tuple[Check, ...] = ()


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """M-51: the token is of one of these colours; none: of any."""

    check: Check
    colours: tuple[Colour, ...]
    difficulty: int


class EmpireCard(Struct, frozen=True, forbid_unknown_fields=True):
    """`ability`: what it can do, by its row in `cards`; `florins`: what that costs, `amount`: what it reckons with. Its
    words tell both. `holds`: the florins that may lie on it. `pt`: alternatives, each of them all the points that the
    card then gives."""

    number: int
    character: str
    ability: str
    pt: tuple[tuple[Colour, ...], ...]
    objective: Objective
    florins: int = 0
    amount: int = 0
    holds: int = 0


def _load() -> dict[int, EmpireCard]:
    text = files("rules.medioevo.data").joinpath("empire.json").read_bytes()
    return {card.number: card for card in msgspec.json.decode(text, type=tuple[EmpireCard, ...])}


EMPIRE_CARDS: dict[int, EmpireCard] = _load()

# The questions that objectives ask, each with what may be needed.
CHECKS: dict[str, tuple[str, ...]] = {
    "territories": ("min",),
    "enemy_home_territories": ("min",),
    "connected_territories": ("min",),
    "territory_set": ("ids", "min"),
    "inhabited": ("min", "foreign"),
    "ports": ("min",),
    "goods_distinct": ("min",),
    "same_good_areas": ("min",),
    "terrain_types": ("min",),
    "fire_territories": ("min",),
    "buildings": ("cat", "min_level", "min", "connected", "foreign"),
    "full_site": ("civil", "military", "religious", "min"),
    "units": ("types", "min", "scope"),
    "combined_army": ("types",),
    "captain": ("min_level", "min"),
    "transports": ("types", "min_level", "min"),
    "siege": ("min_level", "min"),
    "galleys_in_seas": ("min",),
    "florins": ("min", "no_debt"),
    "techs": ("min_level", "min"),
    "tech_total": ("min",),
    "empire_cards": ("min",),
    "objective_tokens": ("min",),
    "market_value": ("min",),
    "cargo_distinct": ("min",),
    "prisoners": ("min", "owners"),
    "control_tokens": ("min",),
    "pacts": ("min", "type", "partners"),
    "hp": ("min",),
    "did": ("event", "min", "filter"),
    "not_at_war": (),
}

# What a turn's record counts for `did`.
DeedKind: TypeAlias = Literal[
    "auction_won", "battle_won", "building_destroyed", "conquer", "cubes_sold", "event_unscathed", "loan_repaid",
    "pact_signed", "pillage", "pt_spent", "ransom_received", "rebellion_check_passed", "rebellion_suppressed",
    "route_completed", "sale_income", "units_bought", "units_captured", "units_destroyed",
]  # fmt: skip
DEEDS: tuple[DeedKind, ...] = get_args(DeedKind)
