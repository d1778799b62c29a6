"""M-51, M-112: objectives about pacts."""

from __future__ import annotations

from rules.medioevo.objectives import is_met
from tests.rules.medioevo.objectives import OTHER, OWNER, THIRD, scene, war
from tests.rules.medioevo.pacts import in_force


def test_m112_objective_2_asks_for_pacts_with_two_different_players() -> None:
    state = scene()
    in_force(state, "trade", OWNER, OTHER)
    in_force(state, "passage", OTHER, OWNER)
    assert not is_met(state, OWNER, 2)
    in_force(state, "passage", THIRD, OWNER)
    assert is_met(state, OWNER, 2)


def test_m51_objective_51_asks_for_three_pacts_and_no_war() -> None:
    peaceful, warlike = scene(), scene(war)
    for state in (peaceful, warlike):
        for kind in ("trade", "passage"):
            in_force(state, kind, OWNER, OTHER)
    assert not is_met(peaceful, OWNER, 51)
    for state in (peaceful, warlike):
        in_force(state, "nonaggression", OWNER, OTHER)
    assert is_met(peaceful, OWNER, 51)
    assert not is_met(warlike, OWNER, 51)


def test_m51_the_pacts_of_others_do_not_count() -> None:
    state = scene()
    for kind in ("trade", "passage", "nonaggression"):
        in_force(state, kind, OTHER, THIRD)
    assert not is_met(state, OWNER, 51)
