"""M-101: trade turns, one player after the other in turn order."""

from __future__ import annotations

from rules.core import Action, Decision, Flow, Frame, words
from rules.medioevo.deeds import conquered
from rules.medioevo.diplomacy.wars import may_attack
from rules.medioevo.phases.trade.deals import Load, Sell
from rules.medioevo.phases.trade.routes import Forsake, OpenRoute, Reassign, route_of
from rules.medioevo.phases.trade.terms import merchants, moves_left
from rules.medioevo.phases.trade.travel import Travel, mobile
from rules.medioevo.plundering.encounter import captors, meet
from rules.medioevo.position import Position, top

_PROMPT = words("medioevo-prompt-trade")


class Rest(Action, frozen=True, tag="rest"):
    """M-101: the end of one's trade turn."""

    rule = "M-101"
    group = "trade"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Trade).seat = None


TRADING: tuple[type[Action], ...] = (Travel, Load, Sell, OpenRoute, Reassign, Forsake, Rest)


def busy(position: Position, seat: int) -> bool:
    """Whether any own transport can still move or deal: with no movement left there is nothing to decide."""
    may_plan = route_of(position.players[seat]) is None
    return any(
        moves_left(position, seat, piece) > 0 or mobile(position, seat, piece) or (piece.loaded and may_plan)
        for piece in merchants(position, seat)
    )


def meet_where_they_stand(flow: Flow[Position], seat: int) -> None:
    """M-84: who was left standing beside an army is treated as one met, from the turn after; only enemies act."""
    state = flow.state
    for transport in merchants(state, seat):
        place = transport.place
        enemies = [other for other in captors(state, seat, place) if may_attack(state, other, seat)]
        if enemies and not conquered(state, place):
            meet(flow, seat, place, [transport])


class Trade(Frame, tag="trade"):
    """In turn order everybody moves all own transports, in any order."""

    waiting: list[int]
    seat: int | None = None

    def asks(self, state: Position) -> dict[int, Decision]:
        if self.seat is None or not busy(state, self.seat):
            return {}
        return {self.seat: Decision(prompt=_PROMPT, actions=TRADING)}

    def advance(self, flow: Flow[Position]) -> None:
        if not self.waiting:
            flow.pop()
            return
        self.seat = self.waiting.pop(0)
        meet_where_they_stand(flow, self.seat)


def open_trade(flow: Flow[Position]) -> None:
    flow.push(Trade(waiting=list(flow.state.order)))
