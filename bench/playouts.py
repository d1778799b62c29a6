"""(b) How fast random games run, against catanatron's random players: taken in turns so that both see one machine, by
the processor's time, so that neither is charged for what else goes on there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from bench.rows import Row
from rules.core import Chance, Game, Setup, engine
from rules.core.legal import LegalMoves

ROUNDS = 9
SECONDS = 1.0
BOUND = {"barony": 2.0, "saga": 2.5, "torres": 2.5, "medioevo": 1.2}
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def playouts(game: Game[Any]) -> Row:
    """Actions per second that nobody hears of, setting up included on both sides, in slices taken alternately."""
    pairs = [(_rate(lambda n: _ours(game, n), turn), catan_rate(turn)) for turn in range(ROUNDS)]
    ratio = median(ours / theirs for ours, theirs in pairs)
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    detail = f"{ours:,.0f} actions/s here, {theirs:,.0f} in catanatron"
    return Row(game.id, "random playout actions/s over catanatron's", ratio, BOUND[game.id], "at least", detail)


def _rate(play: Callable[[int], int], turn: int) -> float:
    actions, number, started = 0, turn * 1000, process_time()
    while process_time() - started < SECONDS:
        actions += play(number)
        number += 1
    return actions / (process_time() - started)


def _ours(game: Game[Any], number: int) -> int:
    rng, seed = Random(number), str(number)
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    state, _ = engine.start(game, Setup(game=game.id, version=game.version, seats=seats, seed=seed, unattended=True))
    actions, asked = 0, state.expected()
    while asked:
        actions += 1
        for seat, decision in asked.items():
            if decision.awaited:
                action = LegalMoves(state, seat, decision.actions).sample(rng)
                asked = engine.try_on(state, seat, action, Chance(seed, actions))
                break
    return actions


def catan_rate(turn: int) -> float:
    """Actions per second of catanatron's random players."""
    return _rate(_catan, turn)


def _catan(number: int) -> int:
    match = Catan([RandomPlayer(colour) for colour in COLOURS], seed=number)
    match.play()
    return len(match.state.actions)
