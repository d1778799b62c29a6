"""Cards whose die says how many things they concern: these are named once it has fallen (cards 13, 42, 50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, Some, words
from rules.medioevo.position import Position, top
from rules.medioevo.powers.options import option_label

# What a card does with the things that were named; entered by the tables of abilities.
NAMED: dict[int, Callable[[Flow[Position], int, tuple[str, ...]], None]] = {}


def _options(position: Position, seat: int) -> Some:
    naming = top(position, Naming)
    return Some(naming.options, 0, naming.number)


class Name(Action, frozen=True, tag="name"):
    """M-52: the things that a card concerns, as many as its die allows at the most."""

    rule = "M-52"
    group = "card"

    several: Annotated[tuple[str, ...], Ask(_options, "M-52", None, option_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        naming = top(flow.state, Naming)
        flow.pop()
        if self.several:
            NAMED[naming.card](flow, seat, self.several)


class Naming(Frame, tag="naming"):
    """The die has fallen; its owner names what the card concerns."""

    seat: int
    card: int
    number: int
    options: list[str]

    def asks(self, state: Position) -> dict[int, Decision]:
        card = words(f"medioevo-card-{self.card}")
        prompt = words("medioevo-prompt-name", card=card, number=self.number)
        return {self.seat: Decision(prompt=prompt, actions=(Name,))}


def ask_names(flow: Flow[Position], seat: int, card: int, number: int, options: list[str]) -> None:
    if options:
        flow.push(Naming(seat=seat, card=card, number=min(number, len(options)), options=options))
