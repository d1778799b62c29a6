"""The engine: what every game runs on. Pure; nothing here waits, writes or speaks.

>>> from rules.barony import GAME
>>> setup = Setup(game="barony", version=GAME.version, seats=2, seed="7")
>>> state, events = start(GAME, setup)
>>> awaited(state), pending(state)[0].prompt.key
((0,), 'barony-prompt-place')
>>> city = next(iter(legal(state, 0)))
>>> played = submit(GAME, state, 0, city, seed=setup.seed, index=1)
>>> played.entry.action == city, awaited(played.state), awaited(state)
(True, (1,), (0,))
>>> submit(GAME, played.state, 1, city, seed=setup.seed, index=2)
Traceback (most recent call last):
rules.core.refusal.IllegalMove: B-8: barony-refusal-place-taken
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from rules.core.actions import Action, Beforehand
from rules.core.chance import Chance
from rules.core.flow import Decision, Event, Flow, Hush, State
from rules.core.game import Game, Setup
from rules.core.legal import LegalMoves, checked
from rules.core.refusal import IllegalMove, game_over, malformed, not_awaited, stale

S = TypeVar("S", bound=State)
_MANY_STEPS = 10_000  # a game that advances this often without asking anybody is caught in a circle


class Entry(Struct, frozen=True, kw_only=True):
    """One line of a log: intent and outcome. `learnt`: somebody knows more than before, so undo needs consent."""

    seat: int
    action: Action
    draws: tuple[int, ...] = ()
    learnt: bool = False


class Played(Struct, frozen=True, kw_only=True):
    """What came of a submitted action."""

    state: Any
    entry: Entry
    events: tuple[Event, ...]
    shown: bool  # the game thinks that the channel should see it now
    asked: Mapping[int, Decision]  # who may choose what next, as `pending` tells but for the decisions' ids


# Starting, asking, playing


def start(game: Game[S], setup: Setup) -> tuple[S, tuple[Event, ...]]:
    """The state at the first decision."""
    if not game.min_seats <= setup.seats <= game.max_seats:
        raise malformed(f"{game.id}: {game.min_seats} to {game.max_seats} seats")
    if not set(setup.beginners) <= set(range(setup.seats)):
        raise malformed(f"{game.id}: seats 0 to {setup.seats - 1} may begin")
    chance = Chance(setup.seed, 0)
    state = game.deal(setup, read_options(game, setup.options), chance)
    state.acts = [0] * setup.seats
    flow = Flow(state, chance)
    _settle(flow)
    return state, tuple(flow.events)


def read_options(game: Game[Any], options: Any) -> Any:
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from None


def pending(state: State) -> dict[int, Decision]:
    """Who may choose what now. A seat is waited for when its decision is `awaited`."""
    if not state.stack:
        return {}
    frame = state.stack[-1]
    return {
        seat: msgspec.structs.replace(decision, id=f"{frame.serial}.{state.acts[seat]}")
        for seat, decision in state.asked().items()
    }


def awaited(state: State) -> tuple[int, ...]:
    return tuple([seat for seat, decision in state.expected().items() if decision.awaited])


def legal(state: State, seat: int) -> LegalMoves:
    """The legal moves of a seat; none when it may not act."""
    decision = state.expected().get(seat)
    return LegalMoves(state, seat, decision.actions if decision else ())


def submit(
    game: Game[S], state: S, seat: int, action: Action, *, seed: str, index: int, decision: str | None = None
) -> Played:
    """Play one action on a copy of the state. `index` counts the log from 1; `decision` refuses a stale choice.
    Raises `IllegalMove`; the given state is never changed."""
    if state.outcome is not None:
        raise game_over()
    if type(action) is game.curfew:
        return _sound_curfew(clone(game, state), seat, action)
    if isinstance(action, Beforehand):
        return _say_beforehand(game, state, seat, action)
    asked = pending(state).get(seat)
    if asked is None:
        raise not_awaited()
    if decision is not None and decision != asked.id:
        raise stale()
    closed = LegalMoves(state, seat, asked.actions).closed(type(action))
    if closed is not None:
        raise IllegalMove(closed)
    played = play_on(clone(game, state), seat, checked(action, state, seat), Chance(seed, index))
    remarks = game.remarks(state, played.state)
    return msgspec.structs.replace(played, events=(*played.events, *remarks)) if remarks else played


def play_on(state: State, seat: int, action: Action, chance: Chance) -> Played:
    """Play an action known to be legal on a state that is the caller's own: it is changed."""
    flow = Flow(state, chance)
    state.acts[seat] += 1
    state.take(flow, seat, action)
    asked = _settle(flow)
    learnt = flow.learnt or bool(chance.draws)
    entry = Entry(seat=seat, action=action, draws=tuple(chance.draws), learnt=learnt)
    return Played(state=state, entry=entry, events=tuple(flow.events), shown=flow.shown, asked=asked)


def try_on(state: State, seat: int, action: Action, chance: Chance) -> Mapping[int, Decision]:
    """As `play_on`, where nobody wants to hear of it: thoughts and playouts. Who may choose what next, though the
    prompts may say nothing; nobody: it is over."""
    flow = Hush(state, chance)
    state.acts[seat] += 1
    state.take(flow, seat, action)
    return _settle(flow)


def _sound_curfew(state: State, seat: int, action: Action) -> Played:
    """The host's own action, in the name of the seat that acts next. It answers no decision, so all of them stand."""
    flow = Flow(state, Chance("", 0))
    action.apply(flow, seat)
    entry = Entry(seat=seat, action=action, learnt=True)
    return Played(state=state, entry=entry, events=tuple(flow.events), shown=flow.shown, asked=state.asked())


def _say_beforehand(game: Game[S], state: S, seat: int, action: Beforehand) -> Played:
    """Kept for later, if it could be chosen at the table as it may be then. All decisions stand."""
    move = action.move()
    if move is not None:
        foreseen = game.ahead(state, seat) if type(action) is game.beforehand else None
        if foreseen is None:
            raise not_awaited()
        closed = legal(foreseen, seat).closed(type(move))
        if closed is not None:
            raise IllegalMove(closed)
        checked(move, foreseen, seat)
    own = clone(game, state)
    flow = Flow(own, Chance("", 0))
    action.apply(flow, seat)
    entry = Entry(seat=seat, action=action)
    return Played(state=own, entry=entry, events=tuple(flow.events), shown=False, asked=own.asked())


def settle(state: State, chance: Chance) -> tuple[Event, ...]:
    """Let a state go on by itself until somebody is awaited. It is the caller's own: it is changed."""
    flow = Flow(state, chance)
    _settle(flow)
    return tuple(flow.events)


def _settle(flow: Flow[Any]) -> Mapping[int, Decision]:
    """Let frames advance until somebody is awaited or the game is over. Who may choose what then, without ids."""
    state, stack = flow.state, flow.state.stack
    ask = state.asked if flow.heard else state.expected
    for _ in range(_MANY_STEPS):
        if not stack:
            return {}
        asked = ask()
        for decision in asked.values():
            if decision.awaited:
                if state.forestall(flow, asked):
                    break
                return asked
        else:
            state.advance(flow)
    raise RuntimeError(f"the game goes in circles at {flow.state.stack[-1]!r}")


# Chance for computer players and playouts


def sample(state: State, seat: int, rng: Random) -> Action:
    return legal(state, seat).sample(rng)


def computer_move(game: Game[S], state: S, seat: int, rng: Random) -> Action:
    """The move of a computer player, from what its seat may know."""
    return game.choose(game.redeal(clone(game, state), seat, rng), seat, rng)


def foresee(game: Game[S], state: S, seat: int, action: Action) -> S | None:
    """What a legal action would lead to; None when it draws or reveals anything. Tried on what the seat may know, for
    even whether it reveals something may hang on what is hidden."""
    known = game.redeal(clone(game, state), seat, Random(0))
    played = submit(game, known, seat, action, seed="foresight", index=0)
    return None if played.entry.learnt else played.state


# Codec


@cache
def _decoder(state_type: type[State]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(state_type)


_encoder = msgspec.msgpack.Encoder()


def encode(state: State) -> bytes:
    return _encoder.encode(state)


def decode(game: Game[S], data: bytes) -> S:
    return _decoder(game.state_type).decode(data)


def clone(game: Game[S], state: S) -> S:
    """An independent copy. Through the codec, which is faster than any walk in Python and proves it complete."""
    return _decoder(game.state_type).decode(_encoder.encode(state))


def read_action_data(game: Game[Any], data: Any) -> Action:
    """An action from plain data such as ``{"do": "recruit", "city": "c4", "knights": 2}``."""
    try:
        return msgspec.convert({"action": data}, _action_reader(logged_kinds(game))).action
    except (msgspec.ValidationError, TypeError) as error:
        raise malformed(str(error)) from None


def entry_data(entry: Entry) -> dict[str, Any]:
    """A log entry as plain data, for files and other programs.

    >>> from rules.barony.actions import Recruit
    >>> entry_data(Entry(seat=1, action=Recruit("c4", 2)))
    {'seat': 1, 'action': {'do': 'recruit', 'city': 'c4', 'knights': 2}, 'draws': (), 'learnt': False}
    """
    return msgspec.to_builtins(entry)


def read_entry(game: Game[Any], data: Any) -> Entry:
    """The inverse of `entry_data`."""
    try:
        raw = msgspec.convert(data, _RawEntry)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from None
    return Entry(seat=raw.seat, action=read_action_data(game, raw.action), draws=raw.draws, learnt=raw.learnt)


class _RawEntry(Struct):
    seat: int
    action: dict[str, Any]
    draws: tuple[int, ...] = ()
    learnt: bool = False


def logged_kinds(game: Game[Any]) -> tuple[type[Action], ...]:
    """All that a log may hold."""
    return (*game.actions, *(kind for kind in (game.curfew, game.beforehand) if kind is not None))


@cache
def _action_reader(types: tuple[type[Action], ...]) -> Any:
    """A struct around any of these actions: msgspec learns how to read a struct once, but a bare union at each call."""
    union: Any = types[0]
    for kind in types[1:]:
        union = union | kind
    return msgspec.defstruct("ReadAction", [("action", union)])
