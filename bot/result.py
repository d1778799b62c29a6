"""What the result card of a finished game says, and the order of its standings."""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.naming import short_names
from bot.words import Speaker
from render.feast import Feast, Place
from rules.core import Outcome
from rules.host import Moment, OpenTable
from rules.host.letters import readable


def feast_of(position: OpenTable, moments: Sequence[Moment], language: str) -> Feast:
    """What the result card says, with names as they are."""
    table, outcome = position.table, position.state.outcome
    assert outcome is not None
    say = Speaker(language, short_names(table))
    colours = render.colours(table.game, position.view(None))
    order = ranked(outcome)
    return Feast(
        title=readable(table.name),
        game=say(f"game-{table.game}"),
        headline=winners_told(say, outcome),
        reason=say.say(outcome.reason),
        places=tuple(_place(say, outcome, seat, colours[seat]) for seat in order),
        heading=say("feast-moments"),
        moments=tuple(_moment(say, moment) for moment in moments),
    )


def ranked(outcome: Outcome) -> list[int]:
    """The seats from the first to the last: who won, then by points."""
    return sorted(range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))


def winners_told(say: Speaker, outcome: Outcome) -> str:
    winners = [say.names[seat] for seat in outcome.winners]
    return say("final-winners", names=say.joined(winners), count=len(winners))


def _place(say: Speaker, outcome: Outcome, seat: int, colour: str) -> Place:
    rows = [(say.say(row.label), row.points[seat]) for row in outcome.rows if row.points[seat]]
    parts = tuple(sorted(rows, key=lambda row: -row[1]))
    return Place(say.names[seat], colour, outcome.scores[seat], parts, seat in outcome.winners)


def _moment(say: Speaker, moment: Moment) -> str:
    """Where in the game, what it brought, and what happened."""
    where = " · ".join(say.say(words) for words in moment.chapter)
    key = "feast-lead" if moment.lead else "feast-gain"
    return say(key, where=where, name=say.names[moment.seat], text=say.say(moment.event.words))
