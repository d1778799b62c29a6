"""What tables need from a store: consistent reads, and changes that happen whole or not at all."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from rules.core import Event
from rules.host.model import Draft, Post, PostKind, Status, Table, UndoRequest

KEEP_EVERY = 64  # the state after every so many actions is kept, so that looking back replays only a few


class Logged(Struct, frozen=True, kw_only=True):
    """A log row as stored: its action is plain data, so that it can be read without the rules that it was played by."""

    index: int
    seat: int
    action: dict[str, Any]
    draws: tuple[int, ...]
    learnt: bool
    secret: bool
    events: tuple[Event, ...]
    time: float


class Snapshot(Struct, frozen=True):
    """The encoded state after `index` actions."""

    index: int
    state: bytes


class Reader(Protocol):
    """Everything read from one reader shows the same moment."""

    async def table(self, table_id: str) -> Table | None: ...
    async def tables(
        self, guild: int | None, channel: int | None, player: int | None, status: Collection[Status] | None
    ) -> list[Table]: ...
    async def commitment(self, table_id: str) -> str | None: ...
    async def snapshot(self, table_id: str, index: int) -> Snapshot | None:
        """The latest one of at most `index` actions."""
        ...

    async def log(self, table_id: str, since: int, until: int | None = None) -> list[Logged]:
        """Rows since+1 to `until`; without it all there are, the undone ones too."""
        ...

    async def last_action(self, table_id: str, seat: int, until: int) -> int | None:
        """The index of the seat's latest row of at most `until`."""
        ...

    async def unsent(self, table_id: str | None = None) -> list[Post]:
        """Waiting or being sent, in order; of one table or of all."""
        ...

    async def post(self, post_id: int) -> Post | None: ...
    async def latest_post(self, table_id: str, kind: PostKind) -> Post | None: ...
    async def latest_turn(self, table_id: str) -> Post | None:
        """The latest that told what happened: a turn or the end."""
        ...

    async def live_post(self, table_id: str, kind: PostKind) -> Post | None:
        """The latest of that kind whose message is still in use."""
        ...

    async def untold(self, table_id: str) -> list[Post]:
        """All since the last turn that was posted: waiting, being sent or given up, in order."""
        ...

    async def last_message(self, table_id: str, channel: int) -> int | None:
        """The newest message about the table in that channel."""
        ...

    async def undo_request(self, request_id: str) -> UndoRequest | None: ...
    async def undo_requests(self, table_id: str) -> list[UndoRequest]: ...
    async def draft(self, draft_id: str) -> Draft | None: ...
    async def guild_language(self, guild: int) -> str | None: ...


class Writer(Reader, Protocol):
    """One transaction. Reads see its own writes; nobody else does until it is committed."""

    async def insert_table(self, table: Table) -> None: ...
    async def update_table(self, table: Table) -> None:
        """Raises `Conflict` unless the stored revision is the one just before `table.revision`."""
        ...

    async def commit_to(self, table_id: str, commitment: str) -> None: ...
    async def append(self, table_id: str, row: Logged) -> None: ...
    async def forget_undone(self, table_id: str, length: int) -> None:
        """Drop log rows and snapshots beyond `length`."""
        ...

    async def save_snapshot(self, table_id: str, snapshot: Snapshot) -> None: ...
    async def drop_snapshot(self, table_id: str, index: int) -> None:
        """It is the latest no more: drop it unless it is one of those kept."""
        ...

    async def drop_snapshots(self, table_id: str) -> None: ...
    async def add_post(
        self, table: Table, kind: PostKind, *, channel: int, since: int, until: int, payload: dict[str, Any]
    ) -> None: ...
    async def update_post(self, post: Post) -> None: ...
    async def redirect_posts(self, table_id: str, channel: int) -> None:
        """Send what is still waiting, other than the lobby, to another channel."""
        ...

    async def retire_messages(self, table_id: str, kind: PostKind, keep: int) -> list[Post]:
        """All but that message are out of use, and what they said need not be remembered. Those that were in use."""
        ...

    async def save_undo_request(self, request: UndoRequest) -> None: ...
    async def drop_undo_requests(self, request_ids: Sequence[str]) -> None: ...
    async def save_draft(self, draft: Draft, now: float) -> None: ...
    async def drop_draft(self, draft_id: str) -> None: ...
    async def sweep_drafts(self, before: float) -> None: ...
    async def set_guild_language(self, guild: int, language: str) -> None: ...


class Store(Protocol):
    def reading(self) -> AbstractAsyncContextManager[Reader]: ...
    def writing(self) -> AbstractAsyncContextManager[Writer]:
        """Commits when the block ends, and writes nothing when it raises."""
        ...

    async def backup(self, path: Path) -> None: ...
    async def close(self) -> None: ...
