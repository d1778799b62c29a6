"""T-30 to T-34, T-42: what a year brings, the king, and the end."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.torres.actions import End, First, King
from rules.torres.data import Cards, Edition
from rules.torres.frames import TorresState
from rules.torres.land import names
from rules.torres.scoring import castle_points, worth
from tests.rules.torres.builder import WHOLE, act, after, mask, mover, reason, scene, scores, succession, told, towers

LAST = {"round_": 4, "turns": 1, "stacks": ((), (0,))}  # the last turn of a year of two players


def year_end(blocks: str, *armies: str, king: str, year: int = 1, **more: object) -> TorresState:
    """The state after the last turn of a year; seat 1 ends it."""
    return after(scene(blocks, *armies, king=king, year=year, **LAST, **more), End())  # pyright: ignore


# The worked examples

FIVE = "d4:3 d5 d6 e4 e5"
KING4 = "d4:4 d5:2 e4:1 e5:1"


def test_t30_level_3_in_a_castle_of_5_squares_is_15() -> None:
    assert castle_points(towers(FIVE), mask("d4")) == 15
    assert castle_points(towers(FIVE), mask("d4 d5 d6")) == 15
    assert scores(year_end(FIVE + " h1", "d4", "a8", king="h1")) == [15, 0]


def test_t31_example_levels_4_and_2_in_a_kings_castle_of_4() -> None:
    assert scores(year_end(KING4, "d4 d5", "a8", king="e4", year=1)) == [16, 0]
    assert scores(year_end(KING4, "d4 d5", "a8", king="e4", year=2)) == [26, 0]


def test_t31_example_year_2_highest_knight_at_2() -> None:
    assert scores(year_end(KING4, "d5 e5", "a8", king="e4", year=2)) == [18, 0]


def test_t31_example_year_1_knights_at_1_and_2() -> None:
    assert scores(year_end(KING4, "d5 e5", "a8", king="e4", year=1)) == [13, 0]


# T-30


def test_t30_every_castle_once_with_its_highest_knight() -> None:
    assert castle_points(towers("a1 a2:2 c1 e1:2 e2 f1"), mask("a1 a2 c1 e1 h8")) == 4 + 1 + 6


def test_t30_knights_of_others_make_no_difference() -> None:
    state = year_end("d4:2 d5:1 h1", "d4", "d5", king="h1")
    assert scores(state) == [4, 2]


def test_t30_the_ground_scores_nothing() -> None:
    assert castle_points(towers("d4"), mask("d5")) == 0


def test_t30_in_order_from_who_began_the_game() -> None:
    """Both score 4. Whoever counts first stops on 4; the other goes on to 5."""
    blocks = "a1:2 a2 d4:2 d5 h1"
    for first, expected in ((0, [4, 5]), (1, [5, 4])):
        assert scores(year_end(blocks, "a1", "d4", king="h1", first=first)) == expected


@pytest.mark.parametrize(("edition", "begins"), [("2017", "the game"), ("1999", "the round")])
def test_t30_in_the_advanced_game_of_1999_from_who_began_the_round(edition: Edition, begins: str) -> None:
    """4 points take seat 0 from 10 to 14, and 3 take seat 1 there from 11. Seat 0 began the game; seat 1, who is ahead,
    its last round (T-42)."""
    state = scene(
        "a1:2 a2 d4 d5 d6 h1", "a1", "d4", king="h1", edition=edition, cards="advanced", master="chain",
        first=0, starter=1, round_=4, turns=1, stacks=((0,), ()), scores=(10, 11),
    )  # fmt: skip
    assert scores(after(state, End())) == ([14, 15] if begins == "the game" else [15, 14])


def test_t30_a_players_total_is_added_in_one_go() -> None:
    """3 + 4 from 0 with a marker on 3: no stop in between, so the marker on 3 does not matter."""
    state = scene("a1 b1 b2 d4:2 d5 h1", "a1 d4", "h8", king="h1", scores=(0, 3), **LAST)  # pyright: ignore
    assert scores(after(state, End())) == [7, 3]


# T-31


@pytest.mark.parametrize(("year", "level", "points"), [(1, 1, 5), (2, 2, 10), (3, 3, 15)])
def test_t31_the_bonus_of_each_year_is_for_its_level_exactly(year: int, level: int, points: int) -> None:
    blocks = "d4:1 d5:2 d6:3 d7:4 e4"
    for knight, own in (("d4", 1), ("d5", 2), ("d6", 3), ("d7", 4)):
        state = scene(blocks, knight, "a8", king="e4", year=year)
        assert worth(state, 0) == 5 * own + (points if own == level else 0)


def test_t31_once_a_player_and_for_each_player() -> None:
    state = year_end("d4 d5 d6 d7 e4", "d4 d5", "d6", king="e4")
    assert [player.earned.get("king") for player in state.players] == [5, 5]


def test_t31_the_kings_own_level_is_irrelevant() -> None:
    assert worth(scene("d4 d5 d6:3", "d4", "a8", king="d6"), 0) == worth(scene("d4 d5 d6:3", "d4", "a8", king="d5"), 0)


def test_t31_only_in_the_kings_castle() -> None:
    assert worth(scene("d4 a1", "d4", "a8", king="a1"), 0) == 1


def test_t32_first_castles_then_king_then_master() -> None:
    state = scene("d4 d5 h1", "d4", "a8", king="d5", cards="advanced", master="border", **LAST)  # pyright: ignore
    played = act(state, End())
    assert [key for key in told(played.events) if key in ("castles", "bonus", "master")] == [
        "castles",
        "castles",
        "bonus",
        "master",
    ]
    assert played.state.players[1].earned == {"master": 4}


def test_t32_the_track_is_looked_at_after_each_addition() -> None:
    """Castles 2 and 0, then the bonus: 7. The other gets 4 by the master card, then stands alone."""
    state = scene("d4 d5 h1", "d4", "a8", king="d5", cards="advanced", master="border", scores=(0, 3), **LAST)  # pyright: ignore
    assert scores(after(state, End())) == [7, 8]


# T-33


def test_t33_the_last_in_points_moves_the_king() -> None:
    state = year_end(WHOLE, "a1", "h8", king="e1", scores=(9, 4))
    assert mover(state) == 1
    moved = after(state, King("c8"))
    assert names(moved.king) == ["c8"]
    assert names(after(state, King("stay")).king) == ["e1"]


def test_t33_to_any_free_block() -> None:
    state = year_end(WHOLE, "a1", "c1", king="e1", scores=(9, 4))
    squares = {action.square for action in engine.legal(state, 1) if isinstance(action, King)}
    assert squares == {"stay", "g1", "a8", "c8"}
    assert reason(state, King("a1")) == ("T-33", "knight-there")
    assert reason(state, King("d4")) == ("T-33", "king-ground")
    assert reason(state, King("e1")) == ("T-33", "king-there")


def test_t33_of_several_on_zero_the_latest_in_the_round() -> None:
    assert mover(year_end(WHOLE, "h7", "h8", king="e1")) == 1
    state = scene(WHOLE, "h7", "h8", king="e1", round_=4, turns=1, starter=1, stacks=((0,), ()))
    assert mover(after(state, End())) == 0


@pytest.mark.parametrize(("edition", "names_first"), [("2017", True), ("1999", False)])
def test_t33_in_2017_the_last_also_names_who_begins(edition: Edition, names_first: bool) -> None:
    state = after(year_end(WHOLE, "a1", "h8", king="e1", scores=(9, 4), edition=edition), King("stay"))
    if names_first:
        assert engine.legal(state, 1).kinds == (First,)
        for seat in (0, 1):
            begun = after(state, First(seat))
            assert (begun.year, begun.round, mover(begun)) == (2, 1, seat)
        assert reason(state, First(2)) == ("T-33", "first-seat")
    else:
        assert (state.year, mover(state)) == (2, 0)


def test_t33_in_the_advanced_game_nobody_is_named() -> None:
    state = year_end(WHOLE, "a1", "h8", king="e1", scores=(4, 9), cards="advanced", master="row")
    state = after(state, King("stay"))
    assert (state.year, mover(state)) == (2, 1)


def test_t33_kept_blocks_are_spread_after_the_kings_move() -> None:
    state = scene(WHOLE, "a1", "c1", "e1", king="g1", round_=4, turns=2, stacks=((), (), (3,)))
    paused = after(state, End())
    assert paused.players[2].kept == 3
    assert after(paused, King("stay"), First(0)).players[2].stacks == [3, 3, 3]


def test_t33_not_after_the_last_year() -> None:
    assert year_end(WHOLE, "a1", "c1", king="e1", year=3).outcome is not None


def test_t33_a_paused_year_can_be_set_up_directly() -> None:
    state = succession(scene(WHOLE, "a1", "c1", king="e1"), 0)
    assert engine.legal(state, 0).kinds == (King,)


# T-34


def test_t34_most_points_win() -> None:
    outcome = year_end("d4:2 d5 h1", "d4", "d5", king="h1", year=3).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((4, 2), (0,))
    assert [row.points for row in outcome.rows] == [(0, 0), (4, 2), (0, 0)]


def test_t34_several_on_zero_share() -> None:
    outcome = year_end(WHOLE, "h7", "h8", king="e1", year=3).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), (0, 1))
    assert outcome.reason.key == "torres-end-nothing"


# T-42


def test_t42_while_all_are_on_zero_the_first_player_stays() -> None:
    state = scene(WHOLE, "h6", "h7", "h8", cards="advanced", master="row", starter=1)
    state = after(state, End(), End(), End())
    assert (state.round, mover(state)) == (2, 1)


def test_t42_then_the_leader_begins_every_round() -> None:
    state = scene(WHOLE, "h6", "h7", "h8", cards="advanced", master="row", starter=1)
    state = after(state, End(), End("score"), End())
    assert (state.round, mover(state)) == (2, 2)
    assert mover(after(state, End())) == 0


@pytest.mark.parametrize("cards", ["own", "common"])
def test_t42_is_for_the_advanced_game_only(cards: Cards) -> None:
    state = after(scene(WHOLE, "h6", "h7", cards=cards), End(), End("score"))
    assert (state.round, mover(state)) == (2, 0)


def test_t42_the_same_at_a_new_year() -> None:
    state = year_end(WHOLE, "h7", "a1", king="e1", cards="advanced", master="row")
    state = after(state, King("stay"))
    assert (state.year, mover(state), scores(state)) == (2, 1, [0, 1])
