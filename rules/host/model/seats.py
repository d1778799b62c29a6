"""Who sits at a table, and who would: people, computers, guests."""

from __future__ import annotations

from msgspec import Struct

from rules.core.insight import Level
from rules.host.model.kinds import Absent, HostHeard


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
    does, `former` who has left it, and `sought` that somebody is looked for to take it. `word`: what its
    person gives for the luck of all, until the game begins."""

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
    word: str = ""

    @property
    def is_computer(self) -> bool:
        return self.player is None

    @property
    def plays_itself(self) -> bool:
        """Whether nobody is waited for in it: a computer has it, or a regent plays."""
        return self.player is None or bool(self.regent)


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
