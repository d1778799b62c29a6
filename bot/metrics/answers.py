"""How long people wait for the first answer: from the moment the bot hears of them until Discord has taken it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from bot.metrics.meters import FIRST_ANSWER, INTERACTIONS

_MOST = 1000  # that are remembered; who was never answered is forgotten
_CALLBACK = re.compile(r"/interactions/([0-9]+)/[^/]+/callback")


class FirstAnswers:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._asked: dict[int, float] = {}

    def asked(self, interaction: discord.Interaction[Any]) -> None:
        INTERACTIONS.labels(interaction.type.name).inc()
        if len(self._asked) >= _MOST:
            del self._asked[next(iter(self._asked))]
        self._asked[interaction.id] = self._now()

    def answered(self, interaction_id: int) -> None:
        asked = self._asked.pop(interaction_id, None)
        if asked is not None:
            FIRST_ANSWER.observe(self._now() - asked)

    def trace(self) -> aiohttp.TraceConfig:
        """Listens to the requests of discord.py, whose first answers all have the same form of address."""
        trace = aiohttp.TraceConfig()

        async def ended(_session: object, _context: object, request: aiohttp.TraceRequestEndParams) -> None:
            found = _CALLBACK.search(request.url.path)
            if found is not None:
                self.answered(int(found[1]))

        trace.on_request_end.append(ended)
        return trace
