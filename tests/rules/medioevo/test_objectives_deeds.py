"""M-51: what objectives ask about is on record where it is done, with the facts that they ask for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.core import Action
from rules.medioevo.battle import Capture, Crew
from rules.medioevo.campaign import Finish
from rules.medioevo.data import COLOURS, EVENTS
from rules.medioevo.economy import Repay
from rules.medioevo.events import Decree, EventCard, Strike, check_rebellions
from rules.medioevo.powers import Use
from rules.medioevo.purchases import Build, Done, Purchases, Ransom, Recall, Recruit
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Deed, Position
from rules.medioevo.turn import Auction, Bid, end_turn
from tests.rules.medioevo.battles import BLUE, YELLOW, Loaded, clash
from tests.rules.medioevo.builder import after, at, build, flow_on, forge, give, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import hush, learn
from tests.rules.medioevo.test_objectives_met import FACTS_OF

LEVANT = 1  # names Palestine, a land of seat 1


def deeds(position: Position, seat: int, kind: str) -> list[Deed]:
    """Those of one kind; their facts are those that objectives may ask for."""
    found = [deed for deed in position.players[seat].deeds if deed.kind == kind]
    assert all(deed.facts.keys() >= FACTS_OF.get(kind, set()) for deed in found)
    return found


def counts(position: Position, seat: int, kind: str) -> int:
    return sum(deed.count for deed in deeds(position, seat, kind))


# Phase 1


def auctioned(*bids: tuple[int, int]) -> MedioevoState:
    return after(at(two(), Auction(bidders=[0, 1])), *((seat, Bid(florins)) for seat, florins in bids))


def test_m20_the_winner_of_the_auction_is_on_record_with_the_bid() -> None:
    state = auctioned((0, 40), (1, 120))
    assert [deed.facts for deed in deeds(state, 1, "auction_won")] == [{"bid": 120}]
    assert not deeds(state, 0, "auction_won")


def test_m20_a_second_bid_counts_with_the_first() -> None:
    state = auctioned((0, 60), (1, 60), (0, 50), (1, 10))
    assert [deed.facts for deed in deeds(state, 0, "auction_won")] == [{"bid": 110}]


# Phase 2


def struck(*rolls: int) -> MedioevoState:
    """Armies and buildings: seat 1 has a unit and a city in Palestine."""
    state = build(two(), "palestine", "city")
    state.players[1].station("palestine", "light")
    state = at(state, EventCard(card=LEVANT))
    flow = flow_on(state)
    flow.chance = Loaded(*rolls)
    state.stack[-1].take(flow, 0, Decree(("armies", "buildings")))
    while isinstance(state.stack[-1], EventCard | Strike):
        state.stack[-1].advance(flow)
    return state


def test_m22_a_realm_whose_land_is_named_and_that_loses_nothing_is_unscathed() -> None:
    state = struck(5, 4)
    assert "palestine" in EVENTS[LEVANT].lands
    assert counts(state, 1, "event_unscathed") == 1
    assert not deeds(state, 0, "event_unscathed")  # the card names no land of theirs


@pytest.mark.parametrize("rolls", [(1, 6), (6, 1)])
def test_m22_a_unit_lost_or_a_building_hit_is_a_loss(rolls: tuple[int, int]) -> None:
    assert not deeds(struck(*rolls), 1, "event_unscathed")


def test_m22_a_transport_that_stands_still_is_no_loss() -> None:
    state = two()
    give(state, 1, "wagon", 1, "palestine")
    state.push(EventCard(card=LEVANT, decreed=True))
    state.push(Strike(card=LEVANT, icon="movement"))
    flow = flow_on(state)
    flow.chance = Loaded(1)
    while state.stack:
        state.stack[-1].advance(flow)
    assert state.players[1].transports[0].stopped
    assert counts(state, 1, "event_unscathed") == 1


def test_m24_a_check_without_rebellion_is_on_record_with_the_tax() -> None:
    state = two()
    tolerated = EVENTS[state.events[0]].tolerated
    state.players[0].tax, state.players[1].tax = tolerated, tolerated + 10
    check_rebellions(flow_on(state))
    assert [deed.facts for deed in deeds(state, 0, "rebellion_check_passed")] == [{"tax": tolerated}]
    assert not deeds(state, 1, "rebellion_check_passed")


# Phases 3 and 4


def test_m32_a_loan_paid_back_is_on_record() -> None:
    state = two()
    state.players[0].loans = 1
    Repay().apply(flow_on(state), 0)
    assert counts(state, 0, "loan_repaid") == 1


def bought(*entries: Action, state: MedioevoState | None = None) -> MedioevoState:
    """The lists have run."""
    state = state or two()
    build(state, "macedonia", "town")
    for player in state.players:
        player.florins = 5000
        player.technology = dict.fromkeys(COLOURS, 3)
    state = at(state, Purchases())
    return after(state, *((0, entry) for entry in entries), (0, Done()), (1, Done()))


def test_m44_units_bought_are_on_record() -> None:
    state = bought(Recruit("light", 2, "macedonia"), Recruit("archer", 1, "macedonia"))
    assert counts(state, 0, "units_bought") == 3


def test_m80_units_that_come_back_are_not_bought() -> None:
    state = two()
    state.players[0].aside = {"light": 2}
    assert counts(bought(Recall("light", 2, "macedonia"), state=state), 0, "units_bought") == 0


def test_m47_a_ransom_is_on_the_captors_record_with_its_florins() -> None:
    state = two()
    state.players[1].prisoners = {0: {"archer": 1}}
    state = bought(Ransom(1, "archer", 1, "macedonia"), state=state)
    assert counts(state, 1, "ransom_received") == 100
    assert not deeds(state, 0, "ransom_received")
    assert counts(state, 0, "units_bought") == 0


def spent(state: MedioevoState) -> dict[object, int]:
    found: dict[object, int] = {}
    for deed in deeds(state, 0, "pt_spent"):
        found[deed.facts["colour"]] = found.get(deed.facts["colour"], 0) + deed.count
    return found


def test_m51_points_spent_are_on_record_by_colour_whether_made_or_bought() -> None:
    state = two()
    state.players[0].tokens = {"green": 1}
    state = bought(Build("thrace", "fort", ()), Recruit("captain2", 1, "macedonia"), state=state)
    assert spent(state) == {"green": 2, "red": 2}


def test_m48_what_is_only_listed_is_not_on_record() -> None:
    state = build(two(), "macedonia", "town")
    state = after(at(state, Purchases()), (0, Recruit("light", 2, "macedonia")))
    assert state.players[0].deeds == []


# Phase 5


def test_m72_units_that_arrows_destroy_are_on_record_by_archers() -> None:
    scene = clash({"archer": 3}, {"light": 3}).begin(1, 2, 3)
    assert [deed.facts for deed in deeds(scene.state, BLUE, "units_destroyed")] == [{"by": "archers", "vs": "player"}]
    assert counts(scene.state, BLUE, "units_destroyed") == 3


def test_m71_units_that_engines_destroy_are_on_record_by_siege() -> None:
    state = two()
    bombard = forge(state, BLUE, "bombard", "rum")
    scene = clash({"light": 1}, {"light": 4}, state=state, defender=None)
    scene.do(BLUE, Crew(bombard, 1, {"light": 1})).begin(1)
    assert [deed.facts for deed in deeds(scene.state, BLUE, "units_destroyed")] == [{"by": "siege", "vs": "barbarian"}]


def test_m75_own_casualties_are_nobodys_deed() -> None:
    scene = clash({"heavy": 1}, {"heavy": 1}).begin(2, 3, 3).keep(BLUE, 2, 3, 3).keep(YELLOW)
    assert not deeds(scene.state, BLUE, "units_destroyed")


def battered(place: str) -> Sequence[Deed]:
    """A trebuchet of blue's brings down a tower."""
    state = build(two(), place, "tower")
    trebuchet = forge(state, BLUE, "trebuchet", place)
    scene = clash({"heavy": 6}, {"heavy": 6}, state=state, place=place)
    scene.do(BLUE, Crew(trebuchet, 3, {"heavy": 3}, "military")).begin(1, 2, 3, 1, 1, 1)
    assert place not in scene.state.buildings
    return deeds(scene.state, BLUE, "building_destroyed")


def test_m71_a_building_of_an_enemy_that_engines_destroy_is_on_record() -> None:
    assert len(battered("rum")) == 1


def test_m71_a_building_of_an_enemy_in_own_home_land_is_the_enemys() -> None:
    assert len(battered("nicaea")) == 1


def test_m71_an_own_building_among_rebels_is_no_enemys() -> None:
    state = build(two(), "nicaea", "tower")
    trebuchet = forge(state, BLUE, "trebuchet", "nicaea")
    scene = clash({"heavy": 6}, {"light": 6}, state=state, place="nicaea", defender=None)
    scene.do(BLUE, Crew(trebuchet, 3, {"heavy": 3}, "military")).begin(1, 2, 3, 1, 1, 1)
    assert not scene.state.buildings
    assert not deeds(scene.state, BLUE, "building_destroyed")


def test_m81_units_captured_are_on_record() -> None:
    scene = clash({"cavalry": 9}, {"heavy": 1}).do(BLUE, Capture()).begin(1, 2, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert counts(scene.state, BLUE, "units_captured") == 1


def test_m81_prisoners_that_go_free_were_no_capture() -> None:
    scene = clash({"archer": 1}, {"archer": 1})
    scene.do(BLUE, Capture()).begin(2, 3, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert counts(scene.state, BLUE, "units_captured") == 0


def test_m125_a_battle_won_is_on_record_with_what_it_cost() -> None:
    (deed,) = deeds(clash({"archer": 3}, {"light": 3}).begin(1, 2, 3).state, BLUE, "battle_won")
    assert deed.facts == {
        "vs": "player",
        "enemy_units": 3,
        "outnumbered": False,
        "no_loss": True,
        "naval": False,
        "home": False,
        "place": "rum",
    }


def test_m125_fewer_units_at_the_start_are_outnumbered() -> None:
    state = two()
    bombard = forge(state, BLUE, "bombard", "rum")
    scene = clash({"light": 1}, {"light": 4}, state=state).do(BLUE, Crew(bombard, 1, {"light": 1})).begin(1)
    (deed,) = deeds(scene.state, BLUE, "battle_won")
    assert deed.facts["outnumbered"]


def test_m51_who_wins_others_over_has_lost_those_who_fell_all_the_same() -> None:
    state = learn(two(), BLUE, "influence", 4)
    state.dice = {"d4": 1, "d6": 2, "d8": 3}
    scene = clash({"light": 3}, {"light": 2}, state=state, defender=None)
    hush(scene.do(BLUE, Use("influence", "rum/light", amount=1))).begin(1, 3, 8).keep(BLUE)
    assert scene.army(BLUE) == {"light": 3}
    (deed,) = deeds(scene.state, BLUE, "battle_won")
    assert not deed.facts["no_loss"]


def test_m81_who_is_captured_and_set_free_is_not_lost() -> None:
    scene = clash({"archer": 1}, {"archer": 1})
    scene.do(BLUE, Capture()).begin(2, 3, 8).keep(BLUE, 1, 2, 3).keep(YELLOW)
    (deed,) = deeds(scene.state, YELLOW, "battle_won")
    assert deed.facts["no_loss"]


def test_m63_a_galley_that_has_come_alone_lands_nobody() -> None:
    state = two()
    galley, wagon = give(state, 0, "galley", 1, "ionia"), give(state, 0, "wagon", 1, "palestine")
    state.players[0].armies["palestine"] = {"light": 2}
    state = after(campaign(state), (0, leg("ionia", galley, "sinai")), (0, Finish()))
    state = after(state, (0, leg("palestine", wagon, "sinai", 1)), (0, Finish()))
    (deed,) = deeds(state, 0, "conquer")
    assert not deed.facts["by_sea"]


def test_m63_an_army_that_comes_by_galley_lands_from_the_sea() -> None:
    state = two()
    galley = give(state, 0, "galley", 1, "ionia")
    state.players[0].armies["ionia"] = {"light": 2}
    state = after(campaign(state), (0, leg("ionia", galley, "sinai", 2)), (0, Finish()))
    (deed,) = deeds(state, 0, "conquer")
    assert deed.facts == {"place": "sinai", "from": "player", "inhabited": False, "by_sea": True}


# Phase 7


def test_m108_the_record_is_forgotten_at_the_end_of_the_turn() -> None:
    state = two()
    state.players[0].loans = 1
    flow = flow_on(state)
    Repay().apply(flow, 0)
    end_turn(flow)
    assert state.players[0].deeds == []
