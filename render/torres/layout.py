"""Where things lie on the page: the strip, the score track around the board, the squares, the players' cards."""

from __future__ import annotations

from rules.torres.data import LAP
from rules.torres.land import SIZE, Square, place

WIDTH = 1280
STRIP = 140
EDGE = 16  # from the page's frame to the track
SPACE = 48  # one space of the track; 26 to a side make 100
SIDE = LAP // 4 + 1
CELL = 140
BOARD_LEFT = (WIDTH - SIZE * CELL) // 2
BOARD_TOP = STRIP + BOARD_LEFT
BOARD_BOTTOM = STRIP + WIDTH
GAP = 14
CARD = ((WIDTH - 2 * EDGE - GAP) // 2, 150)
MASTER = 120  # the master card's box, where there is one
LABEL = 34  # the least size of type that matters

Box = tuple[int, int, int, int]
Spot = tuple[int, int]


def corner(square: Square) -> Spot:
    """The top left corner of a square; a1 is at the bottom left."""
    file, rank = place(square)
    return BOARD_LEFT + file * CELL, BOARD_TOP + (SIZE - 1 - rank) * CELL


def centre(square: Square) -> tuple[float, float]:
    left, top = corner(square)
    return left + CELL / 2, top + CELL / 2


def space(number: int) -> Spot:
    """The top left corner of a space of the track: from the bottom left clockwise."""
    side, step = divmod(number % LAP, SIDE - 1)
    far, near = EDGE + (SIDE - 1) * SPACE, EDGE
    column, row = ((near, far - step * SPACE), (near + step * SPACE, near), (far, near + step * SPACE))[
        side
    ] if side < 3 else (far - step * SPACE, far)
    return column, row + STRIP


def page_height(players: int, master: bool) -> int:
    rows = (players + 1) // 2
    return BOARD_BOTTOM + (MASTER + GAP if master else 0) + rows * CARD[1] + (rows - 1) * GAP + EDGE + 4


def card_spot(number: int, players: int, master: bool) -> Spot:
    """Where a player's card goes; they read in rows of two."""
    column, row = number % 2, number // 2
    left = EDGE + column * (CARD[0] + GAP)
    if players % 2 and number == players - 1:
        left = (WIDTH - CARD[0]) // 2
    return left, BOARD_BOTTOM + (MASTER + GAP if master else 0) + row * (CARD[1] + GAP)
