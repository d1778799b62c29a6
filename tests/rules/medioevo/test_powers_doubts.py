"""M-52, M-111: what powers leave behind when something else comes between: other guises, lost land, sieges, events."""

from __future__ import annotations

from rules.medioevo.campaign import Rebellion, Rise
from rules.medioevo.effects import counted
from rules.medioevo.events import EventCard
from rules.medioevo.powers import Play, Use
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import controller
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash, stand
from tests.rules.medioevo.builder import after, at, build, legal, two
from tests.rules.medioevo.hands import hold, hush, learn, moving, offers, the, turn_over

# Guises on guises


def raised() -> Scene:
    """A light infantry made a captain (67), then a greater one (68)."""
    state = hold(learn(two(), BLUE, "promotion", 2), BLUE, 67, 68)
    scene = clash({"light": 6}, {"light": 6}, state=state)
    return scene.do(BLUE, Play(67, target="seat0/rum/light")).do(BLUE, Play(68, target="seat0/rum/captain1"))


def test_m112_heroines_raise_one_unit_twice() -> None:
    assert counted(raised().state, "rum", BLUE) == {"light": 5, "captain2": 1}


def test_m111_promotion_leads_on_from_what_a_heroine_has_made() -> None:
    scene = raised().do(BLUE, Use("promotion", "seat0/captain2", "cavalry"))
    assert counted(scene.state, "rum", BLUE) == {"light": 5, "cavalry": 1}


def test_m112_of_three_changes_nothing_is_left_when_the_turn_ends() -> None:
    state = turn_over(raised().do(BLUE, Use("promotion", "seat0/captain2", "cavalry")).state)
    state.turn += 1
    assert counted(state, "rum", BLUE) == {"light": 6}


# Marauders whose land is lost


def test_m52_card_65_a_hired_horde_that_is_left_alone_holds_land_for_the_turn_only() -> None:
    state = hold(two(), BLUE, 65)
    stand(state, BLUE, "bulgaria", {"light": 1})
    state = after(moving(state), (BLUE, Play(65, target="bulgaria")))
    state.players[BLUE].armies["bulgaria"] = {"light": 1}  # its master's own unit has fallen
    assert controller(state, "bulgaria") == BLUE
    assert controller(turn_over(state), "bulgaria") is None


def joined() -> MedioevoState:
    """Blue's only unit of Thrace fights among the barbarians of Rum."""
    state = hold(two(), BLUE, 66)
    stand(state, BLUE, "thrace", {"light": 1})
    stand(state, None, "rum", {"light": 1})
    state = moving(state)
    return after(state, (BLUE, the(state, BLUE, Play, card=66, target="rum", other="thrace")))


def test_m86_card_66_who_comes_home_to_lost_land_contests_it() -> None:
    state = joined()
    stand(state, YELLOW, "thrace", {"light": 2})
    state = turn_over(state)
    assert (state.players[BLUE].army("thrace"), controller(state, "thrace")) == ({"light": 1}, None)


def test_m52_card_66_who_falls_with_the_horde_does_not_come_home() -> None:
    scene = clash({"light": 9}, {"light": 2}, attacker=YELLOW, defender=None, state=joined())
    scene.begin(1, 5, 8, seats=(YELLOW,)).keep(YELLOW)
    assert (scene.army(None), controller(scene.state, "rum")) == ({}, YELLOW)
    assert turn_over(scene.state).players[BLUE].armies == {}


# Builders under siege


def test_m41_engineering_leaves_the_damage_as_it_is() -> None:
    state = build(learn(two(), BLUE, "engineering", 2), "macedonia", "tower")
    state.buildings["macedonia"]["military"].damage = 2
    standing = after(moving(state), (BLUE, Use("engineering", target="macedonia/military"))).buildings["macedonia"]
    assert (standing["military"].kind, standing["military"].damage) == ("fort", 2)


def test_m34_nothing_is_raised_in_contested_land() -> None:
    state = build(hold(learn(two(), BLUE, "engineering", 2), BLUE, 70), "macedonia", "tower", "city")
    stand(state, BLUE, "macedonia", {"light": 1})
    stand(state, YELLOW, "macedonia", {"light": 1})
    state = moving(state)
    assert not offers(state, BLUE, Use, technology="engineering")
    assert not offers(state, BLUE, Play, card=70, use="ability")


# Law and Plague Doctors


def test_m24_a_land_that_the_event_spares_may_still_rebel_and_law_leads_rebels_away() -> None:
    """The event spares a land (43); that is no help against rebels, which the next card brings."""
    state = learn(hold(two(), YELLOW, 43), YELLOW, "law", 1)
    state.players[YELLOW].orders["event-drawn"] = "always"
    state = after(at(state, EventCard(card=1)), (YELLOW, Play(43, target="palestine")))
    state.push(Rebellion(seat=YELLOW, left=2))
    scene = Scene(state)
    scene.do(YELLOW, the(scene.state, YELLOW, Use, technology="law"))
    assert not scene.state.barbarians.keys() & set(scene.state.home(YELLOW))
    assert legal(hush(scene).state, YELLOW, Rise("palestine"))


def test_m111_law_finds_no_room_among_barbarians_or_armies() -> None:
    state = learn(two(), BLUE, "law", 1)
    stand(state, None, "rum", {"light": 1})
    stand(state, YELLOW, "serbia", {"light": 1})
    state.push(Rebellion(seat=BLUE, left=1))
    targets = {move.target for move in offers(Scene(state).state, BLUE, Use, technology="law")}
    assert targets
    assert not targets & {"rum", "serbia"}
