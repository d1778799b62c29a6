"""Shows: computers play among themselves, so that people see what a game is like. Nobody sits at such a table; whoever
sees it may end it, and it never counts as anybody's own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.host import names
from rules.host.chairs import with_computers
from rules.host.desk import require_running
from rules.host.lobby import Lobby, write_beginning
from rules.host.model import FEW_SHOWS, UNLIMITED, Committed, HostError, Limits, OpenTable, ShowLimits, Table
from rules.host.opening import Opening, room_for_table
from rules.host.reseating import ENDED, Reseating


class Shows(Opening, Lobby, Reseating):
    async def begin_show(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        language: str,
        player: int,
        limits: Limits = UNLIMITED,
        shows: ShowLimits = FEW_SHOWS,
    ) -> OpenTable:
        """As many computers as the game needs play it by its first preset. `player` asked for it; what they asked for
        before ends. A show of this game that runs in the channel already is the one."""
        running = await self._shows()
        same = next((table for table in running if (table.channel, table.game) == (channel, game)), None)
        if same is not None:
            return await self.look(same.id)
        for former in (table for table in running if table.creator == player):
            await self.quit_show(former.id)
        async with self._store.writing() as writer:
            here = await room_for_table(writer, guild, limits)
            require_stage(await writer.shows(), guild, shows)
            rules = self._find_game(game)
            table = await self._new_table(
                writer,
                game=game,
                guild=guild,
                channel=channel,
                language=language,
                player=player,
                seats=with_computers((), rules.min_seats),
                name=names.free_name(names.CASTLES, [table.name for table in here]),
                options=rules.presets[0].options if rules.presets else {},
            )
            position = self._dealt(replace(table, revision=0))
            await writer.insert_table(position.table)
            await write_beginning(writer, position)
        self._announce(Committed(before=None, after=position.table, position=position, told=True))
        return position

    async def stop_show(self, table_id: str) -> Table:
        """Whoever is tired of it; what was shown last stays."""
        async with self._changing(table_id) as table:
            if not table.is_show:
                raise HostError("host-no-show", table=table.name)
            require_running(table)
            return await self._end(table)

    async def drop_show(self, table_id: str) -> None:
        """The message of a show was deleted, so nobody wants to see it: it ends, and nothing is said about it."""
        async with self._changing(table_id) as table:
            if table.status == "running":
                async with self._committing(table, self._changed(table, **ENDED)):
                    pass

    async def quit_show(self, table_id: str) -> None:
        """For whoever need not know whether it is over meanwhile."""
        async with self._changing(table_id) as table:
            if table.is_show and table.status == "running":
                await self._end(table)

    async def _shows(self) -> list[Table]:
        async with self._store.reading() as reader:
            return await reader.shows()


def require_stage(running: Iterable[Table], guild: int, shows: ShowLimits) -> None:
    """Whether one more may begin."""
    everywhere = list(running)
    if sum(table.guild == guild for table in everywhere) >= shows.server:
        raise HostError("host-shows-server", most=shows.server)
    if len(everywhere) >= shows.house:
        raise HostError("host-shows-house")
