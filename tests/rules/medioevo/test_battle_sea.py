"""M-78: battles at sea."""

from __future__ import annotations

from rules.medioevo.combat.abilities import Lead, captain_options
from rules.medioevo.combat.engines import Crew
from rules.medioevo.combat.spoils import Loot
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import forge, give, reason, two

SEA = "levantine"


def at_sea(attackers: dict[str, int], defenders: dict[str, int], *galleys: tuple[int, int]) -> Scene:
    """Galleys as pairs of seat and level."""
    state = two()
    for seat, level in galleys:
        give(state, seat, "galley", level, SEA)
    return clash(attackers, defenders, state=state, place=SEA)


def test_m78_at_sea_only_archers_and_light_infantry_have_abilities() -> None:
    scene = at_sea({"captain2": 1, "cavalry": 1}, {"heavy": 2}, (BLUE, 1), (YELLOW, 1))
    assert captain_options(scene.state, scene.battle, 0) == ["as-archer", "as-light"]
    scene.begin().do(BLUE, Lead(()), 1, 2, 3)
    assert (scene.view.attacker.abilities, scene.view.defender.abilities) == ({}, {})


def test_m78_heavy_infantry_and_cavalry_are_removed_by_one_damage() -> None:
    scene = at_sea({"archer": 2}, {"cavalry": 2}, (BLUE, 1), (YELLOW, 1)).begin(1, 8, 1, 1, 1)
    assert scene.army(YELLOW, SEA) == {"cavalry": 1}


def test_m78_a_galley_that_lost_all_its_units_sinks_on_a_low_die() -> None:
    galleys = ((BLUE, 1), (YELLOW, 1), (YELLOW, 2))
    sunk = at_sea({"archer": 2}, {"cavalry": 2}, *galleys).begin(1, 8, 3, 1, 1, 1)
    assert [ship.level for ship in sunk.state.players[YELLOW].transports] == [2]
    assert sunk.view.defender.galleys == 3  # its level is gone in the next round
    afloat = at_sea({"archer": 2}, {"cavalry": 2}, *galleys).begin(1, 8, 4, 1, 1, 1)
    assert [ship.level for ship in afloat.state.players[YELLOW].transports] == [1, 2]


def test_m78_a_sinking_galley_takes_its_cargo() -> None:
    state = two()
    for level in (1, 1):
        give(state, YELLOW, "galley", level, SEA)
    give(state, BLUE, "galley", 3, SEA)
    give(state, YELLOW, "wagon", 2, SEA)
    for _ in range(3):
        forge(state, YELLOW, "catapult", SEA)
    scene = clash({"archer": 2}, {"cavalry": 2}, state=state, place=SEA).begin(1, 8, 1, 1, 1, 1)
    yellow = scene.state.players[YELLOW]
    assert len(yellow.engines) + sum(ship.kind == "wagon" for ship in yellow.transports) == 2  # beside one rider


def test_m78_a_galley_works_as_many_levels_of_engines_as_its_own() -> None:
    state = two()
    give(state, BLUE, "galley", 2, SEA)
    give(state, YELLOW, "galley", 1, SEA)
    small = [forge(state, BLUE, "catapult", SEA) for _ in range(2)]
    large = forge(state, BLUE, "bombard", SEA)
    scene = clash({"light": 3}, {"light": 3}, state=state, place=SEA)
    assert reason(scene.state, BLUE, Crew(large, 1, {"light": 1})) == ("M-71", "crew")
    for engine_ in small:
        scene.do(BLUE, Crew(engine_, 1, {"light": 1}))


def test_m78_empty_galleys_fall_to_an_armed_fleet_and_are_kept_or_plundered() -> None:
    scene = at_sea({"light": 1}, {}, (BLUE, 1), (YELLOW, 3), (YELLOW, 1))
    ships = [ship.id for ship in scene.state.players[YELLOW].transports]
    before = scene.state.players[BLUE].florins
    scene.do(BLUE, Loot((), (ships[0],), (), ()))
    assert scene.state.players[BLUE].florins == before + 50
    assert [ship.level for ship in scene.state.players[BLUE].transports] == [1, 3]
    assert scene.state.players[YELLOW].transports == []
    assert [deed.kind for deed in scene.state.players[BLUE].deeds] == ["pillage"]  # no battle was won


def test_m78_barbarians_at_sea_plunder_merchant_ships() -> None:
    state = two()
    state.dice = {"d4": 4, "d6": 4, "d8": 8}
    give(state, BLUE, "galley", 1, SEA)
    give(state, BLUE, "ship", 1, SEA, wine=1)
    scene = clash({"light": 6}, {"light": 1}, state=state, place=SEA, attacker=None, defender=BLUE)
    scene.begin(1, 2, 3).keep(BLUE, 8)
    assert scene.state.players[BLUE].transports == []
    assert scene.state.players[BLUE].honour == 9


def test_m78_a_docked_galley_is_on_land() -> None:
    state = two()
    give(state, BLUE, "galley", 3, "rum")
    scene = clash({"heavy": 1}, {"archer": 1}, state=state).begin(1)
    assert scene.view.attacker.galleys == 0
    assert scene.army(BLUE) == {"light": 1}
