"""A rating of all who play a game in a server, from the places of fair games (Plackett and Luce, by OpenSkill). Nothing
of it is kept: it follows from the results, in the order in which the games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.host.careers import Finished

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

_BEGINNER = 1000  # where everybody begins
_SPREAD = 20  # points for one of the model's


class Rating(Struct, frozen=True):
    """`points`: what somebody is worth, as far as that is sure; `games`: from how many it follows."""

    points: int
    games: int


def ratings(finished: Iterable[Finished]) -> dict[int, Rating]:
    """By person. Who is forgotten counts as a beginner in every game, for the others have played against somebody."""
    from openskill.models import PlackettLuce  # takes half a second, and most houses never ask

    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    games = Counter[int]()
    for table, result in finished:
        if not result.is_fair:
            continue
        players = [seat.player or 0 for seat in table.seats]
        teams = [[known.get(player) or model.rating()] for player in players]
        rated = model.rate(teams, ranks=[float(chair.place) for chair in result.chairs])
        known |= {player: after for player, (after,) in zip(players, rated, strict=True) if player}
        games.update(players)
    return {player: Rating(_points(rating), games[player]) for player, rating in known.items()}


def _points(rating: PlackettLuceRating) -> int:
    return round(rating.ordinal(alpha=_SPREAD, target=_BEGINNER))
