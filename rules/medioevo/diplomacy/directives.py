"""M-121: who is supported by an alliance directs the support, and its owner follows, or has broken the pact.

A directive blocks nothing and moves nothing. Whether it was followed is judged by the players; what would excuse the
ally is worked out, from what the one who asks may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.data import Place
from rules.medioevo.diplomacy.breaking import numbered_label, pact_numbered
from rules.medioevo.diplomacy.relations import at_war, may_attack, pacts_between, truce_between
from rules.medioevo.diplomacy.wars import ATTACK_PENALTY, supported_against
from rules.medioevo.diplomacy.wording import directive_words, pact_words, seat_words, tell
from rules.medioevo.table import (
    ALLIANCES,
    Directive,
    Pact,
    Position,
    armed,
    controller,
    is_sea,
    place_words,
    places_apart,
    refuse,
)


def _holder(position: Position, place: Place) -> int | None:
    return None if is_sea(place) else controller(position, place)


# What excuses from following


def excuse(position: Position, pact: Pact, told: Directive, knower: int | None) -> Words | None:
    """Why a directive does not bind the ally, for all that a seat knows (None: that everybody knows): it would break
    another pact or cost honour, or there is an armistice this turn. War on those whom the support is owed against can
    be declared at no cost."""
    ally, due = told.ally, supported_against(position, pact, told.by)
    for other in _opponents(position, told, knower):
        if truce_between(position, ally, other):
            return words("medioevo-excuse-truce", seat=ally, victim_seat=other)
        pacts = _known_between(position, ally, other, knower)
        if at_war(position, ally, other):
            pacts = [found for found in pacts if found.covers("nonaggression")]
        elif other not in due:
            return words("medioevo-excuse-honour", seat=ally, victim_seat=other, honour=ATTACK_PENALTY)
        if pacts:
            return words("medioevo-excuse-pact", seat=ally, pact=pact_words(pacts[0]))
    return None


def _opponents(position: Position, told: Directive, knower: int | None) -> list[int]:
    """Whom the ally would have to attack there: where it is let in, and at sea, those of its wars only."""
    place, ally = told.place, told.ally
    owner = _holder(position, place)
    others = sorted({*armed(position, place), *([] if owner is None else [owner])} - {ally, told.by})
    host = owner is not None and (
        owner in (ally, told.by)
        or any(pact.admits(owner, ally, place) for pact in _known_between(position, ally, owner, knower))
    )
    return [other for other in others if at_war(position, ally, other)] if host or is_sea(place) else others


def _known_between(position: Position, one: int, other: int, knower: int | None) -> list[Pact]:
    return [pact for pact in pacts_between(position, one, other) if pact.known_to(knower)]


# For the ally


def directives_for(position: Position, seat: int) -> Iterator[tuple[Pact, Directive]]:
    for pact in position.pacts:
        for told in pact.directives:
            if told.ally == seat:
                yield pact, told


def directive_notes(position: Position, seat: int, most: int) -> Iterator[Words]:
    for pact, told in islice(directives_for(position, seat), most):
        place = _place_label(position, seat, told.place)
        yield words("medioevo-note-direct", seat=told.by, place=place, pact=pact_words(pact))
        found = excuse(position, pact, told, seat)
        if found is not None:
            yield words("medioevo-note-excused", why=found)
            continue
        yield words("medioevo-note-bound")
        owner = _holder(position, told.place)
        enemies = supported_against(position, pact, told.by)
        if owner is not None and owner in enemies and not may_attack(position, seat, owner):
            key = "medioevo-note-direct-wait" if at_war(position, seat, owner) else "medioevo-note-direct-war"
            yield words(key, seat=owner, honour=ATTACK_PENALTY)


def marked(position: Position, seat: int, place: Place, label: Words) -> Words:
    """A place to go to, and who wants it so."""
    if not position.pacts:
        return label
    wants = next((told.by for _, told in directives_for(position, seat) if told.place == place), None)
    return label if wants is None else words("medioevo-label-directed", what=label, seat=wants)


# Directing


def undirected(position: Position, seat: int, pact: Pact) -> list[int]:
    """Allies who have had no directive from this seat this turn."""
    directed = [told.ally for told in pact.directives if told.by == seat and told.turn == position.turn]
    return [party for party in pact.parties if party != seat and party not in directed]


def _supporting(position: Position, seat: int) -> OneOf:
    if not (position.pacts and position.wars):
        return OneOf(())
    found = [pact for pact in position.pacts if pact.kind in ALLIANCES and supported_against(position, pact, seat)]
    return OneOf([pact.number for pact in found if undirected(position, seat, pact)])


def _unsupported(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-121", "direct")


def _allies(position: Position, seat: int, number: int) -> OneOf:
    return OneOf(undirected(position, seat, pact_numbered(position.pacts, number)))


def _ally_label(position: Position, seat: int, ally: int) -> Words:
    return seat_words(ally)


def _places(position: Position, seat: int, number: int, ally: int) -> OneOf:
    """The enemy's land first, then one's own."""
    enemies = supported_against(position, pact_numbered(position.pacts, number), seat)

    def rank(place: Place) -> int:
        owner = _holder(position, place)
        return 0 if owner in enemies else 1 if owner == seat else 2

    return OneOf(sorted((*position.world.lands, *position.world.seas), key=rank))


def _place_label(position: Position, seat: int, place: Place) -> Words:
    owner = _holder(position, place)
    named = place_words(place)
    return named if owner is None else words("medioevo-label-held", place=named, seat=owner)


class Direct(Action, frozen=True, tag="direct"):
    """M-121: where an ally's support is to go. It stands until the war or the pact ends, or another takes its place:
    one for each ally a turn."""

    rule = "M-121"
    group = "pact"

    pact: Annotated[int, Ask(_supporting, "M-121", _unsupported, numbered_label)]
    ally: Annotated[int, Ask(_allies, "M-121", _unsupported, _ally_label)]
    place: Annotated[Place, Ask(_places, "M-121", None, _place_label, places_apart)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _supporting(state, seat) else _unsupported(state, seat)

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        pact = pact_numbered(flow.state.pacts, self.pact)
        told = Directive(seat, self.ally, self.place, flow.state.turn)
        others = [old for old in pact.directives if (old.by, old.ally) != (seat, self.ally)]
        pact.directives = [*others, told]
        flow.reveal()
        found = excuse(flow.state, pact, told, None)
        if found is None:
            tell(flow, pact, "medioevo-event-direct", directive=directive_words(told))
        else:
            tell(flow, pact, "medioevo-event-direct-excused", directive=directive_words(told), why=found)
