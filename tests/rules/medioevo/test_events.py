"""M-21 to M-24, M-76, M-95: the barbarians' dice, event cards, barbarian supply and rebellions."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.barbarians import horde_of, move_horde, raise_horde
from rules.medioevo.battle import Battle
from rules.medioevo.casualties import wound
from rules.medioevo.data import EVENTS
from rules.medioevo.phases.events.deck import draw_event
from rules.medioevo.phases.events.horde import HordeDice, Reroll
from rules.medioevo.phases.events.phase import Decree, EventCard, check_rebellions
from rules.medioevo.phases.events.strike import Crumble, Halt, Spoil, Strike, Suffer, struck_places
from rules.medioevo.phases.events.supply import BarbarianSupply, Drive, Enough, Raise, gathering_places, ways
from rules.medioevo.phases.turn import FirstTurn
from rules.medioevo.rebellion import Rebellion, Rise, rebel, rebellion_sites, rebellions_due
from rules.medioevo.state import MedioevoState
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
    settled,
    table,
    told,
    two,
)

LEVANT = 1  # strikes damascus palestine outremer antakya transjordan cyprus and the Levantine Sea


# M-21


@pytest.mark.parametrize(
    ("dice", "horde"),
    [
        ((3, 5, 1), {"light": 2, "captain1": 1}),  # the rulebook's example, before
        ((3, 5, 4), {"light": 2}),  # and after the reroll
        ((4, 4, 4), {"light": 1}),
        ((1, 3, 3), {"light": 2, "archer": 1, "captain1": 1}),
    ],
)
def test_m21_the_dice_make_the_horde(dice: tuple[int, int, int], horde: dict[str, int]) -> None:
    d4, d6, d8 = dice
    assert horde_of({"d4": d4, "d6": d6, "d8": d8}) == horde


def test_m21_the_first_player_may_reroll_any_dice_once() -> None:
    state = two()
    state.order = [1, 0]
    state = at(state, HordeDice())
    assert engine.awaited(state) == (1,)
    seen = set[tuple[int, ...]]()
    for seed in range(12):
        dice = play(state, 1, Reroll(("d8",)), str(seed)).state
        seen.add((dice.dice.get("d8", 0),))
        assert not isinstance(dice.stack[-1], HordeDice)
    assert play(state, 1, Reroll(())).entry.draws == ()
    assert len(play(state, 1, Reroll(("d4", "d8"))).entry.draws) == 2


def test_m21_in_turn_one_nothing_else_happens() -> None:
    state = two(turn=1)
    state.push(FirstTurn(at=5))
    state = settled(state)
    state = after(state, (0, Reroll(())))
    assert set(engine.awaited(state)) == {0, 1}
    assert len(state.events) == 30


# M-22


def test_m22_two_of_three_icons_apply_in_red_land_and_the_seas_beside() -> None:
    state = at(two(), EventCard(card=LEVANT))
    assert legal(state, 0, Decree(("armies", "goods")))
    assert not legal(state, 0, Decree(("armies",)))
    assert not legal(state, 0, Decree(("armies", "movement")))
    assert struck_places(state, EVENTS[LEVANT]) == {*EVENTS[LEVANT].lands, "levantine"}


def test_m2_an_event_that_strikes_nothing_in_play_is_drawn_again() -> None:
    state = two()
    far = next(n for n, event in EVENTS.items() if not set(event.lands) & set(state.world.lands))
    state.events = [far, LEVANT, 2]
    assert draw_event(flow_on(state)).number == LEVANT
    assert state.events == [2]


def test_m22_the_deck_is_shuffled_again_when_it_is_empty() -> None:
    state = table(*["byzantium", "mamluks"])
    state.events = []
    draw_event(flow_on(state))
    assert 20 < len(state.events) < 30


def struck(state: MedioevoState, icon: str, points: int) -> MedioevoState:
    """Seat 1 has rolled so much."""
    return at(state, Strike(card=LEVANT, icon=icon, rolled=True, owed={1: points}))


def test_m22_movement_stops_transports_of_the_owners_choice() -> None:
    state = two()
    names = [give(state, 1, "wagon", 1, place) for place in ("palestine", "palestine", "cairo")]
    state = struck(state, "movement", 1)
    assert not legal(state, 1, Halt((names[2],)))
    assert not legal(state, 1, Halt(()))
    state = engine.clone(GAME, state)
    Halt((names[1],)).apply(flow_on(state), 1)
    assert [transport.stopped for transport in state.players[1].transports] == [False, True, False]


def test_m22_armies_take_damage_of_the_owners_choice() -> None:
    """The rulebook's four points on two heavy infantry: both are gone."""
    state = two()
    state.players[1].armies = {"palestine": {"heavy": 2, "light": 1}, "cairo": {"light": 1}}
    state = struck(state, "armies", 4)
    assert not legal(state, 1, Suffer("cairo", 1, {"light": 1}))
    assert not legal(state, 1, Suffer("palestine", 3, {"heavy": 3}))
    state = after(state, (1, Suffer("palestine", 2, {"heavy": 2})), (1, Suffer("palestine", 2, {"light": 2})))
    assert state.players[1].armies == {"palestine": {"light": 1}, "cairo": {"light": 1}}


def test_m22_what_leaves_no_choice_is_not_asked() -> None:
    state = two()
    state.players[1].armies = {"palestine": {"light": 1}}
    state.push(Strike(card=LEVANT, icon="armies"))
    for seed in range(9):
        ahead = engine.clone(GAME, state)
        flow = flow_on(ahead, str(seed))
        ahead.stack[-1].advance(flow)
        roll = flow.chance.draws[0] + 1
        assert bool(ahead.players[1].armies) == (roll > 4)
        assert not engine.awaited(ahead)


def test_m22_buildings_take_damage_and_fall() -> None:
    state = build(build(two(), "palestine", "village", "tower"), "cairo", "city")
    state = struck(state, "buildings", 3)
    assert not legal(state, 1, Crumble("cairo/civil", 1))
    assert not legal(state, 1, Crumble("palestine/civil", 3))
    state = after(state, (1, Crumble("palestine/civil", 2)))
    assert "civil" not in state.buildings["palestine"]
    assert state.buildings["palestine"]["military"].damage == 1  # the point left over had only one place to go


def test_m22_goods_are_lost_from_one_transport() -> None:
    state = two()
    name = give(state, 1, "caravan", 2, "palestine", grain=2, furs=1)
    empty = give(state, 1, "caravan", 2, "palestine")
    state = struck(state, "goods", 2)
    assert not legal(state, 1, Spoil(empty, {}))
    state = after(state, (1, Spoil(name, {"grain": 1, "furs": 1})))
    assert state.players[1].transport(name).cargo == {"grain": 1}


@pytest.mark.parametrize(
    ("unit", "reserve", "left"),
    [
        ("light", True, {}),
        ("archer", True, {}),
        ("captain2", True, {}),
        ("heavy", True, {"light": 1}),
        ("cavalry", True, {"heavy": 1}),
        ("heavy", False, {}),
    ],
)
def test_m76_one_damage(unit: str, reserve: bool, left: dict[str, int]) -> None:
    state = two()
    state.players[0].armies = {"thrace": {unit: 1}}
    if not reserve:
        state.players[0].armies["ionia"] = {"light": 20}
    wound(state, 0, "thrace", unit)
    assert state.players[0].army("thrace") == left


def test_m76_cavalry_becomes_light_where_no_heavy_is_left() -> None:
    state = two()
    state.players[0].armies = {"thrace": {"cavalry": 1}, "ionia": {"heavy": 20}}
    wound(state, 0, "thrace", "cavalry")
    assert state.players[0].army("thrace") == {"light": 1}


# M-23


def supplied(state: MedioevoState) -> MedioevoState:
    return at(state, BarbarianSupply())


def test_m23_barbarians_gather_where_they_are_or_at_free_fires() -> None:
    state = two()
    state.barbarians = {"georgia": {"light": 1}}
    assert "georgia" in gathering_places(state)
    assert "trebisonda" in gathering_places(state)
    assert "bulgaria" not in gathering_places(state)
    state.players[0].station("trebisonda", "light")
    assert "trebisonda" not in gathering_places(state)


def test_m23_with_every_fire_taken_they_gather_in_empty_land_outside_homes() -> None:
    state = two()
    for place in state.world.fires:
        state.players[0].station(place, "light")
    give(state, 1, "caravan", 1, "bulgaria")
    found = gathering_places(state)
    assert "georgia" in found
    assert "bulgaria" not in found
    assert not {*state.home(0), *state.home(1)} & set(found)


def test_m23_archers_need_two_others_and_captains_four() -> None:
    state = two()
    state.barbarians = {"georgia": {"light": 1}, "rum": {"light": 2}, "serbia": {"light": 4}}
    state = supplied(state)
    assert reason(state, 0, Raise("georgia", "archer")) == ("M-23", "raise-unit")
    assert legal(state, 0, Raise("rum", "archer"))
    assert reason(state, 0, Raise("rum", "captain1")) == ("M-23", "raise-unit")
    assert after(state, (0, Raise("serbia", "captain1"))).barbarians["serbia"] == {"light": 4, "captain1": 1}


def test_m23_three_points_are_spent() -> None:
    state = two()
    state.barbarians = {"georgia": {"light": 1}, "rum": {"light": 1}}
    state = after(supplied(state), (0, Raise("georgia", "light")), (0, Drive("georgia", "armenia")))
    assert state.stack[-1].points == 1
    state = after(state, (0, Drive("armenia", "antakya")))
    assert not isinstance(state.stack[-1], BarbarianSupply)
    assert state.barbarians["antakya"] == {"light": 2}
    assert not isinstance(after(supplied(two()), (0, Enough())).stack[-1], BarbarianSupply)


def test_m23_hordes_beside_units_or_in_the_first_players_home_stay() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}, "thrace": {"light": 1}, "cairo": {"light": 1}}
    state.players[1].station("rum", "light")
    state = supplied(state)
    assert reason(state, 0, Drive("rum", "armenia")) == ("M-23", "drive-bound")
    assert reason(state, 0, Drive("thrace", "bulgaria")) == ("M-23", "drive-home")
    assert legal(state, 0, Drive("cairo", "delta"))


def test_m23_at_sea_they_have_a_galley_while_there_is_one() -> None:
    state = two()
    state.barbarians = {"trebisonda": {"light": 1}}
    assert "black_east" in ways(state, "trebisonda")
    state.barbarians |= {sea: {"light": 1} for sea in ("aegean", "marmara", "ionian", "levantine")}
    assert "black_east" not in ways(state, "trebisonda")
    assert "black_west" in ways(state, "marmara")


def test_m23_barbarians_that_meet_units_fight_as_attackers() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}}
    state.players[0].station("paphlagonia", "light")
    move_horde(flow_on(state), "rum", "paphlagonia")
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.place, battle.attacker, battle.defender) == ("paphlagonia", None, 0)


def test_m23_barbarians_that_meet_galleys_at_sea_fight_too() -> None:
    state = two()
    state.barbarians = {"rum": {"light": 1}}
    give(state, 1, "galley", 1, "levantine")
    move_horde(flow_on(state), "rum", "levantine")
    assert isinstance(state.stack[-1], Battle)


def test_m95_alone_in_a_land_they_plunder_it() -> None:
    state = build(two(), "nicaea", "tower")
    state.barbarians = {"rum": {"light": 1}}
    give(state, 0, "wagon", 1, "nicaea")
    give(state, 0, "wagon", 1, "thrace")
    forge(state, 1, "catapult", "nicaea")
    flow = flow_on(state)
    move_horde(flow, "rum", "nicaea")
    assert not state.buildings
    assert [transport.place for transport in state.players[0].transports] == ["thrace"]
    assert not state.players[1].engines
    assert told(flow.events) == ["drive", "ravage"]


# M-24


@pytest.mark.parametrize(("tax", "tolerated", "number"), [(50, 30, 2), (30, 30, 0), (20, 30, 0), (50, 10, 4)])
def test_m24_each_full_ten_above_the_tolerated_tax_is_a_rebellion(tax: int, tolerated: int, number: int) -> None:
    assert rebellions_due(tax, tolerated) == number


def test_m24_the_next_card_tells_the_tolerated_tax_and_stays() -> None:
    state = two()
    state.events = [2, 3]  # tolerates 20
    state.players[1].tax = 50
    check_rebellions(flow_on(state))
    (rising,) = state.stack
    assert (rising.seat, rising.left) == (1, 3)
    assert state.events == [2, 3]


def test_m24_where_rebels_are_already_each_new_rebellion_costs_honour() -> None:
    state = two()
    rebel(flow_on(state), 1, 2)
    assert state.players[1].honour == 10
    state.barbarians["cairo"] = {"light": 1}
    rebel(flow_on(state), 1, 2)
    assert state.players[1].honour == 8


def test_m24_they_rise_in_controlled_home_land_with_the_fewest_units() -> None:
    state = two()
    for place in ("delta", "cairo", "sinai", "palestine"):
        state.players[1].station(place, "light")
    state.barbarians["transjordan"] = {"light": 1}
    assert rebellion_sites(state, 1, []) == ["upper_egypt"]
    assert rebellion_sites(state, 1, ["upper_egypt"]) == ["delta", "cairo", "sinai", "palestine"]


def test_m24_the_victim_chooses_among_equals_each_time_another_land() -> None:
    state = at(two(), Rebellion(seat=1, left=2))
    assert engine.awaited(state) == (1,)
    assert reason(state, 1, Rise("thrace")) == ("M-24", "rise-place")
    state = after(state, (1, Rise("sinai")))
    assert reason(state, 1, Rise("sinai")) == ("M-24", "rise-place")
    state = after(state, (1, Rise("delta")))
    assert state.barbarians == {"sinai": {"light": 1}, "delta": {"light": 1}}


def test_m24_units_fight_rebels_at_once() -> None:
    state = two()
    state.players[1].station("cairo", "light")
    raise_horde(flow_on(state), "cairo")
    assert isinstance(state.stack[-1], Battle)


def test_m24_a_horde_is_as_large_as_the_supply_allows() -> None:
    state = two()
    state.dice = {"d4": 1, "d6": 1, "d8": 1}
    state.barbarians = {"rum": {"light": 39, "archer": 20}}
    raise_horde(flow_on(state), "sinai")
    assert state.barbarians["sinai"] == {"light": 1, "captain1": 1}
