"""M-3, M-108, M-125, M-135 to M-137: the end of a turn, and of the game."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.medioevo.campaign import Finish, Rise
from rules.medioevo.data import TERRITORIES
from rules.medioevo.purchases import Build, Done, Recruit
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import award
from rules.medioevo.turn import Auction, LastRebellions, Turn, Years, end_turn, monopolies, prizes, rows, winner
from tests.rules.medioevo.builder import GAME, after, before, build, flow_on, forge, give, settled, table, told, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import hold
from tests.rules.medioevo.shopping import shop


def row(state: MedioevoState, name: str) -> tuple[int, ...]:
    return next(row.points for row in rows(state) if row.label.key == f"medioevo-row-{name}")


def ended(state: MedioevoState) -> MedioevoState:
    """The last turn is over."""
    state.push(Years())
    return settled(state)


# The end of a turn


def test_m108_everything_counted_by_turns_starts_anew() -> None:
    state = two()
    player = state.players[0]
    give(state, 0, "wagon", 1, "thrace")
    forge(state, 0, "catapult", "thrace")
    player.transports[0].stopped = player.engines[0].stopped = True
    player.borrowed = player.repaid = player.sought = True
    player.mustered, player.researched, player.turned = 3, ["red"], [5]
    player.tokens, player.used_tokens = {"red": 1}, {"red": 1}
    end_turn(flow_on(state))
    assert not player.transports[0].stopped
    assert not player.engines[0].stopped
    assert not any((player.borrowed, player.repaid, player.sought, player.mustered))
    assert not any((player.researched, player.turned, player.used_tokens))


def test_m108_the_next_turn_begins_with_the_bids_and_no_dice() -> None:
    state = ended(two(turn=3))
    assert state.turn == 4
    assert state.dice == {}
    assert isinstance(state.stack[-1], Auction)


def test_m3_the_game_ends_after_its_turns() -> None:
    state = two(turn=10)
    assert ended(state).outcome is not None
    assert ended(two(turn=9)).outcome is None


def test_m3_the_honour_limit_ends_the_game_at_once() -> None:
    state = two(honour_limit=30)
    state.players[1].honour = 28
    state.push(Years())
    state.push(before(Turn, "events"))
    award(flow_on(state), 1, 2, "building")
    settled(state)
    assert state.outcome is not None
    assert state.outcome.reason.key == "medioevo-end-honour"
    assert state.outcome.winners == (1,)


def test_m3_what_was_still_to_be_bought_when_the_limit_is_reached_is_not() -> None:
    state = shop(build(two(honour_limit=30), "macedonia", "town"))
    state.players[0].honour = 29
    units = ((0, Recruit("light", 1, "macedonia")), (1, Recruit("light", 1, "cairo")))
    state = after(state, (0, Build("macedonia", "city")), *units, (0, Done()), (1, Done()))
    assert state.outcome is not None
    assert state.buildings["macedonia"]["civil"].kind == "city"
    assert not any(player.armies for player in state.players)


def test_m3_the_game_ends_with_the_conquest_that_reaches_the_limit_as_in_the_rulebooks_example() -> None:
    state = build(two(honour_limit=30), "delta", "village")
    state.players[0].honour = 31
    galley = give(state, 0, "galley", 1, "ionia")
    state.players[0].station("ionia", "light", 2)
    state = after(campaign(state), (0, leg("ionia", galley, "delta", 2)), (0, Finish()))
    assert state.outcome is not None
    assert "village" in {standing.kind for _, _, standing in state.standings()}  # nobody is asked what to keep


def test_m3_a_player_left_alone_has_won() -> None:
    state = two()
    state.players[0].out = True
    state.order = [1]
    assert ended(state).outcome is not None
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_m125_honour_may_be_negative_and_is_told() -> None:
    state = two()
    flow = flow_on(state)
    award(flow, 0, -12, "rebels")
    assert state.players[0].honour == -2
    assert told(flow.events) == ["honour-lost"]


# The last rebellions


def test_m135_rebellions_come_once_more_before_scoring() -> None:
    state = two(turn=10)
    state.events = [2]  # tolerates 20
    state.players[1].tax = 30
    state.barbarians["cairo"] = {"light": 1}
    state = ended(state)
    assert isinstance(state.stack[1], LastRebellions)
    assert engine.awaited(state) == (1,)
    state = after(state, (1, Rise("sinai")))
    assert state.outcome is not None
    assert state.barbarians.keys() == {"cairo", "sinai"}
    assert state.players[1].honour == 9


# The reckoning


@pytest.mark.parametrize(
    ("measures", "points"),
    [
        ([(3,), (1,), (2,)], (3, 0, 0)),
        ([(3,), (3,), (2,)], (1, 1, 0)),
        ([(0,), (0,)], (0, 0)),
        ([(4, 1), (4, 2)], (0, 3)),
        ([None, (1,)], (0, 3)),
    ],
)
def test_m135_three_for_the_best_and_one_each_where_tied(measures: list, points: tuple[int, ...]) -> None:
    assert prizes(measures) == points


def test_m135_loans_count_550_against_florins() -> None:
    state = two()
    state.players[0].loans, state.players[0].florins = 1, 2100
    assert row(state, "florins") == (0, 3)


@pytest.mark.parametrize(("florins", "points"), [((400, 500), (0, 3)), ((550, 0), (3, 0)), ((100, 100), (1, 1))])
def test_m135_the_richest_is_rewarded_even_if_all_owe_more_than_they_have(
    florins: tuple[int, int], points: tuple[int, int]
) -> None:
    state = two()
    for player, purse in zip(state.players, florins, strict=True):
        player.loans, player.florins = 1, purse
    assert row(state, "florins") == points


def test_m135_the_best_grand_market_in_controlled_land() -> None:
    state = two()
    state.markets = {"constantinople": ["furs", "salt"], "cairo": ["furs"], "georgia": ["furs", "salt", "arms"]}
    assert row(state, "market") == (3, 0)
    state.barbarians["constantinople"] = {"light": 1}
    assert row(state, "market") == (0, 3)


def test_m135_the_highest_technology_then_the_most_of_that_level() -> None:
    state = two()
    state.players[0].technology = {"red": 3, "blue": 3}
    state.players[1].technology = {"red": 3, "green": 2, "blue": 2}
    assert row(state, "technology") == (3, 0)


def test_m135_rome_and_jerusalem() -> None:
    state = table("byzantium", "mamluks", "hungary")
    assert "latium" in state.world.lands
    assert row(state, "jerusalem") == (0, 0, 0)
    state.players[0].station("palestine", "light")
    state.players[2].station("latium", "light")
    assert row(state, "jerusalem") == (3, 0, 0)
    assert row(state, "rome") == (0, 0, 3)


def test_m135_most_cathedrals_cities_castles_and_land() -> None:
    state = build(build(two(), "macedonia", "cathedral", "city", "castle"), "cairo", "city")
    assert [row(state, name) for name in ("cathedrals", "cities", "castles")] == [(3, 0), (1, 1), (3, 0)]
    assert row(state, "territories") == (1, 1)
    state.players[1].station("rum", "light")
    assert row(state, "territories") == (0, 3)


def test_m135_a_monopoly_is_all_areas_in_play_with_one_good() -> None:
    state = two()
    sources = [place for place in state.world.areas if (area := TERRITORIES[place].area) and area.good == "spices"]
    before = monopolies(state, 0)
    for place in sources:
        assert monopolies(state, 0) == before
        state.players[0].station(place, "light")
    assert monopolies(state, 0) == before + 1
    assert row(state, "monopolies")[0] == 3 * (before + 1)


@pytest.mark.parametrize(("captives", "points"), [(0, 0), (1, -3), (3, -3), (4, -6), (6, -6), (7, -9)])
def test_m136_own_units_held_prisoner(captives: int, points: int) -> None:
    state = two()
    if captives:
        state.players[1].prisoners = {0: {"light": captives}}
    assert row(state, "captives") == (points, 0)


def test_m136_debts_and_objective_tokens() -> None:
    state = table("byzantium", "mamluks", "hungary", "golden_horde", "novgorod", "empire")
    for seat, player in enumerate(state.players):
        player.loans = seat
    assert row(state, "debts") == (0, -2, -4, -6, -9, -15)
    for seat, number in enumerate((1, 2, 4, 5, 8)):
        state.players[seat].tokens = {"red": number}
    assert row(state, "objectives") == (0, 1, 5, 8, 20, 0)
    state.players[5].tokens = {"red": 5, "blue": 5}
    assert row(state, "objectives")[5] == 20


def test_m137_most_honour_then_the_richest_then_the_first() -> None:
    state = two()
    assert winner(state, (10, 12)) == 1
    state.players[0].florins = 2000
    assert winner(state, (12, 12)) == 0
    state.players[0].loans = 1
    assert winner(state, (12, 12)) == 1
    state.players[0].loans, state.players[0].florins = 0, 1600
    state.order = [1, 0]
    assert winner(state, (12, 12)) == 1


def test_m135_m137_florins_on_card_36_count_without_the_bonus() -> None:
    state = hold(two(), 1, 36)
    state.players[0].florins, state.players[1].florins, state.players[1].banked = 1800, 1600, 300
    assert (row(state, "florins"), winner(state, (12, 12))) == ((0, 3), 1)
    state.players[0].florins = 1901
    assert (row(state, "florins"), winner(state, (12, 12))) == ((3, 0), 0)


def test_m137_the_rows_explain_the_score() -> None:
    state = two(turn=10)
    state.players[0].station("rum", "light")
    result = ended(state).outcome
    assert result is not None
    assert result.scores == tuple(sum(row.points[seat] for row in result.rows) for seat in range(2))
    assert result.winners == (0,)
    assert GAME.faults(state) == []
