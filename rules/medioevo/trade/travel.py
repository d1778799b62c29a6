"""M-100, M-101, M-104: a trip, step by step: leaving, arriving, meeting armies."""

from __future__ import annotations

from itertools import takewhile
from typing import Annotated, Literal

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, words
from rules.medioevo.campaign import meet
from rules.medioevo.data import GOODS, VEHICLE_ROWS, Good, Place
from rules.medioevo.effects import appear, at_home, leaving_forbidden, step_cost, unseen
from rules.medioevo.powers import open_window
from rules.medioevo.table import (
    Position,
    Transport,
    controller,
    good_label,
    good_words,
    is_sea,
    place_words,
    places_apart,
    refuse,
    thing_words,
    top,
)
from rules.medioevo.trade.routes import reach_stage
from rules.medioevo.trade.terms import (
    counter,
    find,
    may_trade,
    merchant_label,
    merchants,
    moves_left,
    samples,
    stock,
    stop_label,
    stop_outcome,
    takings,
)
from rules.medioevo.trade.ways import detours, next_to, reach, way


def mobile(position: Position, seat: int, transport: Transport) -> bool:
    """Whether it can make a step, by its movement or out of a castle: on an island a caravan has nowhere to go."""
    left = moves_left(position, seat, transport)
    ahead = next_to(position, seat, transport)
    return any(step_cost(position, seat, transport.place, place) <= left for place in ahead)


def _travellers(position: Position, seat: int) -> OneOf:
    return OneOf([piece.id for piece in merchants(position, seat) if mobile(position, seat, piece)])


def _no_traveller(position: Position, seat: int, transport: object) -> Refusal:
    return refuse("M-100", "travel-tired")


def _destinations(position: Position, seat: int, transport: str) -> OneOf:
    _, *places = reach(position, seat, position.players[seat].transport(transport))
    return OneOf(places)


def _too_far(position: Position, seat: int, transport: str, *values: object) -> Refusal:
    piece = position.players[seat].transport(transport)
    return refuse("M-100", "travel-far", moves=moves_left(position, seat, piece))


def _ways(position: Position, seat: int, transport: str, destination: Place) -> OneOf | None:
    """Asked only where the way is longer than a step."""
    piece = position.players[seat].transport(transport)
    if reach(position, seat, piece)[destination] <= 1:
        return None
    return OneOf([None, *detours(position, seat, piece, destination)])


def _laden(position: Position, seat: int, transport: str) -> float:
    return sum(position.players[seat].transport(transport).cargo.values())


def _takings(position: Position, seat: int, transport: str, place: Place) -> int:
    return takings(position, seat, position.players[seat].transport(transport), place)


def _gain(position: Position, seat: int, transport: str, place: Place) -> float:
    """Where the cargo brings most; without one, where one may buy."""
    piece = position.players[seat].transport(transport)
    if piece.cargo:
        return _takings(position, seat, transport, place)
    return counter(piece, place) is not None and may_trade(position, seat, place)


class Travel(Action, frozen=True, tag="travel"):
    """M-100: a caravan or merchant ship travels by the cheapest way around foreign armies, or by way of a place."""

    rule = "M-100"
    group = "trade"

    transport: Annotated[str, Ask(_travellers, "M-100", _no_traveller, merchant_label, likely=_laden)]
    destination: Annotated[
        Place,
        Ask(_destinations, "M-100", _too_far, stop_label, places_apart, outcome=stop_outcome, likely=_gain),
    ]
    via: Annotated[
        Place | None, Ask(_ways, "M-100", _too_far, stop_label, places_apart, nothing="medioevo-nothing-via")
    ] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        piece = flow.state.players[seat].transport(self.transport)
        steps = way(flow.state, seat, piece, self.destination, self.via)
        flow.say(
            "medioevo-event-travel",
            places=(piece.place, *steps),
            seat=seat,
            thing=thing_words(piece.kind),
            origin=place_words(piece.place),
            way=[place_words(place) for place in steps],
        )
        flow.push(Journey(seat=seat, transport=self.transport, ahead=steps))


# M-104: what stays in the market of an area that is left


def _samples(position: Position, seat: int) -> OneOf:
    journey = top(position, Journey)
    piece = position.players[seat].transport(journey.transport)
    return OneOf(sorted(samples(position, piece), key=GOODS.index))


class Stock(Action, frozen=True, tag="stock"):
    """M-104: which of the goods aboard leaves a cube in the market."""

    rule = "M-104"
    group = "trade"

    good: Annotated[Good, Ask(_samples, "M-104", None, good_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        journey = top(flow.state, Journey)
        leave_cube(flow, flow.state.players[seat].transport(journey.transport).place, self.good)
        journey.step = "go"


def leave_cube(flow: Flow[Position], place: Place, good: Good) -> None:
    stock(flow.state, place, good)
    value = len(flow.state.markets[place])
    where, what = place_words(place), good_words(good)
    flow.say("medioevo-event-market", places=(place,), place=where, good=what, value=value)


class Journey(Frame, tag="journey"):
    """One transport on its way. Each leg: a cube stays, a step is made, others may react, armies are met."""

    seat: int
    transport: str
    ahead: list[Place]
    step: Literal["leave", "stock", "go", "visit", "meet"] = "leave"
    free: bool = False  # by Cartography

    def asks(self, state: Position) -> dict[int, Decision]:
        """M-104: where several colours could stay, their owner chooses."""
        piece = find(state, self.seat, self.transport) if self.step == "stock" and self.ahead else None
        if piece is None or len(samples(state, piece)) < 2:
            return {}
        prompt = words("medioevo-prompt-stock", place=place_words(piece.place))
        return {self.seat: Decision(prompt=prompt, actions=(Stock,))}

    def advance(self, flow: Flow[Position]) -> None:
        """Leg by leg until somebody must be asked."""
        stack = flow.state.stack
        while stack[-1] is self and not self.asks(flow.state):
            piece = find(flow.state, self.seat, self.transport)
            if piece is None or not self.ahead:
                flow.pop()
                appear(flow.state, self.transport)
            else:
                self._go_on(flow, piece)

    def _go_on(self, flow: Flow[Position], piece: Transport) -> None:
        hidden = unseen(flow.state, piece)
        if self.step in ("stock", "go") and self._held_up(flow.state, piece):
            self.ahead = []
            flow.say("medioevo-event-march-stopped", seat=self.seat, place=place_words(piece.place))
        elif self.step == "leave":
            self.step = "stock"
            open_window(flow, "departure", place=piece.place, involved=(self.seat,), deciding=(self.seat,))
        elif self.step == "stock":
            self.step = "go"
            for good in samples(flow.state, piece):
                leave_cube(flow, piece.place, good)
        elif self.step == "go":
            self.step = "visit"
            self._go(flow, piece)
        elif self.step == "visit":
            self.step = "meet"
            host = None if is_sea(piece.place) else controller(flow.state, piece.place)
            if host not in (None, self.seat) and not (hidden and len(self.ahead) > 1):
                open_window(flow, "visit", place=piece.place, involved=(host,))
        else:
            self.step = "stock"
            self.ahead.pop(0)
            if hidden and self.ahead:  # cards 55, 56: nobody takes notice on the way
                return
            meet(flow, self.seat, piece.place, [piece])

    def _held_up(self, state: Position, piece: Transport) -> bool:
        """Card 3: here, or where Logistics leads across and nothing can stay (M-111)."""
        if not state.effects:
            return False
        sails = VEHICLE_ROWS[piece.kind].sea
        across = takewhile(lambda place: not at_home(place, sails), self.ahead)
        return any(leaving_forbidden(state, place) for place in (piece.place, *across))

    def _go(self, flow: Flow[Position], piece: Transport) -> None:
        cost = 0 if self.free else step_cost(flow.state, self.seat, piece.place, self.ahead[0])
        if cost > moves_left(flow.state, self.seat, piece):  # something on the way has tired it
            self.ahead = []
            return
        piece.spent += cost
        piece.place = self.ahead[0]
        piece.loaded = False
        reach_stage(flow, self.seat, piece)
