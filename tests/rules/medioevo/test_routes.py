"""M-106: trade routes."""

from __future__ import annotations

import pytest

from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Route
from rules.medioevo.trade import Forsake, Load, OpenRoute, Sell, Trade, Travel, route_of, stops
from tests.rules.medioevo.builder import GAME, after, at, give, legal, play, reason, table, told

HORDE = 0


def kiev(level: int = 3) -> tuple[MedioevoState, str]:
    state = table("golden_horde", "byzantium", "mamluks", "hungary", "novgorod", "empire")
    name = give(state, HORDE, "caravan", level, "kiev")
    return at(state, Trade(waiting=[HORDE])), name


def arrived(*opened: str, done: int = 3, market: tuple[str, ...] = (), cubes: int = 2) -> tuple[MedioevoState, str]:
    """A caravan with slaves at the end of its route, in Antakya."""
    state = table("golden_horde", "byzantium", "mamluks", "hungary", "novgorod", "empire")
    name = give(state, HORDE, "caravan", 3, "antakya", slaves=cubes)
    stages = ["crimea", "saraj", "trebisonda", "georgia", "tabriz", "damascus", "mesopotamia"][:done]
    state.players[HORDE].route = Route(name, "antakya", list(opened), stages)
    if market:
        state.markets["antakya"] = list(market)  # pyright: ignore
    return at(state, Trade(waiting=[HORDE])), name


def test_m106_the_route_of_the_booklet_brings_two_points_and_two_honour() -> None:
    state, name = kiev()
    stages = ("crimea", "saraj", "trebisonda")
    state = after(state, (HORDE, Load(name, 1)), (HORDE, OpenRoute(name, 4, "antakya", stages)))
    state = after(state, (HORDE, Travel(name, "crimea")), (HORDE, Travel(name, "saraj")))
    route = state.players[HORDE].route
    assert route is not None
    assert (route.open, route.done) == (["trebisonda"], ["crimea", "saraj"])
    state.players[HORDE].transports[0].spent = 0
    state = after(state, (HORDE, Travel(name, "trebisonda")), (HORDE, Travel(name, "antakya")))
    played = play(state, HORDE, Sell(name, 1, {"slaves": 1}, honour=2))
    player = played.state.players[HORDE]
    assert (player.honour, player.florins, player.route) == (12, 1600 - 100 + 100, None)
    assert [deed.facts for deed in player.deeds if deed.kind == "route_completed"] == [{"stages": 4}]


@pytest.mark.parametrize(("done", "points"), [(3, 2), (5, 4), (7, 6)])
def test_m106_points_become_honour_or_50_for_every_cube(done: int, points: int) -> None:
    state, name = arrived(done=done)
    state = after(state, (HORDE, Sell(name, 2, {"slaves": 2}, honour=1)))
    assert state.players[HORDE].honour == 11
    assert state.players[HORDE].florins == 1600 + 2 * (100 + 50 * (points - 1))


def test_m106_the_points_shut_out_the_market_bonus_and_the_owner_chooses() -> None:
    state, name = arrived(market=("wine", "salt"))
    by_route = after(state, (HORDE, Sell(name, 2, {"slaves": 2}, bonus="route", honour=0)))
    assert by_route.players[HORDE].florins == 1600 + 2 * 200
    by_market = play(state, HORDE, Sell(name, 2, {"slaves": 2}, bonus="market"))
    assert by_market.state.players[HORDE].florins == 1600 + 2 * 140
    assert by_market.state.players[HORDE].route is None
    assert "route-done" in told(by_market.events)
    assert not legal(state, HORDE, Sell(name, 2, {"slaves": 2}))
    assert not legal(state, HORDE, Sell(name, 2, {"slaves": 2}, bonus="market", honour=1))


def test_m106_a_sale_too_early_or_elsewhere_ends_the_route_without_points() -> None:
    state, name = arrived("kiev", done=2)
    played = play(state, HORDE, Sell(name, 1, {"slaves": 1}))
    assert played.state.players[HORDE].route is None
    assert played.state.players[HORDE].florins == 1700
    assert "route-gone" in told(played.events)
    state, name = arrived()
    state.players[HORDE].transports[0].place = "damascus"
    assert after(state, (HORDE, Sell(name, 1, {"slaves": 1}))).players[HORDE].route is None


def test_m106_a_sale_by_another_transport_does_not_touch_it() -> None:
    state, name = arrived()
    other = give(state, HORDE, "caravan", 1, "damascus", wine=1)
    state = after(state, (HORDE, Sell(other, 1, {"wine": 1})))
    assert state.players[HORDE].route is not None
    assert state.players[HORDE].route.transport == name


def test_m106_it_is_opened_on_buying_only() -> None:
    state, name = kiev()
    route = OpenRoute(name, 4, "antakya", ("crimea", "saraj", "trebisonda"))
    assert reason(state, HORDE, route) == ("M-106", "route-loaded")
    state = after(state, (HORDE, Load(name, 1)))
    assert legal(state, HORDE, route)
    assert reason(after(state, (HORDE, Travel(name, "azov"))), HORDE, route) == ("M-106", "route-loaded")


def test_m106_it_has_four_six_or_eight_different_areas_without_the_origin() -> None:
    state, name = kiev()
    state = after(state, (HORDE, Load(name, 1)))
    assert not legal(state, HORDE, OpenRoute(name, 5, "antakya", ("crimea", "saraj", "georgia", "trebisonda")))
    assert not legal(state, HORDE, OpenRoute(name, 4, "antakya", ("crimea", "saraj")))
    assert not legal(state, HORDE, OpenRoute(name, 4, "antakya", ("crimea", "saraj", "antakya")))
    assert not legal(state, HORDE, OpenRoute(name, 4, "antakya", ("crimea", "saraj", "kiev")))
    assert not legal(state, HORDE, OpenRoute(name, 4, "antakya", ("crimea", "saraj", "azov")))
    assert legal(state, HORDE, OpenRoute(name, 6, "antakya", ("crimea", "saraj", "georgia", "tabriz", "damascus")))


def test_m106_a_ship_plans_ports_and_a_caravan_no_islands() -> None:
    state, name = kiev()
    ship = give(state, HORDE, "ship", 1, "crimea")
    assert not {"sicily", "cyprus", "gotland"} & set(stops(state, HORDE, name))
    assert "cyprus" in stops(state, HORDE, ship)
    assert "bulgaria" not in stops(state, HORDE, ship)


def test_m106_one_route_at_a_time_and_it_can_be_given_up() -> None:
    state, name = kiev()
    state = after(
        state, (HORDE, Load(name, 1)), (HORDE, OpenRoute(name, 4, "antakya", ("crimea", "saraj", "trebisonda")))
    )
    state = after(state, (HORDE, Load(name, 1)))
    second = OpenRoute(name, 4, "damascus", ("crimea", "saraj", "trebisonda"))
    assert reason(state, HORDE, second) == ("M-106", "route-open")
    state = after(state, (HORDE, Forsake()))
    assert reason(state, HORDE, Forsake()) == ("M-106", "route-none")
    assert after(state, (HORDE, second)).players[HORDE].route is not None


def test_m106_it_goes_with_its_transport() -> None:
    state, _ = arrived()
    assert GAME.view(state, None).routes[0].destination == "antakya"
    state.players[HORDE].transports.clear()
    assert route_of(state.players[HORDE]) is None
    assert GAME.view(state, None).routes == ()
