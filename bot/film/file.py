"""`castellan film`: a saved game as a film."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, TextIO

import msgspec

import render
from bot.demo.progress import Progress
from bot.film.script import MOST, Script, shots_of, speaker_of
from bot.film.shooting import TooLarge, shoot
from bot.render_file import CannotRender, read_saved
from bot.words import Speaker
from rules.core import engine
from rules.core.engine import entry_data
from rules.core.exchange import noted_names
from rules.core.match import Match, opened, repeated
from rules.core.transcript import FORMAT
from rules.host import Passage

_MEGABYTE = 2**20


def film_file(wanted: argparse.Namespace, out: TextIO, progress_out: TextIO) -> None:
    """As all saw the game, or as one seat did."""
    say = Speaker(wanted.language)
    match = read_saved(say, wanted.log)
    if wanted.seat is not None and not 0 <= wanted.seat < match.setup.seats:
        raise CannotRender(f"--seat {wanted.seat}: 0 … {match.setup.seats - 1}")
    if not render.has_renderer(match.game.id):
        raise CannotRender(say("film-none"))
    names = _names(say, wanted.log.read_bytes(), match.setup.seats)
    shots = wanted.shots or MOST
    script = script_of(match, names, seat=wanted.seat, language=wanted.language, shots=shots, size=wanted.size)
    try:
        film = shoot(script, Progress(say, progress_out).stage("film-bar"))
        wanted.film.write_bytes(film)
    except (OSError, ValueError) as error:
        raise CannotRender(str(error)) from None
    except TooLarge:
        raise CannotRender(say("film-too-large")) from None
    print(say("film-written", path=str(wanted.film), shots=len(script.shots), size=_size(film)), file=out)


def script_of(
    match: Match, names: tuple[str, ...], *, seat: int | None, language: str, shots: int, size: int, title: str = ""
) -> Script:
    """`shots`: boards at most; `size`: of the file, in MiB."""
    state, _ = opened(match.game, match.setup, match.ground)
    told = list(_told(match, seat))
    return Script(
        game=match.game.id,
        setup=match.setup,
        start=match.before,
        state=engine.encode(state),
        log=[entry_data(entry) for entry in match.log],
        shots=shots_of(speaker_of(language, names), told, match.before, most=shots),
        eyes=seat,
        names=names,
        language=language,
        title=title,
        wishes=(None,) * match.setup.seats,
        limit=size * _MEGABYTE,
    )


def _told(match: Match, eyes: int | None) -> Iterator[Passage]:
    """What somebody heard of every act."""
    state, events = opened(match.game, match.setup, match.ground)
    found = tuple(match.events_for(events, eyes))
    if found:
        yield Passage(index=match.before, time=0.0, events=found, chapter=match.game.chapter(state))
    again = repeated(match.game, match.setup, state, match.log, first=match.before + 1)
    for index, played in enumerate(again, match.before + 1):
        heard = tuple(match.events_for(played.events, eyes))
        if heard:
            seat, where = played.entry.seat, match.game.chapter(state)
            yield Passage(index=index, time=0.0, events=heard, seat=seat, chapter=where)
        state = played.state


def _names(say: Speaker, saved: bytes, seats: int) -> tuple[str, ...]:
    """Those that an export tells, or else numbers."""
    found = _told_names(saved)
    return found if len(found) == seats else tuple(say("seat-name", number=n) for n in range(1, seats + 1))


def _told_names(saved: bytes) -> tuple[str, ...]:
    if saved.startswith(FORMAT.encode()):
        noted = noted_names(saved.decode("utf-8", errors="replace"))
        return tuple(noted[seat] for seat in sorted(noted))
    data: Any = msgspec.json.decode(saved)
    try:
        told = msgspec.convert(data.get("players"), list[dict[str, Any]])
        return tuple(str(player["name"]) for player in told)
    except (msgspec.ValidationError, KeyError, AttributeError):
        return ()


def _size(film: bytes) -> str:
    return f"{len(film) / _MEGABYTE:.1f}"
