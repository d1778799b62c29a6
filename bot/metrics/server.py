"""`/metrics` and `/health`, on this machine only, if whoever hosts the bot names a port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot.metrics.alarm import OutboxAlarm
from bot.metrics.lag import LONG, Lag
from bot.metrics.meters import REGISTRY
from rules.host import HostError

LOOPBACK = "127.0.0.1"


@asynccontextmanager
async def metrics_served(port: int | None, alarm: OutboxAlarm | None) -> AsyncGenerator[int | None]:
    """Nothing at all without a port; 0 is any free one. No `alarm`: the process waits for its shards, and that is well.
    Raises `HostError` where the port is taken."""
    if port is None:
        yield None
        return
    lag = Lag()
    runner = web.AppRunner(application(alarm, lag), access_log=None, shutdown_timeout=1)
    await runner.setup()
    beating = asyncio.create_task(lag.run())
    try:
        await _opened(runner, port)
        yield runner.addresses[0][1]
    finally:
        beating.cancel()
        await runner.cleanup()


async def _opened(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError:
        raise HostError("metrics-port-taken", port=str(port)) from None


def application(alarm: OutboxAlarm | None, lag: Lag) -> web.Application:
    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(_: web.Request) -> web.Response:
        faults = [*faults_of(alarm, lag)]
        told = {"ok": not faults, "faults": faults, "waiting": alarm is None}
        return web.json_response(told, status=503 if faults else 200)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/health", health)])
    return app


def faults_of(alarm: OutboxAlarm | None, lag: Lag) -> list[str]:
    """A loop that stands altogether answers nobody, which fails as well."""
    found = {"loop": lag.late > LONG}
    if alarm is not None:
        found |= {"outbox": alarm.stuck, "clock": alarm.asleep}
    return [name for name, bad in found.items() if bad]
