"""What the host knows about tables, seats and posts. Plain values; nothing here waits or stores."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from rules.core import Event, Game, Setup, State, View
from rules.core.engine import Entry
from rules.core.insight import Level

Status = Literal["lobby", "running", "over", "ended"]  # ended: closed by hand before the game was over
PostKind = Literal["lobby", "turn", "refresh", "final", "notice"]
Told = Literal["", "reminded", "late"]
Upon = Literal["standin", "pass", "call"]  # what is done when somebody's time is up
Hand = Literal["", "standin", "regent"]  # who plays for a seat, if not its player: for once, or until they are back
Absent = Literal["", "late", "leave"]  # why a regent plays for a seat
PollKind = Literal["pause", "seat"]
SummonsKind = Literal["call", "remind", "word"]
HostHeard = Literal["ready", "full"]  # what the host of a lobby is told once
Calls = Literal["mention", "direct", "both", "silent"]
DeedKind = Literal["end", "repair", "freeze", "thaw", "rewind", "settings"]
PauseReason = Literal["agreed", "host", "away", "frozen"]
Begins = Literal["lot", "chosen", "loser"]
Home = Literal["thread", "here", "private", "forum"]  # where a table lives
PostState = Literal["waiting", "sending", "posted", "merged", "failed"]


class Leave(Struct, frozen=True, omit_defaults=True):
    """Somebody is not there from `start` to `end`. `regent`: somebody plays for them meanwhile, by their `mandate`: of
    the matters of a game (`medioevo.war`, or `war` for all games), which ones are entrusted, or up to how much; else
    their clocks stand."""

    start: float
    end: float
    regent: bool = False
    mandate: dict[str, bool | int] = {}

    def covers(self, now: float) -> bool:
        return self.start <= now < self.end


class Seat(Struct, frozen=True, omit_defaults=True):
    """One chair. `player` is the person's id, None for a computer player; `colour` the one that they have wished for;
    `begins`: it is among those of whom one begins. `strikes`: how often in a row their time was up; `regent`: why
    somebody plays for them until they are back; `leave`: when they are not there, now or next. Of a computer's seat,
    `level` says how hard it tries, `temper` what it is fond of, `engine` which program of other people plays it, if one
    does, `former` who has left it, and `sought` that somebody is looked for to take it."""

    player: int | None
    name: str
    colour: str | None = None
    begins: bool = False
    strikes: int = 0
    regent: Absent = ""
    leave: Leave | None = None
    level: Level = "normal"
    temper: str = ""
    engine: str = ""
    sought: bool = False
    former: int | None = None

    @property
    def is_computer(self) -> bool:
        return self.player is None

    @property
    def plays_itself(self) -> bool:
        """Whether nobody is waited for in it: a computer has it, or a regent plays."""
        return self.player is None or bool(self.regent)


class TimeBank(Struct, frozen=True):
    """Hours that a player has to begin with, gets for every turn, and can have at most."""

    start: int
    increment: int
    cap: int


class Terms(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How time is kept at a table beside its deadline, and what happens when it is up. `strikes`: after how many in a
    row a regent comes, 0 for never. `bank`: time is kept over the whole game, not for each answer. `weekends`: the
    clocks stand on Saturdays and Sundays, as `zone` has them. `regents`: who is on leave is played for."""

    upon: Upon = "standin"
    strikes: int = 2
    bank: TimeBank | None = None
    weekends: bool = False
    zone: str = "UTC"
    regents: bool = False


class Balance(Struct, frozen=True):
    """What a seat has left in its time bank, in seconds, before its present answer. `ahead`: what it got for turns that
    were taken back since, and gets no second time."""

    left: float
    ahead: float = 0.0


class Pause(Struct, frozen=True):
    """The clocks stand and nobody plays."""

    since: float
    why: PauseReason


class Asked(Struct, frozen=True, kw_only=True):
    """Since when a seat has been waited for in one decision, and what it was told about its time. `used`: seconds that
    had gone by of its time before, for instance before a pause; `struck`: that its time was up already counts."""

    decision: str
    since: float
    told: Told = ""
    used: float = 0.0
    struck: bool = False


class Guest(Struct, frozen=True):
    """Somebody who has no seat, or not yet."""

    player: int
    name: str


class Gathering(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the people of a table come together. `private`: only those who are invited know of it. `shared`: all who sit
    there may do what else is for who opened it. `shuffled`: the lot says who sits where, at the start. `waiting`: for a
    seat, who came first is first. `barred`: who was sent away, and comes back by invitation only. `heard`: what the
    host was told already; `warned`: when all were told that it will be closed. `rematch`: the table whose people play
    again; `order`: how they are to sit, 0 for a computer."""

    private: bool = False
    shared: bool = False
    shuffled: bool = False
    invited: tuple[Guest, ...] = ()
    waiting: tuple[Guest, ...] = ()
    barred: tuple[int, ...] = ()
    heard: tuple[HostHeard, ...] = ()
    warned: float = 0.0
    rematch: str = ""
    order: tuple[int, ...] = ()


class Table(Struct, frozen=True, kw_only=True):
    """One table as it stands in the store. `revision` grows with every change and guards against two at once;
    `branch` grows with every undo, so that buttons of an undone future are recognised as stale. `deadline` is how many
    hours a seat has for an answer, 0 for as long as it takes. `begins` says how it is settled who does. `hints`: may
    be asked for."""

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
    def wishes(self) -> tuple[str | None, ...]:
        """The colours that were wished for, by seat."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def people(self) -> frozenset[int]:
        return frozenset(seat.player for seat in self.seats if seat.player is not None)

    @property
    def party(self) -> frozenset[int]:
        """All who sit there, wait for a seat or are invited."""
        guests = (*self.gathering.invited, *self.gathering.waiting)
        return self.people | {guest.player for guest in guests}

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


class UndoRequest(Struct, frozen=True, kw_only=True):
    """An undo, or the wish for one: `length` is what the log is cut to; `missing` have yet to agree."""

    id: str
    table: str
    seat: int
    length: int
    branch: int
    log_length: int
    missing: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class Poll(Struct, frozen=True, kw_only=True):
    """Something that the people of a table agree on by button: that it pauses, or that a late player's seat (`about`)
    is given away. `seat` has proposed it; `missing` have yet to agree."""

    id: str
    table: str
    kind: PollKind
    seat: int
    about: int | None
    missing: tuple[int, ...]
    made: float


class Summons(Struct, frozen=True, kw_only=True):
    """Somebody is to be called, apart from the posts of the table, for a decision; `remind`: because their time runs
    out. `word`: what they are to be told instead is the `payload`."""

    id: int
    player: int
    table: str
    seat: int
    decision: str
    kind: SummonsKind
    due: float
    payload: dict[str, Any] = {}


class Noticeboard(Struct, frozen=True, kw_only=True):
    """The one message of a server that lists its open tables. `message` is None until it is known to be there; `shown`
    is what it says, in short; `tried`: when it was last being sent."""

    guild: int
    channel: int
    language: str
    message: int | None = None
    shown: str = ""
    tried: float = 0.0


class Deed(Struct, frozen=True, kw_only=True):
    """What an admin has done to a table whose log was `length` long, and `reached` long afterwards; or to what the
    server wants: a `setting` that was `former` and has become `value`, both as JSON."""

    guild: int
    player: int
    kind: DeedKind
    table: str = ""
    name: str = ""
    length: int = 0
    reached: int = 0
    time: float
    setting: str = ""
    former: str = "null"
    value: str = "null"


class Claim(Struct, frozen=True, kw_only=True):
    """Somebody would take a seat for which somebody is looked for."""

    id: str
    table: str
    seat: int
    player: int
    name: str
    made: float


class Offer(Struct, frozen=True, kw_only=True):
    """A seat offered to a person who has yet to accept; `holder` is who held it then, None for a computer player."""

    id: str
    table: str
    seat: int
    player: int
    name: str
    holder: int | None
    made: float


class Limits(Struct, frozen=True, kw_only=True):
    """How many tables may be open at once that one person has opened, and in one server; 0: any number."""

    person: int = 0
    server: int = 0


UNLIMITED = Limits()


class ShowLimits(Struct, frozen=True, kw_only=True):
    """How many shows may run at once in one server, and in the whole house; one person has one at a time."""

    server: int = 2
    house: int = 10


FEW_SHOWS = ShowLimits()


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


class Post(Struct, frozen=True, kw_only=True):
    """A row of the outbox: something the channel is still to be told, or was told (`message`). A turn post tells the
    events of log rows `since`+1 .. `until`."""

    id: int
    table: str
    channel: int
    kind: PostKind
    state: PostState
    since: int
    until: int
    payload: dict[str, Any]
    message: int | None
    attempts: int


class Person(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person wants of the house. `confirms`: to see every move of theirs before it is played. `leave`: when they
    are not there, now or next; `taken`: when they were not, as far as it counts; `zone`: where they live.
    `calls`: how they are called; `reminder`: how many hours before their time is up they are reminded beside, 0 for
    never; `quiet`: from which hour to which nobody calls them; `digest`: at which hour they want to hear of all their
    tables, and `digested` when they last did; `unreachable`: direct messages do not reach them."""

    confirms: bool = False
    leave: Leave | None = None
    taken: tuple[tuple[float, float], ...] = ()
    zone: str = "UTC"
    calls: Calls = "mention"
    reminder: int | None = None
    quiet: tuple[int, int] | None = None
    digest: int | None = None
    digested: str = ""
    unreachable: bool = False


class Server(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a server wants of the house. `halls`: the channels in which tables may be opened, none for all of them;
    `role`: whose members may, None for everybody. `home`: where new tables live, None as the house has it; `forum`: in
    which forum, if in one. `clock`: the time that new tables begin with, hours or the name of a time bank; `fixed`:
    only admins change that. `tables`: how many may be open at once, 0 for as many as the house allows. `fallback`: who
    has lost their channel is told there; `log`: where the deeds of admins are told."""

    halls: tuple[int, ...] = ()
    role: int | None = None
    home: Home | None = None
    forum: int | None = None
    clock: str = ""
    fixed: bool = False
    tables: int = 0
    fallback: int | None = None
    log: int | None = None


class Bulletin(Struct, frozen=True, kw_only=True):
    """Something that a channel of a server is to be told, apart from the posts of a table."""

    id: int
    guild: int
    channel: int
    payload: dict[str, Any]


class Said(Struct, frozen=True):
    """How a person put a move, in one word (a draft's id, a command in short), and when it reached the house."""

    word: str
    at: float


class Receipt(Struct, frozen=True, kw_only=True):
    """The latest move that a person played for a seat: row `index` of the log, put as `said`. `told`: when they were
    known to have read of it."""

    table: str
    seat: int
    said: str
    index: int
    time: float
    told: float | None = None


class Draft(Struct, frozen=True, kw_only=True):
    """A move being put together in a panel: the action's tag and the values of its first fields, as text. `step` names
    the face that was shown last."""

    id: str
    table: str
    seat: int
    player: int
    decision: str
    action: str | None = None
    values: tuple[str, ...] = ()
    page: int = 0
    step: str = ""


class Pupil(Struct, frozen=True, kw_only=True):
    """A person with a coach at a table, or who had one: the lessons told so far, each with the decision it was for."""

    table: str
    player: int
    coached: bool = True
    heard: dict[str, str] = {}


class HostError(Exception):
    """Something that cannot be done with a table, said by a key of the words with its arguments."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = args


class AlreadyPlayed(HostError):
    """The same move was played a moment ago, and whoever asks for it again may not know."""

    def __init__(self, receipt: Receipt) -> None:
        super().__init__("host-already-played")
        self.receipt = receipt


class Conflict(HostError):
    """Somebody else, maybe another process, changed the table first."""

    def __init__(self) -> None:
        super().__init__("host-conflict")
