"""Phase 4: what to buy first, and what each kind of purchase is good for."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked, both, doing
from bot.coach.medioevo.looking import (
    Here,
    army_words,
    civil_levels,
    florins,
    learnt,
    main_army,
    me,
    merchants,
    own_buildings,
    place_words,
    units,
)
from rules.core.words import words
from rules.medioevo.data import COLOURS, LEVELS, POINT_PRICE, TECHNOLOGY_PRICE, technology_at
from rules.medioevo.economy import BASE_LEVY, CARD_PRICE, CARD_PRICE_EACH, CARDS_SEEN, CARDS_SEEN_EACH
from rules.medioevo.view import MedioevoView


def _list_facts(here: Here) -> Facts:
    return {"florins": florins(here), "levy": BASE_LEVY + civil_levels(here), "upkeep": me(here).upkeep}


def _done_facts(here: Here) -> Facts:
    return {"count": len(here.view.own_list), "florins": florins(here)}


def _research_facts(here: Here) -> Facts:
    """The cheapest steps that are open, for which one has a token of their colour first."""
    held = me(here).technology
    colour = min(COLOURS, key=lambda branch: (held.get(branch, 0), not me(here).tokens.get(branch)))
    following = min(held.get(colour, 0) + 1, LEVELS)
    return {
        "technology": words(f"medioevo-technology-{technology_at(colour, following)}"),
        "price": TECHNOLOGY_PRICE * following,
        "levels": learnt(here),
    }


def _build_facts(here: Here) -> Facts:
    village = next((each for each in own_buildings(here) if each.kind == "village"), None)
    return {
        "place": place_words(village.place) if village else "",
        "village": "yes" if village else "no",
        "points": me(here).tokens.get("green", 0),
        "price": POINT_PRICE,
    }


def _recruit_facts(here: Here) -> Facts:
    place = main_army(here)
    return {
        "levy": BASE_LEVY + civil_levels(here),
        "place": place_words(place) if place else "",
        "army": army_words(me(here).armies[place]) if place else "",
        "have": "yes" if place else "no",
    }


def _card_facts(here: Here) -> Facts:
    cards = len(me(here).cards)
    cathedrals = sum(each.kind == "cathedral" for each in own_buildings(here))
    price, seen = CARD_PRICE + CARD_PRICE_EACH * cards, CARDS_SEEN + CARDS_SEEN_EACH * cathedrals
    return {"price": price, "seen": seen}


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("research", "technologies", doing("research"), _research_facts),
    Lesson("build", "buildings", doing("build"), _build_facts),
    Lesson("recruit", "troops", doing("recruit"), _recruit_facts),
    Lesson("seek", "cards", doing("seek"), _card_facts),
    Lesson("equip", "machines", doing("equip")),
    Lesson("forge", "siege", doing("forge")),
    Lesson("improve", "machines", doing("improve")),
    Lesson("promote", "abilities", doing("promote")),
    Lesson("repair", "buildings", doing("repair")),
    Lesson("ransom", "captives", doing("ransom", "recall")),
    Lesson("unlist", "troops", doing("unlist"), _done_facts),
    Lesson("done", "troops", doing("done"), _done_facts),
    Lesson("conceal", "variants", doing("conceal", "shift")),
)

_buying = asked("medioevo-prompt-buy")

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("buy", "troops", both(_buying, lambda here: here.view.turn == 1), _list_facts),
    Lesson(
        "buy-army",
        "troops",
        both(_buying, lambda here: units(here) < BASE_LEVY + 1),
        _recruit_facts,
        about=("recruit",),
    ),
    Lesson("buy-build", "buildings", both(_buying, lambda here: "build" in here.kinds), _build_facts, about=("build",)),
    Lesson(
        "buy-trade",
        "machines",
        both(_buying, lambda here: not merchants(here) and "equip" in here.kinds),
        about=("equip",),
    ),
    Lesson("buy-list", "troops", both(_buying, lambda here: bool(here.view.own_list)), _done_facts),
    Lesson("buy-again", "troops", both(_buying, lambda here: here.view.turn > 1), _list_facts),
    Lesson("choose", "cards", asked("medioevo-prompt-choose")),
    Lesson("buy-on", "cards", asked("medioevo-prompt-buy-on"), _done_facts),
    Lesson("deploy", "variants", asked("medioevo-prompt-deploy")),
)
