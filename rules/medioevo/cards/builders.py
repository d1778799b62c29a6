"""Architects lower the price of a building (32, 33); sheriffs raise one without paying (69, 70)."""

from __future__ import annotations

from rules.core import Flow, OneOf, Some, words
from rules.medioevo.data import EMPIRE_CARDS, Category, Place
from rules.medioevo.effects import OPEN, impose
from rules.medioevo.powers import Exercise, Power, Slot, under
from rules.medioevo.purchases import Shopping, next_building, raise_building, token_slot
from rules.medioevo.table import EffectKind, Position, controller

# 32, 33: the next building on the list; `prices.rebated_cost` reckons with it


def _shopping(position: Position, seat: int) -> bool:
    return under(position, Shopping) is not None


def _architect(kind: EffectKind) -> Power:
    def begin(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        amount = EMPIRE_CARDS[exercise.card or 0].amount
        impose(flow.state, kind, seat, until="phase", count=amount or 1)
        flow.say("medioevo-event-effect", seat=seat, what=words(f"medioevo-effect-{kind}", amount=amount))

    return Power(does=begin, free=True, when=_shopping, leaves={kind: OPEN})


# 69, 70: one level for nothing


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


def _one_token(position: Position, seat: int, exercise: Exercise) -> Some | None:
    return token_slot(position, seat, exercise.target or "")


def _sheriff(category: Category, by: Category) -> Power:
    def raise_it(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        raise_building(flow, seat, exercise.target or "", category, exercise.several)

    several = _one_token if category == "military" else None
    return Power(does=raise_it, free=True, target=_outgrown(category, by), several=several)


BUILDER_ABILITIES: dict[str, Power] = {
    "building_rebate":       _architect("rebate"),
    "building_half_price":   _architect("half_price"),
    "free_civil_upgrade":    _sheriff("civil", "military"),
    "free_military_upgrade": _sheriff("military", "civil"),
}  # fmt: skip
