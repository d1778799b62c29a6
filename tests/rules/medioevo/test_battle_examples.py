"""The rulebook's worked examples of battle, number by number."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.battle import (
    Bear,
    Capture,
    Crew,
    Flee,
    Lead,
    Loot,
    Overwhelm,
    Protect,
    Recast,
    Sacrifice,
    fleet_bonus,
)
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW, clash
from tests.rules.medioevo.builder import build, forge, give, table, two


def yellow_first() -> MedioevoState:
    """The turn order weighs on Blue: -1."""
    state = two()
    state.order = [YELLOW, BLUE]
    return state


def test_m75_a_battle_with_a_penalty_of_three_and_superiority() -> None:
    """25 against 7 - 3: one damage, one casualty less for Blue, and three points in all for Yellow."""
    yellow = 3
    state = table("byzantium", "hungary", "golden_horde", "mamluks")
    scene = clash({"cavalry": 1}, {"cavalry": 1}, state=state, defender=yellow)
    scene.begin(1, 5, 3, seats=(BLUE, yellow))
    scene.do(BLUE, Recast(("d4", "d8")), 1, 5, 2, 2, 4)  # 1, 5, 5; then Yellow's first dice
    scene.do(yellow, Recast(("d6", "d8")), 4, 7)
    assert scene.view.attacker.attack == (("medioevo-part-product", 25),)
    assert scene.view.defender.attack == (("medioevo-part-die", 7), ("medioevo-part-penalty", -3))
    assert (scene.view.attacker.casualty_value, scene.view.defender.casualty_value) == (1, 2)
    assert scene.view.superiority == 1
    scene.do(BLUE, Overwhelm(0))
    assert scene.army(BLUE) == {"cavalry": 1}
    assert scene.army(yellow) == {}
    assert scene.told[-2:] == ["battle-won", "conquer"]


def test_m72_archers_and_cavalry_against_a_single_rider() -> None:
    """The arrow makes heavy infantry of the rider; 9 against 7 deals 1, as Yellow has one unit."""
    scene = clash({"archer": 1, "heavy": 1, "cavalry": 1}, {"cavalry": 1}, state=yellow_first())
    scene.begin(1, 1, 4, 8)  # the arrow hits; Blue 8 - 1
    assert scene.army(YELLOW) == {"heavy": 1}
    assert scene.view.attacker.abilities == {"cavalry": 1}
    scene.keep(BLUE, 1, 3, 3).keep(YELLOW)  # Yellow 3 x 3
    assert (scene.view.attacker.attack_value, scene.view.defender.attack_value) == (7, 9)
    assert scene.view.attacker.owed == 1
    scene.do(BLUE, Bear(0, {"archer": 1}))
    scene.do(BLUE, Bear(0, {"heavy": 1}))
    assert scene.army(BLUE) == {"light": 1, "cavalry": 1}
    assert scene.army(YELLOW) == {"light": 1}


def test_m72_cavalry_adds_two_damage_to_a_victory() -> None:
    """Yellow 5 and Blue 4, casualties 1 each: three points on two heavy infantry, and the last one falls."""
    scene = clash({"heavy": 2}, {"cavalry": 1, "heavy": 1}, state=yellow_first())
    scene.begin(1, 5, 3).keep(BLUE, 1, 2, 5)
    assert (scene.view.attacker.abilities, scene.view.defender.abilities) == ({}, {"cavalry": 1})
    scene.keep(YELLOW)
    assert (scene.view.attacker.attack_value, scene.view.defender.attack_value) == (4, 5)
    assert scene.view.attacker.damage == (("medioevo-part-score", 1), ("medioevo-part-cavalry", 2))
    scene.do(BLUE, Bear(1, {"heavy": 1}))
    scene.do(BLUE, Bear(1, {"light": 1}))  # one heavy infantry is gone
    assert scene.asked == (YELLOW,)  # the rest left no choice: a light infantry, and it fell as a casualty
    scene.do(YELLOW, Bear(0, {"heavy": 1}))
    assert scene.army(YELLOW) == {"cavalry": 1, "light": 1}
    assert scene.army(BLUE) == {}
    assert scene.told[-1] == "battle-won"


def test_m73_a_captain_acts_as_an_archer() -> None:
    attackers = {"cavalry": 1, "captain1": 1}
    scene = clash(attackers, {"cavalry": 1, "heavy": 1, "light": 1}, attacker=YELLOW, defender=BLUE).begin()
    (field,) = [decision for decision in engine.pending(scene.state).values() if Lead in decision.actions]
    assert field.prompt.args == {"levels": 1}
    moves = {action.uses for action in engine.legal(scene.state, YELLOW) if isinstance(action, Lead)}
    assert {("free-cavalry",), ("bar-heavy",), ("as-archer",), ("as-light",)} < moves
    scene.do(YELLOW, Lead(("as-archer",)), 2)
    scene.do(BLUE, Bear(0, {"light": 1}), 1, 1, 1)
    assert scene.army(BLUE) == {"heavy": 1, "cavalry": 1}


def test_m71_a_catapult_and_its_crew() -> None:
    """One hit of two; a tie at 6 with casualties 1; the crew suffers last."""
    state = yellow_first()
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"cavalry": 1, "light": 2}, {"cavalry": 1, "light": 2}, state=state)
    scene.do(BLUE, Crew(catapult, 2, {"cavalry": 1, "light": 1}))
    scene.begin(1, 5)
    assert scene.view.defender.damage == (("medioevo-part-engines", 2),)
    scene.do(YELLOW, Bear(2, {"light": 2}))
    assert scene.view.defender.abilities == {"cavalry": 1}  # Blue's rider serves the catapult
    scene.spare(BLUE, 1, 3, 7).keep(BLUE, 1, 2, 6).keep(YELLOW)
    assert (scene.view.winner, scene.view.attacker.attack_value, scene.view.attacker.casualty_value) == ("tie", 6, 1)
    assert scene.army(BLUE) == {"light": 1, "cavalry": 1}  # the fighting one is gone
    scene.do(BLUE, Bear(0, {"light": 1}))
    assert scene.army(BLUE) == {"heavy": 1}
    assert scene.army(YELLOW) == {"heavy": 1}


def test_m78_two_galleys_of_level_two_outweigh_three_of_level_one() -> None:
    state = two()
    for _ in range(3):
        give(state, YELLOW, "galley", 1, "levantine")
    for _ in range(2):
        give(state, BLUE, "galley", 2, "levantine")
    scene = clash({"archer": 1}, {"archer": 1}, state=state, place="levantine")
    assert [fleet_bonus(scene.battle, who) for who in (0, 1)] == [1, 0]
    scene.begin(2, 3, 6).keep(BLUE, 1, 2, 8)
    assert scene.view.attacker.attack == (("medioevo-part-die", 6), ("medioevo-part-galleys", 1))


def test_m70_a_tower_protects_from_the_archer() -> None:
    state = build(two(), "rum", "tower")
    scene = clash({"archer": 1}, {"light": 1}, state=state)
    scene.do(YELLOW, Protect("archers")).begin(2, 1, 1, 2)
    assert scene.view.attacker.arrows == (2,)
    assert scene.view.defender.damage == ()
    assert scene.army(YELLOW) == {"light": 1}


def test_m79_fleeing_makes_four_of_seven_and_costs_a_casualty_more() -> None:
    state = two()
    give(state, BLUE, "wagon", 1, "rum")
    scene = clash({"heavy": 1}, {"light": 3}, state=state, march=1)
    scene.begin(1, 2, 3).keep(BLUE).spare(YELLOW, 1, 2, 4).keep(YELLOW)  # 3 and 3: a tie, and one casualty
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"heavy": 1}, {"light": 2})
    scene.do(BLUE, Flee("nicaea"), 1, 2, 7).keep(BLUE)
    assert scene.view.attacker.attack == (("medioevo-part-die", 7), ("medioevo-part-flight", -3))
    parts = (("medioevo-part-lowest", 1), ("medioevo-part-march", 1), ("medioevo-part-heavy", -1))
    assert (scene.view.attacker.casualties, scene.view.attacker.casualty_value) == (parts, 1)
    scene.spare(YELLOW, 1, 2, 5).keep(YELLOW)
    assert "battle-tie" in scene.told
    assert scene.army(BLUE, "nicaea") == {"light": 1}
    assert [transport.place for transport in scene.state.players[BLUE].transports] == ["nicaea"]
    assert scene.army(YELLOW) == {"light": 1}


def test_m81_capturing_makes_four_of_nine() -> None:
    """7 and the 2 of a card. Yellow's casualties are not applied."""
    scene = clash({"cavalry": 1}, {"archer": 1})
    scene.do(BLUE, Capture()).begin(8, 1, 3, 7)  # Yellow's arrow misses
    scene.battle.sides[0].now.bonuses["card"] = 2
    assert scene.view.attacker.attack == (
        ("medioevo-part-die", 7),
        ("medioevo-part-card", 2),
        ("medioevo-part-capture", -5),
    )
    scene.keep(BLUE, 2, 3, 4).keep(YELLOW)  # Yellow 4 - 1
    assert scene.army(BLUE) == {"heavy": 1}
    assert scene.army(YELLOW) == {}
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"archer": 1}}
    assert scene.told[-2:] == ["battle-won", "conquer"]


def test_m85_barbarians_with_seven_and_two_do_not_sacrifice_in_equal_numbers() -> None:
    state = two()
    state.dice = {"d4": 2, "d6": 4, "d8": 7}
    scene = clash({"cavalry": 1, "light": 1}, {"light": 2}, state=state, defender=None)
    scene.begin(1, 3, 8).keep(BLUE)
    scene.do(BLUE, Bear(0, {"light": 1}))
    assert scene.army(None) == {}
    assert scene.army(BLUE) == {"cavalry": 1}


def test_m85_outnumbered_they_sacrifice_one_and_reach_eleven() -> None:
    state = two()
    state.dice = {"d4": 2, "d6": 4, "d8": 7}
    scene = clash({"cavalry": 1, "heavy": 2}, {"light": 2}, state=state, defender=None)
    scene.begin(2, 3, 8).keep(BLUE)
    assert scene.view.defender.attack == (("medioevo-part-die", 7), ("medioevo-part-sacrifice", 4))
    assert scene.view.attacker.damage == (("medioevo-part-score", 1),)
    assert scene.view.attacker.casualty_value == 0
    scene.do(BLUE, Bear(0, {"heavy": 1}))
    assert scene.army(None) == {}
    assert scene.army(BLUE) == {"light": 1, "heavy": 1, "cavalry": 1}


def test_m72_a_light_infantry_sacrificed_makes_eleven_of_seven() -> None:
    scene = clash({"light": 2}, {"heavy": 1}).begin()
    scene.do(BLUE, Sacrifice(1), 1, 5, 7)
    assert scene.view.attacker.attack == (("medioevo-part-die", 7), ("medioevo-part-sacrifice", 4))
    assert (scene.view.attacker.attack_value, scene.view.attacker.casualty_value) == (11, 1)


def test_m84_a_conquest_worth_two_hundred() -> None:
    state = build(two(), "antakya", "village", "cathedral")
    caravan = give(state, YELLOW, "caravan", 2, "antakya")
    scene = clash({"cavalry": 2}, {"archer": 1}, state=state, place="antakya")
    scene.begin(8, 1, 3, 8).keep(BLUE, 1, 1, 1).keep(YELLOW)
    before = scene.state.players[BLUE].florins
    scene.do(BLUE, Loot((), (), (caravan,), ()))
    assert scene.state.players[BLUE].florins == before + 200
    assert not scene.state.buildings
    assert [transport.id for transport in scene.state.players[BLUE].transports] == [caravan]
    assert scene.state.players[BLUE].honour == 10 + 1 + 1 + 3
