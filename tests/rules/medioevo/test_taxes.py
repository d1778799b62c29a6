"""M-30 to M-33: taxes, upkeep, loans, bankruptcy."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.economy import Borrow, Dismiss, Repay, income, interest, upkeep, wealth
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Player, controlled, controller
from rules.medioevo.turn import Default, Dues, Ransack, Revolt, Tax, Taxes
from tests.rules.medioevo.builder import after, at, build, forge, give, legal, play, reason, told, two


def taxing(state: MedioevoState) -> MedioevoState:
    return at(state, Taxes())


def test_m30_income_counts_land_civil_levels_and_the_markets_of_cities() -> None:
    state = two()
    assert income(state, 0, 30) == 180
    build(build(build(state, "macedonia", "village"), "ionia", "town"), "constantinople", "city", "castle")
    assert income(state, 0, 30) == 30 * (6 + 1 + 2 + 3)
    state.markets = {"constantinople": ["furs", "salt"], "ionia": ["furs"]}
    assert income(state, 0, 10) == 10 * 12 + 40


def test_m30_contested_land_gives_nothing() -> None:
    state = build(two(), "macedonia", "village")
    state.barbarians["macedonia"] = {"light": 1}
    state.players[1].station("thrace", "light")
    assert income(state, 0, 50) == 200


def test_m30_all_choose_at_once_and_may_change_until_the_last() -> None:
    state = taxing(two())
    assert reason(state, 0, Tax(25)) == ("M-30", "tax-level")
    state = after(state, (0, Tax(50)), (0, Tax(20)))
    assert engine.awaited(state) == (1,)
    state = after(state, (1, Tax(40)))
    assert [player.tax for player in state.players] == [20, 40]
    assert [player.florins for player in state.players] == [1600 + 120, 1600 + 240]


def test_m31_upkeep_is_twenty_for_each_unit_transport_and_engine() -> None:
    """The rulebook's example: 2 light, 1 heavy, 1 archer, 1 cavalry, 1 captain, 1 bombard, 2 wagons, 1 galley."""
    state = two()
    state.players[0].armies = {
        "thrace": {"light": 2, "heavy": 1, "archer": 1},
        "nicaea": {"cavalry": 1, "captain3": 1},
    }
    forge(state, 0, "bombard", "thrace")
    give(state, 0, "wagon", 1, "thrace")
    give(state, 0, "wagon", 2, "thrace")
    give(state, 0, "galley", 1, "constantinople")
    assert upkeep(state, 0) == 200
    state = after(taxing(state), (0, Tax(10)), (1, Tax(10)))
    assert state.players[0].florins == 1600 + 60 - 200


def test_m31_anything_may_be_dismissed_before() -> None:
    state = two()
    state.players[0].armies = {"thrace": {"light": 3}}
    wagon = give(state, 0, "wagon", 1, "thrace")
    state = taxing(state)
    assert not legal(state, 0, Dismiss("thrace/light", 4))
    state = after(state, (0, Dismiss("thrace/light", 2)), (0, Dismiss(wagon)))
    assert state.players[0].armies == {"thrace": {"light": 1}}
    assert not state.players[0].transports


def test_m31_what_cannot_be_paid_must_be_dismissed() -> None:
    state = two()
    player = state.players[0]
    player.armies = {"thrace": {"light": 10}}
    player.florins, player.borrowed = 0, True
    state = after(taxing(state), (0, Tax(10)), (1, Tax(10)))
    assert isinstance(state.stack[-1], Dues)
    assert engine.awaited(state) == (0,)
    assert reason(state, 0, Borrow()) == ("M-32", "borrow-twice")
    assert reason(state, 0, Default()) == ("M-32", "not-bankrupt")
    state = after(state, (0, Dismiss("thrace/light", 7)))
    assert state.players[0].florins == 0
    assert state.players[0].armies == {"thrace": {"light": 3}}


def test_m32_loans_of_the_rulebook_cost_fifty_and_then_a_hundred() -> None:
    player = Player()
    state = two()
    state.players[0] = player
    player.realm = "byzantium"
    state = after(taxing(state), (0, Borrow()))
    assert reason(state, 0, Borrow()) == ("M-32", "borrow-twice")
    assert state.players[0].florins == 2100
    assert interest(state, 0) == 0
    state.players[0].borrowed = False  # the next turn
    assert interest(state, 0) == 50
    state = after(state, (0, Borrow()))
    assert interest(state, 0) == 50
    state.players[0].borrowed = False
    assert interest(state, 0) == 100


def test_m32_at_most_five_loans_and_one_repaid_a_turn() -> None:
    state = two()
    state.players[0].loans = 5
    state = taxing(state)
    assert reason(state, 0, Borrow()) == ("M-32", "borrow-most")
    assert reason(state, 1, Repay()) == ("M-32", "repay-none")
    state = after(state, (0, Repay()))
    assert (state.players[0].loans, state.players[0].florins) == (4, 1100)
    assert reason(state, 0, Repay()) == ("M-32", "repay-twice")
    state.players[0].repaid, state.players[0].florins = False, 499
    assert reason(state, 0, Repay()) == ("M-32", "repay-poor")


def test_m32_a_loan_of_the_rulebook_leaves_450_of_1000() -> None:
    assert wealth(Player(florins=1000, loans=1)) == 450


def broke(**fields: object) -> MedioevoState:
    """Byzantium owes 250 interest, has nothing, and may not borrow."""
    state = two()
    player = state.players[0]
    player.loans, player.florins = 5, 0
    for name, value in fields.items():
        setattr(player, name, value)
    return state


def dues(state: MedioevoState) -> MedioevoState:
    return at(state, Dues(unpaid=list(state.order)))


def test_m32_a_bankrupt_plunders_own_buildings_and_transports_for_half() -> None:
    state = build(broke(), "constantinople", "city", "tower")
    ship = give(state, 0, "ship", 2, "constantinople")
    state = dues(state)
    assert reason(state, 0, Revolt()) == ("M-32", "revolt-early")
    state = after(state, (0, Ransack("constantinople/civil")))
    assert state.players[0].florins == 150
    assert state.buildings["constantinople"].keys() == {"military"}
    state = after(state, (0, Ransack(ship)))
    assert state.players[0].florins == 0
    assert state.players[0].defaults == 0


def test_m32_with_nothing_left_rebellions_bring_a_hundred_each() -> None:
    state = dues(broke(florins=150))
    state = after(state, (0, Revolt()))
    assert isinstance(state.stack[-2], Dues)
    assert state.players[0].florins == 250
    assert state.players[0].honour == 10


def test_m32_each_rebellion_of_a_bankrupt_looks_at_rebels_anew() -> None:
    state = broke()
    state.barbarians["thrace"] = {"light": 1}
    state = after(dues(state), (0, Revolt()))
    assert state.players[0].honour == 9


def test_m32_what_a_bankrupt_has_is_taken_and_nothing_is_added_up() -> None:
    state = broke(florins=70, armies={"thrace": {"light": 2}})
    state = after(dues(state), (0, Default()))
    player = state.players[0]
    assert (player.florins, player.loans, player.defaults, player.armies) == (0, 5, 1, {})


def test_m32_paying_again_forgets_a_default() -> None:
    state = dues(broke(florins=900, defaults=1))
    assert state.players[0].defaults == 0
    assert state.players[0].florins == 650


def test_m32_unable_to_pay_two_turns_running_is_out() -> None:
    state = broke(defaults=1, cards=[7], tokens={"red": 1}, control=[])
    state.empire.remove(7)
    state.players[1].prisoners = {0: {"light": 1}}
    build(state, "constantinople", "castle")
    played = play(dues(state), 0, Default())
    player = played.state.players[0]
    assert "eliminated" in told(played.events)
    assert player.out
    assert (player.cards, player.tokens, played.state.players[1].prisoners) == ([], {}, {})
    assert played.state.order == [1] or played.state.outcome is not None


def test_m32_the_home_of_the_eliminated_is_nobodys() -> None:

    state = two()
    state.players[0].out = True
    assert controller(state, "constantinople") is None
    assert controlled(state, 0) == []


def test_m33_a_player_with_nothing_gets_two_hundred() -> None:
    state = two()
    for place in state.home(0):
        state.players[1].station(place, "light")
    assert income(state, 0, 50) == 200
    state.players[0].station("rum", "light")
    assert income(state, 0, 50) == 50
