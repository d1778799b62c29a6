"""Calling people as they wish, beside the posts of a table. It is written with the change that it comes from."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core import Words, words
from rules.host.desk import Desk, find_table, require_running, seat_of
from rules.host.manners import digest_due, is_written_to, quiet_until
from rules.host.model import HostError, Person, Summons, Table
from rules.host.outbox import post_call, post_word
from rules.host.store import Writer
from rules.host.telling import still_stands
from rules.host.waiting import HOUR, clocked, end_of, is_standing, spent

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


async def remind_beside(writer: Writer, table: Table, seat: int, now: float) -> None:
    """The table reminds somebody, or calls them because their time is up: beside its channel whoever is written to, and
    later whoever is quiet now. A reminder of one's own, or none, is in place of the table's."""
    player, asked = table.seats[seat].player, table.asked[seat]
    wishes = await writer.person(player) if player is not None else None
    if player is None or wishes is None or (wishes.reminder is not None and asked.told != "late"):
        return
    quiet = quiet_until(wishes, now)
    if is_written_to(wishes) or (quiet is not None and wishes.calls != "silent"):
        await writer.add_summons(player, table.id, seat, asked.decision, "remind", quiet or now)


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
                if not self.realm.has(table.guild):
                    continue
                later = await self._when(writer, summons, table, now)
                if later is None:
                    await writer.drop_summons(summons.id)
                elif later > now:
                    await writer.put_off(summons.id, later)
                else:
                    ready.append(summons)
        return ready

    async def _when(self, writer: Writer, summons: Summons, table: Table, now: float) -> float | None:
        if summons.kind == "letter":
            letter = await writer.letter(summons.payload["letter"])
            waits = letter is not None and letter.is_new_to(summons.player) and summons.player in table.people
            wishes = await writer.person(summons.player) or Person()
            return quiet_until(wishes, now) or now if waits else None
        if summons.kind == "word":
            wishes = await writer.person(summons.player) or Person()
            reason = still_stands(table, summons.payload, summons.player)
            return quiet_until(wishes, now) or now if reason else None
        asked = table.asked.get(summons.seat)
        held = table.seats[summons.seat].player == summons.player and not table.seats[summons.seat].regent
        if table.status != "running" or asked is None or asked.decision != summons.decision or not held:
            return None
        wishes = await writer.person(summons.player) or Person()
        quiet = quiet_until(wishes, now)
        if table.paused is not None:
            return now + HOUR
        if summons.kind == "remind" and not table.is_timed:
            return None
        if summons.kind == "remind" and wishes.reminder is not None and asked.told != "late":
            own = end_of(table, summons.seat) - wishes.reminder * HOUR
            return max(quiet or 0.0, own) if wishes.reminder > 0 else None
        return quiet or now

    async def summoned(self, summons_id: int) -> None:
        async with self._store.writing() as writer:
            await writer.drop_summons(summons_id)

    async def call_in_channel(self, summons: Summons, *, closed: bool = False) -> None:
        """In place of a direct message. `closed`: because none can be sent; that is said once. A letter is no matter of
        the channel: it waits where its reader looks for themselves."""
        if summons.kind == "letter":
            await self.summoned(summons.id)
            return
        async with self._changing(summons.table) as table, self._committing(table, table) as writer:
            wishes = await writer.person(summons.player) or Person()
            if closed:
                await writer.save_person(summons.player, replace(wishes, unreachable=True))
            first = closed and not wishes.unreachable
            if summons.kind == "word":
                await post_word(writer, table, {**summons.payload, "closed": first}, [summons.player])
            else:
                await post_call(writer, table, self._called(table, summons, first=first), [summons.seat])
            await writer.drop_summons(summons.id)

    def _called(self, table: Table, summons: Summons, *, first: bool) -> Words:
        """`first`: they hear that they cannot be written to."""
        if first:
            return words("call-closed", table=table.name)
        if summons.kind == "remind" and table.asked[summons.seat].told != "late":
            return words("call-remind", table=table.name, end=str(int(end_of(table, summons.seat))))
        return words("call-again", table=table.name)

    async def bump(self, table_id: str, player: int) -> Table:
        """A fellow player has those called again for whom the table has waited for long."""
        async with self._changing(table_id) as table:
            require_running(table)
            mine, now = seat_of(table, player), self._clock()
            others = [seat for seat in clocked(table) if seat != mine and not is_standing(table, seat, now)]
            waited = [seat for seat in others if spent(table, seat, now) >= BUMP]
            if not waited:
                raise HostError("host-bump-early", table=table.name)
            if table.bumped + BUMP > now:
                raise HostError("host-bump-again", table=table.name)
            after = self._changed(table, bumped=now)
            async with self._committing(table, after) as writer:
                await post_call(writer, after, words("host-bumped", seat=mine, table=table.name), waited)
                for seat in waited:
                    await self._call_later(writer, after, seat)
            return after

    async def _call_later(self, writer: Writer, table: Table, seat: int) -> None:
        """Who is quiet now hears of it afterwards."""
        player = table.seats[seat].player
        wishes = await writer.person(player) if player is not None else None
        quiet = quiet_until(wishes, self._clock()) if wishes is not None else None
        if player is not None and wishes is not None and quiet is not None and wishes.calls != "silent":
            await writer.add_summons(player, table.id, seat, table.asked[seat].decision, "call", quiet)

    # The digest

    async def due_digests(self) -> list[tuple[int, str]]:
        """Whom to send the digest of which day."""
        if not self.realm.has_direct:
            return []
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
