"""M-52, M-111: the mechanics of cards and technologies in battle that are easy to get wrong."""

from __future__ import annotations

from typing import Any

from rules.core import Frame
from rules.medioevo.battle import (
    ATTACKS,
    Battle,
    Bear,
    Capture,
    Crew,
    Fight,
    Lead,
    Protect,
    Side,
    Sinking,
    active,
    fighters,
    hurt,
    owe,
    shelter,
    walls,
)
from rules.medioevo.campaign import raise_horde
from rules.medioevo.cards import Hurry
from rules.medioevo.economy import recruit_cost
from rules.medioevo.effects import counted, follow
from rules.medioevo.events import FirstEvents, Strike
from rules.medioevo.powers import Moment, Pass, Play, Use, Window, dice_shown, set_die
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import units_left
from rules.medioevo.turn import end_turn
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, before, build, flow_on, forge, give, legal, reason, settled, two
from tests.rules.medioevo.campaigns import campaign

MAJORITY, PLUS_2, EXTRA_ARCHERS, AIM, AGAIN, DOUBLE_CREW, TWO_WALLS = 4, 5, 7, 8, 9, 10, 12
BRIBE, SABOTAGE, AMBUSH, TRAP = 14, 16, 17, 18
MILITIA, HURRY, TOWER, TEMPLAR = 24, 25, 26, 35
SAVE, NURSE, DELAY, JAIL, RATIO, RELIEF = 27, 28, 29, 39, 40, 41
ASSASSIN, ASSASSINS, GUNNER, HEROINE, CAPTAIN_UP = 46, 47, 52, 67, 68


def armed(*cards: int, seat: int = BLUE, **technology: int) -> MedioevoState:
    state = two()
    player = state.players[seat]
    player.cards, player.florins = list(cards), 3000
    player.technology = {**technology}  # type: ignore
    state.empire = [card for card in state.empire if card not in cards]
    return state


def fight(
    blue: dict[str, int], yellow: dict[str, int], state: MedioevoState, *moves: tuple[Any, ...], **how: Any
) -> Scene:
    """A battle; each move is a seat, an action and the dice that fall after it."""
    scene = clash(blue, yellow, state=state, **how)
    for seat, action, *rolls in moves:
        scene.do(seat, action, *rolls)
    return scene


def passing(scene: Scene) -> Scene:
    """Nobody reacts any more before somebody has to decide."""
    while any(legal(scene.state, seat, Pass()) for seat in scene.asked):
        scene.do(scene.asked[0], Pass())
    return scene


# Units that count as others


def test_m111_a_promoted_unit_counts_and_suffers_as_what_it_has_become() -> None:
    """The example of the rulebook: a light infantry as heavy, a barbarian captain as light infantry."""
    scene = fight({"light": 1}, {"light": 1, "captain1": 1}, armed(red=2), defender=None)
    scene.do(BLUE, Use("promotion", "seat0/light", "heavy")).do(BLUE, Use("promotion", "barbarians/captain1", "light"))
    assert (scene.view.attacker.army, scene.view.defender.army) == ({"heavy": 1}, {"light": 2})
    assert (scene.army(BLUE), scene.army(None)) == ({"light": 1}, {"light": 1, "captain1": 1})
    assert scene.state.players[BLUE].florins == 3000 - 100 - 300, "a point for each step"


def promoted(unit: str, new: str, others: dict[str, int]) -> Scene:
    """Blue's unit of one kind counts as another; the round is being prepared."""
    scene = fight({unit: 1, **others}, {"light": 3}, armed(red=2), (BLUE, Use("promotion", f"seat0/{unit}", new)))
    return passing(scene)


def hit(scene: Scene, *units: str) -> Scene:
    for unit in units:
        owe(scene.battle, 0, 1, "melee")
        hurt(flow_on(scene.state), scene.battle, 0, {unit: 1})  # type: ignore
    return scene


def test_m111_a_guise_wears_off_before_the_piece_falls() -> None:
    scene = hit(promoted("light", "cavalry", {}), "cavalry")
    assert (scene.view.attacker.army, scene.army(BLUE)) == ({"heavy": 1}, {"light": 1})
    hit(scene, "heavy")
    assert (scene.view.attacker.army, scene.state.effects) == ({"light": 1}, [])


def test_m111_of_two_that_count_alike_the_cheaper_piece_is_hit() -> None:
    scene = hit(promoted("cavalry", "light", {"light": 1}), "light")
    assert scene.army(BLUE) == {"cavalry": 1}


def test_m111_a_unit_that_falls_in_a_guise_goes_back_to_the_reserve_as_what_it_is() -> None:
    scene = hit(promoted("heavy", "captain2", {"light": 1}), "captain2")
    assert units_left(scene.state, BLUE, "heavy") == 20
    assert scene.army(BLUE) == {"light": 1}


def test_m112_a_unit_is_what_it_was_when_the_turn_is_over() -> None:
    scene = promoted("light", "captain1", {})
    end_turn(flow_on(scene.state))
    scene.state.turn += 1
    assert scene.view.attacker.army == {"light": 1}


def test_m112_one_of_a_crew_goes_on_serving_its_engine() -> None:
    state = armed(HEROINE)
    engine = forge(state, BLUE, "catapult", "rum")
    scene = passing(fight({"light": 2}, {"light": 3}, state))
    scene.do(BLUE, Crew(engine=engine, count=2, units={"light": 2}))
    scene.do(BLUE, Play(HEROINE, target="seat0/rum/light"))
    assert scene.battle.sides[0].now.crews[engine] == {"light": 1, "captain1": 1}


def test_m112_a_captain_for_the_turn_marches_with_the_army() -> None:
    scene = promoted("light", "captain1", {"archer": 2})
    follow(scene.state, BLUE, "rum", "nicaea", {"light": 1})
    scene.state.players[BLUE].armies["nicaea"] = scene.state.players[BLUE].armies.pop("rum")
    assert counted(scene.state, "nicaea", BLUE) == {"archer": 2, "captain1": 1}


# Trapped units


def trapped() -> Scene:
    scene = fight({"light": 4}, {"archer": 1, "heavy": 1}, armed(TRAP))
    return scene.do(BLUE, Play(TRAP, target="archer", other="light"), 3)


def test_m52_a_trapped_archer_does_not_shoot() -> None:
    scene = trapped().begin()
    assert (scene.view.defender.arrows, scene.asked) == ((), (BLUE,)), "Blue may sacrifice light infantry at once"


def test_m52_a_trapped_unit_can_be_hit_and_is_hit_in_place_of_the_others() -> None:
    scene = trapped()
    assert fighters(scene.state, scene.battle, 1) == {"heavy": 1}
    owe(scene.battle, 1, 1, "melee")
    hurt(flow_on(scene.state), scene.battle, 1, {"archer": 1})
    assert (scene.army(YELLOW), scene.state.effects) == ({"heavy": 1}, [])


def test_m52_a_spy_who_is_caught_costs_a_unit() -> None:
    scene = fight({"light": 2}, {"light": 1}, armed(AMBUSH), (BLUE, Play(AMBUSH, target="light", other="light"), 7))
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": 1}, {"light": 1})


def test_m52_an_ambush_may_end_a_battle_before_it_begins() -> None:
    scene = fight({"light": 2}, {"light": 1}, armed(AMBUSH), (BLUE, Play(AMBUSH, target="light", other="light"), 1))
    assert "battle-won" in scene.told


def test_m112_a_sabotaged_engine_of_level_two_becomes_a_catapult_and_a_small_wagon_is_gone() -> None:
    for level, left in ((2, [1]), (1, [])):
        state = armed(SABOTAGE)
        wagon = give(state, YELLOW, "wagon", level, "rum")
        scene = fight({"light": 2}, {"light": 1}, state, (BLUE, Play(SABOTAGE, target=wagon, other="light"), 2))
        assert [transport.level for transport in scene.state.players[YELLOW].transports] == left


def test_m52_a_bribed_unit_comes_from_ones_own_reserve() -> None:
    scene = fight({"light": 2}, {"heavy": 2}, armed(BRIBE), (BLUE, Play(BRIBE, target="heavy")))
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"light": 2, "heavy": 1}, {"heavy": 1})
    assert scene.state.players[BLUE].florins == 2900


# Damage


def shot(*cards: int, seat: int, rolls: tuple[int, ...], blue: dict[str, int] | None = None, **tech: int) -> Scene:
    """Archers of Yellow hit as told before the melee; Blue stands there with two heavy and a light infantry."""
    scene = passing(fight(blue or {"heavy": 2, "light": 1}, {"archer": len(rolls)}, armed(*cards, seat=seat, **tech)))
    return scene.begin(*rolls)


def test_m52_delayed_losses_fight_on_and_fall_when_the_round_ends() -> None:
    scene = fight({"heavy": 1}, {"archer": 1}, armed(DELAY), (BLUE, Play(DELAY)))
    scene.begin(1, 1, 4, 8)
    assert (scene.army(BLUE), scene.battle.sides[0].now.delayed[0].points) == ({"heavy": 1}, 1)
    scene.keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert "battle-won" in scene.told
    assert scene.army(BLUE) == {"light": 1}


def test_m52_a_surgeon_takes_one_point_off() -> None:
    scene = shot(SAVE, seat=BLUE, rolls=(1, 2))
    scene.do(BLUE, Play(SAVE))
    assert scene.battle.sides[0].now.blows[0].points == 1


def test_m111_tactics_strikes_one_unit_until_it_is_gone() -> None:
    scene = shot(seat=YELLOW, rolls=(1, 2), red=3)
    scene.do(YELLOW, Use("tactics", amount=2, shares={"heavy": 2}))
    assert scene.army(BLUE) == {"light": 1, "heavy": 1}


def test_m52_a_jailer_takes_one_of_the_fallen() -> None:
    scene = shot(JAIL, seat=YELLOW, rolls=(1, 2), blue={"light": 4})
    scene.do(YELLOW, Play(JAIL))
    assert scene.state.players[YELLOW].prisoners == {BLUE: {"light": 1}}


def test_m52_units_lost_in_the_round_cost_half_next_turn_and_captains_no_points() -> None:
    scene = fight({"captain2": 1, "heavy": 1}, {"archer": 3}, armed(NURSE)).begin()
    scene.do(BLUE, Lead(()), 1, 8, 8).do(BLUE, Play(NURSE)).do(BLUE, Bear(losses={"captain2": 1}), 1, 1, 1)
    scene.keep(BLUE, 4, 6, 8).keep(YELLOW)
    state = scene.state
    assert recruit_cost(state, BLUE, "captain2").florins == 200, "not in this turn"
    end_turn(flow_on(state))
    state.turn += 1
    cost = recruit_cost(state, BLUE, "captain2", 2)
    assert (cost.florins, cost.points) == (100 + 200, 2)


def test_m111_strategy_strikes_with_the_archers_and_walls_help_against_it() -> None:
    state = build(armed(red=4), "rum", "tower")
    scene = fight({"light": 2}, {"light": 3}, state, (BLUE, Use("strategy", amount=3)))
    scene = passing(scene).do(YELLOW, Protect("archers")).begin().do(BLUE, Pass(), 4, 6, 8)
    assert scene.army(YELLOW) == {"light": 1}


# Dice


def test_m52_an_assassin_may_make_dice_equal() -> None:
    """The example of the rulebook: 5, 4 and 2 become 4, 4 and 2."""
    scene = fight({"heavy": 1}, {"heavy": 9}, armed(ASSASSIN)).begin(4, 2, 5).keep(BLUE, 1, 1, 1).keep(YELLOW)
    scene.do(BLUE, Play(ASSASSIN, target="seat0/d8"))
    assert scene.view.attacker.attack[0] == ("medioevo-part-product", 16)


def test_m52_a_die_that_shows_one_cannot_be_lowered() -> None:
    scene = fight({"heavy": 1}, {"heavy": 9}, armed(ASSASSIN)).begin(4, 2, 5).keep(BLUE, 1, 1, 1).keep(YELLOW)
    assert not legal(scene.state, BLUE, Play(ASSASSIN, target="seat1/d8"))


def test_m52_an_assassin_turns_the_barbarians_dice_of_the_turn_before_they_count() -> None:
    state = armed(ASSASSIN)
    state.players[BLUE].orders["die-rolled"] = "always"
    give(state, BLUE, "wagon", 1, "thrace")
    state = campaign(state)
    state.push(before(FirstEvents, "horde_rolled"))
    state = settled(state)
    assert after(state, (BLUE, Play(ASSASSIN, target="d4"))).dice == {"d4": 3, "d6": 6, "d8": 8}


def named_dice(frame: Frame, moment: Moment) -> dict[str, int]:
    """The dice before a window that this frame has opened, each lowered by one."""
    state = two()
    state.push(frame)
    state.push(Window(moment=moment))
    for name, value in dice_shown(state).items():
        set_die(state, name, value - 1)
    return dice_shown(state)


def test_m52_every_kind_of_die_has_a_name_and_can_be_set() -> None:
    sides = [Side(seat=0), Side(seat=None)]
    sea = Battle(place="aegean", attacker=0, defender=None, sides=sides, sinking=[Sinking(0, "galley1", 4)])
    assert named_dice(sea, "die-rolled") == {"seat0/galley1": 3}
    sides[0].now.shots = {"engine1": [5, 8]}
    assert named_dice(sea, "dice") == {"seat0/engine1/0": 4, "seat0/engine1/1": 7}
    sides[1].now.arrows = [2, 6]
    assert named_dice(sea, "dice") == {"barbarians/arrow/0": 1, "barbarians/arrow/1": 5}
    sides[1].now.dice = {"d4": 4}
    assert named_dice(sea, "dice") == {"barbarians/d4": 3}
    assert named_dice(Strike(card=1, icon="armies", rolls={0: 5, 1: 2}), "die-rolled") == {"seat0/d6": 4, "seat1/d6": 1}
    assert named_dice(FirstEvents(at="horde_rolled"), "die-rolled") == {"d4": 3, "d6": 5, "d8": 7}


def test_m52_archers_aim_and_those_who_miss_shoot_again() -> None:
    scene = fight({"light": 9}, {"archer": 4}, armed(AIM, AGAIN, seat=YELLOW)).begin(5, 6, 1, 8)
    scene.do(YELLOW, Play(AIM))
    assert scene.view.defender.arrows == (3, 4, 1, 6)
    scene.do(YELLOW, Play(AGAIN), 5, 8)
    assert scene.view.defender.arrows == (3, 3, 1, 6)


# Sides


def test_m52_a_warlord_needs_more_archers_than_the_enemy() -> None:
    for own, able in ((3, 3), (1, 0)):
        scene = fight({"archer": own}, {"archer": 1}, armed(MAJORITY), (BLUE, Play(MAJORITY)))
        assert active(scene.state, scene.battle, 0, "archer") == able


def test_m52_two_to_one_is_enough_to_capture() -> None:
    scene = fight({"heavy": 2}, {"heavy": 1}, armed(RATIO), (BLUE, Play(RATIO)))
    scene.do(BLUE, Capture()).begin(4, 2, 7).keep(BLUE, 1, 1, 1)
    assert scene.view.attacker.attack_value == 7


def test_m52_the_penalty_for_capturing_is_two_smaller() -> None:
    scene = fight({"heavy": 2}, {"heavy": 1}, armed(RELIEF), (BLUE, Play(RELIEF)))
    scene.do(BLUE, Capture()).begin(4, 2, 7).keep(BLUE, 1, 1, 1)
    assert scene.view.attacker.attack_value == 5


def test_m52_engines_of_a_gunner_shoot_without_a_crew_and_double_crews_twice() -> None:
    state = armed(GUNNER, DOUBLE_CREW)
    engine, _ = (forge(state, BLUE, "catapult", "rum") for _ in range(2))
    scene = fight({"light": 3}, {"light": 9}, state, (BLUE, Play(GUNNER)), (BLUE, Play(DOUBLE_CREW, target=engine)))
    scene.do(BLUE, Crew(engine=engine, count=2, units={"light": 2}))
    scene.begin(8, 8, 8, 8, 8, 8, 4, 6, 8)
    assert [len(crew.rolls) for crew in scene.view.attacker.engines] == [5, 1]


def test_m111_with_machinery_a_crew_fights_too() -> None:
    state = armed(blue=3)
    engine = forge(state, BLUE, "catapult", "rum")
    scene = passing(fight({"light": 3}, {"light": 2}, state))
    scene.do(BLUE, Crew(engine=engine, count=3, units={"light": 3})).do(BLUE, Use("machinery", engine))
    assert fighters(scene.state, scene.battle, 0) == {"light": 3}


def test_m52_walls_protect_from_two_kinds_of_attack() -> None:
    state = build(armed(TWO_WALLS, seat=YELLOW), "rum", "fort")
    forge(state, BLUE, "catapult", "rum")
    scene = fight({"archer": 1}, {"light": 2}, state, (YELLOW, Play(TWO_WALLS, target="rum")))
    scene.do(YELLOW, Protect("engines", "archers"))
    assert [shelter(scene.state, scene.battle, 1, kind) for kind in ATTACKS] == [2, 2, 0]


# Militia


def rebels(state: MedioevoState, place: str = "nicaea") -> Scene:
    raise_horde(flow_on(state), place)
    return Scene(state)


def test_m52_militia_takes_up_arms_where_rebels_rise() -> None:
    scene = rebels(armed(MILITIA)).do(BLUE, Play(MILITIA, target="captain1"))
    assert scene.army(BLUE, "nicaea") == {"captain1": 1}
    assert scene.asked == (BLUE,)


def test_m52_three_steps_bring_three_units_from_next_door() -> None:
    state = armed(HURRY)
    origin = state.world.near_by_land["nicaea"][0]
    state.players[BLUE].armies[origin] = {"light": 4}
    scene = rebels(state).do(BLUE, Play(HURRY))
    assert not legal(scene.state, BLUE, Hurry(origin, 4, {"light": 4}))
    scene.do(BLUE, Hurry(origin, 3, {"light": 3}))
    assert scene.army(BLUE, "nicaea") == {"light": 3}


def test_m52_a_tower_stands_where_there_was_none() -> None:
    state = armed(TOWER)
    state.players[BLUE].armies["nicaea"] = {"light": 2}
    scene = rebels(state).do(BLUE, Play(TOWER))
    assert walls(scene.state, scene.battle) == 1


def test_m52_a_templar_joins_no_battle_at_home() -> None:
    scene = fight({"light": 1}, {"light": 1}, armed(TEMPLAR), place="nicaea")
    assert not legal(scene.state, BLUE, Play(TEMPLAR, target="light"))
    scene = fight({"light": 1}, {"light": 1}, armed(TEMPLAR), (BLUE, Play(TEMPLAR, target="heavy")), place="georgia")
    assert scene.army(BLUE, "georgia") == {"light": 1, "heavy": 1}


# Windows


def test_m131_nobody_begins_a_round_while_a_window_is_open() -> None:
    state = armed(AMBUSH)
    state.players[BLUE].orders["battle"] = "always"
    assert reason(fight({"light": 1}, {"light": 1}, state).state, BLUE, Fight())[0] == "M-77"
