"""T-41: the master cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from rules.torres.data import MASTER_CASTLES, MASTERS, Master
from rules.torres.land import BORDER, DIAGONALS, SIZE, Squares, each, flood
from rules.torres.towers import Towers


def _place(square: Squares) -> tuple[int, int]:
    rank, file = divmod(square.bit_length() - 1, SIZE)
    return file, rank


def castles_held(towers: Towers, knights: Squares) -> int:
    return sum(1 for castle in towers.plan.castles if castle & knights)


def in_square(towers: Towers, knights: Squares) -> bool:
    """Four knights at the corners of a square that lies straight on the board."""
    places = set(map(_place, each(knights)))
    for (file, rank), (file2, rank2) in combinations(sorted(places), 2):
        side = abs(rank2 - rank)
        if side and file2 - file == side and {(file, rank2), (file2, rank)} <= places:
            return True
    return False


def in_row(towers: Towers, knights: Squares) -> bool:
    """All on one line, straight or diagonal; gaps do not matter."""
    places = list(map(_place, each(knights)))
    lines = (
        {file for file, _ in places},
        {rank for _, rank in places},
        {file - rank for file, rank in places},
        {file + rank for file, rank in places},
    )
    return any(len(line) == 1 for line in lines)


def on_one_level(towers: Towers, knights: Squares) -> bool:
    return len({towers.level(knight) for knight in each(knights)}) == 1


def on_different_levels(towers: Towers, knights: Squares) -> bool:
    return len({towers.level(knight) for knight in each(knights)}) == knights.bit_count()


def in_chain(towers: Towers, knights: Squares) -> bool:
    """Each orthogonally connected with all others."""
    return flood(knights & -knights, knights) == knights


_PATTERNS: dict[Master, Callable[[Towers, Squares], bool]] = {
    "square": in_square,
    "row": in_row,
    "same": on_one_level,
    "different": on_different_levels,
    "chain": in_chain,
}
_PLACES: dict[Master, Squares] = {"diagonals": DIAGONALS, "border": BORDER}


def bonus(master: Master, year: int, towers: Towers, armies: Sequence[Squares], seat: int) -> int:
    """What the master card brings a player at the end of a year; `armies` are the knights of all."""
    pay = MASTERS[master][year - 1]
    knights = armies[seat]
    if not pay or not knights:
        return 0
    if master == "castles":
        return pay if castles_held(towers, knights) == MASTER_CASTLES[year - 1] else 0
    if master in _PLACES:
        counts = [(army & _PLACES[master]).bit_count() for army in armies]
        most = max(counts)
        alone = counts[seat] == most and counts.count(most) == 1
        return pay * (counts[seat] + alone)
    return pay if _PATTERNS[master](towers, knights) else 0
