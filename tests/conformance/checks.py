"""What must hold at every position, for every move, and for every finished game.

Each check raises AssertionError. The light ones run at every position, the thorough ones at some (see `effort`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import chain, islice
from random import Random

import msgspec

from rules.core import Action, Chance, IllegalMove, engine
from rules.core.actions import read_action, write_action
from rules.core.legal import LegalMoves, completions
from rules.core.match import Match
from rules.core.record import read_record, record
from rules.core.refusal import RefusalKind
from tests.conformance.trail import Juncture, Move, Trail

PositionCheck = Callable[[Juncture, Random], None]
MoveCheck = Callable[[Juncture, Move], None]
GameCheck = Callable[[Trail], None]

_FIRST_FEW = 12  # legal actions of each kind that are looked at
_COUNTABLE = 150  # so many of a kind are enumerated in full


# Positions


def survives_the_codec(position: Juncture, rng: Random) -> None:
    data = engine.encode(position.state)
    again = engine.decode(position.game, data)
    assert again == position.state, "decode(encode(state)) is another state"
    assert engine.encode(again) == data, "a decoded state is encoded in another way"


def keeps_its_invariants(position: Juncture, rng: Random) -> None:
    assert position.game.faults(position.state) == []


def awaits_somebody_or_is_over(position: Juncture, rng: Random) -> None:
    state = position.state
    assert (state.outcome is None) == bool(state.stack), "frames are left exactly while the game runs"
    assert (state.outcome is None) == bool(engine.awaited(state)), "somebody is awaited exactly while the game runs"
    assert set(engine.pending(state)) <= set(range(position.setup.seats)), "only seats of the table are asked"


def expects_whom_it_asks(position: Juncture, rng: Random) -> None:
    asked, expected = position.state.asked(), position.state.expected()
    assert [*asked] == [*expected], "others are asked where nobody reads the prompts"
    for seat, decision in asked.items():
        unread = msgspec.structs.replace(expected[seat], prompt=decision.prompt)
        assert unread == decision, f"seat {seat} is asked something else where nobody reads the prompts"


def leaves_no_seat_stuck(position: Juncture, rng: Random) -> None:
    for seat in engine.awaited(position.state):
        assert engine.legal(position.state, seat).kinds, f"seat {seat} is awaited and has no legal action"


def passes_legally_when_time_is_up(position: Juncture, rng: Random) -> None:
    for seat in engine.awaited(position.state):
        action = position.game.timeout(position.state, seat)
        legal = engine.legal(position.state, seat)
        assert action is None or action in legal, f"what is played for seat {seat} in time is not legal"


def answers_without_a_trace(position: Juncture, rng: Random) -> None:
    before = engine.encode(position.state)
    for seat in engine.pending(position.state):
        first_few(position, seat)
        engine.sample(position.state, seat, rng)
    for watcher in position.watchers:
        position.game.view(position.state, watcher)
    position.game.faults(position.state)
    assert engine.encode(position.state) == before, "a question has changed the state"


def enumerates_legal_actions(position: Juncture, rng: Random) -> None:
    for seat in engine.pending(position.state):
        legal = engine.legal(position.state, seat)
        actions = first_few(position, seat)
        assert all(action in legal for action in actions), "an enumerated action is not legal"
        assert len(set(map(write_action, actions))) == len(actions), "an action is enumerated twice"


def samples_what_it_enumerates(position: Juncture, rng: Random) -> None:
    for seat in engine.pending(position.state):
        for kind in engine.legal(position.state, seat).kinds:
            every = list(islice(completions(kind, position.state, seat), _COUNTABLE))
            assert every, f"{kind.__name__} is possible, but no action of it is legal"
            if len(every) < _COUNTABLE:
                action = LegalMoves(position.state, seat, (kind,)).sample(rng)
                assert action in every, f"{action} is sampled, but not enumerated"


def plays_what_it_samples(position: Juncture, rng: Random) -> None:
    for seat, decision in engine.pending(position.state).items():
        action = engine.sample(position.state, seat, rng)
        assert position.submit(seat, action, decision.id).entry.action == action, "a sampled action is not canonical"


def writes_actions_as_text_and_data(position: Juncture, rng: Random) -> None:
    for seat in engine.pending(position.state):
        for action in [*first_few(position, seat), engine.sample(position.state, seat, rng)]:
            assert read_action(write_action(action), position.game.actions) == action
            data = json.loads(json.dumps(msgspec.to_builtins(action)))
            assert engine.read_action_data(position.game, data) == action


def refuses_seats_not_asked(position: Juncture, rng: Random) -> None:
    asked = engine.pending(position.state)
    seat = next(iter(asked), None)
    if seat is None:
        return
    action = engine.sample(position.state, seat, rng)
    for other in {-1, position.setup.seats, *range(position.setup.seats)} - set(asked):
        assert refusal_of(position, other, action) == "not-awaited"


def refuses_other_decisions(position: Juncture, rng: Random) -> None:
    for seat, decision in engine.pending(position.state).items():
        action = engine.sample(position.state, seat, rng)
        assert refusal_of(position, seat, action, decision.id + "0") == "stale"
        assert refusal_of(position, seat, action, "") == "stale"


def keeps_views_apart(position: Juncture, rng: Random) -> None:
    """A view taken before a move still shows the position before it."""
    for seat in engine.awaited(position.state):
        own = engine.clone(position.game, position.state)
        views = [position.game.view(own, watcher) for watcher in position.watchers]
        before = list(map(msgspec.msgpack.encode, views))
        action = engine.sample(own, seat, rng)
        engine.play_on(own, seat, action, Chance(position.setup.seed, position.index))
        assert list(map(msgspec.msgpack.encode, views)) == before, "a view changes with the state it came from"


LIGHT: tuple[PositionCheck, ...] = (
    survives_the_codec,
    keeps_its_invariants,
    awaits_somebody_or_is_over,
    expects_whom_it_asks,
    leaves_no_seat_stuck,
)
THOROUGH: tuple[PositionCheck, ...] = (
    passes_legally_when_time_is_up,
    answers_without_a_trace,
    enumerates_legal_actions,
    samples_what_it_enumerates,
    plays_what_it_samples,
    writes_actions_as_text_and_data,
    refuses_seats_not_asked,
    refuses_other_decisions,
    keeps_views_apart,
)


# Moves


def leaves_the_old_state_alone(position: Juncture, move: Move) -> None:
    before = engine.encode(position.state)
    played = position.submit(move.seat, move.action)
    assert engine.encode(position.state) == before, "submit has changed the state it was given"
    after = engine.encode(played.state)
    position.submit(move.seat, move.action)
    assert engine.encode(played.state) == after, "two states share something that changes"


def plays_the_same_in_place(position: Juncture, move: Move) -> None:
    own = engine.clone(position.game, position.state)
    played = engine.play_on(own, move.seat, move.action, Chance(position.setup.seed, position.index))
    assert engine.encode(played.state) == engine.encode(move.played.state), "play_on and submit lead to other states"
    remarks = position.game.remarks(position.state, played.state)
    assert (played.entry, (*played.events, *remarks)) == (move.played.entry, move.played.events)


def spends_the_decision(position: Juncture, move: Move) -> None:
    """The id under which a seat has acted is of no use to it again."""
    asked = engine.pending(position.state)[move.seat].id
    now = engine.pending(move.played.state).get(move.seat)
    assert now is None or now.id != asked


def keeps_the_decisions_of_others(position: Juncture, move: Move) -> None:
    """Who is asked the same question as before has not to answer it anew, whatever the others do."""
    before, after = engine.pending(position.state), engine.pending(move.played.state)
    if not after or type(position.state.stack[-1]) is not type(move.played.state.stack[-1]):
        return
    for seat in before.keys() & after.keys() - {move.seat}:
        old, new = before[seat], after[seat]
        if old.awaited and msgspec.structs.replace(new, id=old.id) == old:
            assert new.id == old.id, f"seat {seat} was asked the same under another id"


MOVES: tuple[MoveCheck, ...] = (
    leaves_the_old_state_alone,
    plays_the_same_in_place,
    spends_the_decision,
    keeps_the_decisions_of_others,
)


# Finished games


def replays_as_it_was_played(trail: Trail) -> None:
    assert trail.state is not None
    data = json.loads(json.dumps(record(trail.setup, trail.log)))
    match = read_record({trail.game.id: trail.game}, data)
    assert engine.encode(match.state) == engine.encode(trail.state), "the log leads to another state"
    assert match.log == trail.log


def ends_properly(trail: Trail) -> None:
    assert trail.state is not None
    outcome = trail.state.outcome
    assert outcome is not None
    seats = set(range(trail.setup.seats))
    assert len(outcome.scores) == len(seats)
    assert outcome.winners
    assert set(outcome.winners) <= seats
    assert all(len(row.points) == len(seats) for row in outcome.rows)
    position = Juncture(trail.game, trail.setup, trail.state, len(trail.log) + 1)
    last = trail.log[-1]
    assert refusal_of(position, last.seat, last.action) == "over"


def goes_back_and_forth(trail: Trail) -> None:
    assert trail.state is not None
    match = Match.load(trail.game, trail.setup, trail.log)
    end = engine.encode(match.state)
    for _ in range(3):
        match.undo()
    shorter = Match.load(trail.game, trail.setup, trail.log[:-3])
    assert engine.encode(match.state) == engine.encode(shorter.state), "undo leads elsewhere"
    for _ in range(3):
        match.redo()
    assert engine.encode(match.state) == end, "redo leads elsewhere"
    assert match.log == trail.log


GAMES: tuple[GameCheck, ...] = (replays_as_it_was_played, ends_properly, goes_back_and_forth)


# Helpers


def first_few(position: Juncture, seat: int) -> list[Action]:
    """Some legal actions of every kind."""
    kinds = engine.legal(position.state, seat).kinds
    few = (islice(completions(kind, position.state, seat), _FIRST_FEW) for kind in kinds)
    return list(chain.from_iterable(few))


def refusal_of(position: Juncture, seat: int, action: Action, decision: str | None = None) -> RefusalKind | None:
    try:
        position.submit(seat, action, decision)
    except IllegalMove as error:
        return error.refusal.kind
    return None
