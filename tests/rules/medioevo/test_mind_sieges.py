"""Siege engines and merchants of the computer player: bought where they pay, and used (M-43, M-45, M-71)."""

from __future__ import annotations

from random import Random

from rules.core import Chance, engine
from rules.core.legal import LegalMoves
from rules.medioevo.campaign import Column, March
from rules.medioevo.diplomacy import declare_war
from rules.medioevo.mind import engines, followers, machines, worth_of_engine
from rules.medioevo.purchases import Equip, Forge
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import SiegeEngine, Standing, Transport
from tests.rules.medioevo.builder import GAME, two
from tests.rules.medioevo.campaigns import campaign


def camped(units: int = 6) -> MedioevoState:
    """Byzantium with an army in Outremer, beside land of the Mamluks."""
    state = two()
    state.players[0].station("outremer", "light", units)
    return state


def walled(state: MedioevoState, level: int = 2) -> MedioevoState:
    place = "palestine"
    kind = ("tower", "fort", "castle")[level - 1]
    state.buildings[place] = {"military": Standing(kind=kind)}  # pyright: ignore
    return state


def test_an_engine_is_worth_more_before_the_walls_of_an_enemy() -> None:
    plain = worth_of_engine(camped(), 0)
    peace = worth_of_engine(walled(camped()), 0)
    enemy = walled(camped())
    declare_war(enemy, 0, 1)
    assert 0 < plain < peace < worth_of_engine(enemy, 0)


def test_a_small_army_has_no_crew_to_spare() -> None:
    assert worth_of_engine(walled(camped(2)), 0) == 0


def test_the_engine_is_offered_where_the_army_is() -> None:
    offers = list(engines(walled(camped()), 0))
    assert offers
    assert all(isinstance(offer.entry, Forge) for offer in offers)


def test_engines_join_the_army_before_it_fights() -> None:
    """The army has gone first: an engine alone would be plundered."""
    state = camped()
    state.players[0].engines.append(SiegeEngine("engine-1", "catapult", "outremer"))
    state.players[0].transports.append(Transport("wagon-1", "wagon", 2, "outremer"))
    state = campaign(state)
    march = next(
        move
        for move in LegalMoves(state, 0, (March,))
        if isinstance(move, March) and move.piece == "wagon-1" and move.number == 6 and move.target not in state.home(1)
    )
    state = engine.play_on(state, 0, march, Chance("siege", 1)).state
    column = state.stack[-1]
    assert isinstance(column, Column)
    (following,) = followers(state, column)
    assert (following.piece, following.target) == ("engine-1", march.target)
    assert GAME.choose(state, 0, Random(1)) == following


def test_a_sea_power_buys_a_ship_and_a_land_power_a_caravan() -> None:
    """Whichever brings more from where it may be built."""
    state = two()
    player = state.players[0]
    player.technology["blue"] = 1
    player.florins = 2000
    for place in state.world.areas:
        if place not in (*state.home(0), *state.home(1)):
            player.station(place, "light", 1)
    bought = [offer.entry.transport for offer in machines(state, 0) if isinstance(offer.entry, Equip)]
    assert {"ship", "caravan"} & {*bought}
    player.transports.append(Transport("ship-1", "ship", 1, state.home(0)[0]))
    again = [offer.entry.transport for offer in machines(state, 0) if isinstance(offer.entry, Equip)]
    assert not {"ship", "caravan"} & {*again}
