"""What a post tells."""

from __future__ import annotations

from bot.posts import News
from rules.core import Event, words


def test_what_is_left_of_the_news_keeps_its_numbers() -> None:
    """At the end of a game that a computer has finished, the victory is told by the outcome alone."""
    events = [Event(words("saga-event-pass")), Event(words("saga-event-won")), Event(words("saga-event-end"))]
    left = News(1, events, numbers=(1, 2, 3)).without({"saga-event-won"})
    assert [(event.words.key, number) for event, number in left.heard] == [
        ("saga-event-pass", 1),
        ("saga-event-end", 3),
    ]
    assert len(News(1, events).without({"saga-event-won"}).heard) == 2
