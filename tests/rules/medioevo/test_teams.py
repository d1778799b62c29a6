"""M-143: teams."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.core import Setup, engine
from rules.medioevo.diplomacy import Declare
from rules.medioevo.game import MedioevoOptions
from rules.medioevo.mind import answer, venture
from rules.medioevo.purchases import Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import are_allied, members, teams_in, teams_of
from rules.medioevo.turn import Years, ending_reason, outcome
from tests.rules.medioevo.builder import GAME, at, build, flow_on, give, table, told

REASON: Any = ending_reason(table("byzantium", "hungary", turn=10))


def four(**fields: Any) -> MedioevoState:
    """Byzantium and Hungary against the Mamluks and Novgorod."""
    return table("byzantium", "mamluks", "hungary", "novgorod", teams=[0, 1, 0, 1], **fields)


def honours(state: MedioevoState, *points: int) -> MedioevoState:
    """So that nothing but these counts, and that all are equally rich."""
    for player, honour in zip(state.players, points, strict=True):
        player.honour, player.florins = honour, 0
    state.barbarians = {place: {"light": 1} for place in state.world.lands}
    return state


@pytest.mark.parametrize(
    ("kind", "seats", "teams"),
    [
        ("two", 2, [[0], [1]]),
        ("two", 4, [[0, 2], [1, 3]]),
        ("two", 5, [[0, 2, 4], [1, 3]]),
        ("two", 6, [[0, 2, 4], [1, 3, 5]]),
        ("pairs", 2, [[0], [1]]),
        ("pairs", 3, [[0, 2], [1]]),
        ("pairs", 4, [[0, 2], [1, 3]]),
        ("pairs", 5, [[0, 3], [1, 4], [2]]),
        ("pairs", 6, [[0, 3], [1, 4], [2, 5]]),
    ],
)
def test_m143_teams_by_seats(kind: Any, seats: int, teams: list[list[int]]) -> None:
    setup = Setup(game="medioevo", version=GAME.version, seats=seats, seed="teams", options={"teams": kind})
    state, _ = engine.start(GAME, setup)
    assert [members(state, team) for team in teams_in(state)] == teams


@pytest.mark.parametrize(
    ("agreed", "teams"),
    [("AABB", [[0, 1], [2, 3]]), ("CAAC", [[0, 3], [1, 2]]), ("ABBB", [[0], [1, 2, 3]]), ("ABCA", [[0, 3], [1], [2]])],
)
def test_m143_teams_by_agreement_are_as_the_lobby_says(agreed: str, teams: list[list[int]]) -> None:
    """Les joueurs peuvent décider de former des équipes au début du jeu."""
    wished = {"teams": "agreed", **{f"team{seat}": team for seat, team in enumerate(agreed, 1)}}
    setup = Setup(game="medioevo", version=GAME.version, seats=4, seed="teams", options=wished)
    state, _ = engine.start(GAME, setup)
    assert [members(state, team) for team in teams_in(state)] == teams


def test_m143_one_team_of_all_is_none() -> None:
    assert teams_of("agreed", ("A", "A", "A", "B", "B", "B"), 3) == []


def test_m143_a_lobby_asks_for_the_team_of_every_seat_where_teams_are_agreed_on() -> None:
    assert MedioevoOptions().idle(4) == tuple(f"team{seat}" for seat in range(1, 7))
    assert MedioevoOptions(teams="agreed").idle(4) == ("team5", "team6")


def test_m143_without_teams_nobody_is_allied() -> None:
    state = table("byzantium", "mamluks", "hungary", "novgorod")
    assert state.teams == []
    assert not are_allied(state, 0, 2)
    assert GAME.view(state, None).players[2].team is None


def test_m143_scores_are_summed_and_a_row_says_so() -> None:
    result = outcome(honours(four(), 10, 14, 8, 3), REASON)
    assert result.scores == (20, 19, 20, 19)  # with 1 for each of the four, equally poor
    assert result.rows[-1].label.key == "medioevo-row-team"
    assert result.rows[-1].points == (9, 4, 11, 15)
    assert result.scores == tuple(sum(row.points[seat] for row in result.rows) for seat in range(4))


def test_m143_the_whole_team_wins() -> None:
    assert outcome(honours(four(), 10, 14, 8, 3), REASON).winners == (0, 2)


def test_m143_among_equal_teams_the_richer_then_the_one_with_the_first_player() -> None:
    state = honours(four(), 10, 14, 8, 4)
    state.order = [3, 0, 1, 2]
    assert outcome(state, REASON).winners == (1, 3)
    state.players[2].florins, state.players[1].loans = 100, 0
    state.players[0].honour = 7  # the prize for most florins is 3
    assert outcome(state, REASON).scores == (18, 18, 18, 18)
    assert outcome(state, REASON).winners == (0, 2)


def test_m143_an_eliminated_member_shares_in_the_victory() -> None:
    state = honours(four(), 10, 14, 20, 3)
    state.players[2].out, state.order = True, [0, 1, 3]
    assert outcome(state, REASON).winners == (0, 2)


def test_m143_the_game_ends_when_only_one_team_is_left() -> None:
    state = four()
    for seat in (1, 3):
        state.players[seat].out = True
    state.order = [0, 2]
    reason = ending_reason(state)
    assert reason is not None
    assert reason.key == "medioevo-end-team"
    state.order = [0, 1]
    assert ending_reason(state) is None


def test_m143_the_end_names_the_team() -> None:
    state = honours(four(turn=10), 10, 14, 8, 3)
    state.barbarians.clear()
    state.push(Years())
    flow = flow_on(state)
    while state.stack:
        state.stack[-1].advance(flow)
    assert told(flow.events)[-1] == "winners"


def test_m143_who_plays_with_whom_is_told_at_the_beginning() -> None:
    setup = Setup(
        game="medioevo", version=GAME.version, seats=4, seed="teams", options={"teams": "two", "realms": "lot"}
    )
    _, events = engine.start(GAME, setup)
    assert told(events)[:2] == ["team", "team"]


# Computers


def test_m143_a_computer_never_attacks_a_team_mate() -> None:
    state = four()
    army: Any = {"heavy": 9}
    assert venture(state, 0, army, "great_plain") < 0
    assert venture(state, 0, army, "great_plain") < venture(state, 0, army, "cairo")


@pytest.mark.parametrize(("teams", "war"), [([], Declare(2)), ([0, 1, 0, 1], None)])
def test_m143_a_computer_declares_no_war_on_a_team_mate(teams: list[int], war: Declare | None) -> None:
    """The Mamluks' city lies open before a Byzantine army."""
    state = build(table("byzantium", "hungary", "mamluks", "novgorod", teams=teams), "palestine", "city", "cathedral")
    give(state, 0, "wagon", 2, "outremer")
    state.players[0].armies = {"outremer": {"heavy": 3, "cavalry": 3}}
    state = at(state, Shopping(lists={seat: [] for seat in range(4)}))
    assert answer(state, 0, Random(1)) == war
