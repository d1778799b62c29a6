"""Phase 3: taxes, upkeep, loans, and what comes of too little money."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked, both, doing
from bot.coach.medioevo.looking import Here, civil_levels, florins, lands, me, place_words, rebels, units
from rules.medioevo.data import EVENTS
from rules.medioevo.economy import LANDLESS_INCOME, MARKET_INCOME
from rules.medioevo.view import MedioevoView


def income(here: Here, level: int) -> int:
    """M-30, M-33: what a tax would bring."""
    mine = set(lands(here))
    if not mine and not units(here):
        return LANDLESS_INCOME
    cities = [each.place for each in here.view.buildings if each.kind == "city" and each.place in mine]
    markets = sum(len(here.view.markets.get(place, ())) for place in cities)
    return level * (len(mine) + civil_levels(here)) + MARKET_INCOME * markets


def _bearing(here: Here, level: int) -> int:
    """Of the events that may come next, how many bear such a tax (M-24)."""
    return sum(EVENTS[card].tolerated >= level for card in here.view.events_left)


def _tax_facts(here: Here) -> Facts:
    return {
        "due": me(here).upkeep + me(here).interest,
        "low": income(here, 20),
        "mid": income(here, 30),
        "high": income(here, 50),
        "safe": _bearing(here, 20),
        "fair": _bearing(here, 30),
        "cards": len(here.view.events_left),
    }


def _rebel_facts(here: Here) -> Facts:
    return {"place": place_words(rebels(here)[0]), "count": len(rebels(here))}


def _purse_facts(here: Here) -> Facts:
    return {"florins": florins(here), "loans": me(here).loans}


def _dues_facts(here: Here) -> Facts:
    due = here.prompt.args.get("due", 0)
    return {"due": due, "florins": florins(here)}


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("borrow", "taxes", doing("borrow"), _purse_facts),
    Lesson("repay", "taxes", doing("repay"), _purse_facts),
    Lesson("dismiss", "taxes", doing("dismiss"), lambda here: {"upkeep": me(here).upkeep}),
    Lesson("ransack", "taxes", doing("ransack", "revolt", "default")),
)

_taxing = asked("medioevo-prompt-tax")

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("tax", "taxes", _taxing, _tax_facts),
    Lesson("rebels", "rebellion", both(_taxing, lambda here: bool(rebels(here))), _rebel_facts),
    Lesson("tax-again", "rebellion", both(_taxing, lambda here: here.view.turn > 1), _tax_facts),
    Lesson("dues", "taxes", asked("medioevo-prompt-dues"), _dues_facts),
    Lesson("bankrupt", "taxes", asked("medioevo-prompt-bankrupt"), _dues_facts),
    Lesson("withdraw", "control", asked("medioevo-prompt-withdraw")),
)
