"""The engine protocol: one JSON request a line, one JSON answer a line. Described in `docs/engine.md`.

Who speaks it is the host of the game and trusted with everything: hidden state, private events, files to draw to.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Any, Protocol, TypeAlias

import msgspec
from msgspec import Meta, Struct

import render
from bot.words import Speaker
from rules.core import Event, Game, IllegalMove, Outcome, Setup, choices_of, commitment, engine
from rules.core.actions import fields_of, tag_of
from rules.core.match import Match, ReplayMismatch
from rules.core.record import read_record, record
from rules.registry import games as registered_games

Answer: TypeAlias = dict[str, Any]
_MOST_ACTIONS = 100_000
LONGEST = 16 * 2**20  # bytes of a request: much more than the longest game
_log = logging.getLogger(__name__)


class Trouble(Exception):
    """A request that cannot be answered, in one sentence."""


class Session:
    """One conversation: at most one match at a time."""

    def __init__(self, games: Mapping[str, Game[Any]] | None = None) -> None:
        self.games = registered_games() if games is None else games
        self.rng = Random()
        self._match: Match | None = None

    def answer(self, line: str | bytes) -> Answer:
        """The answer to one line. What the line gets wrong is said in it; the match is then as it was."""
        try:
            request = msgspec.json.decode(line, type=Request)
            return {"ok": True, **request.answer(self)}
        except IllegalMove as error:
            return self._refused(error)
        except (Trouble, ReplayMismatch, msgspec.DecodeError, UnicodeError) as error:
            return failure(str(error))
        except RecursionError:
            return failure("the request is nested too deeply")

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Trouble("there is no game: begin with new or load")
        return self._match

    def begin(self, match: Match) -> None:
        self._match = match

    def seat(self, number: int) -> int:
        if not 0 <= number < self.match.setup.seats:
            raise Trouble(f"there is no seat {number}")
        return number

    @property
    def speaker(self) -> Speaker:
        seats = self._match.setup.seats if self._match else 0
        return Speaker("en", tuple(f"Seat {seat + 1}" for seat in range(seats)))

    def situation(self) -> Answer:
        """What every answer that changes the match ends with: who may do what, or how it ended."""
        return {"pending": self.pending(), "over": self._over(self.match.state.outcome)}

    def pending(self) -> Answer:
        state = self.match.state
        return {
            str(seat): {
                "decision": decision.id,
                "prompt": self.speaker.say(decision.prompt),
                "actions": [tag_of(kind) for kind in engine.legal(state, seat).kinds],
                "awaited": decision.awaited,
                "secret": decision.secret,
            }
            for seat, decision in engine.pending(state).items()
        }

    def told(self, events: Iterable[Event]) -> list[Answer]:
        return [{"text": self.speaker.say(event.words), "places": event.places, "to": event.to} for event in events]

    def _over(self, outcome: Outcome | None) -> Answer | None:
        if outcome is None:
            return None
        rows = [{"label": self.speaker.say(row.label), "points": row.points} for row in outcome.rows]
        reason = self.speaker.say(outcome.reason)
        return {"scores": outcome.scores, "winners": outcome.winners, "reason": reason, "rows": rows}

    def _refused(self, error: IllegalMove) -> Answer:
        refusal = error.refusal
        return failure(self.speaker.say(refusal.words), refusal.rule, kind=refusal.kind, places=refusal.places)


def failure(message: str, rule: str = "", **more: Any) -> Answer:
    return {"ok": False, "error": {"rule": rule, "message": message, **more}}


# The requests, one type each: its fields are what the line may hold


class _Request(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    def answer(self, session: Session) -> Answer:
        raise NotImplementedError


class Games(_Request, frozen=True, tag="games"):
    """What can be played."""

    def answer(self, session: Session) -> Answer:
        return {"games": [_described(game) for game in session.games.values()]}


def _described(game: Game[Any]) -> Answer:
    return {
        "game": game.id,
        "version": game.version,
        "seats": [game.min_seats, game.max_seats],
        "options": choices_of(game.options_type),
        "actions": {tag_of(kind): [field.name for field in fields_of(kind)] for kind in game.actions},
    }


class New(_Request, frozen=True, tag="new"):
    """Begin a game."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    unattended: bool = True
    beginners: tuple[int, ...] = ()

    def answer(self, session: Session) -> Answer:
        game = session.games.get(self.game)
        if game is None:
            raise Trouble(f"there is no game {self.game}")
        setup = Setup(
            game=game.id,
            version=game.version,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            unattended=self.unattended,
            beginners=self.beginners,
        )
        session.begin(Match(game, setup))
        events = session.told(session.match.opening)
        return {"commitment": commitment(self.seed), "events": events, **session.situation()}


class Load(_Request, frozen=True, tag="load"):
    """Go on with a game from its log."""

    log: dict[str, Any]

    def answer(self, session: Session) -> Answer:
        session.begin(read_record(session.games, self.log))
        return session.situation()


class Log(_Request, frozen=True, tag="log"):
    """The game so far, for `load`."""

    def answer(self, session: Session) -> Answer:
        return {"log": record(session.match.setup, session.match.log, session.match.ground)}


class Pending(_Request, frozen=True, tag="pending"):
    """Which seat may do what now."""

    def answer(self, session: Session) -> Answer:
        return session.situation()


class Legal(_Request, frozen=True, tag="legal"):
    """What a seat may do, up to a limit; `complete` says that this is all."""

    seat: int
    limit: Annotated[int, Meta(ge=0, le=_MOST_ACTIONS)] = 1000

    def answer(self, session: Session) -> Answer:
        legal = engine.legal(session.match.state, session.seat(self.seat))
        found = list(islice(legal, self.limit + 1))
        return {"actions": found[: self.limit], "complete": len(found) <= self.limit}


class Sample(_Request, frozen=True, tag="sample"):
    """A random legal action; the same one again for the same position and luck."""

    seat: int
    luck: str | None = None

    def answer(self, session: Session) -> Answer:
        legal = engine.legal(session.match.state, session.seat(self.seat))
        if not legal.kinds:
            raise Trouble(f"seat {self.seat} may not act now")
        return {"action": legal.sample(session.rng if self.luck is None else Random(self.luck))}


class Play(_Request, frozen=True, tag="play"):
    """Play an action; with a decision's id only if that decision still stands."""

    seat: int
    action: dict[str, Any]
    decision: str | None = None

    def answer(self, session: Session) -> Answer:
        match = session.match
        action = engine.read_action_data(match.game, self.action)
        played = match.play(session.seat(self.seat), action, self.decision)
        return {"events": session.told(played.events), **session.situation()}


class Undo(_Request, frozen=True, tag="undo"):
    """Take back the last action, whosever it was."""

    def answer(self, session: Session) -> Answer:
        if not session.match.log:
            raise Trouble("there is nothing to undo")
        return {"undone": engine.entry_data(session.match.undo()), **session.situation()}


class Redo(_Request, frozen=True, tag="redo"):
    """Play again what was taken back."""

    def answer(self, session: Session) -> Answer:
        if not session.match.undone:
            raise Trouble("there is nothing to redo")
        return {"events": session.told(session.match.redo().events), **session.situation()}


class View(_Request, frozen=True, tag="view"):
    """What a seat sees; null: a bystander."""

    seat: int | None

    def answer(self, session: Session) -> Answer:
        return {"view": _view(session, self.seat)}


class State(_Request, frozen=True, tag="state"):
    """Everything, hidden things too."""

    def answer(self, session: Session) -> Answer:
        return {"state": session.match.state}


class Render(_Request, frozen=True, tag="render"):
    """Draw what a seat sees into a PNG file; null: a bystander."""

    seat: int | None
    path: Annotated[str, Meta(min_length=1)]

    def answer(self, session: Session) -> Answer:
        game = session.match.game
        if game.id not in render.games():
            raise Trouble(f"{game.id} has no pictures")
        speaker = session.speaker
        scene = render.Scene(names=speaker.names, say=speaker)
        picture = render.picture(game.id, _view(session, self.seat), scene)
        try:
            Path(self.path).write_bytes(picture.png)
        except (OSError, ValueError) as error:
            raise Trouble(f"cannot write {self.path}: {error}") from None
        return {"path": self.path, "width": picture.width, "height": picture.height, "alt": picture.alt}


def _view(session: Session, seat: int | None) -> Any:
    return session.match.game.view(session.match.state, None if seat is None else session.seat(seat))


Request: TypeAlias = Games | New | Load | Log | Pending | Legal | Sample | Play | Undo | Redo | View | State | Render


# Lines in, lines out


class Writer(Protocol):
    def write(self, text: str, /) -> object: ...
    def flush(self) -> object: ...


def serve(stdin: Iterable[str | bytes], stdout: Writer, games: Mapping[str, Game[Any]] | None = None) -> None:
    """Answer line by line until the input ends or nobody listens any more."""
    session = Session(games)
    try:
        # Bytes where they can be had: a line that is not UTF-8 must not end the conversation.
        for line in _lines(getattr(stdin, "buffer", stdin)):
            if line.strip():
                stdout.write(written(_guarded(session, line)) + "\n")
                stdout.flush()
    except BrokenPipeError:
        _log.info("the other side has gone")


def _lines(stdin: Any) -> Iterator[str | bytes]:
    """Of a line that is too long only so much is kept as shows that."""
    if not hasattr(stdin, "readline"):
        yield from stdin
        return
    while line := stdin.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and line[-1:] not in ("\n", b"\n"):
            line = stdin.readline(LONGEST + 1)


def _guarded(session: Session, line: str | bytes) -> Answer:
    if len(line) > LONGEST:
        return failure(f"the line is too long: {LONGEST} bytes at most")
    try:
        return session.answer(line)
    except MemoryError:
        return failure("this is more than fits in the memory")
    except Exception:
        _log.exception("a request failed")
        return failure("this should not have happened; the log of the engine tells more")


def written(answer: Answer) -> str:
    """One line of plain ASCII, whatever the other side takes text to be."""
    return json.dumps(msgspec.to_builtins(answer, str_keys=True))
