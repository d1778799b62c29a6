"""The Watch: a game of the smallest kind, for tables that go on for long. The seats stand guard in turn; who calls the
dice learns the hour; at dawn it is over."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, ClassVar, Literal

from rules.core import (
    Action,
    Amount,
    Ask,
    Chance,
    Decision,
    Flow,
    Frame,
    Game,
    Options,
    Outcome,
    Setup,
    State,
    View,
    engine,
    words,
)


def hours(state: Any, seat: int) -> Amount:
    return Amount(1, 3)


class Stand(Action, frozen=True, tag="stand"):
    """Stand guard for some hours."""

    hours: Annotated[int, Ask(hours)]

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stood[seat] += self.hours
        flow.say("watch-stood", seat=seat, hours=self.hours)


class Throw(Action, frozen=True, tag="throw"):
    """Throw a die for the hours."""

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stood[seat] += flow.chance.roll(6)
        flow.say("watch-threw", seat=seat)
        flow.show()


class Whisper(Action, frozen=True, tag="whisper"):
    """Do something that nobody else is to know of."""

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.say("watch-whispered", to=(seat,), seat=seat)


class Muse(Whisper, frozen=True, tag="muse"):
    """Do something of the kind, and keep the turn."""


class Guard(Frame, tag="guard"):
    turn: int = 0

    def asks(self, state: Any) -> dict[int, Decision]:
        if sum(state.stood) >= state.dawn:
            return {}
        return {self.turn: Decision(prompt=words("watch-prompt"), actions=(Stand, Throw, *state.murmurs))}

    def take(self, flow: Flow[Any], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        if not isinstance(action, Muse):
            self.turn = (seat + 1) % flow.state.seats

    def advance(self, flow: Flow[Any]) -> None:
        scores = tuple(flow.state.stood)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        flow.finish(Outcome(scores, winners, words("watch-dawn")))


class WatchState(State, kw_only=True):
    stack: list[Guard] = []
    stood: list[int]
    dawn: int
    dark: bool = False

    @property
    def murmurs(self) -> tuple[type[Action], ...]:
        return (Whisper, Muse) if self.dark else ()


class WatchOptions(Options, frozen=True, kw_only=True):
    night: Literal["short", "long", "endless"] = "short"
    moon: bool = False
    dark: bool = False  # one may whisper and muse


class Watch(Game[WatchState]):
    id: ClassVar[str] = "watch"
    max_seats: ClassVar[int] = 3
    state_type: ClassVar = WatchState
    view_type: ClassVar = View
    options_type: ClassVar = WatchOptions
    actions: ClassVar = (Stand, Throw, Whisper, Muse)

    def deal(self, setup: Setup, options: WatchOptions, chance: Chance) -> WatchState:
        dawn = {"short": 12, "long": 500, "endless": 10**9}[options.night]
        state = WatchState(seats=setup.seats, stack=[], stood=[0] * setup.seats, dawn=dawn, dark=options.dark)
        state.push(Guard())
        return state

    def view(self, state: WatchState, seat: int | None) -> View:
        return View(seat=seat, awaited=engine.awaited(state), outcome=state.outcome)

    def choose(self, state: WatchState, seat: int, rng: Random) -> Action:
        return Stand(rng.randint(1, 3))
