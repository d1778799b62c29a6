"""The server's file: channels, messages and pictures over a restart, beside the database of the tables."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import aiosqlite
import msgspec

from bot.local.server.things import Channel, Message, born
from rules.host.private import make_file, make_folder

_SCHEMA = """
CREATE TABLE IF NOT EXISTS channel (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, private INTEGER NOT NULL, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS file (
    id INTEGER PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES message (id) ON DELETE CASCADE,
    body BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS file_of_message ON file (message);
CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, body TEXT NOT NULL);
"""
_PRIVATE_FOR = 24 * 3600  # seconds: older private answers are of no use to anybody


class Store:
    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    @classmethod
    async def open(cls, path: Path) -> Self:
        make_folder(path.parent)
        make_file(path)  # it has private answers in it, and the page's secret
        db = await aiosqlite.connect(path)
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            await db.execute(f"PRAGMA {pragma}")
        await db.executescript(_SCHEMA)
        store = cls(db)
        await store._forget_old_answers()
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._db.close()

    async def _forget_old_answers(self) -> None:
        rows = await self._db.execute_fetchall("SELECT id FROM message WHERE private")
        old = [(row[0],) for row in rows if born(row[0]) < time.time() - _PRIVATE_FOR]
        await self._db.executemany("DELETE FROM message WHERE id = ?", old)
        await self._db.commit()

    async def channels(self) -> list[Channel]:
        rows = await self._db.execute_fetchall("SELECT body FROM channel ORDER BY id")
        return [msgspec.json.decode(row[0], type=Channel) for row in rows]

    async def messages(self) -> list[Message]:
        rows = await self._db.execute_fetchall("SELECT body FROM message ORDER BY id")
        return [msgspec.json.decode(row[0], type=Message) for row in rows]

    async def file(self, attachment: int) -> bytes | None:
        rows = await self._db.execute_fetchall("SELECT body FROM file WHERE id = ?", (attachment,))
        return next((row[0] for row in rows), None)

    async def put_channel(self, channel: Channel) -> None:
        await self._db.execute(
            "INSERT OR REPLACE INTO channel VALUES (?, ?)", (channel.id, msgspec.json.encode(channel))
        )
        await self._db.commit()

    async def put_message(self, message: Message, files: Mapping[int, bytes]) -> None:
        """The message as it is now, with its new files; those that it has no more go."""
        kept = [attachment.id for attachment in message.attachments]
        body = (message.id, message.reader is not None, msgspec.json.encode(message))
        await self._db.execute(
            "INSERT INTO message VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body", body
        )
        marks = ", ".join("?" * len(kept))
        await self._db.execute(f"DELETE FROM file WHERE message = ? AND id NOT IN ({marks})", (message.id, *kept))
        for attachment, content in files.items():
            await self._db.execute("INSERT INTO file VALUES (?, ?, ?)", (attachment, message.id, content))
        await self._db.commit()

    async def drop_message(self, message: int) -> None:
        await self._db.execute("DELETE FROM message WHERE id = ?", (message,))
        await self._db.commit()

    async def note(self, name: str) -> str | None:
        rows = await self._db.execute_fetchall("SELECT body FROM note WHERE name = ?", (name,))
        return next((row[0] for row in rows), None)

    async def put_note(self, name: str, body: str) -> None:
        await self._db.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, body))
        await self._db.commit()
