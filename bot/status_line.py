"""`castellan status`: the database as it is, and the running bot where its figures can be read."""

from __future__ import annotations

import asyncio
import urllib.request

from prometheus_client.parser import text_string_to_metric_families

from bot.metrics.server import LOOPBACK
from bot.settings import Settings
from bot.status import Read, live_lines, stock_lines, stock_of
from bot.words import Speaker
from rules.host import Host

_PATIENCE = 5.0  # seconds


async def status_lines(say: Speaker, settings: Settings) -> list[str]:
    host = await Host.open(settings.castellan_database)
    try:
        stock = await stock_of(host, settings.castellan_database)
    finally:
        await host.close()
    return [*stock_lines(say, stock), *await _of_the_process(say, settings.castellan_metrics_port)]


async def _of_the_process(say: Speaker, port: int | None) -> list[str]:
    if not port:
        return [say("ops-no-port")]
    try:
        return [*live_lines(say, await asyncio.to_thread(_reader, port))]
    except OSError:
        return [say("ops-not-running", port=str(port))]


def _reader(port: int) -> Read:
    with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/metrics", timeout=_PATIENCE) as answer:
        text = answer.read().decode()
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {sample.name: sample.value for sample in samples if not sample.labels}.get
