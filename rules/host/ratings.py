"""A rating of all who play a game in a server, from the places of fair games. Nothing of it is kept: it follows from
the results, in the order in which the games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from rules.host.careers import Finished
from rules.host.skill import Skill, after_game

_BEGINNER = 1000  # where everybody begins
_SPREAD = 20  # points for one of the model's


class Rating(Struct, frozen=True):
    """`points`: what somebody is worth, as far as that is sure; `games`: from how many it follows."""

    points: int
    games: int


def ratings(finished: Iterable[Finished]) -> dict[int, Rating]:
    """By person. Who is forgotten counts as a beginner in every game, for the others have played against somebody."""
    known: dict[int, Skill] = {}
    games = Counter[int]()
    for table, result in finished:
        if not result.is_fair:
            continue
        players = [seat.player or 0 for seat in table.seats]
        skills = [known.get(player, Skill()) for player in players]
        rated = after_game(skills, [chair.place for chair in result.chairs])
        known |= {player: after for player, after in zip(players, rated, strict=True) if player}
        games.update(players)
    return {player: Rating(round(_BEGINNER + _SPREAD * skill.sure), games[player]) for player, skill in known.items()}
