"""The local table: the real bot in a simulated Discord, shown on a page of this machine. No token, no network.

The simulated server is made anew at every start, with the same people and the same ids, while the tables are kept in
SQLite; so at a start every open table is shown again in the empty channel.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import simcord
from simcord.preview import Preview

from bot.client import Castellan
from bot.online import CannotRun
from bot.painter import warming
from bot.settings import Settings
from bot.words import Speaker
from rules.host import Host

PEOPLE = ("Aliénor", "Baudouin", "Clémence", "Drogo")
CHANNEL = "great-hall"
NAME = "Castellan"
_SETTLE = 30.0
_log = logging.getLogger(__name__)
Announce = Callable[[str], None]


class LocalCastellan(Castellan):
    """The same bot; only that its channel is made after it is ready, so until then it does nothing unasked, and that
    its time is told by the page."""

    async def setup_hook(self) -> None:
        await self.install()

    async def on_ready(self) -> None:
        _log.debug("ready")


async def run_local(settings: Settings, announce: Announce, stop: asyncio.Event) -> None:
    """Open the house and serve the page until told to stop. `announce` is given its address."""
    _require_free(settings.castellan_port)
    host = await Host.open(settings.castellan_database, keep=settings.castellan_keep, sole=True)
    bot = LocalCastellan(host, settings)
    try:
        async with warming(bot.painter, host, settings.shelf):
            await _serve(bot, settings, announce, stop)
    finally:
        await host.close()


def _require_free(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            raise CannotRun("run-port-taken", port=str(port)) from None


async def _serve(bot: Castellan, settings: Settings, announce: Announce, stop: asyncio.Event) -> None:
    async with simcord.run(bot, check_errors=False, settle_timeout=_SETTLE) as env:
        guild = env.create_guild("Castellan")
        channel = guild.create_text_channel(CHANNEL)
        people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
        env.backend.bot_user.name = NAME
        await bot.get_partial_messageable(channel.id).send(Speaker(settings.castellan_language)("local-welcome"))
        await bot.host.show_again(guild.id)
        await env.settle(timeout=_SETTLE)
        async with env.preview(
            channel, viewers=people, layout="channel", width=1100, height=900, port=settings.castellan_port or None
        ) as page:
            await bot.wake()
            announce(page.url)
            ticking = asyncio.create_task(_tick(bot, page))
            closed = asyncio.ensure_future(page.wait_closed())
            stopped = asyncio.ensure_future(stop.wait())
            await asyncio.wait((closed, stopped), return_when=asyncio.FIRST_COMPLETED)
            for waiting in (closed, stopped, ticking):
                waiting.cancel()


async def _tick(bot: Castellan, page: Preview) -> None:
    """Time passes: in the simulation the bot's own clock stands still. The page shows by itself what comes of
    somebody's click; of what the bot does unasked, a computer's move, it has to be told."""
    unseen = False
    while True:
        await asyncio.sleep(1)
        unseen = bot.scheduler.tick() or unseen
        if unseen:
            await bot.scheduler.finish()
            unseen = not await _shown(page)


async def _shown(page: Preview) -> bool:
    """False while somebody's click is being worked on: then once more, a little later."""
    try:
        await page.refresh()
    except (simcord.SetupError, TimeoutError):
        return False
    return True
