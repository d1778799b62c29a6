"""M-61: at sea units, wagons and engines are aboard a galley, and stay there until it docks."""

from __future__ import annotations

import pytest

from rules.core.legal import completions
from rules.medioevo.campaign import Finish, March
from rules.medioevo.data import EVENTS
from rules.medioevo.economy import Dismiss
from rules.medioevo.events import Strike, Suffer, struck_places
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import after, at, forge, give, legal, reason, two
from tests.rules.medioevo.campaigns import campaign, leg

pytestmark = pytest.mark.usefixtures("chronicle")
SEA = "aegean"


def fleet() -> tuple[MedioevoState, str, str]:
    """Two galleys in one sea: three light infantry, an archer and a catapult on one, a wagon on the other."""
    state = two()
    one = give(state, 0, "galley", 2, SEA)
    forge(state, 0, "catapult", SEA)
    other = give(state, 0, "galley", 3, SEA)
    give(state, 0, "wagon", 1, SEA)
    player = state.players[0]
    player.station(SEA, "light", 3, player.transport(one))
    player.station(SEA, "archer", 1, player.transport(one))
    return state, one, other


def aboard(state: MedioevoState, galley: str) -> tuple[dict[str, int], list[str]]:
    player = state.players[0]
    found = player.transport(galley)
    return {**found.troops}, [piece.kind for piece in player.freight(found)]


def marches(state: MedioevoState) -> list[March]:
    return [action for action in completions(March, state, 0) if isinstance(action, March)]


def test_m61_a_galley_sails_with_all_that_is_aboard_and_nothing_else() -> None:
    state, one, other = fleet()
    state = campaign(state)
    assert {march.number for march in marches(state) if march.piece == one} == {4}
    assert reason(state, 0, leg(SEA, one, "ionian", 3)) == ("M-61", "march-units")
    catapult = state.players[0].engines[0].id
    state = after(state, (0, leg(SEA, one, "ionian", 3, (catapult,), archer=1)))
    assert state.players[0].armies == {"ionian": {"light": 3, "archer": 1}}
    assert aboard(state, one) == ({"light": 3, "archer": 1}, ["catapult"])
    assert aboard(state, other) == ({}, ["wagon"])


def test_m61_units_do_not_change_ships_at_sea() -> None:
    """Un navire doit avoir accosté pour charger/décharger des unités."""
    state, _, other = fleet()
    wagon = next(piece.id for piece in state.players[0].transports if piece.kind == "wagon")
    state = campaign(state)
    assert reason(state, 0, leg(SEA, other, "ionian", 1, (wagon,))) == ("M-61", "march-units")
    assert reason(state, 0, leg(SEA, other, "ionian")) == ("M-61", "march-cargo")
    assert legal(state, 0, leg(SEA, other, "ionian", 0, (wagon,)))


def test_m61_a_docked_galley_has_unloaded_and_takes_on_whom_it_is_told_to() -> None:
    state, one, _ = fleet()
    catapult = state.players[0].engines[0].id
    state = after(campaign(state), (0, leg(SEA, one, "thrace", 3, (catapult,), archer=1)))
    assert aboard(state, one) == ({}, [])
    assert state.players[0].engine(catapult).place == "thrace"
    state = after(state, (0, leg("thrace", one, SEA, 1)))
    assert aboard(state, one) == ({"light": 1}, [])
    assert state.players[0].armies == {"thrace": {"light": 2, "archer": 1}, SEA: {"light": 1}}


def test_m61_whoever_is_stopped_in_a_port_is_not_taken_aboard() -> None:
    state = two()
    galley = give(state, 0, "galley", 1, "thrace")
    state.players[0].station("thrace", "light", 2)
    state.players[0].halt("thrace", "light")
    state = campaign(state)
    assert reason(state, 0, leg("thrace", galley, SEA, 2)) == ("M-61", "march-units")


def test_m61_wagons_and_engines_aboard_go_nowhere_by_themselves() -> None:
    state, one, other = fleet()
    assert {march.piece for march in marches(campaign(state))} == {one, other}


def test_m65_units_are_removed_from_the_galley_that_is_named_and_it_stays_while_it_carries_something() -> None:
    state, one, other = fleet()
    player = state.players[0]
    player.station(SEA, "light", 1, player.transport(other))
    state = campaign(state)
    assert reason(state, 0, Dismiss(one))[0] == "M-31"
    state = after(state, (0, Dismiss(f"{other}/light")))
    assert (aboard(state, one)[0], aboard(state, other)[0]) == ({"light": 3, "archer": 1}, {})
    assert reason(state, 0, Dismiss(other))[0] == "M-31"  # the wagon


def test_m22_an_event_strikes_the_units_of_the_galley_that_is_named() -> None:
    state, one, other = fleet()
    player = state.players[0]
    player.station(SEA, "heavy", 1, player.transport(other))
    card = next(card for card, event in EVENTS.items() if SEA in struck_places(state, event))
    state = at(state, Strike(card=card, icon="armies", rolls={0: 1}, judged=True, owed={0: 2}))
    state = after(state, (0, Suffer(SEA, 1, {f"{other}/heavy": 1})))
    assert aboard(state, other)[0] == {"light": 1}
    assert aboard(state, one)[0] == {"light": 3, "archer": 1}


def test_m63_landing_with_an_army_meets_what_is_there() -> None:
    state, one, _ = fleet()
    state.players[1].station("thrace", "light")
    catapult = state.players[0].engines[0].id
    state = after(campaign(state), (0, leg(SEA, one, "thrace", 3, (catapult,), archer=1)), (0, Finish()))
    assert state.players[0].landed == ["thrace"]
