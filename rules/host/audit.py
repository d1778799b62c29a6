"""What admins do is written down with the deed itself, for all admins of the server to read."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from rules.core import engine
from rules.host.desk import find_table, require_players
from rules.host.model import Deed, DeedKind, HostError, OpenTable, Table
from rules.host.outbox import post_turn
from rules.host.servers import note_deed, server_of
from rules.host.store import Snapshot, Writer
from rules.host.undo import Undo

_acting: ContextVar[tuple[int, DeedKind] | None] = ContextVar("acting", default=None)


class Audit(Undo):
    @contextmanager
    def as_admin(self, player: int, deed: DeedKind) -> Generator[None]:
        """Whatever becomes of a table in here is put down to this person, in the same transaction."""
        token = _acting.set((player, deed))
        try:
            yield
        finally:
            _acting.reset(token)

    async def _on_update(self, writer: Writer, before: Table, after: Table) -> None:
        await super()._on_update(writer, before, after)
        acting = _acting.get()
        if acting is not None:
            player, kind = acting
            deed = Deed(
                guild=after.guild,
                player=player,
                kind=kind,
                table=after.id,
                name=after.name,
                length=before.length,
                reached=after.length,
                time=after.changed,
            )
            await note_deed(writer, deed, (await server_of(writer, after.guild)).log)

    async def deeds(self, guild: int, most: int) -> list[Deed]:
        """The latest first."""
        async with self._store.reading() as reader:
            return await reader.deeds(guild, most)

    async def rewind(self, table_id: str, player: int, index: int) -> OpenTable:
        """Back to where the game stood after `index` actions, whoever has acted since. What is taken back stays in the
        log until somebody plays on, and can be played again."""
        async with self._lock(table_id):
            async with self._store.reading() as reader:
                table = await find_table(reader, table_id)
                require_players(table)
                if table.status not in ("running", "over") or not 0 <= index < table.length:
                    raise HostError("host-no-such-action", table=table.name, index=index, length=table.length)
                past = await self._past(reader, table, index)
                rows = await reader.log(table_id, index, table.length)
            state = (await past.position()).state
            after = self._elsewhere(table, state, index, actor=None, undone=rows)
            reached = OpenTable(after, self._rules(table), state)
            with self.as_admin(player, "rewind"):
                async with self._committing(table, after, position=reached, told=True) as writer:
                    await writer.drop_receipts(table_id, index)
                    await writer.drop_snapshot(table_id, table.length)
                    await writer.save_snapshot(table_id, Snapshot(index, engine.encode(state)))
                    await post_turn(writer, after, {"change": "rewind", "moves": table.length - index})
            return reached
