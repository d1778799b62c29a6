"""M-133: a bid and a tax that are said before they are asked for."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Flow, OneOf, Words, words
from rules.medioevo.economy.treasury import TAX_LEVELS, income
from rules.medioevo.table import Position

_ASK = 0  # instead of a tax


def _purse(position: Position, seat: int) -> Amount:
    return Amount(0, position.players[seat].florins)


def _pledge_outcome(position: Position, seat: int, florins: int) -> Words:
    """M-20: only who wins pays."""
    return words("medioevo-outcome-bid", left=position.players[seat].florins - florins)


class Pledge(Action, frozen=True, tag="pledge"):
    """M-133: the bid for the next turn order; it may be changed until the last one is in."""

    rule = "M-133"
    aside = True

    florins: Annotated[int, Ask(_purse, "M-133", outcome=_pledge_outcome)]

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].pledge = self.florins
        flow.say("medioevo-event-pledge", to=(seat,), florins=self.florins)


def _levels(position: Position, seat: int) -> OneOf:
    return OneOf((*TAX_LEVELS, _ASK))


def _level_label(position: Position, seat: int, level: int) -> Words:
    return words("medioevo-label-levy", level=level)


def _levy_outcome(position: Position, seat: int, level: int) -> Words | None:
    return words("medioevo-outcome-income", florins=income(position, seat, level)) if level != _ASK else None


class Levy(Action, frozen=True, tag="levy"):
    """M-133: the tax from now on; 0: to be asked."""

    rule = "M-133"
    aside = True

    level: Annotated[int, Ask(_levels, "M-133", None, _level_label, outcome=_levy_outcome)]

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].levy = self.level
        flow.say("medioevo-event-levy", to=(seat,), level=self.level)
