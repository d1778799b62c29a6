"""M-63, M-65: what stops a movement."""

from __future__ import annotations

import pytest

from rules.medioevo.campaign import Finish
from rules.medioevo.diplomacy import declare_war
from rules.medioevo.economy import Dismiss
from tests.rules.medioevo.builder import after, forge, give, play, told, two
from tests.rules.medioevo.campaigns import Chronicle, campaign, leg, targets, wagon_at_thrace

pytestmark = pytest.mark.usefixtures("chronicle")


# M-63: what stops a movement


def test_m63_barbarian_land_raises_a_horde_that_fights(chronicle: Chronicle) -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    assert "wallachia" not in targets(state, "thrace", wagon, laden=True)
    assert "wallachia" in targets(state, "thrace", wagon, laden=False)
    played = play(after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=2))), 0, Finish())
    assert chronicle.battles == [("bulgaria", 0, None, 5)]
    assert "horde" in told(played.events)


def test_m63_without_barbarians_in_the_supply_the_land_is_taken(chronicle: Chronicle) -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state.barbarians["tabriz" if "tabriz" in state.world.lands else "serbia"] = {"light": 40}
    after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=2)), (0, Finish()))
    assert not chronicle.battles
    assert chronicle.conquests == [(0, "bulgaria")]


def test_m63_empty_land_of_an_opponent_is_taken_without_a_battle(chronicle: Chronicle) -> None:
    state = two()
    galley = give(state, 0, "galley", 1, "ionia")
    state.players[0].station("ionia", "light", 2)
    state = after(campaign(state), (0, leg("ionia", galley, "sinai", 2)), (0, Finish()))
    assert not chronicle.battles
    assert chronicle.conquests == [(0, "sinai")]
    assert state.players[0].armies == {"sinai": {"light": 2}}


def test_m63_a_sea_with_enemy_galleys_is_fought_for_and_one_with_neutral_ones_is_passed(
    chronicle: Chronicle,
) -> None:
    state = two()
    galley = give(state, 0, "galley", 1, "thrace")
    give(state, 1, "galley", 1, "aegean")
    state.players[0].station("thrace", "light")
    state.players[1].station("aegean", "light")
    assert "marmara" in targets(state, "thrace", galley, laden=True)
    declare_war(state, 0, 1).since = 1
    assert targets(state, "thrace", galley, laden=True) == {"aegean": 1}
    after(campaign(state), (0, leg("thrace", galley, "aegean", 1)), (0, Finish()))
    assert chronicle.battles == [("aegean", 0, 1, 5)]


def test_m63_empty_transports_and_lone_engines_take_no_land_and_raise_no_horde(
    chronicle: Chronicle,
) -> None:
    state, wagon = wagon_at_thrace()
    catapult = forge(state, 0, "catapult", "thrace")
    give(state, 0, "wagon", 1, "ionia")
    state = after(campaign(state), (0, leg("thrace", wagon, "serbia")), (0, Finish()))
    state = after(state, (0, leg("thrace", catapult, "bulgaria")), (0, Finish()))
    assert not state.barbarians
    assert not chronicle.battles
    assert not chronicle.conquests
    assert {piece.place for piece in state.players[0].engines} == {"bulgaria"}


def test_m63_barbarians_plunder_a_lone_transport() -> None:
    state, wagon = wagon_at_thrace()
    state.barbarians["bulgaria"] = {"light": 1}
    played = play(after(campaign(state), (0, leg("thrace", wagon, "bulgaria"))), 0, Finish())
    assert not played.state.players[0].transports
    assert "plunder-barbarians" in told(played.events)


def test_m63_units_that_leave_barbarians_alone_leave_them_the_rest() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    give(state, 0, "caravan", 1, "thrace")
    state.barbarians["thrace"] = {"light": 1}
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", 1)))
    assert [transport.id for transport in state.players[0].transports] == [wagon]


# M-65


def test_m65_own_pieces_are_removed_at_any_time_of_the_own_turn() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)))
    state = after(state, (0, Dismiss("macedonia/light", 2)), (0, Dismiss(wagon)))
    assert not state.players[0].armies
    assert not state.players[0].transports
    assert not state.players[0].halted
    after(state, (0, Finish()))


def test_m65_what_is_left_of_a_column_that_was_removed_meets_nobody(chronicle: Chronicle) -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=1)))
    state = after(state, (0, Dismiss("bulgaria/light")), (0, Finish()))
    assert not chronicle.battles
    assert not state.barbarians
    assert [transport.place for transport in state.players[0].transports] == ["bulgaria"]
