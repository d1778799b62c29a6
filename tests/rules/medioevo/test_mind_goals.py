"""How near objectives are (M-51), and that a judgement sees it."""

from __future__ import annotations

import pytest

from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.mind import aspects, judged, nearness
from rules.medioevo.objectives import is_met
from tests.rules.medioevo.builder import two
from tests.rules.medioevo.minds import played

FIVE_ARCHERS = 7  # in one territory


def test_an_objective_comes_nearer_archer_by_archer() -> None:
    state = two()
    assert nearness(state, 0, FIVE_ARCHERS) == 0
    state.players[0].station("thrace", "archer", 2)
    assert nearness(state, 0, FIVE_ARCHERS) == pytest.approx(2 / 5)
    state.players[0].station("thrace", "archer", 5)
    assert nearness(state, 0, FIVE_ARCHERS) == 1


def test_what_is_met_is_as_near_as_can_be_and_nothing_else() -> None:
    """On every card, in positions of a game."""
    for seed in (1, 2):
        state, _ = played(2, seed, {0, 1}, turns=3)
        for card in EMPIRE_CARDS:
            for seat in (0, 1):
                assert (nearness(state, seat, card) == 1) == is_met(state, seat, card), card


def test_a_judgement_hopes_for_ones_own_objectives_and_knows_nothing_of_others() -> None:
    state = two()
    state.players[0].cards = [FIVE_ARCHERS]
    state.empire.remove(FIVE_ARCHERS)
    before = {aspect.name: aspect.worth for aspect in aspects(state, 0)}
    theirs = judged(state, 1)
    state.players[0].station("thrace", "archer", 4)
    troops = {aspect.name: aspect.worth for aspect in aspects(state, 0)}
    assert troops["objectives"] > before["objectives"]
    state.players[0].cards = []
    assert judged(state, 1) != theirs  # the archers are seen
    plain = judged(state, 1)
    state.players[0].cards = [FIVE_ARCHERS]
    assert judged(state, 1) == plain  # what they are for is not
