"""M-143, a variant: teams for the whole game, by seats. What a team has won is the sum of what its members have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.medioevo.table.position import Position

Teams = Literal["none", "two", "pairs", "agreed"]
Team = Literal["A", "B", "C", "D", "E", "F"]


def teams_of(kind: Teams, agreed: Sequence[Team], seats: int) -> list[int]:
    """The team of every seat; none: everybody plays alone. Two teams, or as many as there are pairs: team-mates sit as
    far apart as can be, with an odd number of seats the last team is one short, and of two the second. Or as the
    players have agreed, if that makes more than one team."""
    if kind == "agreed":
        names = list(dict.fromkeys(agreed[:seats]))
        return [names.index(name) for name in agreed[:seats]] if len(names) > 1 else []
    number = {"none": 0, "two": 2, "pairs": max(2, (seats + 1) // 2)}[kind]
    return [seat % number for seat in range(seats)] if number else []


def team_of(position: Position, seat: int) -> int:
    """Without teams everybody is one."""
    return position.teams[seat] if position.teams else seat


def teams_in(position: Position) -> range:
    return range(max(position.teams, default=-1) + 1)


def members(position: Position, team: int) -> list[int]:
    return [seat for seat in range(position.seats) if team_of(position, seat) == team]


def are_allied(position: Position, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    return seat != other and bool(position.teams) and team_of(position, seat) == team_of(position, other)
