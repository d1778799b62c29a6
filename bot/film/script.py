"""What a film shows, shot by shot, as it goes to the process that makes it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from bot.chronicle.pages import place_of
from bot.naming import short_names
from bot.words import Speaker
from rules.core import Event, Setup, Words
from rules.host import Footage, Passage
from rules.host.letters import readable

MOST = 160  # shots: nobody watches a longer film
_NEWS = 12  # places of a shot that are told of


class Shot(Struct, frozen=True):
    """The board after row `index` of the log. `opens`: a round begins with it."""

    index: int
    where: str = ""
    told: str = ""
    news: tuple[str, ...] = ()
    opens: bool = False
    time: float = 0.0


class Script(Struct, frozen=True, kw_only=True):
    """`state`: the encoded one after `start` actions; `log`: what was played since, as plain data. `eyes`: the seat
    whose view is shown. `wishes`: the colours of the seats; `limit`: bytes of the file."""

    game: str
    setup: Setup
    start: int
    state: bytes
    log: list[dict[str, Any]]
    shots: tuple[Shot, ...]
    eyes: int | None
    names: tuple[str, ...]
    language: str
    title: str
    wishes: tuple[str | None, ...]
    limit: int

    @property
    def key(self) -> str:
        """The same for films that look the same. What was done in secret is not in it: nobody can tell by a film that
        has to be made anew that somebody acted."""
        seen = (self.game, self.shots, self.eyes, self.names, self.language, self.title, self.wishes, self.limit)
        return hashlib.blake2b(msgspec.msgpack.encode(seen), digest_size=12).hexdigest()


def script_of(
    footage: Footage, passages: Sequence[Passage], since: int, seats: Sequence[int], language: str, limit: int
) -> Script:
    """A table from the board after row `since` on, as those in `seats` saw it."""
    table, names = footage.table, short_names(footage.table)
    return Script(
        game=table.game,
        setup=table.setup,
        start=footage.start,
        state=footage.state,
        log=footage.log,
        shots=shots_of(speaker_of(language, names), passages, max(since, footage.first)),
        eyes=seats[0] if len(seats) == 1 else None,
        names=names,
        language=language,
        title=readable(table.name),
        wishes=table.wishes,
        limit=limit,
    )


def shots_of(say: Speaker, passages: Sequence[Passage], start: int, *, most: int = MOST) -> tuple[Shot, ...]:
    """The board at the start, then after every act that its watcher heard of; where these are too many, after every
    turn of a player, or after as many moments as there is room for."""
    later = [passage for passage in passages if passage.index > start]
    groups = list(_grouped(later, most - 1))
    beginning = [passage for passage in passages if passage.index == start and not passage.aside]
    first = _shot(say, beginning, start) if beginning else Shot(start, where=_first_chapter(say, passages))
    shots, chapter = [first], _heading(beginning or passages[:1])
    for group in groups:
        heading = _heading(group)
        shots.append(_shot(say, group, group[-1].index, opens=heading is not None and heading != chapter))
        chapter = heading or chapter
    return tuple(shots)


def _grouped(passages: Sequence[Passage], most: int) -> Iterator[list[Passage]]:
    """Act by act, if these are not too many; or turn by turn; or evenly."""
    acts = [list(told) for _, told in groupby(passages, key=lambda passage: passage.index)]
    if len(acts) > most:
        acts = [
            [passage for act in turn for passage in act]
            for turn in (list(run) for _, run in groupby(acts, key=lambda act: (act[0].seat, act[0].chapter)))
        ]
    if len(acts) <= most:
        yield from acts
        return
    for number in range(most):
        first, last = number * len(acts) // most, (number + 1) * len(acts) // most
        yield [passage for act in acts[first:last] for passage in act]


def _shot(say: Speaker, told: Sequence[Passage], index: int, *, opens: bool = False) -> Shot:
    events = [event for passage in told for event in passage.events]
    places = dict.fromkeys(place_of(event) for event in events if event.places)
    return Shot(
        index=index,
        where=_where(say, told[-1].chapter),
        told=_told(say, told),
        news=tuple(places)[-_NEWS:],
        opens=opens,
        time=told[-1].time,
    )


def _told(say: Speaker, told: Sequence[Passage]) -> str:
    """All that happened, if it was one act; else what brought most."""
    events = [event for passage in told for event in passage.events]
    if len({passage.index for passage in told}) > 1:
        events = [max(events, key=_points)] if any(map(_points, events)) else list(told[-1].events) or events[-1:]
    return " ".join(" ".join(say.say(event.words).split()) for event in events)


def _points(event: Event) -> int:
    points = event.words.args.get("points")
    return points if isinstance(points, int) else 0


def _where(say: Speaker, chapter: Sequence[Words]) -> str:
    return " · ".join(say.say(words) for words in chapter)


def _first_chapter(say: Speaker, passages: Sequence[Passage]) -> str:
    return _where(say, next((passage.chapter for passage in passages if passage.chapter), ()))


def _heading(told: Sequence[Passage]) -> Words | None:
    return next((passage.chapter[0] for passage in told if passage.chapter), None)


def speaker_of(language: str, names: tuple[str, ...]) -> Speaker:
    """For what stands on pictures."""
    return Speaker(language, names, readable)
