"""What holds in every position that random play reaches."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.barony import GAME
from rules.barony.actions import Build, City, Expedition, Move, Pass, Place, Recruit, Title
from rules.barony.actions.build import barred as build_barred
from rules.barony.actions.build import building_sites
from rules.barony.data import GOLD, SUPPLY
from rules.barony.frames import BaronyState, Turns
from rules.barony.position import barrier
from rules.barony.scoring import score
from rules.core import Chance, IllegalMove, Setup, engine
from rules.core.legal import completions, possible

DEEDS = (Recruit, Move, Build, City, Expedition, Title)


@lru_cache(maxsize=64)
def game(seats: int, seed: int) -> list[bytes]:
    """All positions of one random game."""
    bank = ("unlimited", "80")[seed % 2]
    setup = Setup(game="barony", version=GAME.version, seats=seats, seed=f"{seed}", options={"bank": bank})
    state, _ = engine.start(GAME, setup)
    rng, positions = Random(seed), [engine.encode(state)]
    while state.outcome is None and len(positions) < 400:
        (seat,) = engine.awaited(state)
        engine.play_on(state, seat, engine.sample(state, seat, rng), Chance("", len(positions)))
        positions.append(engine.encode(state))
    return positions


@st.composite
def positions(draw: st.DrawFn) -> BaronyState:
    reached = game(draw(st.integers(2, 4)), draw(st.integers(0, 7)))
    return engine.decode(GAME, reached[draw(st.integers(0, len(reached) - 1))])


@st.composite
def turns(draw: st.DrawFn) -> tuple[BaronyState, int]:
    """A position in which somebody has a turn, and the seat."""
    state = draw(positions().filter(lambda state: bool(state.stack) and isinstance(state.stack[-1], Turns)))
    return state, engine.awaited(state)[0]


@given(positions())
def test_b1_pieces_on_the_board_in_reserve_and_removed_are_the_supply(state: BaronyState) -> None:
    view = GAME.view(state, None)
    for seat in view.seats:
        for kind, supply in SUPPLY.items():
            pieces = (piece for pieces in view.pieces.values() for piece in pieces)
            on_board = sum(piece.count for piece in pieces if (piece.seat, piece.kind) == (seat.seat, kind))
            removed = seat.removed if kind == "knight" else 0
            assert on_board + seat.reserve[kind] + removed == supply
            assert seat.reserve[kind] >= 0


@given(positions())
def test_b14_the_invariants_hold(state: BaronyState) -> None:
    assert GAME.faults(state) == []


@given(turns(), st.randoms(use_true_random=False))
def test_b13_knights_enter_what_nothing_bars(turn: tuple[BaronyState, int], rng: Random) -> None:
    state, seat = turn
    entered = {(move.origin, move.target) for move in engine.legal(state, seat) if isinstance(move, Move)}
    for hex_, terrain in state.board.terrain.items():
        others = [player for other, player in enumerate(state.players) if other != seat]
        closed = (
            terrain == "lake"
            or any(player.buildings.get(hex_) in ("city", "stronghold") for player in others)
            or any(player.pawns(hex_) > 1 for player in others)
            or (terrain == "mountain" and any(player.pawns(hex_) for player in others))
        )
        assert (barrier(state, seat, hex_) is not None) == closed
        for near in state.board.near[hex_]:
            if near in state.players[seat].knights:
                assert ((near, hex_) in entered) != closed


@given(turns(), st.randoms(use_true_random=False))
def test_b12_the_second_move_is_legal_exactly_if_it_is_after_the_first(
    turn: tuple[BaronyState, int], rng: Random
) -> None:
    """A double move against the same two moves played one after the other."""
    state, seat = turn
    moves = [move for move in engine.legal(state, seat) if isinstance(move, Move)]
    for move in rng.sample(moves, min(12, len(moves))):
        first = engine.clone(GAME, state)
        engine.play_on(first, seat, Move(move.origin, move.target, move.take), Chance("", 1))
        if move.origin2 is None or move.target2 is None or first.outcome is not None:
            continue
        first.turns = state.turns
        assert barrier(first, seat, move.target2) is None
        again = engine.clone(GAME, first)
        second = Move(move.origin2, move.target2, move.take2)
        assert second in engine.legal(again, seat)
        engine.play_on(again, seat, second, Chance("", 2))
        both = engine.clone(GAME, state)
        engine.play_on(both, seat, move, Chance("", 1))
        assert both.players == again.players


@given(turns())
def test_b16_sites_are_the_hexes_that_nothing_bars(turn: tuple[BaronyState, int]) -> None:
    state, seat = turn
    free = [hex_ for hex_ in state.board.terrain if build_barred(state, seat, hex_) is None]
    assert set(building_sites(state, seat)) == set(free)


@given(turns())
def test_b10_a_kind_is_closed_for_a_reason_exactly_if_it_is_impossible(turn: tuple[BaronyState, int]) -> None:
    state, seat = turn
    open_kinds = [kind for kind in DEEDS if possible(kind, state, seat)]
    assert open_kinds == [kind for kind in DEEDS if kind.closed(state, seat) is None]
    assert possible(Pass, state, seat) == (not open_kinds)


@given(turns(), st.randoms(use_true_random=False))
def test_b13_every_refused_hex_is_refused_with_a_rule(turn: tuple[BaronyState, int], rng: Random) -> None:
    state, seat = turn
    hexes = [*rng.sample(list(state.board.terrain), 8), "zz9"]
    for hex_ in hexes:
        other = rng.choice(hexes)
        for action in (Recruit(hex_, 2), Move(hex_, other), Build((hex_,)), City(hex_), Expedition(hex_), Place(hex_)):
            try:
                engine.submit(GAME, state, seat, action, seed="", index=1)
            except IllegalMove as illegal:
                refusal = illegal.refusal
                known = hex_ != "zz9" and other != "zz9"
                assert refusal.rule.startswith("B-") or not known
                assert set(refusal.places) <= set(state.board.terrain)


@given(turns(), st.randoms(use_true_random=False))
def test_b19_a_title_costs_fifteen_gold_and_no_token_too_many_unasked(
    turn: tuple[BaronyState, int], rng: Random
) -> None:
    state, seat = turn
    held = {terrain: rng.randrange(6) for terrain in GOLD}
    state.players[seat].tokens = {terrain: number for terrain, number in held.items() if number}
    before = sum(GOLD[terrain] * number for terrain, number in held.items())
    titles = [action for action in islice(completions(Title, state, seat), 200) if isinstance(action, Title)]
    assert bool(titles) == (before >= 15 and state.players[seat].rank < 4)
    for title in titles:
        ahead = engine.clone(GAME, state)
        engine.play_on(ahead, seat, title, Chance("", 1))
        left = ahead.players[seat].tokens
        spent = {terrain: held[terrain] - left.get(terrain, 0) for terrain in GOLD}
        paid = sum(GOLD[terrain] * number for terrain, number in spent.items())
        least = paid - min(GOLD[terrain] for terrain, number in spent.items() if number)
        assert paid >= 15
        assert (least >= 15) == (title.waste == "yes")


@settings(max_examples=20)
@given(st.integers(2, 4), st.integers(0, 7))
def test_b22_the_winner_has_most_points_and_plays_latest_of_those(seats: int, seed: int) -> None:
    state = engine.decode(GAME, game(seats, seed)[-1])
    if state.outcome is None:
        return
    scores = tuple(score(player) for player in state.players)
    (winner,) = state.outcome.winners
    assert state.outcome.scores == scores
    tied = [seat for seat in range(seats) if scores[seat] == max(scores)]
    assert winner in tied
    assert all((winner - state.first) % seats >= (seat - state.first) % seats for seat in tied)
