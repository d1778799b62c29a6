"""The box: blocks, cards, tables. Rows marked (D) are our best reading of lost pictures: change them here only."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.torres.land import Square

Edition = Literal["2017", "1999"]
Cards = Literal["own", "common", "advanced"]
Source = Literal["actions", "castles", "king", "master"]
SOURCES: tuple[Source, ...] = get_args(Source)

# T-1
KNIGHTS = 6
BLOCKS = 92
LEAST_CASTLES = 6  # T-25

# T-2 (D, 85 %): where the castles begin.
START: tuple[Square, ...] = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")
START_STEPS = 3  # T-40: from start block to start block

# T-3 (D; 4 players certain, 2 players 93 %, 3 players 85 %): by players, then by year, the stacks of each.
STACKS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
YEARS = 3
TALLEST_STACK = 3  # T-11, T-12

# T-13 to T-20: action points.
ACTION_POINTS = 5
KNIGHT_COST = 2
BUYS = 2  # T-18: cards a turn
LOOKED_AT = 3

# T-4: the action cards of one colour, one of each.
Card: TypeAlias = str
CARDS: tuple[Card, ...] = (
    "six", "seven", "climb", "under", "supply", "door", "diagonal", "shift", "relocate", "jump",
)  # fmt: skip
COLOURS = 4  # of cards in the common deck, whatever the number of players (T-7)
EXTRA: dict[Card, int] = {"six": 1, "seven": 2}  # T-22

# T-21
LAP = 100

# T-31: by year the level of the king's castle that earns the bonus, and the bonus.
KING_BONUS: dict[int, tuple[int, int]] = {1: (1, 5), 2: (2, 10), 3: (3, 15)}

# T-41: the master cards, and what they pay after each year (for each knight, where they count knights).
Master = Literal["castles", "diagonals", "border", "square", "row", "same", "different", "chain"]
MASTERS: dict[Master, tuple[int, int, int]] = {
    "castles":   (5, 15, 30),
    "diagonals": (2, 5, 10),
    "border":    (2, 5, 10),
    "square":    (0, 0, 50),
    "row":       (0, 0, 50),
    "same":      (0, 0, 50),
    "different": (0, 0, 40),
    "chain":     (0, 0, 40),
}  # fmt: skip
MASTER_CASTLES = (4, 5, 6)
