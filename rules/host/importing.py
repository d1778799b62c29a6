"""A game that comes from elsewhere gets a table here: played again move by move, so nothing of it is taken on trust.
One that is finished is as any table that is over, one that is not is there to practise with; neither is on record."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from rules.core import commitment, engine, words
from rules.core.exchange import Foreign, read_game
from rules.core.transcript import BadLine
from rules.host import names
from rules.host.chairs import newcomer
from rules.host.model import NOBODY, UNLIMITED, Committed, HostError, Limits, OpenTable, Seat, Table
from rules.host.opening import name_for_new
from rules.host.outbox import post_turn
from rules.host.play import step_played
from rules.host.practice import Practice, seated_among
from rules.host.store import KEEP_EVERY, Logged, Snapshot

ELSEWHERE = "elsewhere"  # the origin of a table whose game was not played here


class Importing(Practice):
    async def read_game(self, data: bytes) -> Foreign:
        """The game of a file, played again. Raises HostError with the first line that is wrong."""
        return await asyncio.to_thread(self._read, data)

    async def import_game(
        self,
        foreign: Foreign,
        *,
        guild: int,
        channel: int,
        language: str,
        player: int,
        name: str | None = None,
        limits: Limits = UNLIMITED,
    ) -> OpenTable:
        """A finished one, as a table that is over."""
        setup, match = foreign.match.setup, foreign.match
        if not foreign.is_over:
            raise HostError("import-not-over", actions=len(match.log))
        async with self._store.writing() as writer:
            made = await self._new_table(
                writer,
                game=setup.game,
                guild=guild,
                channel=channel,
                language=language,
                player=player,
                seats=_seats(foreign),
                name=await name_for_new(writer, guild, player, name, limits),
                options=setup.options,
            )
            begun = replace(made, revision=0, seed=setup.seed, origin=ELSEWHERE, hints=False)
            rows, kept = await asyncio.to_thread(_rows, foreign, begun)
            table = self._standing(begun, match.state, length=len(rows))
            await writer.insert_table(table)
            await writer.commit_to(table.id, commitment(table.seed))
            for row in rows:
                await writer.append(table.id, row)
            for snapshot in kept:
                await writer.save_snapshot(table.id, snapshot)
            await post_turn(writer, table, {}, since=table.length, calls=())
        position = OpenTable(table, match.game, match.state)
        self._announce(Committed(before=None, after=table, position=position, told=True))
        return position

    async def practise_game(
        self,
        foreign: Foreign,
        *,
        guild: int,
        channel: int,
        language: str,
        player: int,
        player_name: str,
        name: str | None = None,
        limits: Limits = UNLIMITED,
    ) -> OpenTable:
        """One that is not over, to play on from its last move: from the chair that is to move, against computers."""
        match = foreign.match
        awaited = engine.awaited(match.state)
        if not awaited:
            raise HostError("host-practice-over", table=name or "")
        seat, moves = awaited[0], len(match.log)
        async with self._store.writing() as writer:
            person = await newcomer(writer, player, player_name, self._clock())
            seats = seated_among(person, seat, match.setup.seats)
            position = await self._begin_practice(
                writer,
                match.game,
                match.state,
                seat,
                guild=guild,
                channel=channel,
                language=language,
                player=player,
                seats=tuple(replace(one, begins=at in match.setup.beginners) for at, one in enumerate(seats)),
                name=await name_for_new(writer, guild, player, name, limits),
                options=match.setup.options,
                origin=ELSEWHERE,
                said=words("host-practice-file", move=moves),
            )
        self._announce(Committed(before=None, after=position.table, position=position, told=True))
        return position

    def _read(self, data: bytes) -> Foreign:
        try:
            foreign = read_game(self._games, data)
        except BadLine as bad:
            raise HostError("import-bad-line", line=bad.number, text=bad.line[:200], problem=bad.problem) from bad
        if foreign.match.setup.unattended:
            raise HostError("import-unattended")
        return foreign


def _seats(foreign: Foreign) -> tuple[Seat, ...]:
    """Nobody here has played it, so nobody sits there but names."""
    setup = foreign.match.setup
    return tuple(
        Seat(NOBODY, names.tidy(foreign.names.get(seat, "")) or str(seat + 1), begins=seat in setup.beginners)
        for seat in range(setup.seats)
    )


def _rows(foreign: Foreign, table: Table) -> tuple[list[Logged], list[Snapshot]]:
    """As they would have been written here; without times of their own they all came now."""
    match, found = foreign.match, list[Logged]()
    state = engine.start(match.game, match.setup)[0]
    kept = [Snapshot(0, engine.encode(state))]
    for index, entry in enumerate(match.log, 1):
        step = step_played(match.game, state, entry.seat, entry.action, seed=table.seed, index=index)
        found.append(step.row(index, foreign.times[index - 1] if foreign.times else table.created, ""))
        state = step.played.state
        if index % KEEP_EVERY == 0 or index == len(match.log):
            kept.append(Snapshot(index, engine.encode(state)))
    return found, kept
