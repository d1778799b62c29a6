"""B-10, B-21, B-22: turns, the end, and who has won."""

from __future__ import annotations

import pytest

from rules.barony.actions import Build, City, Expedition, Move, Pass, Place, Recruit, Title
from rules.barony.data import ROUND_CAP
from rules.core import engine
from tests.rules.barony.builder import act, after, mover, reason, refusal, scene, side, told


def test_b10_turns_go_clockwise_from_the_first_player() -> None:
    state = scene(side(cities="a1"), side(cities="d4"), side(cities="g1"), first=1)
    seats = [mover(state)]
    for city in ("d4", "g1", "a1"):
        state = after(state, Recruit(city, 1))
        seats.append(mover(state))
    assert seats == [1, 2, 0, 1]


def test_b10_one_action_ends_the_turn() -> None:
    state = scene(side("d4", cities="a1"), side("g1"))
    assert engine.pending(state).keys() == {0}
    assert engine.pending(after(state, Move("d4", "d5"))).keys() == {1}


def test_b10_exactly_the_six_actions_are_offered() -> None:
    state = scene(side("d4", villages="g1", cities="a1", tokens="field field field"), side("c1"))
    assert set(engine.legal(state, 0).kinds) == {Recruit, Move, Build, City, Expedition, Title}


def test_b10_nobody_passes_who_can_act() -> None:
    assert reason(scene(side("d4")), Pass()) == ("B-10", "pass")


def test_b10_at_will_anybody_may_pass() -> None:
    state = scene(side("d4", villages="g1", cities="a1", tokens="field field field"), side("c1"), at_will=True)
    assert set(engine.legal(state, 0).kinds) == {Recruit, Move, Build, City, Expedition, Title, Pass}
    assert mover(after(state, Pass())) == 1


def test_b10_at_will_too_the_game_ends_when_all_pass_in_a_row() -> None:
    state = after(scene(side("d4"), side("g1"), at_will=True), Pass(), Move("g1", "g2"), Pass())
    assert state.outcome is None
    assert after(state, Pass()).outcome.reason.key == "barony-end-passes"


def test_b10_a_player_who_can_do_nothing_passes() -> None:
    state = scene(side(removed=7), side("d4"))
    assert engine.legal(state, 0).kinds == (Pass,)
    assert mover(after(state, Pass())) == 1


def test_b10_the_game_ends_when_all_pass_in_a_row() -> None:
    """Each has one knight left, in a city between lakes."""
    islands = [side(city, cities=city, removed=6) for city in ("a1", "a3", "a5")]
    state = after(scene(*islands, land="PLPLP"), Pass(), Pass())
    assert state.outcome is None
    played = act(state, Pass())
    assert played.state.outcome.reason.key == "barony-end-passes"
    assert told(played.events) == ["pass", "end-passes"]


def test_b10_passes_count_across_rounds_but_not_across_actions() -> None:
    state = scene(side(removed=7), side("d4"), first=1)
    state = after(state, Move("d4", "d5"), Pass(), Move("d5", "d4"), Pass())
    assert state.outcome is None
    later = after(scene(side(removed=7), side(removed=7), first=0, turns=1), Pass(), Pass())
    assert later.outcome is not None


@pytest.mark.parametrize(("cap", "over"), [(True, True), (False, False)])
def test_b10_where_nobody_watches_the_round_cap_ends_the_game(cap: bool, over: bool) -> None:
    state = scene(side("d4"), side("g1"), turns=2 * ROUND_CAP - 2, cap=cap)
    state = after(state, Move("d4", "d5"))
    assert state.outcome is None
    state = after(state, Move("g1", "g2"))
    assert (state.outcome is not None) == over
    if over:
        assert state.outcome.reason.key == "barony-end-cap"


def test_b10_no_starting_city_once_turns_are_taken() -> None:
    assert refusal(scene(side("d4")), Place("a1")).words.key == "refusal-action"


MARQUIS = {"rank": 3, "tokens": "field field field"}


def test_b21_after_a_duke_the_round_is_finished() -> None:
    state = scene(side("d4", **MARQUIS), side("g1"), side("a1"))
    played = act(state, Title("field:3"))
    assert told(played.events) == ["title", "last-round"]
    state = after(played.state, Move("g1", "g2"))
    assert state.outcome is None
    state = after(state, Move("a1", "a2"))
    assert state.outcome.reason.key == "barony-end-duke"
    assert state.turns == 3


def test_b21_a_duke_who_plays_last_ends_the_game_at_once() -> None:
    played = act(scene(side("d4"), side("g1", **MARQUIS), turns=1), Title("field:3"))
    assert played.state.outcome is not None
    assert told(played.events) == ["title", "end-duke"]
    assert engine.awaited(played.state) == ()


def test_b21_the_last_player_is_the_one_before_the_first() -> None:
    assert act(scene(side("d4", **MARQUIS), side("g1"), first=1, turns=1), Title("field:3")).state.outcome is not None
    assert act(scene(side("d4"), side("g1", **MARQUIS), first=1), Title("field:3")).state.outcome is None


def finished(*players, first: int = 0):
    """The game of these players, ended by everybody passing."""
    state = scene(*players, first=first)
    return after(state, *[Pass()] * len(players))


def test_b22_seventy_on_the_track_and_four_silver_make_74() -> None:
    """The rulebook's example; three tokens worth four silver are a field, a forest and a mountain."""
    yellow = side(removed=7, rank=4, cities="a1 a4 g1 g3", tokens="field forest mountain")
    outcome = finished(yellow, side(removed=7)).outcome
    assert outcome.scores == (74, 0)
    assert [row.points[0] for row in outcome.rows] == [60, 10, 4]


def test_b22_most_points_win() -> None:
    outcome = finished(side(removed=7, rank=1), side(removed=7, tokens="field")).outcome
    assert (outcome.scores, outcome.winners) == ((15, 3), (0,))


@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_b22_of_equals_the_one_furthest_from_the_first_player_wins(first: int, winner: int) -> None:
    outcome = finished(*[side(removed=7, rank=1) for _ in range(3)], first=first).outcome
    assert outcome.winners == (winner,)


def test_b22_only_the_tied_count_for_the_tie() -> None:
    outcome = finished(side(removed=7, rank=1), side(removed=7, rank=1), side(removed=7)).outcome
    assert outcome.winners == (1,)
