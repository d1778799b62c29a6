"""What channels are to be told, and the messages in which they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.host.model import Post, PostKind, Table
from rules.host.queries.clusters import MINE, bounds
from rules.host.queries.sql import Connected, insert, select
from rules.host.rows import POST, read_post, write_json
from rules.host.shards import ALL, Shards

_SPENT = ("text", "base", "call", "reworded")  # what a message said that is out of use


class OutboxReader(Connected):
    # The conditions are spelt out, not passed, for SQLite to see which partial index answers them.

    async def unsent(self, table_id: str | None = None, shards: Shards = ALL) -> list[Post]:
        source = "outbox INDEXED BY outbox_unsent WHERE state IN ('waiting', 'sending')"
        if table_id is None:
            mine = f"EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND {MINE})"
            found = await self._rows(select(POST, f"{source} AND {mine} ORDER BY id"), *bounds(shards))
        else:
            found = await self._rows(select(POST, f"{source} AND table_id = ? ORDER BY id"), table_id)
        return [read_post(row) for row in found]

    async def post(self, post_id: int) -> Post | None:
        return await self._post("id = ?", post_id)

    async def latest_post(self, table_id: str, kind: PostKind) -> Post | None:
        return await self._post("table_id = ? AND kind = ? ORDER BY id DESC LIMIT 1", table_id, kind)

    async def latest_turn(self, table_id: str) -> Post | None:
        condition = "table_id = ? AND kind IN ('turn', 'final') ORDER BY id DESC LIMIT 1"
        return await self._post(condition, table_id)

    async def _post(self, condition: str, *values: Any) -> Post | None:
        row = await self._row(select(POST, f"outbox WHERE {condition}"), *values)
        return None if row is None else read_post(row)

    async def live_post(self, table_id: str, kind: PostKind) -> Post | None:
        condition = "table_id = ? AND kind = ? AND message IS NOT NULL AND NOT retired ORDER BY id DESC LIMIT 1"
        return await self._post(condition, table_id, kind)

    async def untold(self, table_id: str) -> list[Post]:
        told = "SELECT max(id) FROM outbox WHERE table_id = ? AND kind IN ('turn', 'final') AND state = 'posted'"
        source = (
            "outbox WHERE table_id = ? AND (state IN ('waiting', 'sending')"
            f" OR (state = 'failed' AND id > coalesce(({told}), 0))) ORDER BY id"
        )
        return [read_post(row) for row in await self._rows(select(POST, source), table_id, table_id)]

    async def last_message(self, table_id: str, channel: int) -> int | None:
        return await self._value(
            "SELECT max(message) FROM outbox WHERE table_id = ? AND channel = ?", table_id, channel
        )


class OutboxWriter(OutboxReader):
    async def add_post(
        self, table: Table, kind: PostKind, *, channel: int, since: int, until: int, payload: dict[str, Any]
    ) -> None:
        columns = ["table_id", "channel", "kind", "state", "since", "until", "payload"]
        values = [table.id, channel, kind, "waiting", since, until, write_json(payload)]
        await self._rows(insert("outbox", columns), *values)

    async def update_post(self, post: Post) -> None:
        columns = ["channel", "state", "since", "until", "payload", "message", "attempts"]
        values = [
            post.channel,
            post.state,
            post.since,
            post.until,
            write_json(post.payload),
            post.message,
            post.attempts,
        ]
        settings = ", ".join(f"{column} = ?" for column in columns)
        await self._rows(f"UPDATE outbox SET {settings} WHERE id = ?", *values, post.id)

    async def retire_messages(self, table_id: str, kind: PostKind, keep: int) -> list[Post]:
        where = "table_id = ? AND kind = ? AND message IS NOT NULL AND message <> ? AND NOT retired"
        found = [
            read_post(row) for row in await self._rows(select(POST, f"outbox WHERE {where}"), table_id, kind, keep)
        ]
        for post in found:
            kept = {key: value for key, value in post.payload.items() if key not in _SPENT}
            sql = "UPDATE outbox SET retired = TRUE, payload = ? WHERE id = ?"
            await self._rows(sql, write_json(kept), post.id)
        return found

    async def rename(self, table_id: str, names: Sequence[str], name: str) -> None:
        for source, told in (("outbox", "payload"), ("asides", "events"), ("summons", "payload")):
            sql = f"UPDATE {source} SET {told} = replace({told}, ?2, ?3) WHERE table_id = ?1"
            for former in names:
                values = (table_id, write_json(former), write_json(name))
                await self._rows(f"{sql} AND {told} <> replace({told}, ?2, ?3)", *values)
