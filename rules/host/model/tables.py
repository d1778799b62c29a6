"""A table as it stands in the store, with its game, and what a change makes of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core import Event, Game, Setup, State, View
from rules.core.engine import Entry
from rules.host.model.clocks import Asked, Balance, Pause, Terms
from rules.host.model.kinds import Begins, Hand, Status
from rules.host.model.luck import Pledge
from rules.host.model.seats import Gathering, Seat


class Table(Struct, frozen=True, kw_only=True):
    """One table as it stands in the store. `revision` grows with every change and guards against two at once;
    `branch` grows with every undo, so that buttons of an undone future are recognised as stale. `deadline` is how many
    hours a seat has for an answer, 0 for as long as it takes. `begins` says how it is settled who does. `hints`: may
    be asked for. `origin`: the table that it plays on from, for practice, or that its game was not played here.
    `pledge`: what the seed is mixed of, if all have a part in it."""

    id: str
    game: str
    version: int
    name: str
    guild: int
    channel: int
    language: str
    creator: int
    status: Status
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: str
    length: int  # of the log
    awaited: tuple[int, ...]
    branch: int
    revision: int
    created: float
    changed: float
    deadline: int = 0
    asked: dict[int, Asked] = {}
    begins: Begins = "lot"
    terms: Terms = Terms()
    banks: dict[int, Balance] = {}
    paused: Pause | None = None
    bumped: float = 0.0
    gathering: Gathering = Gathering()
    hints: bool = True
    origin: str = ""
    pledge: Pledge | None = None

    @property
    def is_timed(self) -> bool:
        return bool(self.deadline or self.terms.bank)

    @property
    def setup(self) -> Setup:
        return Setup(
            game=self.game,
            version=self.version,
            seats=len(self.seats),
            seed=self.seed,
            options=self.options,
            unattended=self.is_show,
            beginners=tuple(number for number, seat in enumerate(self.seats) if seat.begins),
        )

    @property
    def is_show(self) -> bool:
        """Whether computers play among themselves, for people to watch; not where people have left them a game."""
        return all(seat.is_computer and seat.former is None for seat in self.seats)

    @property
    def unready(self) -> tuple[int, ...]:
        """The people's seats for which a word is still to be given."""
        if self.pledge is None or self.status != "lobby":
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if not seat.is_computer and not seat.word)

    @property
    def wishes(self) -> tuple[str | None, ...]:
        """The colours that were wished for, by seat."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def people(self) -> frozenset[int]:
        """Who sits there, but for those who are forgotten or have played elsewhere: these are nobody."""
        return frozenset(seat.player for seat in self.seats if seat.player)

    @property
    def party(self) -> frozenset[int]:
        """All who sit there, wait for a seat or are invited."""
        guests = (*self.gathering.invited, *self.gathering.waiting)
        return self.people | {guest.player for guest in guests}

    @property
    def everybody(self) -> frozenset[int]:
        """Whom anything here is about: those who sit, sat, wait, are invited or kept out, or have opened it."""
        former = {seat.former for seat in self.seats if seat.former}
        return self.party | former | {self.creator, *self.gathering.barred, *self.gathering.order}

    def is_left_by(self, player: int) -> bool:
        """Whether a computer has the seat that somebody has left, so that they may have it again."""
        return self.status == "running" and any(seat.is_computer and seat.former == player for seat in self.seats)

    def seats_of(self, player: int) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == player)


class OpenTable(Struct, frozen=True):
    """A running (or finished) table with its game loaded."""

    table: Table
    game: Game[Any]
    state: State

    def view(self, seat: int | None, state: State | None = None) -> View:
        """What a seat sees of it, or of another state of the same table, in the colours of this table."""
        seen: View = self.game.view(self.state if state is None else state, seat)
        return seen.in_colours(self.table.wishes)


class LogRow(Struct, frozen=True, kw_only=True):
    """One logged action with what it told, as kept by the store. `index` counts from 1; `secret`: it answered a
    secret decision. `entry` is None where it was played by older rules, in whose words alone it could be read. `hand`:
    who played it in the player's place."""

    index: int
    entry: Entry | None
    events: tuple[Event, ...]
    time: float
    secret: bool = False
    hand: Hand = ""


class Moved(Struct, frozen=True, kw_only=True):
    """What a committed move changed. `told`: the channel is to get the board; otherwise only who is awaited."""

    before: Table
    position: OpenTable
    seat: int
    events: tuple[Event, ...]
    told: bool = True


class Committed(Struct, frozen=True, kw_only=True):
    """A change that is in the store now. `before` is None for a new table; `position` is there where the game was
    loaded for the change; `told`: the channel is to get the board."""

    before: Table | None
    after: Table
    position: OpenTable | None = None
    told: bool = False


class Verified(Struct, frozen=True, kw_only=True):
    """Whether a finished game was played as it was promised. `actions`: how many of the log came out the same when
    played again, from `since` on, for those before were played by older rules; `problem`: the key of the words that say
    what did not."""

    ok: bool
    commitment: str
    seed: str
    actions: int
    since: int = 0
    problem: str | None = None
    pledge: Pledge | None = None
