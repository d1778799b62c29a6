"""What holds in every position that random play reaches, told a second time in the plainest way."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import Chance, Setup, engine
from rules.torres import GAME
from rules.torres.actions import Block, End, Move, PlaceKnight, PlayCard
from rules.torres.frames import Succession, TorresState, Turns
from rules.torres.land import BIT, NAMES, names
from rules.torres.scoring import castle_points
from rules.torres.ways import shift_targets, sites
from tests.rules.torres.builder import towers_of
from tests.rules.torres.test_doors import beside, castle_of

MODES = [(edition, cards) for edition in ("2017", "1999") for cards in ("own", "common", "advanced")]


@lru_cache(maxsize=64)
def game(seats: int, seed: int) -> list[bytes]:
    """All positions of one random game."""
    edition, cards = MODES[seed % len(MODES)]
    options = {"edition": edition, "cards": cards}
    setup = Setup(game="torres", version=GAME.version, seats=seats, seed=f"{seed}", options=options)
    state, _ = engine.start(GAME, setup)
    rng, reached = Random(seed), [engine.encode(state)]
    while state.outcome is None:
        (seat,) = engine.awaited(state)
        engine.play_on(state, seat, engine.sample(state, seat, rng), Chance("", len(reached)))
        reached.append(engine.encode(state))
    return reached


@st.composite
def positions(draw: st.DrawFn) -> TorresState:
    reached = game(draw(st.integers(2, 4)), draw(st.integers(0, 11)))
    return engine.decode(GAME, reached[draw(st.integers(0, len(reached) - 1))])


def heights(state: TorresState) -> dict[str, int]:
    found = {square: sum(1 for storey in state.towers.storeys if storey & BIT[square]) for square in NAMES}
    return {square: height for square, height in found.items() if height}


def castles(board: dict[str, int]) -> list[set[str]]:
    return [set(part) for part in {frozenset(castle_of(board, square)) for square in board}]


def figures(state: TorresState) -> list[str]:
    return [square for player in state.players for square in names(player.knights)] + names(state.king)


@settings(deadline=None, max_examples=150)
@given(positions())
def test_blocks_are_conserved_and_no_tower_exceeds_its_castle(state: TorresState) -> None:
    board = heights(state)
    stocks = sum(sum(player.stacks) + player.kept for player in state.players)
    assert sum(board.values()) + stocks + state.supply == 92
    assert all(max(board[square] for square in castle) <= len(castle) for castle in castles(board))
    assert len(figures(state)) == len(set(figures(state)))
    assert GAME.faults(state) == []


@settings(deadline=None, max_examples=100)
@given(positions())
def test_castles_are_scored_as_counted_by_hand(state: TorresState) -> None:
    board = heights(state)
    for player in state.players:
        own = set(names(player.knights))
        total = sum(len(c) * max((board[s] for s in c & own), default=0) for c in castles(board))
        assert castle_points(state.towers, player.knights) == total


@settings(deadline=None, max_examples=100)
@given(positions(), st.integers(0, 2**32))
def test_a_block_never_lowers_the_number_of_castles(state: TorresState, seed: int) -> None:
    if state.outcome is not None or not isinstance(state.stack[-1], Turns):
        return
    seat = state.mover
    builds = [action for action in engine.legal(state, seat) if isinstance(action, Block)]
    if builds:
        before = len(castles(heights(state)))
        assert before >= 6
        engine.play_on(state, seat, Random(seed).choice(builds), Chance("", 1))
        assert len(castles(heights(state))) == before


@settings(deadline=None, max_examples=60)
@given(positions())
def test_placing_and_stepping_as_told_square_by_square(state: TorresState) -> None:
    if state.outcome is not None or not isinstance(state.stack[-1], Turns):
        return
    seat, board, taken = state.mover, heights(state), set(figures(state))
    own = names(state.players[seat].knights)
    moves = list(engine.legal(state, seat))
    placed = {action.square for action in moves if isinstance(action, PlaceKnight)}
    if state.turn.points >= 2 and len(own) < 6:
        level = {square: board.get(square, 0) for square in NAMES}
        assert placed == {n for k in own for n in beside(k) if n not in taken and level[n] <= level[k]}
        stepped = {(k, n) for k in own for n in beside(k) if n not in taken and level[n] <= level[k] + 1}
        assert stepped <= {(action.origin, action.target) for action in moves if isinstance(action, Move)}
    else:
        assert placed == set()


# T-17 and T-25 once more, by trying


def block_fits(board: dict[str, int], square: str, *, may_found: bool) -> bool:
    touched = {frozenset(castle_of(board, near)) for near in beside(square) if board.get(near)}
    if board.get(square):
        return board[square] < len(castle_of(board, square))
    return len(touched) == 1 or (may_found and not touched)


def shift_fits(board: dict[str, int], origin: str, target: str) -> bool:
    lifted = {square: height - (square == origin) for square, height in board.items()}
    lifted = {square: height for square, height in lifted.items() if height}
    rest = castle_of(board, origin) - ({origin} if origin not in lifted else set())
    if rest and castle_of(lifted, min(rest)) != rest:
        return False
    if target == origin or not block_fits(lifted, target, may_found=True):
        return False
    after = {**lifted, target: lifted.get(target, 0) + 1}
    found = castles(after)
    return len(found) >= 6 and all(max(after[s] for s in castle) <= len(castle) for castle in found)


def sound_board(rng: Random) -> dict[str, int]:
    """Castles that break no rule, grown block by block."""
    board = dict.fromkeys(rng.sample(NAMES, rng.randint(5, 12)), 1)
    for _ in range(rng.randint(5, 50)):
        square = rng.choice(NAMES)
        if block_fits(board, square, may_found=False):
            board[square] = board.get(square, 0) + 1
    return board


def test_t17_building_sites_agree_with_brute_force() -> None:
    rng = Random("sites")
    for _ in range(150):
        board = sound_board(rng)
        taken = set(rng.sample(NAMES, 8))
        free = sum(BIT[square] for square in NAMES if square not in taken)
        ours = sites(towers_of({BIT[s]: h for s, h in board.items()}), free)
        assert set(names(ours)) == {s for s in NAMES if s not in taken and block_fits(board, s, may_found=False)}


def test_t25_shifting_agrees_with_brute_force() -> None:
    rng, seen = Random("shift"), 0
    for _ in range(40):
        board = sound_board(rng)
        if len(castles(board)) < 6:
            continue
        taken = set(rng.sample(NAMES, 8))
        free = sum(BIT[square] for square in NAMES if square not in taken)
        towers = towers_of({BIT[s]: h for s, h in board.items()})
        for origin in rng.sample(sorted(board), min(6, len(board))):
            ours = set(names(shift_targets(towers, BIT[origin], free)))
            assert ours == {s for s in NAMES if s not in taken and shift_fits(board, origin, s)}, (board, origin)
            seen += len(ours)
    assert seen > 500


# The course of a game


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 4), st.integers(0, 11))
def test_every_game_has_its_rounds_and_its_pauses(seats: int, seed: int) -> None:
    states = [engine.decode(GAME, data) for data in game(seats, seed)]
    pauses = {state.year for state in states if state.stack and isinstance(state.stack[-1], Succession)}
    assert pauses == {1, 2}
    rounds = {(state.year, state.round) for state in states}
    assert len(rounds) == (12 if seats == 2 else 10)
    assert states[-1].outcome is not None


def test_small_actions_and_cards_all_occur_in_random_play() -> None:
    seen: set[type] = set()
    for seed in range(6):
        for data in game(2, seed)[::3]:
            state = engine.decode(GAME, data)
            if state.outcome is None:
                seen |= set(engine.legal(state, engine.awaited(state)[0]).kinds)
    assert {Block, End, Move, PlaceKnight, PlayCard} <= seen
    assert seen == set(GAME.actions)
