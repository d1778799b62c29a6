"""`castellan render`: a picture from a saved game, at its end or after some of its actions."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import render
from bot.talk import refusal_text
from bot.words import Speaker
from render.picture import Scene
from rules.core import IllegalMove
from rules.core.match import Ground, Match, ReplayMismatch
from rules.core.record import read_record
from rules.core.transcript import FORMAT, BadLine, read_transcript
from rules.registry import games


class CannotRender(Exception):
    """In one sentence why."""


def render_file(wanted: argparse.Namespace) -> str:
    """Draw, write the file, and return the alt text."""
    say = Speaker(wanted.language)
    match = read_saved(say, wanted.log, wanted.after)
    game, seats = match.game, match.setup.seats
    if wanted.seat is not None and not 0 <= wanted.seat < seats:
        raise CannotRender(f"--seat {wanted.seat}: 0 … {seats - 1}")
    if wanted.kind not in render.kinds(game.id):
        raise CannotRender(f"{wanted.kind}: {', '.join(render.kinds(game.id))}")
    names = tuple(say("seat-name", number=number) for number in range(1, seats + 1))
    scene = Scene(names=names, say=Speaker(wanted.language, names), focus=wanted.focus)
    picture = render.picture(game.id, game.view(match.state, wanted.seat), scene, wanted.kind)
    try:
        wanted.picture.write_bytes(picture.png)
    except (OSError, ValueError) as error:
        raise CannotRender(str(error)) from None
    return picture.alt


def read_saved(say: Speaker, path: Path, after: int | None = None) -> Match:
    """The saved game, played up to its end or so far."""
    if after is not None and after < 0:
        raise CannotRender(f"--after {after}: 0 …")
    try:
        data = path.read_bytes()
        if data.startswith(FORMAT.encode()):
            return _written_out(data, after)
        saved: Any = msgspec.json.decode(data)
        return read_record(games(), saved if after is None else _up_to(after, saved))
    except BadLine as error:
        facts: dict[str, Any] = {"line": error.number, "text": error.line, "problem": error.problem}
        raise CannotRender(f"{path}: {' '.join(say('import-bad-line', **facts).split())}") from None
    except IllegalMove as error:
        raise CannotRender(f"{path}: {refusal_text(say, error.refusal)}") from None
    except RecursionError:
        raise CannotRender(f"{path}: {say('cli-render-nested')}") from None
    except MemoryError:
        raise CannotRender(f"{path}: {say('cli-render-large')}") from None
    except (OSError, ValueError, ReplayMismatch, msgspec.MsgspecError) as error:
        raise CannotRender(f"{path}: {error}") from None


def _written_out(data: bytes, after: int | None) -> Match:
    """A game as text, one line a move."""
    match = read_transcript(games(), data.decode("utf-8", errors="replace"))
    return match if after is None else Match.load(match.game, match.setup, match.log[:after])


def _up_to(after: int, saved: Any) -> Any:
    """What is no record stays as it is, to be refused by whoever reads it."""
    try:
        entries = msgspec.convert(saved["entries"], list[Any])
    except (KeyError, TypeError, msgspec.ValidationError):
        return saved
    return {**saved, "entries": entries[: _wanted(after, saved.get("ground"))]}


def _wanted(after: int, ground: Any) -> int:
    """How many of the entries; those from before the rules were renewed are not among them."""
    before = msgspec.convert(ground, Ground | None)
    if before is None:
        return after
    if after < before.after:
        raise CannotRender(f"--after {after}: {before.after} …")
    return after - before.after
