"""M-143, a variant: teams for the whole game, by seats. What a team has won is the sum of what its members have."""

from __future__ import annotations

from typing import Literal

from rules.medioevo.position import Position

Teams = Literal["none", "two", "pairs"]


def number_of_teams(kind: Teams, seats: int) -> int:
    """Two teams, or as many as there are pairs; with an odd number of seats the last team is one short, and in two
    teams the second one. 0: everybody plays alone."""
    return {"none": 0, "two": 2, "pairs": max(2, (seats + 1) // 2)}[kind]


def team_of(position: Position, seat: int) -> int:
    """Team-mates sit as far apart as can be; without teams everybody is one."""
    return seat % position.teams if position.teams else seat


def members(position: Position, team: int) -> list[int]:
    return [seat for seat in range(position.seats) if team_of(position, seat) == team]


def are_allied(position: Position, seat: int, other: int) -> bool:
    """Whether they win together."""
    return seat != other and bool(position.teams) and team_of(position, seat) == team_of(position, other)
