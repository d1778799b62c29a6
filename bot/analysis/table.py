"""*Analyse* at the end of a game: for one of its players, before their eyes only."""

from __future__ import annotations

import logging
import time
from functools import partial

from bot.access import table_meant
from bot.analysis.findings import CANDIDATES, SHOWN, Choice, Finding, told, worst
from bot.prompts.labels import things_named
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, whisper
from bot.thinking import Failed, verdict_on
from rules.core import Action
from rules.core.actions import values_of
from rules.host import HostError, Table

_OFTEN = 4.0  # seconds between two words of how far it has come
_log = logging.getLogger(__name__)
Busy = set[tuple[int, str]]


def register(router: Router) -> None:
    router.add("analyse", "private", partial(_analyse, set()))


async def _analyse(busy: Busy, click: Click) -> None:
    """One at a time for each person and table: it takes a while."""
    table, player = await table_meant(click.interaction, click.ref), click.interaction.user.id
    seat = next(iter(table.seats_of(player)), None)
    if seat is None:
        raise HostError("host-not-seated", table=table.name)
    if table.status != "over":
        raise HostError("analyse-not-over", table=table.name)
    if (player, table.id) in busy:
        raise HostError("analyse-busy", table=table.name)
    client_of(click.interaction).allowance.spend(player)
    busy.add((player, table.id))
    try:
        await _Analysis(click.interaction, table, seat).tell()
    finally:
        busy.discard((player, table.id))


class _Analysis:
    """Every decision at a glance, then the doubtful ones thoroughly. Its reader hears how far it has come."""

    def __init__(self, interaction: Interaction, table: Table, seat: int) -> None:
        self._interaction, self._table, self._seat = interaction, table, seat
        self._bot, self._say = client_of(interaction), private_speaker(interaction, table)
        self._spoke = 0.0

    async def tell(self) -> None:
        found = await self._findings()
        await answer(self._interaction, Reply(self._say("analyse-title", table=self._table.name, count=len(found))))
        for finding in found:
            await whisper(self._interaction, await self._shown(finding))

    async def _findings(self) -> list[Finding]:
        rows = [
            row
            for row in await self._bot.host.history(self._table.id)
            if row.entry is not None and row.entry.seat == self._seat and not row.hand
        ]
        seen: list[Finding] = []
        for number, row in enumerate(rows):
            assert row.entry is not None
            await self._speak(number, len(rows) + CANDIDATES)
            seen += await self._judged(row.index, row.entry.action, glance=True)
        found: list[Finding] = []
        for number, finding in enumerate(worst(seen, CANDIDATES)):
            await self._speak(len(rows) + number, len(rows) + CANDIDATES)
            found += await self._judged(finding.choice.index, finding.choice.played, glance=False)
        return worst(found, SHOWN)

    async def _judged(self, index: int, played: Action, *, glance: bool) -> list[Finding]:
        """A thought that fails leaves a decision unjudged, and nothing else."""
        position = await self._bot.host.at(self._table.id, index - 1)
        try:
            verdict = await verdict_on(self._bot.thinkers, position, self._seat, played, glance=glance)
        except Failed as error:
            _log.error("table %s: no verdict on action %s: %s", self._table.id, index, error)
            return []
        choice = Choice(index, self._seat, position.game, position.state, played)
        return [] if verdict is None else [Finding(choice, verdict)]

    async def _speak(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._spoke >= _OFTEN:
            self._spoke = now
            await answer(self._interaction, Reply(self._say("analyse-progress", percent=100 * done // total)))

    async def _shown(self, finding: Finding) -> Reply:
        """The board as its player saw it then, the places of the better move ringed."""
        position = await self._bot.host.at(self._table.id, finding.choice.index - 1)
        rings = things_named(values_of(finding.verdict.best.action))
        picture = await self._bot.painter.paint(position, self._seat, self._say.language, rings=rings)
        return Reply(told(self._say, finding), pictures=(picture,), name="analysis")
