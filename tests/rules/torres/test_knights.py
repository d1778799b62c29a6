"""T-14, T-15: new knights, and steps."""

from __future__ import annotations

from rules.core import engine
from rules.torres.actions import Move, PlaceKnight
from rules.torres.land import names
from tests.rules.torres.builder import WHOLE, after, reason, scene


def test_t14_a_knight_costs_two() -> None:
    state = after(scene(WHOLE, "a1", "c1"), PlaceKnight("a2"))
    assert state.turn.points == 3
    assert names(state.players[0].knights) == ["a1", "a2"]
    assert reason(scene(WHOLE, "a1", "c1", points=1), PlaceKnight("a2")) == ("T-14", "points")


def test_t14_orthogonally_beside_an_own_knight() -> None:
    state = scene(WHOLE, "d4", "e6")
    placed = {action.square for action in engine.legal(state, 0) if isinstance(action, PlaceKnight)}
    assert placed == {"d3", "d5", "c4", "e4"}
    assert reason(state, PlaceKnight("e5")) == ("T-14", "knight-far")
    assert reason(state, PlaceKnight("e7")) == ("T-14", "knight-far")


def test_t14_on_the_knights_level_or_lower() -> None:
    state = scene("d4:2 d5:2 d3 c4:3 e8 g8 a8 h1 a1", "d4", "h1")
    placed = {action.square for action in engine.legal(state, 0) if isinstance(action, PlaceKnight)}
    assert placed == {"d5", "d3", "e4"}
    assert reason(state, PlaceKnight("c4")) == ("T-14", "knight-high")


def test_t14_the_higher_of_two_neighbours_counts() -> None:
    assert after(scene("d4:2 d5:2 d6:2", "d4 c5", "h1"), PlaceKnight("d5")).turn.points == 3
    assert reason(scene("d4:2 d5:2 d6:2", "c4 c5", "h1"), PlaceKnight("d5")) == ("T-14", "knight-high")


def test_t14_on_a_free_square() -> None:
    state = scene("d4 d5", "d3 c4", "e4", king="d4")
    assert reason(state, PlaceKnight("d4")) == ("T-14", "king-there")
    assert reason(state, PlaceKnight("e4")) == ("T-14", "knight-there")
    assert reason(state, PlaceKnight("i4")) == ("", "no-square")


def test_t14_six_knights_and_no_more() -> None:
    assert reason(scene(WHOLE, "a2 a3 a4 a5 a6 a7", "c1"), PlaceKnight("b2")) == ("T-14", "knight-none")


def test_t14_nowhere_to_go() -> None:
    assert reason(scene("a2:2 b2:2 b1:2", "a1", "h8"), PlaceKnight("a2")) == ("T-14", "knight-nowhere")


def test_t15_a_step_costs_one() -> None:
    state = after(scene(WHOLE, "d4", "h1"), Move("d4", "d5"))
    assert (names(state.players[0].knights), state.turn.points) == (["d5"], 4)


def test_t15_orthogonal_at_most_one_level_up_any_number_down() -> None:
    blocks = "d4:2 e4:3 d5:4 d3:1"
    state = scene(blocks, "d4", "h1")
    assert after(state, Move("d4", "e4")).turn.points == 4
    assert after(state, Move("d4", "d3")).turn.points == 4
    assert after(state, Move("d4", "c4")).turn.points == 4
    assert reason(state, Move("d4", "d5")) == ("T-15", "move-steep")
    assert reason(scene("d4 e4", "d3", "h1"), Move("d3", "h7")) == ("T-16", "door-none")
    assert reason(scene("d4 e4", "a1", "h1"), Move("a1", "b2")) == ("T-15", "move-far")


def test_t15_figures_are_in_the_way() -> None:
    state = scene("d4 d5", "d3 c3", "e3", king="d4")
    for target, why in (("d4", "king-there"), ("c3", "knight-there"), ("e3", "knight-there")):
        assert reason(state, Move("d3", target)) == ("T-15", why)
    assert reason(state, Move("e3", "e2")) == ("T-15", "no-knight")


def test_t15_a_knight_may_move_again_and_again() -> None:
    state = after(scene(WHOLE, "d4", "h1"), *(Move(f"d{n}", f"d{n + 1}") for n in range(4, 8)), Move("d8", "e8"))
    assert (names(state.players[0].knights), state.turn.points) == (["e8"], 0)
    assert reason(state, Move("e8", "e7")) == ("T-15", "points")


def test_t15_a_knight_that_is_shut_in() -> None:
    state = scene("a2:2 b2:2 b1:2", "a1", "h8")
    assert after(state, Move("a1", "c1")).turn.points == 4  # no step, but a door (T-16)
    assert reason(scene(WHOLE, "h4", "h3 h5 g4"), Move("h4", "g4")) == ("T-15", "move-all-stuck")
    assert reason(scene(WHOLE, "h4 d4", "h3 h5 g4"), Move("h4", "g4")) == ("T-15", "move-stuck")
