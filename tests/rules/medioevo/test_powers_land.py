"""M-52, M-111: the trickier cards and technologies of land, movement, barbarians and events."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.battle import Battle, Loot, take_spoils
from rules.medioevo.campaign import Campaign, Finish
from rules.medioevo.cards import Foretell
from rules.medioevo.diplomacy import declare_war
from rules.medioevo.events import EventCard
from rules.medioevo.powers import Pass, Play, Use, Window
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import barbarians_left, remove_barbarians, units_left
from rules.medioevo.trade import Trade, Travel
from rules.medioevo.turn import end_turn
from tests.rules.medioevo.battles import BLUE, YELLOW, clash
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
    settled,
    told,
    two,
)
from tests.rules.medioevo.campaigns import campaign, column, leg, wagon_at_thrace

NO_FIGHT, NO_LEAVE, WARLORD, BOTH_WAYS, REBELLION, UNIT_ABROAD = 1, 3, 6, 11, 15, 34
SAFE, PACE, ENGINE_WAGON, UNSEEN, SAVIOUR, HIRE, JOIN = 51, 53, 54, 55, 61, 65, 66


def deal(state: MedioevoState, seat: int, *cards: int) -> MedioevoState:
    state.players[seat].cards += cards
    state.empire = [card for card in state.empire if card not in cards]
    return state


def scholar(state: MedioevoState, seat: int = 0) -> MedioevoState:
    """Knows everything in blue, orange and green, and has the florins for it."""
    state.players[seat].technology = {"blue": 4, "orange": 4, "green": 4}
    state.players[seat].florins = 5000
    return state


def passing(state: MedioevoState) -> MedioevoState:
    """Nobody reacts any more."""
    while isinstance(state.stack[-1], Window):
        state = after(state, (engine.awaited(state)[0], Pass()))
    return state


def turn_over(state: MedioevoState) -> MedioevoState:
    end_turn(flow_on(state))
    assert GAME.faults(state) == []
    return state


# Bishops


def test_m52_a_forbidden_battle_does_not_begin_and_both_stay() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state = campaign(deal(state, 0, NO_FIGHT))
    state = after(state, (0, Play(NO_FIGHT, target="bulgaria")), (0, leg("thrace", wagon, "bulgaria", light=2)))
    state = play(state, 0, Finish()).state
    assert state.barbarians["bulgaria"] == {"light": 1}
    assert state.players[0].army("bulgaria") == {"light": 2}


def test_m52_a_battle_without_dice_yet_stops_at_once() -> None:
    state = clash({"light": 2}, {"light": 2}, state=deal(two(), BLUE, NO_FIGHT)).state
    state = after(state, (BLUE, Play(NO_FIGHT, target="rum")))
    assert not any(frame.__struct_config__.tag == "battle" for frame in state.stack)


def test_m52_a_battle_under_way_stops_after_its_round() -> None:
    scene = clash({"light": 4}, {"light": 4}, state=deal(two(), BLUE, NO_FIGHT))
    scene.begin(1, 1, 1).keep(BLUE, 1, 1, 1).keep(YELLOW)
    assert scene.battle.round == 2
    scene.do(BLUE, Play(NO_FIGHT, target="rum"))
    assert "battle-stopped" in scene.told
    assert scene.army(BLUE) == {"light": 3}


def test_m52_the_same_land_cannot_be_forbidden_in_two_turns_running() -> None:
    state, _ = wagon_at_thrace(1, light=2)
    state = after(campaign(deal(state, 0, NO_FIGHT)), (0, Play(NO_FIGHT, target="rum")))
    state = turn_over(state)
    state.turn += 1
    assert not legal(state, 0, Play(NO_FIGHT, target="rum"))
    assert legal(state, 0, Play(NO_FIGHT, target="serbia"))


def test_m52_nothing_leaves_a_forbidden_land_nor_goes_on_through_it() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state = after(campaign(deal(state, 0, NO_LEAVE)), (0, Play(NO_LEAVE, target="constantinople")))
    assert legal(state, 0, leg("thrace", wagon, "constantinople", light=2))
    assert not legal(state, 0, leg("thrace", wagon, "nicaea", light=2))
    state = after(state, (0, leg("thrace", wagon, "constantinople", light=2)))
    assert not legal(state, 0, leg("constantinople", wagon, "nicaea", light=2))


# On the march


def invasion(light: int = 3, level: int = 1) -> tuple[MedioevoState, str]:
    """Blue has gone ashore in empty land of Yellow."""
    state = deal(two(), 0, WARLORD)
    wagon = give(state, 0, "wagon", level, "outremer")
    state.players[0].station("outremer", "light", light)
    return after(campaign(state), (0, leg("outremer", wagon, "palestine", light=light))), wagon


def test_m52_half_of_an_army_goes_on_and_the_other_half_takes_the_land() -> None:
    state, wagon = invasion(3)
    assert not legal(state, 0, leg("palestine", wagon, "sinai", light=2))
    state = after(state, (0, Play(WARLORD)))
    assert not legal(state, 0, leg("palestine", wagon, "sinai", light=3))
    state = after(state, (0, leg("palestine", wagon, "sinai", light=2)), (0, Finish()))
    armies = state.players[0].armies
    assert (armies["palestine"], armies["sinai"]) == ({"light": 1}, {"light": 2})
    assert state.conquests.keys() >= {"palestine", "sinai"}


def test_m52_a_caravan_that_serves_as_a_wagon_carries_as_many_units() -> None:
    state = deal(two(), 0, BOTH_WAYS)
    caravan = give(state, 0, "caravan", 1, "thrace")
    state.players[0].station("thrace", "light", 3)
    give(state, 0, "wagon", 1, "nicaea")
    state = campaign(state)
    assert not legal(state, 0, leg("thrace", caravan, "constantinople", light=3))
    state = after(state, (0, Play(BOTH_WAYS, target=caravan)))
    assert legal(state, 0, leg("thrace", caravan, "constantinople", light=3))


def test_m52_an_engine_keeps_pace_with_its_army() -> None:
    state, wagon = wagon_at_thrace(3, light=2)
    catapult = forge(state, 0, "catapult", "thrace")
    for place in ("bulgaria", "wallachia", "yedisan", "azov"):
        state.players[0].station(place, "light")
    state = campaign(deal(state, 0, PACE))
    state = after(state, (0, leg("thrace", wagon, "don_steppe", light=2)))
    assert not legal(state, 0, leg("thrace", catapult, "don_steppe"))
    state = after(state, (0, Play(PACE, target=catapult)), (0, leg("thrace", catapult, "don_steppe")))
    assert state.players[0].engine(catapult).place == "don_steppe"


def test_m52_an_unseen_wagon_passes_barbarians() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state.barbarians["bulgaria"] = {"light": 3}
    state = campaign(deal(state, 0, UNSEEN))
    assert not legal(state, 0, leg("thrace", wagon, "wallachia", light=2))
    state = after(state, (0, Play(UNSEEN, target=wagon)), (0, leg("thrace", wagon, "wallachia", light=2)))
    assert column(state).contact == "horde"


def test_m52_an_unseen_caravan_meets_nobody_on_the_way() -> None:
    state = deal(two(), 0, UNSEEN)
    caravan = give(state, 0, "caravan", 1, "thrace")
    state.barbarians["bulgaria"] = {"light": 3}
    state = at(state, Trade(waiting=[0, 1]))
    state = after(state, (0, Play(UNSEEN, target=caravan)), (0, Travel(caravan, "wallachia", "bulgaria")))
    assert state.players[0].transport(caravan).place == "wallachia"


def test_m111_logistics_takes_a_caravan_across_a_sea_but_not_to_stay() -> None:
    state = scholar(two())
    caravan = give(state, 0, "caravan", 1, "ionia")
    state = at(state, Trade(waiting=[0, 1]))
    assert not legal(state, 0, Travel(caravan, "cyprus"))
    state = after(state, (0, Use("logistics", caravan, "levantine")))
    assert not legal(state, 0, Travel(caravan, "levantine"))
    state = after(state, (0, Travel(caravan, "cyprus")))
    assert state.players[0].transport(caravan).place == "cyprus"


def test_m111_the_edict_opens_barbarian_land_to_those_who_pass() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state = campaign(scholar(state))
    assert not legal(state, 0, leg("thrace", wagon, "wallachia", light=2))
    state = after(state, (0, Use("edict", "bulgaria")), (0, leg("thrace", wagon, "wallachia", light=2)))
    assert column(state).contact == "horde"


def test_m111_by_cartography_a_stopped_wagon_goes_on_and_fights() -> None:
    state, wagon = wagon_at_thrace(1, light=2)
    state.players[0].transport(wagon).stopped = True
    state.players[0].halt("thrace", "light", 2)
    give(state, 0, "wagon", 1, "nicaea")
    state = campaign(scholar(state))
    use = Use("cartography", wagon, "bulgaria", 2, {"light": 2})
    assert "horde" in told(play(state, 0, use).events)


def test_m111_by_cartography_an_ally_joins_in_before_the_battle() -> None:
    """The booklet's example: who is not involved comes to fight the invader."""
    state = scholar(two(), 1)
    state.players[1].station("palestine", "cavalry")
    state.players[1].orders = {"entry": "always", "battle": "never"}
    wagon = give(state, 0, "wagon", 1, "outremer")
    state.players[0].station("outremer", "light", 2)
    declare_war(state, 0, 1).since = 1
    state = after(campaign(state), (0, leg("outremer", wagon, "damascus", light=2)), (0, Finish()))
    assert engine.awaited(state) == (1,)
    state = after(state, (1, Use("cartography", "palestine/cavalry", "damascus")))
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.place, battle.attacker, battle.defender) == ("damascus", 1, 0)


# Barbarians


def test_m52_a_hired_horde_is_none_of_the_owners_units_and_goes_at_the_end_of_the_turn() -> None:
    state, _ = wagon_at_thrace(1, light=1)
    state.dice = {"d4": 1, "d6": 1, "d8": 1}
    state = after(campaign(deal(state, 0, HIRE)), (0, Play(HIRE, target="thrace")))
    assert state.players[0].army("thrace") == {"light": 3, "archer": 1, "captain1": 1}
    assert (units_left(state, 0, "light"), barbarians_left(state, "light")) == (19, 38)
    state = turn_over(state)
    assert state.players[0].armies == {"thrace": {"light": 1}}
    assert barbarians_left(state, "light") == 40


def test_m52_a_hired_horde_marches_with_the_army() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state = after(campaign(deal(state, 0, HIRE)), (0, Play(HIRE, target="thrace")))
    state = after(state, (0, leg("thrace", wagon, "constantinople", light=1)))
    assert state.players[0].hired == {"constantinople": {"light": 1}}
    assert turn_over(after(state, (0, Finish()))).players[0].armies == {"thrace": {"light": 1}}


def test_m52_units_among_barbarians_go_home_at_the_end_of_the_turn() -> None:
    state, _ = wagon_at_thrace(1, light=2, heavy=1)
    state.barbarians["serbia"] = {"light": 1}
    state = campaign(deal(state, 0, JOIN))
    state = after(state, (0, Play(JOIN, "ability", "serbia", "thrace", 2, {"light": 1, "heavy": 1})))
    assert state.barbarians["serbia"] == {"light": 2, "heavy": 1}
    assert (units_left(state, 0, "heavy"), barbarians_left(state, "light")) == (19, 39)
    state = turn_over(state)
    assert (state.players[0].army("thrace"), state.barbarians) == ({"light": 2, "heavy": 1}, {"serbia": {"light": 1}})


def test_m52_guests_who_fall_do_not_come_home() -> None:
    state, _ = wagon_at_thrace(1, light=1)
    state.barbarians["serbia"] = {"light": 1}
    state = after(campaign(deal(state, 0, JOIN)), (0, Play(JOIN, "ability", "serbia", "thrace", 1, {"light": 1})))
    remove_barbarians(state, "serbia", "light")
    assert len(state.guests) == 1, "barbarians fall first"
    remove_barbarians(state, "serbia", "light")
    assert turn_over(state).players[0].armies == {}


def test_m52_a_unit_abroad_meets_barbarian_resistance() -> None:
    state, _ = wagon_at_thrace(1, light=1)
    played = play(campaign(deal(state, 0, UNIT_ABROAD)), 0, Play(UNIT_ABROAD, "ability", "kiev", "heavy"))
    assert [key for key in told(played.events) if key in ("horde", "battle")] == ["horde", "battle"]


def test_m52_a_rebellion_costs_a_hundred_and_ravages_empty_land() -> None:
    state, _ = wagon_at_thrace(1, light=1)
    build(state, "palestine", "village")
    state = after(campaign(deal(state, 0, REBELLION)), (0, Play(REBELLION, target="palestine")))
    assert (state.players[0].florins, state.barbarians["palestine"]) == (1500, {"light": 1})
    assert "palestine" not in state.buildings


def test_m111_nation_leads_a_horde_away_and_the_land_is_taken() -> None:
    state, wagon = wagon_at_thrace(1, light=1)
    state.barbarians["bulgaria"] = {"light": 2}
    state.players[0].orders["entry"] = "always"
    state = after(campaign(scholar(state)), (0, leg("thrace", wagon, "bulgaria", light=1)), (0, Finish()))
    state = passing(after(state, (0, Use("nation", "bulgaria/light", "wallachia", 2))))
    assert state.conquests["bulgaria"] == 2
    assert state.barbarians == {"wallachia": {"light": 2}}


def test_m111_influence_wins_a_battle_by_converting_all() -> None:
    scene = clash({"light": 1}, {"light": 2}, defender=None, state=scholar(two()))
    scene.do(BLUE, Use("influence", "rum/light", amount=2))
    assert scene.army(BLUE) == {"light": 3}
    assert scene.army(None) == {}


# Plunder


def sacked(*cards: int) -> MedioevoState:
    """Blue has taken Palestine, with a caravan and a village of Yellow in it."""
    state = deal(two(), YELLOW, *cards)
    build(state, "palestine", "village")
    give(state, YELLOW, "caravan", 1, "palestine")
    state.players[BLUE].station("palestine", "light", 2)
    state.push(Campaign(waiting=[]))
    take_spoils(flow_on(state), BLUE, "palestine", YELLOW, land=True)
    return settled(state)


def test_m52_what_is_safe_must_be_kept() -> None:
    state = sacked(SAFE)
    caravan = state.players[YELLOW].transports[0].id
    state = after(state, (YELLOW, Play(SAFE, target=caravan)))
    assert [piece.id for piece in state.players[BLUE].transports] == [caravan]


def test_m52_without_a_token_what_is_safe_stays_with_its_owner() -> None:
    state = sacked(SAFE)
    caravan = state.players[YELLOW].transports[0].id
    for _ in range(8):
        give(state, BLUE, "wagon", 1, "palestine")
    state = after(state, (YELLOW, Play(SAFE, target=caravan)))
    assert [piece.id for piece in state.players[YELLOW].transports] == [caravan]


def test_m52_a_safe_building_is_not_up_for_plunder() -> None:
    state = after(sacked(SAFE), (YELLOW, Play(SAFE, target="palestine/civil")))
    assert not legal(state, BLUE, Loot(("palestine/civil",)))
    state = after(state, (BLUE, Loot()))
    assert state.building("palestine", "civil")


# Events


def test_m52_a_saviour_replaces_the_event_that_was_drawn() -> None:
    state = deal(two(), 0, SAVIOUR)
    card = state.events.pop(0)
    state.players[0].orders["event-drawn"] = "always"
    state = at(state, EventCard(card=card))
    state = after(state, (0, Play(SAVIOUR)))
    chosen = state.stack[-1].cards[1]  # pyright: ignore
    state = after(state, (0, Foretell(chosen)))
    event = next(frame for frame in state.stack if isinstance(frame, EventCard))
    assert event.card == chosen
    assert card in state.events


# Engineering


def test_m111_engineering_raises_a_building_with_its_control_token() -> None:
    state, _ = wagon_at_thrace(1, light=1)
    build(state, "thrace", "fort")
    state = after(campaign(scholar(state)), (0, Use("engineering", "thrace/military", several=("bulgaria",))))
    standing = state.building("thrace", "military")
    assert standing is not None
    assert (standing.kind, state.players[0].control, state.players[0].honour) == ("castle", ["bulgaria"], 11)


def test_m52_an_engine_that_serves_as_a_wagon_carries_units() -> None:
    state = deal(two(), 0, ENGINE_WAGON)
    catapult = forge(state, 0, "catapult", "thrace")
    state.players[0].station("thrace", "light", 3)
    state = after(campaign(state), (0, Play(ENGINE_WAGON, target=catapult)))
    assert legal(state, 0, leg("thrace", catapult, "constantinople", light=1))
