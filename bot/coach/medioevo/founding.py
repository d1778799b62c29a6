"""Before the first turn: a realm, the first pieces, a card and a token."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked
from bot.coach.medioevo.looking import Here, home, place_words
from rules.core.words import words
from rules.medioevo.data import EMPIRE_CARDS, TERRITORIES, Realm
from rules.medioevo.table import HOMES, open_realms
from rules.medioevo.view import MedioevoView


def _ports(realm: Realm) -> int:
    return sum(1 for place in HOMES[realm] if (area := TERRITORIES[place].area) and area.port)


def _open(here: Here) -> tuple[Realm, ...]:
    taken: tuple[Realm, ...] = tuple(player.realm for player in here.view.players if player.realm)
    return open_realms(taken, len(here.view.players))


def _realm_facts(here: Here) -> Facts:
    inland = [realm for realm in _open(here) if not _ports(realm)]
    coastal = max(_open(here), key=_ports)
    return {
        "land": words(f"medioevo-realm-{inland[0]}") if inland else "",
        "inland": "yes" if inland else "no",
        "sea": words(f"medioevo-realm-{coastal}"),
        "ports": _ports(coastal),
    }


def _settle_facts(here: Here) -> Facts:
    areas = [(place, area.good) for place in home(here) if (area := TERRITORIES[place].area)]
    named = [
        words("medioevo-area-good", place=place_words(place), good=words(f"medioevo-good-{good}"))
        for place, good in areas
    ]
    return {"areas": [*named]}


def _card_facts(here: Here) -> Facts:
    easiest = min(here.view.own_cards, key=lambda card: EMPIRE_CARDS[card].objective.difficulty)
    return {"card": words(f"medioevo-card-{easiest}"), "objective": words(f"medioevo-objective-{easiest}")}


MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("reign", "goal", asked("medioevo-prompt-reign"), _realm_facts),
    Lesson("rank", "goal", asked("medioevo-prompt-rank")),
    Lesson("stake", "variants", asked("medioevo-prompt-stake", "medioevo-prompt-stake-again")),
    Lesson("settle", "goal", asked("medioevo-prompt-settle"), _settle_facts),
    Lesson("keep", "cards", asked("medioevo-prompt-keep"), _card_facts),
    Lesson("take", "technologies", asked("medioevo-prompt-take")),
)
