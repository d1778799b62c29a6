"""Many random games with random options at every number of seats: `make fuzz`, or `python -m tests.fuzz`.

After every move somebody must be awaited or the game be over, nobody be stuck, and the invariants hold; at the end the
log alone must lead to the same state. The first failure prints a record of the game so far; `trail.again` stands where
it failed.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from random import Random
from time import perf_counter
from typing import Any

from rules.core import Game, Setup, engine
from rules.core.game import choices_of
from rules.core.match import Match
from rules.registry import games
from tests.conformance.checks import awaits_somebody_or_is_over, keeps_its_invariants, leaves_no_seat_stuck
from tests.conformance.trail import Trail, replayable

SHORT = {"medioevo": {"turns": 3}}  # options that a game must have to be over in good time


def random_setup(game: Game[Any], number: int, rng: Random) -> Setup:
    """All numbers of seats in turn, with options of all kinds."""
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    options = {name: rng.choice(list(values)) for name, values in choices_of(game.options_type).items()}
    options |= SHORT.get(game.id, {})
    return Setup(game=game.id, version=game.version, seats=seats, seed=f"fuzz {rng.random()}", options=options)


def play(game: Game[Any], setup: Setup, rng: Random) -> int:
    """One game to its end; how many moves it took."""
    trail = Trail(game, setup)
    with replayable(trail):
        for position in trail.walk(rng):
            for check in (awaits_somebody_or_is_over, keeps_its_invariants, leaves_no_seat_stuck):
                check(position, rng)
        again = Match.load(game, setup, trail.log)
        assert engine.encode(again.state) == engine.encode(trail.here().state), "the log leads to another state"
    return len(trail.log)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("game", nargs="?", default="medioevo", choices=sorted(games()))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    game, rng, started, moves = games()[chosen.game], Random(chosen.seed), perf_counter(), 0
    for number in range(chosen.games):
        setup = random_setup(game, number, rng)
        try:
            moves += play(game, setup, rng)
        except Exception:
            traceback.print_exc()
            sys.exit(f"game {number + 1} of {chosen.games} failed: {setup}")
    print(f"{chosen.games} games of {game.id}, {moves} moves, {perf_counter() - started:.0f} s: all is well")


if __name__ == "__main__":
    main()
