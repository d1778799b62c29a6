"""M-50, M-52, M-110, M-111: rebates on lists, points for purchases, haggling, lent designs and cards, kept routes."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.powers import Name, Pass, Play, Use
from rules.medioevo.purchases import Build, Done, Purchases, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Route
from rules.medioevo.trade import Load, Reassign, Sell, Trade
from rules.medioevo.turn import Auction, Bid, Dues, Taxing, end_turn
from tests.rules.medioevo.builder import after, at, build, flow_on, give, legal, table, two

ARCHITECT_50, ARCHITECT, BANK, SHARE, RELIEF, MYSTIC, MYSTICS = 32, 33, 36, 37, 38, 71, 72


def holding(state: MedioevoState, *cards: int, seat: int = 0, **technology: int) -> MedioevoState:
    state.players[seat].cards += cards
    state.players[seat].technology |= technology  # pyright: ignore
    state.empire = [card for card in state.empire if card not in cards]
    return state


def shop(state: MedioevoState) -> MedioevoState:
    return at(state, Purchases())


def delivered(state: MedioevoState) -> MedioevoState:
    """Both lists are done."""
    return after(state, (0, Done()), (1, Done()))


def florins(state: MedioevoState, seat: int = 0) -> int:
    return state.players[seat].florins


# Lists


@pytest.mark.parametrize(("card", "first"), [(ARCHITECT_50, 150), (ARCHITECT, 100)])
def test_m52_a_rebate_serves_the_first_building_of_the_list_only(card: int, first: int) -> None:
    state = after(shop(holding(two(), card, green=1)), (0, Play(card)))
    state = after(state, (0, Build("constantinople", "town")), (0, Build("ionia", "village")))
    assert florins(delivered(state)) == 1600 - first - 100 - 300, "three points are bought"


def test_m52_the_plan_knows_the_rebate() -> None:
    state = holding(two(), ARCHITECT, green=1)
    state.players[0].florins = 150
    state = shop(state)
    assert not legal(state, 0, Build("constantinople", "village"))
    assert legal(after(state, (0, Play(ARCHITECT))), 0, Build("constantinople", "village"))


def test_m52_two_rebates_serve_two_buildings_in_the_order_of_turning() -> None:
    state = shop(holding(two(), ARCHITECT_50, ARCHITECT, green=1))
    state = after(state, (0, Play(ARCHITECT)), (0, Play(ARCHITECT_50)))
    state = after(state, (0, Build("constantinople", "town")), (0, Build("ionia", "village")))
    assert florins(delivered(state)) == 1600 - (100 + 200) - (50 + 100)


def test_m48_points_made_leave_the_plans_of_others_alone() -> None:
    state = holding(two(), ARCHITECT, green=1)
    state.players[1].technology = {"green": 1}
    state = shop(state)
    frame = state.stack[-1]
    assert isinstance(frame, Shopping)
    mine, theirs = frame.plan(state, 0), frame.plan(state, 1)
    engine.play_on(state, 0, Play(ARCHITECT, "green"), flow_on(state).chance)
    assert frame.plan(state, 1) is theirs
    assert frame.plan(state, 0) is not mine


def test_m111_with_monasticism_purple_points_pay_for_a_design() -> None:
    state = holding(two(), green=1, purple=2)
    state.players[0].tokens = {"purple": 1}
    state = after(shop(state), (0, Build("constantinople", "village", means="tokens")))
    state = delivered(state)
    assert (florins(state), state.players[0].used_tokens) == (1500, {"purple": 1})


def lent_masonry() -> MedioevoState:
    """Passing of Time has been paid for once, and a village is on the list."""
    state = holding(two(), purple=4)
    state.players[1].technology = {"green": 1}
    state.players[0].tokens = {"purple": 4}
    state = shop(state)
    assert not legal(state, 0, Build("constantinople", "village"))
    state = after(state, (0, Use("passing_of_time", target="masonry", pay="tokens")))
    assert not legal(state, 0, Use("passing_of_time", target="masonry", pay="tokens"))
    return after(state, (0, Build("constantinople", "village", means="tokens")))


def test_m111_passing_of_time_is_paid_for_every_use_of_a_design() -> None:
    state = lent_masonry()
    assert not legal(state, 0, Build("ionia", "village"))
    state = after(state, (0, Use("passing_of_time", target="masonry", pay="florins")), (0, Build("ionia", "village")))
    state = delivered(state)
    assert state.building("constantinople", "civil") is not None
    assert state.building("ionia", "civil") is not None


def test_m111_a_design_that_was_lent_is_gone_once_it_was_used() -> None:
    state = delivered(lent_masonry())
    assert state.building("constantinople", "civil") is not None
    assert state.players[0].lent == []


# Cards of neighbours


def test_m111_a_borrowed_card_is_not_turned_and_serves_once() -> None:
    state = holding(holding(two(), purple=3), BANK, seat=1)
    state.players[0].tokens = {"purple": 1}
    state.players[1].turned = [BANK]
    state = after(shop(state), (0, Use("proselytism", target=str(BANK), pay="tokens")))
    state = after(state, (0, Play(BANK, target="deposit", amount=300)))
    assert (florins(state), state.players[0].banked, state.players[1].turned) == (1300, 300, [BANK])
    assert not legal(state, 0, Play(BANK, target="withdraw"))
    assert not legal(state, 0, Use("proselytism", target=str(BANK), pay="florins"))


# Money


def test_m52_half_of_the_interest_of_others_and_50_less_of_ones_own() -> None:
    state = holding(holding(two(), SHARE), RELIEF, seat=1)
    state.players[1].loans = 3
    state = at(state, Dues(unpaid=[0, 1]))
    assert engine.awaited(state) == (0, 1)
    state = after(state, (0, Play(SHARE)), (1, Play(RELIEF)))
    assert (florins(state, 0), florins(state, 1)) == (1650, 1500)


def test_m52_the_bank_keeps_up_to_300_and_gives_half_as_much_again() -> None:
    state = after(at(holding(two(), BANK), Taxing()), (0, Play(BANK, target="deposit", amount=300)))
    assert florins(state) == 1300
    end_turn(flow_on(state))
    assert not legal(state, 0, Play(BANK, target="deposit", amount=10))
    assert florins(after(state, (0, Play(BANK, target="withdraw")))) == 1750


def test_m52_mystics_sell_points_and_sets_of_three_colours() -> None:
    state = holding(two(), MYSTIC, MYSTICS)
    state.players[0].tokens = {"red": 2, "blue": 1, "green": 1}
    state = at(state, Taxing())
    assert not legal(state, 0, Play(MYSTICS, amount=1, shares={"red": 2, "blue": 1}))
    state = after(state, (0, Play(MYSTICS, amount=1, shares={"red": 1, "blue": 1, "green": 1})))
    state = after(state, (0, Play(MYSTIC, amount=1, shares={"red": 1})))
    assert (florins(state), state.players[0].used_tokens) == (1720, {"red": 2, "blue": 1, "green": 1})


def test_m20_what_is_spent_on_a_reaction_cannot_be_bid() -> None:
    state = at(two(), Auction(bidders=[0, 1]))
    state = after(state, (0, Bid(1600)))
    state.players[0].florins = 1500
    state = after(state, (1, Bid(0)))
    assert florins(state, 0) == 0


# Cards that stay turned


def test_m52_blocked_cards_stay_turned_at_the_reset() -> None:
    state = holding(holding(two(), 13), 5, BANK, seat=1)
    state.players[1].turned = [5, BANK]
    state = after(at(state, Taxing()), (0, Play(13)), (0, Name(("5",))))
    end_turn(flow_on(state))
    assert (state.players[1].turned, state.players[0].turned, florins(state)) == ([5], [], 1500)
    state.turn += 1
    end_turn(flow_on(state))
    assert state.players[1].turned == []


# Trade


def caravan(*cards: int, place: str = "crimea", level: int = 2, **cargo: int) -> tuple[MedioevoState, str]:
    """The Golden Horde trades, knowing Trade and Market, with two yellow tokens."""
    state = holding(table("golden_horde", "byzantium"), *cards, yellow=2)
    state.players[0].tokens = {"yellow": 3}
    name = give(state, 0, "caravan", level, place, **cargo)
    return at(state, Trade(waiting=[0])), name


def test_m111_the_purchase_of_the_booklet_is_haggled_down_to_50() -> None:
    state, name = caravan(level=1)
    state = after(state, (0, Load(name, 2)))
    assert not legal(state, 0, Use("market", target="down", amount=4, pay="tokens"))
    state = after(state, (0, Use("market", target="down", amount=3, pay="tokens")))
    assert (florins(state), state.players[0].transport(name).cargo) == (1550, {"slaves": 2})


def test_m111_trade_raises_the_price_of_each_cube_by_the_settlement() -> None:
    state, name = caravan(wine=2)
    build(state, "crimea", "town")
    state = after(state, (0, Sell(name, 2, {"wine": 2})), (0, Use("trade", amount=2, pay="tokens")), (0, Pass()))
    assert florins(state) == 1600 + 300


def test_m52_in_barbary_a_cube_brings_100_for_each_other_colour() -> None:
    state, name = caravan(19, place="georgia", wine=1, salt=1, furs=1)
    state = after(state, (0, Play(19, target=name, other="wine")), (0, Pass()))
    assert (florins(state), state.players[0].transport(name).cargo) == (1800, {"salt": 1, "furs": 1})


def test_m52_cubes_are_sold_in_the_land_of_others_for_50() -> None:
    state, name = caravan(20, place="ionia", wine=2, salt=1)
    state = after(state, (0, Play(20, target=name, amount=3, shares={"wine": 2, "salt": 1})), (0, Pass()))
    assert (florins(state), state.markets) == (1750, {"ionia": ["salt"]})


def test_m52_any_good_is_bought_in_any_area() -> None:
    state, name = caravan(21, place="ionia")
    state = after(state, (0, Play(21, target=name, other="furs")), (0, Pass()))
    assert (florins(state), state.players[0].transport(name).cargo) == (1450, {"furs": 1})


# Routes


def test_m106_a_route_is_kept_and_passed_on() -> None:
    state, name = caravan(30, slaves=1)
    state.players[0].route = Route("caravan99", "trebisonda", ["saraj"], ["kiev", "georgia"])
    state = after(state, (0, Play(30)))
    state = after(state, (0, Reassign(name)))
    route = state.players[0].route
    assert route is not None
    assert (route.transport, route.done) == (name, ["kiev", "georgia"])


def test_m106_a_route_without_its_transport_is_forgotten_at_the_end_of_the_turn() -> None:
    state, _ = caravan()
    state.players[0].route = Route("caravan99", "trebisonda", ["saraj"], ["kiev", "georgia"])
    end_turn(flow_on(state))
    assert state.players[0].route is None


def test_m106_a_camel_driver_adds_the_market_to_the_route() -> None:
    state, name = caravan(64, place="antakya", slaves=2)
    state.players[0].route = Route(name, "antakya", [], ["kiev", "georgia", "crimea"])
    state.markets["antakya"] = ["wine", "salt"]
    state = after(state, (0, Play(64)), (0, Sell(name, 2, {"slaves": 2}, bonus="route")), (0, Pass()))
    assert florins(state) == 1600 + 2 * (100 + 2 * 50 + 2 * 20)


def test_m111_guilds_complete_stages_for_two_points_each() -> None:
    state, name = caravan()
    state.players[0].technology = {"yellow": 4}
    state.players[0].route = Route(name, "antakya", ["saraj", "georgia"], ["kiev"])
    state = after(state, (0, Use("guilds", several=("saraj", "georgia"), pay="tokens")))
    assert (state.players[0].route.open, florins(state)) == ([], 1500)  # pyright: ignore
