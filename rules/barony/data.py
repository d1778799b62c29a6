"""The box: pieces, tiles and tokens. Rows marked (D) are our best reading of a lost picture: change them here only."""

from __future__ import annotations

from typing import Literal

from rules.barony.land import Terrain

Building = Literal["village", "stronghold", "city"]
Kind = Literal["knight", "village", "stronghold", "city"]

# B-1: what every player starts with.
SUPPLY: dict[Kind, int] = {"knight": 7, "village": 14, "stronghold": 2, "city": 5}
STARTING_CITIES = 3

# B-2, B-3 (D): the 36 tiles, their three hexes read clockwise. L lake, F forest, P plain, D field, M mountain.
TILES: dict[str, int] = {
    "LFP": 2, "LFD": 2, "LFM": 2, "LPD": 2, "LPM": 2, "LDM": 2,
    "LFF": 1, "LPP": 1, "LDD": 1, "LMM": 1,
    "FPD": 5, "FPM": 4, "FDM": 4, "PDM": 4,
    "FFF": 1, "PPP": 1, "DDD": 1,
}  # fmt: skip
TILES_EACH = 9
LONGEST_TO_SHORTEST = 1.6  # B-5: the sides of the box around the board

# B-4: what a token is worth when spent on a title (gold, certain) and when kept to the end (silver, D).
GOLD: dict[Terrain, int] = {"field": 5, "plain": 4, "forest": 3, "mountain": 2}
SILVER: dict[Terrain, int] = {"field": 3, "plain": 2, "forest": 1, "mountain": 0}
RESOURCES: tuple[Terrain, ...] = tuple(GOLD)
PILE = 20  # (D) tokens of each kind, where the bank is limited

# B-11: knights that a city raises, inland and beside a lake; B-18: knights that an expedition takes.
LEVY = 2
LEVY_BY_A_LAKE = 3
CREW = 2

# B-19, B-20
TITLE_PRICE = 15
DUKE = 4
POINTS_PER_RANK = 15
POINTS_PER_CITY = 10

ROUND_CAP = 200  # B-10: where nobody watches, a game ends here
