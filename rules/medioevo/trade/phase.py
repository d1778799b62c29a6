"""M-101: trade turns, one player after the other in turn order."""

from __future__ import annotations

from rules.core import Action, Decision, Flow, Frame, Words, words
from rules.medioevo.campaign import captors, meet
from rules.medioevo.diplomacy import may_attack
from rules.medioevo.powers import under
from rules.medioevo.table import Position, conquered, top
from rules.medioevo.trade.deals import Deal, Load, Sell
from rules.medioevo.trade.routes import Forsake, OpenRoute, Reassign, route_of
from rules.medioevo.trade.terms import merchants, moves_left
from rules.medioevo.trade.travel import Journey, Travel, mobile

_PROMPT = words("medioevo-prompt-trade")


class Rest(Action, frozen=True, tag="rest"):
    """M-101: the end of one's trade turn."""

    rule = "M-101"
    leads = True
    group = "trade"

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words | None:
        """What is left undone."""
        count = sum(mobile(state, seat, piece) for piece in merchants(state, seat))
        return words("medioevo-brings-rest", count=count) if count else None

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


def trading(position: Position, seat: int) -> bool:
    """A player's own turn of phase 6, also on the way and while a deal is made."""
    for kind in (Trade, Journey, Deal):
        frame = under(position, kind)
        if frame is not None:
            return frame.seat == seat
    return False
