"""M-24: rebellions, placed one by one in the home land with the fewest units."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, words
from rules.medioevo.campaign.barbarians import raise_horde
from rules.medioevo.data import Place
from rules.medioevo.powers import open_window
from rules.medioevo.table import Position, award, controller, place_label, place_words, places_apart, refuse, size, top

TAX_STEP = 10  # of the tax, for each rebellion


def rebellions_due(tax: int, tolerated: int) -> int:
    return max(0, tax - tolerated) // TAX_STEP


def has_rebels(position: Position, seat: int) -> bool:
    """Any barbarians in home land are rebels."""
    return any(place in position.barbarians for place in position.home(seat))


def rebellion_sites(position: Position, seat: int, struck: list[Place]) -> list[Place]:
    """Controlled home land with the fewest own units, and while possible not where this rising already struck."""
    own = [place for place in position.home(seat) if controller(position, place) == seat]
    fresh = [place for place in own if place not in struck] or own
    army = position.players[seat].army
    strength = {place: size(army(place)) for place in fresh}
    fewest = min(strength.values(), default=0)
    return [place for place in fresh if strength[place] == fewest]


def _sites(position: Position, seat: int) -> OneOf:
    return OneOf(rebellion_sites(position, seat, top(position, Rebellion).struck))


def _no_site(position: Position, seat: int, place: object) -> Refusal:
    return refuse("M-24", "rise-place")


class Rise(Action, frozen=True, tag="rise"):
    """M-24: where the rebels rise, among lands that suffer them alike."""

    rule = "M-24"
    group = "event"

    place: Annotated[Place, Ask(_sites, "M-24", _no_site, place_label, places_apart)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.say("medioevo-event-rebellion", places=(self.place,), seat=seat, place=place_words(self.place))
        raise_horde(flow, self.place)


class Rebellion(Frame, tag="rebellion"):
    """One player's rebellions of one occasion. The player is asked where lands are alike."""

    seat: int
    left: int
    struck: list[Place] = []
    announced: bool = False  # M-130: who could react to the next one has been asked

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self.announced or not self.left or len(rebellion_sites(state, self.seat, self.struck)) < 2:
            return {}
        return {self.seat: Decision(prompt=words("medioevo-prompt-rise", left=self.left), actions=(Rise,))}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        assert isinstance(action, Rise)
        self.left -= 1
        self.announced = False
        self.struck.append(action.place)
        action.apply(flow, seat)

    def advance(self, flow: Flow[Position]) -> None:
        sites = rebellion_sites(flow.state, self.seat, self.struck) if self.left else []
        if sites and not self.announced:
            self.announced = True
            open_window(flow, "rebellion", involved=(self.seat,))
        elif sites:
            self.take(flow, self.seat, Rise(sites[0]))
        else:
            flow.pop()


def rebel(flow: Flow[Position], seat: int, number: int) -> None:
    """M-24: each new rebellion costs honour where there are rebels already, looked at once before placing."""
    if has_rebels(flow.state, seat):
        award(flow, seat, -number, "rebels")
    flow.push(Rebellion(seat=seat, left=number))
