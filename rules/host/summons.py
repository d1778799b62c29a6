"""Calling people as they wish, beside the posts of a table. It is written with the change that it comes from."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core import words
from rules.host.desk import Desk, find_table, require_running, seat_of
from rules.host.manners import digest_due, is_written_to, quiet_until
from rules.host.model import HostError, Person, Summons, Table
from rules.host.outbox import post_call, post_word
from rules.host.store import Writer
from rules.host.telling import still_stands
from rules.host.waiting import HOUR, end_of

BUMP = 12 * HOUR  # how long somebody must have been waited for, and how long ago the last bump must be


async def summon(writer: Writer, before: Table, after: Table, now: float) -> None:
    """Whoever is newly asked is called as they wish."""
    for seat, asked in after.asked.items():
        former, player = before.asked.get(seat), after.seats[seat].player
        same = former is not None and former.decision == asked.decision and before.seats[seat].player == player
        if same or player is None or after.seats[seat].regent or after.status != "running":
            continue
        wishes = await writer.person(player)
        if wishes is not None:
            for due, kind in _calls(wishes, after, seat, now):
                await writer.add_summons(player, after.id, seat, asked.decision, kind, due)


def _calls(wishes: Person, table: Table, seat: int, now: float) -> list[tuple[float, str]]:
    quiet = quiet_until(wishes, now)
    found: list[tuple[float, str]] = []
    if is_written_to(wishes) or (quiet is not None and wishes.calls != "silent"):
        found.append((quiet or now, "call"))
    if wishes.reminder and wishes.reminder > 0 and table.is_timed:
        found.append((max(now, end_of(table, seat) - wishes.reminder * HOUR), "remind"))
    return found


class Calling(Desk):
    async def _on_update(self, writer: Writer, before: Table, after: Table) -> None:
        await super()._on_update(writer, before, after)
        await summon(writer, before, after, self._clock())

    async def due_summons(self) -> list[Summons]:
        """Those whose time has come and who are still waited for. Others are forgotten; those for whom it is too early
        after all, because a clock has stood, or who are quiet just now, are put off."""
        now = self._clock()
        ready: list[Summons] = []
        async with self._store.writing() as writer:
            for summons in await writer.summons_until(now):
                table = await find_table(writer, summons.table)
                later = await self._when(writer, summons, table)
                if later is None:
                    await writer.drop_summons(summons.id)
                elif later > now:
                    await writer.put_off(summons.id, later)
                else:
                    ready.append(summons)
        return ready

    async def _when(self, writer: Writer, summons: Summons, table: Table) -> float | None:
        if summons.kind == "word":
            wishes = await writer.person(summons.player) or Person()
            reason = still_stands(table, summons.payload, summons.player)
            return quiet_until(wishes, self._clock()) or self._clock() if reason else None
        asked = table.asked.get(summons.seat)
        held = table.seats[summons.seat].player == summons.player and not table.seats[summons.seat].regent
        if table.status != "running" or asked is None or asked.decision != summons.decision or not held:
            return None
        now, wishes = self._clock(), await writer.person(summons.player) or Person()
        quiet = quiet_until(wishes, now)
        if table.paused is not None:
            return now + HOUR
        if summons.kind == "remind":
            if not wishes.reminder or wishes.reminder < 0 or not table.is_timed:
                return None
            return max(quiet or 0.0, end_of(table, summons.seat) - wishes.reminder * HOUR)
        return quiet or now

    async def summoned(self, summons_id: int) -> None:
        async with self._store.writing() as writer:
            await writer.drop_summons(summons_id)

    async def call_in_channel(self, summons: Summons, *, closed: bool = False) -> None:
        """In place of a direct message. `closed`: because none can be sent; that is said once."""
        async with self._changing(summons.table) as table, self._committing(table, table) as writer:
            wishes = await writer.person(summons.player) or Person()
            if closed:
                await writer.save_person(summons.player, replace(wishes, unreachable=True))
            first = closed and not wishes.unreachable
            if summons.kind == "word":
                await post_word(writer, table, {**summons.payload, "closed": first}, [summons.player])
            else:
                key = "call-closed" if first else "call-again"
                await post_call(writer, table, words(key, table=table.name), [summons.seat])
            await writer.drop_summons(summons.id)

    async def bump(self, table_id: str, player: int) -> Table:
        """A fellow player has those called again for whom the table has waited for long."""
        async with self._changing(table_id) as table:
            require_running(table)
            mine, now = seat_of(table, player), self._clock()
            waited = [
                seat
                for seat, asked in table.asked.items()
                if seat != mine and not table.seats[seat].plays_itself and asked.since + BUMP <= now
            ]
            if not waited or table.paused is not None:
                raise HostError("host-bump-early", table=table.name)
            if table.bumped + BUMP > now:
                raise HostError("host-bump-again", table=table.name)
            after = self._changed(table, bumped=now)
            async with self._committing(table, after) as writer:
                await post_call(writer, after, words("host-bumped", seat=mine, table=table.name), waited)
            return after

    # The digest

    async def due_digests(self) -> list[tuple[int, str]]:
        """Whom to send the digest of which day."""
        async with self._store.reading() as reader:
            people = await reader.people()
        return [(player, day) for player, wishes in people if (day := digest_due(wishes, self._clock())) is not None]

    async def no_digest(self, player: int, table_id: str) -> None:
        """None can be sent; that is said once, at one of their tables, and nobody tries again until they ask for it."""
        async with self._changing(table_id) as table, self._committing(table, table) as writer:
            wishes = await writer.person(player) or Person()
            if not wishes.unreachable:
                payload: dict[str, Any] = {"words": {"key": "digest-closed"}, "offers": (), "status": table.status}
                await post_word(writer, table, payload, [player])
            await writer.save_person(player, replace(wishes, unreachable=True))

    async def digested(self, player: int, day: str) -> None:
        async with self._store.writing() as writer:
            wishes = await writer.person(player)
            if wishes is not None:
                await writer.save_person(player, replace(wishes, digested=day))
