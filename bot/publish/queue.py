"""The rows that wait for a table: which is said next, what is told along with it, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import TypeAlias

from msgspec.structs import replace

from bot import posts
from bot.publish.telling import Telling
from bot.talk import clipped
from rules.host import Post, Table
from rules.host.outbox import together

Ring: TypeAlias = tuple[int, dict[str, str]]  # a message, and the seats that it calls, each with what it was asked


def next_post(rows: list[Post], affair: str = "") -> tuple[Post, list[int]]:
    """The post to make now, and those told along with it. One that may have arrived is looked for before anything
    else is said. Several turns waiting one after another become one: the newest, telling all of it. Where that one has
    been taken back, what stands between it and the word of that goes first, so that they become one too. What belongs
    to the `affair` of the message in use comes before all that does not, for it is told there."""
    doubtful = next((row for row in rows if row.state == "sending"), None)
    if (doubtful or rows[0]).kind in ("lobby", "notice"):
        return doubtful or rows[0], []
    run = list(takewhile(lambda row: row.kind not in ("lobby", "notice"), rows))
    turns, behind = [row for row in run if row.kind != "refresh"], rows[len(run) :]
    if doubtful is None and turns and any(_takes_back(row, turns[-1]) for row in behind):
        return behind[0], []
    inside = list(takewhile(lambda row: affair and row.payload.get("affair") == affair, turns))
    newest = doubtful or ((inside or turns)[-1] if turns else run[0])
    merged = [row for row in run if row.id < newest.id]
    told = [row for row in (*merged, newest) if row.kind != "refresh"]
    if newest.kind == "refresh":
        return newest, [row.id for row in merged]
    payload = {**together(told), **{key: newest.payload[key] for key in ("tried",) if key in newest.payload}}
    since = min(row.since for row in told)
    return replace(newest, since=since, payload=payload), [row.id for row in merged]


def joined(post: Post, live: Post | None) -> Post | None:
    """As it is told in the message in use, from the beginning of what that tells; None: it has a message of its own."""
    affair = post.payload.get("affair") if post.kind == "turn" else None
    if live is None or not affair or live.payload.get("affair") != affair or live.channel != post.channel:
        return None
    if not live.since <= post.since <= live.until:
        return None
    payload = together([live, post])
    payload.pop("calls", None)
    own = {key: post.payload[key] for key in ("tried", "calls") if key in post.payload}
    return replace(post, since=live.since, payload={**payload, **own, "joins": live.message})


def ring_of(message: int, post: Post, table: Table) -> Ring:
    called: Iterable[int] = post.payload.get("calls", table.awaited)
    return message, {str(seat): _acts(table, seat) for seat in called}


def rings(live: Post | None, post: Post, table: Table) -> tuple[list[Ring], list[Ring]]:
    """The words by which people were called to a message in use: those by which somebody is still awaited who has not
    acted since and whom the post does not call anew; and the rest."""
    known: list[Ring] = live.payload.get("rings", []) if live is not None else []
    waiting = set(table.awaited) - set(post.payload.get("calls", table.awaited))
    still = {str(seat): _acts(table, seat) for seat in waiting}
    kept = [ring for ring in known if still.items() & ring[1].items()]
    return kept, [ring for ring in known if ring not in kept]


def _acts(table: Table, seat: int) -> str:
    """How often a seat has acted, as the id of what it is asked tells."""
    asked = table.asked.get(seat)
    return "" if asked is None else asked.decision.rpartition(".")[2]


def _takes_back(later: Post, post: Post) -> bool:
    return later.kind in ("turn", "final") and later.until < post.until


def as_told(post: Post, telling: Telling | None, rung: list[Ring]) -> Post:
    """A turn's row remembers what its message says, and whether that is all; `rung`: by what words it has called."""
    if telling is None or telling.undone or post.kind not in ("turn", "final"):
        return post
    base, call = _parted(post, clipped(telling.reply.content))
    said = {"base": base, "call": call, "awaited": [*telling.table.awaited]} if post.kind == "turn" else {}
    more = {"more": True} if posts.is_cut(telling.reply) else {}
    calling = {"rings": rung} if rung else {}
    return replace(post, payload={**together([post]), **said, **more, **calling})


def _parted(post: Post, content: str) -> tuple[str, str]:
    """The call is the last line, but where people are about something else by now."""
    if post.payload.get("over"):
        return content, ""
    base, _, call = content.rpartition("\n")
    return base, call
