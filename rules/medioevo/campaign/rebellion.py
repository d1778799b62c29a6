"""M-24: rebellions, placed one by one in the home land with the fewest units."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, words
from rules.medioevo.campaign.barbarians import raise_horde
from rules.medioevo.data import Place
from rules.medioevo.powers import open_window
from rules.medioevo.table import (
    Position,
    award,
    controller,
    garrison_outcome,
    place_label,
    place_words,
    places_apart,
    refuse,
    size,
)

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


def rebellion_of(position: Position, seat: int) -> Rebellion:
    """The one that a seat is asked about: of all that are to come, its next."""
    return next(frame for frame in reversed(position.stack) if isinstance(frame, Rebellion) and frame.seat == seat)


def _sites(position: Position, seat: int) -> OneOf:
    return OneOf(rebellion_sites(position, seat, rebellion_of(position, seat).struck))


def _no_site(position: Position, seat: int, place: object) -> Refusal:
    return refuse("M-24", "rise-place")


class Rise(Action, frozen=True, tag="rise"):
    """M-24: where the rebels rise, among lands that suffer them alike."""

    rule = "M-24"
    group = "event"

    place: Annotated[Place, Ask(_sites, "M-24", _no_site, place_label, places_apart, outcome=garrison_outcome)]


class Rebellion(Frame, tag="rebellion"):
    """One player's rebellions of one occasion. The player is asked where lands are alike; those whose rebels rise on
    the same occasion are asked together, and theirs rise in turn order."""

    seat: int
    left: int
    struck: list[Place] = []
    announced: bool = False  # M-130: who could react to the next one has been asked
    chosen: Place | None = None  # for the next one

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self.announced or not self._open(state):
            return {}
        risings = (frame for frame in state.stack if isinstance(frame, Rebellion) and frame._open(state))
        return {
            frame.seat: Decision(prompt=words("medioevo-prompt-rise", left=frame.left), actions=(Rise,))
            for frame in risings
        }

    def _open(self, state: Position) -> bool:
        """Whether there is something to choose, and it has not been chosen."""
        return bool(self.left) and self.chosen is None and len(rebellion_sites(state, self.seat, self.struck)) > 1

    def at_stake(self, state: Position, seat: int) -> int:
        """Rebellions that are still to come."""
        return self.left

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        assert isinstance(action, Rise)
        rebellion_of(flow.state, seat).chosen = action.place

    def advance(self, flow: Flow[Position]) -> None:
        sites = rebellion_sites(flow.state, self.seat, self.struck) if self.left else []
        if sites and not self.announced:
            self.announced = True
            open_window(flow, "rebellion", involved=(self.seat,))
        elif sites:
            self._rise(flow, self.chosen if self.chosen in sites else sites[0])
        else:
            self._hand_on(flow.state)
            flow.pop()

    def _hand_on(self, state: Position) -> None:
        """Whose rebels rise next was asked together with this one: their question stays the one it is."""
        following = state.stack[-2] if len(state.stack) > 1 else None
        if isinstance(following, Rebellion):
            following.serial = self.serial

    def _rise(self, flow: Flow[Position], place: Place) -> None:
        self.left -= 1
        self.announced, self.chosen = False, None
        self.struck.append(place)
        flow.say("medioevo-event-rebellion", places=(place,), seat=self.seat, place=place_words(place))
        raise_horde(flow, place)


def rebel(flow: Flow[Position], seat: int, number: int) -> None:
    """M-24: each new rebellion costs honour where there are rebels already, looked at once before placing."""
    if has_rebels(flow.state, seat):
        award(flow, seat, -number, "rebels")
    flow.push(Rebellion(seat=seat, left=number))
