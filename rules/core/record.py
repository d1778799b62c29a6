"""A game as plain data, setup and entries: for files, for other programs, and for tests that failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from rules.core.engine import Entry, entry_data, read_entry
from rules.core.game import Game, Setup
from rules.core.match import Ground, Match
from rules.core.refusal import malformed


class _RawRecord(Struct):
    setup: Setup
    entries: list[dict[str, Any]] = []
    ground: Ground | None = None


def record(setup: Setup, log: Sequence[Entry], ground: Ground | None = None) -> dict[str, Any]:
    """`ground`: where the rules were renewed, if they were; then the log is the one since.

    >>> from rules.barony import GAME
    >>> from rules.core import engine
    >>> match = Match(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
    >>> _ = match.play(0, next(iter(engine.legal(match.state, 0))))
    >>> saved = record(match.setup, match.log)
    >>> sorted(saved), read_record({"barony": GAME}, saved).log == match.log
    (['entries', 'setup'], True)
    """
    renewed = {"ground": msgspec.to_builtins(ground)} if ground else {}
    return {"setup": msgspec.to_builtins(setup), **renewed, "entries": [entry_data(entry) for entry in log]}


def read_record(games: Mapping[str, Game[Any]], data: Any) -> Match:
    """The match that a record tells of, played again from the start, or from where its rules were renewed."""
    try:
        raw = msgspec.convert(data, _RawRecord)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from None
    game = games.get(raw.setup.game)
    if game is None:
        raise malformed(f"no game {raw.setup.game}")
    try:
        return Match.load(game, raw.setup, [read_entry(game, entry) for entry in raw.entries], raw.ground)
    except msgspec.DecodeError as error:
        raise malformed(str(error)) from None
