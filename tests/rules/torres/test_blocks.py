"""T-17: building."""

from __future__ import annotations

from rules.core import engine
from rules.torres.actions import Block
from rules.torres.land import BIT
from tests.rules.torres.builder import WHOLE, after, reason, scene


def test_t17_a_block_costs_one_and_comes_from_the_stack() -> None:
    state = after(scene(WHOLE, "a1", "c1"), Block("a2"))
    assert (state.turn.points, state.players[0].stacks, state.towers.level(BIT["a2"])) == (4, [2, 3, 3, 3], 1)
    assert state.supply == scene(WHOLE, "a1", "c1").supply


def test_t17_on_a_castle_or_on_ground_beside_exactly_one() -> None:
    state = scene("d4 e4 g4 b1", "h8", "h7")
    offered = {action.square for action in engine.legal(state, 0) if isinstance(action, Block)}
    assert {"d4", "e4", "c4", "d3", "d5", "e3", "e5", "h4", "g3", "g5"} <= offered
    assert reason(state, Block("f4")) == ("T-17", "joins")
    assert reason(state, Block("b6")) == ("T-17", "apart")
    assert reason(state, Block("z1")) == ("", "no-square")


def test_t17_no_tower_higher_than_the_area() -> None:
    assert reason(scene("d4 g7", "h8", "h7"), Block("d4")) == ("T-17", "too-high")
    state = after(scene("d4 g7", "h8", "a1"), Block("d5"), Block("d4"))
    assert state.towers.level(BIT["d4"]) == 2
    assert reason(state, Block("d4")) == ("T-17", "too-high")


def test_t17_castles_may_touch_at_corners() -> None:
    state = after(scene("d4 e5", "h8", "a1"), Block("c4"))
    assert len(state.towers.plan.castles) == 2
    assert reason(state, Block("e4")) == ("T-17", "joins")


def test_t17_not_on_a_figure() -> None:
    state = scene("d4:2 e4 e5", "d3", "d4", king="e4")
    for square, why in (("d3", "knight-there"), ("d4", "knight-there"), ("e4", "king-there")):
        assert reason(state, Block(square)) == ("T-17", why)


def test_t17_any_castle_of_anybody() -> None:
    state = after(scene(WHOLE, "a1", "c1"), Block("c2"), Block("e2"), Block("c7"))
    assert state.players[0].stacks == [0, 3, 3, 3]
    assert reason(state, Block("a2")) == ("T-12", "stack-used-up")


def test_t17_needs_a_point() -> None:
    assert reason(scene(WHOLE, "a1", "c1", points=0), Block("a2")) == ("T-17", "points")


def test_t17_needs_a_block() -> None:
    assert reason(scene(WHOLE, "a1", "c1", stacks=((0, 0),)), Block("a2")) == ("T-12", "stack-none")


def test_t17_a_castle_that_can_only_grow_upwards() -> None:
    """Hemmed in by others, a castle of five squares rises to level five and no further."""
    state = scene("a1:4 a2 a3 a4 a5 c1 c2 c3 c4 c5 a7", "h8", "h7")
    grown = after(state, Block("a1"))
    assert grown.towers.level(BIT["a1"]) == 5
    assert reason(grown, Block("a1")) == ("T-17", "too-high")
    assert all(reason(state, Block(square)) == ("T-17", "joins") for square in ("b1", "b2", "b3", "b4", "b5", "a6"))
