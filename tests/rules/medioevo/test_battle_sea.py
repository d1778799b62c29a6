"""M-78: battles at sea."""

from __future__ import annotations

from rules.medioevo.battle import Bear, Crew, Lead, Loot, captain_options, move_off
from rules.medioevo.effects import SAFE, impose, safe_piece
from rules.medioevo.powers import Use
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import GAME, after, flow_on, forge, give, reason, two
from tests.rules.medioevo.hands import learn, moving

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


def two_riders() -> tuple[Scene, str, str]:
    """Yellow has a rider on each of two galleys, and one of them is hit."""
    state = two()
    give(state, BLUE, "galley", 1, SEA)
    small, large = (give(state, YELLOW, "galley", level, SEA) for level in (1, 2))
    for galley in state.players[YELLOW].transports:
        state.players[YELLOW].station(SEA, "cavalry", 1, galley)
    return clash({"archer": 2}, {}, state=state, place=SEA).begin(1, 8), small, large


def test_m78_a_galley_that_lost_all_its_units_sinks_on_a_low_die() -> None:
    scene, small, _ = two_riders()
    scene.do(YELLOW, Bear(0, {f"{small}/cavalry": 1}), 3, 1, 1, 1)
    assert [ship.level for ship in scene.state.players[YELLOW].transports] == [2]
    assert scene.view.defender.galleys == 3  # its level is gone in the next round
    scene, small, _ = two_riders()
    scene.do(YELLOW, Bear(0, {f"{small}/cavalry": 1}), 4, 1, 1, 1)
    assert [ship.level for ship in scene.state.players[YELLOW].transports] == [1, 2]


def test_m78_who_is_hit_chooses_which_galley_loses_a_unit() -> None:
    scene, small, large = two_riders()
    scene.do(YELLOW, Bear(0, {f"{large}/cavalry": 1}), 8, 1, 1, 1)
    yellow = scene.state.players[YELLOW]
    assert [yellow.transport(name).troops for name in (small, large)] == [{"cavalry": 1}, {}]


def test_m78_a_galley_with_somebody_left_aboard_is_not_rolled_for() -> None:
    state = two()
    for seat, level in ((BLUE, 1), (YELLOW, 1)):
        give(state, seat, "galley", level, SEA)
    scene = clash({"archer": 2}, {"cavalry": 2}, state=state, place=SEA).begin(1, 8, 1, 1, 1)  # arrows, then dice
    assert [ship.level for ship in scene.state.players[YELLOW].transports] == [1]


def test_m78_a_sunk_galley_takes_its_own_cargo_down_and_no_other() -> None:
    state = two()
    give(state, BLUE, "galley", 3, SEA)
    sunk = give(state, YELLOW, "galley", 1, SEA)
    lost = forge(state, YELLOW, "catapult", SEA), give(state, YELLOW, "wagon", 2, SEA)
    other = give(state, YELLOW, "galley", 1, SEA)
    kept = forge(state, YELLOW, "bombard", SEA), give(state, YELLOW, "wagon", 1, SEA)
    yellow = state.players[YELLOW]
    assert [piece.aboard for piece in (*yellow.engines, *map(yellow.transport, (lost[1], kept[1])))] == [
        sunk, other, sunk, other,
    ]  # fmt: skip
    scene = clash({"archer": 2}, {"cavalry": 2}, state=state, place=SEA).begin(1, 8)
    scene.do(YELLOW, Bear(0, {f"{sunk}/cavalry": 1}), 1, 1, 1, 1)
    yellow = scene.state.players[YELLOW]
    assert [piece.id for piece in (*yellow.transports, *yellow.engines)] == [other, kept[1], kept[0]]


def test_m78_a_galley_works_as_many_levels_of_engines_as_its_own() -> None:
    state = two()
    give(state, BLUE, "galley", 2, SEA)
    give(state, YELLOW, "galley", 1, SEA)
    small = [forge(state, BLUE, "catapult", SEA) for _ in range(2)]
    large = forge(state, BLUE, "bombard", SEA)
    scene = clash({"light": 3}, {"light": 3}, state=state, place=SEA)
    assert reason(scene.state, BLUE, Crew(large, 1, {"light": 1})) == ("M-78", "crew-galley")
    for engine_ in small:
        scene.do(BLUE, Crew(engine_, 1, {"light": 1}))


def test_m78_an_engine_is_worked_by_those_aboard_its_own_galley() -> None:
    state = two()
    give(state, YELLOW, "galley", 1, SEA)
    one = give(state, BLUE, "galley", 1, SEA)
    catapult = forge(state, BLUE, "catapult", SEA)
    other = give(state, BLUE, "galley", 3, SEA)
    bombard = forge(state, BLUE, "bombard", SEA)
    blue = state.players[BLUE]
    blue.station(SEA, "archer", 1, blue.transport(one))
    blue.station(SEA, "light", 3, blue.transport(other))
    scene = clash({}, {"light": 1}, state=state, place=SEA)
    assert reason(scene.state, BLUE, Crew(catapult, 1, {"light": 1})) == ("M-71", "crew-units")
    assert reason(scene.state, BLUE, Crew(bombard, 2, {"light": 1, "archer": 1})) == ("M-71", "crew-units")
    scene.do(BLUE, Crew(catapult, 1, {"archer": 1})).do(BLUE, Crew(bombard, 2, {"light": 2}))


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


def taken(*, galley_kept: bool) -> tuple[MedioevoState, int]:
    """Yellow's empty galley with a catapult falls to Blue, who keeps the catapult and perhaps the galley."""
    state = two()
    give(state, BLUE, "galley", 3, SEA)
    galley = give(state, YELLOW, "galley", 1, SEA)
    catapult = forge(state, YELLOW, "catapult", SEA)
    scene = clash({"light": 1}, {}, state=state, place=SEA)
    before = scene.state.players[BLUE].florins
    scene.do(BLUE, Loot((), (), (), (galley, catapult) if galley_kept else (catapult,)))
    return scene.state, scene.state.players[BLUE].florins - before


def test_m84_what_lies_in_a_galley_is_kept_with_it() -> None:
    state, florins = taken(galley_kept=True)
    assert (florins, state.players[BLUE].engines[0].aboard) == (0, state.players[BLUE].transports[-1].id)


def test_m84_what_lies_in_a_galley_that_is_plundered_finds_no_other_at_sea() -> None:
    state, florins = taken(galley_kept=False)
    assert (florins, state.players[BLUE].engines) == (100, [])


def test_m79_at_sea_every_galley_flees_with_what_it_has_aboard() -> None:
    state = two()
    one, other = (give(state, BLUE, "galley", 1, SEA) for _ in range(2))
    give(state, YELLOW, "galley", 1, SEA)
    blue = state.players[BLUE]
    blue.station(SEA, "archer", 1, blue.transport(one))
    blue.station(SEA, "light", 3, blue.transport(other))
    scene = clash({}, {"archer": 1, "light": 2}, state=state, place=SEA, march=2)
    scene.battle.fleeing, scene.battle.cost = "aegean", 1
    move_off(flow_on(scene.state), scene.battle)
    assert blue.armies == {"aegean": {"archer": 1, "light": 3}}
    assert [galley.troops for galley in blue.transports] == [{"archer": 1}, {"light": 3}]


def test_m79_out_of_a_port_the_army_goes_aboard_and_takes_along_what_there_is_room_for() -> None:
    state = two()
    galley = give(state, BLUE, "galley", 1, "rum")
    bombard, _ = (forge(state, BLUE, kind, "rum") for kind in ("bombard", "catapult"))
    scene = clash({"light": 2}, {"heavy": 2}, state=state, place="rum", march=2)
    scene.battle.fleeing, scene.battle.cost = SEA, 1
    move_off(flow_on(scene.state), scene.battle)
    blue = scene.state.players[BLUE]
    assert [engine.id for engine in blue.freight(blue.transport(galley))] == [bombard]
    assert GAME.faults(scene.state) == []


def test_m111_cartography_moves_a_galley_with_those_aboard_and_no_others() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    one, other = (give(state, BLUE, "galley", 1, SEA) for _ in range(2))
    blue = state.players[BLUE]
    blue.station(SEA, "archer", 1, blue.transport(one))
    blue.station(SEA, "light", 3, blue.transport(other))
    state = moving(state)
    assert reason(state, BLUE, Use("cartography", one, "aegean", 1, {"light": 1}))[0] == "M-111"
    state = after(state, (BLUE, Use("cartography", one, "aegean", 1, {"archer": 1})))
    assert state.players[BLUE].armies == {SEA: {"light": 3}, "aegean": {"archer": 1}}


def test_m52_what_lies_in_a_galley_is_as_safe_as_the_galley() -> None:
    state = two()
    galley = give(state, YELLOW, "galley", 1, SEA)
    forge(state, YELLOW, "catapult", SEA)
    impose(state, SAFE, YELLOW, piece=galley)
    assert safe_piece(state, state.players[YELLOW].engines[0])
