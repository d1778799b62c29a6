"""The run of a game: a stack of frames in the state, and the hands that change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rules.core.actions import Action
from rules.core.chance import Chance
from rules.core.outcome import Outcome
from rules.core.words import Arg, Words


class Decision(Struct, frozen=True, kw_only=True):
    """What one seat may choose now.

    `actions` are the kinds allowed; which of them are possible just now, `legal(...).kinds` tells.
    `awaited` is False for a seat that has answered and may still change its mind, or may act but need not: nobody
    waits for it. `id` is filled in by the engine; it stays the same as long as this seat's choice does, whatever the
    others do meanwhile.
    """

    prompt: Words
    actions: tuple[type[Action], ...]
    secret: bool = False
    awaited: bool = True
    id: str = ""


class Event(Struct, frozen=True):
    """Something that happened, for those it may be told to (`to`; None: everybody).

    >>> drawn = Event(Words("saga-event-drawn"), to=(1,))
    >>> drawn.heard_by(1), drawn.heard_by(0), drawn.heard_by(None)
    (True, False, False)
    """

    words: Words
    places: tuple[str, ...] = ()
    to: tuple[int, ...] | None = None

    def heard_by(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class Frame(Struct, tag_field="frame", kw_only=True):
    """A small step of the game. While somebody is awaited it lies on top and owns the decision; once nobody is, it
    advances. It leaves the stack by `flow.pop()`; a reaction window is another frame pushed above it."""

    serial: int = 0

    def asks(self, state: Any) -> dict[int, Decision]:
        """Whom this step asks, and what. Nobody awaited: the engine calls `advance`."""
        return {}

    def expects(self, state: Any) -> dict[int, Decision]:
        """The same where nobody reads the prompts: for steps that take some time to work theirs out."""
        return self.asks(state)

    def take(self, flow: Flow[Any], seat: int, action: Action) -> None:
        """What happens with a seat's choice."""
        action.apply(flow, seat)

    def advance(self, flow: Flow[Any]) -> None:
        """Go on by itself: pop, push, or change what is asked."""
        raise NotImplementedError


class State(Struct, kw_only=True):
    """The part that every game's state shares. A game narrows `stack` to the union of its own frames."""

    seats: int
    stack: list[Any] = []
    acts: list[int] = []  # actions taken, by seat: part of a decision's id
    pushed: int = 0
    outcome: Outcome | None = None

    def push(self, frame: Frame) -> None:
        self.pushed += 1
        frame.serial = self.pushed
        self.stack.append(frame)

    def asked(self) -> dict[int, Decision]:
        """Whom the step on top asks, and what. A game adds here what is open at every decision, whatever the step."""
        return self.stack[-1].asks(self) if self.stack else {}

    def expected(self) -> dict[int, Decision]:
        """The same, but for prompts that nobody reads. A game that adds to what is asked sees to this, too."""
        return self.stack[-1].expects(self) if self.stack else {}

    def take(self, flow: Flow[Any], seat: int, action: Action) -> None:
        """A seat's choice goes to the step that asked for it."""
        self.stack[-1].take(flow, seat, action)

    def advance(self, flow: Flow[Any]) -> None:
        """With nobody to wait for, the step on top goes on."""
        self.stack[-1].advance(flow)

    def forestall(self, flow: Flow[Any], asked: Mapping[int, Decision]) -> bool:
        """Before anybody is waited for: one who has said beforehand what to do is answered for. Whether one was."""
        return False


S = TypeVar("S", bound=State)


class Flow(Struct, Generic[S], eq=False):
    """What an action or a frame gets to work with: the state to change, luck, and a voice."""

    heard: ClassVar[bool] = True  # or else it is vain to work out what to say

    state: S
    chance: Chance
    events: list[Event] = []
    learnt: bool = False
    shown: bool = False

    def say(self, key: str, /, *, places: tuple[str, ...] = (), to: tuple[int, ...] | None = None, **args: Arg) -> None:
        self.events.append(Event(Words(key, args), places, to))

    def reveal(self) -> None:
        """Somebody has learnt something without a draw: from here on, undoing needs consent."""
        self.learnt = True

    def show(self) -> None:
        """A good moment for the channel to get a picture and a summary of what happened since the last one. It gets
        one anyhow when somebody new is awaited, or the game ends."""
        self.shown = True

    def push(self, frame: Frame) -> None:
        self.state.push(frame)

    def pop(self) -> None:
        self.state.stack.pop()

    def finish(self, outcome: Outcome) -> None:
        self.state.outcome = outcome
        self.state.stack.clear()


class Hush(Flow[S], eq=False):
    """A flow that nobody listens to: for playouts and for what is only tried."""

    heard = False

    def say(self, key: str, /, *, places: tuple[str, ...] = (), to: tuple[int, ...] | None = None, **args: Arg) -> None:
        pass
