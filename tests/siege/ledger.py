"""What people wanted and what they were told about it, written down as it happens."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.host.model import Table
from tests.siege.truth import Row, Truth


@dataclass(eq=False)
class Intent:
    """One move that somebody wants to make. `presses`: how often they asked for it, for an answer may be lost."""

    table: str
    seat: int
    before: int  # the length of the log when it was first asked for
    branch: int
    presses: int = 0
    told: bool = False  # the person was told that it is played
    misled: bool = False  # the person was told something else, though it is played
    row: Row | None = None  # where it was found in the log then


@dataclass
class Openings:
    """Tables that people wanted to open, and were told are open."""

    wanted: int = 0
    told: int = 0


@dataclass
class Ledger:
    """`undos`: how often somebody asked to take something back, by table. `timed`: tables where the clock plays too."""

    truth: Truth
    intents: list[Intent] = field(default_factory=list)
    undos: dict[str, int] = field(default_factory=dict)
    timed: set[str] = field(default_factory=set)
    openings: Openings = field(default_factory=Openings)
    doubled: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    def wants(self, table: Table, seat: int) -> Intent:
        intent = Intent(table.id, seat, table.length, table.branch)
        self.intents.append(intent)
        return intent

    def acknowledged(self, intent: Intent, said: str = "") -> None:
        """Somebody reads that their move is played: then it must be in the log already."""
        intent.told = True
        if self._moved_on(intent):
            return
        found = self.truth.rows(intent.table, intent.seat, since=intent.before)
        if not found:
            self.lost.append(f"{intent.table}: seat {intent.seat} was told of a move that is not in the log: {said}")
        else:
            intent.row = found[0]
        if len(found) > 1 and intent.table not in self.timed and not self._unsettled(intent):
            self.doubled.append(f"{intent.table}: one move of seat {intent.seat} is in the log twice: {found}")

    def denied(self, intent: Intent) -> None:
        """Somebody reads anything else; their move must not be in the log then."""
        if not self._moved_on(intent) and not self._unsettled(intent):
            intent.misled = bool(self.truth.rows(intent.table, intent.seat, since=intent.before))

    def reckon(self) -> None:
        """At the end: what people were told is still there, and there is no more than they wanted."""
        self._reckon_rows()
        self._reckon_seats()
        self._reckon_openings()

    def _reckon_rows(self) -> None:
        for intent in self.intents:
            if intent.row is not None and not self._moved_on(intent):
                stands = self.truth.rows(intent.table, since=intent.row.index - 1)
                if not stands or stands[0] != intent.row:
                    self.lost.append(f"{intent.table}: row {intent.row.index} of seat {intent.seat} is gone")

    def _reckon_seats(self) -> None:
        for table, seat in {(intent.table, intent.seat) for intent in self.intents}:
            wanted = sum(intent.presses > 0 for intent in self.intents if (intent.table, intent.seat) == (table, seat))
            played = len(self.truth.rows(table, seat))
            if played > wanted and table not in self.timed:
                self.doubled.append(f"{table}: seat {seat} wanted {wanted} moves and made {played}")

    def _reckon_openings(self) -> None:
        there, openings = len(self.truth.tables()), self.openings
        if there < openings.told:
            self.lost.append(f"people were told of {openings.told} tables, and {there} are there")
        if there > openings.wanted:
            self.doubled.append(f"people wanted {openings.wanted} tables, and {there} are there")

    def _moved_on(self, intent: Intent) -> bool:
        """Somebody took moves back since; then its row may rightly be gone."""
        return bool(self.undos.get(intent.table)) and self.truth.table(intent.table).branch != intent.branch

    def _unsettled(self, intent: Intent) -> bool:
        """Whether the seat has another move under way whose fate nobody was told: it may have come late."""
        others = (other for other in self.intents if (other.table, other.seat) == (intent.table, intent.seat))
        return any(not other.told and other.presses for other in others if other is not intent)
