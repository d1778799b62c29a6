"""B-12 to B-15: moving, entering, sharing and destroying."""

from __future__ import annotations

import pytest

from rules.barony.actions import Move
from rules.core import engine
from tests.rules.barony.builder import act, after, mover, reason, refusal, scene, side, told


def seconds(state, origin: str, target: str) -> set[str | None]:
    moves = (a for a in engine.legal(state, mover(state)) if isinstance(a, Move))
    return {move.origin2 for move in moves if (move.origin, move.target) == (origin, target)}


# B-12


def test_b12_one_knight_moves_one_hex() -> None:
    assert after(scene(side("d3")), Move("d3", "d4")).players[0].knights == {"d4": 1}


def test_b12_two_knights_move_independently() -> None:
    state = after(scene(side("d3 a1")), Move("d3", "d4", None, "a1", "b1"))
    assert state.players[0].knights == {"d4": 1, "b1": 1}


def test_b12_a_knight_moves_to_a_neighbour_only() -> None:
    state = scene(side("d3"))
    assert reason(state, Move("d3", "d5")) == ("B-12", "move-far")
    assert refusal(state, Move("d3", "d5")).places == ("d3", "d5")
    assert reason(state, Move("d3", "d3")) == ("B-12", "move-far")


@pytest.mark.parametrize("hex_", ["d4", "a1"])
def test_b12_only_own_knights_move(hex_: str) -> None:
    assert reason(scene(side("d3"), side("d4")), Move(hex_, "d5")) == ("B-12", "move-no-knight")


def test_b12_the_same_knight_does_not_move_twice() -> None:
    state = scene(side("d3 a1"))
    assert seconds(state, "d3", "d4") == {None, "a1"}
    assert reason(state, Move("d3", "d4", None, "d4", "d5")) == ("B-12", "move-twice")
    assert reason(state, Move("d3", "d4", None, "d3", "d2")) == ("B-12", "move-twice")


def test_b12_the_second_may_start_where_an_unmoved_knight_stands() -> None:
    assert seconds(scene(side("d3 d4")), "d3", "d4") == {None, "d4"}
    assert seconds(scene(side("d3 d3")), "d3", "d4") == {None, "d3"}


def test_b12_no_second_knight_no_question() -> None:
    state = scene(side("d3"))
    assert seconds(state, "d3", "d4") == {None}
    assert reason(state, Move("d3", "d4", None, None, "d5")) == ("B-12", "move-no-second")


def test_b12_both_knights_may_enter_one_hex_and_the_second_resolves_after_the_first() -> None:
    state = scene(side("d3 d5"), side("d4"))
    ahead = after(state, Move("d3", "d4", None, "d5", "d4"))
    assert ahead.players[0].knights == {"d4": 2}
    assert ahead.players[1].knights == {}


def test_b12_the_second_uses_a_hex_that_the_first_cleared() -> None:
    state = scene(side("d3 d4 d5"), side(villages="d4", tokens="field"), side("d4"))
    ahead = after(state, Move("d3", "d4", "field", "d5", "d4"))
    assert ahead.players[0].knights == {"d4": 3}


def test_b12_the_second_token_is_taken_from_what_the_first_left() -> None:
    state = scene(side("d3 d4 b4 a4"), side(villages="d4 b4", tokens="field plain"))
    assert reason(state, Move("d3", "d4", "field", "a4", "b4", "field")) == ("B-15", "take-absent")
    ahead = after(state, Move("d3", "d4", "field", "a4", "b4", "plain"))
    assert ahead.players[0].tokens == {"field": 1, "plain": 1}


def test_b12_nothing_is_left_for_the_second_to_take() -> None:
    state = scene(side("d3 d4 b4 a4"), side(villages="d4 b4", tokens="field"))
    assert reason(state, Move("d3", "d4", "field", "a4", "b4", "field")) == ("B-15", "take-nothing")
    assert after(state, Move("d3", "d4", "field", "a4", "b4")).players[1].buildings == {}


def test_b12_the_second_leaves_the_hex_before_it_counts() -> None:
    """A knight that moves away is no second pawn for the one that comes in after it."""
    state = scene(side("d4 d3"), side("d4"))
    ahead = after(state, Move("d4", "d5", None, "d3", "d4"))
    assert ahead.players[1].knights == {"d4": 1}


def test_b12_any_number_of_own_knights_share_a_hex() -> None:
    assert after(scene(side("d3 d4 d4 d4")), Move("d3", "d4")).players[0].knights == {"d4": 4}


# B-13


def test_b13_knight_may_not_enter_a_lake() -> None:
    assert reason(scene(side("d3")), Move("d3", "c3")) == ("B-13", "enter-lake")
    assert refusal(scene(side("d3")), Move("d3", "c3")).places == ("c3",)


@pytest.mark.parametrize(
    ("owner", "barrier"),
    [
        (side(cities="d4"), "enter-city"),
        (side(strongholds="d4"), "enter-stronghold"),
        (side("d4 d4"), "enter-pair"),
        (side("d4", villages="d4"), "enter-pair"),
    ],
)
def test_b13_knight_may_not_enter_what_an_opponent_holds(owner, barrier: str) -> None:
    state = scene(side("d3"), side("a1"), owner)
    assert reason(state, Move("d3", "d4")) == ("B-13", barrier)
    assert refusal(state, Move("d3", "d4")).words.args == {"hex": "d4", "owner_seat": 2}


@pytest.mark.parametrize("owner", [side("e3"), side(villages="e3")])
def test_b13_one_pawn_keeps_others_off_a_mountain(owner) -> None:
    assert reason(scene(side("d3"), owner), Move("d3", "e3")) == ("B-13", "enter-mountain")


def test_b13_an_empty_mountain_and_an_own_one_are_open() -> None:
    assert after(scene(side("d3")), Move("d3", "e3")).players[0].knights == {"e3": 1}
    assert after(scene(side("d3", villages="e3")), Move("d3", "e3")).players[0].knights == {"e3": 1}


def test_b13_pawns_of_two_opponents_do_not_add_up() -> None:
    assert after(scene(side("d3"), side("d4"), side("d4")), Move("d3", "d4")).players[0].knights == {"d4": 1}


def test_b13_own_city_and_stronghold_are_open() -> None:
    assert after(scene(side("d3", cities="d4")), Move("d3", "d4")).players[0].knights == {"d4": 1}
    assert after(scene(side("d3", strongholds="d4")), Move("d3", "d4")).players[0].knights == {"d4": 1}


def test_b13_a_knight_shut_in_cannot_start() -> None:
    state = scene(side("a1 g1"), side(cities="a2", strongholds="b1"), land="PPP/PPP/PPP/PPP/PPP/PPP/PPP")
    assert reason(state, Move("a1", "a2")) == ("B-13", "move-shut-in")


# B-14


@pytest.mark.parametrize("owner", [side("d4"), side(villages="d4")])
def test_b14_single_pawns_share_a_hex(owner) -> None:
    ahead = after(scene(side("d3"), owner), Move("d3", "d4"))
    assert ahead.players[0].knights == {"d4": 1}
    assert ahead.players[1].pawns("d4") == 1


# B-15


def test_b15_two_knights_destroy_a_knight_and_a_village_and_take_one_token() -> None:
    """The rulebook's example: yellow joins yellow where a red knight and a blue village are."""
    blue, yellow, red = side(villages="d4", tokens="field plain"), side("d3 d4"), side("d4", tokens="forest")
    played = act(scene(blue, yellow, red, turns=1), Move("d3", "d4", "plain"))
    blue, yellow, red = played.state.players
    assert (blue.buildings, blue.tokens) == ({}, {"field": 1})
    assert (red.knights, red.tokens) == ({}, {"forest": 1})
    assert (yellow.knights, yellow.tokens) == ({"d4": 2}, {"plain": 1})
    assert (blue.reserve("village"), red.reserve("knight")) == (14, 7)
    assert told(played.events) == ["move", "destroy", "take", "destroy"]


def test_b15_knight_and_own_village_destroy_too() -> None:
    ahead = after(scene(side("d3", villages="d4"), side("d4")), Move("d3", "d4"))
    assert ahead.players[1].knights == {}


def test_b15_it_is_compulsory_to_take() -> None:
    state = scene(side("d3 d4"), side(villages="d4", tokens="field"))
    assert reason(state, Move("d3", "d4")) == ("B-15", "take-something")


def test_b15_only_a_token_that_the_owner_has() -> None:
    state = scene(side("d3 d4", tokens="plain"), side(villages="d4", tokens="field"))
    assert reason(state, Move("d3", "d4", "plain")) == ("B-15", "take-absent")


def test_b15_from_an_owner_without_tokens_nothing_is_taken() -> None:
    state = scene(side("d3 d4"), side(villages="d4"))
    assert reason(state, Move("d3", "d4", "field")) == ("B-15", "take-nothing")
    assert after(state, Move("d3", "d4")).players[0].tokens == {}


def test_b15_a_destroyed_knight_gives_nothing() -> None:
    state = scene(side("d3 d4"), side("d4", tokens="field"))
    assert reason(state, Move("d3", "d4", "field")) == ("B-15", "take-nothing")
    assert after(state, Move("d3", "d4")).players[1].tokens == {"field": 1}


def test_b15_a_lone_knight_destroys_nothing() -> None:
    state = scene(side("d3"), side(villages="d4", tokens="field"))
    assert reason(state, Move("d3", "d4", "field")) == ("B-15", "take-nothing")
    assert after(state, Move("d3", "d4")).players[1].buildings == {"d4": "village"}
