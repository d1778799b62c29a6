"""M-48, M-80: lists as they are planned, and units that come back."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Chance, Setup, engine
from rules.medioevo.purchases import Done, Purchases, Recall, Recruit, Shopping, ahead
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import GAME, after, at, build, legal, reason, two


def returning(**aside: int) -> MedioevoState:
    state = two()
    state.players[0].aside = dict(aside)  # pyright: ignore
    return at(state, Purchases())


def test_m80_units_set_aside_come_back_free_of_charge() -> None:
    state = after(returning(heavy=2), (0, Recall("heavy", 2, "ionia")), (0, Done()), (1, Done()))
    assert state.players[0].armies == {"ionia": {"heavy": 2}}
    assert state.players[0].aside == {}
    assert state.players[0].florins == 1600


def test_m80_they_count_against_the_limit_of_new_units() -> None:
    state = returning(light=5)
    assert not legal(state, 0, Recall("light", 4, "ionia"))
    state = after(state, (0, Recall("light", 2, "ionia")))
    assert legal(state, 0, Recruit("light", 1, "ionia"))
    assert not legal(state, 0, Recruit("light", 2, "ionia"))
    bigger = at(build(two(), "ionia", "city"), Purchases())
    bigger.players[0].aside = {"light": 5}
    assert legal(bigger, 0, Recall("light", 5, "ionia"))


def test_m80_only_what_was_set_aside_and_where_units_may_be_placed() -> None:
    state = returning(archer=1)
    assert reason(state, 0, Recall("heavy", 1, "ionia")) == ("M-44", "recruit")
    assert reason(state, 0, Recall("archer", 1, "thrace")) == ("M-44", "muster-place")
    assert reason(returning(), 0, Recall("archer", 1, "ionia"))[1] == "nothing-to-buy"


@pytest.mark.parametrize("seed", [0, 2, 3, 4])
def test_m48_a_plan_that_is_kept_is_the_one_that_would_be_made_anew(seed: int) -> None:
    """Also: planning leaves the table as it is."""
    rng, compared = Random(seed), 0
    state, _ = engine.start(
        GAME, Setup(game="medioevo", version=GAME.version, seats=3, seed=str(seed), options={"turns": 3})
    )
    for index in range(1, 900):
        awaited = engine.awaited(state)
        if not awaited or not _peaceful(state):
            break
        seat = rng.choice(awaited)
        engine.play_on(state, seat, engine.sample(state, seat, rng), Chance(str(seed), index))
        if state.stack and isinstance(state.stack[-1], Shopping):
            before = engine.encode(state)
            fresh = engine.clone(GAME, state)
            for other in range(3):
                assert engine.encode(ahead(state, other)) == engine.encode(ahead(fresh, other))
                assert engine.pending(state) == engine.pending(fresh)
            assert engine.encode(state) == before
            compared += 1
    assert compared > 50


def _peaceful(state: MedioevoState) -> bool:
    return state.turn < 4
