"""What holds in every game, found by games that chance makes up."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import Chance, Setup, engine
from rules.saga import GAME
from rules.saga.actions import Play
from rules.saga.frames import SagaState
from rules.saga.playing import attackers, can_attack, may_hire, recruits
from rules.saga.powers import needed
from tests.rules.saga.builder import cards_of

OPTIONS = st.fixed_dictionaries(
    {
        "sides": st.sampled_from(["crown", "reverse", "random"]),
        "layout": st.sampled_from(["standard", "even"]),
        "prepare": st.booleans(),
    }
)
GAMES = {"seats": st.integers(2, 4), "seed": st.integers(0, 10**6), "options": OPTIONS}


def positions(seats: int, seed: int, options: dict[str, object]):
    """Every step of a random game: before, who moved, what, after."""
    setup = Setup(game="saga", version=1, seats=seats, seed=str(seed), options=options, unattended=True)
    state, _ = engine.start(GAME, setup)
    rng = Random(seed)
    for index in range(1, 250):
        if state.outcome is not None:
            return
        before = engine.clone(GAME, state)
        (seat,) = engine.awaited(state)
        action = engine.sample(state, seat, rng)
        engine.play_on(state, seat, action, Chance("property", index))
        yield before, seat, action, state


@settings(max_examples=25, deadline=None)
@given(**GAMES)
def test_s6_knights_never_appear_or_vanish(seats: int, seed: int, options: dict[str, object]) -> None:
    for before, _, _, after in positions(seats, seed, options):
        assert cards_of(before) == cards_of(after)
        assert GAME.faults(after) == []


@settings(max_examples=25, deadline=None)
@given(**GAMES)
def test_s12_a_realm_falls_exactly_when_an_army_is_strong_enough(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    for before, seat, action, after in positions(seats, seed, options):
        if not isinstance(action, Play) or action.army is None:
            continue
        army = before.players[seat].armies.get(action.army)
        attack = (army.value if army else 0) + int(action.card[-1])
        strong = attack >= needed(before, action.army) and before.realms[action.army].owner != seat
        taken = before.realms[action.army].owner != seat and after.realms[action.army].owner == seat
        assert taken == strong


@settings(max_examples=25, deadline=None)
@given(**GAMES)
def test_s13_points_come_from_realms_and_go_to_recruits_only(seats: int, seed: int, options: dict[str, object]) -> None:
    for before, seat, action, after in positions(seats, seed, options):
        for other in range(seats):
            gain = after.players[other].points - before.players[other].points
            assert gain >= 0 or (other == seat and not isinstance(action, Play)), "only a recruit costs points"
            assert gain <= 0 or before.owned(other) or after.owned(other), "only realms pay"


@settings(max_examples=15, deadline=None)
@given(**GAMES)
def test_s13_who_might_hire_somebody_can(seats: int, seed: int, options: dict[str, object]) -> None:
    """The quick question, asked after every step, has the answer of the thorough one."""
    for before, seat, _, _ in positions(seats, seed, options):
        assert may_hire(before, seat) == bool(recruits(before, seat))
        hand = before.players[seat].hand
        assert can_attack(before, seat) == (not before.played and bool(attackers(before, seat, hand)))


@settings(max_examples=15, deadline=None)
@given(**GAMES)
def test_s20_a_game_goes_on_while_all_have_cards_or_somebody_can_move(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    last: SagaState | None = None
    for _, _, _, after in positions(seats, seed, options):
        last = after
        if after.outcome is None:
            assert after.emptied or all(player.hand for player in after.players)
    assert last is not None
