"""How the house is doing, for whoever hosts it: what is in the database, and what the running bot shows of itself. The
latter by the same figures as `/metrics`, whether they are read in the process or from outside."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from math import isfinite
from pathlib import Path
from typing import get_args

import rules.host
from bot.words import Speaker
from rules.host import Host, Post, Status
from rules.host.address import Address, on_server

Read = Callable[[str], float | None]
_DAY, _HOUR, _MINUTE = 86_400, 3600, 60


@dataclass(frozen=True)
class Stock:
    """`oldest`: seconds since what the first post in the outbox tells."""

    release: str
    schema: int
    tables: Mapping[str, int]
    depth: int
    oldest: float


async def stock_of(host: Host, address: Address) -> Stock:
    tables, posts = await host.counts(), await host.posts()
    oldest = host.now - await _told_of(host, posts[0]) if posts else 0.0
    return Stock(_release(), _schema(address), tables, len(posts), max(0.0, oldest))


async def _told_of(host: Host, post: Post) -> float:
    """When it happened; of what is beside the moves only the latest change of the table is known."""
    if post.until and post.kind in ("turn", "final"):
        rows = await host.history(post.table, since=post.until - 1, until=post.until)
        if rows:
            return rows[-1].time
    return (await host.table(post.table)).changed


def _release() -> str:
    try:
        return version("castellan")
    except PackageNotFoundError:  # run from a folder, without having been installed
        return "?"


def _schema(address: Address) -> int:
    """What a database that is open has been brought to."""
    folder = Path(rules.host.__file__).parent / ("postgres" if on_server(address) else "sqlite") / "migrations"
    return max(int(file.name[:4]) for file in folder.glob("[0-9]*.sql"))


def stock_lines(say: Speaker, stock: Stock) -> Iterator[str]:
    yield say("ops-release", release=stock.release, schema=str(stock.schema))
    counts = [f"{say(f'status-{status}')}: {stock.tables.get(status, 0)}" for status in get_args(Status)]
    yield say("ops-tables", count=sum(stock.tables.values()), statuses=", ".join(counts))
    yield say("ops-outbox", count=stock.depth, span=_span(say, stock.oldest))


def live_lines(say: Speaker, read: Read, now: Callable[[], float] = time.time) -> Iterator[str]:
    """What the system does not tell is left out."""
    yield say("ops-computers", count=int(read("castellan_computers_thinking") or 0))
    memory, since = read("process_resident_memory_bytes"), read("process_start_time_seconds")
    latency = read("castellan_gateway_latency_seconds")
    if memory:
        yield say("ops-memory", megabytes=int(memory) >> 20)
    if since:
        yield say("ops-uptime", span=_span(say, now() - since))
    if latency is not None and isfinite(latency):
        yield say("ops-latency", milliseconds=round(latency * 1000))
    if read("castellan_outbox_stuck"):
        yield say("ops-stuck")


def _span(say: Speaker, seconds: float) -> str:
    """In the two units that matter."""
    whole = max(0, int(seconds))
    if whole >= _DAY:
        return say("ops-span-days", days=whole // _DAY, hours=whole % _DAY // _HOUR)
    if whole >= _HOUR:
        return say("ops-span-hours", hours=whole // _HOUR, minutes=whole % _HOUR // _MINUTE)
    if whole >= _MINUTE:
        return say("ops-span-minutes", minutes=whole // _MINUTE, seconds=whole % _MINUTE)
    return say("ops-span-seconds", seconds=whole)
