"""What the result card of a finished game says, and the order of its standings."""

from __future__ import annotations

import render
from bot.naming import short_names
from bot.words import Speaker
from render.arms import arms_of
from render.course import Course
from render.feast import Feast, Place
from rules.core import Outcome
from rules.host import Moment, OpenTable, Story, Table
from rules.host.letters import readable

_TOLD = 150  # moments of a course


def feast_of(position: OpenTable, story: Story, language: str) -> Feast:
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
        places=tuple(place_of_seat(say, outcome, seat, colours[seat], table) for seat in order),
        heading=say("feast-moments"),
        moments=tuple(moment_told(say, moment) for moment in story.moments),
        course=say("feast-course"),
        courses=tuple(Course(colours[seat], _points(story, seat)) for seat in order) if all(story.standings) else (),
    )


def _points(story: Story, seat: int) -> tuple[int, ...]:
    """A seat's points over the game, at so many moments as can be told apart in a picture; the end is one of them."""
    every = story.standings[:: -max(1, len(story.standings) // _TOLD)]
    return tuple(standing[seat] for standing in reversed(every))


def ranked(outcome: Outcome) -> list[int]:
    """The seats from the first to the last: who won, then by points."""
    return sorted(range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))


def winners_told(say: Speaker, outcome: Outcome) -> str:
    winners = [say.names[seat] for seat in outcome.winners]
    return say("final-winners", names=say.joined(winners), count=len(winners))


def place_of_seat(say: Speaker, outcome: Outcome, seat: int, colour: str, table: Table) -> Place:
    """In a person's own arms; computers, and who is forgotten, have those of their seat."""
    rows = [(say.say(row.label), row.points[seat]) for row in outcome.rows if row.points[seat]]
    parts = tuple(sorted(rows, key=lambda row: -row[1]))
    person = table.seats[seat].player if seat < len(table.seats) else None
    arms = arms_of(person) if person else None
    return Place(say.names[seat], colour, outcome.scores[seat], parts, seat in outcome.winners, arms)


def moment_told(say: Speaker, moment: Moment) -> str:
    """Where in the game, what it brought, and what happened."""
    where = " · ".join(say.say(words) for words in moment.chapter)
    key = "feast-lead" if moment.lead else "feast-gain"
    return say(key, where=where, name=say.names[moment.seat], text=act_told(say, moment))


def act_told(say: Speaker, moment: Moment) -> str:
    """What happened, and what it brought beside what that tells."""
    text = say.say(moment.event.words)
    return f"{text} {say('moment-besides', points=moment.besides)}" if moment.besides else text
