"""Cards, technologies, objectives, and reactions to what others do."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked, both, doing
from bot.coach.medioevo.looking import Here, me
from rules.core.words import words
from rules.medioevo.data import COLOURS, technology_at
from rules.medioevo.turn import TOKEN_HONOUR
from rules.medioevo.view import MedioevoView

_WINDOW = "medioevo-prompt-window-"


def _in_window(here: Here) -> bool:
    return here.prompt.key.startswith(_WINDOW)


def _moment(*moments: str) -> list[str]:
    return [f"{_WINDOW}{moment}{where}" for moment in moments for where in ("", "-at")]


def _ready_facts(here: Here) -> Facts:
    ready = [card for card in me(here).cards if card not in me(here).turned]
    return {"count": len(ready), "card": words(f"medioevo-card-{(ready or me(here).cards or (1,))[0]}")}


def _known_facts(here: Here) -> Facts:
    held = me(here).technology
    known = [technology_at(colour, held[colour]) for colour in COLOURS if held.get(colour)]
    named = [words(f"medioevo-technology-{technology}") for technology in known]
    return {"known": [*named] if named else "", "tokens": sum(me(here).tokens.values())}


def _token_facts(here: Here) -> Facts:
    count = min(sum(me(here).tokens.values()), len(TOKEN_HONOUR) - 2)
    return {"count": count, "now": TOKEN_HONOUR[count], "next": TOKEN_HONOUR[count + 1]}


def _met_facts(here: Here) -> Facts:
    return {"card": words(f"medioevo-card-{here.view.own_met[0]}"), **_token_facts(here)}


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("arrange", "events", doing("arrange")),
    Lesson("play", "cards", doing("play"), _ready_facts),
    Lesson("use", "technologies", doing("use"), _known_facts),
    Lesson("claim", "cards", doing("claim"), _token_facts),
    Lesson("orders", "reactions", doing("orders")),
    Lesson("habit", "reactions", doing("habit")),
    Lesson("pledge", "turn", doing("pledge")),
    Lesson("levy", "taxes", doing("levy")),
)

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson(
        "met", "cards", lambda here: bool(here.view.own_met) and "claim" in here.kinds, _met_facts, about=("claim",)
    ),
    Lesson("window", "reactions", _in_window, _ready_facts),
    Lesson("window-battle", "reactions", asked(*_moment("battle", "round", "dice", "damage"))),
    Lesson("window-event", "reactions", asked(*_moment("events", "event-drawn", "rebellion", "die-rolled"))),
    Lesson("window-card", "reactions", asked(*_moment("card"))),
    Lesson("window-again", "reactions", both(_in_window, lambda here: "orders" in here.kinds)),
    Lesson("petition", "cards", asked("medioevo-prompt-petition"), _token_facts),
    Lesson("name", "cards", asked("medioevo-prompt-name", "medioevo-prompt-grant")),
    Lesson("relief", "cards", asked("medioevo-prompt-relief")),
    Lesson("reroute", "markets", asked("medioevo-prompt-reroute")),
)
