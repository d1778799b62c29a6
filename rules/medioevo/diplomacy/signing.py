"""M-121: what is drafted is signed, declined or withdrawn."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal
from rules.medioevo.deeds import note
from rules.medioevo.diplomacy.breaking import drop_draft, numbered_label, pact_numbered
from rules.medioevo.diplomacy.pact import Pact
from rules.medioevo.diplomacy.payments import settle, spendable
from rules.medioevo.diplomacy.wording import tell
from rules.medioevo.phrases import refuse
from rules.medioevo.position import Position


def laid_before(position: Position, seat: int) -> list[Pact]:
    """Drafts that wait for this seat's name."""
    if not position.drafts:
        return []
    return [draft for draft in position.drafts if seat in draft.parties and seat not in draft.signed]


def laid_open(position: Position, number: int) -> bool:
    """Whether a draft still waits for somebody's name."""
    return any(draft.number == number for draft in position.drafts)


def _owes(draft: Pact, seat: int) -> int:
    """What signing costs this seat at once."""
    paid = draft.payment
    return paid.florins if paid is not None and paid.payer == seat and paid.rhythm == "once" else 0


def _signable(position: Position, seat: int) -> OneOf:
    drafts = laid_before(position, seat)
    return OneOf([d.number for d in drafts if not _owes(d, seat) or spendable(position, seat) >= _owes(d, seat)])


def _answerable(position: Position, seat: int) -> OneOf:
    return OneOf([draft.number for draft in laid_before(position, seat)])


def _own(position: Position, seat: int) -> OneOf:
    if not position.drafts:
        return OneOf(())
    return OneOf([draft.number for draft in position.drafts if draft.parties[0] == seat])


def _no_draft(position: Position, seat: int, number: object = None) -> Refusal:
    """None: whichever one may not sign."""
    drafts = laid_before(position, seat)
    draft = next((draft for draft in drafts if number in (None, draft.number) and _owes(draft, seat)), None)
    if draft is None:
        return _nothing(position, seat)
    return refuse("M-122", "pact-money", florins=_owes(draft, seat), have=spendable(position, seat))


def _nothing(position: Position, seat: int, number: object = None) -> Refusal:
    return refuse("M-121", "no-draft")


class Sign(Action, frozen=True, tag="sign"):
    """M-121: with the last name the pact is in force, and what is to be paid at once is paid."""

    rule = "M-121"
    group = "pact"

    pact: Annotated[int, Ask(_signable, "M-121", _no_draft, numbered_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _signable(state, seat) else _no_draft(state, seat)

    @property
    def concealed(self) -> bool:
        return True

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
    if not settle(flow, pact):
        assert pact.payment is not None
        tell(flow, pact, "medioevo-event-pact-unpaid", seat=pact.payment.payer)
        return
    tell(flow, pact, "medioevo-event-pact-signed")
    if pact.kind == "exchange":
        return
    state.pacts.append(pact)
    for party in pact.parties:
        note(state, party, "pact_signed", type=pact.kind, secret=pact.secret)


class Reject(Action, frozen=True, tag="reject"):
    """M-121: no; nothing comes of the draft."""

    rule = "M-121"
    group = "pact"

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
