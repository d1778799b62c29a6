"""T-1 to T-7, T-40: the box and the set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.core import Setup, engine
from rules.torres import GAME
from rules.torres.actions import Buy, SetUp
from rules.torres.actions.setup import stage, too_near
from rules.torres.data import BLOCKS, CARDS, KNIGHTS, MASTERS, STACKS, START
from rules.torres.frames import TorresState
from rules.torres.land import ALL, BIT, NAMES, each, names, steps_apart
from tests.rules.torres.builder import act, after, mask, mover, reason, scene, towers


def dealt(seats: int = 2, seed: str = "deal", **options: str) -> TorresState:
    setup = Setup(game="torres", version=GAME.version, seats=seats, seed=seed, options=options)
    return engine.start(GAME, setup)[0]


def set_up(state: TorresState, seed: int = 1) -> TorresState:
    rng = Random(seed)
    while stage(state):
        state = act(state, engine.sample(state, mover(state), rng)).state
    return state


def test_t1_the_box() -> None:
    assert (GAME.min_seats, GAME.max_seats, KNIGHTS, BLOCKS) == (2, 4, 6, 92)
    assert NAMES[0] == "a1"
    assert NAMES[-1] == "h8"
    assert len(NAMES) == 64


def test_t1_a_castle_is_towers_that_touch_at_their_sides() -> None:
    plan = towers("a1 a2:2 b2 c3 d4:3 d5").plan
    assert sorted(names(castle) for castle in plan.castles) == [["a1", "a2", "b2"], ["c3"], ["d4", "d5"]]


def test_t1_a_level_is_the_blocks_under_a_figure() -> None:
    board = towers("a1 a2:3")
    assert [board.level(BIT[square]) for square in ("a1", "a2", "a3")] == [1, 3, 0]


def test_t2_eight_castles_of_one_block() -> None:
    state = dealt()
    assert names(state.towers.footprint) == sorted(START, key=NAMES.index)
    assert set(START) == {"d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"}
    assert state.towers.blocks == len(state.towers.plan.castles) == 8


@pytest.mark.parametrize(("seats", "blocks"), [(2, (12, 12, 12)), (3, (10, 8, 8)), (4, (8, 6, 6))])
def test_t3_blocks_for_each_year(seats: int, blocks: tuple[int, ...]) -> None:
    assert tuple(map(sum, STACKS[seats])) == blocks
    state = set_up(dealt(seats))
    assert [player.stacks for player in state.players] == [list(STACKS[seats][0])] * seats
    assert state.supply == 92 - 8 - seats * blocks[0]


def test_t4_ten_action_cards_one_of_each() -> None:
    assert CARDS == ("six", "seven", "climb", "under", "supply", "door", "diagonal", "shift", "relocate", "jump")


def test_t5_eight_master_cards() -> None:
    assert len(MASTERS) == 8
    drawn = {dealt(cards="advanced", seed=f"master {number}").master for number in range(80)}
    assert drawn == set(MASTERS)


def test_t6_the_first_player_is_random() -> None:
    assert {dealt(4, f"first {number}").first for number in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t6_a_knight_each_and_the_last_player_places_the_king(seats: int) -> None:
    state = dealt(seats)
    order = []
    for square in START[: seats + 1]:
        order.append(mover(state))
        state = after(state, SetUp(square))
    clockwise = [(state.first + step) % seats for step in range(seats)]
    assert order == [*clockwise, clockwise[-1]]
    assert [names(state.players[seat].knights) for seat in clockwise] == [[square] for square in START[:seats]]
    assert names(state.king) == [START[seats]]
    assert mover(state) == state.first


def test_t6_on_free_start_castles_only() -> None:
    state = after(dealt(), SetUp("c3"))
    assert reason(state, SetUp("c3")) == ("T-6", "knight-there")
    assert reason(state, SetUp("d4")) == ("T-6", "setup-no-castle")
    assert reason(state, SetUp("j9")) == ("", "no-square")
    state = after(state, SetUp("f3"))
    assert reason(state, SetUp("f3")) == ("T-6", "knight-there")


def test_t7_own_decks_are_the_base_game_of_2017() -> None:
    state = dealt(3)
    assert state.cards == "own"
    assert all(Counter(slip.card for slip in player.deck) == Counter(CARDS) for player in state.players)
    assert not state.deck
    assert len({tuple(slip.card for slip in player.deck) for player in state.players}) > 1


@pytest.mark.parametrize("seats", [2, 4])
def test_t7_one_deck_of_forty_is_the_base_game_of_1999(seats: int) -> None:
    state = dealt(seats, edition="1999")
    assert state.cards == "common"
    assert Counter(slip.card for slip in state.deck) == Counter(CARDS * 4)


@pytest.mark.parametrize("edition", ["2017", "1999"])
@pytest.mark.parametrize("cards", ["own", "common", "advanced"])
def test_t7_every_edition_has_every_card_mode(edition: str, cards: str) -> None:
    state = dealt(edition=edition, cards=cards)
    assert (state.edition, state.cards) == (edition, cards)


# The advanced game


def test_t40_the_players_lay_the_start_blocks_in_turn() -> None:
    state = dealt(3, cards="advanced")
    order = []
    for square in ("a1", "d1", "g1", "b3", "e3", "h3", "c5", "f5"):
        assert stage(state) == "block"
        order.append((mover(state) - state.first) % 3)
        state = after(state, SetUp(square))
    assert order == [0, 1, 2, 0, 1, 2, 0, 1]
    assert stage(state) == "knight"
    assert mover(state) == state.first


def test_t40_at_least_three_steps_apart() -> None:
    state = after(dealt(cards="advanced"), SetUp("d4"))
    for near in ("d4", "d5", "d6", "e5", "b4"):
        assert reason(state, SetUp(near)) == ("T-40", "setup-near"), near
    assert all(after(state, SetUp(far)) for far in ("d7", "e6", "a4"))
    offered = {action.square for action in engine.legal(state, mover(state)) if isinstance(action, SetUp)}
    assert offered == {square for square in NAMES if steps_apart(square, "d4") >= 3}


def test_t40_a_free_place_always_remains() -> None:
    """No seven blocks, three steps apart or not, come within two steps of every square."""
    reach = {square: too_near(square) for square in each(ALL)}
    dead: set[tuple[int, int]] = set()

    def covered(near: int, blocks: int) -> bool:
        bare = ALL & ~near
        if not bare:
            return True
        if bare.bit_count() > 13 * blocks or (near, blocks) in dead:
            return False
        if any(covered(near | reach[square], blocks - 1) for square in each(reach[bare & -bare])):
            return True
        dead.add((near, blocks))
        return False

    assert max(map(int.bit_count, reach.values())) == 13
    assert not covered(0, 7)


def test_t40_then_knights_and_king_on_these_castles() -> None:
    state = set_up(dealt(4, cards="advanced"))
    blocks = state.towers.footprint
    assert blocks.bit_count() == 8
    assert all(player.knights & blocks for player in state.players)
    assert state.king & blocks


def test_t40_the_blocks_come_from_the_supply() -> None:
    assert set_up(dealt(2, cards="advanced")).supply == 92 - 8 - 24


def test_t41_all_cards_are_in_hand_and_none_is_bought() -> None:
    state = set_up(dealt(3, cards="advanced"))
    assert all(player.hand == list(CARDS) for player in state.players)
    assert reason(state, Buy()) == ("T-41", "buy-advanced")


def test_a_scene_is_what_it_says() -> None:
    state = scene("a1 b1:2 d4", "b1", "d4", king="a1")
    assert state.players[0].knights == mask("b1")
    assert state.towers.level(BIT["b1"]) == 2
