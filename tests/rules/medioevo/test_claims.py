"""M-140: the auction of realms in honour."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.medioevo.data import Realm
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import linked
from rules.medioevo.turn import Auction, Claims, Stake
from tests.rules.medioevo.builder import GAME, after, legal, play, reason, told


def start(seats: int = 3, seed: str = "s") -> MedioevoState:
    setup = Setup(game="medioevo", version=GAME.version, seats=seats, seed=seed, options={"realms": "auction"})
    return engine.start(GAME, setup)[0]


def bid(state: MedioevoState, *bids: tuple[Realm, int]) -> MedioevoState:
    """All who are asked, seat after seat."""
    return after(state, *((seat, Stake(*claim)) for seat, claim in zip(engine.awaited(state), bids, strict=True)))


def realms(state: MedioevoState) -> list[str | None]:
    return [player.realm for player in state.players]


def honours(state: MedioevoState) -> list[int]:
    return [player.honour for player in state.players]


def claims(state: MedioevoState) -> dict[int, tuple[str, int]]:
    frame = state.stack[-1]
    assert isinstance(frame, Claims)
    return {seat: (claim.realm, claim.honour) for seat, claim in frame.bids.items()}


def test_m140_everybody_bids_at_once_and_may_change_it() -> None:
    state = start()
    assert engine.awaited(state) == (0, 1, 2)
    state = after(state, (1, Stake("hungary", 4)), (1, Stake("empire", 2)))
    assert engine.awaited(state) == (0, 2)
    assert GAME.view(state, 1).sealed == (1,)


def test_m140_from_nothing_to_ten() -> None:
    assert legal(start(), 0, Stake("hungary", 0))
    assert legal(start(), 0, Stake("hungary", 10))
    assert reason(start(), 0, Stake("hungary", 11)) == ("M-140", "stake")


def test_m140_different_realms_go_to_their_bidders() -> None:
    state = bid(start(), ("hungary", 3), ("empire", 1), ("novgorod", 6))
    assert realms(state) == ["hungary", "empire", "novgorod"]
    assert isinstance(state.stack[-1], Auction)


def test_m140_the_lowest_bid_stands_at_ten_and_the_others_below() -> None:
    assert honours(bid(start(), ("hungary", 3), ("empire", 1), ("novgorod", 6))) == [8, 10, 5]


def test_m140_the_best_bid_has_it_and_the_beaten_bid_once_more_for_what_is_left() -> None:
    state = bid(start(), ("hungary", 3), ("hungary", 5), ("novgorod", 0))
    assert realms(state) == [None, "hungary", "novgorod"]
    assert engine.awaited(state) == (0,)
    assert reason(state, 0, Stake("hungary", 9)) == ("M-1", "realm-taken")
    state = bid(state, ("byzantium", 2))
    assert realms(state) == ["byzantium", "hungary", "novgorod"]
    assert honours(state) == [8, 5, 10]


def test_m140_the_realm_tied_for_is_among_what_is_left() -> None:
    state = bid(start(), ("hungary", 3), ("hungary", 3), ("novgorod", 0))
    assert realms(state) == [None, None, "novgorod"]
    assert realms(bid(state, ("hungary", 1), ("golden_horde", 1))) == ["hungary", "golden_horde", "novgorod"]


def test_m140_after_the_second_bid_the_lot_decides_and_costs_nothing() -> None:
    state = bid(start(), ("hungary", 3), ("hungary", 3), ("novgorod", 4))
    state = bid(state, ("hungary", 9), ("hungary", 9))
    assert len(set(realms(state)) - {None}) == 3
    assert honours(state) == [10, 10, 6]


@pytest.mark.parametrize("seed", "abcd")
def test_m140_realms_are_linked_and_the_highest_bid_stands(seed: str) -> None:
    state = bid(start(2, seed), ("empire", 3), ("mamluks", 5))
    assert realms(state) == [None, "mamluks"]
    assert reason(state, 0, Stake("empire", 0)) == ("M-1", "realm-apart")
    assert realms(bid(state, ("byzantium", 0))) == ["byzantium", "mamluks"]


def test_m140_a_realm_may_be_linked_by_a_lower_bid() -> None:
    state = bid(start(), ("empire", 5), ("mamluks", 4), ("hungary", 3))
    assert realms(state) == ["empire", None, "hungary"]
    state = bid(start(4), ("empire", 5), ("mamluks", 4), ("hungary", 3), ("byzantium", 1))
    assert realms(state) == ["empire", "mamluks", "hungary", "byzantium"]


def test_m140_six_players_need_no_links() -> None:
    state = start(6)
    state = bid(state, ("empire", 1), ("mamluks", 2), ("novgorod", 3), ("hungary", 0), ("empire", 0), ("empire", 0))
    assert realms(state) == ["empire", "mamluks", "novgorod", "hungary", None, None]


@pytest.mark.parametrize("seats", range(2, 7))
def test_m140_whatever_is_bid_realms_are_different_and_linked(seats: int) -> None:
    for seed in range(20):
        state, rng = start(seats, str(seed)), Random(seed)
        while isinstance(state.stack[-1], Claims):
            seat = engine.awaited(state)[0]
            state = play(state, seat, engine.legal(state, seat).sample(rng), str(seed)).state
        found = state.realms
        assert len(set(found)) == seats
        assert seats == 6 or all(linked(realm, set(found) - {realm}) for realm in found)
        assert max(honours(state)) == 10


def test_m140_a_bid_is_seen_by_its_owner_only() -> None:
    state = after(start(), (0, Stake("hungary", 7)))
    stake = GAME.view(state, 0).own_stake
    assert stake is not None
    assert (stake.realm, stake.honour) == ("hungary", 7)
    assert GAME.view(state, 1).own_stake is None
    assert GAME.view(state, None).own_stake is None
    other = after(start(), (0, Stake("empire", 2)))
    assert GAME.view(state, 1) == GAME.view(other, 1)


def test_m140_a_redeal_keeps_the_own_bid_and_deals_the_others_anew() -> None:
    state = after(start(), (0, Stake("hungary", 7)), (1, Stake("empire", 2)))
    dealt = [claims(GAME.redeal(engine.clone(GAME, state), 0, Random(seed))) for seed in range(20)]
    assert all(bids[0] == ("hungary", 7) for bids in dealt)
    assert len({bids[1] for bids in dealt}) > 5


def test_m140_bids_are_told_when_all_are_in() -> None:
    state = after(start(), (0, Stake("hungary", 3)), (1, Stake("empire", 1)))
    assert told(play(state, 2, Stake("novgorod", 6)).events)[2:8] == ["stake"] * 3 + ["reign"] * 3


def test_m140_a_computer_bids() -> None:
    state = start()
    assert legal(state, 1, GAME.choose(state, 1, Random(1)))
