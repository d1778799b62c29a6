"""M-121: what is drafted is signed, declined or withdrawn."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal
from rules.medioevo.diplomacy.breaking import PactAction, drop_draft, numbered_label, pact_numbered
from rules.medioevo.diplomacy.payments import defaulter, due_at_once, settle, spendable
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.table import Pact, Position, refuse


def laid_before(position: Position, seat: int) -> list[Pact]:
    """Drafts that wait for this seat's name."""
    if not position.drafts:
        return []
    return [draft for draft in position.drafts if seat in draft.parties and seat not in draft.signed]


def laid_open(position: Position, number: int) -> bool:
    """Whether a draft still waits for somebody's name."""
    return any(draft.number == number for draft in position.drafts)


def _signable(position: Position, seat: int) -> OneOf:
    drafts = [(draft.number, due_at_once(draft, seat)) for draft in laid_before(position, seat)]
    return OneOf([number for number, due in drafts if not due or spendable(position, seat) >= due])


def _answerable(position: Position, seat: int) -> OneOf:
    return OneOf([draft.number for draft in laid_before(position, seat)])


def _own(position: Position, seat: int) -> OneOf:
    if not position.drafts:
        return OneOf(())
    return OneOf([draft.number for draft in position.drafts if draft.parties[0] == seat])


def _no_draft(position: Position, seat: int, number: object = None) -> Refusal:
    """None: whichever one may not sign."""
    drafts = laid_before(position, seat)
    draft = next((draft for draft in drafts if number in (None, draft.number) and due_at_once(draft, seat)), None)
    if draft is None:
        return _nothing(position, seat)
    return refuse("M-122", "pact-money", florins=due_at_once(draft, seat), have=spendable(position, seat))


def _nothing(position: Position, seat: int, number: object = None) -> Refusal:
    return refuse("M-121", "no-draft")


class Sign(PactAction, frozen=True, tag="sign"):
    """M-121: with the last name the pact is in force, and what is to be paid at once is paid."""

    rule = "M-121"
    reply = True

    pact: Annotated[int, Ask(_signable, "M-121", _no_draft, numbered_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _signable(state, seat) else _no_draft(state, seat)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        draft = pact_numbered(flow.state.drafts, self.pact)
        draft.signed.append(seat)
        flow.reveal()
        if set(draft.signed) >= set(draft.parties):
            conclude(flow, draft)
        else:
            tell(flow, draft, "medioevo-event-sign", seat=seat)


def conclude(flow: Flow[Position], pact: Pact) -> None:
    """All have signed. An exchange is done at once and leaves nothing to keep."""
    state = flow.state
    drop_draft(state, pact)
    short = defaulter(state, pact)
    if short is not None:
        tell(flow, pact, "medioevo-event-pact-unpaid", seat=short)
        return
    settle(state, pact)
    tell(flow, pact, "medioevo-event-pact-signed")
    if pact.kind == "exchange":
        return
    state.pacts.append(pact)
    for party in pact.parties:
        state.players[party].note("pact_signed", type=pact.kind, secret=pact.secret)


class Reject(Action, frozen=True, tag="reject"):
    """M-121: no; nothing comes of the draft."""

    rule = "M-121"
    group = "pact"
    reply = True

    pact: Annotated[int, Ask(_answerable, "M-121", _nothing, numbered_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _answerable(state, seat) else _nothing(state, seat)

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        _drop(flow, self.pact, "medioevo-event-reject", seat)


class Retract(Action, frozen=True, tag="retract"):
    """M-121: one's own draft is withdrawn."""

    rule = "M-121"
    group = "pact"
    offhand = True

    pact: Annotated[int, Ask(_own, "M-121", _nothing, numbered_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _own(state, seat) else _nothing(state, seat)

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        _drop(flow, self.pact, "medioevo-event-retract", seat)


def _drop(flow: Flow[Position], number: int, key: str, seat: int) -> None:
    draft = pact_numbered(flow.state.drafts, number)
    drop_draft(flow.state, draft)
    flow.reveal()
    tell(flow, draft, key, seat=seat)
