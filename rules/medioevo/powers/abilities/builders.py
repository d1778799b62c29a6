"""Architects lower the price of a building (32, 33); sheriffs raise one without paying (69, 70)."""

from __future__ import annotations

from rules.core import Flow, OneOf, Some, words
from rules.medioevo.control import controller, token_sites
from rules.medioevo.data import Building, Category, Place
from rules.medioevo.data.pieces import BUILDING_ROWS
from rules.medioevo.phases.purchases.buildings import erect
from rules.medioevo.phases.purchases.phase import Shopping
from rules.medioevo.phrases import place_words, thing_words
from rules.medioevo.position import Position
from rules.medioevo.powers.context import under
from rules.medioevo.powers.effects import impose
from rules.medioevo.powers.power import Exercise, Power, Slot
from rules.medioevo.supply import buildings_left, control_tokens_left

# 32, 33: the next building on the list; `prices.rebated_cost` reckons with it


def _shopping(position: Position, seat: int) -> bool:
    return under(position, Shopping) is not None


def _architect(kind: str) -> Power:
    def begin(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        impose(flow.state, kind, seat, until="phase")
        flow.say("medioevo-event-effect", seat=seat, what=words(f"medioevo-effect-{kind}"))

    return Power(does=begin, free=True, private=True, when=_shopping)


# 69, 70: one level for nothing


def next_building(position: Position, place: Place, category: Category) -> Building | None:
    """What one more level would make of a building, if there is one in the supply."""
    standing = position.building(place, category)
    if standing is None:
        return None
    for kind, row in BUILDING_ROWS.items():
        if row.category == category and row.level == standing.level + 1:
            return kind if buildings_left(position, kind) else None
    return None


def _outgrown(category: Category, by: Category) -> Slot:
    """Own land where a building of the other category has a higher level."""

    def slot(position: Position, seat: int, exercise: Exercise) -> OneOf:
        found: list[Place] = []
        for place, site in position.buildings.items():
            lower, higher = site.get(category), site.get(by)
            if lower and higher and higher.level > lower.level and controller(position, place) == seat:
                found += [place] if next_building(position, place, category) else []
        return OneOf(found)

    return slot


def token_slot(position: Position, seat: int, place: Place) -> Some | None:
    """M-42: one more level of a military building brings one token, if there is room for it."""
    sites = token_sites(position, seat, place) if control_tokens_left(position.players[seat]) else []
    return Some(sites, 0, 1) if sites else None


def _one_token(position: Position, seat: int, exercise: Exercise) -> Some | None:
    return token_slot(position, seat, exercise.target or "")


def raise_building(
    flow: Flow[Position], seat: int, place: Place, category: Category, tokens: tuple[Place, ...] = ()
) -> None:
    """One level more, for nothing."""
    kind = next_building(flow.state, place, category)
    assert kind is not None
    where, what = place_words(place), thing_words(kind)
    flow.say("medioevo-event-raised", places=(place, *tokens), seat=seat, place=where, thing=what)
    erect(flow, seat, place, kind, tokens)


def _sheriff(category: Category, by: Category) -> Power:
    def raise_it(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        raise_building(flow, seat, exercise.target or "", category, exercise.several)

    several = _one_token if category == "military" else None
    return Power(does=raise_it, free=True, target=_outgrown(category, by), several=several)


BUILDER_ABILITIES: dict[str, Power] = {
    "building_minus_50":     _architect("building_minus_50"),
    "building_half_price":   _architect("building_half_price"),
    "free_civil_upgrade":    _sheriff("civil", "military"),
    "free_military_upgrade": _sheriff("military", "civil"),
}  # fmt: skip
