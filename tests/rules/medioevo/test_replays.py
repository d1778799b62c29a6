"""Finished games: every ending, few and many seats, and between them every kind of deed."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest

from rules.core import Event, engine
from rules.core.match import Match
from rules.core.record import read_record, record
from tests.rules.medioevo.builder import GAME
from tests.rules.medioevo.courts import POWERS, powers_used
from tests.rules.medioevo.records import DEEDS, ENDINGS, FOLDER, SEATS, SIZE, deeds_in

pytestmark = pytest.mark.xdist_group("records of medioevo")  # by one worker, which replays them once
GAMES = {path.stem: path for path in FOLDER.glob("*.json")}


@cache
def replayed(name: str) -> tuple[Match, frozenset[str]]:
    """The match, and what its events show."""
    told = json.loads(GAMES[name].read_text(encoding="utf-8"))
    match = read_record({"medioevo": GAME}, told)
    state, deeds, events = engine.start(GAME, match.setup)[0], set[str](), list[Event]()
    for index, entry in enumerate(match.log, 1):
        played = engine.submit(GAME, state, entry.seat, entry.action, seed=match.setup.seed, index=index)
        state = played.state
        events += played.events
        deeds |= deeds_in(played.events)
    return match, frozenset(deeds) | powers_used(events)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_finished_game_replays_to_its_end(name: str) -> None:
    match, told = replayed(name)[0], json.loads(GAMES[name].read_text(encoding="utf-8"))
    assert json.loads(msgspec.json.encode(match.state.outcome)) == told["outcome"]
    assert json.loads(json.dumps(record(match.setup, match.log)["entries"])) == told["entries"]
    assert GAME.faults(match.state) == []  # type: ignore[arg-type]
    assert GAMES[name].stat().st_size < SIZE


@pytest.mark.slow
@pytest.mark.parametrize("ending", ENDINGS)
def test_m3_there_is_a_record_for_each_way_to_end(ending: str) -> None:
    outcomes = [replayed(name)[0].state.outcome for name in GAMES]
    assert f"medioevo-end-{ending}" in {outcome.reason.key for outcome in outcomes if outcome}


def test_there_are_records_of_few_and_many_seats() -> None:
    assert set(SEATS) <= {replayed(name)[0].setup.seats for name in GAMES}


@pytest.mark.slow
@pytest.mark.parametrize("deed", DEEDS)
def test_every_kind_of_deed_is_done_in_a_record(deed: str) -> None:
    assert deed in frozenset[str]().union(*(replayed(name)[1] for name in GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("power", POWERS)
def test_every_card_and_technology_is_used_in_a_record(power: str) -> None:
    assert power in frozenset[str]().union(*(replayed(name)[1] for name in GAMES))
