"""A game that comes from elsewhere, as text or as data. Nothing in it is trusted: it is dealt and played anew, move by
move, up to the first line that is wrong.

>>> from rules.barony import GAME
>>> read_game({"barony": GAME}, b"castellan 2")
Traceback (most recent call last):
    ...
rules.core.transcript.BadLine: line 1: expected 'castellan 1': castellan 2
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from rules.core.engine import IllegalMove, read_entry
from rules.core.game import Game, Setup
from rules.core.match import Match
from rules.core.transcript import BadLine, read_transcript

MOST = 1 << 21  # bytes of a file
_NOTED = re.compile(r"# (\d{1,2}) (.+)")


class Foreign(Struct, frozen=True):
    """A game from elsewhere: played again, with what its players are called and when its moves came, if it says so."""

    match: Match
    names: dict[int, str]
    times: tuple[float, ...] = ()


class _Named(Struct):
    name: str = ""


class _Saved(Struct):
    """Of the data of an export, what it takes to have the game again."""

    setup: Setup
    entries: list[dict[str, Any]] = []
    players: list[_Named] = []
    ground: Any = None


def read_game(games: Mapping[str, Game[Any]], data: bytes) -> Foreign:
    """Raises `BadLine` with the first line, or entry, that is wrong."""
    if len(data) > MOST:
        raise BadLine(1, "", f"more than {MOST} bytes")
    text = data.decode("utf-8", errors="replace").removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return _from_data(games, data)
    found = (_NOTED.fullmatch(line.strip()) for line in text.splitlines())
    names = {int(noted[1]) - 1: noted[2] for noted in found if noted}
    return Foreign(read_transcript(games, text), names)


def _from_data(games: Mapping[str, Game[Any]], data: bytes) -> Foreign:
    try:
        saved = msgspec.json.decode(data, type=_Saved)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadLine(1, "", str(error)) from None
    if saved.ground is not None:
        raise BadLine(1, "", "its rules were renewed while it was played")
    match = _dealt(games, saved.setup)
    times: list[float] = []
    for number, entry in enumerate(saved.entries, 1):
        try:
            read = read_entry(match.game, entry)
            match.play(read.seat, read.action)
        except (IllegalMove, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise BadLine(number, msgspec.json.encode(entry).decode()[:200], str(error)) from None
        time = entry.get("time")
        times += [float(time)] if isinstance(time, int | float) else []
    names = {seat: player.name for seat, player in enumerate(saved.players)}
    return Foreign(match, names, tuple(times) if len(times) == len(saved.entries) else ())


def _dealt(games: Mapping[str, Game[Any]], setup: Setup) -> Match:
    game = games.get(setup.game)
    if game is None:
        raise BadLine(1, "", f"no game {setup.game}")
    if setup.version != game.version:
        raise BadLine(1, "", f"version {setup.version} of {game.id}; these rules are version {game.version}")
    try:
        return Match(game, setup)
    except IllegalMove as error:
        raise BadLine(1, "", str(error)) from None
