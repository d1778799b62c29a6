"""Tables that nobody comes back to."""

from __future__ import annotations

import pytest

from rules.host import Host
from tests.rules.host.conftest import BOB, GAMES, GUILD, OpenStore, begun, lobby
from tests.rules.host.test_deadline import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def closed(host: Host) -> set[str]:
    return {table.id for table in await host.close_forsaken()}


async def test_a_lobby_without_a_change_for_two_weeks_is_closed(host: Host, clock: Clock) -> None:
    stale, joined, running = await lobby(host), await lobby(host), (await begun(host)).table.id
    clock.pass_hours(10 * 24)
    await host.join(joined, BOB, "Bob")
    clock.pass_hours(4 * 24)
    assert await closed(host) == {stale}
    assert (await host.table(stale)).status == "ended"
    assert (await host.table(running)).status == "running"
    assert await closed(host) == set()


async def test_a_server_that_has_removed_the_bot_keeps_its_tables_for_thirty_days(host: Host, clock: Clock) -> None:
    table, elsewhere = (await begun(host)).table.id, await lobby(host, guild=GUILD + 1)
    await host.note_departure(GUILD)
    clock.pass_hours(20 * 24)
    await host.note_departure(GUILD)
    await host.set_language(elsewhere, 1001, "fr")
    assert await closed(host) == set()
    clock.pass_hours(10 * 24)
    assert await closed(host) == {table}


async def test_who_comes_back_before_finds_them_as_they_were(host: Host, clock: Clock) -> None:
    table = (await begun(host)).table
    await host.note_departure(GUILD)
    clock.pass_hours(29 * 24)
    await host.note_return(GUILD)
    clock.pass_hours(29 * 24)
    assert await closed(host) == set()
    assert await host.table(table.id) == table
