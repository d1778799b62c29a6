"""B-17: new cities."""

from __future__ import annotations

from rules.barony.actions import City
from rules.barony.scoring import track
from tests.rules.barony.builder import act, after, reason, refusal, scene, side, told


def test_b17_a_village_becomes_a_city_for_ten_points() -> None:
    played = act(scene(side(villages="d4", cities="a1 a4 g1")), City("d4"))
    player = played.state.players[0]
    assert player.buildings["d4"] == "city"
    assert (player.reserve("village"), player.reserve("city")) == (14, 1)
    assert told(played.events) == ["city"]
    assert track(player) == 10


def test_b17_a_viscount_at_15_who_builds_a_city_has_25() -> None:
    """The rulebook's example."""
    state = scene(side(villages="d4", cities="a1 a4 g1", rank=1))
    assert track(state.players[0]) == 15
    assert track(after(state, City("d4")).players[0]) == 25


def test_b17_knights_stay_where_they_are() -> None:
    assert after(scene(side("d4", villages="d4")), City("d4")).players[0].knights == {"d4": 1}


def test_b17_not_in_a_forest() -> None:
    assert reason(scene(side(villages="b2 d4")), City("b2")) == ("B-17", "city-forest")


def test_b17_not_next_to_anybodys_city() -> None:
    assert reason(scene(side(villages="d4 g1", cities="d5")), City("d4")) == ("B-17", "city-beside")
    state = scene(side(villages="d4 g1"), side(cities="d5"))
    assert reason(state, City("d4")) == ("B-17", "city-beside")
    assert refusal(state, City("d4")).places == ("d4", "d5")


def test_b17_not_with_an_opponents_knight_in_the_hex() -> None:
    assert reason(scene(side(villages="d4 g1"), side("d4")), City("d4")) == ("B-17", "city-foreign-knight")


def test_b17_only_an_own_village() -> None:
    state = scene(side("c4", villages="g1", strongholds="a1"), side(villages="d4"))
    assert {reason(state, City(hex_)) for hex_ in ("c4", "a1", "d4")} == {("B-17", "city-no-village")}


def test_b17_a_city_in_reserve_is_needed() -> None:
    state = scene(side(villages="d4", cities="a1 a4 g1 g3 f4"))
    assert reason(state, City("d4")) == ("B-17", "city-none-left")


def test_b17_it_is_closed_without_a_fit_village() -> None:
    assert reason(scene(side("d4")), City("d4")) == ("B-17", "city-no-villages")
    assert reason(scene(side(villages="b2")), City("b2")) == ("B-17", "city-nowhere")
