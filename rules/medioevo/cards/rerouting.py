"""Sellers rearrange their trade route (31), token by token: each may be laid once on any area, and one that lies there
comes to where it was. So every arrangement can be made."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, OneOf, Refusal, Words, words
from rules.core.words import Item
from rules.medioevo.data import Place
from rules.medioevo.powers import Exercise, Stepwise, Stop, under
from rules.medioevo.table import Position, Route, place_words, places_apart, refuse, top
from rules.medioevo.trade import route_of, stop_label


def _tokens(route: Route) -> list[Place]:
    """The areas where they lie; no two lie together."""
    return [*route.open, *route.done, route.destination]


def _exchange(route: Route, one: Place, other: Place) -> None:
    """What was reached stays so, wherever its token goes; what was not is reached by arriving there (M-106)."""
    new = {one: other, other: one}
    for tokens in (route.open, route.done):
        tokens[:] = [new.get(place, place) for place in tokens]
    route.destination = new.get(route.destination, route.destination)


def _route(position: Position, seat: int) -> Route:
    route = route_of(position.players[seat])
    assert route is not None
    return route


# What is asked


def _left(position: Position, seat: int) -> OneOf:
    rerouting = top(position, Rerouting)
    left = [*rerouting.left]
    return OneOf(left if left and rerouting.areas(position, left[0]) else ())


def _no_token(position: Position, seat: int, token: object) -> Refusal:
    return refuse("M-52", "reroute-token")


def _token_label(position: Position, seat: int, token: Place) -> Words:
    route = _route(position, seat)
    kind = "destination" if token == route.destination else "done" if token in route.done else "open"
    return words(f"medioevo-label-token-{kind}", place=place_words(token))


def _areas(position: Position, seat: int, token: Place) -> OneOf:
    return OneOf(top(position, Rerouting).areas(position, token))


def _no_area(position: Position, seat: int, token: Place, area: object) -> Refusal:
    return refuse("M-52", "reroute-area", token)


class Lay(Action, frozen=True, tag="lay"):
    """M-52: a token of the own trade route is laid elsewhere (card 31)."""

    rule = "M-52"
    group = "card"

    token: Annotated[Place, Ask(_left, "M-52", _no_token, _token_label, places_apart)]
    area: Annotated[Place, Ask(_areas, "M-52", _no_area, stop_label, places_apart)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        rerouting = top(flow.state, Rerouting)
        rerouting.left.remove(self.token)
        if self.area in rerouting.left:
            rerouting.left[rerouting.left.index(self.area)] = self.token
        _exchange(_route(flow.state, seat), self.token, self.area)


class Rerouting(Stepwise, tag="rerouting"):
    """The tokens that may still be laid, by where they lie."""

    left: list[Place]

    def asks(self, state: Position) -> dict[int, Decision]:
        if route_of(state.players[self.seat]) is None or not _left(state, self.seat):
            return {}
        prompt = words("medioevo-prompt-reroute", left=len(self.left))
        return {self.seat: Decision(prompt=prompt, actions=(Lay, Stop))}

    def areas(self, position: Position, token: Place) -> list[Place]:
        """The areas for a token: wherever none lies that was laid before."""
        laid = {*_tokens(_route(position, self.seat))}.difference(self.left)
        return [area for area in position.world.areas if area not in laid and area != token]

    def end(self, flow: Flow[Position]) -> None:
        flow.pop()
        route = route_of(flow.state.players[self.seat])
        if route is None or len(self.left) == route.length:
            return
        stages: list[Item] = [place_words(place) for place in (*route.open, *route.done)]
        flow.say(
            "medioevo-event-route-anew",
            places=(*route.open, route.destination),
            seat=self.seat,
            place=place_words(route.destination),
            stages=stages,
        )


def may_reroute(position: Position, seat: int) -> bool:
    """Whether a player has a route to rearrange, and is not about it already."""
    return route_of(position.players[seat]) is not None and under(position, Rerouting) is None


def reroute(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    flow.push(Rerouting(seat=seat, left=_tokens(_route(flow.state, seat))))
