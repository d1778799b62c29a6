"""M-20: bidding for the turn order."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.economy import Borrow
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Auction, Bid, order_by_bids
from tests.rules.medioevo.builder import GAME, after, at, reason, table, told


def auction() -> MedioevoState:
    return at(table("byzantium", "mamluks", "hungary"), Auction(bidders=[0, 1, 2]))


def test_m20_only_the_winner_pays_and_to_the_last() -> None:
    state = after(auction(), (0, Bid(50)), (2, Bid(20)), (1, Bid(90)))
    assert state.order == [1, 0, 2]
    assert [player.florins for player in state.players] == [1600, 1510, 1690]


def test_m20_a_bid_may_be_nothing_but_not_more_than_one_has() -> None:
    assert reason(auction(), 0, Bid(1601)) == ("M-20", "bid-too-much")
    assert reason(auction(), 0, Bid(-1)) == ("M-20", "bid-too-much")
    state = after(auction(), (0, Bid(0)), (0, Borrow()), (0, Bid(2100)), (1, Bid(1)), (2, Bid(0)))
    assert state.order == [0, 1, 2]


def test_m20_bids_are_secret_and_changeable_until_the_last_is_in() -> None:
    state = after(auction(), (0, Bid(50)), (1, Bid(60)), (0, Bid(70)))
    assert engine.awaited(state) == (2,)
    assert all(decision.secret for decision in engine.pending(state).values())
    played = engine.submit(GAME, state, 2, Bid(0), seed="s", index=1)
    assert played.state.order == [0, 1, 2]
    assert told(played.events).count("bid") == 3


def test_m20_a_tie_for_the_first_place_is_bid_again_and_both_bids_are_paid() -> None:
    state = after(auction(), (0, Bid(50)), (1, Bid(50)), (2, Bid(10)))
    assert engine.awaited(state) == (0, 1)
    assert reason(state, 0, Bid(1551)) == ("M-20", "bid-too-much")
    state = after(state, (0, Bid(5)), (1, Bid(10)))
    assert state.order == [1, 0, 2]
    assert state.players[1].florins == 1600 - 60
    assert state.players[2].florins == 1600 + 60


def test_m20_other_ties_reverse_the_order_of_last_turn() -> None:
    assert order_by_bids({0: 10, 1: 0, 2: 0}, [2, 1, 0]) == [0, 1, 2]
    assert order_by_bids({0: 10, 1: 0, 2: 0}, [1, 2, 0]) == [0, 2, 1]
    assert order_by_bids({0: 7, 1: 7, 2: 0}, [0, 1, 2]) == [1, 0, 2]


def test_m20_in_turn_one_ties_are_drawn() -> None:
    orders = set[tuple[int, ...]]()
    for seed in range(8):
        state = auction()
        state.order = []
        state = after(state, (0, Bid(9)), (1, Bid(0)))
        played = engine.submit(GAME, state, 2, Bid(0), seed=str(seed), index=1)
        orders.add(tuple(played.state.order))
    assert orders == {(0, 1, 2), (0, 2, 1)}
