"""What whoever hosts the bot is told of it, in Discord and at the terminal, and nobody else."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.clock import Scheduler
from bot.metrics.alarm import OutboxAlarm
from bot.metrics.meters import COMPUTERS_THINKING, GATEWAY_LATENCY
from bot.metrics.server import metrics_served
from bot.settings import Settings
from bot.status import Stock, live_lines, stock_lines, stock_of
from bot.status_line import status_lines
from bot.words import Speaker
from rules.host import Host
from tests.bot.metrics.test_meters import Posting
from tests.light import HOSTING, LightHouse
from tests.rules.host.conftest import GAMES, begun
from tests.rules.host.watch import Stand

HOUR = 3600.0


class Time:
    now = 1000.0


@pytest.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES, clock=lambda: Time.now)
    yield host
    await host.close()


async def test_what_is_in_the_database(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = await begun(host)
    await host.play(position.table.id, 0, Stand(1))
    monkeypatch.setattr(Time, "now", 1000.0 + HOUR)
    database = tmp_path / "castellan.sqlite3"
    stock = await stock_of(host, database)
    assert stock.tables == {"running": 1}
    assert stock.depth == len(await host.posts()) > 0
    assert stock.oldest == HOUR


@pytest.mark.parametrize(
    ("language", "outbox"),
    [
        ("en", "Outbox: 2 posts, the oldest waiting for 1 h 1 min"),
        ("fr", "Envois : 2 messages attendent, le plus ancien depuis 1 h 1 min"),
    ],
)
def test_it_is_said_in_words(language: str, outbox: str) -> None:
    stock = Stock("0.1", 9, {"running": 3}, 2, HOUR + 100)
    release, tables, told = (
        line.replace("\u202f", " ").replace("\u00a0", " ") for line in stock_lines(Speaker(language), stock)
    )
    assert told == outbox
    assert "0.1" in release
    assert "3" in tables


def test_what_the_process_shows_of_itself() -> None:
    shown = {
        "castellan_computers_thinking": 2.0,
        "process_resident_memory_bytes": 90.0 * 2**20,
        "process_start_time_seconds": 1000.0,
        "castellan_gateway_latency_seconds": 0.12,
        "castellan_outbox_stuck": 1.0,
    }
    lines = [*live_lines(Speaker("en"), shown.get, lambda: 1000.0 + 26 * HOUR)]
    assert lines[:4] == [
        "2 AI players are thinking",
        "Memory: 90 MB",
        "Running for 1 d 2 h",
        "Discord answers within 120 ms",
    ]
    assert "stuck" in lines[4]
    assert [*live_lines(Speaker("en"), {"castellan_gateway_latency_seconds": float("nan")}.get)] == [
        "No AI player is thinking"
    ]


async def test_only_whoever_hosts_the_bot_is_told(house: LightHouse) -> None:
    other = await house.command(["castellan", "status"], {}, house.person(7), manages=True)
    assert other.said == ["Only whoever hosts this bot can ask for that."]
    owner = await house.command(["castellan", "status"], {}, house.person(HOSTING))
    assert owner.said[0].startswith("Castellan ")
    assert "Outbox: empty" in owner.said[0]


async def test_the_terminal_reads_the_running_bot(tmp_path: Path, host: Host) -> None:
    COMPUTERS_THINKING.set(0)
    GATEWAY_LATENCY.set(0.25)
    database = tmp_path / "castellan.sqlite3"

    async def told(port: int | None) -> str:
        chosen = {"castellan_database": str(database), "castellan_metrics_port": port}
        return "\n".join(await status_lines(Speaker("en"), Settings(_env_file=None, **chosen)))  # type: ignore[call-arg]

    assert "CASTELLAN_METRICS_PORT" in await told(None)
    async with metrics_served(0, OutboxAlarm(host, Scheduler(), Posting())) as port:
        assert "Discord answers within 250 ms" in await told(port)
    assert f"does not answer on port {port}" in await told(port)
