"""Where the squares lie on the page: seen from above at a slight angle, so that a tower's storeys show in its front."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from render import part
from render.keep import hashed_once
from render.landscape import BOARD_SIZE
from render.seasons import EVERGREEN, SEASONS, Season
from render.sizes import LEAST, SHEET
from rules.torres.land import FILES, NAMES, SIZE, Square, place

WIDTH = SHEET
LABEL = LEAST  # the least size of a square's name
CLOSE_WIDTH = 960
CLOSE = 5  # squares across in a close-up
_LAND_CELL = (88, 70)
_NEAR_CELL, _FAR_CELL = (150, 128), (109, 66)  # of a part of the board, and of all of it
_NEAR_EDGE, _NEAR_TOP = 34, 64  # around the board; above it stand the towers of its last row
_LAND_EDGE = 52  # for the names of ranks and files
TRACK_STEP = 44
TRACK_ACROSS, TRACK_DOWN = 27, 25  # spaces of the score track along its sides, corners included: 100 in all
TRACK_CORNER = ((WIDTH - TRACK_ACROSS * TRACK_STEP) // 2, 14)

Box = tuple[int, int, int, int]
Spot = tuple[int, int]


@hashed_once
@dataclass(frozen=True)
class Layout:
    """One board, or a part of it: the size of a square, how far a storey lifts its roof, where the first square is."""

    focus: Square | None
    file: int  # of the leftmost column, from 0
    rank: int  # of the top row, from 0
    count: int  # squares across
    cell: Spot
    rise: int
    corner: Spot  # of the top left square on the ground
    width: int
    height: int
    named: bool = True  # else the names of ranks and files stand at the board's edges
    track: bool = False  # whether the score track goes around it
    least: int = LABEL  # the least size of a square's name
    season: Season = EVERGREEN

    @cached_property
    def shown(self) -> frozenset[Square]:
        return frozenset(name for name in NAMES if self._inside(name))

    @cached_property
    def rows(self) -> tuple[Square, ...]:
        """The squares from the farthest row to the nearest, each from the left."""
        return tuple(sorted(self.shown, key=lambda name: (-place(name)[1], place(name)[0])))

    def _inside(self, name: Square) -> bool:
        file, rank = place(name)
        return 0 <= file - self.file < self.count and 0 <= self.rank - rank < self.count

    def roof(self, name: Square, level: int = 0) -> Box:
        """The top of a tower of that level on the square; on level 0 the ground itself."""
        file, rank = place(name)
        left = self.corner[0] + (file - self.file) * self.cell[0]
        top = self.corner[1] + (self.rank - rank) * self.cell[1] - level * self.rise
        return left, top, left + self.cell[0], top + self.cell[1]

    @property
    def label(self) -> int:
        return max(self.least, round(self.cell[0] * 0.245))


def next_to(name: Square, files: int, ranks: int) -> Square | None:
    """The square so far to the right and so far up, if there is one."""
    file, rank = place(name)
    file, rank = file + files, rank + ranks
    return f"{FILES[file]}{rank + 1}" if 0 <= file < SIZE and 0 <= rank < SIZE else None


def _whole(season: Season) -> Layout:
    left = TRACK_CORNER[0] + TRACK_STEP + 14
    top = TRACK_CORNER[1] + TRACK_STEP + 42
    height = TRACK_CORNER[1] * 2 + TRACK_DOWN * TRACK_STEP
    return Layout(None, 0, SIZE - 1, SIZE, (134, 119), 9, (left, top), WIDTH, height, track=True, season=season)


@lru_cache(maxsize=len(SEASONS))
def landscape(season: Season = EVERGREEN) -> Layout:
    """The whole board on a landscape page."""
    (width, height), (wide, high) = BOARD_SIZE, _LAND_CELL
    corner = (_LAND_EDGE + (width - _LAND_EDGE - SIZE * wide) // 2, height - _LAND_EDGE - SIZE * high)
    return Layout(None, 0, SIZE - 1, SIZE, _LAND_CELL, 6, corner, width, height, named=False, season=season)


@lru_cache(maxsize=len(SEASONS))
def parts(season: Season = EVERGREEN) -> tuple[Layout, ...]:
    """The whole board in two sizes to look at a part of, the larger first; of the smaller, all is seen."""
    (wide, high), (across, down), (near, deep) = part.SIZE, _FAR_CELL, _NEAR_CELL
    corner = (_LAND_EDGE + (wide - _LAND_EDGE - SIZE * across) // 2, high - _LAND_EDGE - SIZE * down)
    all_ = None, 0, SIZE - 1, SIZE
    far = Layout(*all_, _FAR_CELL, 6, corner, wide, high, named=False, least=part.LEAST, season=season)
    size = (SIZE * near + 2 * _NEAR_EDGE, SIZE * deep + _NEAR_TOP + _NEAR_EDGE)
    return Layout(*all_, _NEAR_CELL, 10, (_NEAR_EDGE, _NEAR_TOP), *size, season=season), far


@lru_cache(maxsize=80 * len(SEASONS))
def layout_of(focus: Square | None = None, season: Season = EVERGREEN) -> Layout:
    """The whole board, or the squares around the focus."""
    if focus not in NAMES:
        return _whole(season)
    file, rank = place(focus)
    first = min(max(0, file - CLOSE // 2), SIZE - CLOSE)
    top = max(min(SIZE - 1, rank + CLOSE // 2), CLOSE - 1)
    return Layout(focus, first, top, CLOSE, (180, 160), 12, (30, 84), CLOSE_WIDTH, 84 + 160 * CLOSE + 44, season=season)
