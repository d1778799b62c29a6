"""M-52: Merchants and Sellers where they meet Bishops and technologies."""

from __future__ import annotations

from rules.medioevo.mind import rehearsed
from rules.medioevo.powers import Exercise, Pass, Play, Use
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Route
from rules.medioevo.trade import Trade, route_of
from tests.rules.medioevo.battles import BLUE, YELLOW
from tests.rules.medioevo.builder import after, at, build, give, legal, two
from tests.rules.medioevo.hands import hold, learn, quiet

# Sellers


def test_m52_card_30_a_route_lost_in_phase_5_can_be_kept_in_the_own_trade_turn() -> None:
    state = hold(two(), BLUE, 30)
    caravan = give(state, BLUE, "caravan", 1, "macedonia")
    state.players[BLUE].route = Route("lost", "antakya", ["trebisonda"], ["bulgaria", "georgia"])
    state = after(at(state, Trade(waiting=[BLUE])), (BLUE, Play(30, target=caravan)))
    assert route_of(state.players[BLUE]) == Route(caravan, "antakya", ["trebisonda"], ["bulgaria", "georgia"])


# Merchants: their deals are deals like all others


def dealing(card: int, place: str, **cargo: int) -> tuple[MedioevoState, str]:
    """Blue's caravan in its trade turn; Yellow has a Bishop."""
    state = hold(hold(two(), BLUE, card), YELLOW, 2)
    state.players[YELLOW].orders["trade"] = "always"
    caravan = give(state, BLUE, "caravan", 1, place, **cargo)
    return at(state, Trade(waiting=[BLUE])), caravan


def test_m130_card_02_a_bishop_breaks_off_a_merchants_purchase() -> None:
    state, caravan = dealing(21, "georgia")
    state = after(state, (BLUE, Play(21, target=caravan, other="wine")), (YELLOW, Play(2, target="georgia")))
    assert (state.players[BLUE].transport(caravan).cargo, state.players[BLUE].florins) == ({}, 1600)


def test_m130_card_20_a_bishop_does_not_break_off_what_no_ban_stops() -> None:
    state, caravan = dealing(20, "georgia", wine=2)
    sale = Play(20, target=caravan, amount=2, shares={"wine": 2})
    state = after(state, (BLUE, sale), (YELLOW, Play(2, target="georgia")))
    assert state.players[BLUE].florins == 1700


def test_m111_card_21_market_lowers_the_price_of_a_merchants_purchase() -> None:
    state, caravan = dealing(21, "georgia")
    learn(state, BLUE, "market", 1)
    state = after(state, (BLUE, Play(21, target=caravan, other="wine")))
    state = quiet(after(state, (BLUE, Use("market", target="down", amount=1)), (YELLOW, Pass())))
    assert (state.players[BLUE].transport(caravan).cargo, state.players[BLUE].florins) == ({"wine": 1}, 1500)


def test_m111_card_20_trade_raises_the_price_in_a_village() -> None:
    state, caravan = dealing(20, "georgia", wine=2)
    build(learn(state, BLUE, "trade", 2), "georgia", "village")
    state = after(state, (BLUE, Play(20, target=caravan, amount=2, shares={"wine": 2})))
    state = quiet(after(state, (BLUE, Use("trade", amount=2)), (YELLOW, Pass())))
    assert state.players[BLUE].florins == 1600 + 2 * (50 + 25)


def test_m52_card_19_computers_foresee_what_a_sale_brings() -> None:
    state, caravan = dealing(19, "georgia", arms=1, salt=1)
    sold = rehearsed(state, BLUE, Exercise(card=19, target=caravan, other="salt"))
    assert (sold.players[BLUE].florins, sold.players[BLUE].transport(caravan).cargo) == (1700, {"arms": 1})


def test_m52_card_19_nothing_is_sold_where_a_bishop_forbids_trade() -> None:
    state = hold(two(), BLUE, 2, 19)
    caravan = give(state, BLUE, "caravan", 1, "georgia", arms=1, salt=1)
    state = at(state, Trade(waiting=[BLUE]))
    assert legal(state, BLUE, Play(19, target=caravan, other="salt"))
    assert not legal(after(state, (BLUE, Play(2, target="georgia"))), BLUE, Play(19, target=caravan, other="salt"))


def test_m52_card_20_sells_there_all_the_same() -> None:
    state = hold(two(), BLUE, 2, 20)
    caravan = give(state, BLUE, "caravan", 1, "georgia", arms=1)
    state = after(at(state, Trade(waiting=[BLUE])), (BLUE, Play(2, target="georgia")))
    assert legal(state, BLUE, Play(20, target=caravan, amount=1, shares={"arms": 1}))
