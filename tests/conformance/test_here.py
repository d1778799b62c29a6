"""What one is told of a place agrees with what is legal: possible and barred together are all kinds, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import render
from bot.words import Speaker
from rules.core import Action, Game, State, engine
from rules.core.actions import values_of
from rules.core.here import Here, asked_here
from rules.registry import games
from tests.stages import stages

_MANY = 5_000  # actions gone through to find all places of a kind
_SAMPLES = 200
_EACH = 6  # positions of a step
_MOST = 60  # positions

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def positions(game: Game[Any], each: int) -> Iterator[tuple[State, int]]:
    """Positions of every step that asks, with somebody who is awaited, once there is a board."""
    for stage in islice(stages(game, 3, each, Random(11)), _MOST):
        if stage.state.outcome is None and places(game, stage.state, 0):
            yield stage.state, engine.awaited(stage.state)[0]


def places(game: Game[Any], state: State, seat: int) -> tuple[str, ...]:
    survey = render.survey(game.id)
    assert survey is not None
    return survey.places(game.view(state, seat))


def named(action: Action) -> set[str]:
    """The names among its values, alone or in a list."""
    parts = (part for value in values_of(action) for part in (value if isinstance(value, tuple) else (value,)))
    return {part for part in parts if isinstance(part, str)}


def told(game: Game[Any], state: State, seat: int, place: str) -> dict[type[Action], Here]:
    return {here.kind: here for here in asked_here(game, state, seat, place, places(game, state, seat))}


@every_game
def test_possible_and_barred_together_are_all_kinds(game: Game[Any]) -> None:
    say = Speaker("en")
    for state, seat in positions(game, _EACH):
        legal = engine.legal(state, seat)
        place = Random(repr(state.acts)).choice(places(game, state, seat))
        found = told(game, state, seat, place)
        assert tuple(found) == game.actions
        for here in found.values():
            assert here.move is None or (here.refusal is None and here.move in legal and place in named(here.move))
            assert (here.refusal is None) or here.move is None
            assert (here.kind in legal.kinds) or here.refusal == legal.closed(here.kind)
            assert here.refusal is None or say.say(here.refusal.words)


@every_game
def test_what_can_be_done_at_a_place_is_never_said_to_be_barred(game: Game[Any]) -> None:
    """By all legal actions, where one can go through them; else by many."""
    looked = 0
    for state, seat in positions(game, _EACH):
        every = list(islice(engine.legal(state, seat), _MANY))
        if len(every) == _MANY:
            every = [engine.sample(state, seat, Random(number)) for number in range(_SAMPLES)]
        known = set(places(game, state, seat))
        at: dict[str, set[type[Action]]] = {}
        for action in every:
            for place in named(action) & known:
                at.setdefault(place, set()).add(type(action))
        for place in Random(looked).sample(sorted(known), min(4, len(known))):
            found = told(game, state, seat, place)
            possible = {kind for kind, here in found.items() if here.move is not None}
            assert at.get(place, set()) <= possible, (place, at.get(place, set()) - possible)
            looked += 1
    assert looked > 10


@every_game
def test_whoever_is_not_asked_hears_so_of_every_kind(game: Game[Any]) -> None:
    state, seat = next(positions(game, 1))
    idle = next((other for other in range(state.seats) if other not in engine.pending(state)), None)
    if idle is not None:
        found = told(game, state, idle, places(game, state, seat)[0])
        assert {here.refusal.kind for here in found.values() if here.refusal} == {"not-awaited"}
        assert len(found) == len(game.actions)
