"""M-32: loans, at any decision of one's own, once a turn; and paying one back, once a turn."""

from __future__ import annotations

from rules.core import Action, Flow, Matters, Refusal, Words, words
from rules.medioevo.economy.treasury import DEBT_HONOUR, INTEREST, LOAN, MOST_LOANS, may_borrow, may_repay
from rules.medioevo.table import Position, refuse


class Borrow(Action, frozen=True, tag="borrow"):
    """M-32: 500 florins, for 50 interest each turn from the next one on."""

    rule = "M-32"
    perilous = True
    group = "loan"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if may_borrow(player):
            return None
        return refuse("M-32", "borrow-twice") if player.borrowed else refuse("M-32", "borrow-most", most=MOST_LOANS)

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words:
        loans = state.players[seat].loans
        honour = DEBT_HONOUR[loans] - DEBT_HONOUR[min(loans + 1, MOST_LOANS)]
        return words("medioevo-brings-loan", florins=LOAN, interest=INTEREST, honour=honour)

    def touches(self, state: Position, seat: int) -> Matters:
        return ("loan",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        player.loans += 1
        player.borrowed = True
        player.florins += LOAN
        flow.reveal()
        flow.say("medioevo-event-borrow", seat=seat, florins=LOAN, loans=player.loans)


class Repay(Action, frozen=True, tag="repay"):
    """M-32: one loan back."""

    rule = "M-32"
    group = "loan"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if may_repay(player):
            return None
        if not player.loans:
            return refuse("M-32", "repay-none")
        return refuse("M-32", "repay-twice") if player.repaid else refuse("M-32", "repay-poor", florins=LOAN)

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words:
        loans = state.players[seat].loans
        honour = DEBT_HONOUR[max(0, loans - 1)] - DEBT_HONOUR[loans]
        return words("medioevo-brings-repayment", florins=LOAN, interest=INTEREST, honour=honour)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        player.loans -= 1
        player.repaid = True
        player.florins -= LOAN
        flow.state.players[seat].note("loan_repaid")
        flow.reveal()
        flow.say("medioevo-event-repay", seat=seat, florins=LOAN, loans=player.loans)


LOANS: tuple[type[Action], ...] = (Borrow, Repay)
