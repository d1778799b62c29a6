"""M-34, M-121: units that powers bring into another's land come as its guests where a pact lets them pass."""

from __future__ import annotations

from rules.core import Action, Words
from rules.core.actions import fields_of, label_of, values_of
from rules.medioevo.campaign import Arrival, Engage, Onset
from rules.medioevo.powers import Play, Use
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import controller
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, stand
from tests.rules.medioevo.builder import after, build, give, play, told, two
from tests.rules.medioevo.hands import hold, hush, learn, moving, the, turn_over
from tests.rules.medioevo.pacts import in_force, three


def templar(**fields: object) -> MedioevoState:
    state = hold(two(), BLUE, 34)
    in_force(state, "passage", BLUE, YELLOW, **fields)
    return moving(state)


def test_m34_a_templar_is_a_guest_where_passage_is_granted() -> None:
    state = after(templar(), (BLUE, Play(34, target="delta", other="heavy")))
    assert (controller(state, "delta"), state.players[BLUE].guest) == (YELLOW, {"delta": YELLOW})


def test_m121_a_templar_shows_the_secret_pact_that_lets_it_in() -> None:
    played = play(templar(secret=True), BLUE, Play(34, target="delta", other="heavy"))
    assert [pact.secret for pact in played.state.pacts] == [False]
    assert "pact-seen" in told(played.events)


def test_m34_a_unit_that_cartography_brings_is_a_guest_too() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    state.players[BLUE].station("tripolitania", "light", 2)
    in_force(state, "passage", BLUE, YELLOW)
    state = after(moving(state), (BLUE, Use("cartography", target="tripolitania/light", other="delta")))
    assert (controller(state, "delta"), state.players[BLUE].army("delta")) == (YELLOW, {"light": 1})


ALLY = 2


def relieved(contact: str, **defenders: int) -> Scene:
    """Yellow has entered Blue's Thrace, and a rider of Blue's ally comes by Cartography before anything is fought."""
    state = learn(three(), ALLY, "cartography", 2)
    in_force(state, "passage", BLUE, ALLY)
    state.players[ALLY].orders["entry"] = "always"
    stand(state, ALLY, "bulgaria", {"cavalry": 1})
    stand(state, YELLOW, "thrace", {"light": 1})
    stand(state, BLUE, "thrace", defenders)
    build(state, "thrace", "castle")
    state.push(Onset(seat=YELLOW, place="thrace", contact=contact, owner=None if defenders else BLUE))  # pyright: ignore
    return hush(Scene(state).do(ALLY, Use("cartography", target="bulgaria/cavalry", other="thrace")))


def test_m34_an_ally_who_beats_the_invader_gives_the_land_back() -> None:
    scene = relieved("conquest").begin(1, 6, 8, seats=(ALLY, YELLOW)).keep(ALLY).spare(YELLOW, 1, 2, 3).keep(YELLOW)
    assert (scene.army(ALLY, "thrace"), scene.army(YELLOW, "thrace")) == ({"heavy": 1}, {})
    assert (controller(scene.state, "thrace"), "conquer" in scene.told) == (BLUE, False)


def test_m34_an_ally_stands_beside_its_host_against_the_invader() -> None:
    battle = hush(relieved("battle", light=1).do(ALLY, Engage(YELLOW))).battle
    assert (battle.attacker, battle.defender) == (ALLY, YELLOW)


def test_m70_an_invader_has_no_shelter_from_walls_that_it_has_not_taken() -> None:
    assert relieved("conquest").battle.keeper is None


def test_m34_an_ally_who_beats_rebels_gives_the_land_back() -> None:
    state = learn(three(), ALLY, "cartography", 2)
    in_force(state, "passage", BLUE, ALLY)
    state.players[ALLY].orders["entry"] = "always"
    stand(state, ALLY, "bulgaria", {"cavalry": 1})
    stand(state, None, "thrace", {"light": 1})
    state.push(Arrival(place="thrace", owner=BLUE))
    scene = hush(Scene(state).do(ALLY, Use("cartography", target="bulgaria/cavalry", other="thrace")))
    scene.begin(1, 6, 8, seats=(ALLY,)).keep(ALLY)
    assert (scene.army(None, "thrace"), controller(scene.state, "thrace")) == ({}, BLUE)


def test_m64_who_has_entered_has_begun_the_war_though_an_ally_strikes_first() -> None:
    assert [player.honour for player in relieved("conquest").state.players] == [10, 7, 7]


def test_m111_who_comes_to_the_own_land_by_cartography_defends_it() -> None:
    state = build(learn(two(), BLUE, "cartography", 2), "thrace", "castle")
    stand(state, BLUE, "macedonia", {"cavalry": 1})
    stand(state, YELLOW, "thrace", {"light": 1})
    state.push(Onset(seat=YELLOW, place="thrace", contact="conquest", owner=BLUE))
    scene = hush(Scene(state).do(BLUE, Use("cartography", target="macedonia/cavalry", other="thrace")))
    assert (scene.battle.attacker, scene.battle.defender, scene.battle.keeper) == (YELLOW, BLUE, BLUE)
    assert [player.honour for player in scene.state.players] == [10, 7]


def test_m34_barbarians_won_over_in_the_land_of_a_host_are_guests_there() -> None:
    state = learn(two(), BLUE, "influence", 2)
    state.players[BLUE].station("tripolitania", "light", 2)
    state.barbarians["delta"] = {"light": 1}
    in_force(state, "passage", BLUE, YELLOW)
    state = after(moving(state), (BLUE, Use("influence", target="delta/light", amount=1)))
    assert (controller(state, "delta"), state.players[BLUE].army("delta")) == (YELLOW, {"light": 1})


def test_m34_a_guest_that_comes_home_from_barbarians_is_a_guest_still() -> None:
    state = hold(two(), BLUE, 66)
    state.players[BLUE].station("delta", "light")
    state.players[BLUE].guest["delta"] = YELLOW
    state.barbarians["rum"] = {"light": 2}
    state = moving(state)
    state = turn_over(after(state, (BLUE, the(state, BLUE, Play, card=66, target="rum", other="delta"))))
    assert (state.players[BLUE].army("delta"), controller(state, "delta")) == ({"light": 1}, YELLOW)


# What an entry would break


def called(state: MedioevoState, move: Action, name: str) -> Words:
    """What a player reads for one field of a move."""
    at = next(at for at, field in enumerate(fields_of(type(move))) if field.name == name)
    values = values_of(move)
    label = label_of(fields_of(type(move))[at], state, BLUE, values[:at], values[at])
    assert label is not None
    return label


def at_peace(state: MedioevoState) -> MedioevoState:
    in_force(state, "nonaggression", BLUE, YELLOW)
    return moving(state)


def test_m121_a_templar_is_told_which_pacts_it_would_break() -> None:
    label = called(at_peace(hold(two(), BLUE, 34)), Play(34, target="delta"), "target")
    assert (label.key, label.args["count"], label.args["honour"]) == ("medioevo-label-breaks", 1, 2)


def test_m121_cartography_tells_which_pacts_a_step_would_break() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    state.players[BLUE].station("tripolitania", "light")
    step = Use("cartography", target="tripolitania/light", other="delta")
    assert called(at_peace(state), step, "other").key == "medioevo-label-breaks"


def test_m121_a_caravan_that_goes_further_breaks_nothing() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    caravan = give(state, BLUE, "caravan", 1, "tripolitania")
    step = Use("cartography", target=caravan, other="delta")
    assert called(at_peace(state), step, "other").key == "medioevo-place-delta"
