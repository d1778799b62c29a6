"""Cards that ask their owner again after they were turned: step by step, as long as there is something to choose (25,
31), or for the things that a die allows (13, 42, 50)."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, Some, words
from rules.medioevo.powers.options import option_label
from rules.medioevo.powers.power import ability_of
from rules.medioevo.table import Position, top


class Stepwise(Frame):
    """A card that goes on until its owner stops, or until there is nothing left to ask."""

    seat: int

    def end(self, flow: Flow[Position]) -> None:
        flow.pop()

    def advance(self, flow: Flow[Position]) -> None:
        self.end(flow)


class Stop(Action, frozen=True, tag="stop"):
    """M-52: no more of what the card allows."""

    rule = "M-52"
    group = "card"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Stepwise).end(flow)


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
        power = ability_of(naming.card)
        if self.several and power is not None and power.named is not None:
            power.named(flow, seat, self.several)


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
