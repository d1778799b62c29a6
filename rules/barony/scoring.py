"""B-20 to B-22: the track, and the end."""

from __future__ import annotations

from rules.barony.data import POINTS_PER_CITY, POINTS_PER_RANK, SILVER, STARTING_CITIES
from rules.barony.position import Player, Position
from rules.core import Outcome, ScoreRow, Words, words


def new_cities(player: Player) -> int:
    """Cities never leave the board, so those beyond the starting ones were built (B-17)."""
    return max(0, player.count("city") - STARTING_CITIES)


def track(player: Player) -> int:
    return POINTS_PER_RANK * player.rank + POINTS_PER_CITY * new_cities(player)


def silver(player: Player) -> int:
    return sum(SILVER[terrain] * number for terrain, number in player.tokens.items())


def score(player: Player) -> int:
    return track(player) + silver(player)


def outcome(position: Position, reason: Words) -> Outcome:
    players = position.players
    return Outcome(
        scores=tuple(map(score, players)),
        winners=(winner(position),),
        reason=reason,
        rows=(
            ScoreRow(words("barony-row-titles"), tuple(POINTS_PER_RANK * p.rank for p in players)),
            ScoreRow(words("barony-row-cities"), tuple(POINTS_PER_CITY * new_cities(p) for p in players)),
            ScoreRow(words("barony-row-silver"), tuple(map(silver, players))),
        ),
    )


def winner(position: Position) -> int:
    """B-22: most points; among equals, who plays latest in a round."""
    return max(range(position.seats), key=lambda seat: (score(position.players[seat]), order(position, seat)))


def order(position: Position, seat: int) -> int:
    """How many players act before this one in a round."""
    return (seat - position.first) % position.seats
