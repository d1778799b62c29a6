"""The figures of a finished game, reckoned from its log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Outcome
from rules.host.model import NOBODY, Table
from rules.host.results import Chair, Mark, Result
from rules.host.store import Logged


def result_of(table: Table, rows: Sequence[Logged], outcome: Outcome, sides: Sequence[str]) -> Result:
    chairs = tuple(_chair(seat, rows, outcome, sides[seat]) for seat in range(len(table.seats)))
    return Result(
        began=rows[0].time if rows else table.created,
        ended=rows[-1].time if rows else table.changed,
        moves=len(rows),
        chairs=chairs,
        marks=tuple(_marks(table, chairs)),
    )


def _chair(seat: int, rows: Sequence[Logged], outcome: Outcome, side: str) -> Chair:
    mine = [row for row in rows if row.seat == seat]
    own = [row for row in mine if not row.hand]
    waits = tuple(round(row.waited) for row in own if row.waited is not None)
    place = place_of(seat, outcome)
    return Chair(
        score=outcome.scores[seat], place=place, side=side, acts=len(own), lent=len(mine) - len(own), waits=waits
    )


def place_of(seat: int, outcome: Outcome) -> int:
    """Winners are first together; the others follow by their points, those who are level on the same place.

    >>> from rules.core.words import words
    >>> outcome = Outcome((30, 45, 45, 12), (1,), words("over"))
    >>> [place_of(seat, outcome) for seat in range(4)]
    [3, 1, 2, 4]
    """
    if seat in outcome.winners:
        return 1
    points, winners = outcome.scores, outcome.winners
    better = [other for other in range(len(points)) if other not in winners and points[other] > points[seat]]
    return 1 + len(winners) + len(better)


def _marks(table: Table, chairs: Collection[Chair]) -> list[Mark]:
    found: list[Mark] = []
    nameless = sum(seat.player == NOBODY for seat in table.seats)
    if len(table.people) + nameless < 2:
        found.append("alone")
    if any(seat.is_computer for seat in table.seats):
        found.append("computers")
    if any(chair.lent > chair.acts for chair in chairs):
        found.append("played-for")
    if table.hints:
        found.append("hints")
    return found
