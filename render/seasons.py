"""The year on a board: a game begins in its spring, and its last round is played in snow."""

from __future__ import annotations

from typing import Literal, get_args

Season = Literal["spring", "summer", "autumn", "winter"]
SEASONS: tuple[Season, ...] = get_args(Season)
EVERGREEN: Season = "summer"  # of what belongs to no moment of a game, such as signs and rules
