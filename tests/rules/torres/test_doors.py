"""T-16: through a castle. The rule is written a second time here, square by square, and compared on random boards."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import engine
from rules.torres.actions import Move, PlayCard
from rules.torres.data import Edition
from rules.torres.land import BIT, NAMES, names
from rules.torres.towers import Towers
from rules.torres.ways import all_doors, doors
from tests.rules.torres.builder import after, mask, reason, scene, towers_of

# The castle d4 e4 f4 with a high middle; knights come and go at its sides.
HALL = "d4:2 e4:3 f4:2"


def exits(state_blocks: str, knight: str, *others: str, edition: Edition = "2017") -> set[str]:
    state = scene(state_blocks, knight, *(others or ("h8",)), edition=edition)
    return {action.target for action in engine.legal(state, 0) if isinstance(action, Move)}


def test_t16_in_at_one_door_and_out_at_any_other() -> None:
    assert exits(HALL, "d3") >= {"d5", "e3", "e5", "f3", "f5", "c4", "g4"}
    state = after(scene(HALL, "d3", "h8"), Move("d3", "g4"))
    assert (names(state.players[0].knights), state.turn.points) == (["g4"], 4)


def test_t16_one_must_stand_beside_a_taller_tower() -> None:
    assert exits(HALL, "d4") == {"d3", "d5", "c4", "e4", "e3", "e5", "f3", "f5", "g4", "f4"}
    assert exits("d4:2 e4:2", "d4") == {"d3", "d5", "c4", "e4"}
    assert reason(scene("d4:2 e4:2", "d4", "h8"), Move("d4", "f4")) == ("T-15", "move-far")


def test_t16_out_on_the_top_of_a_lower_tower() -> None:
    assert "f4" in exits("d4 e4:3 f4", "d4")
    assert "f4" not in exits("d4 e4:3 f4:3", "d4")


def test_t16_never_up() -> None:
    assert reason(scene("d4:2 e4:3 f4:2", "e3", "h8"), Move("e3", "f4")) == ("T-16", "door-up")
    assert "f4" not in exits("c4 d4:3 e4:3 f4:2", "c4")
    assert "f4" in exits("c4:2 d4:3 e4:3 f4:2", "c4")


def test_t16_down_as_far_as_one_likes() -> None:
    assert {"e5", "g4", "f4"} <= exits("d4:2 e4:3 f4:1", "d4")


def test_t16_figures_on_the_towers_do_not_block_the_inside() -> None:
    assert "g4" in exits(HALL, "d3", "d4 e4 f4")


def test_t16_the_exit_must_be_free() -> None:
    state = scene(HALL, "d3", "g4")
    assert reason(state, Move("d3", "g4")) == ("T-15", "knight-there")


def test_t16_only_the_castle_one_has_entered() -> None:
    assert "h6" not in exits("d4 g6", "d3")
    assert reason(scene("d4 g6", "d3", "h8"), Move("d3", "h6")) == ("T-16", "door-none")


def test_t16_2017_asks_for_no_path_inside() -> None:
    """From c4 (level 1) into the left tower; the middle is no taller than the exit f4 (level 1) on the far side."""
    blocks = "b4:2 c4:1 d4:1 e4:1 f4:1 g4:2"
    assert "f4" in exits(blocks, "c4")
    assert "f4" not in exits(blocks, "c4", edition="1999")
    assert reason(scene(blocks, "c4", "h8", edition="1999"), Move("c4", "f4")) == ("T-16", "door-path")


def test_t16_1999_the_passage_may_wind() -> None:
    assert "g4" in exits("d4:2 d5:2 e5:2 f5:2 f4:2 e4:1", "d3", edition="1999")
    assert "g4" in exits("d4:2 e4 f4:2", "d3", edition="1999")


def test_t24_the_door_card_knows_no_level_and_no_path() -> None:
    blocks = "b4:3 c4:1 d4:1 e4:1 f4:2 g4:3"
    state = scene(blocks, "c4", "h8", edition="1999", hands=("door",), cards="own")
    assert reason(state, Move("c4", "f4"))[0] == "T-16"
    assert names(after(state, PlayCard("door", "c4", "f4")).players[0].knights) == ["f4"]


# The rule once more: castles by walking, exits by trying every square, paths by walking from tower to tower.


def beside(square: str) -> list[str]:
    file, rank = ord(square[0]), int(square[1])
    near = [(file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)]
    return [f"{chr(f)}{r}" for f, r in near if ord("a") <= f <= ord("h") and 1 <= r <= 8]


def castle_of(heights: dict[str, int], square: str) -> set[str]:
    found, waiting = {square}, [square]
    while waiting:
        for near in beside(waiting.pop()):
            if heights.get(near) and near not in found:
                found.add(near)
                waiting.append(near)
    return found


def path(heights: dict[str, int], castle: set[str], start: str, goals: set[str], floor: int) -> bool:
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        if here in goals:
            return True
        for near in beside(here):
            if near in castle and near not in seen and heights[near] > floor:
                seen.add(near)
                waiting.append(near)
    return False


def brute_exits(heights: dict[str, int], start: str, free: set[str], edition: str | None) -> set[str]:
    """All exits by T-16 for an edition; for None by T-24, the card without limits."""
    found: set[str] = set()
    level = heights.get(start, 0)
    for gate in beside(start):
        if heights.get(gate, 0) <= level:
            continue
        castle = castle_of(heights, gate)
        for end in free:
            low = heights.get(end, 0)
            goals = {near for near in beside(end) if near in castle and heights[near] > low}
            if not goals or (edition is not None and low > level):
                continue
            if edition != "1999" or path(heights, castle, gate, goals, low):
                found.add(end)
    return found


def random_board(rng: Random) -> dict[str, int]:
    squares = rng.sample(NAMES, rng.randint(4, 40))
    return {square: rng.choice((1, 1, 1, 2, 2, 3, 4)) for square in squares}


@pytest.mark.parametrize("edition", ["2017", "1999", None])
def test_t16_agrees_with_brute_force_on_random_boards(edition: Edition | None) -> None:
    rng = Random(f"doors {edition}")
    seen = 0
    for _ in range(250):
        heights = random_board(rng)
        board: Towers = towers_of({BIT[square]: height for square, height in heights.items()})
        taken = set(rng.sample(NAMES, rng.randint(1, 12)))
        free = set(NAMES) - taken
        for start in sorted(taken):
            if edition is None:
                ours = all_doors(board, BIT[start], mask(" ".join(free)))
            else:
                ours = doors(board, BIT[start], mask(" ".join(free)), edition)
            assert set(names(ours)) == brute_exits(heights, start, free, edition), (heights, start)
            seen += ours.bit_count()
    assert seen > 1000


def test_t16_the_editions_do_differ_on_random_boards() -> None:
    rng = Random(5)
    different = 0
    for _ in range(100):
        heights = random_board(rng)
        start = rng.choice(NAMES)
        free = set(NAMES) - {start}
        different += brute_exits(heights, start, free, "2017") != brute_exits(heights, start, free, "1999")
    assert different > 5
