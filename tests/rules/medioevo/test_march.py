"""M-60: movements in rounds."""

from __future__ import annotations

import pytest

from rules.core import Flow, Frame, engine
from rules.medioevo.campaign import Campaign, Finish, Hold, Retire, movement
from rules.medioevo.table import Position
from tests.rules.medioevo.builder import after, give, legal, play, reason, table, told, two
from tests.rules.medioevo.campaigns import Chronicle, campaign, leg, wagon_at_thrace

pytestmark = pytest.mark.usefixtures("chronicle")


# M-60: rounds


def test_m60_players_move_in_turn_order_until_all_pass_in_one_round() -> None:
    state = two()
    state.order = [1, 0]
    give(state, 0, "wagon", 1, "thrace")
    give(state, 1, "wagon", 1, "cairo")
    state = campaign(state)
    assert engine.awaited(state) == (1,)
    state = after(state, (1, Hold()))
    state = after(state, (0, leg("thrace", "wagon1", "macedonia")), (0, Finish()))
    assert engine.awaited(state) == (1,)  # a pass is not final
    state = after(state, (1, leg("cairo", "wagon2", "delta")), (1, Finish()))
    assert not any(isinstance(frame, Campaign) for frame in state.stack)  # nobody has anything left to move


def test_m60_a_round_in_which_all_pass_is_the_last() -> None:
    state = two()
    give(state, 0, "wagon", 1, "thrace")
    give(state, 1, "wagon", 1, "cairo")
    state = after(campaign(state), (0, Hold()), (1, Hold()))
    assert not any(isinstance(frame, Campaign) for frame in state.stack)


def test_m60_who_has_retired_is_not_asked_again() -> None:
    state = two()
    give(state, 0, "wagon", 1, "thrace")
    give(state, 1, "wagon", 1, "cairo")
    give(state, 1, "wagon", 1, "delta")
    state = after(campaign(state), (0, Retire()), (1, leg("cairo", "wagon2", "delta")), (1, Finish()))
    assert engine.awaited(state) == (1,)


def test_m60_what_moved_is_stopped_and_what_was_dropped_too() -> None:
    state, wagon = wagon_at_thrace(2, light=2, archer=2)
    state = campaign(state)
    state = after(state, (0, leg("thrace", wagon, "constantinople", light=2, archer=1)))
    state = after(state, (0, leg("constantinople", wagon, "nicaea", light=1)), (0, Finish()))
    player = state.players[0]
    assert player.armies["constantinople"] == {"light": 1, "archer": 1}
    assert player.halted == {"constantinople": {"light": 1, "archer": 1}, "nicaea": {"light": 1}}
    assert player.transport(wagon).stopped
    assert player.army("thrace") == {"archer": 1}


def test_m60_units_that_have_moved_do_not_move_with_another_transport_in_a_later_round() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    other = give(state, 0, "wagon", 1, "macedonia")
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)), (0, Finish()))
    assert state.players[0].halted == {"macedonia": {"light": 2}}
    assert reason(state, 0, leg("macedonia", other, "thrace", light=1)) == ("M-61", "march-units")
    assert reason(state, 0, leg("macedonia", wagon, "thrace")) == ("M-61", "march-piece")
    assert legal(state, 0, leg("macedonia", other, "thrace"))


def test_m60_a_unit_that_stayed_may_move_though_others_beside_it_have_moved() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    other = give(state, 0, "wagon", 1, "macedonia")
    state.players[0].station("macedonia", "light")
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia", light=2)), (0, Finish()))
    state = after(state, (0, leg("macedonia", other, "thrace", 1)))
    assert state.players[0].armies == {"macedonia": {"light": 2}, "thrace": {"light": 1}}
    assert state.players[0].halted["macedonia"] == {"light": 2}


def test_m60_groups_converge_on_one_target_and_fight_together(chronicle: Chronicle) -> None:
    state, wagon = wagon_at_thrace(1, light=3)
    other = give(state, 0, "wagon", 1, "macedonia")
    state.players[0].station("macedonia", "heavy", 2)
    state.barbarians["bulgaria"] = {"light": 2}
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=3)))
    assert not chronicle.battles
    state = after(state, (0, leg("macedonia", other, "bulgaria", heavy=2)), (0, Finish()))
    assert chronicle.battles == [("bulgaria", 0, None, 5)]
    assert state.players[0].armies["bulgaria"] == {"light": 3, "heavy": 2}


def test_m60_one_movement_has_one_target() -> None:
    state, wagon = wagon_at_thrace()
    other = give(state, 0, "wagon", 1, "ionia")
    state = after(campaign(state), (0, leg("thrace", wagon, "macedonia")))
    assert reason(state, 0, leg("ionia", other, "nicaea")) == ("M-60", "march-other")
    assert legal(state, 0, leg("ionia", other, "macedonia"))


def test_m60_after_contact_only_others_may_join() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state = after(campaign(state), (0, leg("thrace", wagon, "bulgaria", light=1)))
    assert reason(state, 0, leg("bulgaria", wagon, "serbia", light=1))[0] in ("M-60", "M-61")
    assert reason(state, 0, Hold())[0] == "M-60"


def test_m60_nothing_can_be_finished_before_something_moves() -> None:
    state, _ = wagon_at_thrace()
    assert reason(campaign(state), 0, Finish())[0] == "M-60"


def test_m60_a_movement_is_undone_freely_until_something_is_revealed() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    played = play(campaign(state), 0, leg("thrace", wagon, "macedonia", light=1))
    assert not played.entry.learnt
    assert told(played.events) == ["march"]


def test_m60_three_players_and_their_rounds() -> None:
    state = table("byzantium", "mamluks", "hungary")
    for seat, place in enumerate(("thrace", "cairo", "pannonia")):
        give(state, seat, "wagon", 1, place)
    state = after(campaign(state), (0, Hold()))
    state = after(state, (1, Hold()), (2, leg("pannonia", "wagon3", "slavonia")), (2, Finish()))
    assert engine.awaited(state) == (0,)
    state = after(state, (0, Hold()), (1, Hold()))
    assert not any(isinstance(frame, Campaign) for frame in state.stack)


class Ambush(Frame, tag="ambush"):
    """A reaction to a departure: all transports stop."""

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()
        for transport in flow.state.players[0].transports:
            transport.stopped = True


class Watch(Frame, tag="watch"):
    """Somebody looks, and does nothing."""

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


@pytest.mark.parametrize(("reaction", "where"), [(Ambush, "thrace"), (Watch, "macedonia")])
def test_m60_others_may_react_before_a_group_leaves(
    monkeypatch: pytest.MonkeyPatch, reaction: type[Frame], where: str
) -> None:
    def react(flow: Flow[Position], moment: str, **about: object) -> None:
        if moment == "departure":
            flow.push(reaction())

    monkeypatch.setattr(movement, "open_window", react)
    state, wagon = wagon_at_thrace(1, light=1)
    give(state, 0, "wagon", 1, "ionia")
    played = play(campaign(state), 0, leg("thrace", wagon, "macedonia", light=1))
    assert list(played.state.players[0].armies) == [where]
    assert told(played.events) == (["march-stopped"] if where == "thrace" else ["march"])
