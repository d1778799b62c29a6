"""Matches: log, undo, redo, replay, and whose consent an undo takes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rules.core import IllegalMove, Setup, engine
from rules.core.engine import Entry
from rules.core.match import Match, ReplayMismatch, concerned, replay, replay_on, undo_index
from rules.core.record import read_record, record
from tests.sample_game import GAME
from tests.sample_game.actions import Bid, Withdraw

SETUP = Setup(game=GAME.id, version=GAME.version, seats=3, seed="s")


def played_out(setup: Setup = SETUP) -> Match:
    match, rng = Match(GAME, setup), Random(4)
    while match.state.outcome is None:
        seat = rng.choice(engine.awaited(match.state))
        match.play(seat, engine.sample(match.state, seat, rng))
    return match


def entry(seat: int, *, learnt: bool = False) -> Entry:
    return Entry(seat=seat, action=Withdraw(), learnt=learnt)


def test_the_log_has_intent_and_outcome() -> None:
    match = played_out()
    assert any(entry.draws for entry in match.log)
    assert all(entry.learnt for entry in match.log if entry.draws)
    assert any(entry.learnt and not entry.draws for entry in match.log)


def test_a_replay_is_the_game_again() -> None:
    match = played_out()
    assert replay(GAME, SETUP, match.log) == match.state
    half = replay(GAME, SETUP, match.log[:5])
    assert replay_on(GAME, SETUP, half, match.log[5:], first=6) == match.state


def test_a_replay_finds_changed_draws() -> None:
    log = played_out().log
    index = next(index for index, entry in enumerate(log) if entry.draws)
    log[index] = msgspec.structs.replace(log[index], draws=(9,))
    with pytest.raises(ReplayMismatch, match=f"entry {index + 1} "):
        replay(GAME, SETUP, log)


def test_a_game_of_other_rules_is_neither_replayed_nor_loaded_nor_begun() -> None:
    match = played_out()
    newer = msgspec.structs.replace(SETUP, version=GAME.version + 1)
    for attempt in (
        lambda: replay(GAME, newer, match.log),
        lambda: Match.load(GAME, newer, match.log),
        lambda: Match(GAME, newer),
    ):
        with pytest.raises(ReplayMismatch, match=f"this is {GAME.id} {newer.version}"):
            attempt()


def test_a_replay_with_another_seed_does_not_pass() -> None:
    match = played_out()
    with pytest.raises((ReplayMismatch, IllegalMove)):
        replay(GAME, msgspec.structs.replace(SETUP, seed="t"), match.log)


def test_undo_and_redo() -> None:
    match = Match(GAME, SETUP)
    start = engine.encode(match.state)
    first = match.play(0, Bid(3))
    second = match.play(1, Bid(2))
    assert match.undo() == second.entry
    assert match.state == first.state
    assert match.undo() == first.entry
    assert engine.encode(match.state) == start
    assert match.redo() == first
    assert match.redo() == second
    assert match.undone == []


def test_a_new_action_ends_redo() -> None:
    match = Match(GAME, SETUP)
    match.play(0, Bid(3))
    match.undo()
    match.play(0, Bid(4))
    assert match.undone == []
    with pytest.raises(IndexError):
        match.redo()


def test_a_refused_action_leaves_redo_alone() -> None:
    match = Match(GAME, SETUP)
    match.play(0, Bid(3))
    match.undo()
    with pytest.raises(IllegalMove):
        match.play(0, Bid(99))
    assert match.redo().entry.action == Bid(3)


def test_luck_is_the_same_when_an_action_is_played_again() -> None:
    match = played_out()
    while not match.log[-1].draws:
        match.undo()
    entry = match.undo()
    assert match.play(entry.seat, entry.action).entry == entry


def test_events_are_for_those_who_may_hear_them() -> None:
    match = Match(GAME, SETUP)
    events = match.play(1, Bid(3)).events
    assert len(match.events_for(events, 1)) == 2
    assert len(match.events_for(events, 0)) == len(match.events_for(events, None)) == 1


@pytest.mark.parametrize(
    ("log", "seat", "length"),
    [([], 0, None), ([1, 1], 0, None), ([0], 0, 0), ([0, 1, 0], 0, 2), ([0, 1, 1], 0, 0), ([1, 0, 0], 0, 2)],
)
def test_undo_goes_back_to_before_the_seats_last_action(log: list[int], seat: int, length: int | None) -> None:
    assert undo_index([entry(seat) for seat in log], seat) == length


@pytest.mark.parametrize(
    ("log", "length", "asked"),
    [
        ([entry(0)], 0, set()),
        ([entry(1), entry(0)], 1, set()),
        ([entry(1, learnt=True), entry(0)], 1, set()),
        ([entry(0), entry(1)], 0, {1}),
        ([entry(0), entry(1), entry(2), entry(1)], 0, {1, 2}),
        ([entry(0, learnt=True)], 0, {1, 2, 3}),
        ([entry(0), entry(1, learnt=True)], 0, {1, 2, 3}),
        ([entry(0, learnt=True)], 1, set()),
    ],
)
def test_whose_consent_an_undo_takes(log: list[Entry], length: int, asked: set[int]) -> None:
    assert concerned(log, 0, length, 4) == asked


def test_a_record_is_the_match_again() -> None:
    match = played_out()
    again = read_record({GAME.id: GAME}, msgspec.json.decode(msgspec.json.encode(record(SETUP, match.log))))
    assert (again.setup, again.log, again.state) == (match.setup, match.log, match.state)


def test_a_loaded_log_is_that_of_the_replay() -> None:
    match = played_out()
    lies = [msgspec.structs.replace(entry, learnt=False) for entry in match.log]
    assert Match.load(GAME, SETUP, lies).log == match.log


@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"seats": 9}, {"seed": 7}, {"options": {"x": 1}}, {"options": {"rounds": 9}}],
)
def test_a_record_that_makes_no_sense_is_refused(change: dict[str, Any]) -> None:
    data = record(SETUP, [])
    data["setup"].update(change)
    with pytest.raises(IllegalMove) as refused:
        read_record({GAME.id: GAME}, data)
    assert refused.value.refusal.kind == "malformed"


def test_a_record_of_other_rules_is_refused() -> None:
    data = record(msgspec.structs.replace(SETUP, version=GAME.version + 1), [])
    with pytest.raises(ReplayMismatch):
        read_record({GAME.id: GAME}, data)
