"""M-100, M-102 to M-105: trips, purchases, sales and markets."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import engine
from rules.core.actions import fields_of
from rules.core.legal import LegalMoves, domain_of
from rules.medioevo.data import TERRITORIES
from rules.medioevo.diplomacy import COUNCIL
from rules.medioevo.economy import Dismiss
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.trade import Load, Rest, Sell, Stock, Trade, Travel, may_trade, moves_left
from rules.medioevo.turn import end_turn
from tests.rules.medioevo.builder import after, at, build, flow_on, give, legal, play, reason, table, told

HORDE, TURK = 0, 1  # the Golden Horde trades, Byzantium looks on


def trade(state: MedioevoState) -> MedioevoState:
    """The trade phase, the Golden Horde first."""
    return at(state, Trade(waiting=[HORDE, TURK]))


def scene(**fields: object) -> MedioevoState:
    return table("golden_horde", "byzantium", **fields)


def caravan(level: int = 1, place: str = "crimea", **cargo: int) -> tuple[MedioevoState, str]:
    state = scene()
    name = give(state, HORDE, "caravan", level, place, **cargo)
    return trade(state), name


def left(state: MedioevoState, name: str) -> int:
    return moves_left(state, HORDE, state.players[HORDE].transport(name))


def spots(state: MedioevoState, name: str) -> set[object]:
    return set(domain_of(fields_of(Travel)[1], state, HORDE, (name,)) or ())


# M-100


def test_m100_the_caravan_of_the_booklet_buys_travels_sells_and_buys_with_six_points() -> None:
    state, name = caravan()
    state = after(state, (HORDE, Load(name, 1)))
    assert state.players[HORDE].florins == 1500
    assert left(state, name) == 5
    state = after(state, (HORDE, Travel(name, "saraj")))
    assert left(state, name) == 2
    state = after(state, (HORDE, Sell(name, 1, {"slaves": 1})), (HORDE, Load(name, 1)))
    assert left(state, name) == 0
    assert state.players[HORDE].transport(name).cargo == {"spices": 1}
    assert state.players[HORDE].florins == 1500


def test_m100_movement_and_capacity_grow_with_the_level() -> None:
    for level, capacity, movement in ((1, 2, 6), (2, 4, 7), (3, 6, 8)):
        state, name = caravan(level)
        assert left(state, name) == movement
        assert legal(state, HORDE, Load(name, capacity))
        assert not legal(state, HORDE, Load(name, capacity + 1))


def test_m100_a_purchase_costs_one_point_however_many_cubes() -> None:
    state, name = caravan(3)
    assert left(after(state, (HORDE, Load(name, 6))), name) == 7


def test_m100_a_caravan_keeps_to_the_land_and_a_ship_to_the_water() -> None:
    state = scene()
    by_land, by_sea = give(state, HORDE, "caravan", 1, "crimea"), give(state, HORDE, "ship", 1, "crimea")
    state = trade(state)
    assert "black_east" not in spots(state, by_land)
    assert {"black_east", "trebisonda", "constantinople"} <= spots(state, by_sea)
    assert not {"kiev", "saraj"} & spots(state, by_sea)


def test_m100_a_step_costs_a_point_for_ships_too_docking_and_sailing() -> None:
    state = scene()
    ship = give(state, HORDE, "ship", 1, "crimea")
    state = after(trade(state), (HORDE, Travel(ship, "trebisonda")))
    assert left(state, ship) == 4


def test_m100_a_way_may_be_forced_within_the_movement() -> None:
    state, name = caravan(3)
    assert left(after(state, (HORDE, Travel(name, "saraj"))), name) == 5
    forced = play(state, HORDE, Travel(name, "saraj", "alania"))
    assert forced.events[0].places == ("crimea", "azov", "alania", "saraj")
    assert left(after(state, (HORDE, Travel(name, "saraj", "bolghar"))), name) == 8 - 5
    assert reason(state, HORDE, Travel(name, "saraj", "pannonia")) == ("M-100", "travel-far")


def test_m100_ways_lead_around_foreign_armies() -> None:
    state, name = caravan()
    state.players[TURK].station("don_steppe", "light")
    way = play(state, HORDE, Travel(name, "saraj"))
    assert way.events[0].places == ("crimea", "azov", "alania", "saraj")
    state.barbarians["alania"] = {"light": 1}
    around = play(state, HORDE, Travel(name, "saraj"))
    assert not {"alania", "don_steppe"} & set(around.events[0].places)
    assert {"alania", "don_steppe"} <= spots(state, name)  # whoever wants to may still go there


def test_m100_a_step_out_of_an_own_castle_is_free_even_when_stopped() -> None:
    state = build(scene(), "crimea", "castle")
    name, ship = give(state, HORDE, "caravan", 1, "crimea"), give(state, HORDE, "ship", 1, "crimea")
    for transport in state.players[HORDE].transports:
        transport.stopped = True
    state = trade(state)
    assert spots(state, name) == {"azov", "yedisan"}
    assert reason(state, HORDE, Travel(ship, "black_east")) == ("M-100", "travel-tired")
    state = play(state, HORDE, Travel(name, "azov")).state
    assert state.players[HORDE].transport(name).place == "azov"


def test_m100_the_cheapest_way_uses_castles_without_going_in_circles() -> None:
    state = build(build(scene(), "azov", "castle"), "don_steppe", "castle")
    name = give(state, HORDE, "caravan", 1, "crimea")
    state = after(trade(state), (HORDE, Travel(name, "saraj")))
    assert state.players[HORDE].transport(name).place == "saraj"
    assert left(state, name) == 5


def test_m100_movement_comes_back_next_turn() -> None:
    state, name = caravan()
    state = after(state, (HORDE, Load(name, 1)))
    end_turn(flow_on(state))
    assert left(state, name) == 6
    assert not state.players[HORDE].transport(name).loaded


# M-102


def test_m102_two_cubes_of_grain_in_rome_cost_200() -> None:
    state = table("golden_horde", "byzantium", "empire", "hungary")
    name = give(state, HORDE, "caravan", 2, "lombardy")
    state = after(trade(state), (HORDE, Travel(name, "latium")), (HORDE, Load(name, 2)))
    assert state.players[HORDE].florins == 1400
    assert state.players[HORDE].transport(name).cargo == {"grain": 2}
    assert left(state, name) == 5


def test_m102_only_where_people_live_and_ships_only_in_ports() -> None:
    state = scene()
    caravan_, ship = give(state, HORDE, "caravan", 1, "azov"), give(state, HORDE, "ship", 1, "bulgaria")
    state = trade(state)
    assert not legal(state, HORDE, Load(caravan_, 1))
    assert not legal(state, HORDE, Load(ship, 1))


def test_m102_not_beyond_room_purse_or_supply() -> None:
    state, name = caravan(2, wine=3)
    assert reason(state, HORDE, Load(name, 2)) == ("M-102", "load-most")
    state, name = caravan(3)
    state.players[HORDE].florins = 250
    assert legal(state, HORDE, Load(name, 2))
    assert not legal(state, HORDE, Load(name, 3))
    for _ in range(3):
        give(state, TURK, "ship", 3, "ionia", slaves=6)
    give(state, TURK, "ship", 1, "ionia", slaves=1)
    assert reason(state, HORDE, Load(name, 2)) == ("M-102", "load-most")


def test_m102_no_trade_in_another_players_area_nor_among_armies_at_war() -> None:
    state = scene()
    assert not may_trade(state, HORDE, "constantinople")
    assert may_trade(state, HORDE, "trebisonda")
    assert may_trade(state, HORDE, "crimea")
    state.players[HORDE].station("trebisonda", "light")
    state.players[TURK].station("trebisonda", "light")
    assert may_trade(state, HORDE, "trebisonda")
    state.wars.append(War((HORDE, TURK), since=2))
    assert not may_trade(state, HORDE, "trebisonda")
    assert may_trade(state, HORDE, "crimea")
    state.barbarians["crimea"] = {"light": 1}
    assert not may_trade(state, HORDE, "crimea")


def test_m102_armies_of_others_at_war_stop_trade_too() -> None:
    state = table("golden_horde", "byzantium", "mamluks")
    state.players[1].station("trebisonda", "light")
    state.players[2].station("trebisonda", "light")
    assert may_trade(state, HORDE, "trebisonda")
    state.wars.append(War((1, 2), since=1))
    assert not may_trade(state, HORDE, "trebisonda")


# M-103


def test_m103_neither_what_is_produced_nor_what_is_in_the_market() -> None:
    state, name = caravan(3, "saraj", spices=1, slaves=1, wine=1)
    state.markets["saraj"] = ["slaves"]
    assert reason(state, HORDE, Sell(name, 1, {"spices": 1})) == ("M-103", "sell-goods")
    assert reason(state, HORDE, Sell(name, 1, {"slaves": 1})) == ("M-103", "sell-goods")
    assert legal(state, HORDE, Sell(name, 1, {"wine": 1}))


def test_m103_several_colours_go_in_one_sale() -> None:
    state, name = caravan(3, "saraj", wine=2, cloth=1)
    state = after(state, (HORDE, Sell(name, 3, {"wine": 2, "cloth": 1}, stock="cloth")))
    assert state.players[HORDE].florins == 1900
    assert state.players[HORDE].transport(name).cargo == {}
    assert state.markets == {"saraj": ["cloth"]}


def test_m103_a_sale_is_noted_for_objectives() -> None:
    state, name = caravan(3, "saraj", wine=2)
    state = after(state, (HORDE, Sell(name, 2, {"wine": 2})))
    assert [(deed.kind, deed.count) for deed in state.players[HORDE].deeds] == [("cubes_sold", 2), ("sale_income", 200)]
    assert state.players[HORDE].deeds[0].facts == {"area": "saraj"}


# M-104, M-105


def test_m104_a_cube_stays_in_every_area_that_is_left_with_goods_aboard() -> None:
    state, name = caravan(1, "kiev", slaves=1)
    played = play(state, HORDE, Travel(name, "don_steppe", "ryazan"))
    assert played.state.markets == {}  # Kiev produces slaves; Ryazan is no area
    state, name = caravan(1, "crimea", wine=1)
    state = after(state, (HORDE, Travel(name, "georgia")))
    assert state.markets == {"crimea": ["wine"], "saraj": ["wine"]}
    assert state.players[HORDE].transport(name).cargo == {"wine": 1}


def test_m104_where_several_colours_could_stay_the_owner_chooses() -> None:
    state, name = caravan(2, "crimea", wine=1, cloth=1)
    state = after(state, (HORDE, Travel(name, "saraj")))
    assert state.players[HORDE].transport(name).place == "crimea"
    assert reason(state, HORDE, Stock("salt"))[0] == "M-104"
    state = after(state, (HORDE, Stock("cloth")))
    assert state.markets == {"crimea": ["cloth"]}
    assert state.players[HORDE].transport(name).place == "saraj"
    assert engine.legal(state, HORDE).kinds != (Stock,)


def test_m104_a_ship_leaves_nothing_where_there_is_no_port() -> None:
    state = scene()
    ship = give(state, HORDE, "ship", 1, "bulgaria", wine=1)
    assert after(trade(state), (HORDE, Travel(ship, "black_west"))).markets == {}
    state = scene()
    ship = give(state, HORDE, "ship", 1, "crimea", wine=1)
    assert after(trade(state), (HORDE, Travel(ship, "black_west"))).markets == {"crimea": ["wine"]}


def test_m104_no_cube_without_supply() -> None:
    state = scene()
    for _ in range(3):
        give(state, TURK, "ship", 3, "ionia", wine=6)
    name = give(state, HORDE, "caravan", 1, "crimea", wine=2)
    assert after(trade(state), (HORDE, Travel(name, "azov"))).markets == {}


def test_m105_the_sale_in_trebisonda_brings_140() -> None:
    state, name = caravan()
    state.markets["saraj"], state.markets["trebisonda"] = ["slaves"], ["arms", "grain"]
    state = after(state, (HORDE, Load(name, 1)), (HORDE, Travel(name, "trebisonda", "saraj")))
    assert left(state, name) == 0
    assert state.markets["saraj"] == ["slaves"]
    end_turn(flow_on(state))
    state.stack.clear()
    state = after(trade(state), (HORDE, Sell(name, 1, {"slaves": 1})))
    assert state.players[HORDE].florins == 1600 - 100 + 140
    assert left(state, name) == 5
    assert state.markets["trebisonda"] == ["arms", "grain", "slaves"]


def test_m105_the_bonus_is_for_every_cube_and_counted_before_the_new_one() -> None:
    state, name = caravan(2, "saraj", wine=4)
    state.markets["saraj"] = ["salt"]
    state = after(state, (HORDE, Sell(name, 3, {"wine": 3})))
    assert state.players[HORDE].florins == 1600 + 3 * 120


# The order of things


def test_m101_everybody_trades_in_turn_order_and_is_skipped_without_transports() -> None:
    state, _ = caravan()
    assert engine.awaited(state) == (HORDE,)
    played = play(state, HORDE, Rest())
    assert "turn" in told(played.events)


def test_m101_a_trade_turn_ends_by_itself_when_nothing_can_move() -> None:
    state, name = caravan()
    give(state, TURK, "caravan", 1, "ionia")
    state = after(state, (HORDE, Travel(name, "trebisonda")), (HORDE, Travel(name, "georgia")))
    assert engine.awaited(state) == (TURK,)


@pytest.mark.parametrize("seed", range(6))
def test_random_trade_never_gets_stuck(seed: int) -> None:
    rng = Random(seed)
    state = table("golden_horde", "byzantium", "mamluks", "hungary")
    for seat in range(4):
        for place in rng.sample(state.home(seat), 3):
            give(state, seat, rng.choice(["caravan", "ship"]) if place in PORTS else "caravan", 3, place)
        state.players[seat].station(rng.choice(state.world.lands), "light")
    state.wars.append(War((0, 1), since=1))
    state.barbarians |= {place: {"light": 1} for place in state.world.fires[::3]}
    for _ in range(6):
        state.stack.clear()
        state = at(state, Trade(waiting=[0, 1, 2, 3]))
        while any(isinstance(frame, Trade) for frame in state.stack):
            seat = rng.choice(engine.awaited(state))
            barred = (Dismiss, *COUNCIL)
            moves = LegalMoves(state, seat, tuple(k for k in engine.legal(state, seat).types if k not in barred))
            state = play(state, seat, moves.sample(rng)).state
        end_turn(flow_on(state))
    assert state.markets


PORTS = [place for place, land in TERRITORIES.items() if land.area and land.area.port]


def test_m100_on_an_island_a_caravan_has_nowhere_to_go_but_may_deal() -> None:
    state = table("byzantium", "mamluks")
    name = give(state, 0, "caravan", 1, "cyprus")
    state.players[0].station("cyprus", "light")
    state = at(state, Trade(waiting=[0, 1]))
    assert engine.awaited(state) == (0,)
    kinds = engine.legal(state, 0).kinds
    assert Travel not in kinds
    assert Load in kinds
    assert reason(state, 0, Travel(name, "cyprus"))[0] == "M-100"
