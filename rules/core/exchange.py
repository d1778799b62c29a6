"""A game that comes from elsewhere, as text or as data. Nothing in it is trusted: it is dealt and played anew, move by
move, up to the first line that is wrong.

>>> from rules.barony import GAME
>>> read_game({"barony": GAME}, b"castellan 2")
Traceback (most recent call last):
    ...
rules.core.transcript.BadLine: line 1: bad-line-format: castellan 2
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
from rules.core.transcript import BadLine, no_game, other_version, read_transcript
from rules.core.words import words

MOST = 1 << 21  # bytes of a file
_NOTED = re.compile(r"# (\d{1,2}) (.+)")


class Foreign(Struct, frozen=True):
    """A game from elsewhere: played again, with what its players are called and when its moves came, if it says so."""

    match: Match
    names: dict[int, str]
    times: tuple[float, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.match.state.outcome is not None


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
        raise BadLine(1, "", words("bad-line-large", most=MOST >> 20))
    text = data.decode("utf-8", errors="replace").removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return _from_data(games, data)
    return Foreign(read_transcript(games, text), noted_names(text))


def noted_names(text: str) -> dict[int, str]:
    """Who played, by seat, as a transcript notes it.

    >>> noted_names("castellan 1\\n# 1 Alix\\n# 2 Bruno")
    {0: 'Alix', 1: 'Bruno'}
    """
    found = (_NOTED.fullmatch(line.strip()) for line in text.splitlines())
    return {int(noted[1]) - 1: noted[2] for noted in found if noted}


def _from_data(games: Mapping[str, Game[Any]], data: bytes) -> Foreign:
    try:
        saved = msgspec.json.decode(data, type=_Saved)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadLine(1, "", words("bad-line-data", problem=str(error))) from None
    if saved.ground is not None:
        raise BadLine(1, "", words("bad-line-renewed"))
    match = _dealt(games, saved.setup)
    times: list[float] = []
    for number, entry in enumerate(saved.entries, 1):
        try:
            read = read_entry(match.game, entry)
            match.play(read.seat, read.action)
        except IllegalMove as error:
            raise BadLine.forbidden(number, _line(entry), error) from None
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise BadLine(number, _line(entry), words("bad-line-data", problem=str(error))) from None
        time = entry.get("time")
        times += [float(time)] if isinstance(time, int | float) else []
    names = {seat: player.name for seat, player in enumerate(saved.players)}
    return Foreign(match, names, tuple(times) if len(times) == len(saved.entries) else ())


def _dealt(games: Mapping[str, Game[Any]], setup: Setup) -> Match:
    game = games.get(setup.game)
    if game is None:
        raise BadLine(1, "", no_game(setup.game))
    if setup.version != game.version:
        raise BadLine(1, "", other_version(game, setup.version))
    try:
        return Match(game, setup)
    except IllegalMove as error:
        raise BadLine.forbidden(1, "", error) from None


def _line(entry: dict[str, Any]) -> str:
    return msgspec.json.encode(entry).decode()[:200]
