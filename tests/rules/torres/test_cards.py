"""T-20, T-22 to T-26: the action cards."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.torres.actions import Block, PlayCard, Score
from rules.torres.cards import EFFECTS
from rules.torres.data import CARDS
from rules.torres.frames import TorresState
from rules.torres.land import BIT, names
from tests.rules.torres.builder import WHOLE, after, mask, reason, scene


def uses(state: TorresState, card: str) -> set[tuple[str | None, str | None]]:
    moves = engine.legal(state, 0)
    return {(use.origin, use.target) for use in moves if isinstance(use, PlayCard) and use.card == card}


def with_card(card: str, blocks: str, *armies: str, king: str = "", **more: object) -> TorresState:
    return scene(blocks, *armies, king=king, hands=(card,), **more)  # pyright: ignore


def test_t4_every_card_has_its_effect() -> None:
    assert tuple(EFFECTS) == CARDS


@pytest.mark.parametrize(("card", "points"), [("six", 6), ("seven", 7)])
def test_t22_six_and_seven_add_action_points(card: str, points: int) -> None:
    state = after(with_card(card, WHOLE, "a1", "c1"), PlayCard(card))
    assert state.turn.points == points
    assert after(state, Score(points)).players[0].score == points


@pytest.mark.parametrize("card", ["climb", "under", "supply", "door", "diagonal", "shift", "relocate", "jump"])
def test_t22_cards_cost_no_action_point(card: str) -> None:
    blocks = "a1 c1 e1 g1 a8 c8:1 d4:3 e4:3 f4"
    state = with_card(card, blocks, "d3 f4", "d2", points=0)
    use = next(use for use in engine.legal(low(state, card), 0) if isinstance(use, PlayCard))
    assert after(low(state, card), use).turn.points == 0


def low(state: TorresState, card: str) -> TorresState:
    """The same scene with something to climb for that card."""
    if card != "climb":
        return state
    return with_card("climb", "a1 c1 e1 g1 a8 c8 d4:2 e4:3 f4", "d3 f4", "d2", points=0)


def test_t22_climb_is_exactly_two_levels_up() -> None:
    state = with_card("climb", "d4:2 d5 e3 d2:3 e2 f2", "d3", "h8")
    assert uses(state, "climb") == {("d3", "d4")}
    assert reason(state, PlayCard("climb", "d3", "d2")) == ("T-22", "card-climb-target")
    assert reason(state, PlayCard("climb", "d3", "e3")) == ("T-22", "card-climb-target")
    climbed = after(state, PlayCard("climb", "d3", "d4"))
    assert names(climbed.players[0].knights) == ["d4"]


def test_t22_climb_orthogonally_and_to_a_free_square() -> None:
    assert uses(with_card("climb", "d4:2 e4:2", "c3 e3", "h8"), "climb") == {("e3", "e4")}
    assert uses(with_card("climb", "d4:2 e4:2", "d3", "d4"), "climb") == set()


def test_t23_a_block_under_a_knight_lifts_it() -> None:
    state = with_card("under", "d4 e4", "d4", "h8")
    state = after(state, PlayCard("under", "d4", stack=2))
    assert state.towers.level(BIT["d4"]) == 2
    assert state.players[0].stacks == [3, 2, 3, 3]
    assert names(state.players[0].knights) == ["d4"]


def test_t23_on_open_ground_it_founds_a_castle() -> None:
    state = after(with_card("under", WHOLE, "d4", "h8"), PlayCard("under", "d4", stack=1))
    assert len(state.towers.plan.castles) == 7


def test_t23_it_may_extend_but_not_join() -> None:
    assert uses(with_card("under", "d4 f4", "d5", "h8"), "under") == {("d5", None)}
    assert reason(with_card("under six", "d4 f4", "e4 a1", "h8"), PlayCard("under", "e4", stack=1)) == (
        "T-23",
        "card-under",
    )


def test_t23_height_and_area() -> None:
    assert uses(with_card("under", "d4", "d4", "h8"), "under") == set()
    assert uses(with_card("under", "d4 d5", "d4", "h8"), "under") == {("d4", None)}


def test_t23_from_any_stack_that_has_a_block() -> None:
    state = with_card("under", WHOLE, "d4", "h8", stacks=((1, 0, 2),))
    stacks = [use.stack for use in engine.legal(state, 0) if isinstance(use, PlayCard)]
    assert stacks == [3, 1]
    assert reason(state, PlayCard("under", "d4", stack=2)) == ("T-12", "stack-empty")
    assert reason(state, PlayCard("under", "d4")) == ("T-12", "stack-number")
    empty = with_card("under", WHOLE, "d4", "h8", stacks=((0, 0),))
    assert uses(empty, "under") == set()


def test_t4_supply_builds_from_the_common_supply() -> None:
    state = with_card("supply", WHOLE, "a1", "c1")
    built = after(state, PlayCard("supply", target="a2"))
    assert (built.supply, built.players[0].stacks) == (state.supply - 1, [3, 3, 3, 3])
    assert uses(state, "supply") == {
        (None, action.square) for action in engine.legal(state, 0) if isinstance(action, Block)
    }
    assert reason(state, PlayCard("supply", target="b1")) == ("T-17", "joins")
    assert reason(state, PlayCard("supply", "a1", "a2")) == ("T-17", "card-no-origin")


def test_t24_the_door_card_leads_to_any_level() -> None:
    state = with_card("door", "d4:4 e4:3 f4:2 g4:1", "d3", "h8")
    assert ("d3", "e4") in uses(state, "door")
    assert ("d3", "f4") in uses(state, "door")
    assert ("d3", "d4") not in uses(state, "door")
    assert reason(state, PlayCard("door", "d3", "d4")) == ("T-24", "card-door-target")


def test_t24_diagonal_at_most_one_level_up_any_number_down() -> None:
    state = with_card("diagonal", "d4:2 c5:3 d5 e5:4 e3", "d4", "h8")
    assert uses(state, "diagonal") == {("d4", "c5"), ("d4", "e3"), ("d4", "c3")}
    assert reason(state, PlayCard("diagonal", "d4", "e5")) == ("T-24", "card-diagonal-target")
    assert reason(state, PlayCard("diagonal", "d4", "d5")) == ("T-24", "card-diagonal-target")


def test_t24_diagonal_leads_from_castle_to_castle() -> None:
    state = after(with_card("diagonal", "d4 e5", "d4", "h8"), PlayCard("diagonal", "d4", "e5"))
    assert names(state.players[0].knights) == ["e5"]


# Shifting blocks

SEVEN = "a1 c1 e1 g1 a8 c8 e8"


def test_t25_a_bare_top_block_goes_where_a_block_may_go() -> None:
    state = with_card("shift", SEVEN + " d4 d5", "h4", "h5")
    moved = after(state, PlayCard("shift", "d5", "a2"))
    assert (moved.towers.level(BIT["d5"]), moved.towers.level(BIT["a2"])) == (0, 1)
    assert moved.supply == state.supply


def test_t25_it_may_found_a_castle() -> None:
    state = after(with_card("shift", SEVEN + " d4 d5", "h4", "h5"), PlayCard("shift", "d5", "g6"))
    assert len(state.towers.plan.castles) == 9


def test_t25_no_figure_on_it() -> None:
    state = with_card("shift", SEVEN + " d4 d5", "d5", "a1", king="c1")
    for square, why in (("d5", "knight-there"), ("a1", "knight-there"), ("c1", "king-there"), ("h8", "shift-ground")):
        assert reason(state, PlayCard("shift", square, "d6")) == ("T-25", why)


def test_t25_no_castle_may_be_split() -> None:
    state = with_card("shift", SEVEN + " c4 d4 e4", "h4", "h5")
    assert reason(state, PlayCard("shift", "d4", "c5")) == ("T-25", "shift-splits")
    assert ("c4", "e5") in uses(state, "shift")


def test_t25_the_destination_is_judged_with_the_block_lifted() -> None:
    """Between two castles no block may go; once one of them is lifted away, it may."""
    state = with_card("shift", SEVEN + " d4 f4", "h6", "h7")
    assert ("d4", "e4") in uses(state, "shift")
    assert reason(state, Block("e4")) == ("T-17", "joins")
    assert ("d4", "d4") not in uses(state, "shift")


def test_t25_it_may_not_join_castles() -> None:
    state = with_card("shift", SEVEN + " d4 f4", "h6", "h7")
    assert ("a8", "e4") not in uses(state, "shift")
    assert reason(state, PlayCard("shift", "a8", "e4")) == ("T-25", "card-shift-target")


def test_t25_six_castles_must_stay() -> None:
    assert uses(with_card("shift", WHOLE, "h4", "h5"), "shift") == {
        (origin, target) for origin in WHOLE.split() for target in names(scene_apart(origin))
    }


def scene_apart(origin: str) -> int:
    """Ground that touches no castle once the single block `origin` is lifted; one's own square is no destination."""
    lifted = scene(WHOLE, "h4", "h5").towers
    lifted.lift(BIT[origin])
    return lifted.plan.apart & ~mask(f"h4 h5 {origin}")


def test_t25_a_single_block_may_vanish_while_seven_stand() -> None:
    state = after(with_card("shift", SEVEN, "h4", "h5"), PlayCard("shift", "a1", "c2"))
    assert len(state.towers.plan.castles) == 6


def test_t25_a_castle_may_not_become_too_small_for_its_height() -> None:
    state = with_card("shift", SEVEN + " d4:3 d5 d6", "h4", "h5")
    assert {target for origin, target in uses(state, "shift") if origin == "d6"} == {"c4", "e4", "d3", "c5", "e5"}
    assert ("d4", "a2") in uses(state, "shift")


def test_t25_no_higher_than_the_area() -> None:
    state = with_card("shift", SEVEN + " d4 d5", "h4", "h5")
    assert ("a1", "d4") in uses(state, "shift")
    assert ("d5", "d4") not in uses(state, "shift")


# Knights that go far


def test_t26_relocate_beside_a_different_own_knight() -> None:
    state = with_card("relocate", WHOLE, "d4 h2", "h8")
    assert {target for origin, target in uses(state, "relocate") if origin == "d4"} == {"h1", "h3", "g2"}
    assert names(after(state, PlayCard("relocate", "d4", "h3")).players[0].knights) == ["h2", "h3"]
    assert uses(with_card("relocate", WHOLE, "d4", "h8"), "relocate") == set()


def test_t26_relocate_by_the_rules_of_placing() -> None:
    state = with_card("relocate", "d4:2 d5:3 e4:2 c4:1", "d4 h2", "h8", king="e4")
    assert {target for origin, target in uses(state, "relocate") if origin == "h2"} == {"c4", "d3"}
    assert reason(state, PlayCard("relocate", "h2", "d5")) == ("T-26", "knight-high")
    assert reason(state, PlayCard("relocate", "h2", "e4")) == ("T-26", "king-there")
    assert reason(state, PlayCard("relocate", "h2", "g2")) == ("T-26", "knight-far")


def test_t26_jump_over_an_adjacent_opponent() -> None:
    state = with_card("jump", "a1 a8 d5:1 d6:1 b3:2 b4:2", "d4", "d5 e4 c4", "d3")
    assert uses(state, "jump") == {("d4", "d6"), ("d4", "f4"), ("d4", "d2")}
    assert names(after(state, PlayCard("jump", "d4", "d6")).players[0].knights) == ["d6"]
    assert reason(state, PlayCard("jump", "d4", "b4")) == ("T-26", "card-jump-target")


def test_t26_the_jumped_knight_may_stand_at_any_height() -> None:
    state = with_card("jump", "d5:3 e5 e6", "d4", "d5")
    assert ("d4", "d6") in uses(state, "jump")


def test_t26_not_over_the_king_or_own_knights_nor_diagonally() -> None:
    assert uses(with_card("jump", "d5 a1", "d4 e4", "e5", king="d5"), "jump") == {("e4", "e6")}


def test_t26_the_square_behind_is_free_and_on_the_board() -> None:
    assert uses(with_card("jump", WHOLE, "b4", "a4 c4 d4"), "jump") == set()
