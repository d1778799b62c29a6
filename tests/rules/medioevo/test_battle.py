"""M-70 to M-77, M-85: a round of battle, rule by rule."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import (
    BARBARIAN_SACRIFICES,
    Bear,
    Capture,
    Crew,
    Fight,
    Lead,
    Overwhelm,
    Protect,
    Recast,
    Sacrifice,
    active,
    barbarian_sacrifice,
)
from tests.rules.medioevo.battles import BLUE, YELLOW, clash
from tests.rules.medioevo.builder import build, forge, legal, reason, two

# M-70


def test_m70_a_castle_lessens_score_superiority_and_cavalry_together_but_no_casualties() -> None:
    state = build(two(), "rum", "castle")
    scene = clash({"cavalry": 2}, {"heavy": 4}, state=state).begin(1, 5, 5)  # only the mêlée threatens: nothing asked
    scene.keep(BLUE, 1, 2, 3).keep(YELLOW).do(BLUE, Overwhelm(1))
    assert scene.view.defender.damage == (
        ("medioevo-part-score", 2),
        ("medioevo-part-superiority", 1),
        ("medioevo-part-cavalry", 4),
        ("medioevo-part-protection", -3),
    )
    assert scene.view.defender.casualty_value == 0  # four heavy infantry


def test_m70_casualties_are_not_lessened() -> None:
    scene = clash({"archer": 1}, {"archer": 3}, state=build(two(), "rum", "castle"))
    scene.do(YELLOW, Protect("melee")).begin(2, 3, 4).keep(BLUE, 3, 4, 8).keep(YELLOW)
    assert scene.army(YELLOW) == {}


def test_m70_the_choice_is_among_what_can_happen() -> None:
    state = build(two(), "rum", "fort")
    scene = clash({"light": 3}, {"light": 2}, state=state)
    assert reason(scene.state, YELLOW, Protect("archers"))[0] == "M-70"
    state = build(two(), "rum", "fort")
    forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 3, "archer": 1}, {"light": 2}, state=state)
    assert [move for move in engine.legal(scene.state, YELLOW) if isinstance(move, Protect)] == [
        Protect("engines"),
        Protect("archers"),
        Protect("melee"),
    ]
    assert not legal(scene.state, BLUE, Protect("melee"))


def test_m70_where_both_were_before_nobody_has_the_walls() -> None:
    scene = clash({"archer": 1}, {"light": 2}, state=build(two(), "rum", "fort"), entering=False)
    assert scene.battle.keeper is None
    assert not legal(scene.state, YELLOW, Protect("archers"))


def test_m70_engines_of_both_sides_shoot_before_any_damage_falls() -> None:
    state = two()
    mine, theirs = forge(state, BLUE, "catapult", "rum"), forge(state, YELLOW, "catapult", "rum")
    scene = clash({"light": 1}, {"light": 1}, state=state)
    scene.do(BLUE, Crew(mine, 1, {"light": 1})).do(YELLOW, Crew(theirs, 1, {"light": 1})).begin(3, 3)
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({}, {})
    assert scene.told[-1] == "battle-nobody"


# M-71


def test_m71_a_trebuchet_of_the_attacker_may_aim_at_a_building() -> None:
    state = build(two(), "rum", "tower")
    mine, theirs = forge(state, BLUE, "trebuchet", "rum"), forge(state, YELLOW, "trebuchet", "rum")
    weak = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state)
    assert reason(scene.state, YELLOW, Crew(theirs, 3, {"light": 3}, "military")) == ("M-71", "target")
    assert reason(scene.state, BLUE, Crew(weak, 3, {"light": 3}, "military")) == ("M-71", "target")
    scene.do(BLUE, Crew(mine, 3, {"light": 3}, "military")).begin(1, 2, 3, 1, 1, 1)
    assert not scene.state.buildings
    assert scene.army(YELLOW) == {"light": 6}
    assert [deed.kind for deed in scene.state.players[BLUE].deeds] == ["building_destroyed"]


def test_m71_a_crew_is_one_to_three_units_that_serve_one_engine() -> None:
    state = two()
    first, second = forge(state, BLUE, "catapult", "rum"), forge(state, BLUE, "bombard", "rum")
    scene = clash({"light": 4}, {"light": 1}, state=state)
    assert reason(scene.state, BLUE, Crew(first, 4, {"light": 4})) == ("M-71", "crew-units")
    assert reason(scene.state, BLUE, Crew("nothing", 1, {"light": 1})) == ("M-71", "crew-engine")
    scene.do(BLUE, Crew(first, 3, {"light": 3}))
    assert reason(scene.state, BLUE, Crew(second, 2, {"light": 2})) == ("M-71", "crew-units")
    scene.do(BLUE, Crew(first, 1, {"light": 1})).do(BLUE, Crew(second, 3, {"light": 3}))
    assert scene.battle.sides[0].now.crew == {"light": 4}


def test_m71_a_bombard_deals_four_to_units_and_walls_may_hold_some_of_it() -> None:
    state = build(two(), "rum", "fort")
    bombard = forge(state, BLUE, "bombard", "rum")
    scene = clash({"light": 3}, {"light": 5}, state=state)
    scene.do(YELLOW, Protect("engines")).do(BLUE, Crew(bombard, 1, {"light": 1})).begin(2, 1, 1, 1)
    assert scene.army(YELLOW) == {"light": 3}


def test_m71_damage_to_barbarians_takes_light_infantry_then_archers_then_captains() -> None:
    state = two()
    bombard = forge(state, BLUE, "bombard", "rum")
    scene = clash({"heavy": 3}, {"light": 2, "archer": 3, "captain1": 1}, state=state, defender=None)
    scene.do(BLUE, Crew(bombard, 2, {"heavy": 2})).begin(8, 1, 8, 8, 1, 1, 1)  # one hit of two; then two arrows
    assert scene.army(None) == {"archer": 1, "captain1": 1}


# M-72


def test_m72_an_ability_needs_a_type_that_the_other_side_lacks() -> None:
    scene = clash({"archer": 2, "heavy": 1}, {"archer": 1, "cavalry": 1})
    state, fray = scene.state, scene.battle
    assert [active(state, fray, 0, kind) for kind in ("archer", "light", "heavy", "cavalry")] == [0, 0, 1, 0]
    assert [active(state, fray, 1, kind) for kind in ("archer", "light", "heavy", "cavalry")] == [0, 0, 0, 1]


def test_m72_what_is_active_lasts_the_round_with_the_numbers_of_then() -> None:
    """The heavy infantry that falls in the melee still spares casualties."""
    scene = clash({"heavy": 3}, {"light": 1}).begin(3, 4, 5).keep(BLUE).spare(YELLOW, 1, 1, 8)
    scene.keep(YELLOW)
    assert scene.army(BLUE) == {"light": 1, "heavy": 2}  # casualties 3 - 3


def test_m72_the_defender_decides_on_sacrifices_after_the_attackers_dice() -> None:
    scene = clash({"heavy": 1}, {"light": 2}).begin(1, 2, 3)
    assert scene.asked == (BLUE,)
    scene.keep(BLUE)
    assert scene.asked == (YELLOW,)
    assert reason(scene.state, YELLOW, Sacrifice(3)) == ("M-72", "sacrifice")
    scene.do(YELLOW, Sacrifice(2), 1, 2, 3).keep(YELLOW)
    assert scene.army(YELLOW) == {}
    assert scene.army(BLUE) == {"heavy": 1}  # nobody was left to deal the score


# M-73


def test_m73_captains_cancel_level_against_level() -> None:
    scene = clash({"captain2": 1, "captain1": 1, "archer": 1}, {"captain2": 1, "heavy": 1}).begin()
    assert engine.pending(scene.state)[BLUE].prompt.args == {"levels": 1}
    assert reason(scene.state, BLUE, Lead(("as-light", "bar-heavy"))) == ("M-73", "lead")
    even = clash({"captain1": 1}, {"captain1": 1}).begin(1, 2, 3)
    assert even.asked == (BLUE,)
    assert legal(even.state, BLUE, Recast(()))


def test_m73_a_captain_frees_an_own_ability_or_cancels_an_enemys() -> None:
    scene = clash({"captain2": 1, "cavalry": 1}, {"cavalry": 1, "heavy": 2}).begin()
    scene.do(BLUE, Lead(("free-cavalry", "bar-heavy")), 1, 2, 3)
    assert (scene.view.attacker.abilities, scene.view.defender.abilities) == ({"cavalry": 1}, {})


def test_m73_acting_as_a_type_a_captain_blocks_and_is_blocked() -> None:
    scene = clash({"captain1": 1}, {"cavalry": 1}).begin()
    scene.do(BLUE, Lead(("as-cavalry",)), 1, 2, 3)
    assert (scene.view.attacker.abilities, scene.view.defender.abilities) == ({}, {})


def test_m73_the_uses_of_a_captain_who_falls_to_arrows_end() -> None:
    scene = clash({"captain1": 1, "heavy": 1}, {"archer": 1, "cavalry": 1}).begin()
    scene.do(BLUE, Lead(("bar-cavalry",)), 3)
    scene.do(BLUE, Bear(0, {"captain1": 1}), 1, 2, 3)
    assert scene.view.defender.abilities == {"cavalry": 1}


def test_m73_a_captain_in_a_crew_leads_nobody() -> None:
    state = two()
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"captain3": 1, "light": 1}, {"light": 1}, state=state)
    scene.do(BLUE, Crew(catapult, 1, {"captain3": 1})).begin(8, 1, 2, 3)
    assert legal(scene.state, BLUE, Recast(()))


# M-74, M-75


def test_m74_barbarians_use_the_dice_of_the_turn_without_penalty() -> None:
    state = two()
    state.dice = {"d4": 2, "d6": 2, "d8": 5}
    scene = clash({"light": 3}, {"light": 3}, state=state, attacker=None, defender=BLUE)
    assert scene.asked == (BLUE,)
    scene.begin(1, 1, 1)
    assert scene.view.attacker.attack == (("medioevo-part-die", 5),)
    assert scene.view.attacker.casualty_value == 2


def test_m75_superiority_is_damage_where_there_are_no_casualties_to_save() -> None:
    scene = clash({"heavy": 3}, {"archer": 8}).begin(*[8] * 8, 3, 5, 5).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert "overwhelm" in scene.told
    assert scene.army(YELLOW) == {"archer": 8 - 3 - 1 - 1}  # score, superiority, casualty


# M-76


def test_m76_the_owner_chooses_and_may_hit_one_unit_twice() -> None:
    scene = clash({"heavy": 3}, {"heavy": 2}).begin(1, 1, 2).keep(BLUE, 2, 3, 8).keep(YELLOW)
    assert scene.asked == (BLUE,)
    assert reason(scene.state, BLUE, Bear(2, {"light": 2})) == ("M-76", "bear")
    scene.do(BLUE, Bear(1, {"heavy": 1}))
    scene.do(BLUE, Bear(0, {"light": 1}))
    assert scene.army(BLUE) == {"light": 1, "heavy": 1}  # one is gone, and one hurt by the casualty that left no choice


def test_m76_without_lighter_units_in_reserve_the_heavier_are_removed() -> None:
    state = two()
    state.players[BLUE].armies["thrace"] = {"light": 20}
    scene = clash({"heavy": 1}, {"archer": 1}, state=state).begin(1)
    assert scene.army(BLUE) == {}
    assert scene.told[-1] == "battle-won"


# M-77, M-85


def test_m77_after_a_round_the_attacker_is_asked_again() -> None:
    scene = clash({"heavy": 3}, {"heavy": 3}).begin(1, 1, 2).keep(BLUE, 1, 1, 3).keep(YELLOW)
    assert scene.battle.round == 2
    assert scene.army(BLUE) == scene.army(YELLOW) == {"light": 1, "heavy": 2}
    assert scene.asked == (BLUE,)
    assert legal(scene.state, YELLOW, Fight())  # may speak up, but nobody waits for it
    assert reason(scene.state, BLUE, Capture()) == ("M-81", "capture-late")


def test_m77_barbarians_who_attack_always_continue() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    scene = clash({"light": 9}, {"light": 9}, state=state, attacker=None, defender=BLUE)
    scene.begin(1, 2, 3).keep(BLUE, 1, 2, 3)  # a tie, a casualty each, and on it goes
    assert scene.battle.round == 2
    assert (scene.army(None), scene.army(BLUE)) == ({"light": 8}, {"light": 8})


@pytest.mark.parametrize(("lights", "foes", "given"), [(1, 5, 0), (2, 5, 1), (3, 5, 1), (4, 5, 2), (4, 4, 0)])
def test_m85_outnumbered_barbarians_sacrifice_by_rule(lights: int, foes: int, given: int) -> None:
    scene = clash({"heavy": foes}, {"light": lights}, defender=None)
    scene.battle.sides[1].now.abilities = {"light": lights}
    assert barbarian_sacrifice(scene.state, scene.battle, 1) == given
    assert BARBARIAN_SACRIFICES[0][0] > BARBARIAN_SACRIFICES[1][0]


def test_m85_their_captain_is_an_archer_unless_another_cancels_it() -> None:
    scene = clash({"heavy": 2}, {"light": 1, "captain1": 1}, defender=None).begin(1, 1, 1, 1)
    assert scene.view.defender.arrows == (1,)
    scene = clash({"heavy": 2, "captain1": 1}, {"light": 1, "captain1": 1}, defender=None).begin(1, 1, 1)
    assert scene.view.defender.arrows == ()


# Asking


def test_nobody_is_asked_without_a_choice() -> None:
    """Two light infantry against two: a click to fight, and the dice."""
    scene = clash({"light": 2}, {"light": 2})
    assert scene.asked == (BLUE, YELLOW)
    scene.begin(2, 3, 4)
    assert scene.asked == (BLUE,)
    scene.keep(BLUE, 1, 2, 5)
    scene.keep(YELLOW)  # 4 and 4: a tie, two casualties against one
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({}, {"light": 1})
    assert not scene.state.stack
