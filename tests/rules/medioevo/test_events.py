"""M-21, M-22, M-76: the barbarians' dice and the event cards."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.campaign import Rebellion, Rise, horde_of
from rules.medioevo.data import EVENTS
from rules.medioevo.events import (
    Crumble,
    Decree,
    EventCard,
    Halt,
    HordeDice,
    Reroll,
    Spoil,
    Strike,
    Suffer,
    draw_event,
    struck_places,
)
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import wound
from rules.medioevo.turn import FirstTurn
from tests.rules.medioevo.builder import (
    GAME,
    after,
    at,
    before,
    build,
    flow_on,
    give,
    legal,
    play,
    settled,
    table,
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
    state.push(before(FirstTurn, "first_events"))
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
    return at(state, Strike(card=LEVANT, icon=icon, rolls={}, judged=True, owed={1: points}))


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
        for _ in ("roll", "judge"):
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


def test_m132_those_whose_rebels_rise_are_asked_together() -> None:
    """Rebels rise in turn order all the same."""
    state = at(two(), Rebellion(seat=1, left=1))
    state.push(Rebellion(seat=0, left=1))
    state = settled(state)
    assert set(engine.awaited(state)) == {0, 1}
    state = after(state, (1, Rise("delta")))
    assert not state.barbarians
    played = play(state, 0, Rise("thrace"))
    assert [event.places for event in played.events if event.words.key == "medioevo-event-rebellion"] == [
        ("thrace",),
        ("delta",),
    ]
