"""Every figure of a chronicle follows from rows of the log."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.annals.samples import rows_of, seated
from rules.core import Event, Setup, State, engine, words
from rules.core.engine import read_entry
from rules.core.match import Match
from rules.core.words import seats_named
from rules.host import Annals, Seat, Tally
from rules.host.annals import annals_of, tallies_in, waits_in
from rules.host.desk import Past
from rules.host.moments import story_of
from rules.host.store import Logged, Snapshot
from rules.registry import games
from tests.stages import REPLAYS

RECORDS = {"barony": "duke-last", "torres": "choice-stacks-by-hand", "medioevo": "turns-6", "saga": "choice-two"}

BLANK = Logged(index=1, seat=0, action={}, draws=(), learnt=False, secret=False, events=(), time=0.0)


@cache
def match_of(game_id: str) -> Match:
    record: Any = json.loads((REPLAYS / game_id / f"{RECORDS[game_id]}.json").read_text())
    game = games()[game_id]
    return Match.load(game, Setup(**record["setup"]), [read_entry(game, entry) for entry in record["entries"]])


@cache
def played(game_id: str) -> tuple[tuple[Logged, ...], tuple[State, ...]]:
    """The rows of a game, and its positions from the first on."""
    match = match_of(game_id)
    again, states = Match(match.game, match.setup), [engine.start(match.game, match.setup)[0]]
    for entry in match.log:
        states.append(again.play(entry.seat, entry.action).state)
    return tuple(rows_of(match)), tuple(states)


def told(game_id: str, *, acts: int | None = None, rows: tuple[Logged, ...] | None = None) -> Annals:
    """Of the whole game, or of one that is still at play after so many acts."""
    match, (known, states) = match_of(game_id), played(game_id)
    wanted = (rows or known)[:acts]
    table = seated(match, "T", len(wanted))
    table = table if acts is None else replace(table, status="running")
    past = Past(replace(table, length=0), match.game, Snapshot(0, engine.encode(states[0])), [])
    return annals_of(table, past, wanted)


@pytest.mark.parametrize("game_id", sorted(RECORDS))
def test_curves_go_through_what_stood_after_their_rows(game_id: str) -> None:
    annals, (_, states), game = told(game_id), played(game_id), match_of(game_id).game
    assert annals.rows[0] == 0
    assert annals.rows[-1] == len(states) - 1
    for key, values in annals.measures.items():
        assert len(values) == len(annals.rows) <= 402
        for row, value in list(zip(annals.rows, values, strict=True))[:-1]:
            assert value == game.measures(states[row])[key]
    points = next(iter(annals.measures.values()))
    assert states[-1].outcome
    assert points[-1] == states[-1].outcome.scores, "the last one is the final reckoning"


@pytest.mark.parametrize("game_id", sorted(RECORDS))
def test_no_act_that_all_heard_of_brought_more_than_the_proudest(game_id: str) -> None:
    annals, (rows, states), game = told(game_id), played(game_id), match_of(game_id).game
    assert any(annals.proudest)
    for seat, deed in enumerate(annals.proudest):
        gains = {
            row.index: game.standing(states[row.index])[seat] - game.standing(states[row.index - 1])[seat]
            for row in rows
            if any(seat in seats_named(event.words) and event.to is None for event in row.events)
        }
        if deed is None:
            assert max(gains.values(), default=0) <= 0
            continue
        assert gains[deed.index] == deed.gain
        assert deed.gain == max(gains.values())
        assert deed.event in rows[deed.index - 1].events
        assert seat in seats_named(deed.event.words)
        assert deed.chapter == game.chapter(states[deed.index - 1])


def test_rounds_open_where_their_heading_changes() -> None:
    annals, (_, states), game = told("torres"), played("torres"), match_of("torres").game
    headings = [game.chapter(state)[0] for state in states[:-1]]
    for row, heading in annals.openings[1:]:
        assert headings[row - 1] == heading != headings[row - 2]


def test_waits_are_between_the_acts_of_different_people() -> None:
    match, (rows, _) = match_of("torres"), played("torres")
    annals = told("torres")
    taken = {row.index: row.time - before.time for before, row in pairwise(rows) if row.seat != before.seat}
    assert annals.longest
    assert annals.quickest
    for wait, wanted in ((annals.longest, max(taken.values())), (annals.quickest, min(taken.values()))):
        assert wait.seconds == wanted == taken[wait.index]
        assert wait.seat == match.log[wait.index - 1].seat


def test_a_game_lasts_from_its_first_act_to_its_last() -> None:
    annals, (rows, _) = told("torres"), played("torres")
    assert annals.moves == len(rows)
    assert annals.lasted == rows[-1].time - rows[0].time > 0


@pytest.mark.parametrize("game_id", sorted(RECORDS))
def test_a_winner_who_was_not_in_front_before_the_reckoning_has_won_by_it(game_id: str) -> None:
    (rows, states), outcome = played(game_id), played(game_id)[1][-1].outcome
    assert outcome
    match, before = match_of(game_id), match_of(game_id).game.standing(played(game_id)[1][-1])
    past = Past(seated(match, "T", 0), match.game, Snapshot(0, engine.encode(states[0])), [])
    reckoned = [one for one in story_of(past, rows).moments if one.event.words.key.startswith("moment-reckon")]
    (winner,) = outcome.winners
    ahead = all(before[winner] > points for seat, points in enumerate(before) if seat != winner)
    assert bool(reckoned) == (not ahead)
    for one in reckoned:
        assert (one.index, one.seat, one.lead) == (len(rows), winner, True)
        assert one.gain == max(0, outcome.scores[winner] - before[winner])


def test_nobody_waits_for_computers_and_stand_ins() -> None:
    acts = [
        (0, 0.0, "", 0.0),
        (1, 5.0, "", 4.0),
        (0, 900.0, "standin", 7.0),
        (2, 5000.0, "", 6.0),
        (1, 5009.0, "", 9.0),
    ]
    rows = [
        replace(BLANK, index=n, seat=seat, time=when, hand=hand, used=used)
        for n, (seat, when, hand, used) in enumerate(acts, 1)
    ]
    table = seated(match_of("torres"), "T", 5)
    table = replace(table, seats=(*table.seats[:2], Seat(None, "Odo"), *table.seats[3:]))
    assert [(wait.index, wait.seconds) for wait in waits_in(table, rows)] == [(2, 5.0), (5, 9.0)]
    timed = replace(table, deadline=24)
    assert [(wait.index, wait.seconds) for wait in waits_in(timed, rows)] == [(2, 4.0), (5, 9.0)], "by its own clock"


def test_battles_and_pacts_are_counted_once_and_for_those_who_are_named() -> None:
    game = games()["medioevo"]
    between = words("medioevo-pact-between", parties=[words("medioevo-label-seat", seat=n) for n in (0, 2)])
    pact = words("medioevo-event-pact-signed", pact=between)
    fight = words(
        "medioevo-event-battle", side=words("medioevo-side-player", seat=0), other=words("medioevo-side-barbarians")
    )
    events = [(Event(pact, to=(0,)), Event(pact, to=(2,))), (Event(fight),), (Event(fight), Event(words("other")))]
    rows = [replace(BLANK, index=n, events=told) for n, told in enumerate(events, 1)]
    found = dict(tallies_in(game, rows, 3))
    assert found["medioevo-tally-pacts"] == Tally(1, (1, 0, 1))
    assert found["medioevo-tally-battles"] == Tally(2, (2, 0, 0))
    assert found["medioevo-tally-pacts"].foremost == (0, 2)
    assert found["medioevo-tally-broken"] == Tally(0, (0, 0, 0))


# While it is played


def test_a_game_at_play_shows_what_all_see_and_no_more() -> None:
    annals = told("medioevo", acts=120)
    assert list(annals.measures) == ["medioevo-measure-honour", "medioevo-measure-lands"]
    assert list(told("medioevo").measures)[-1] == "medioevo-measure-florins"
    assert annals.proudest == (None,) * match_of("medioevo").setup.seats
    assert annals.longest is annals.quickest is None
    assert not annals.tallies


def test_acts_that_nobody_heard_of_leave_no_trace_in_a_chart() -> None:
    """As many moments as acts that all heard: how many there were beside them cannot be counted."""
    rows, _ = played("torres")
    hushed = tuple(replace(row, events=(), secret=True) if row.index % 3 == 0 else row for row in rows)
    annals = told("torres", acts=60, rows=hushed)
    assert all(row % 3 for row in annals.rows[1:])
    assert len(annals.rows) == 1 + 40
    opened = [row for row, _ in annals.openings[1:]]
    assert all(row % 3 for row in opened)
