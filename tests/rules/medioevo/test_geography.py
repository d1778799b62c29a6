"""M-1, M-2, M-4: the map as it is played on."""

from __future__ import annotations

from rules.medioevo.data import REALMS
from rules.medioevo.table import HOMES, NEAR_BY_LAND, distance, neighbouring, open_realms, seas_beside, world_of


def test_m1_realms_in_play_are_linked() -> None:
    assert open_realms((), 3) == REALMS
    assert open_realms(("empire",), 3) == ("hungary",)
    assert open_realms(("empire", "hungary"), 3) == ("byzantium", "novgorod", "golden_horde")
    assert "mamluks" in open_realms(("empire",), 6)


def test_m2_all_of_the_map_is_in_play_with_six() -> None:
    whole = world_of(REALMS)
    assert (len(whole.lands), len(whole.seas), len(whole.fires), len(whole.areas)) == (75, 14, 16, 40)


def test_m2_fewer_players_use_the_land_within_three_steps_of_a_home() -> None:
    part = world_of(("mamluks", "byzantium"))
    assert {*HOMES["mamluks"], *HOMES["byzantium"]} <= set(part.lands)
    assert "karelia" not in part.lands
    assert "flanders" not in part.lands
    for place in part.lands:
        assert min(distance(place, home) for realm in ("mamluks", "byzantium") for home in HOMES[realm]) <= 3
    assert set(part.seas) == {sea for place in part.lands for sea in seas_beside(place)}
    assert all(near in part.places for others in part.near.values() for near in others)


def test_m4_the_strait_is_crossed_by_land() -> None:
    assert "nicaea" in NEAR_BY_LAND["constantinople"]
    assert "sicily" not in NEAR_BY_LAND["apulia"]


def test_m4_seas_are_steps_of_a_distance() -> None:
    assert distance("latium", "sicily") == 2
    assert neighbouring("latium", ["karelia", "sicily"])
    assert not neighbouring("latium", ["karelia"])
