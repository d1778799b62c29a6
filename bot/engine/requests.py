"""The requests, one type each: its fields are what the line may hold."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

import render
from bot.engine.session import Answer, Session, Trouble
from rules.core import Game, Setup, choices_of, commitment, engine
from rules.core.actions import fields_of, tag_of
from rules.core.match import Match
from rules.core.record import read_record, record

_MOST_ACTIONS = 100_000


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
