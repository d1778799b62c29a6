"""M-1, M-3, M-6 to M-11: realms, settling, the first cards, and the way into turn 1."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.state import MedioevoState
from rules.medioevo.steps import end_phase
from rules.medioevo.table import controlled, linked
from rules.medioevo.turn import Auction, Bid, FirstTurn, Keep, Rank, Realms, Reign, Settle, Settling, Take, Turn
from tests.rules.medioevo.builder import GAME, after, at, reason, table, two


def start(seats: int = 2, **options: object) -> MedioevoState:
    setup = Setup(game="medioevo", version=GAME.version, seats=seats, seed="s", options=options)
    return engine.start(GAME, setup)[0]


def founded() -> MedioevoState:
    """Both have bid; the first settles."""
    state = start()
    first, second = state.stack[-1].waiting
    return after(state, (first, Reign("byzantium")), (second, Reign("hungary")), (first, Bid(10)), (second, Bid(0)))


def test_m1_realms_are_chosen_in_turn_and_linked() -> None:
    state = start(3)
    one, other, last = state.stack[-1].waiting
    assert engine.awaited(state) == (one,)
    state = after(state, (one, Reign("empire")))
    assert reason(state, other, Reign("empire")) == ("M-1", "realm-taken")
    assert reason(state, other, Reign("mamluks")) == ("M-1", "realm-apart")
    state = after(state, (other, Reign("hungary")), (last, Reign("novgorod")))
    assert isinstance(state.stack[-1], Auction)


@pytest.mark.parametrize("seats", range(2, 7))
def test_m1_realms_drawn_by_lot_are_linked_too(seats: int) -> None:
    realms = start(seats, realms="lot").realms
    assert len(set(realms)) == seats
    assert seats == 6 or all(linked(realm, set(realms) - {realm}) for realm in realms)


def test_m7_the_first_order_is_bid_for_before_anybody_settles() -> None:
    state = start(2, realms="lot")
    assert isinstance(state.stack[-1], Auction)
    assert not state.buildings


def test_m6_everybody_starts_alike() -> None:
    for player in start(3, realms="lot").players:
        assert (player.florins, player.honour, player.loans) == (1600, 10, 0)
    state = founded()
    first = state.order[0]
    state = after(state, (first, Settle("macedonia", "thrace", "wagon", 1, "thrace", "ship", "macedonia")))
    player = state.players[first]
    assert player.armies == {"thrace": {"archer": 1}}
    assert [(t.kind, t.level, t.place) for t in player.transports] == [("wagon", 1, "thrace"), ("ship", 1, "macedonia")]
    assert state.buildings["macedonia"]["civil"].kind == "village"


def test_m7_things_are_placed_at_home_and_ships_in_its_ports() -> None:
    state = founded()
    first = state.order[0]
    assert reason(state, first, Settle("thrace", "thrace", "wagon", 2, "thrace")) == ("M-7", "settle-place")
    assert reason(state, first, Settle("macedonia", "cairo", "wagon", 2, "thrace")) == ("M-7", "settle-place")
    assert reason(state, first, Settle("macedonia", "thrace", "galley", 2, "thrace")) == ("M-7", "settle-place")
    assert reason(state, first, Settle("macedonia", "thrace", "wagon", 2, "thrace", "wagon", "thrace"))[0] == "M-6"
    assert reason(state, first, Settle("macedonia", "thrace", "wagon", 3, "thrace")) == ("M-6", "settle-levels")


def test_m7_a_realm_without_a_port_takes_no_ships() -> None:
    state = founded()
    first, second = state.order
    state = after(state, (first, Settle("macedonia", "thrace", "galley", 2, "macedonia")))
    assert reason(state, second, Settle("pannonia", "pannonia", "ship", 2, "pannonia")) == ("M-7", "settle-kind")


def settled_both() -> MedioevoState:
    state = founded()
    first, second = state.order
    return after(
        state,
        (first, Settle("macedonia", "thrace", "galley", 2, "macedonia")),
        (second, Settle("pannonia", "pannonia", "caravan", 2, "croatia")),
    )


def test_m8_a_barbarian_waits_at_every_fire() -> None:
    state = settled_both()
    assert state.barbarians == {place: {"light": 1} for place in state.world.fires}
    assert "trebisonda" in state.barbarians


def test_m9_three_cards_are_seen_and_one_is_kept() -> None:
    state = settled_both()
    dealt = state.stack[-1].dealt
    assert [len(cards) for cards in dealt.values()] == [3, 3]
    outside = next(card for card in EMPIRE_CARDS if card not in dealt[0])
    assert reason(state, 0, Keep(outside))[0] == "M-9"
    state = after(state, (0, Keep(dealt[0][1])), (0, Keep(dealt[0][2])), (1, Keep(dealt[1][0])))
    assert [player.cards for player in state.players] == [[dealt[0][2]], [dealt[1][0]]]
    assert len(state.empire) == 70


def test_m10_everybody_takes_a_token_of_a_chosen_colour() -> None:
    state = settled_both()
    dealt = state.stack[-1].dealt
    state = after(state, (0, Keep(dealt[0][0])), (1, Keep(dealt[1][0])), (1, Take("red")), (0, Take("red")))
    assert [player.tokens for player in state.players] == [{"red": 1}, {"red": 1}]


def test_m11_the_phases_come_in_order() -> None:
    names = [step.__name__ for step in Turn.steps if step is not end_phase]
    phases = ["taxes", "purchases", "combat", "open_trade", "last_reactions", "hear_petitions", "end_turn"]
    assert names == ["open_auction", "events", *phases]
    first = [step.__name__ for step in FirstTurn.steps]
    assert first[-8:] == ["first_events", *phases]


def test_m2_homes_out_of_play_are_ordinary_land() -> None:
    state = table("byzantium", "mamluks")
    assert "crimea" in state.world.lands
    assert "crimea" not in controlled(state, 0) + controlled(state, 1)


def test_m132_all_settle_at_once() -> None:
    """Everybody at home, so that the order has no effect."""
    state = at(two(), Settling(waiting=[0, 1]))
    assert engine.awaited(state) == (0, 1)
    ends: list[dict[str, object]] = []
    for first, second in ((0, 1), (1, 0)):
        settled = state
        for seat in (first, second):
            settled = after(settled, (seat, next(iter(engine.legal(state, seat)))))
        ends.append({**settled.buildings})
    assert ends[0] == ends[1]


def test_m133_a_realm_wished_for_beforehand_is_taken_when_the_turn_comes() -> None:
    state = start(3)
    one, other, last = state.stack[-1].waiting
    state = after(state, (last, Rank("byzantium", "empire")), (other, Rank("novgorod", "empire")))
    assert engine.awaited(state) == (one,), "wishes are no answers"
    state = after(state, (one, Reign("mamluks")))
    assert engine.awaited(state) == (other,), "none of those wished for is linked: they are asked"
    state = after(state, (other, Reign("byzantium")))
    assert engine.awaited(state) == (last,), "nor is any that is left to the last one"
    again = after(start(3), (last, Rank("byzantium", "empire")), (one, Reign("byzantium")), (other, Reign("hungary")))
    assert again.players[last].realm == "empire"
    assert isinstance(again.stack[-1], Auction)


def test_m133_sealed_wishes_are_given_all_at_once_and_served_in_the_order_of_the_lot() -> None:
    state = start(3, realms="wishes")
    one, other, last = state.stack[-1].waiting
    assert set(engine.awaited(state)) == {one, other, last}
    state = after(
        state, (last, Rank("hungary")), (other, Rank("hungary", "empire")), (last, Rank("hungary", "novgorod"))
    )
    assert engine.awaited(state) == (one,)
    state = after(state, (one, Rank("byzantium")))
    assert [state.players[seat].realm for seat in (one, other, last)] == ["byzantium", "hungary", "novgorod"]
    assert isinstance(state.stack[-1], Auction)


def test_m133_wishes_are_nobody_elses_business() -> None:
    state = start(3)
    _, other, last = state.stack[-1].waiting
    wished = after(state, (last, Rank("empire")))
    assert GAME.view(wished, other) == GAME.view(state, other)
    frame = GAME.redeal(wished, other, Random(1)).stack[-1]
    assert isinstance(frame, Realms)
    assert not frame.wishes[last]
