"""The parchments of a game that no store knows: for the gallery, and for tests over games on record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import msgspec

from bot.annals.telling import course_of, deeds_of
from bot.result import feast_of
from render.annals import Course, Deeds
from render.feast import Feast
from rules.core import Setup, engine
from rules.core.match import Match, opened, repeated
from rules.host import Annals, Moment, OpenTable, Seat, Table
from rules.host.annals import annals_of
from rules.host.desk import Past
from rules.host.moments import story_of
from rules.host.store import Logged, Snapshot
from rules.registry import games

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
_TABLES: dict[str, int] = {"medioevo": 4, "barony": 4, "saga": 3, "torres": 4}
_OPTIONS: dict[str, dict[str, int]] = {"medioevo": {"turns": 3}}
_PAUSE, _SPREAD = 40.0, 9_973  # seconds between two acts, and by how much that differs


def sampled(game_id: str, language: str, title: str) -> tuple[Course | None, Deeds]:
    """The parchments of a game that computers have played."""
    position, annals, moments = remembered(played(game_id), title)
    return course_of(position, annals, moments, language), deeds_of(position, annals, language)


@cache
def played(game_id: str) -> Match:
    """A game among computers, from the first move to the last."""
    game, options = games()[game_id], _OPTIONS.get(game_id, {})
    setup = Setup(
        game=game_id,
        version=game.version,
        seats=_TABLES[game_id],
        seed="gallery",
        options=options,
        unattended=True,
    )
    match, rng = Match(game, setup), Random(1)
    while match.state.outcome is None:
        seat = engine.awaited(match.state)[0]
        match.play(seat, engine.computer_move(game, match.state, seat, rng))
    return match


def feasted(game_id: str, language: str, title: str) -> Feast:
    """The result card of the same game."""
    position, past, rows = _past(played(game_id), title)
    return feast_of(position, story_of(past, rows), language)


def remembered(match: Match, title: str) -> tuple[OpenTable, Annals, Sequence[Moment]]:
    """A match as a table that people have played out."""
    position, past, rows = _past(match, title)
    return position, annals_of(position.table, past, rows), story_of(past, rows).moments


def _past(match: Match, title: str) -> tuple[OpenTable, Past, list[Logged]]:
    rows, state = list(rows_of(match)), opened(match.game, match.setup, match.ground)[0]
    table = seated(match, title, len(rows))
    begin = msgspec.structs.replace(table, length=match.before)
    past = Past(begin, match.game, Snapshot(match.before, engine.encode(state)), [])
    return OpenTable(table, match.game, match.state), past, rows


def seated(match: Match, title: str, length: int) -> Table:
    """A table of people with so many acts that today's rules have played."""
    return Table(
        id="sample",
        game=match.game.id,
        version=match.setup.version,
        name=title,
        guild=0,
        channel=0,
        language="en",
        creator=1,
        status="running" if match.state.outcome is None else "over",
        seats=tuple(Seat(number + 1, NAMES[number]) for number in range(match.setup.seats)),
        options=dict(match.setup.options),
        seed=match.setup.seed,
        length=match.before + length,
        awaited=(),
        branch=0,
        revision=1,
        created=0.0,
        changed=0.0,
    )


def rows_of(match: Match) -> Iterator[Logged]:
    """The log of a match, as if people had taken some time over it."""
    state, when = opened(match.game, match.setup, match.ground)[0], 0.0
    again = repeated(match.game, match.setup, state, match.log, first=match.before + 1)
    for index, done in enumerate(again, match.before + 1):
        when += _PAUSE + index * index % _SPREAD
        entry = done.entry
        yield Logged(
            index=index,
            seat=entry.seat,
            action=msgspec.to_builtins(entry.action),
            draws=entry.draws,
            learnt=entry.learnt,
            secret=False,
            events=done.events,
            time=when,
        )
