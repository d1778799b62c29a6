"""What finished games come to for a person, and for all who play a game: pure figures, the games in their order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median
from typing import TypeVar

from msgspec import Struct

from rules.host.model import Table
from rules.host.results import MARKS, Chair, Mark, Result

K = TypeVar("K")
Finished = tuple[Table, Result]


class Played(Struct, frozen=True, kw_only=True):
    """One finished game from somebody's chair; `others`: the people at the other ones, each with their place."""

    table: Table
    result: Result
    chair: Chair
    others: dict[int, int]

    @property
    def won(self) -> bool:
        return self.chair.place == 1


class Tally(Struct, frozen=True, kw_only=True):
    """Games of one sort in figures. `places`: how often which one; `wait`: the median of seconds before an answer."""

    games: int
    wins: int
    places: dict[int, int]
    average: float
    best: int
    wait: float | None


class Versus(Struct, frozen=True, kw_only=True):
    """Two people at the same tables: how often the one was in front of the other, and behind."""

    games: int
    ahead: int
    behind: int


class Career(Struct, frozen=True, kw_only=True):
    """All that a person has played: by game, by game and number of players, by game and what it was played as (a realm,
    an edition), and against whom. `streak`: games won in a row up to now; `longest`: the longest such row; `marks`: in
    how many games there was what says little about who plays well, and `marked` in how many there was any of it."""

    all: Tally
    games: dict[str, Tally]
    seats: dict[tuple[str, int], Tally]
    sides: dict[tuple[str, str], Tally]
    rivals: dict[int, Versus]
    streak: int
    longest: int
    marks: dict[Mark, int]
    marked: int


def career_of(player: int, finished: Iterable[Finished]) -> Career | None:
    """None for somebody who has not finished a game."""
    games = [one for table, result in finished for one in _from_chair(player, table, result)]
    if not games:
        return None
    return Career(
        all=tally(games),
        games=_sorted_out(games, lambda one: one.table.game),
        seats=_sorted_out(games, lambda one: (one.table.game, len(one.table.seats))),
        sides=_sorted_out([one for one in games if one.chair.side], lambda one: (one.table.game, one.chair.side)),
        rivals=_rivals(games),
        streak=_row_at_the_end(one.won for one in games),
        longest=_longest_row(one.won for one in games),
        marks=marks_of(one.result for one in games),
        marked=sum(not one.result.is_fair for one in games),
    )


def marks_of(results: Iterable[Result]) -> dict[Mark, int]:
    """How many games bear which mark, in the order of the marks."""
    found = Counter(mark for result in results for mark in result.marks)
    return {mark: found[mark] for mark in MARKS if mark in found}


def careers(finished: Sequence[Finished]) -> dict[int, Career]:
    """Of everybody who has played any of these, but for those who are forgotten."""
    everybody = sorted({player for table, _ in finished for player in table.people if player})
    found = {player: career_of(player, finished) for player in everybody}
    return {player: career for player, career in found.items() if career is not None}


def _from_chair(player: int, table: Table, result: Result) -> Iterator[Played]:
    """Who has several seats at a table has played it once, from the best of them."""
    mine = table.seats_of(player)
    if not mine:
        return
    places = {number: result.chairs[number].place for number in range(len(table.seats))}
    others: dict[int, int] = {}
    for number, seat in enumerate(table.seats):
        if seat.player and seat.player != player:
            others[seat.player] = min(places[number], others.get(seat.player, places[number]))
    yield Played(table=table, result=result, chair=result.chairs[min(mine, key=places.__getitem__)], others=others)


def tally(games: Sequence[Played]) -> Tally:
    scores = [one.chair.score for one in games]
    waits = [wait for one in games for wait in one.chair.waits]
    return Tally(
        games=len(games),
        wins=sum(one.won for one in games),
        places=dict(sorted(Counter(one.chair.place for one in games).items())),
        average=sum(scores) / len(scores),
        best=max(scores),
        wait=median(waits) if waits else None,
    )


def _sorted_out(games: Iterable[Played], sort: Callable[[Played], K]) -> dict[K, Tally]:
    found: defaultdict[K, list[Played]] = defaultdict(list)
    for one in games:
        found[sort(one)].append(one)
    return {key: tally(some) for key, some in found.items()}


def _rivals(games: Iterable[Played]) -> dict[int, Versus]:
    """Those one has played with most often first."""
    met: defaultdict[int, list[int]] = defaultdict(list)
    for one in games:
        for other, place in one.others.items():
            met[other].append(place - one.chair.place)
    found = {
        other: Versus(games=len(leads), ahead=sum(lead > 0 for lead in leads), behind=sum(lead < 0 for lead in leads))
        for other, leads in met.items()
    }
    return dict(sorted(found.items(), key=lambda one: (-one[1].games, one[0])))


def _row_at_the_end(won: Iterable[bool]) -> int:
    """
    >>> _row_at_the_end([True, False, True, True])
    2
    """
    row = 0
    for one in won:
        row = row + 1 if one else 0
    return row


def _longest_row(won: Iterable[bool]) -> int:
    """
    >>> _longest_row([True, True, False, True])
    2
    """
    rows, row = [0], 0
    for one in won:
        row = row + 1 if one else 0
        rows.append(row)
    return max(rows)
