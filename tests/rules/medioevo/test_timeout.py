"""M-131: what the clock plays for a seat."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.phases.events.supply import BarbarianSupply, Enough
from rules.medioevo.phases.order import Auction
from rules.medioevo.phases.purchases.phase import Done, Purchases
from rules.medioevo.phases.purchases.troops import Recruit
from rules.medioevo.phases.taxes import Taxing
from tests.rules.medioevo.builder import GAME, after, at, two


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
