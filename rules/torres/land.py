"""The board: 64 squares a1..h8, each a bit of a number, so that a set of squares is one number.

Bit 0 is a1, bit 7 is h1, bit 63 is h8. Whatever is asked of many squares at once is then a few shifts and masks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

Square: TypeAlias = str
Squares: TypeAlias = int  # a set of squares; one square alone is a set of one

SIZE = 8
FILES = "abcdefgh"
NAMES: tuple[Square, ...] = tuple(f"{file}{rank + 1}" for rank in range(SIZE) for file in FILES)
BIT: dict[Square, Squares] = {name: 1 << number for number, name in enumerate(NAMES)}
ALL: Squares = (1 << SIZE * SIZE) - 1

_RANK: Squares = (1 << SIZE) - 1
_FILE_A: Squares = sum(1 << SIZE * rank for rank in range(SIZE))
_FILE_H: Squares = _FILE_A << SIZE - 1
_NOT_A, _NOT_H = ALL & ~_FILE_A, ALL & ~_FILE_H

BORDER: Squares = _FILE_A | _FILE_H | _RANK | _RANK << SIZE * (SIZE - 1)
DIAGONALS: Squares = sum(1 << 9 * step for step in range(SIZE)) | sum(1 << 7 * step for step in range(1, SIZE + 1))

# The names of the squares of every possible rank, so that a set is spelt out in eight looks.
_SPELT: tuple[tuple[list[Square], ...], ...] = tuple(
    tuple([NAMES[SIZE * rank + file] for file in range(SIZE) if byte >> file & 1] for byte in range(1 << SIZE))
    for rank in range(SIZE)
)


def around(squares: Squares) -> Squares:
    """All squares orthogonally next to some of the given ones."""
    return ((squares & _NOT_H) << 1 | (squares & _NOT_A) >> 1 | squares << SIZE | squares >> SIZE) & ALL


def cornerwise(squares: Squares) -> Squares:
    """All squares diagonally next to some of the given ones."""
    east, west = (squares & _NOT_H) << 1, (squares & _NOT_A) >> 1
    return ((east | west) << SIZE | (east | west) >> SIZE) & ALL


def flood(start: Squares, within: Squares) -> Squares:
    """All that can be reached from `start` by orthogonal steps inside `within`."""
    found = fresh = start & within
    left = within & ~found
    while fresh := around(fresh) & left:
        found |= fresh
        left ^= fresh
    return found


def each(squares: Squares) -> Iterator[Squares]:
    """The squares one by one."""
    while squares:
        one = squares & -squares
        yield one
        squares ^= one


def names(squares: Squares) -> list[Square]:
    """The squares by name, from a1 on."""
    found: list[Square] = []
    for rank in _SPELT:
        byte = squares & _RANK
        if byte:
            found += rank[byte]
        squares >>= SIZE
        if not squares:
            break
    return found


def name(square: Squares) -> Square:
    return NAMES[square.bit_length() - 1]


def place(square: Square) -> tuple[int, int]:
    """File and rank, both from 0."""
    return FILES.index(square[0]), int(square[1]) - 1


def steps_apart(one: Square, other: Square) -> int:
    """Orthogonal steps from square to square."""
    (file, rank), (file2, rank2) = place(one), place(other)
    return abs(file - file2) + abs(rank - rank2)


def shifts(square: Squares) -> Iterator[tuple[Squares, Squares]]:
    """In each straight direction the next square and the one behind it, where both are on the board."""
    file, rank = divmod(square.bit_length() - 1, SIZE)[::-1]
    if file < SIZE - 2:
        yield square << 1, square << 2
    if file > 1:
        yield square >> 1, square >> 2
    if rank < SIZE - 2:
        yield square << SIZE, square << 2 * SIZE
    if rank > 1:
        yield square >> SIZE, square >> 2 * SIZE
