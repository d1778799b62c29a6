"""T-41: the eight master cards, card by card."""

from __future__ import annotations

import pytest

from rules.torres.data import MASTERS, Master
from rules.torres.masters import bonus
from tests.rules.torres.builder import mask, towers

FLAT = towers("a1")


def paid(master: Master, *armies: str, year: int = 3, seat: int = 0, blocks: str = "") -> int:
    board = towers(blocks) if blocks else FLAT
    return bonus(master, year, board, [mask(army) for army in armies], seat)


CASTLES = "a1 c1 e1 g1 a3 c3 e3"


@pytest.mark.parametrize(
    ("year", "knights", "points"),
    [
        (1, "a1 c1 e1", 0),
        (1, "a1 c1 e1 g1", 5),
        (1, "a1 c1 e1 g1 a3", 0),
        (2, "a1 c1 e1 g1 a3", 15),
        (3, "a1 c1 e1 g1 a3 c3", 30),
        (3, "a1 c1 e1 g1 a3 h8", 0),
    ],
)
def test_t41_castles_counts_castles_exactly(year: int, knights: str, points: int) -> None:
    assert paid("castles", knights, "h8", year=year, blocks=CASTLES) == points


def test_t41_castles_counts_castles_not_knights() -> None:
    assert paid("castles", "a1 a2 c1 e1", "h8", year=1, blocks="a1 a2 c1 e1 g1") == 0
    assert paid("castles", "a1 a2 c1 e1 g1", "h8", year=1, blocks="a1 a2 c1 e1 g1") == 5


@pytest.mark.parametrize(("year", "each"), [(1, 2), (2, 5), (3, 10)])
def test_t41_diagonals_and_border_count_knights(year: int, each: int) -> None:
    assert paid("diagonals", "a1 b2 h1 c4", "d5 e5 f6", year=year) == 3 * each
    assert paid("border", "a4 h5 d4", "c1 f8", year=year) == 2 * each


def test_t41_the_sole_most_scores_one_more_knight() -> None:
    assert paid("diagonals", "a1 b2", "c3", year=1) == 2 * 3
    assert paid("diagonals", "c3", "a1 b2", year=1) == 2
    assert paid("border", "a1 a2", "h1 h2", year=2) == 10
    assert paid("border", "a1 a2 a3", "h1 h2", "d4", year=2) == 20
    assert paid("border", "d4", "e4", year=2) == 0


def test_t41_the_long_diagonals_and_the_border_are_known() -> None:
    from rules.torres.land import BORDER, DIAGONALS, names

    assert set(names(DIAGONALS)) == {f"{'abcdefgh'[n]}{r}" for n in range(8) for r in (n + 1, 8 - n)}
    assert len(names(BORDER)) == 28
    assert {"a1", "h8", "a5", "d1", "h3", "e8"} <= set(names(BORDER))


@pytest.mark.parametrize(
    ("knights", "points"),
    [
        ("a1 a4 d1 d4", 50),
        ("c3 c4 d3 d4 h8", 50),
        ("a1 a4 d1 d5", 0),
        ("d1 a4 d7 g4", 0),  # a square on its corner
        ("a1 a3 b1 b3", 0),  # no square
        ("a1 a4 d1", 0),
    ],
)
def test_t41_square(knights: str, points: int) -> None:
    assert paid("square", knights, "h7") == points


@pytest.mark.parametrize(
    ("knights", "points"),
    [
        ("a1 c1 h1", 50),
        ("d2 d8", 50),
        ("a1 d4 h8", 50),
        ("a8 c6 h1", 50),
        ("a1 b1 c2", 0),
        ("a1 b3 c5", 0),  # in line, but neither straight nor diagonal
        ("e5", 50),
    ],
)
def test_t41_row(knights: str, points: int) -> None:
    assert paid("row", knights, "h7") == points


LEVELS = "a1:1 b1:2 c1:3 d1:3 e1:1"


@pytest.mark.parametrize(
    ("master", "knights", "points"),
    [
        ("same", "c1 d1", 50),
        ("same", "f1 g5", 50),
        ("same", "a1 b1", 0),
        ("same", "a1", 50),
        ("different", "a1 b1 c1 f1", 40),
        ("different", "a1 e1", 0),
        ("different", "h8", 40),
        ("chain", "a1 a2 b2", 40),
        ("chain", "a1 b2", 0),
        ("chain", "a1 a2 h8", 0),
        ("chain", "g6", 40),
    ],
)
def test_t41_levels_and_chain(master: Master, knights: str, points: int) -> None:
    assert paid(master, knights, "h7", blocks=LEVELS) == points


@pytest.mark.parametrize("master", ["square", "row", "same", "different", "chain"])
def test_t41_some_pay_after_the_third_year_only(master: Master) -> None:
    knights = "a1 a2 b1 b2" if master == "square" else "g6"
    assert paid(master, knights, "h7", year=3) == MASTERS[master][2] > 0
    assert [paid(master, knights, "h7", year=year) for year in (1, 2)] == [0, 0]


@pytest.mark.parametrize("master", MASTERS)
def test_t41_each_player_for_themselves(master: Master) -> None:
    first = paid(master, "g6", "a1 c4 h2", year=3)
    second = paid(master, "a1 c4 h2", "g6", year=3, seat=1)
    assert first == second
