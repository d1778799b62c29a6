"""Galleys and ships of the computer player: bought where the sea leads further than the land, and used (M-43, M-61)."""

from __future__ import annotations

from random import Random

from rules.core import Chance, engine
from rules.medioevo.campaign import March
from rules.medioevo.data import GOODS, TERRITORIES
from rules.medioevo.mind import galleys, machines, worth_of_galley
from rules.medioevo.purchases import Equip
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Transport, is_sea
from tests.rules.medioevo.builder import GAME, two
from tests.rules.medioevo.campaigns import campaign


def encamped(*, blue: int = 1) -> MedioevoState:
    """Byzantium with a strong army on its coast, and money."""
    state = two()
    player = state.players[0]
    player.technology["blue"], player.florins = blue, 2000
    player.station("ionia", "heavy", 4)
    player.station("ionia", "cavalry", 2)
    return state


def test_a_galley_is_offered_where_the_army_has_a_yard_and_something_to_land_on() -> None:
    (offer,) = galleys(encamped(), 0)
    assert offer.entry == Equip("galley", 2, "ionia")
    assert offer.worth > offer.price


def test_nobody_buys_a_galley_without_an_army_or_the_knowledge_or_a_second_one() -> None:
    few = encamped()
    few.players[0].armies["ionia"] = {"light": 2}
    served = encamped()
    served.players[0].transports.append(Transport("galley-1", "galley", 1, "ionia"))
    assert [list(galleys(state, 0)) for state in (few, served, encamped(blue=0))] == [[], [], []]


def test_a_galley_brings_nothing_where_the_coasts_are_ones_own() -> None:
    state = encamped()
    for place in state.world.places:
        if not is_sea(place) and place != "ionia":
            state.players[0].station(place, "light", 1)
    assert worth_of_galley(state, 0, "ionia", 2) == 0


def test_it_lands_an_army_that_no_wagon_carries() -> None:
    state = encamped()
    state.players[0].transports.append(Transport("galley-1", "galley", 2, "ionia"))
    state = campaign(state)
    march = GAME.choose(state, 0, Random(1))
    assert isinstance(march, March)
    assert (march.piece, march.number) == ("galley-1", 6)
    assert march in engine.legal(state, 0)
    state = engine.play_on(state, 0, march, Chance("fleet", 1)).state
    assert march.target not in (*state.home(0), "ionia")


def test_a_ship_is_bought_where_only_the_sea_leads_to_a_market() -> None:
    """Barbarians are in all other areas of the mainland, the home wants nothing, and the islands want what it makes."""
    state = encamped()
    made = {TERRITORIES[place].area.good for place in ("constantinople", "macedonia", "ionia")}  # pyright: ignore
    for place in state.world.areas:
        if place in state.home(0):
            state.markets[place] = list(GOODS)
        elif state.world.near_by_land[place]:
            state.barbarians[place] = {"light": 1}
        else:
            state.markets[place] = [good for good in GOODS if good not in made]
    for place in state.world.places:
        if not is_sea(place) and TERRITORIES[place].area is None and place not in state.home(1):
            state.players[0].station(place, "light", 1)
    bought = [offer.entry.transport for offer in machines(state, 0) if isinstance(offer.entry, Equip)]
    assert "ship" in bought
    assert "caravan" not in bought
