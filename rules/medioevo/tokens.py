"""M-42: control tokens that no military building supports any more go back, their owner choosing which."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, words
from rules.medioevo.control import lift_token, unsupported
from rules.medioevo.data import Place
from rules.medioevo.phrases import place_label, place_words, places_apart
from rules.medioevo.position import Position


def _excess(position: Position, seat: int) -> OneOf:
    """The tokens without which fewer would be unsupported."""
    excess = unsupported(position, seat)
    tokens = position.players[seat].control
    return OneOf([place for place in tokens if unsupported(position, seat, without=place) < excess])


def send_back(flow: Flow[Position], place: Place) -> int | None:
    """M-35: the token of a land goes back to its owner, who is told."""
    owner = lift_token(flow.state, place)
    if owner is not None:
        flow.say("medioevo-event-withdraw", places=(place,), seat=owner, place=place_words(place))
    return owner


class Withdraw(Action, frozen=True, tag="withdraw"):
    """M-42: one control token back from the map."""

    rule = "M-42"

    place: Annotated[Place, Ask(_excess, "M-42", None, place_label, places_apart)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].control.remove(self.place)
        flow.say("medioevo-event-withdraw", places=(self.place,), seat=seat, place=place_words(self.place))


class Withdrawal(Frame, tag="withdrawal"):
    """Everybody with unsupported tokens chooses, all at once."""

    def asks(self, state: Position) -> dict[int, Decision]:
        ask = Decision(prompt=words("medioevo-prompt-withdraw"), actions=(Withdraw,))
        return {seat: ask for seat, _ in state.seated() if unsupported(state, seat)}

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


def withdraw_tokens(flow: Flow[Position]) -> bool:
    """Whether somebody has tokens to take back; a frame then asks. Where all must go, they go at once."""
    state = flow.state
    asked = False
    for seat, player in enumerate(state.players):
        if not player.control:
            continue
        excess = unsupported(state, seat)
        if excess and excess == len(player.control):
            for place in list(player.control):
                Withdraw(place).apply(flow, seat)
        elif excess:
            asked = True
    if asked:
        flow.push(Withdrawal())
    return asked
