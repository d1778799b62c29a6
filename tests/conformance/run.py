"""Runs checks over a random game, each under its own name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from rules.core import Game, Setup
from tests.conformance import checks, garbage, leaks
from tests.conformance.trail import Position, Trail, replayable

Check = Callable[..., None]
THOROUGH = (*checks.THOROUGH, garbage.refuses_nonsense_in_words)
CHECKS: tuple[Check, ...] = (*checks.LIGHT, *THOROUGH, *checks.MOVES, *checks.GAMES)
LEAKS: tuple[Check, ...] = (*leaks.POSITIONS, *leaks.MOVES, *leaks.DEALS)


@contextmanager
def named(check: Check) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        error.add_note(f"check: {check.__name__}")
        raise


def play(game: Game[Any], setup: Setup, *, every: int, limit: int, only: Collection[Check] = CHECKS) -> None:
    """One random game under the checks of `checks`."""
    trail = Trail(game, setup)
    rng = Random(f"{setup.seats} {setup.seed}")
    with replayable(trail):
        for position, move in trail.walk(rng, limit):
            found = (*checks.LIGHT, *THOROUGH) if position.index % every == 1 % every else checks.LIGHT
            for check in found:
                _run(check, only, position, rng)
            for check in checks.MOVES if move else ():
                _run(check, only, position, move)
        for check in checks.GAMES:
            _run(check, only, trail)


def _run(check: Check, only: Collection[Check], *about: object) -> None:
    if check in only:
        with named(check):
            check(*about)


def spy(game: Game[Any], setup: Setup, *, count: int, limit: int, only: Collection[Check] = LEAKS) -> None:
    """One random game under the checks of `leaks`, at `count` positions spread over it."""
    for check in leaks.DEALS:
        _run(check, only, game, setup)
    chosen = set(spread(game, setup, count, limit))
    trail = Trail(game, setup)
    with replayable(trail):
        for position, move in trail.walk(Random(setup.seed), limit):
            if position.index not in chosen:
                continue
            for check in leaks.POSITIONS:
                for watcher in position.watchers:
                    _run(check, only, position, watcher)
            for check in leaks.MOVES if move else ():
                _run(check, only, position, move)


def spread(game: Game[Any], setup: Setup, count: int, limit: int) -> list[int]:
    """Indexes over the length of the random game that this setup gives, its end among them."""
    trail = Trail(game, setup)
    with replayable(trail):
        last = [position.index for position, _ in trail.walk(Random(setup.seed), limit)][-1]
    return sorted({last - number * last // count for number in range(count)} - {0})


def positions(game: Game[Any], setup: Setup, count: int, limit: int) -> Iterator[Position]:
    chosen = set(spread(game, setup, count, limit))
    for position, _ in Trail(game, setup).walk(Random(setup.seed), limit):
        if position.index in chosen:
            yield position
