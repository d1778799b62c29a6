"""B-18: expeditions."""

from __future__ import annotations

import pytest

from rules.barony.actions import Expedition
from rules.barony.land import Land
from rules.core import engine
from tests.rules.barony.builder import after, mover, reason, scene, side

EDGE = {f"{column}{row}" for column in "ag" for row in range(1, 6)} | {"b1", "c1", "d1", "e1", "f1"}
EDGE |= {"b5", "c5", "d5", "e5"}  # f5 is a lake


def test_b18_of_two_knights_one_lands_and_one_is_gone() -> None:
    player = after(scene(side()), Expedition("a1")).players[0]
    assert (player.knights, player.removed, player.reserve("knight")) == ({"a1": 1}, 1, 5)


def test_b18_it_lands_anywhere_on_the_edge() -> None:
    state = scene(side())
    assert {a.hex for a in engine.legal(state, mover(state)) if isinstance(a, Expedition)} == EDGE


def test_b18_a_lake_beside_does_not_make_an_edge() -> None:
    assert Land("PPP/PLP/PPP/PPP/PPP").edge >= {"a1", "b1", "c1"}
    assert "c4" not in Land("PPDPM/PFPPP/PPLPD/PPPPP/FPMPP").edge
    assert reason(scene(side()), Expedition("c4")) == ("B-18", "expedition-inland")


def test_b18_not_on_a_lake() -> None:
    assert reason(scene(side()), Expedition("f5")) == ("B-18", "expedition-lake")


@pytest.mark.parametrize("kind", ["knights", "villages", "strongholds", "cities"])
def test_b18_not_where_any_piece_stands(kind: str) -> None:
    for players in ([side(**{kind: "a1"}), side()], [side(), side(**{kind: "a1"})]):
        assert reason(scene(*players), Expedition("a1")) == ("B-18", "expedition-taken")


@pytest.mark.parametrize("left", [0, 1])
def test_b18_two_knights_in_reserve_are_needed(left: int) -> None:
    state = scene(side(" ".join(["d4"] * (6 - left)), removed=1))
    assert state.players[0].reserve("knight") == left
    assert reason(state, Expedition("a1")) == ("B-18", "expedition-crew")


def test_b18_a_full_edge_leaves_nowhere_to_land() -> None:
    state = scene(side(villages="a1 b1"), side(villages="a2 b2"), land="PP/PP")
    assert reason(state, Expedition("a1")) == ("B-18", "expedition-nowhere")
