"""The choices that purists have, each game with all of them at once: they keep the contract and their secrets, and
computer players play them to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.core import Setup
from tests.conformance.effort import effort, subjects
from tests.conformance.run import play, spy
from tests.conformance.test_computers import computer_for_seat_0
from tests.conformance.trail import Trail, replayable

CHOICES: list[tuple[str, dict[str, Any]]] = [
    ("barony", {"pass_at_will": True, "bank": "80"}),
    ("saga", {"conquest": "choice", "sides": "reverse", "prepare": True}),
    ("saga", {"conquest": "choice", "sides": "crown"}),
    ("torres", {"stacks": "hand", "edition": "1999", "cards": "own"}),
    ("torres", {"stacks": "hand", "edition": "1999", "cards": "advanced"}),
    ("torres", {"stacks": "hand"}),
]


def table(game: str, seats: int, options: dict[str, Any]) -> Setup:
    rules = subjects()[game]
    seed = f"choices {seats} {sorted(options.items())}"
    return Setup(
        game=game,
        version=rules.version,
        seats=seats,
        seed=seed,
        options=options,
        unattended=True,
        beginners=(seats - 1,),
    )


@pytest.mark.parametrize(("game", "options"), CHOICES)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_with_every_choice_keep_the_contract(game: str, options: dict[str, Any], seats: int) -> None:
    rules = subjects()[game]
    play(rules, table(game, seats, options), every=effort(rules).every)


@pytest.mark.parametrize(("game", "options"), CHOICES)
def test_nothing_hidden_is_told_with_every_choice(game: str, options: dict[str, Any]) -> None:
    rules = subjects()[game]
    spy(rules, table(game, 3, options), count=effort(rules).leaks)


@pytest.mark.parametrize(("game", "options"), CHOICES)
def test_computers_play_with_every_choice_to_the_end(game: str, options: dict[str, Any]) -> None:
    trail = Trail(subjects()[game], table(game, 3, options))
    with replayable(trail):
        last = [position.state.outcome for position in trail.walk(Random(3), computer_for_seat_0)][-1]
    assert last is not None
