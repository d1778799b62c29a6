"""S-12 by choice: an army that is strong enough takes its realm when its player says so."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.saga import GAME
from rules.saga.actions import Conquer, End, Play, Recruit, UsePower
from rules.saga.frames import SagaState
from tests.conformance.run import LEAKS, spy
from tests.rules.saga.builder import act, after, mover, reason, scene, side, told
from tests.rules.saga.test_setup import dealt

SPARE = "violet1 violet2 violet3"


def siege(hand: str = "blue3 red2 orange1", armies: str = "red3", **more: object) -> SagaState:
    return scene(side(hand, armies), side(SPARE), by_choice=True, red="- red4 green1", **more)  # type: ignore[arg-type]


def test_s12_by_choice_nothing_is_conquered_by_itself() -> None:
    state = after(siege(), Play("blue3", "red"))
    assert state.realms["red"].owner is None
    assert mover(state) == 0, "the turn is not over: there is something to decide"
    assert engine.pending(state)[0].prompt.key == "saga-prompt-conquer"


def test_s12_by_choice_a_realm_is_taken_at_ones_word() -> None:
    played = act(after(siege(), Play("blue3", "red")), Conquer("red"))
    realm = played.state.realms["red"]
    assert (realm.owner, realm.defenders) == (0, ["red3", "blue3"])
    assert "conquer" in told(played.events)
    assert played.state.free == ["red4", "green1"]


def test_s12_by_choice_an_army_may_wait_and_conquer_later() -> None:
    state = after(siege(), Play("blue3", "red"), End())
    assert state.realms["red"].owner is None
    state = after(state, Play("violet1", "violet"), Play("orange1", "orange"), Conquer("red"))
    assert state.realms["red"].owner == 0


def test_s12_by_choice_comes_after_the_knight() -> None:
    state = siege(armies="red3 yellow4")
    assert reason(state, Conquer("red")) == ("S-12", "conquer-play-first")
    assert after(state, Play("orange1", "orange"), Conquer("red")).realms["red"].owner == 0


def test_s12_by_choice_also_for_who_can_play_nothing() -> None:
    """And who does it has passed all the same, for no knight was played (S-15)."""
    state = scene(side("red1", "red4 blue4"), side(SPARE), by_choice=True, red="- red2", free="")
    assert set(engine.legal(state, 0).kinds) == {Conquer, End}
    state = after(state, Conquer("red"))
    assert state.realms["red"].owner == 0
    assert state.passes == 1


def test_s12_by_choice_one_realm_a_turn() -> None:
    state = scene(
        side("blue3 red2", "red4 yellow4, green4 orange4"), side(SPARE), by_choice=True, red="- red2", green="- green2"
    )
    state = after(state, Play("blue3", "red"), Conquer("red"))
    assert mover(state) == 1 or reason(state, Conquer("green")) == ("S-12", "conquer-once")
    busy = scene(
        side("blue3 red2", "red4 yellow4, green4 orange4", points=9),
        side(SPARE),
        by_choice=True,
        red="- red2",
        green="- green2",
        free="violet1",
    )
    busy = after(busy, Play("blue3", "red"), Conquer("red"))
    assert reason(busy, Conquer("green")) == ("S-12", "conquer-once")


def test_s12_by_choice_only_what_an_army_beats() -> None:
    state = after(siege(armies="red1, green4 yellow4"), Play("blue3", "red"))
    assert reason(state, Conquer("red")) == ("S-12", "conquer-weak")
    assert reason(state, Conquer("blue")) == ("S-12", "conquer-no-army")
    weak = scene(side("blue3 red2", "red1", points=3), side(SPARE), by_choice=True, red="- red4 green1", free="blue1")
    assert reason(after(weak, Play("blue3", "red")), Conquer("red")) == ("S-12", "conquer-nothing")


def test_s12_by_choice_never_ones_own_realm() -> None:
    state = scene(
        side("blue1 orange1", "red4 yellow4, green4 violet4"), side(SPARE), by_choice=True, prepare=True, red="0 red1"
    )
    state = after(state, Play("blue1", "red"))
    assert reason(state, Conquer("red")) == ("S-12", "conquer-own")


def test_s12_elsewhere_armies_conquer_by_themselves() -> None:
    state = scene(side("blue1 red2", "red3", points=2), side(SPARE), red="- red4 green1", free="green1")
    assert reason(after(state, Play("blue1", "red")), Conquer("red")) == ("S-12", "conquer-by-itself")


def test_s20_by_choice_the_last_card_may_still_conquer() -> None:
    state = after(siege(hand="blue3"), Play("blue3", "red"))
    assert state.outcome is None
    ended = after(state, Conquer("red"))
    assert ended.realms["red"].owner == 0
    assert ended.outcome is not None
    assert ended.outcome.reason.key == "saga-end-last-card"


def test_s4_by_choice_take_back_lays_a_realm_open_at_once() -> None:
    """Also to an army that could have taken it before."""
    state = scene(side(SPARE), side("red1 green1", "yellow4 blue4"), by_choice=True, yellow="0 yellow3 orange1 green4")
    state = after(state, UsePower("yellow", "orange1"))
    assert state.realms["yellow"].owner == 1


def test_s4_by_choice_a_hidden_knight_is_not_given_away_by_the_end_of_the_turn() -> None:
    """Whether it is enough or not, the turn waits for its player's word."""
    for card, enough in (("orange4", True), ("orange1", False)):
        state = scene(
            side(f"{card} red2", "red3"), side(SPARE), by_choice=True, red="- red4 green1", green="0 green4",
            reverse="green",
        )  # fmt: skip
        state = after(state, Play(card, "red", "yes"))
        assert mover(state) == 0
        assert (Conquer in engine.legal(state, 0).kinds) == enough
    state = after(state, End())
    assert mover(state) == 1


# Computer players


def test_a_computer_conquers_what_it_can() -> None:
    state = after(siege(), Play("blue3", "red"))
    assert GAME.choose(state, 0, Random(1)) == Conquer("red")


def test_a_computer_plays_in_order_to_conquer() -> None:
    assert GAME.choose(siege(hand="blue3 green1 orange1"), 0, Random(1)) == Play("blue3", "red")


@pytest.mark.slow
def test_computers_play_to_the_end_and_leave_no_army_waiting_for_long() -> None:
    state = dealt(3, "choice", conquest="choice")
    rng, waits = Random(5), 0
    for index in range(1, 400):
        if state.outcome is not None:
            break
        seat = mover(state)
        action = GAME.choose(engine.clone(GAME, state), seat, rng)
        waits += isinstance(action, End) and Conquer in engine.legal(state, seat).kinds
        state = engine.submit(GAME, state, seat, action, seed="choice", index=index).state
    assert state.outcome is not None
    assert waits <= 2
    assert any(realm.owner is not None for realm in state.realms.values())


# Secrets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s4_nothing_hidden_is_told_where_conquest_is_by_choice(seats: int) -> None:
    options = {"conquest": "choice", "sides": "reverse", "prepare": bool(seats % 2)}
    setup = Setup(
        game="saga", version=GAME.version, seats=seats, seed=f"choice {seats}", options=options, unattended=True
    )
    spy(GAME, setup, count=12, only=LEAKS)


def test_s13_recruiting_stays_possible_beside_a_conquest() -> None:
    state = scene(side("blue3 red2", "red3", points=3), side(SPARE), by_choice=True, red="- red4 green1", free="green2")
    state = after(state, Play("blue3", "red"), Conquer("red"), Recruit("green2"))
    assert "green2" in state.players[0].hand
