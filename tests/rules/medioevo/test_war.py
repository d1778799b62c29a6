"""M-64, M-82, M-86, M-101, M-120: war, armistice and peace, and whom one fights."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.core import Action, engine
from rules.medioevo.campaign import Assault, Engage, Finish, Forbear, Hold, March, Plunder, Spare, onset
from rules.medioevo.diplomacy import (
    Accept,
    Declare,
    Decline,
    Propose,
    at_war,
    declare_war,
    may_attack,
    strike,
    truce_between,
)
from rules.medioevo.economy import eliminate
from rules.medioevo.effects import FIGHTING, impose
from rules.medioevo.purchases import Done, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Taxing
from tests.rules.medioevo.builder import (
    GAME,
    after,
    at,
    build,
    flow_on,
    forge,
    give,
    legal,
    play,
    reason,
    table,
    told,
    two,
)
from tests.rules.medioevo.campaigns import Chronicle, campaign

pytestmark = pytest.mark.usefixtures("chronicle")


def march(origin: str, piece: str, target: str, light: int = 0) -> March:
    return March(origin, piece, light, {"light": light} if light else {}, (), target)


def invasion(**fields: Any) -> MedioevoState:
    """Byzantium stands in Ionia with a galley and two light infantry; Sinai is Mamluk and empty."""
    state = two(**fields)
    give(state, 0, "galley", 1, "ionia")
    state.players[0].station("ionia", "light", 2)
    give(state, 1, "wagon", 1, "cairo")
    return state


def invaded(state: MedioevoState) -> MedioevoState:
    return after(campaign(state), (0, march("ionia", "galley1", "sinai", 2)), (0, Finish()))


# M-64


def test_m64_entering_anothers_land_without_war_costs_three_honour_and_is_war() -> None:
    state = invaded(invasion())
    assert state.players[0].honour == 7
    assert at_war(state, 0, 1)


def test_m64_the_victim_may_strike_back_in_the_same_turn() -> None:
    state = invaded(invasion())
    strike(flow_on(state), 1, 0)
    assert state.players[1].honour == 10


def test_m64_a_war_declared_last_turn_costs_nothing() -> None:
    state = invasion(turn=3)
    declare_war(state, 0, 1).since = 2
    assert invaded(state).players[0].honour == 10


def test_m64_a_declaration_of_this_turn_frees_neither_side() -> None:
    state = after(campaign(invasion()), (0, Declare(1)))
    assert not may_attack(state, 0, 1)
    assert not may_attack(state, 1, 0)
    state = after(state, (0, march("ionia", "galley1", "sinai", 2)), (0, Finish()))
    assert state.players[0].honour == 7


def test_m64_entering_costs_it_also_where_a_bishop_forbids_the_fight() -> None:
    state = invasion()
    state.players[1].station("sinai", "light")
    impose(state, FIGHTING, 1, place="sinai")
    state = invaded(state)
    assert state.players[0].honour == 7
    assert state.players[1].army("sinai")


def test_m64_the_honour_is_lost_when_the_movement_is_finished_not_before() -> None:
    state = after(campaign(invasion()), (0, march("ionia", "galley1", "sinai", 2)))
    assert state.players[0].honour == 10


# M-82


def meeting(*others: int) -> MedioevoState:
    """Byzantium is about to enter Bulgaria, where these are."""
    state = table("byzantium", "mamluks", "hungary")
    give(state, 0, "wagon", 1, "thrace")
    state.players[0].station("thrace", "light", 3)
    for other in others:
        state.players[other].station("bulgaria", "light")
    return state


def arrived(state: MedioevoState) -> MedioevoState:
    return after(campaign(state), (0, march("thrace", "wagon1", "bulgaria", 3)), (0, Finish()))


def test_m82_after_the_barbarians_a_player_at_peace_is_attacked_only_if_one_says_so(chronicle: Chronicle) -> None:
    state = meeting(1)
    state.barbarians["bulgaria"] = {"light": 1}
    state = arrived(state)
    assert [battle.defender for battle in chronicle.battles] == [None]
    beside = after(state, (0, Forbear()))
    assert beside.players[1].army("bulgaria") == {"light": 1}
    assert not at_war(beside, 0, 1)
    assert beside.players[0].honour == 10
    attacked = after(state, (0, Engage(1)))
    assert [battle.defender for battle in chronicle.battles] == [None, 1]
    assert attacked.players[0].honour == 7


def test_m82_after_the_barbarians_an_enemy_may_be_left_alone_too(chronicle: Chronicle) -> None:
    state = meeting(1)
    state.barbarians["bulgaria"] = {"light": 1}
    declare_war(state, 0, 1).since = 1
    after(arrived(state), (0, Forbear()))
    assert [battle.defender for battle in chronicle.battles] == [None]


def test_m82_one_may_stay_beside_two_players_at_peace(chronicle: Chronicle) -> None:
    state = after(arrived(meeting(1, 2)), (0, Forbear()))
    assert not chronicle.battles
    assert state.players[0].honour == 10
    assert not state.wars
    assert state.players[0].army("bulgaria") == {"light": 3}


def test_m82_entering_the_land_of_another_wrongs_its_lord_not_a_guest_at_peace(chronicle: Chronicle) -> None:
    state = meeting()
    state.players[1].control = ["bulgaria"]
    build(state, "wallachia", "tower")
    state.players[1].station("wallachia", "light")
    state.players[2].station("bulgaria", "light")
    state.players[2].guest = {"bulgaria": 1}
    state = arrived(state)
    assert state.players[0].honour == 7
    state = after(state, (0, Forbear()))
    assert not chronicle.battles
    assert at_war(state, 0, 1)
    assert not at_war(state, 0, 2)


def test_m82_the_computer_stays_beside_those_it_is_at_peace_with() -> None:
    state = meeting(1)
    state.barbarians["bulgaria"] = {"light": 1}
    assert GAME.choose(arrived(state), 0, Random(1)) == Forbear()


def test_m82_when_time_is_up_nobody_is_attacked_unasked() -> None:
    assert GAME.timeout(arrived(meeting(1, 2)), 0) == Forbear()


def test_m82_among_several_players_the_one_who_moves_chooses(chronicle: Chronicle) -> None:
    state = meeting(1, 2)
    state.barbarians["bulgaria"] = {"light": 1}
    state = arrived(state)
    assert [battle.defender for battle in chronicle.battles] == [None]
    state = after(state, (0, Engage(2)))
    assert [battle.defender for battle in chronicle.battles] == [None, 2]
    assert at_war(state, 0, 2)
    assert not at_war(state, 0, 1)
    state = after(state, (0, Forbear()))
    assert state.players[1].army("bulgaria") == {"light": 1}
    assert state.players[0].honour == 7


def test_m82_one_may_fight_them_all(chronicle: Chronicle) -> None:
    state = after(arrived(meeting(1, 2)), (0, Engage(2)), (0, Engage(1)))
    assert [battle.defender for battle in chronicle.battles] == [2, 1]
    assert state.players[0].honour == 4


def test_m82_who_has_fallen_fights_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
    chronicle: Chronicle,
) -> None:
    def lose(flow: Any, place: str, attacker: int, defender: int | None, **how: Any) -> None:
        chronicle.battles.append((place, attacker, defender, how["march"]))  # pyright: ignore
        flow.state.players[attacker].remove(place, "light", 3)

    monkeypatch.setattr(onset, "open_battle", lose)
    state = meeting(1)
    state.barbarians["bulgaria"] = {"light": 1}
    arrived(state)
    assert len(chronicle.battles) == 1


# M-86


def test_m86_opponents_left_together_may_start_the_battle_as_a_movement(chronicle: Chronicle) -> None:
    state = two()
    for seat in (0, 1):
        state.players[seat].station("bulgaria", "light")
    state.barbarians["bulgaria"] = {"light": 1}
    state = campaign(state)
    assert engine.awaited(state) == (0,)
    state = after(state, (0, Hold()), (1, Assault("bulgaria")), (1, Engage(0)))
    assert [(battle.attacker, battle.defender) for battle in chronicle.battles] == [(1, None), (1, 0)]
    assert state.players[1].honour == 7


def test_m86_not_during_an_armistice_nor_after_moving() -> None:
    state = two()
    for seat in (0, 1):
        state.players[seat].station("bulgaria", "light")
    give(state, 0, "wagon", 1, "thrace")
    moved = after(campaign(state), (0, march("thrace", "wagon1", "macedonia")))
    assert reason(moved, 0, Assault("bulgaria"))[0] == "M-86"
    state = two()
    for seat in (0, 1):
        state.players[seat].station("bulgaria", "light")
    give(state, 0, "wagon", 1, "thrace")
    declare_war(state, 0, 1)
    state.truces.append((0, 1))
    assert reason(campaign(state), 0, Assault("bulgaria"))[0] == "M-86"


def test_m86_at_sea_neutrals_may_be_attacked_too(chronicle: Chronicle) -> None:
    state = two()
    for seat in (0, 1):
        give(state, seat, "galley", 1, "aegean")
        state.players[seat].station("aegean", "light")
    after(campaign(state), (0, Assault("aegean")))
    assert chronicle.battles == [("aegean", 0, 1, 0)]


# M-101, M-64: pieces without an army


def test_m101_an_army_at_war_plunders_what_comes_to_it() -> None:
    state = two(turn=3)
    declare_war(state, 0, 1).since = 2
    wagon = give(state, 0, "wagon", 2, "thrace")
    state.players[1].station("bulgaria", "light")
    played = play(after(campaign(state), (0, march("thrace", wagon, "bulgaria"))), 0, Finish())
    assert not played.state.players[0].transports
    assert played.state.players[1].florins == 1700
    assert [deed.facts["what"] for deed in played.state.players[1].deeds] == ["wagon"]
    assert "plunder" in told(played.events)


@pytest.mark.parametrize(("answer", "honour", "left"), [(Plunder(), 7, 0), (Spare(), 10, 1)])
def test_m101_without_war_the_owner_of_the_army_is_asked(answer: Action, honour: int, left: int) -> None:
    state = two()
    wagon = give(state, 0, "wagon", 1, "thrace")
    state.players[1].station("bulgaria", "light")
    state = after(campaign(state), (0, march("thrace", wagon, "bulgaria")), (0, Finish()))
    assert engine.awaited(state) == (1,)
    state = after(state, (1, answer))
    assert (state.players[1].honour, len(state.players[0].transports)) == (honour, left)


def test_m101_an_army_plunders_what_it_comes_to() -> None:
    state = two()
    wagon = give(state, 0, "wagon", 1, "thrace")
    state.players[0].station("thrace", "light")
    give(state, 1, "caravan", 1, "macedonia", salt=2)
    forge(state, 1, "catapult", "macedonia")
    state = campaign(state)
    assert reason(state, 0, Plunder("macedonia/1")) == ("M-101", "refusal-action")
    state = after(state, (0, march("thrace", wagon, "macedonia", 1)), (0, Plunder("macedonia/1")))
    assert state.players[0].florins == 1600 + 50 + 100 + 50
    assert state.players[0].honour == 7
    assert not state.players[1].transports
    assert not state.players[1].engines


# M-120


def test_m120_war_is_declared_by_one_side_and_fought_from_the_next_turn() -> None:
    played = play(campaign(invasion()), 0, Declare(1))
    state = played.state
    assert at_war(state, 1, 0)
    assert not may_attack(state, 0, 1)
    assert told(played.events) == ["declare"]
    state.turn += 1
    assert may_attack(state, 0, 1)
    assert may_attack(state, 1, 0)
    assert reason(state, 0, Declare(1))[0] == "M-120"


def test_m120_an_armistice_is_mutual_and_forbids_attacks_this_turn() -> None:
    state = invasion(turn=3)
    declare_war(state, 0, 1).since = 2
    state = after(campaign(state), (0, Propose("armistice", 1)))
    assert not truce_between(state, 0, 1)
    assert engine.awaited(state) == (0,)  # nobody waits for the answer
    state = after(state, (1, Accept("armistice-0")))
    assert truce_between(state, 0, 1)
    assert at_war(state, 0, 1)
    assert not may_attack(state, 0, 1)
    assert reason(state, 0, march("ionia", "galley1", "sinai", 2)) == ("M-120", "march-truce")
    assert legal(state, 0, march("ionia", "galley1", "sinai"))


def test_m120_peace_is_mutual_and_ends_the_war() -> None:
    state = invasion()
    declare_war(state, 0, 1)
    state = after(campaign(state), (0, Propose("peace", 1)), (0, Propose("armistice", 1)), (1, Accept("peace-0")))
    assert not state.wars
    assert not state.offers


def test_m120_what_was_declined_is_not_proposed_again_this_turn() -> None:
    state = invasion()
    declare_war(state, 0, 1)
    state = after(campaign(state), (0, Propose("peace", 1)), (1, Decline("peace-0")))
    assert reason(state, 0, Propose("peace", 1)) == ("M-120", "propose")
    assert legal(state, 0, Propose("armistice", 1))
    assert Decline not in engine.pending(state)[1].actions


def test_m120_only_enemies_can_make_peace() -> None:
    assert reason(campaign(invasion()), 0, Propose("peace", 1))[0] == "M-120"
    assert reason(campaign(invasion()), 0, Declare(0)) == ("M-120", "declare")


def test_m120_talks_go_on_while_taxes_are_set_and_lists_are_written() -> None:
    for frame in (Taxing(), Shopping(lists={0: [], 1: []})):
        state = after(at(two(), frame), (0, Declare(1)), (1, Propose("peace", 0)), (0, Accept("peace-1")))
        assert not state.wars


def test_m120_an_answer_does_not_reopen_a_list_that_is_done() -> None:
    state = at(two(), Shopping(lists={0: [], 1: []}))
    state = after(state, (0, Declare(1)), (1, Done()), (0, Propose("peace", 1)), (1, Accept("peace-0")))
    assert engine.awaited(state) == (0,)


def test_m120_the_wars_of_the_eliminated_are_over() -> None:
    state = table("byzantium", "mamluks", "hungary")
    declare_war(state, 0, 1)
    declare_war(state, 1, 2)
    eliminate(flow_on(state), 0)
    assert [war.sides for war in state.wars] == [(1, 2)]
