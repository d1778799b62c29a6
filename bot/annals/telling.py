"""What the parchments of a game say, in words: every sentence follows from its log."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

import render
from bot.naming import short_names
from bot.result import act_told, moment_told, place_of_seat, ranked, winners_told
from bot.words import Speaker
from render.annals import Course, Deeds, Last, Panel, Turn
from render.curves import Curve
from render.picture import Scene
from render.seats import SEATS
from rules.host import Annals, Moment, OpenTable, Wait
from rules.host.letters import readable

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


def course_of(position: OpenTable, annals: Annals, moments: Sequence[Moment], language: str) -> Course | None:
    """None where there is nothing to draw yet."""
    table, say = position.table, Speaker(language, short_names(position.table))
    if len(annals.rows) < 2 or not annals.measures:
        return None
    colours = colours_of(position)
    panels = tuple(
        Panel(say(key), tuple(Curve(colours[seat], values) for seat, values in enumerate(zip(*rows, strict=True))))
        for key, rows in annals.measures.items()
    )
    return Course(
        title=readable(table.name),
        game=say(f"game-{table.game}"),
        names=say.names,
        panels=panels,
        openings=tuple((_moment_at(annals, row), say.say(words)) for row, words in annals.openings),
        heading=say("annals-turns"),
        turns=tuple(
            Turn(_moment_at(annals, moment.index), moment.seat, moment_told(say, moment)) for moment in moments
        ),
    )


def colours_of(position: OpenTable) -> tuple[str, ...]:
    """Of all seats, also of one that has none yet."""
    found: tuple[str | None, ...] = render.colours(position.table.game, position.view(None))
    return tuple(colour or SEATS[seat % len(SEATS)].name for seat, colour in enumerate(found))


def _moment_at(annals: Annals, row: int) -> int:
    """The moment of the curves that shows a row of the log."""
    return min(bisect_left(annals.rows, row), len(annals.rows) - 1)


def deeds_of(position: OpenTable, annals: Annals, language: str) -> Deeds:
    table, outcome = position.table, position.state.outcome
    assert outcome is not None
    say, colours = Speaker(language, short_names(table)), colours_of(position)
    order = ranked(outcome)
    return Deeds(
        title=readable(table.name),
        game=say(f"game-{table.game}"),
        headline=f"{winners_told(say, outcome)} {say.say(outcome.reason)}",
        places=tuple(place_of_seat(say, outcome, seat, colours[seat], table) for seat in order),
        proudest=tuple(_proudest(say, annals, seat) for seat in order),
        facts=tuple(facts(say, annals)),
        last=Last(table.game, position.view(None), Scene(names=say.names, say=say)),
    )


def _proudest(say: Speaker, annals: Annals, seat: int) -> str:
    deed = annals.proudest[seat] if seat < len(annals.proudest) else None
    if deed is None:
        return ""
    where = " · ".join(say.say(words) for words in deed.chapter)
    return say("annals-proudest", points=deed.gain, where=where, text=act_told(say, deed))


def facts(say: Speaker, annals: Annals) -> Iterator[str]:
    """How long it was, how long people took, and what the game counts."""
    if annals.moves > 1:
        yield say("annals-lasted", moves=annals.moves, time=span(say, annals.lasted))
    if annals.longest is not None:
        yield _wait(say, "annals-longest", annals.longest)
    if annals.quickest is not None and annals.quickest != annals.longest:
        yield _wait(say, "annals-quickest", annals.quickest)
    for key, tally in annals.tallies.items():
        foremost = [say.names[seat] for seat in tally.foremost]
        if not tally.total:
            yield say(f"{key}-none")
        elif 0 < len(foremost) < len(tally.seats):
            yield say(f"{key}-led", count=tally.total, names=say.joined(foremost), most=tally.most)
        else:
            yield say(key, count=tally.total)


def _wait(say: Speaker, key: str, wait: Wait) -> str:
    return say(key, name=say.names[wait.seat], time=span(say, wait.seconds))


def span(say: Speaker, seconds: float) -> str:
    """A time as people say it, in the largest unit of which there are two, or in seconds."""
    for unit, length in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
        if seconds >= 2 * length:
            return say(f"annals-{unit}", count=int(seconds // length))
    return say("annals-seconds", count=max(1, int(seconds)))
