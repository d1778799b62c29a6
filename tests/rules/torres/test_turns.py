"""T-10 to T-13, T-20: years, rounds, turns, stacks and action points."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.core.match import Match, concerned
from rules.torres import GAME
from rules.torres.actions import Block, Buy, End, First, King, Move, PickStack, PlaceKnight, PlayCard, Score
from rules.torres.frames import TorresState
from tests.rules.torres.builder import WHOLE, act, after, mover, reason, scene, scores, told
from tests.rules.torres.test_setup import dealt, set_up


def played_on(state: TorresState, turns: int) -> TorresState:
    """So many turns in which nothing is done; the king stays and the same player begins."""
    while turns and state.outcome is None:
        turns -= 1
        state = after(state, End())
        while state.outcome is None and state.stack[-1].__class__.__name__ == "Succession":
            seat = mover(state)
            state = after(state, First(seat) if engine.legal(state, seat).kinds == (First,) else King("stay"))
    return state


@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 30), (4, 40)])
def test_t10_three_years_of_four_three_and_three_rounds(seats: int, turns: int) -> None:
    state = played_on(set_up(dealt(seats)), turns - 1)
    assert (state.year, state.outcome) == (3, None)
    assert played_on(state, 1).outcome is not None


def test_t10_turns_go_clockwise() -> None:
    state = scene(WHOLE, "a1", "c1", "e1", starter=1)
    order = [mover(state), mover(after(state, End())), mover(after(state, End(), End()))]
    assert order == [1, 2, 0]
    state = after(state, End(), End(), End())
    assert (state.round, mover(state)) == (2, 1)


def test_t11_every_year_brings_new_stacks() -> None:
    state = played_on(set_up(dealt(4)), 16)
    assert (state.year, state.round) == (2, 1)
    assert all(len(player.stacks) == 3 for player in state.players)


def test_t11_2017_blocks_left_go_on_the_new_stacks() -> None:
    state = scene(WHOLE, "a1", "c1", "e1", king="g1", round_=4, turns=2, stacks=((), (), (3,)), kept=(2, 0, 0))
    state = after(state, End(), King("stay"), First(0))
    assert [player.stacks for player in state.players] == [[3, 3, 3], [3, 3, 2], [3, 3, 3]]
    assert state.supply == 92 - 6 - 9 - 8 - 9
    assert [player.kept for player in state.players] == [0, 0, 0]


def test_t11_1999_blocks_left_return_to_the_supply() -> None:
    state = scene(WHOLE, "a1", "c1", "e1", king="g1", round_=4, turns=2, stacks=((), (), (3,)), edition="1999")
    before = state.supply
    state = after(state, End(), King("stay"))
    assert [player.stacks for player in state.players] == [[3, 3, 2]] * 3
    assert state.supply == before + 3 - 24


def test_t12_one_stack_is_used_up_even_if_nothing_is_built() -> None:
    state = scene(WHOLE, "a1", "c1", stacks=((2, 3, 1),))
    assert after(state, End()).players[0].stacks == [3, 3]


def test_t12_the_rest_goes_block_by_block_onto_the_lowest() -> None:
    state = scene(WHOLE, "a1", "c1", stacks=((3, 1, 0, 2),))
    assert after(state, End()).players[0].stacks == [2, 2, 2]


def test_t12_what_finds_no_room_returns_to_the_supply() -> None:
    state = scene(WHOLE, "a1", "c1")
    ended = after(state, End())
    assert ended.players[0].stacks == [3, 3, 3]
    assert ended.supply == state.supply + 3


def test_t12_by_default_one_builds_from_the_tallest() -> None:
    state = scene(WHOLE, "a1", "c1", stacks=((1, 3, 2, 3),))
    assert after(state, Block("a2")).players[0].stacks == [1, 2, 2, 3]


def test_t12_a_smaller_stack_can_be_picked() -> None:
    state = after(scene(WHOLE, "a1", "c1", stacks=((1, 3, 2, 3),)), PickStack(3), Block("a2"))
    assert state.players[0].stacks == [1, 3, 1, 3]
    assert after(state, End()).players[0].stacks == [2, 3, 3]


def test_t12_the_first_block_fixes_the_stack() -> None:
    state = after(scene(WHOLE, "a1", "c1", stacks=((1, 3),)), PickStack(1), Block("a2"))
    assert reason(state, PickStack(2)) == ("T-12", "stack-fixed")
    assert reason(state, Block("a3")) == ("T-12", "stack-used-up")
    assert after(state, End()).players[0].stacks == [3]


def test_t12_with_no_block_placed_the_tallest_goes_whatever_was_picked() -> None:
    state = after(scene(WHOLE, "a1", "c1", stacks=((1, 3, 1),)), PickStack(1), End())
    assert state.players[0].stacks == [3, 2]


def test_t12_an_empty_stack_or_none_at_all_cannot_be_picked() -> None:
    state = scene(WHOLE, "a1", "c1", stacks=((0, 3, 1),))
    assert reason(state, PickStack(1)) == ("T-12", "stack-empty")
    assert reason(state, PickStack(2)) == ("T-12", "stack-same")
    assert reason(state, PickStack(4)) == ("T-12", "stack-number")


def test_t12_a_stack_emptied_from_below_counts_a_round_and_may_receive() -> None:
    state = scene("a1 b1 c3 e5 g7 h1", "a1", "c3", stacks=((1, 3),), hands=("under",))
    state = after(state, PlayCard("under", "a1", stack=1))
    assert state.players[0].stacks == [0, 3]
    assert after(state, End()).players[0].stacks == [3]


def test_t12_supply_and_under_fix_no_stack() -> None:
    state = scene("a1 b1 c3 e5 g7 h1", "a1", "c3", stacks=((2, 3),), hands=("under",))
    state = after(state, PlayCard("under", "a1", stack=2), PickStack(2), Block("b1"))
    assert state.players[0].stacks == [2, 1]
    state = after(scene(WHOLE, "a1", "c3", stacks=((2, 3),), hands=("supply",)), PlayCard("supply", target="a2"))
    assert after(state, PickStack(1), Block("a3")).players[0].stacks == [1, 3]


def by_hand(*stacks: int) -> TorresState:
    state = scene(WHOLE, "a1", "c1", stacks=(stacks,))
    state.by_hand = True
    return state


def ways_to_end(state: TorresState) -> list[str | None]:
    return [action.stacks for action in engine.legal(state, 0) if isinstance(action, End) and action.rest == "lose"]


def test_t12_by_hand_the_player_says_where_the_rest_goes() -> None:
    """Two blocks of the stack of 3 are left: evenly first, then all other ways, each height of stacks once."""
    state = after(by_hand(3, 1, 0, 2), Block("a2"))
    assert ways_to_end(state) == ["2+2+1", "3+1+1", "3+2+0"]
    for way, heights in (("3+2+0", [3, 2, 0]), ("3+1+1", [3, 1, 1])):
        ended = after(state, End(stacks=way))
        assert ended.players[0].stacks == heights
        assert ended.supply == state.supply


def test_t12_by_hand_all_that_finds_room_is_laid() -> None:
    state = by_hand(3, 2, 1)
    assert ways_to_end(state) == [None], "both become 3, and there is nothing to ask"
    ended = after(state, End())
    assert (ended.players[0].stacks, ended.supply) == ([3, 3], state.supply)
    assert reason(state, End(stacks="3+2")) == ("T-12", "end-no-spread")


def test_t12_by_hand_nothing_else_is_accepted() -> None:
    state = after(by_hand(3, 1, 0, 2), Block("a2"))
    for wrong in (None, "", "2+1+0", "4+1+0", "3+3+3", "2+2+1+0", "0+2+3", "all"):
        assert reason(state, End(stacks=wrong)) == ("T-12", "end-spread"), wrong
    assert reason(after(scene(WHOLE, "a1", "c1", stacks=((3, 1, 0, 2),)), Block("a2")), End(stacks="3+2+0")) == (
        "T-12",
        "end-no-spread",
    )


def test_t12_by_hand_the_stack_picked_goes_though_nothing_was_placed() -> None:
    assert after(by_hand(1, 3, 1), PickStack(1), End()).players[0].stacks == [3, 2]
    assert after(by_hand(2, 3, 2), PickStack(1), End()).players[0].stacks == [3, 3]


def test_t12_by_hand_without_a_pick_the_tallest_goes() -> None:
    assert ways_to_end(by_hand(1, 3, 0)) == ["2+2", "3+1"]
    assert after(by_hand(1, 3, 0), End(stacks="3+1")).players[0].stacks == [3, 1]


def test_t12_computers_spread_by_hand_without_waste() -> None:
    state = by_hand(3, 1, 0, 2)
    state.turn.points = 0
    action = engine.computer_move(GAME, state, 0, Random(0))
    assert action == End(stacks="2+2+2")
    assert action in engine.legal(state, 0)


def test_t12_the_rest_of_the_last_stack_is_kept_aside_in_2017() -> None:
    state = scene(WHOLE, "a1", "c1", king="e1", round_=4, stacks=((2,), (3,)))
    assert after(state, End()).players[0].kept == 2


@pytest.mark.parametrize(("edition", "year"), [("1999", 1), ("1999", 3), ("2017", 3)])
def test_t12_the_rest_of_the_last_stack_returns_in_1999_and_after_the_last_year(edition: str, year: int) -> None:
    state = scene(WHOLE, "a1", "c1", king="e1", round_=4, year=year, stacks=((2,), (3,)), edition=edition)  # pyright: ignore
    ended = after(state, End())
    assert ended.players[0].kept == 0
    assert ended.supply == state.supply + 2


def test_t13_a_turn_has_five_action_points_in_any_order() -> None:
    state = scene(WHOLE, "a1", "c1")
    for actions in ((PlaceKnight("a2"), Move("a2", "a3"), Block("a7"), Score(1)), (Score(3), PlaceKnight("b1"))):
        done = after(state, *actions)
        assert done.turn.points == 0
        assert mover(done) == 0
        assert reason(done, Move("a1", "a2"))[1] == reason(done, Score(1))[1] == "points"


def test_t13_unspent_points_are_lost_or_scored() -> None:
    state = after(scene(WHOLE, "a1", "c1"), Score(2))
    assert scores(after(state, End())) == [2, 0]
    assert scores(after(state, End("score"))) == [5, 0]
    assert reason(state, End("keep")) == ("T-13", "end-rest")
    assert reason(after(state, Score(3)), End("score")) == ("T-13", "end-no-rest")


def test_t13_the_panel_offers_to_score_the_rest() -> None:
    state = scene(WHOLE, "a1", "c1")
    assert {action.rest for action in engine.legal(state, 0) if isinstance(action, End)} == {"score", "lose"}


def test_t13_the_next_turn_has_five_again() -> None:
    state = after(scene(WHOLE, "a1", "c1", hands=("seven",)), PlayCard("seven"), End())
    assert (state.turn.points, state.turn.carded, state.turn.stack) == (5, False, None)


def test_t20_one_card_a_turn_for_no_point() -> None:
    state = after(scene(WHOLE, "a1", "c1", hands=("six seven",)), PlayCard("six"))
    assert state.turn.points == 6
    assert reason(state, PlayCard("seven")) == ("T-20", "card-twice")


def test_t20_at_any_moment() -> None:
    state = after(scene(WHOLE, "a1", "c1", hands=("six",)), Score(5), PlayCard("six"))
    assert state.turn.points == 1


def test_t20_not_without_effect() -> None:
    state = scene(WHOLE, "a1", "c1", hands=("jump six",))
    assert reason(state, PlayCard("jump", "a1", "a3")) == ("T-20", "card-idle")
    assert reason(state, PlayCard("door")) == ("T-20", "card-absent")
    assert reason(state, PlayCard("dragon")) == ("T-4", "card-unknown")
    assert reason(scene(WHOLE, "a1", "c1"), PlayCard("six")) == ("T-20", "card-none")


def test_t20_a_card_played_leaves_the_game() -> None:
    player = after(scene(WHOLE, "a1", "c1", hands=("six",)), PlayCard("six")).players[0]
    assert (player.hand, player.played) == ([], ["six"])


# Undo: free step by step, until a card is bought or the turn ends (T-18)


def test_t18_undo_is_free_until_a_card_is_bought_or_the_turn_ends() -> None:
    state = set_up(dealt(2))
    seat = mover(state)
    for action in (Score(1), Block(engine_square(state)), PickStack(2)):
        assert not act(state, action).entry.learnt
    for action in (Buy(), End()):
        assert act(state, action).entry.learnt
    entries = [act(state, Score(1)).entry, act(after(state, Score(1)), Buy()).entry]
    assert concerned(entries, seat, 1, 2) == frozenset({1 - seat})
    assert concerned(entries[:1], seat, 0, 2) == frozenset()


def engine_square(state: TorresState) -> str:
    return next(action.square for action in engine.legal(state, mover(state)) if isinstance(action, Block))


def test_one_picture_a_turn() -> None:
    """Small actions show nothing by themselves; the end of the turn does."""
    state = scene(WHOLE, "a1", "c1", hands=("six",))
    for action in (Score(1), PlaceKnight("a2"), Block("a7"), PlayCard("six"), PickStack(2), Buy()):
        assert not act(state, action).shown
    assert act(state, End()).shown


def test_the_steps_of_a_turn_are_kept_for_the_picture() -> None:
    state = after(scene(WHOLE, "a1", "c1"), PlaceKnight("a2"), Move("a2", "a3"))
    assert [(step.kind, step.origin, step.target) for step in state.last] == [
        ("knight", None, "a2"),
        ("move", "a2", "a3"),
    ]
    state = after(state, End())
    assert len(state.last) == 2
    assert after(state, Score(1)).last[0].kind == "score"


def test_a_turn_is_told_step_by_step() -> None:
    state = scene(WHOLE, "a1", "c1")
    assert told(act(state, PlaceKnight("a2")).events) == ["knight"]
    assert told(act(state, End("score")).events) == ["score", "end"]


def test_undo_goes_back_one_small_action() -> None:
    match = Match(GAME, Setup(game="torres", version=GAME.version, seats=2, seed="undo"))
    for _ in range(3):
        seat = mover(match.state)  # pyright: ignore
        match.play(seat, next(iter(engine.legal(match.state, seat))))
    seat = mover(match.state)  # pyright: ignore
    before = engine.encode(match.state)
    match.play(seat, Score(2))
    match.undo()
    assert engine.encode(match.state) == before
