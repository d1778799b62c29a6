"""S-4, S-12: the special powers, each with its window, and when they come back."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.saga import GAME
from rules.saga.actions import End, Play, Recruit, UsePower
from rules.saga.data import SIDES
from rules.saga.frames import SagaState
from rules.saga.powers import POWERS, needed
from tests.rules.saga.builder import act, after, mover, reason, scene, side, told

SPARE = "violet1 orange2 yellow1"


def test_s4_every_special_power_has_its_row() -> None:
    assert set(POWERS) == {face.special for turned in SIDES.values() for face in turned.values() if face.special}


# STRONGHOLD and EQUAL_CAPTURE


@pytest.mark.parametrize(
    ("realm", "reverse", "owner", "takes"),
    [
        ("red", "", "1", 7),
        ("red", "", "-", 6),
        ("red", "red", "1", 6),
        ("orange", "orange", "1", 5),
        ("orange", "orange", "-", 6),
        ("orange", "", "1", 6),
    ],
)
def test_s4_strongholds_take_more_and_others_fall_to_equals_while_owned(
    realm: str, reverse: str, owner: str, takes: int
) -> None:
    state = scene(side(SPARE), side(SPARE), reverse=reverse, **{realm: f"{owner} {realm}4 green1"})
    assert needed(state, realm) == takes


def test_s4_a_stronghold_holds_against_one_more_and_falls_to_two() -> None:
    state = scene(side("blue3 green3 violet1", "red3"), side(SPARE), red="1 red4 orange1")
    assert after(state, Play("blue3", "red")).realms["red"].owner == 1
    strong = scene(side("blue4 violet1", "red3"), side(SPARE), red="1 red4 orange1")
    assert after(strong, Play("blue4", "red")).realms["red"].owner == 0


def test_s4_equal_force_is_enough_where_the_realm_says_so() -> None:
    state = scene(side("blue2 violet1", "orange3"), side(SPARE), reverse="orange", orange="1 orange4 green1")
    assert after(state, Play("blue2", "orange")).realms["orange"].owner == 0


# REINFORCE


def test_s4_reinforcing_comes_instead_of_playing() -> None:
    state = scene(side("red2 blue1"), side(SPARE), violet="0 violet4")
    played = act(state, UsePower("violet", "red2"))
    assert played.state.realms["violet"].defenders == ["violet4", "red2"]
    assert mover(played.state) == 1
    assert played.state.passes == 0


def test_s4_reinforcing_is_too_late_after_playing() -> None:
    state = scene(side("red2 blue1", points=9), side(SPARE), violet="0 violet4", free="green1")
    state = after(state, Play("red2", "red"))
    assert UsePower not in engine.legal(state, 0).kinds
    assert reason(state, UsePower("violet", "blue1")) == ("S-4", "power-nothing")


def test_s4_reinforcing_keeps_the_colour_rule() -> None:
    state = scene(side("violet2 blue1"), side(SPARE), violet="0 violet4")
    assert reason(state, UsePower("violet", "violet2")) == ("S-4", "reinforce-colour-twice")
    assert reason(state, UsePower("violet", "green2")) == ("S-11", "not-in-hand")


def test_s4_a_power_is_used_once_a_tenure() -> None:
    state = scene(side("red2 blue1 green1"), side(SPARE), violet="0 violet4")
    state = after(state, UsePower("violet", "red2"), Play("violet1", "violet"))
    assert state.realms["violet"].used
    assert UsePower not in engine.legal(state, 0).kinds


def test_s4_a_power_comes_back_when_the_realm_changes_hands() -> None:
    state = scene(side("blue4 green1", "violet4"), side("red1 green2 blue1"), violet="1 violet3 red2")
    state.realms["violet"].used = True
    state = after(state, Play("blue4", "violet"))
    assert (state.realms["violet"].owner, state.realms["violet"].used) == (0, False)


def test_s4_only_the_owner_has_the_power() -> None:
    state = scene(side("red2 blue1"), side(SPARE), violet="1 violet4", yellow="0 yellow4")
    assert reason(state, UsePower("violet", "red2")) == ("S-4", "power-not-owner")
    assert reason(state, UsePower("pink", "red2"))[1] == "no-realm"


def test_s4_a_lasting_power_is_not_used() -> None:
    state = scene(side("red2 blue1"), side(SPARE), red="0 red4", yellow="0 yellow4")
    assert reason(state, UsePower("red", "red2")) == ("S-4", "power-none")


# TAKE_BACK


def test_s4_a_defender_is_taken_back_beside_playing() -> None:
    state = scene(side("red2 blue1"), side(SPARE), yellow="0 yellow4 green3")
    state = after(state, UsePower("yellow", "green3"))
    assert state.realms["yellow"].defenders == ["yellow4"]
    assert mover(state) == 0
    state = after(state, Play("green3", "green"))
    assert state.players[0].armies["green"].cards == ["green3"]


def test_s4_taking_back_is_possible_after_playing_too() -> None:
    state = scene(side("red2 blue1"), side(SPARE), yellow="0 yellow4 green3")
    state = after(state, Play("red2", "red"))
    assert mover(state) == 0
    state = after(state, UsePower("yellow", "yellow4"))
    assert state.players[0].hand == ["blue1", "yellow4"]
    assert mover(state) == 1


def test_s4_only_a_defender_can_be_taken_back() -> None:
    state = scene(side("red2 blue1"), side(SPARE), yellow="0 yellow4 green3")
    assert reason(state, UsePower("yellow", "red2")) == ("S-4", "take-back-absent")


def test_s4_a_realm_falls_when_a_defender_is_taken_back_too_many() -> None:
    state = scene(side("red2 blue1"), side(SPARE, "yellow4 red1"), yellow="0 yellow4 green3 blue2")
    played = act(state, UsePower("yellow", "yellow4"))
    realm = played.state.realms["yellow"]
    assert realm.owner == 0
    falling = scene(side("red2 blue1"), side(SPARE, "yellow4 red1"), yellow="0 yellow3 green3 blue1")
    played = act(falling, UsePower("yellow", "green3"))
    realm = played.state.realms["yellow"]
    assert (realm.owner, realm.defenders) == (1, ["yellow4", "red1"])
    assert played.state.players[0].hand == ["red2", "green3", "blue1", "blue1", "yellow3"]
    assert told(played.events) == ["take-back", "conquer-from"]


def test_s4_the_highest_army_takes_a_realm_that_falls() -> None:
    state = scene(side("red2 blue1"), side(SPARE, "yellow2"), side(SPARE, "yellow3"), yellow="0 green1 yellow1")
    assert after(state, UsePower("yellow", "yellow1")).realms["yellow"].owner == 2


@pytest.mark.parametrize(("owner", "taker"), [(0, 1), (1, 2), (2, 0)])
def test_s4_among_equal_armies_the_next_clockwise_takes_it(owner: int, taker: int) -> None:
    players = [side("red2 blue1") if seat == owner else side(SPARE, "yellow3 red1") for seat in range(3)]
    state = scene(*players, first=owner, yellow=f"{owner} green1 yellow4")
    assert after(state, UsePower("yellow", "yellow4")).realms["yellow"].owner == taker


def test_s4_the_last_defender_may_be_taken_back() -> None:
    state = after(scene(side("red2 blue1"), side(SPARE), yellow="0 yellow4"), UsePower("yellow", "yellow4"))
    assert (state.realms["yellow"].owner, state.realms["yellow"].defence) == (0, 0)
    assert needed(state, "yellow") == 1


def test_s4_the_bar_on_leaders_goes_by_the_realms_colour() -> None:
    """Cornland stays yellow, though its yellow knight has gone: another yellow army cannot be led."""
    state = after(scene(side("red2"), side(SPARE), yellow="0 yellow4 red1"), UsePower("yellow", "yellow4"))
    assert reason(state, Play("yellow4", "yellow")) == ("S-11", "play-nowhere")


# FREE_RECRUIT


def test_s4_a_recruit_may_cost_nothing_once() -> None:
    state = scene(side("red2"), side(SPARE), reverse="blue", blue="0 blue4", free="green4 green1")
    state = after(state, Recruit("green4", "yes"))
    assert state.players[0].points == 0
    assert state.players[0].hand == ["red2", "green4"]
    assert state.realms["blue"].used


def test_s4_a_free_recruit_is_a_choice() -> None:
    state = scene(side("red2", points=3), side(SPARE), reverse="blue", blue="0 blue4", free="green4 green1")
    paid = after(state, Recruit("green1", "no"))
    assert (paid.players[0].points, paid.realms["blue"].used) == (2, False)
    assert reason(state, Recruit("green4", "no")) == ("S-13", "recruit-too-dear")


def test_s4_no_free_recruit_without_the_power() -> None:
    state = scene(side("red2", points=3), side(SPARE), free="green1")
    assert reason(state, Recruit("green1", "yes")) == ("S-4", "recruit-no-power")
    assert reason(state, Recruit("green1", "maybe"))[1] == "yes-or-no"


def test_s4_a_power_works_from_the_moment_of_conquest() -> None:
    state = scene(side("red3 green1", "blue4"), side(SPARE), reverse="blue", blue="- blue4 green1")
    state = after(state, Play("red3", "blue"))
    assert mover(state) == 0
    assert after(state, Recruit("blue4", "yes")).players[0].hand == ["green1", "blue4"]


# HIDDEN_CARD


def hiding(armies: str = "red1", hand: str = "blue2 orange1 violet2", **realms: str) -> SagaState:
    return scene(side(hand, armies), side(SPARE), reverse="green", green="0 green4", **realms)


def test_s4_a_knight_is_played_face_down_once() -> None:
    state = after(hiding(), Play("blue2", "red", "yes"))
    army = state.players[0].armies["red"]
    assert (army.cards, army.hidden, army.value) == (["red1"], "blue2", 3)
    assert state.realms["green"].used
    again = after(state, Play("violet1", "violet"))
    assert reason(again, Play("orange1", "red", "yes")) == ("S-4", "hide-no-power")


def test_s4_an_armys_first_knight_is_never_hidden() -> None:
    assert reason(hiding(), Play("blue2", "blue", "yes")) == ("S-4", "hide-first")
    assert reason(hiding(), Play("blue2", "red", "perhaps"))[1] == "yes-or-no"


def test_s4_a_hidden_knight_obeys_the_colour_rules() -> None:
    assert reason(hiding("red1 blue1"), Play("blue2", "red", "yes")) == ("S-11", "play-colour-twice")
    state = after(hiding(hand="blue2 blue1 orange1"), Play("blue2", "red", "yes"), Play("violet1", "violet"))
    assert reason(state, Play("blue1", "red")) == ("S-11", "play-colour-twice")


def test_s4_a_hidden_knight_counts_and_is_turned_up_by_conquest() -> None:
    played = act(hiding("red4", red="- red4 green1"), Play("blue2", "red", "yes"))
    assert played.state.realms["red"].defenders == ["red4", "blue2"]
    assert told(played.events) == ["hide", "reveal", "conquer"]
    assert played.entry.learnt


def test_s4_a_hidden_knight_helps_a_later_one() -> None:
    state = after(hiding("red1", red="- red4"), Play("blue2", "red", "yes"), Play("violet1", "violet"))
    played = act(state, Play("orange1", "red"))
    assert told(played.events) == ["join-veiled"]
    stronger = after(hiding("red2", red="- red4"), Play("blue2", "red", "yes"), Play("violet1", "violet"))
    assert after(stronger, Play("orange1", "red")).realms["red"].owner == 0


def test_s4_a_hidden_knight_is_turned_up_when_its_owner_loses_the_realm() -> None:
    start = scene(
        side("orange1", "red1 (blue2)"), side("violet4 orange2", "green4"), reverse="green", first=1, green="0 green2"
    )
    start.realms["green"].used = True
    played = act(start, Play("violet4", "green"))
    assert played.state.players[0].armies["red"].cards == ["red1", "blue2"]
    assert told(played.events)[:3] == ["join", "conquer-from", "reveal"]
    assert played.state.realms["green"].used is False


def test_s4_a_hidden_knight_is_turned_up_at_the_end() -> None:
    start = scene(side("orange1", "red1 (blue2)"), side("violet1"), reverse="green", first=1, green="0 green2")
    start.realms["green"].used = True
    played = act(start, Play("violet1", "violet"))
    assert played.state.outcome is not None
    assert played.state.players[0].armies["red"].cards == ["red1", "blue2"]


def test_s4_others_see_that_a_knight_is_hidden_but_not_which() -> None:
    state = after(hiding(), Play("blue2", "red", "yes"))
    for watcher, known in ((None, None), (1, None), (0, "blue2")):
        (army,) = GAME.view(state, watcher).seats[0].armies
        assert (army.hidden, army.secret, army.value) == (True, known, 3 if known else 1)


def test_s4_end_is_open_once_a_knight_was_hidden() -> None:
    state = scene(side("blue2 orange1", "red1", points=5), side(SPARE), reverse="green", green="0 green4", free="red2")
    state = after(state, Play("blue2", "red", "yes"))
    assert mover(after(state, End())) == 1
