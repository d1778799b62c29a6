"""The rows that wait for a table: which is said next, what is told along with it, and what is remembered of it."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from bot import posts
from bot.publish.telling import Telling
from bot.talk import clipped
from rules.host import Post
from rules.host.outbox import together


def next_post(rows: list[Post]) -> tuple[Post, list[int]]:
    """The post to make now, and those told along with it. One that may have arrived is looked for before anything
    else is said. Several turns waiting one after another become one: the newest, telling all of it. Where that one has
    been taken back, what stands between it and the word of that goes first, so that they become one too."""
    doubtful = next((row for row in rows if row.state == "sending"), None)
    if (doubtful or rows[0]).kind in ("lobby", "notice"):
        return doubtful or rows[0], []
    run = list(takewhile(lambda row: row.kind not in ("lobby", "notice"), rows))
    turns, behind = [row for row in run if row.kind != "refresh"], rows[len(run) :]
    if doubtful is None and turns and any(_takes_back(row, turns[-1]) for row in behind):
        return behind[0], []
    newest = doubtful or (turns[-1] if turns else run[0])
    merged = [row for row in run if row.id < newest.id]
    told = [row for row in (*merged, newest) if row.kind != "refresh"]
    if newest.kind == "refresh":
        return newest, [row.id for row in merged]
    payload = {**together(told), **{key: newest.payload[key] for key in ("tried",) if key in newest.payload}}
    since = min(row.since for row in told)
    return replace(newest, since=since, payload=payload), [row.id for row in merged]


def _takes_back(later: Post, post: Post) -> bool:
    return later.kind in ("turn", "final") and later.until < post.until


def as_told(post: Post, telling: Telling | None) -> Post:
    """A turn's row remembers what its message says, and whether that is all."""
    if telling is None or telling.undone or post.kind not in ("turn", "final"):
        return post
    base, _, call = clipped(telling.reply.content).rpartition("\n")
    said = {"base": base, "call": call, "awaited": [*telling.table.awaited]} if post.kind == "turn" else {}
    more = {"more": True} if posts.is_cut(telling.reply) else {}
    return replace(post, payload={**together([post]), **said, **more})
