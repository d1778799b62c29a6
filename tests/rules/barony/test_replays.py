"""Finished games, one for each way in which play ends: they replay to the same end, whatever is changed meanwhile."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rules.barony import GAME
from rules.barony.actions import Pass, Title
from rules.barony.data import DUKE, ROUND_CAP
from rules.core import engine
from rules.core.match import Match
from rules.core.record import read_record, record

GAMES = {path.stem: path for path in (Path(__file__).parents[2] / "replays" / "barony").glob("*.json")}


def replayed(name: str) -> tuple[Match, dict[str, object]]:
    data = json.loads(GAMES[name].read_text())
    return read_record({"barony": GAME}, data), data


def crowned_at(match: Match) -> tuple[int, int]:
    """After how many turns the first duke rose, and that player's place in the round."""
    state, _ = engine.start(GAME, match.setup)
    for index, entry in enumerate(match.log, 1):
        state = engine.submit(GAME, state, entry.seat, entry.action, seed=match.setup.seed, index=index).state
        if state.players[entry.seat].rank == DUKE:
            return state.turns, (entry.seat - state.first) % state.seats
    raise AssertionError("no duke")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_finished_game_replays_to_its_end(name: str) -> None:
    match, data = replayed(name)
    assert json.loads(msgspec.json.encode(match.state.outcome)) == data["outcome"]
    assert json.loads(json.dumps(record(match.setup, match.log)["entries"])) == data["entries"]
    assert GAME.faults(match.state) == []


def test_b21_the_record_of_a_duke_in_mid_round() -> None:
    match, _ = replayed("duke-mid-round")
    turns, place = crowned_at(match)
    assert place < match.setup.seats - 1
    assert turns < match.state.turns == -(-turns // match.setup.seats) * match.setup.seats


def test_b21_the_record_of_a_duke_who_plays_last() -> None:
    match, _ = replayed("duke-last")
    turns, place = crowned_at(match)
    assert place == match.setup.seats - 1
    assert turns == match.state.turns


def test_b10_the_record_of_a_game_that_reached_the_round_cap() -> None:
    match, _ = replayed("round-cap")
    assert match.setup.unattended
    assert match.state.turns == ROUND_CAP * match.setup.seats
    assert match.state.outcome.reason.key == "barony-end-cap"


def test_b22_the_record_of_a_tie_that_was_broken() -> None:
    match, _ = replayed("tie-broken")
    outcome, state = match.state.outcome, match.state
    tied = [seat for seat, points in enumerate(outcome.scores) if points == max(outcome.scores)]
    assert len(tied) > 1
    assert outcome.winners == (max(tied, key=lambda seat: (seat - state.first) % state.seats),)


def test_b10_the_record_of_a_game_in_which_all_had_to_pass() -> None:
    match, _ = replayed("all-pass")
    assert [type(entry.action) for entry in match.log[-match.setup.seats :]] == [Pass] * match.setup.seats
    assert match.state.outcome.reason.key == "barony-end-passes"
    assert all(player.rank < DUKE for player in match.state.players)


def test_there_is_a_record_for_each_way_to_end() -> None:
    assert {name for name in GAMES if not name.startswith("choice-")} == {
        "all-pass",
        "duke-last",
        "duke-mid-round",
        "round-cap",
        "tie-broken",
    }


def test_b10_the_record_of_passes_at_will() -> None:
    """Who passed could have done something, up to the end."""
    match, _ = replayed("choice-pass-at-will")
    state, _ = engine.start(GAME, match.setup)
    at_will = 0
    for index, entry in enumerate(match.log, 1):
        at_will += isinstance(entry.action, Pass) and len(engine.legal(state, entry.seat).kinds) > 1
        state = engine.submit(GAME, state, entry.seat, entry.action, seed=match.setup.seed, index=index).state
    assert at_will > 3
    assert match.state.outcome.reason.key == "barony-end-passes"


def test_b19_the_record_of_titles_that_were_overpaid() -> None:
    match, _ = replayed("choice-pass-at-will")
    assert {entry.action.waste for entry in match.log if isinstance(entry.action, Title)} >= {"yes", "no"}
