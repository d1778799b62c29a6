"""M-30 to M-33: phase 3, taxes and upkeep, all at once."""

from __future__ import annotations

from typing import Annotated, ClassVar

from rules.core import Action, Ask, Decision, Flow, OneOf, Refusal, Words, words
from rules.medioevo.campaign import rebellions_due
from rules.medioevo.data import EVENTS
from rules.medioevo.diplomacy import TALKS, Purse
from rules.medioevo.economy import TAX_LEVELS, Borrow, Dismiss, Repay, due, income, interest, upkeep
from rules.medioevo.effects import effects
from rules.medioevo.powers import STANDING, open_window
from rules.medioevo.steps import Sequence, Step, Together, end_phase
from rules.medioevo.table import Position, refuse, top
from rules.medioevo.turn.bankruptcy import Default, Ransack, Revolt, bankrupt


def _levels(position: Position, seat: int) -> OneOf:
    return OneOf(TAX_LEVELS)


def _no_level(position: Position, seat: int, level: object) -> Refusal:
    return refuse("M-30", "tax-level")


def _outcome(position: Position, seat: int, level: int) -> Words:
    """Income, what is left after upkeep and interest, and how likely rebellions are: the backs of the cards to come are
    known, their order is not."""
    florins, cards = income(position, seat, level), position.events or list(EVENTS)
    left = position.players[seat].florins + florins - due(position, seat)
    risings = [rebellions_due(level, EVENTS[card].tolerated) for card in cards]
    risk = round(100 * sum(number > 0 for number in risings) / len(risings))
    return words("medioevo-outcome-tax", florins=florins, left=left, risk=risk, most=max(risings))


class Tax(Action, frozen=True, tag="tax"):
    """M-30: the tax of this turn; it may be changed until the last one has chosen."""

    rule = "M-30"
    leads = True

    level: Annotated[int, Ask(_levels, "M-30", _no_level, outcome=_outcome)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        levels = top(flow.state, Taxing).levels
        if seat not in levels:  # that somebody has changed it is nobody's business
            flow.say("medioevo-event-sealed", seat=seat)
        levels[seat] = self.level
        gain = income(flow.state, seat, self.level)
        flow.say("medioevo-event-own-tax", to=(seat,), level=self.level, florins=gain, due=due(flow.state, seat))


_PRIVATE: tuple[type[Action], ...] = (Tax, Dismiss, Borrow, Repay, *STANDING)
TAXING: tuple[type[Action], ...] = (*_PRIVATE, *TALKS)


class Taxing(Together, tag="taxing"):
    """Everybody sets the marker, and may dismiss pieces before the upkeep."""

    private: ClassVar[frozenset[type[Action]]] = frozenset(_PRIVATE)

    levels: dict[int, int] = {}

    def asked(self, state: Position) -> list[int]:
        return state.order

    def question(self, state: Position, seat: int) -> Decision:
        return Decision(
            prompt=words("medioevo-prompt-tax", due=due(state, seat)),
            actions=TAXING,
            secret=True,
            awaited=seat not in self.levels,
        )

    def advance(self, flow: Flow[Position]) -> None:
        """Income first."""
        flow.reveal()
        flow.pop()
        state = flow.state
        for seat in state.order:
            player = state.players[seat]
            player.tax = self.levels[seat]
            gain = income(state, seat, player.tax)
            player.florins += gain
            flow.say("medioevo-event-income", seat=seat, level=player.tax, florins=gain)


class Dues(Purse, tag="dues"):
    """M-31, M-32: upkeep and interest together. Who cannot pay is asked what to do about it."""

    unpaid: list[int]
    announced: bool = False  # M-130: who could react has been asked
    short: list[int] | None = None  # who was seen to be unable to pay; None: nobody has looked yet

    def pledged(self, state: Position, seat: int) -> int:
        return due(state, seat) if seat in self.unpaid else 0

    def asks(self, state: Position) -> dict[int, Decision]:
        found: dict[int, Decision] = {}
        for seat in self.short or ():
            player, owed = state.players[seat], due(state, seat)
            if seat in self.unpaid and player.florins < owed:
                key = "medioevo-prompt-bankrupt" if bankrupt(state, seat) else "medioevo-prompt-dues"
                prompt = words(key, due=owed, florins=player.florins)
                actions = (Dismiss, Borrow, Ransack, Revolt, Default)
                found[seat] = Decision(prompt=prompt, actions=actions, secret=True)
        return found

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        if isinstance(action, Default):
            self.unpaid.remove(seat)

    def advance(self, flow: Flow[Position]) -> None:
        if not self.announced:
            self.announced = True
            open_window(flow, "interest", involved=flow.state.order)
            return
        flow.reveal()
        self.short = [seat for seat in self.unpaid if flow.state.players[seat].florins < due(flow.state, seat)]
        if self.short:
            return
        flow.pop()
        for seat in self.unpaid:
            player = flow.state.players[seat]
            keep, cost = upkeep(flow.state, seat), interest(flow.state, seat)
            player.florins -= keep + cost
            player.defaults = 0
            flow.say("medioevo-event-dues", seat=seat, upkeep=keep, interest=cost)
            _share_interest(flow, seat, cost)


def _share_interest(flow: Flow[Position], payer: int, cost: int) -> None:
    """Card 37: half of what others pay."""
    state, share = flow.state, cost // 2
    if not share or not state.effects:
        return
    for effect in effects(state, "interest_share"):
        if effect.seat != payer:
            state.players[effect.seat].florins += share
            flow.say("medioevo-event-interest-share", seat=effect.seat, florins=share, payer_seat=payer)


def set_taxes(flow: Flow[Position]) -> None:
    flow.push(Taxing())


def pay_dues(flow: Flow[Position]) -> None:
    flow.push(Dues(unpaid=list(flow.state.order)))


class Taxes(Sequence, tag="taxes"):
    steps: ClassVar[tuple[Step, ...]] = (set_taxes, pay_dues, end_phase)
