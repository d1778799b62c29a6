"""M-142: blood tokens, how they are come by and what they are good for."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.battle import Avenge, Loot, occupy
from rules.medioevo.campaign import move_horde
from rules.medioevo.data import BLOOD_TOKENS
from rules.medioevo.economy import eliminate
from rules.medioevo.mind import fight
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, bleed
from rules.medioevo.trade import Trade, Travel
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import GAME, after, at, build, flow_on, forge, give, reason, two


def bloody() -> MedioevoState:
    return two(blood=True)


def tokens(state: MedioevoState) -> tuple[int, ...]:
    return tuple(player.blood for player in state.players)


def taken(state: MedioevoState, place: str, loser: int | None = YELLOW) -> Scene:
    state.players[BLUE].station(place, "light")
    occupy(flow_on(state), BLUE, place, loser)
    return Scene(state)


# How they are come by


def test_m142_home_land_lost_is_a_token() -> None:
    assert tokens(taken(bloody(), "cairo").state) == (0, 1)


def test_m142_other_land_lost_is_none() -> None:
    assert tokens(taken(bloody(), "antakya").state) == (0, 0)


def test_m142_home_land_that_barbarians_held_is_none() -> None:
    assert tokens(taken(bloody(), "cairo", None).state) == (0, 0)


def test_m142_plunder_is_a_token_however_much_is_plundered() -> None:
    state = build(bloody(), "antakya", "village", "tower")
    give(state, YELLOW, "caravan", 1, "antakya")
    assert tokens(taken(state, "antakya").do(BLUE, Loot()).state) == (0, 1)


def test_m142_what_is_kept_is_no_plunder() -> None:
    scene = taken(build(bloody(), "antakya", "village"), "antakya")
    assert tokens(scene.do(BLUE, Loot(keep=("antakya/civil",))).state) == (0, 0)


def test_m142_home_land_lost_and_plundered_is_two() -> None:
    assert tokens(taken(build(bloody(), "cairo", "village"), "cairo").do(BLUE, Loot()).state) == (0, 2)


def test_m142_a_caravan_plundered_on_its_way_is_a_token() -> None:
    state = bloody()
    state.wars.append(War((BLUE, YELLOW), since=1))
    state.players[YELLOW].station("rum", "light")
    name = give(state, BLUE, "caravan", 1, "nicaea")
    assert tokens(after(at(state, Trade(waiting=[BLUE, YELLOW])), (BLUE, Travel(name, "rum")))) == (1, 0)


def test_m142_barbarians_plunder_whoever_has_pieces_there_and_whose_land_it_was() -> None:
    state = build(bloody(), "nicaea", "tower")
    state.barbarians = {"rum": {"light": 1}}
    give(state, BLUE, "wagon", 1, "nicaea")
    forge(state, YELLOW, "catapult", "nicaea")
    flow = flow_on(state)
    move_horde(flow, "rum", "nicaea")
    while state.stack:
        state.stack[-1].advance(flow)
    assert tokens(state) == (1, 1)


def test_m142_empty_land_entered_by_barbarians_is_no_plunder() -> None:
    state = bloody()
    state.barbarians = {"rum": {"light": 1}}
    flow = flow_on(state)
    move_horde(flow, "rum", "nicaea")
    while state.stack:
        state.stack[-1].advance(flow)
    assert tokens(state) == (0, 0)


def test_m142_there_are_eighteen() -> None:
    state = bloody()
    state.players[BLUE].blood = BLOOD_TOKENS
    bleed(flow_on(state), YELLOW)
    assert tokens(state) == (BLOOD_TOKENS, 0)
    assert GAME.faults(state) == []
    state.players[YELLOW].blood = 1
    assert GAME.faults(state) == ["M-5: -1 blood token left"]


def test_m142_without_the_variant_there_are_none() -> None:
    state = two()
    bleed(flow_on(state), YELLOW)
    assert tokens(state) == (0, 0)
    state.players[BLUE].blood = 1
    assert GAME.faults(state) == ["M-142: seat 0 has 1 blood tokens"]


def test_m142_those_of_the_eliminated_go_back() -> None:
    state = bloody()
    state.players[YELLOW].blood = 3
    eliminate(flow_on(state), YELLOW)
    assert tokens(state) == (0, 0)


# What they are good for


def both_rolled(blue: int, yellow: int) -> Scene:
    """Blue's dice are worth 4, Yellow's 5 less 1 for the turn order."""
    state = bloody()
    state.players[BLUE].blood, state.players[YELLOW].blood = blue, yellow
    scene = clash({"light": 4}, {"light": 4}, state=state)
    return scene.begin(1, 2, 4).keep(BLUE, 1, 2, 5).keep(YELLOW)


def test_m142_each_token_spent_is_one_more_attack() -> None:
    scene = both_rolled(3, 0).do(BLUE, Avenge(2))
    assert tokens(scene.state) == (1, 0)
    assert scene.battle.last is not None
    assert (scene.battle.last.winner, scene.battle.last.score) == (0, 2)
    assert ("medioevo-part-blood", 2) in scene.view.attacker.attack


def test_m142_the_attacker_decides_first_and_the_defender_knows() -> None:
    scene = both_rolled(3, 3)
    assert scene.asked == (BLUE,)
    scene.do(BLUE, Avenge(1))
    assert scene.asked == (YELLOW,)
    assert scene.view.attacker.attack_value == 5
    scene.do(YELLOW, Avenge(2))
    assert tokens(scene.state) == (2, 1)
    assert scene.battle.last is not None
    assert scene.battle.last.winner == 1


def test_m142_none_may_be_spent_too_and_the_next_round_asks_anew() -> None:
    scene = both_rolled(1, 0).do(BLUE, Avenge(0))
    assert tokens(scene.state) == (1, 0)
    scene.begin(1, 2, 4).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert Avenge in engine.pending(scene.state)[BLUE].actions


def test_m142_nobody_spends_more_than_there_are() -> None:
    assert reason(both_rolled(2, 0).state, BLUE, Avenge(3)) == ("M-142", "avenge")


def test_m142_without_tokens_nobody_is_asked() -> None:
    assert both_rolled(0, 0).battle.round == 2


@pytest.mark.parametrize(("held", "spent"), [(3, 1), (1, 1)])
def test_m142_a_computer_spends_what_turns_the_round(held: int, spent: int) -> None:
    scene = both_rolled(held, 0)  # equal so far
    assert fight(scene.state, BLUE, None) == Avenge(spent)  # type: ignore[arg-type]


def test_m142_everybody_sees_the_tokens() -> None:
    state = bloody()
    state.players[YELLOW].blood = 2
    assert GAME.view(state, BLUE).players[YELLOW].blood == 2
