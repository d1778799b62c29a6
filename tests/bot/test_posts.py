"""What a post tells."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.posts import News, final
from bot.words import Speaker
from rules.core import Event, words
from rules.host import OpenTable
from rules.host.model import Seat
from rules.registry import games
from tests.stages import stages


def test_what_led_to_the_end_has_no_numbers() -> None:
    """The victory is told by the outcome alone, and its card shows no board that numbers would stand on."""
    events = [Event(words("saga-event-pass")), Event(words("saga-event-won")), Event(words("saga-event-end"))]
    left = News(1, events, numbers=(1, 2, 3)).before({"saga-event-won"})
    assert [(event.words.key, number) for event, number in left.heard] == [
        ("saga-event-pass", 0),
        ("saga-event-end", 0),
    ]
    assert left.marks == ()
    kept = News(1, events, numbers=(1, 2, 3)).without({"saga-event-won"})
    assert kept.numbers == (1, 3)
    assert News(1, events).without({"saga-event-won"}).numbers == ()


@pytest.mark.parametrize(
    ("keys", "told"), [("sealed bid sealed", "bid sealed"), ("sealed sealed bid", "bid"), ("sealed sealed",) * 2]
)
def test_who_is_ready_is_told_as_long_as_it_matters(keys: str, told: str) -> None:
    """Once the answers are open, nobody needs to read that they had been given."""
    events = [Event(words(f"medioevo-event-{key}")) for key in keys.split()]
    left = News(1, events, numbers=tuple(range(1, len(events) + 1))).current(games()["medioevo"].passing)
    assert [event.words.key.rpartition("-")[2] for event in left.events] == told.split()
    assert [events[number - 1] for number in left.numbers] == left.events


async def test_a_long_way_to_the_end_is_told_in_few_lines() -> None:
    """As where computers have played a game out: the end is a feast and no log; What happened? has it all."""
    stage = next(stage for stage in stages(games()["saga"], None, 1, Random(1)) if stage.state.outcome is not None)
    chairs: Any = tuple(Seat(player=None, name=name) for name in ("Ann", "Bob", "Cid", "Dan")[: stage.setup.seats])
    table: Any = SimpleNamespace(id="t1", name="T", game="saga", language="en", seats=chairs, seed="00", status="over")
    events = [Event(words("saga-event-pass", seat=0), places=("red",)) for _ in range(90)]
    made = final(OpenTable(table, stage.game, stage.state), News(1, events, numbers=tuple(range(1, 91))), (), "end")
    say = Speaker("en", ("**Ann**", "**Bob**", "**Cid**", "**Dan**"))
    told = say("turn-event", text=say.say(events[0].words))
    count = made.content.count(told)
    assert 0 < count < 10
    assert say("turn-more", count=90 - count) in made.content
