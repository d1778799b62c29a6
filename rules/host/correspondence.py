"""Sealed letters between the people of a table. A letter is no change of the table: nothing of it, not even a time,
reaches anybody but its writer and its readers, until the game is over and all who wrote agree to open them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

from rules.core import words
from rules.host.calendar import DAY
from rules.host.desk import Desk, find_table, require_running, seat_of
from rules.host.letters import readable
from rules.host.luck import known_luck
from rules.host.manners import is_written_to, quiet_until
from rules.host.model import Addressee, Committed, HostError, Letter, Mail, Table
from rules.host.outbox import post_notice
from rules.host.store import Writer

LONGEST_LETTER = 800  # characters
MOST_LETTERS = 12  # of one person at one table, within a day


class Correspondence(Desk):
    async def write_letter(self, table_id: str, player: int, seats: Collection[int], text: str) -> Letter:
        """To the people who sit there now. Those who want direct messages get it as one, when they are not quiet; the
        others find it where they look for themselves."""
        async with self._store.writing() as writer:
            table = await find_table(writer, table_id)
            require_running(table)
            mine = seat_of(table, player)
            readers = _addressees(table, mine, seats)
            former = await writer.letters(table_id)
            self._require_room(former, table, player)
            letter = Letter(
                id=(known_luck() or secrets).token_hex(8),
                table=table_id,
                index=table.length,
                seat=mine,
                player=player,
                name=table.seats[mine].name,
                text=_checked(text),
                time=self._clock(),
                number=len(former) + 1,
                readers=readers,
            )
            await writer.add_letter(letter)
            await self._send(writer, letter)
            return letter

    def _require_room(self, former: Sequence[Letter], table: Table, player: int) -> None:
        since = self._clock() - DAY
        latest = [one for one in former if one.player == player and one.time > since]
        if len(latest) >= MOST_LETTERS:
            raise HostError("host-letter-many", table=table.name, most=MOST_LETTERS)

    async def _send(self, writer: Writer, letter: Letter) -> None:
        """The call names the letter only; who is not written to is not called, for a channel would tell of it."""
        now = self._clock()
        for reader in letter.readers:
            wishes = await writer.person(reader.player)
            if wishes is not None and is_written_to(wishes):
                due = quiet_until(wishes, now) or now
                await writer.add_word(reader.player, letter.table, {"letter": letter.id}, due)

    # Reading

    async def mail(self, table_id: str, player: int) -> Mail:
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            letters = await reader.letters(table_id)
        opened, mine = are_opened(table, letters), [letter for letter in letters if letter.player == player]
        return Mail(
            letters=tuple(letter for letter in letters if opened or letter.is_known_to(player)),
            opened=opened,
            agreed=all(letter.agreed for letter in mine) if mine and table.status == "over" else None,
        )

    async def read_mail(self, table_id: str, player: int) -> Mail:
        """The same, which are new to nobody any more who has read them."""
        found = await self.mail(table_id, player)
        if any(letter.is_new_to(player) for letter in found.letters):
            async with self._store.writing() as writer:
                await writer.mark_letters_seen(table_id, player)
        return found

    async def unseen_letters(self, player: int) -> dict[str, int]:
        """How many a person has yet to read, by their tables."""
        async with self._store.reading() as reader:
            return await reader.letters_unseen(player)

    async def letter(self, letter_id: str) -> Letter | None:
        async with self._store.reading() as reader:
            return await reader.letter(letter_id)

    async def letter_delivered(self, letter_id: str, player: int) -> None:
        async with self._store.writing() as writer:
            await writer.mark_letter_seen(letter_id, player)

    # Opening

    async def agree_to_open(self, table_id: str, player: int, agreed: bool) -> Mail:
        """One who wrote would have the letters of a finished game opened, or not after all. When the last one agrees
        they are, for good, and the table hears that they can be read."""
        async with self._changing(table_id) as table:
            if table.status != "over":
                raise HostError("host-not-over", table=table.name)
            before = await self.mail(table_id, player)
            if before.agreed is None:
                raise HostError("host-letter-none", table=table.name)
            if before.opened:
                return before
            async with self._store.writing() as writer:
                await writer.agree_to_open(table_id, player, agreed)
                opened = are_opened(table, await writer.letters(table_id))
                if opened:
                    await post_notice(writer, table, words("host-letters-opened", table=table.name), "letters")
            if opened:
                self._announce(Committed(before=table, after=table))
        return await self.mail(table_id, player)


def are_opened(table: Table, letters: Sequence[Letter]) -> bool:
    return table.status == "over" and bool(letters) and all(letter.agreed for letter in letters)


def _addressees(table: Table, mine: int, seats: Collection[int]) -> tuple[Addressee, ...]:
    """Only people can read; nobody writes to themselves."""
    if not table.people - {table.seats[mine].player}:
        raise HostError("host-letter-nobody", table=table.name)
    wanted = sorted(set(seats))
    if not wanted or any(not 0 <= seat < len(table.seats) for seat in wanted):
        raise HostError("host-no-such-seat", table=table.name)
    if mine in wanted:
        raise HostError("host-letter-self")
    found: list[Addressee] = []
    for number in wanted:
        seat = table.seats[number]
        if not seat.player:
            raise HostError("host-letter-computer", name=seat.name)
        found.append(Addressee(seat=number, player=seat.player, name=seat.name))
    return tuple(found)


def _checked(text: str) -> str:
    kept = readable(text).strip()
    if not kept:
        raise HostError("host-letter-empty")
    if len(kept) > LONGEST_LETTER:
        raise HostError("host-letter-long", most=LONGEST_LETTER)
    return kept
