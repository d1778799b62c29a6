"""Which games are tested, and how hard: the whole suite has to stay quick as the house fills."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core import Game, Setup, choices_of
from rules.registry import games
from tests.sample_game import GAME as TOURNEY


@dataclass(frozen=True)
class Effort:
    playouts: int  # random games for each number of seats
    every: int  # thorough checks at every n-th position; the light ones run at all of them
    leaks: int  # positions of one game at which secrets are looked for
    pictures: int = 2  # of these, how many are drawn


EFFORT = {
    "tourney": Effort(playouts=6, every=1, leaks=30),
    "barony": Effort(playouts=4, every=8, leaks=12),
    "medioevo": Effort(playouts=1, every=150, leaks=5, pictures=1),
}
USUAL = Effort(playouts=2, every=25, leaks=12)


def subjects() -> dict[str, Game[Any]]:
    return {TOURNEY.id: TOURNEY, **games()}


def effort(game: Game[Any]) -> Effort:
    return EFFORT.get(game.id, USUAL)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    found = subjects().values()
    return [(game.id, seats) for game in found for seats in range(game.min_seats, game.max_seats + 1)]


def setup_of(game: Game[Any], seats: int, number: int = 0) -> Setup:
    """The first game of each kind has the default options and leaves to the lot who begins; the others have what chance
    gives."""
    rng = Random(f"{game.id} {seats} {number}")
    options = {name: rng.choice(choices) for name, choices in choices_of(game.options_type).items()} if number else {}
    seed = f"conformance-{number}"
    beginners = tuple(rng.sample(range(seats), rng.randint(0, seats))) if number else ()
    return Setup(
        game=game.id,
        version=game.version,
        seats=seats,
        seed=seed,
        options=options,
        unattended=True,
        beginners=beginners,
    )
