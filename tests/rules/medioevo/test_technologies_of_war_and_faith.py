"""M-111: technologies of combat, construction and faith, as the rulebook's pages and their examples tell."""

from __future__ import annotations

from msgspec.structs import replace

from rules.medioevo.powers import Pass, Play, Use
from rules.medioevo.purchases import Build, Forge, Purchases, Recruit
from tests.rules.medioevo.battles import BLUE, YELLOW, clash
from tests.rules.medioevo.builder import after, at, build, forge, legal
from tests.rules.medioevo.hands import (
    design,
    hold,
    hush,
    learn,
    moving,
    offers,
    the,
    turn_over,
    window,
)
from tests.rules.medioevo.shopping import run

# Combat


def test_m111_art_of_war_hires_a_captain_of_level_two() -> None:
    state = run(at(design("art_of_war", 2), Purchases()), Recruit("captain2", 1, "macedonia"))
    assert (state.players[BLUE].army("macedonia"), state.players[BLUE].florins) == ({"captain2": 1}, 1400)


def test_m111_promotion_changes_what_units_count_as_for_the_turn() -> None:
    """The rulebook's one step up and three steps down: four points. No captain is left to shoot."""
    state = design("promotion", 4)
    scene = clash({"light": 1}, {"light": 1, "captain1": 1}, state=state, defender=None)
    scene.do(BLUE, Use("promotion", target="seat0/light", other="heavy"))
    scene.do(BLUE, Use("promotion", target="barbarians/captain1", other="light"))
    hush(scene).begin(1, 2, 3, seats=(BLUE,))
    assert scene.view.attacker.abilities == {"heavy": 1}
    assert scene.view.defender.abilities == {"light": 2}
    assert scene.state.players[BLUE].points == {"red": 0}
    state = turn_over(scene.state)
    assert (state.players[BLUE].army("rum"), state.barbarians["rum"]) == ({"light": 1}, {"light": 1, "captain1": 1})


def test_m111_tactics_lets_two_points_fall_on_one_heavy_infantry() -> None:
    """6 against 4: two points, and the heavy infantry is gone."""
    scene = hush(clash({"light": 6}, {"light": 5, "heavy": 1}, state=design("tactics", 2)))
    scene.begin(1, 2, 6).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert window(scene.state) == "damage"
    scene.do(BLUE, the(scene.state, BLUE, Use, technology="tactics", shares={"heavy": 2}))
    assert hush(scene).army(YELLOW) == {"light": 5}
    assert scene.state.players[BLUE].points == {"red": 0}


def test_m111_strategy_kills_without_a_die_before_the_melee() -> None:
    """The rulebook's two light infantry, for four points: no fight is needed."""
    scene = clash({"light": 1}, {"light": 2}, state=design("strategy", 4))
    hush(scene.do(BLUE, Use("strategy", amount=2)))
    if scene.asked:
        hush(scene.begin())
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": 1}, {})
    assert "battle-won" in scene.told


# Construction


def test_m111_masonry_makes_a_city_of_a_village() -> None:
    state = run(at(build(design("masonry", 2), "macedonia", "village"), Purchases()), Build("macedonia", "city"))
    assert (state.buildings["macedonia"]["civil"].kind, state.players[BLUE].florins) == ("city", 1400)


def test_m111_architecture_makes_a_castle_of_a_tower() -> None:
    state = run(at(build(design("architecture", 2), "thrace", "tower"), Purchases()), Build("thrace", "castle"))
    assert (state.buildings["thrace"]["military"].kind, state.players[BLUE].florins) == ("castle", 1400)


def test_m111_mathematics_places_a_catapult_beside_a_tower() -> None:
    state = run(at(build(design("mathematics", 1), "thrace", "tower"), Purchases()), Forge("catapult", "thrace"))
    assert [(e.kind, e.place) for e in state.players[BLUE].engines] == [("catapult", "thrace")]
    assert state.players[BLUE].florins == 1500


def test_m111_engineering_makes_a_trebuchet_of_a_catapult_for_points_alone() -> None:
    state = design("engineering", 2)
    catapult, afield = forge(state, BLUE, "catapult", "macedonia"), forge(state, BLUE, "catapult", "thrace")
    state = moving(state)
    assert not legal(state, BLUE, Use("engineering", target=afield)), "neither an area nor a military building"
    state = after(state, (BLUE, Use("engineering", target=catapult)))
    assert state.players[BLUE].engine(catapult).kind == "trebuchet"
    assert (state.players[BLUE].florins, state.players[BLUE].points) == (1600, {"green": 0})


def test_m111_engineering_raises_a_building_by_a_level() -> None:
    state = moving(build(design("engineering", 2), "macedonia", "village"))
    state = after(state, (BLUE, the(state, BLUE, Use, technology="engineering", target="macedonia/civil")))
    assert (state.buildings["macedonia"]["civil"].kind, state.players[BLUE].florins) == ("town", 1600)


# Faith


def test_m111_religion_builds_a_cathedral() -> None:
    state = run(at(design("religion", 1), Purchases()), Build("macedonia", "cathedral"))
    assert (state.buildings["macedonia"]["religious"].kind, state.players[BLUE].florins) == ("cathedral", 1300)


def test_m111_monasticism_makes_another_colour_of_a_purple_point() -> None:
    state = moving(learn(design("monasticism", 1), BLUE, "edict"))
    state = after(state, (BLUE, Use("monasticism", target="orange", amount=1)))
    assert state.players[BLUE].points == {"purple": 0, "orange": 1}


def test_m111_monasticism_turns_no_mystic_for_whose_sake_it_is_used() -> None:
    state = moving(hold(design("monasticism", 0), BLUE, 72))
    state = after(state, (BLUE, Use("monasticism", target="blue", amount=1)))
    player = state.players[BLUE]
    assert (player.points, player.turned, player.florins) == ({"blue": 1}, [], 1500)


def test_m111_monasticism_is_of_no_use_where_only_the_mystic_could_pay() -> None:
    state = hold(design("monasticism", 0), BLUE, 72)
    state.players[BLUE].florins = 0
    assert not offers(moving(state), BLUE, Use, technology="monasticism")


def test_m111_points_of_any_colour_are_made_for_a_mystic_that_proselytism_borrows() -> None:
    state = hold(hold(design("proselytism", 1), BLUE, 5), YELLOW, 71)
    state.players[YELLOW].station("rum", "light")
    state = after(moving(state), (BLUE, Use("proselytism", target="71")), (BLUE, Play(5, "red")))
    state = after(state, (BLUE, Play(71, amount=1, shares={"red": 1})))
    assert state.players[BLUE].florins == 1620


def test_m111_proselytism_borrows_a_neighbours_warlord_once_a_turn() -> None:
    state = hold(design("proselytism", 2), YELLOW, 5)
    scene = hush(clash({"light": 6}, {"light": 6}, state=state)).begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    scene.do(BLUE, Use("proselytism", target="5")).do(YELLOW, Pass())
    scene.do(BLUE, Play(5, target="seat0")).do(YELLOW, Pass())
    hush(scene)
    assert scene.view.attacker.attack_value == 5 + 2
    assert (scene.state.players[YELLOW].turned, scene.state.players[BLUE].points) == ([], {"purple": 1})
    scene.begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert legal(scene.state, YELLOW, Play(5, target="seat1")), "its owner may still use it"
    assert not legal(scene.state, BLUE, Use("proselytism", target="5"))


def test_m111_passing_of_time_borrows_the_art_of_war() -> None:
    state = learn(design("passing_of_time", 2), YELLOW, "art_of_war")
    state.players[BLUE].tokens = {"red": 1}
    state = at(state, Purchases())
    captain = Recruit("captain1", 1, "macedonia")
    assert not legal(state, BLUE, captain)
    state = run(state, Use("passing_of_time", target="art_of_war"), replace(captain, means="tokens"))
    assert (state.players[BLUE].army("macedonia"), state.players[BLUE].florins) == ({"captain1": 1}, 1500)


def test_m111_passing_of_time_lends_a_technology_for_one_use() -> None:
    state = learn(design("passing_of_time", 2), YELLOW, "engineering")
    build(state, "macedonia", "village")
    state.players[BLUE].points["green"] = 4
    state, raised = moving(state), {"technology": "engineering", "target": "macedonia/civil"}
    state = after(state, (BLUE, Use("passing_of_time", target="engineering")))
    state = after(state, (BLUE, the(state, BLUE, Use, **raised)))
    assert state.buildings["macedonia"]["civil"].kind == "town"
    assert not offers(state, BLUE, Use, **raised)
