"""M-122: further payments, put into a draft of one's own while it waits for signatures."""

from __future__ import annotations

from typing import Annotated

from rules.core import Amount, Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.diplomacy.breaking import PactAction, numbered_label, pact_numbered
from rules.medioevo.diplomacy.payments import due_at_once, spendable
from rules.medioevo.diplomacy.wording import COIN, MOST_FLORINS, seat_words, tell
from rules.medioevo.table import Pact, Payment, Position, Rhythm, refuse

MOST_PAYMENTS = 5  # in one pact


def _open(position: Position, seat: int) -> OneOf:
    own = [draft for draft in position.drafts if draft.parties[0] == seat] if position.drafts else []
    return OneOf([draft.number for draft in own if len(draft.payments) < MOST_PAYMENTS])


def _no_draft(position: Position, seat: int, number: object = None) -> Refusal:
    return refuse("M-122", "amend", most=MOST_PAYMENTS)


def _purse(position: Position, seat: int, draft: Pact) -> int:
    """What the proposer of a draft could still pay at once."""
    return max(0, spendable(position, seat) - due_at_once(draft, seat)) // COIN * COIN


def _payers(position: Position, seat: int, number: int) -> OneOf:
    draft = pact_numbered(position.drafts, number)
    able = draft.kind != "exchange" or _purse(position, seat, draft) >= COIN
    return OneOf([str(party) for party in draft.parties if party != seat or able])


def _payees(position: Position, seat: int, number: int, payer: str) -> OneOf:
    return OneOf([str(party) for party in pact_numbered(position.drafts, number).parties if str(party) != payer])


def _party_label(position: Position, seat: int, party: str) -> Words:
    return seat_words(int(party))


def _rhythms(position: Position, seat: int, number: int, payer: str, payee: str) -> OneOf | None:
    draft = pact_numbered(position.drafts, number)
    if draft.kind == "exchange":
        return None
    poor = payer == str(seat) and _purse(position, seat, draft) < COIN
    trades = draft.covers("trade") and draft.favoured in (None, int(payer))
    return OneOf([*(() if poor else ("once",)), "turn", *(("deal",) if trades else ())])


def _rhythm_label(position: Position, seat: int, rhythm: str) -> Words:
    return words(f"medioevo-pact-{rhythm}")


def _sums(position: Position, seat: int, number: int, payer: str, payee: str, rhythm: Rhythm) -> Amount:
    draft = pact_numbered(position.drafts, number)
    own = payer == str(seat) and rhythm == "once"
    return Amount(COIN, min(_purse(position, seat, draft) if own else MOST_FLORINS, MOST_FLORINS), COIN)


def _no_sum(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-122", "pact-sum", most=MOST_FLORINS, have=spendable(position, seat))


class Amend(PactAction, frozen=True, tag="amend"):
    """M-122: one payment more. Whoever had signed signs anew."""

    rule = "M-122"

    pact: Annotated[int, Ask(_open, "M-122", _no_draft, numbered_label)]
    payer: Annotated[str, Ask(_payers, "M-122", None, _party_label)]
    payee: Annotated[str, Ask(_payees, "M-122", None, _party_label)]
    rhythm: Annotated[Rhythm, Ask(_rhythms, "M-122", None, _rhythm_label)] = "once"
    florins: Annotated[int, Ask(_sums, "M-122", _no_sum)] = 0

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _open(state, seat) else _no_draft(state, seat)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        draft = pact_numbered(flow.state.drafts, self.pact)
        draft.payments.append(Payment(int(self.payer), int(self.payee), self.florins, self.rhythm))
        draft.signed = [seat]
        flow.reveal()
        tell(flow, draft, "medioevo-event-amend", seat=seat)
