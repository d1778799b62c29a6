"""`castellan render`: a picture from a saved game, at its end or after some of its actions."""

from __future__ import annotations

import argparse
import json
from typing import Any

import msgspec

import render
from bot.words import Speaker
from render.picture import Scene
from rules.core import IllegalMove, Setup
from rules.core.engine import read_entry
from rules.core.match import Ground, ReplayMismatch, replay
from rules.registry import games


class CannotRender(Exception):
    """In one sentence why."""


def render_file(wanted: argparse.Namespace) -> str:
    """Draw, write the file, and return the alt text."""
    try:
        saved: Any = json.loads(wanted.log.read_text(encoding="utf-8"))
        setup = msgspec.convert(saved["setup"], Setup)
        game = games()[setup.game]
        ground = msgspec.convert(saved.get("ground"), Ground | None)
        entries = [read_entry(game, entry) for entry in saved["entries"]][: _wanted(wanted.after, ground)]
        state = replay(game, setup, entries, ground)
    except (OSError, ValueError, KeyError, TypeError, msgspec.ValidationError) as error:
        raise CannotRender(f"{wanted.log}: {error}") from None
    except (IllegalMove, ReplayMismatch) as error:
        raise CannotRender(f"{wanted.log}: {error}") from None
    if wanted.seat is not None and not 0 <= wanted.seat < setup.seats:
        raise CannotRender(f"--seat {wanted.seat}: 0 … {setup.seats - 1}")
    if wanted.kind not in render.kinds(game.id):
        raise CannotRender(f"{wanted.kind}: {', '.join(render.kinds(game.id))}")
    say = Speaker(wanted.language)
    names = tuple(say("seat-name", number=number) for number in range(1, setup.seats + 1))
    scene = Scene(names=names, say=Speaker(wanted.language, names), focus=wanted.focus)
    picture = render.picture(game.id, game.view(state, wanted.seat), scene, wanted.kind)
    try:
        wanted.picture.write_bytes(picture.png)
    except OSError as error:
        raise CannotRender(str(error)) from None
    return picture.alt


def _wanted(after: int | None, ground: Ground | None) -> int | None:
    """How many of the entries; those from before the rules were renewed are not among them."""
    if after is None or ground is None:
        return after
    if after < ground.after:
        raise CannotRender(f"--after {after}: {ground.after} …")
    return after - ground.after
