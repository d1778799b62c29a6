"""The log is the truth: playing it again proves a finished game fair, and mends a table whose snapshot went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Game, IllegalMove, State, commitment, engine
from rules.core.match import ReplayMismatch
from rules.core.upgrade import CannotOpen
from rules.host.course import Course
from rules.host.desk import find_table, version_problem
from rules.host.model import HostError, OpenTable, Table, Verified
from rules.host.outbox import called, post_turn
from rules.host.store import Reader, Snapshot
from rules.host.upgrades import Upgrades


class Verify(Upgrades):
    async def verify(self, table_id: str) -> Verified:
        """Whether the seed is the one promised, and log and end of a finished game follow from it."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            if table.status != "over":
                raise HostError("host-not-over", table=table.name)
            promise = await reader.commitment(table_id) or ""
            course = await self._course(reader, table)
            past = await self._past(reader, table, table.length)
        end = (await past.position()).state
        actions, problem = await asyncio.to_thread(course.check, end)
        if commitment(table.seed) != promise:
            problem = "host-verify-seed"
        if table.pledge is not None and not table.pledge.is_kept(table.seed):
            problem = "host-verify-luck"
        return Verified(
            ok=problem is None,
            commitment=promise,
            seed=table.seed,
            actions=actions,
            since=course.since,
            problem=problem,
            pledge=table.pledge,
        )

    async def problem_of(self, table_id: str) -> str | None:
        """The key of what is wrong with a table that has begun: its log must come to where it stands."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            promise = await reader.commitment(table_id)
            if promise is None:
                return None  # closed before it began
            try:
                course = await self._course(reader, table)
                end = (await (await self._past(reader, table, table.length)).position()).state
            except (HostError, msgspec.DecodeError, IllegalMove):
                return "cli-verify-all-unopened"
        if commitment(table.seed) != promise:
            return "host-verify-seed"
        _, problem = await asyncio.to_thread(course.check, end)
        return problem

    async def repair(self, table_id: str) -> OpenTable:
        """Build every snapshot anew from log and ground. A table that older rules have left is carried over."""
        async with self._lock(table_id):
            async with self._store.reading() as reader:
                table = await find_table(reader, table_id)
                if await reader.commitment(table_id) is None:
                    raise HostError("host-not-started", table=table.name)
            if table.version != self._game(table).version:
                return await self._carry_over_or_say(table)
            async with self._store.reading() as reader:
                course = await self._course(reader, table)
            try:
                state, kept = await asyncio.to_thread(course.rebuild)
            except (IllegalMove, ReplayMismatch, msgspec.DecodeError) as error:
                raise HostError("host-broken-log", table=table.name) from error
            return await self._save_repaired(table, course.game, state, kept)

    async def _carry_over_or_say(self, table: Table) -> OpenTable:
        try:
            return await self._carry_over(table)
        except CannotOpen as problem:
            raise HostError(version_problem(table, self._game(table)), table=table.name) from problem

    async def _course(self, reader: Reader, table: Table) -> Course:
        ground = await self._ground(reader, table)
        rows = await reader.log(table.id, ground.index if ground else 0, table.length)
        return Course(self._rules(table), table.setup, ground, rows)

    async def _save_repaired(self, table: Table, game: Game[Any], state: State, kept: Sequence[Snapshot]) -> OpenTable:
        after = self._standing(table, state, branch=table.branch + 1)
        if table.status == "ended":
            after = replace(after, status="ended", awaited=(), asked={})
        reached = OpenTable(after, game, state)
        async with self._committing(table, after, position=reached, told=after.status != "ended") as writer:
            await writer.drop_snapshots(table.id)
            for snapshot in (*kept, Snapshot(after.length, engine.encode(state))):
                await writer.save_snapshot(table.id, snapshot)
            if after.status != "ended":
                await post_turn(writer, after, {"change": "repair"}, calls=called(table, after))
        return reached
