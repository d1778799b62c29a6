"""M-34, M-64, M-70, M-84: guests hold nothing, so who attacks them in the land of their host attacks the host too."""

from __future__ import annotations

import pytest

from bot.words import Speaker
from rules.medioevo.battle import Loot, threats
from rules.medioevo.campaign import Assault, Engage, Finish, target_label
from rules.medioevo.diplomacy import declare_war
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, controller
from tests.rules.medioevo.battles import Scene, clash
from tests.rules.medioevo.builder import build, give
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.pacts import in_force, three

INTRUDER, HOST, GUEST = 0, 1, 2  # Hungarians are guests in the Delta of the Mamluks, and Byzantium comes


def visited(*buildings: str) -> MedioevoState:
    state = build(three(blood=True), "delta", *buildings)
    in_force(state, "passage", HOST, GUEST)
    state.players[GUEST].armies["delta"] = {"light": 1}
    state.players[GUEST].guest["delta"] = HOST
    assert controller(state, "delta") == HOST
    return state


def intruded(state: MedioevoState) -> Scene:
    wagon = give(state, INTRUDER, "wagon", 1, "tripolitania")
    state.players[INTRUDER].armies["tripolitania"] = {"archer": 3}
    scene = Scene(campaign(state))
    return scene.do(INTRUDER, leg("tripolitania", wagon, "delta", archer=3)).do(INTRUDER, Finish())


def attacked(state: MedioevoState) -> Scene:
    """The guests, with whom Byzantium is at peace (M-82)."""
    return intruded(state).do(INTRUDER, Engage(GUEST))


def won(scene: Scene) -> Scene:
    """All arrows hit."""
    return scene.begin(1, 2, 3, seats=(INTRUDER, GUEST))


def wars(state: MedioevoState) -> list[tuple[int, int]]:
    return [war.sides for war in state.wars]


def sheltered(scene: Scene, seat: int) -> bool:
    return bool(threats(scene.state, scene.battle, scene.battle.side_of(seat)))


def test_m64_who_attacks_guests_enters_the_land_of_their_host() -> None:
    state = attacked(visited()).state
    assert state.players[INTRUDER].honour == 10 - 3 - 3
    assert wars(state) == [(INTRUDER, HOST), (INTRUDER, GUEST)]


def test_m121_and_breaks_the_pacts_with_the_host() -> None:
    state = visited()
    in_force(state, "nonaggression", INTRUDER, HOST)
    assert [pact.kind for pact in intruded(state).state.pacts] == ["passage"]


def test_m64_the_label_tells_what_it_costs() -> None:
    state, say = visited(), Speaker("en", ("Ada", "Bruno", "Clara")).say
    assert say(target_label(state, INTRUDER, "delta")).endswith(
        "⚠ no war declared, −3 honour"
    )  # the guests may be spared
    war = declare_war(state, INTRUDER, GUEST)  # too late to attack them by right, so they still may be spared
    assert say(target_label(state, INTRUDER, "delta")).endswith("⚠ no war declared, −3 honour")
    war.since = 1  # these are fought, by right
    assert say(target_label(state, INTRUDER, "delta")).endswith("⚠ no war declared, −3 honour")


def test_m64_a_war_with_the_guest_alone_does_not_make_it_free() -> None:
    state = visited()
    state.wars.append(War((INTRUDER, GUEST), since=1))
    assert intruded(state).state.players[INTRUDER].honour == 7


def test_m121_with_passage_one_fights_ones_enemy_there_at_no_cost() -> None:
    state = visited()
    in_force(state, "passage", HOST, INTRUDER)
    state.wars.append(War((INTRUDER, GUEST), since=1))
    state = intruded(state).state
    assert (state.players[INTRUDER].honour, wars(state)) == (10, [(INTRUDER, GUEST)])


def test_m84_the_land_is_taken_from_the_host() -> None:
    scene = won(attacked(visited("village")))
    assert scene.state.players[HOST].blood == 1  # M-142: home land lost
    scene.do(INTRUDER, Loot())
    assert [player.blood for player in scene.state.players] == [0, 2, 0]


def test_m84_what_guests_leave_behind_is_taken_from_them() -> None:
    state = visited()
    wagon = give(state, GUEST, "wagon", 1, "delta")
    scene = won(attacked(state)).do(INTRUDER, Loot(first=(wagon,)))
    assert wagon in [piece.id for piece in scene.state.players[INTRUDER].transports]
    assert controller(scene.state, "delta") == INTRUDER


def test_m142_barbarians_who_beat_guests_plunder_the_host() -> None:
    scene = clash({"light": 6}, {"light": 1}, place="delta", attacker=None, defender=GUEST, state=visited("village"))
    scene.begin(1, 2, 3, seats=(GUEST,)).keep(GUEST)
    assert [player.blood for player in scene.state.players] == [0, 1, 0]


def test_m70_the_walls_of_the_host_do_not_protect_guests() -> None:
    assert not sheltered(attacked(visited("castle")), GUEST)


def assaulted(attacker: int) -> Scene:
    """Host and guest fall out in land that the host holds by its units."""
    state = build(three(), "antakya", "city", "castle")
    state.players[HOST].armies["antakya"] = {"archer": 3}
    state.players[GUEST].armies["antakya"] = {"light": 1}
    state.players[GUEST].guest["antakya"] = HOST
    state.wars.append(War((HOST, GUEST), since=1))
    state.order = [attacker, *(seat for seat in range(3) if seat != attacker)]
    return Scene(campaign(state)).do(attacker, Assault("antakya"))


def test_m86_in_land_that_two_have_shared_the_walls_protect_nobody() -> None:
    state = build(three(), "antakya", "castle")
    for seat in (HOST, GUEST):
        state.players[seat].station("antakya", "archer")
    state.wars.append(War((HOST, GUEST), since=1))
    state.order = [GUEST, HOST, INTRUDER]
    scene = Scene(campaign(state)).do(GUEST, Assault("antakya"))
    assert [sheltered(scene, HOST), sheltered(scene, GUEST)] == [False, False]


@pytest.mark.parametrize("attacker", [HOST, GUEST])
def test_m70_where_they_fall_out_the_walls_protect_the_host(attacker: int) -> None:
    scene = assaulted(attacker)
    assert [sheltered(scene, HOST), sheltered(scene, GUEST)] == [True, False]


def test_m125_a_host_who_turns_out_a_guest_conquers_nothing() -> None:
    scene = assaulted(HOST).begin(1, 2, 3, seats=(HOST, GUEST))
    assert scene.state.players[HOST].honour == 10
    assert set(scene.state.buildings["antakya"]) == {"civil", "military"}
    assert "conquer" not in scene.told
