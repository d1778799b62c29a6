"""Phase 5: movements, and what awaits them."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked, both, doing
from bot.coach.medioevo.looking import (
    Here,
    army_words,
    at_war,
    frontier,
    main_army,
    me,
    place_words,
    rebels,
    some_places,
)
from rules.medioevo.data import TERRITORIES
from rules.medioevo.table import size
from rules.medioevo.view import MedioevoView


def _march_facts(here: Here) -> Facts:
    place = main_army(here)
    return {
        "have": "yes" if place else "no",
        "place": place_words(place) if place else "",
        "army": army_words(me(here).armies[place]) if place else "",
        "horde": army_words(here.view.horde),
        "targets": some_places(_targets(here)),
        "found": "yes" if _targets(here) else "no",
    }


def _targets(here: Here) -> list[str]:
    return [place for place in frontier(here) if TERRITORIES[place].area]


def _column_facts(here: Here) -> Facts:
    column = here.view.column
    head = column.head if column else None
    return {"place": place_words(head) if head else "", "horde": army_words(here.view.horde)}


def _rebel_facts(here: Here) -> Facts:
    place = rebels(here)[0]
    return {"place": place_words(place), "army": army_words(here.view.barbarians[place])}


def _war_facts(here: Here) -> Facts:
    return {"seat": at_war(here)[0]}


def _order_facts(here: Here) -> Facts:
    return {"place": here.view.order.index(here.seat) + 1, "units": sum(map(size, me(here).armies.values()))}


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("march", "move", doing("march"), _march_facts),
    Lesson("hold", "move", doing("hold")),
    Lesson("retire", "move", doing("retire")),
    Lesson("finish", "move", doing("finish"), _column_facts),
    Lesson("assault", "conquest", doing("assault")),
    Lesson("plunder-deed", "conquest", doing("plunder")),
)

_moving = asked("medioevo-prompt-march")

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("campaign", "move", _moving, _march_facts, about=("march",)),
    Lesson(
        "campaign-rebels", "rebellion", both(_moving, lambda here: bool(rebels(here))), _rebel_facts, about=("march",)
    ),
    Lesson("campaign-war", "diplomacy", both(_moving, lambda here: bool(at_war(here))), _war_facts),
    Lesson("campaign-rounds", "move", _moving, _order_facts),
    Lesson("column", "move", asked("medioevo-prompt-column"), _column_facts),
    Lesson("engaged", "battle", asked("medioevo-prompt-engaged"), _column_facts),
    Lesson("engage", "conquest", asked("medioevo-prompt-engage")),
    Lesson(
        "engage-one",
        "diplomacy",
        asked("medioevo-prompt-engage-one"),
        lambda here: {"seat": here.prompt.args.get("seat", 0)},
    ),
    Lesson("plunder", "conquest", asked("medioevo-prompt-plunder"), lambda here: here.prompt.args),
)
