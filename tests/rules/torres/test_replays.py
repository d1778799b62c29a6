"""Finished games: one for each edition and card mode, each ending in its own way, and one for each master card."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from rules.core import engine
from rules.core.match import Match
from rules.core.record import read_record, record
from rules.torres import GAME
from rules.torres.actions import End, Keep, PlayCard
from rules.torres.data import CARDS, MASTERS, Source
from rules.torres.frames import Succession, TorresState

GAMES = {path.stem: path for path in (Path(__file__).parents[2] / "replays" / "torres").glob("*.json")}


@cache
def replayed(name: str) -> Match:
    return read_record({"torres": GAME}, json.loads(GAMES[name].read_text(encoding="utf-8")))


def end_of(name: str) -> TorresState:
    state = replayed(name).state
    assert isinstance(state, TorresState)
    return state


def winner(name: str) -> int:
    outcome = end_of(name).outcome
    assert outcome is not None
    (seat,) = outcome.winners
    return seat


def wins_by(name: str, source: Source) -> bool:
    """Whether somebody else would have won without these points."""
    others = [player.score - player.earned.get(source, 0) for player in end_of(name).players]
    return others[winner(name)] < max(others)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_finished_game_replays_to_its_end(name: str) -> None:
    match, data = replayed(name), json.loads(GAMES[name].read_text(encoding="utf-8"))
    assert json.loads(msgspec.json.encode(match.state.outcome)) == data["outcome"]
    assert json.loads(json.dumps(record(match.setup, match.log)["entries"])) == data["entries"]
    assert GAME.faults(end_of(name)) == []


def test_every_edition_and_card_mode_has_a_record() -> None:
    found = {(end_of(name).edition, end_of(name).cards) for name in GAMES}
    assert found == {(edition, cards) for edition in ("2017", "1999") for cards in ("own", "common", "advanced")}


def test_there_is_a_record_for_each_way_to_end() -> None:
    ways = {name for name in GAMES if not name.startswith(("master-", "choice-"))}
    assert ways == {
        "2017-own-two-laps",
        "2017-common-by-one-space",
        "2017-advanced-by-the-master",
        "1999-common-by-the-king",
        "1999-own-shared",
        "1999-advanced-comeback",
    }


def test_t12_the_record_of_stacks_by_hand() -> None:
    log = replayed("choice-stacks-by-hand").log
    assert len({entry.action.stacks for entry in log if isinstance(entry.action, End) and entry.action.stacks}) > 1


def test_t18_the_record_of_cards_that_went_back_together() -> None:
    log = replayed("choice-1999-own-cards").log
    ends = {entry.action.rest.index("/") == 0 for entry in log if isinstance(entry.action, Keep)}
    assert ends == {True, False}
    assert all(
        entry.action.rest.startswith("/") or entry.action.rest.endswith("/")
        for entry in log
        if isinstance(entry.action, Keep)
    )


def test_t30_the_record_of_a_year_scored_from_who_began_the_round() -> None:
    state = end_of("choice-1999-order")
    assert (state.edition, state.cards) == ("1999", "advanced")
    assert state.starter != state.first


def test_t21_the_record_of_two_laps() -> None:
    assert max(player.score for player in end_of("2017-own-two-laps").players) >= 200


def test_t34_the_record_of_a_victory_by_one_space() -> None:
    first, second = sorted((player.score for player in end_of("2017-common-by-one-space").players), reverse=True)[:2]
    assert first - second == 1


def test_t32_the_record_of_a_victory_by_the_master_card() -> None:
    assert wins_by("2017-advanced-by-the-master", "master")


def test_t31_the_record_of_a_victory_by_the_kings_bonus() -> None:
    assert wins_by("1999-common-by-the-king", "king")
    assert not wins_by("2017-own-two-laps", "king")


def test_t34_the_record_of_a_shared_victory() -> None:
    outcome = end_of("1999-own-shared").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), (0, 1))


def test_t33_the_record_of_a_comeback() -> None:
    """Last after the second year, first after the third."""
    match = replayed("1999-advanced-comeback")
    state, _ = engine.start(GAME, match.setup)
    behind: dict[int, int] = {}
    for index, entry in enumerate(match.log, 1):
        if isinstance(state.stack[-1], Succession):
            behind[state.year] = state.stack[-1].seat
        state = engine.submit(GAME, state, entry.seat, entry.action, seed=match.setup.seed, index=index).state
    assert behind[2] == winner("1999-advanced-comeback")


@pytest.mark.parametrize("card", CARDS)
def test_every_action_card_is_played_in_a_record(card: str) -> None:
    played = {entry.action.card for name in GAMES for entry in replayed(name).log if isinstance(entry.action, PlayCard)}
    assert card in played


@pytest.mark.parametrize("master", MASTERS)
def test_every_master_card_pays_in_a_record(master: str) -> None:
    paying = {
        end_of(name).master for name in GAMES if any("master" in player.earned for player in end_of(name).players)
    }
    assert master in paying
