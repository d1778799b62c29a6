"""M-120 to M-122: how pacts end: broken at a cost in honour, or in accord."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words, words
from rules.medioevo.data import Place
from rules.medioevo.diplomacy.relations import pacts_between, pacts_of
from rules.medioevo.diplomacy.wording import pact_words, tell
from rules.medioevo.table import Pact, PactKind, Position, award, refuse

BREACH = 2  # M-122: honour lost for each pact broken


def end_pact(position: Position, pact: Pact) -> None:
    """The list is a new one then, by which those who reckon with it can tell."""
    position.pacts = [other for other in position.pacts if other.number != pact.number]
    position.trials = [trial for trial in position.trials if trial.pact != pact.number]


def drop_draft(position: Position, draft: Pact) -> None:
    position.drafts[:] = [other for other in position.drafts if other.number != draft.number]


def break_pact(flow: Flow[Position], pact: Pact, breaker: int) -> None:
    """A pact is over for all who signed it. What was broken everybody gets to know."""
    end_pact(flow.state, pact)
    flow.reveal()
    flow.say("medioevo-event-pact-broken", seat=breaker, pact=pact_words(pact))
    flow.show()
    award(flow, breaker, -BREACH, "pact")


def break_between(flow: Flow[Position], breaker: int, other: int, kinds: Collection[PactKind] | None = None) -> None:
    """M-120: what binds the two, all of it or what is of these kinds."""
    if not flow.state.pacts:
        return
    for pact in pacts_between(flow.state, breaker, other):
        if kinds is None or any(map(pact.covers, kinds)):
            break_pact(flow, pact, breaker)


def end_pacts_of(flow: Flow[Position], seat: int) -> None:
    """M-32: a party has left the game."""
    state = flow.state
    for pact in pacts_of(state, seat):
        end_pact(state, pact)
        tell(flow, pact, "medioevo-event-pact-over")
    state.drafts = [draft for draft in state.drafts if seat not in draft.parties]
    state.trials = [trial for trial in state.trials if seat not in (trial.accuser, trial.accused)]


def expose(flow: Flow[Position], pact: Pact) -> None:
    """M-121: what can be seen at work is secret no more."""
    if pact.secret:
        pact.secret = False
        flow.reveal()
        flow.say("medioevo-event-pact-seen", pact=pact_words(pact))


def use_right(flow: Flow[Position], host: int, guest: int, kind: PactKind) -> None:
    """Somebody does in another's land what a pact allows, for all to see."""
    _show(flow, [pact for pact in flow.state.pacts if pact.covers(kind) and pact.grants(host, guest)])


def enter(flow: Flow[Position], host: int, guest: int, place: Place) -> None:
    """Units that come to a land of their host make a secret pact known that lets them."""
    _show(flow, [pact for pact in flow.state.pacts if pact.admits(host, guest, place)])


def _show(flow: Flow[Position], at_work: list[Pact]) -> None:
    if at_work and all(pact.secret for pact in at_work):
        expose(flow, at_work[0])


# By choice


def pact_numbered(pacts: list[Pact], number: int) -> Pact:
    return next(pact for pact in pacts if pact.number == number)


def numbered_label(position: Position, seat: int, number: int) -> Words:
    """A draft or a pact in force; one that is gone by its number."""
    found = next((pact for pact in (*position.pacts, *position.drafts) if pact.number == number), None)
    return (
        words("medioevo-label-pact", number=number, pact=pact_words(found))
        if found
        else words("medioevo-label-pact-gone", number=number)
    )


class PactAction(Action, frozen=True):
    """What is done about a pact or its draft is told to those who may know of it."""

    group = "pact"

    @property
    def concealed(self) -> bool:
        return True

    def touches(self, state: Position, seat: int) -> Matters:
        return ("pact",)


def _own(position: Position, seat: int) -> OneOf:
    return OneOf([pact.number for pact in pacts_of(position, seat)] if position.pacts else ())


def _lasting(position: Position, seat: int) -> OneOf:
    own = pacts_of(position, seat) if position.pacts else ()
    return OneOf([pact.number for pact in own if seat not in pact.ending])


def no_pact(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-122", "pact-none")


class Break(Action, frozen=True, tag="break"):
    """M-122: openly, at the cost of honour."""

    rule = "M-122"
    perilous = True
    weighty = True
    group = "pact"

    pact: Annotated[int, Ask(_own, "M-122", no_pact, numbered_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _own(state, seat) else no_pact(state, seat)

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        break_pact(flow, pact_numbered(flow.state.pacts, self.pact), seat)


class Dissolve(PactAction, frozen=True, tag="dissolve"):
    """M-122: once all signatories want it, a pact is over. Until the end of the turn one's word stands."""

    rule = "M-122"

    pact: Annotated[int, Ask(_lasting, "M-122", no_pact, numbered_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _lasting(state, seat) else no_pact(state, seat)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        pact = pact_numbered(flow.state.pacts, self.pact)
        pact.ending.append(seat)
        flow.reveal()
        if set(pact.ending) >= set(pact.parties):
            end_pact(flow.state, pact)
            tell(flow, pact, "medioevo-event-pact-dissolved")
        else:
            tell(flow, pact, "medioevo-event-pact-tired", seat=seat)
