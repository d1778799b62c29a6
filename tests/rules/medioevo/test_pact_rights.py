"""M-34, M-43, M-44, M-63, M-102, M-121: what pacts allow: passage, placing, trade; and guests in another's land."""

from __future__ import annotations

import pytest

from rules.medioevo.campaign import Assault, Finish, Hold, target_label
from rules.medioevo.diplomacy import Break, declare_war
from rules.medioevo.economy import income
from rules.medioevo.purchases import Done, Equip, Recruit, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Payment, controlled, controller
from rules.medioevo.trade import Load, Sell, Trade, may_trade
from tests.rules.medioevo.builder import after, at, build, give, legal, play, told, two
from tests.rules.medioevo.campaigns import Chronicle, campaign, leg
from tests.rules.medioevo.pacts import draft, in_force, talking, three


@pytest.fixture(autouse=True)
def book(chronicle: Chronicle) -> Chronicle:
    return chronicle


def at_the_gates(units: int = 2) -> tuple[MedioevoState, str]:
    """Byzantium stands in Tripolitania, beside the Mamluk Delta, with a wagon."""
    state = two()
    wagon = give(state, 0, "wagon", 2, "tripolitania")
    state.players[0].station("tripolitania", "light", units)
    return state, wagon


def guests_in_delta(**fields: object) -> MedioevoState:
    state, wagon = at_the_gates()
    in_force(state, "passage", 0, 1, **fields)
    return after(campaign(state), (0, leg("tripolitania", wagon, "delta", 2)), (0, Finish()))


# M-63, M-64: passage


def test_m121_with_passage_an_army_enters_without_conquest_battle_or_penalty(book: Chronicle) -> None:
    state = guests_in_delta()
    assert (book.battles, book.conquests) == ([], [])
    assert state.players[0].honour == 10
    assert not state.wars


def test_m121_with_passage_an_army_enters_where_the_host_has_units(book: Chronicle) -> None:
    state, wagon = at_the_gates()
    state.players[1].station("delta", "heavy", 1)
    in_force(state, "passage", 0, 1)
    state = after(campaign(state), (0, leg("tripolitania", wagon, "delta", 2)), (0, Finish()))
    assert book.battles == []
    assert controller(state, "delta") == 1


def test_m121_with_passage_an_army_crosses() -> None:
    state, wagon = at_the_gates()
    assert not legal(campaign(state), 0, leg("tripolitania", wagon, "upper_egypt", 2))
    in_force(state, "passage", 0, 1)
    assert legal(campaign(state), 0, leg("tripolitania", wagon, "upper_egypt", 2))


def test_m121_passage_for_the_other_alone_lets_nobody_pass(book: Chronicle) -> None:
    state, wagon = at_the_gates()
    in_force(state, "passage", 0, 1, favoured=1)
    after(campaign(state), (0, leg("tripolitania", wagon, "delta", 2)), (0, Finish()))
    assert book.conquests == [(0, "delta")]


def test_m34_guests_neither_hold_nor_contest() -> None:
    state = guests_in_delta()
    assert controller(state, "delta") == 1
    assert "delta" in controlled(state, 1)
    assert "delta" not in controlled(state, 0)


def test_m30_land_with_guests_is_taxed_by_its_owner() -> None:
    state = two()
    before = income(state, 1, 10)
    assert income(guests_in_delta(), 1, 10) == before


def test_m34_in_land_that_another_has_taken_guests_are_an_army_like_any() -> None:
    state = guests_in_delta()
    state.players[1].realm = "hungary"  # the Delta is nobody's now
    assert controller(state, "delta") == 0


def test_m121_the_host_enters_its_own_land_in_peace(book: Chronicle) -> None:
    state = guests_in_delta()
    wagon = give(state, 1, "wagon", 1, "cairo")
    state.players[1].station("cairo", "light", 1)
    state = after(state, (0, Hold())) if legal(state, 0, Hold()) else state
    after(state, (1, leg("cairo", wagon, "delta", 1)), (1, Finish()))
    assert book.battles == []


def test_m121_guests_whose_pact_has_ended_stay_guests_where_they_are() -> None:
    state = guests_in_delta()
    state = after(state, (1, Break(state.pacts[0].number)))
    assert controller(state, "delta") == 1


def test_m121_but_they_have_no_right_to_any_further_land(book: Chronicle) -> None:
    state = guests_in_delta()
    state.pacts.clear()
    for piece in state.players[0].transports:
        piece.stopped = False
    state.players[0].halted.clear()
    state = campaign(_fresh(state))
    after(state, (0, leg("delta", "wagon1", "cairo", 2)), (0, Finish()))
    assert book.conquests == [(0, "cairo")]


def _fresh(state: MedioevoState) -> MedioevoState:
    state.stack.clear()
    return state


def test_m86_a_guest_may_turn_on_its_host_and_pays_for_it(book: Chronicle) -> None:
    state = campaign(_fresh(guests_in_delta()))
    state = after(state, (0, Assault("delta")))
    assert book.conquests == [(0, "delta")]
    assert state.players[0].honour == 10 - 3 - 2
    assert not state.pacts
    assert "delta" not in state.players[0].guest


def test_m86_a_host_may_turn_on_its_guest(book: Chronicle) -> None:
    state = guests_in_delta()
    state.players[1].station("delta", "light", 1)
    state = campaign(_fresh(state))
    state = after(state, (0, Hold()), (1, Assault("delta")))
    assert [(fought.attacker, fought.defender) for fought in book.battles] == [(1, 0)]
    assert state.players[1].honour == 5


def test_m64_an_attack_breaks_non_aggression_at_two_honour_more() -> None:
    state, wagon = at_the_gates()
    in_force(state, "nonaggression", 0, 1)
    state = after(campaign(state), (0, leg("tripolitania", wagon, "delta", 2)), (0, Finish()))
    assert state.players[0].honour == 10 - 3 - 2
    assert not state.pacts


def test_m121_the_target_says_which_pacts_it_breaks() -> None:
    state, _ = at_the_gates()
    in_force(state, "nonaggression", 0, 1)
    warning = target_label(campaign(state), 0, "delta")
    assert (warning.key, warning.args["count"]) == ("medioevo-label-breaks", 1)


# M-44, M-43: placing


def shop(state: MedioevoState) -> MedioevoState:
    return at(state, Shopping(lists={0: [], 1: []}))


def test_m121_with_military_control_new_troops_are_placed_as_guests() -> None:
    state = two()
    assert not legal(shop(state), 0, Recruit("light", 1, "delta"))
    state = two()
    in_force(state, "military", 0, 1)
    state = after(shop(state), (0, Recruit("light", 1, "delta")), (0, Done()), (1, Done()))
    assert state.players[0].army("delta") == {"light": 1}
    assert controller(state, "delta") == 1


@pytest.mark.parametrize(("kind", "vehicle", "allowed"), [
    ("military", "wagon", True), ("military", "galley", True), ("military", "caravan", False),
    ("civil", "caravan", True), ("civil", "ship", True), ("civil", "wagon", False),
])  # fmt: skip
def test_m121_military_control_is_for_war_and_civil_control_for_trade(kind: str, vehicle: str, allowed: bool) -> None:
    state = two()
    for player in state.players:
        player.technology = dict.fromkeys(("purple", "orange", "red", "green", "blue", "yellow"), 4)  # pyright: ignore
        player.florins = 5000
    in_force(state, kind, 0, 1)
    assert legal(shop(state), 0, Equip(vehicle, 1, "delta")) == allowed  # pyright: ignore


def test_m44_a_castle_of_the_host_musters_too() -> None:
    state = build(two(), "sinai", "tower")
    in_force(state, "military", 0, 1)
    state = shop(state)
    assert legal(state, 0, Recruit("light", 1, "sinai"))
    assert not legal(state, 0, Recruit("light", 1, "transjordan"))


# M-102: trade


def test_m102_a_trade_pact_opens_the_areas_of_another() -> None:
    state = two()
    assert not may_trade(state, 0, "delta")
    in_force(state, "trade", 0, 1, favoured=0)
    assert may_trade(state, 0, "delta")
    assert not may_trade(state, 1, "macedonia")


def tolled(florins: int = 1600, toll: int = 50, **cargo: int) -> tuple[MedioevoState, str]:
    """The booklet's example: Blue trades in Yellow's areas, for 50 florins each time, until the end of turn 4."""
    state = two()
    state.players[0].florins = florins
    caravan = give(state, 0, "caravan", 1, "delta", **cargo)
    in_force(state, "trade", 0, 1, favoured=0, until=4, payments=[Payment(0, 1, toll, "deal")])
    return at(state, Trade(waiting=[0, 1])), caravan


def purses(state: MedioevoState) -> tuple[int, ...]:
    return tuple(player.florins for player in state.players)


def test_m121_example_a_trade_pact_is_paid_for_at_every_purchase() -> None:
    state, caravan = tolled()
    assert purses(after(state, (0, Load(caravan, 2)))) == (1600 - 200 - 50, 1600 + 50)


def test_m121_example_and_at_every_sale() -> None:
    state, caravan = tolled(wine=1)
    assert purses(after(state, (0, Sell(caravan, 1, {"wine": 1})))) == (1600 + 100 - 50, 1600 + 50)


def test_m121_nothing_is_paid_for_a_deal_elsewhere() -> None:
    state, _ = tolled()
    caravan = give(state, 0, "caravan", 1, "macedonia")
    assert purses(after(state, (0, Load(caravan, 1)))) == (1500, 1600)


def test_m121_who_buys_keeps_enough_for_the_pact() -> None:
    state, caravan = tolled(florins=240)
    assert not legal(state, 0, Load(caravan, 2))
    assert legal(state, 0, Load(caravan, 1))


def test_m122_who_cannot_pay_for_a_sale_has_broken_the_pact() -> None:
    state, caravan = tolled(florins=0, toll=200, wine=1)
    state = after(state, (0, Sell(caravan, 1, {"wine": 1})))
    assert (state.pacts, state.players[0].honour, purses(state)) == ([], 8, (100, 1600))


@pytest.mark.parametrize(
    ("kind", "favour", "offered"), [("trade", "each", True), ("trade", "1", False), ("passage", "0", False)]
)
def test_m121_a_deal_is_paid_for_where_the_payer_may_trade(kind: str, favour: str, offered: bool) -> None:
    proposed = draft(kind, 1, favour=favour, payer="0", rhythm="deal", florins=50)
    assert legal(talking(two()), 0, proposed) == offered


# M-121: what is seen at work is secret no more


def test_m121_a_secret_passage_is_known_once_it_is_used() -> None:
    state, wagon = at_the_gates()
    in_force(state, "passage", 0, 1, secret=True)
    played = play(campaign(state), 0, leg("tripolitania", wagon, "delta", 2))
    assert "pact-seen" in told(played.events)
    assert not played.state.pacts[0].secret
    assert played.entry.learnt


def test_m121_it_stays_secret_where_one_could_go_anyhow() -> None:
    state, wagon = at_the_gates()
    in_force(state, "passage", 0, 1, secret=True)
    state = after(campaign(state), (0, leg("tripolitania", wagon, "delta")))
    assert state.pacts[0].secret


def test_m121_a_secret_trade_pact_is_known_once_it_is_used() -> None:
    state = two()
    caravan = give(state, 0, "caravan", 1, "delta")
    in_force(state, "trade", 0, 1, secret=True)
    state = after(at(state, Trade(waiting=[0, 1])), (0, Load(caravan, 1)))
    assert not state.pacts[0].secret


def test_m121_a_secret_military_control_is_known_once_troops_stand_there() -> None:
    state = two()
    in_force(state, "military", 0, 1, secret=True)
    state = after(shop(state), (0, Recruit("light", 1, "delta")))
    assert legal(state, 0, Recruit("light", 1, "delta"))
    assert state.pacts[0].secret, "a list tells nothing before it runs"
    state = after(state, (0, Done()), (1, Done()))
    assert not state.pacts[0].secret


def test_m121_a_secret_pact_beside_a_public_one_stays_secret() -> None:
    state, wagon = at_the_gates()
    in_force(state, "passage", 0, 1, secret=True)
    in_force(state, "passage", 0, 1)
    state = after(campaign(state), (0, leg("tripolitania", wagon, "delta", 2)))
    assert state.pacts[0].secret


def test_m121_also_where_a_battle_with_another_guest_awaits_one_anyhow(book: Chronicle) -> None:
    state = three()
    wagon = give(state, 0, "wagon", 1, "tripolitania")
    state.players[0].station("tripolitania", "light", 2)
    for seat in (1, 2):
        state.players[seat].station("delta", "light", 1)
    state.players[2].guest["delta"] = 1
    declare_war(state, 0, 2).since = 1
    in_force(state, "passage", 0, 1, secret=True)
    state = after(campaign(state), (0, leg("tripolitania", wagon, "delta", 2)), (0, Finish()))
    assert not state.pacts[0].secret
    assert [fought.defender for fought in book.battles] == [2]
    assert controller(state, "delta") == 1
