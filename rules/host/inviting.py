"""Who is asked to a table and who is sent away, before its game; and what its host settles about people and seats."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import words
from rules.host.chairs import person
from rules.host.desk import require_seat, seat_of
from rules.host.gathering import found, require_host, with_guest, without
from rules.host.lobby import Lobby
from rules.host.model import Guest, HostError, Table
from rules.host.outbox import post_lobby, post_notice
from rules.host.telling import tell

ANSWERS = ("come", "regret")  # the verbs of the buttons of an invitation


class Inviting(Lobby):
    async def invite(self, table_id: str, player: int, guest: int, name: str) -> Table:
        """Somebody is asked to come, as they wish to be called. Who was sent away may come again."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            if table.seats_of(guest):
                raise HostError("host-offer-seated", table=table.name, name=name)
            if found(table.gathering.invited, guest):
                raise HostError("host-already-invited", table=table.name, name=name)
            invited = with_guest(table, table.gathering.invited, Guest(guest, person(name)))
            barred = tuple(other for other in table.gathering.barred if other != guest)
            after = self._changed(table, gathering=replace(table.gathering, invited=invited, barred=barred))
            said = words(
                "host-invitation",
                name=table.seats[seat_of(table, player)].name,
                table=table.name,
                game=words(f"game-{table.game}"),
            )
            async with self._committing(table, after) as writer:
                await post_lobby(writer, after)
                await tell(writer, after, [guest], said, *ANSWERS, now=self._clock())
            return after

    async def accept_invitation(self, table_id: str, player: int, name: str) -> Table:
        """They have a seat, or wait for one."""
        async with self._in_lobby(table_id) as table:
            self._require_invitation(table, player)
            return await self._admit(table, Guest(player, person(name)))

    async def decline_invitation(self, table_id: str, player: int) -> Table:
        async with self._in_lobby(table_id) as table:
            guest = self._require_invitation(table, player)
            after = self._changed(table, gathering=without(table.gathering, player))
            async with self._committing(table, after) as writer:
                await post_lobby(writer, after)
                await post_notice(writer, after, words("host-regrets", name=guest.name, table=table.name))
            return after

    def _require_invitation(self, table: Table, player: int) -> Guest:
        guest = found(table.gathering.invited, player)
        if guest is None or table.seats_of(player):
            raise HostError("host-no-invitation", table=table.name)
        return guest

    async def send_away(self, table_id: str, player: int, other: int) -> Table:
        """Somebody who sits there, waits or is invited has to go, and comes back by invitation only."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            if other == player or other not in table.party:
                raise HostError("host-nobody-to-remove", table=table.name)
            names = [seat.name for seat in table.seats if seat.player == other]
            guests = (*table.gathering.waiting, *table.gathering.invited)
            name = [*names, *(guest.name for guest in guests if guest.player == other)][0]
            kept = without(table.gathering, other)
            seats = tuple(seat for seat in table.seats if seat.player != other)
            said = words("host-sent-away", name=name, table=table.name)
            gathering = replace(kept, barred=(*kept.barred, other))
            return await self._save_lobby(table, by=player, said=said, seats=seats, gathering=gathering)

    async def share(self, table_id: str, player: int, shared: bool) -> Table:
        """Whether all who sit there may do what else is for who opened the table; for them to say."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            if player != table.creator:
                creator = table.seats[seat_of(table, table.creator)]
                raise HostError("host-only-creator", name=creator.name)
            return await self._save_lobby(table, by=player, gathering=replace(table.gathering, shared=shared))

    async def shuffle(self, table_id: str, player: int, shuffled: bool) -> Table:
        """Whether the lot says who sits where."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            return await self._save_lobby(table, by=player, gathering=replace(table.gathering, shuffled=shuffled))

    async def place(self, table_id: str, player: int, seat: int, to: int) -> Table:
        """Somebody sits on another chair, and those between move by one; so no lot decides it."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            require_seat(table, seat)
            require_seat(table, to)
            seats = [*table.seats]
            seats.insert(to, seats.pop(seat))
            chosen = replace(table.gathering, shuffled=False, order=())
            return await self._save_lobby(table, by=player, seats=tuple(seats), gathering=chosen)

    async def keep_open(self, table_id: str, player: int) -> Table:
        """Whoever sits there wants to wait a little longer."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            return await self._save_lobby(table, by=player)
