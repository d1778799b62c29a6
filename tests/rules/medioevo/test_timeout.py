"""M-131: what the clock plays for a seat."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.events import BarbarianSupply, Enough
from rules.medioevo.powers import Name, Pass, Play, Use
from rules.medioevo.purchases import Done, Purchases, Recruit
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Auction, Taxing
from tests.rules.medioevo.builder import GAME, after, at, two
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


def test_m131_where_something_must_be_chosen_the_table_waits() -> None:
    for frame in (Auction(bidders=[0, 1]), Taxing()):
        state = at(two(), frame)
        assert [GAME.timeout(state, seat) for seat in engine.awaited(state)] == [None, None]
