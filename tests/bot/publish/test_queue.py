"""Of the rows that wait for a table: which is said next, and what is told along with it."""

from __future__ import annotations

from typing import Any

from bot.publish.queue import next_post
from rules.host import Post, PostKind
from tests.bot.publish.stage import HALL


def row(number: int, kind: PostKind, since: int = 0, until: int = 0, **facts: Any) -> Post:
    unsent: dict[str, Any] = {"state": "waiting", "payload": {}, "message": None, "attempts": 0}
    known: dict[str, Any] = {"table": "abcde", "channel": HALL, **unsent, **facts}
    return Post(id=number, kind=kind, since=since, until=until, **known)


def chosen(*rows: Post) -> tuple[int, list[int]]:
    post, merged = next_post([*rows])
    return post.id, merged


def test_turns_that_wait_one_after_another_become_the_newest() -> None:
    post, merged = next_post([row(1, "turn", 0, 1), row(2, "refresh", 2, 2), row(3, "turn", 2, 4)])
    assert (post.id, post.since, post.until, merged) == (3, 0, 4, [1, 2])


def test_a_notice_is_said_where_it_stands() -> None:
    waiting = [row(1, "turn", 0, 1), row(2, "notice"), row(3, "turn", 1, 2)]
    assert [chosen(*waiting[number:]) for number in range(3)] == [(1, []), (2, []), (3, [])]


def test_what_may_have_arrived_is_looked_for_first() -> None:
    sending = row(3, "turn", 1, 2, state="sending")
    assert chosen(row(1, "notice"), sending) == (3, [])
    assert chosen(row(1, "turn", 0, 1), sending, row(4, "turn", 2, 3)) == (3, [1])


def test_what_was_taken_back_waits_for_the_word_of_that() -> None:
    taken_back, question, word = row(1, "turn", 0, 4), row(2, "notice"), row(3, "turn", 3, 3)
    assert chosen(taken_back, question, word) == (2, [])
    post, merged = next_post([taken_back, word])
    assert (post.id, post.since, post.until, merged) == (3, 0, 3, [1])


def test_a_lone_refresh_tells_nothing_along() -> None:
    assert chosen(row(1, "refresh", 1, 1), row(2, "notice")) == (1, [])
