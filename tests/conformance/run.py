"""Runs checks over a random game, each under its own name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from rules.core import Game, Setup
from tests.conformance import checks, garbage, leaks
from tests.conformance.trail import Juncture, Trail, replayable

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


def play(game: Game[Any], setup: Setup, *, every: int, only: Collection[Check] = CHECKS) -> None:
    """One random game under the checks of `checks`."""
    trail = Trail(game, setup)
    rng = Random(f"{setup.seats} {setup.seed}")
    with replayable(trail):
        while True:
            position = trail.here()
            _run(checks.LIGHT, only, position, rng)
            if position.index % every == 1 % every:
                _run(THOROUGH, only, position, rng)
            if position.state.outcome is not None:
                break
            move = trail.move(rng)
            _run(checks.MOVES, only, position, move)
            trail.follow(move)
        _run(checks.GAMES, only, trail)


def spy(game: Game[Any], setup: Setup, *, count: int, only: Collection[Check] = LEAKS) -> None:
    """One random game under the checks of `leaks`, at `count` positions spread over it."""
    _run(leaks.DEALS, only, game, setup)
    chosen = spread(game, setup, count)
    spy_where(game, setup, lambda position: position.index in chosen, only=only)


def spy_where(
    game: Game[Any], setup: Setup, where: Callable[[Juncture], bool], *, only: Collection[Check] = LEAKS
) -> int:
    """The same at positions of one's choice; at how many."""
    trail = Trail(game, setup)
    rng, looked = Random(setup.seed), 0
    with replayable(trail):
        while True:
            position = trail.here()
            suspect = where(position)
            looked += suspect
            for watcher in position.watchers if suspect else ():
                _run(leaks.POSITIONS, only, position, watcher)
            if position.state.outcome is not None:
                return looked
            move = trail.move(rng)
            if suspect:
                _run(leaks.MOVES, only, position, move)
            trail.follow(move)


def _run(some: Collection[Check], only: Collection[Check], *about: object) -> None:
    for check in some:
        if check in only:
            with named(check):
                check(*about)


def spread(game: Game[Any], setup: Setup, count: int) -> set[int]:
    """Indexes over the length of the random game that this setup gives, its end among them."""
    trail = Trail(game, setup)
    with replayable(trail):
        last = [position.index for position in trail.walk(Random(setup.seed))][-1]
    return {last - number * last // count for number in range(count)} - {0}


def positions(game: Game[Any], setup: Setup, count: int) -> Iterator[Juncture]:
    chosen = spread(game, setup, count)
    return (position for position in Trail(game, setup).walk(Random(setup.seed)) if position.index in chosen)
