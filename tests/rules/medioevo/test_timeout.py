"""M-131: what the clock plays for a seat."""

from __future__ import annotations

import pytest

from rules.core import Action, Chance, Frame, Setup, engine
from rules.medioevo.battle import Entrust
from rules.medioevo.campaign import Rebellion, Rise
from rules.medioevo.data import EVENTS
from rules.medioevo.events import BarbarianSupply, Enough, HordeDice, Reroll, Strike, Suffer
from rules.medioevo.powers import Name, Pass, Play, Use
from rules.medioevo.purchases import Done, Purchases, Recruit
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Auction, Bid, Tax, Taxing
from tests.rules.medioevo.battles import clash
from tests.rules.medioevo.builder import GAME, after, at, build, two
from tests.rules.medioevo.hands import hold, learn, moving, window

INFILTRATOR, BARD, BARD_50, JOKER_50, JOKER = 13, 44, 45, 48, 49


def run_out(state: MedioevoState) -> MedioevoState:
    """Nobody comes while a window is open."""
    while window(state):
        (seat, *_) = engine.awaited(state)
        assert GAME.timeout(state, seat) == Pass()
        state = after(state, (seat, Pass()))
    return state


def test_m131_a_window_about_a_turned_card_closes_when_time_is_up_and_the_card_works() -> None:
    state = hold(hold(two(), 0, BARD), 1, JOKER, 5)
    state.players[1].turned = [5]
    state = after(moving(state), (0, Play(BARD, target="5")))
    assert window(state) == "card"
    assert run_out(state).players[1].turned == []


def test_m131_so_does_one_about_a_card_that_is_turned_to_pay() -> None:
    state = learn(hold(hold(two(), 0, BARD_50), 1, JOKER), 0, "monasticism")
    state.players[0].technology["red"] = 1
    state.players[1].orders["card"] = "always"
    state = after(moving(state), (0, Use("monasticism", target="red", amount=1, pay="cards")))
    assert window(state) == "card"
    assert run_out(state).players[0].points["red"] == 1


def test_m131_who_has_answered_is_not_timed() -> None:
    state = hold(hold(two(), 0, BARD, JOKER_50), 1, JOKER, 5)
    state.players[1].turned = [5]
    state = after(moving(state), (0, Play(BARD, target="5")), (1, Play(JOKER)))
    assert 1 not in engine.awaited(state)


def test_m131_nothing_is_named_when_time_is_up() -> None:
    state = hold(hold(two(), 0, INFILTRATOR), 1, 5)
    state.players[1].turned = [5]
    state = after(moving(state), (0, Play(INFILTRATOR)))
    assert GAME.timeout(state, 0) == Name(())
    assert not after(state, (0, Name(()))).effects


def test_m131_a_list_stands_as_it_is_when_time_is_up() -> None:
    state = two()
    state.players[0].florins = 500
    state = after(at(state, Purchases()), (0, Recruit("light", 1, "macedonia")))
    assert GAME.timeout(state, 0) == Done()
    for seat in (0, 1):
        action = GAME.timeout(state, seat)
        assert action is not None
        state = after(state, (seat, action))
    assert state.players[0].armies["macedonia"] == {"light": 1}


def test_m131_barbarian_points_are_left_when_time_is_up() -> None:
    state = at(two(barbarians={"bulgaria": {"light": 2}}), BarbarianSupply(points=3))
    (first,) = engine.awaited(state)
    assert GAME.timeout(state, first) == Enough()


@pytest.mark.parametrize(
    ("frame", "answer"),
    [
        (Auction(bidders=[0, 1]), Bid(0)),
        (Taxing(), Tax(30)),
        (HordeDice(), Reroll(())),
        (Rebellion(seat=0, left=1, announced=True), Rise("thrace")),
    ],
    ids=["bid", "tax", "dice", "rebels"],
)
def test_m131_what_must_be_chosen_is_chosen_as_it_costs_least(frame: Frame, answer: Action) -> None:
    state = build(two(), "constantinople", "city")
    state.players[0].tax = 30
    state = at(state, frame)
    assert GAME.timeout(state, 0) == answer


def test_m131_the_cheapest_are_lost_when_time_is_up() -> None:
    state = two()
    state.players[0].armies["thrace"] = {"captain1": 1, "light": 2, "cavalry": 1}
    state = at(state, Strike(card=1, icon="armies", rolls={0: 1}, judged=True, owed={0: 2}))
    state.stack[-1].card = next(number for number, event in EVENTS.items() if "thrace" in event.lands)
    answer = GAME.timeout(state, 0)
    assert isinstance(answer, Suffer)
    assert answer.losses == {"light": 2}


def test_m131_a_battle_goes_on_by_orders_when_time_is_up() -> None:
    assert GAME.timeout(clash({"light": 2}, {"light": 2}).state, 0) == Entrust()


@pytest.mark.parametrize("number", range(3))
def test_m131_every_decision_has_an_answer_when_time_is_up(number: int) -> None:
    """A game in which nobody ever comes is played to its end, and every answer of the clock is legal."""
    setup = Setup(game=GAME.id, version=GAME.version, seats=2 + number, seed=f"late {number}", options={"turns": 3})
    state, index = engine.start(GAME, setup)[0], 0
    while state.outcome is None:
        seat, index = engine.awaited(state)[0], index + 1
        answer = GAME.timeout(state, seat)
        assert answer is not None, state.stack[-1]
        assert answer in engine.legal(state, seat), answer
        state = engine.play_on(state, seat, answer, Chance(setup.seed, index)).state
