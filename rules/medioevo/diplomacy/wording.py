"""Pacts in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rules.core import Flow, Words, words
from rules.core.words import Arg, Item
from rules.medioevo.table import Directive, Pact, Position, army_words, place_words

COIN = 10  # sums are multiples of it
MOST_FLORINS = 5000


@cache
def seat_words(seat: int) -> Words:
    return words("medioevo-label-seat", seat=seat)


def seats_words(seats: Iterable[int]) -> list[Item]:
    return [seat_words(seat) for seat in seats]


@cache
def kind_words(kind: str) -> Words:
    return words(f"medioevo-pact-{kind}")


@cache
def until_words(until: int) -> Words:
    return words("medioevo-pact-until", turn=until) if until else words("medioevo-pact-whole")


def pact_words(pact: Pact) -> Words:
    """A pact, such as: Passage (Alix and Bruno): for Alix; until the end of turn 5; Alix pays Bruno 100 florins."""
    kinds: list[Item] = [kind_words(kind) for kind in (pact.kind, *pact.also)]
    whole = words("medioevo-pact-between", what=kinds, parties=seats_words(pact.parties))
    for clause in _clauses(pact):
        whole = words("medioevo-pact-clause", head=whole, tail=clause)
    return whole


def directive_words(told: Directive) -> Words:
    return words("medioevo-pact-directs", seat=told.by, ally_seat=told.ally, place=place_words(told.place))


def read_out(pact: Pact) -> Words:
    """The pact, and what was directed under it: for those who judge."""
    whole = pact_words(pact)
    for told in pact.directives:
        whole = words("medioevo-pact-clause", head=whole, tail=directive_words(told))
    return whole


def _clauses(pact: Pact) -> list[Words]:
    found: list[Words] = []
    if pact.text:
        found.append(words("medioevo-pact-text", text=pact.text))
    if pact.favoured is not None:
        found.append(words("medioevo-pact-favours", seat=pact.favoured))
    if pact.units:
        found.append(words("medioevo-pact-units", count=pact.units))
    if pact.kind != "exchange":
        found.append(until_words(pact.until))
    for paid in pact.payments:
        key = f"medioevo-pact-pays-{paid.rhythm}"
        found.append(words(key, seat=paid.payer, payee_seat=paid.payee, florins=paid.florins))
    found += [words("medioevo-pact-frees", seat=seat, units=army_words(units)) for seat, units in pact.released.items()]
    if pact.secret:
        found.append(words("medioevo-pact-secret"))
    return found


def tell(flow: Flow[Position], pact: Pact, key: str, **args: Arg) -> None:
    """To all who may know of the pact. What everybody may know, the channel gets to know at once."""
    if not flow.heard:
        return
    to = tuple(sorted(pact.parties)) if pact.secret else None
    flow.say(key, places=(), to=to, pact=pact_words(pact), **args)
    if to is None:
        flow.show()
