"""The 72 Empire cards: points, the ability by its id with what it costs, and the objective as a question about the
state (D for both)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from rules.medioevo.data.technologies import Colour


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
DEEDS: tuple[str, ...] = (
    "auction_won", "battle_won", "building_destroyed", "conquer", "cubes_sold", "event_unscathed", "loan_repaid",
    "pact_signed", "pillage", "pt_spent", "ransom_received", "rebellion_check_passed", "rebellion_suppressed",
    "route_completed", "sale_income", "units_bought", "units_captured", "units_destroyed",
)  # fmt: skip
