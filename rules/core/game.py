"""The contract: the few questions every game answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from copy import copy
from random import Random
from typing import Any, ClassVar, Generic, Literal, Self, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from rules.core.actions import Action, Beforehand
from rules.core.chance import Chance
from rules.core.flow import Event, State
from rules.core.insight import Insight
from rules.core.view import View
from rules.core.words import Words

S = TypeVar("S", bound=State)
Converter: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options: fields of `Literal` or `bool` type, each with its default, so that a lobby can list them. A
    field of another type is None, or data that the house has brought (`Game.provided`)."""

    def idle(self, seats: int) -> Collection[str]:
        """Options that say nothing as the others are, with so many seats: a lobby leaves them out."""
        return ()


def choices_of(options_type: type[Options]) -> dict[str, tuple[Any, ...]]:
    """For every option what may be chosen, its default first. What only a house can bring is left aside.

    >>> from rules.saga import GAME
    >>> choices_of(GAME.options_type)["layout"]
    ('standard', 'even')
    """
    hints = get_type_hints(options_type)
    found: dict[str, tuple[Any, ...]] = {}
    for info in msgspec.structs.fields(options_type):
        hint = hints[info.name]
        if hint is bool or get_origin(hint) is Literal:
            choices = (False, True) if hint is bool else get_args(hint)
            found[info.name] = (info.default, *(choice for choice in choices if choice != info.default))
    return found


class Preset(Struct, frozen=True, kw_only=True):
    """Options by what they are for, such as a first game. What it does not name has its default."""

    purpose: str
    options: Mapping[str, Any] = {}


class Setup(Struct, frozen=True, kw_only=True):
    """All that is needed, beside the log, to have the game again. `unattended`: no person plays, so the game must
    end by itself. `beginners`: the seats among which the lot names who begins; none: among all."""

    game: str
    version: int
    seats: int
    seed: str
    options: Mapping[str, Any] = {}
    unattended: bool = False
    beginners: tuple[int, ...] = ()


def first_player(setup: Setup, chance: Chance) -> int:
    """Who begins. One draw, whoever is among the lots, so that the rest of the deal stays the same."""
    return chance.pick(setup.beginners or range(setup.seats))


class Game(ABC, Generic[S]):
    """One game. Its instances hold no state; everything lives in the `State` that it deals. `apart` names groups of
    actions that are a command of their own, because one command has no room for all. `colours` are those that the
    seats may have.

    `version` grows with every release that lets a game come out differently, or gives its state another shape. Then
    `converters` says, by the version reached, how plain data of the version before become those of this one."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    converters: ClassVar[Mapping[int, Converter]] = {}
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "green", "violet", "white")
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    options_type: ClassVar[type[Options]] = Options
    presets: ClassVar[tuple[Preset, ...]] = ()  # at most four, the first for those who do not know the game
    actions: ClassVar[tuple[type[Action], ...]]
    apart: ClassVar[tuple[str, ...]] = ()
    curfew: ClassVar[type[Action] | None] = None  # without fields; see `time_limit`
    beforehand: ClassVar[type[Beforehand] | None] = None  # how an answer is given before it is asked for; see `ahead`
    # What actions may be about (`Action.touches`), and whether whoever plays in another's place may do such a thing.
    matters: ClassVar[Mapping[str, bool]] = {}
    amounts: ClassVar[Mapping[str, tuple[int, ...]]] = {}  # of a matter that costs something, how much may be entrusted
    insight: ClassVar[Insight | None] = None  # for a mind that searches; without it computers choose quickly only
    topics: ClassVar[Mapping[str, frozenset[str]]] = {}  # of its news, each by the keys of what belongs to it
    endings: ClassVar[frozenset[str]] = frozenset()  # keys of events that say who has won, as the outcome does
    # Keys of events that say only that somebody has answered: worth a line until what it led to is told.
    passing: ClassVar[frozenset[str]] = frozenset()
    # What a chronicle counts, by its own key: the keys of the events that each tell of one.
    tallies: ClassVar[Mapping[str, frozenset[str]]] = {}
    secret_measures: ClassVar[frozenset[str]] = frozenset()  # those that only the end lays open
    provided: Mapping[str, Any] = {}  # options by name whose value this house has brought: on or off in the lobby

    def furnished(self, **provided: Any) -> Self:
        """The same game in a house that has brought something for its options."""
        made = copy(self)
        made.provided = provided
        return made

    @abstractmethod
    def deal(self, setup: Setup, options: Any, chance: Chance) -> S:
        """The state before the first decision, with the first frames on its stack."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """All that this seat (None: a bystander) may know, and nothing else."""

    @abstractmethod
    def choose(self, state: S, seat: int, rng: Random) -> Action:
        """The computer player. `state` comes from `redeal`, so it knows no more than the seat does."""

    def own_colours(self, seats: int) -> tuple[str | None, ...]:
        """The colour of every seat for which none was wished; None: it shows only in the course of the game."""
        return self.colours[:seats]

    def notes(self, state: S, seat: int) -> tuple[Words, ...]:
        """What a player wants before their eyes while choosing, beside the prompt: a list being written with its
        costs, what is left to spend. It may tell no more than the seat's view does."""
        return ()

    def chapter(self, state: S) -> tuple[Words, ...]:
        """Where in the game this is, from the wide to the narrow: the round, the phase. All may know it."""
        return ()

    def affair(self, state: S) -> str:
        """What people are about just now, where all of it is told in one message that grows, such as a phase of a turn;
        one within another has its name before its own, and a slash. Empty: every call is a message of its own. All may
        know it."""
        return ""

    def standing(self, state: S) -> tuple[int, ...]:
        """The points that all see, by seat, while the game goes on; nothing where it has none before its end."""
        return ()

    def measures(self, state: S) -> Mapping[str, tuple[int, ...]]:
        """What the course of a game is told by in curves, each by its key and for every seat; the points first."""
        points = self.standing(state)
        return {"measure-points": points} if points else {}

    def side(self, state: S, seat: int) -> str:
        """The key of what a seat has played the game as, where records tell that apart: a realm, an edition."""
        return ""

    def remarks(self, before: S, after: S) -> tuple[Event, ...]:
        """What a move has brought about beside what it did, such as something that only one player is to know. Asked
        for moves that are really played, not for those that are only thought of."""
        return ()

    def motives(self, state: S, seat: int, action: Action) -> tuple[Event, ...]:
        """Why a computer player does something, told with it. `state` is the one before; it tells nothing that those
        who hear it cannot see."""
        return ()

    def addressees(self, state: S, event: Event) -> tuple[int, ...]:
        """The seats that an event asks something of without the game waiting for them, such as those who are offered
        peace: they are called as they wish."""
        return ()

    def timeout(self, state: S, seat: int) -> Action | None:
        """What is played for an awaited seat whose time is up: to pass, to leave things as they are. None: the table
        waits on, and the seat is only reminded."""
        return None

    def ahead(self, state: S, seat: int) -> S | None:
        """The table as it may be when this seat is asked next, from what it knows: where others do nothing, and with
        what it has said beforehand done. None: nothing can be said beforehand now."""
        return None

    def redeal(self, state: S, seat: int | None, rng: Random) -> S:
        """A state that looks the same to this seat, what it cannot see dealt anew: it depends on nothing but the
        seat's view and `rng`. `state` is a copy that may be changed; a game with nothing hidden returns it."""
        return state

    def time_limit(self, state: S) -> float | None:
        """Days after the first action, in the calendar, when the host lets the `curfew` be known before the next
        action; None: never, or no more. Rules know no clock, so it is logged like any action, offered to nobody."""
        return None

    def faults(self, state: S) -> list[str]:
        """What contradicts the game's invariants; empty for every state that play can reach."""
        return []
