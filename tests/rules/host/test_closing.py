"""Tables that nobody comes back to."""

from __future__ import annotations

import pytest

from rules.host import Host, HostError
from rules.host.calendar import DAY
from rules.host.waiting import HOUR, left
from tests.rules.host.conftest import ANN, BOB, GAMES, GUILD, OpenStore, begun, lobby
from tests.rules.host.test_deadline import Clock, tell_all


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
    clock.pass_hours(2 * 24)
    assert await closed(host) == set()
    clock.pass_hours(2 * 24)
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
    await host.set_deadline(table.id, None, 24)
    clock.pass_hours(10)
    await host.note_departure(GUILD)
    for _ in range(29):
        clock.pass_hours(24)
        assert (await host.enforce(table.id)).table.length == 0, "nobody is played for while nobody can play"
        assert await closed(host) == set()
    await host.note_return(GUILD)
    after = await host.table(table.id)
    assert (after.seats, after.paused, left(after, 0, clock.time)) == (table.seats, None, 14 * HOUR)
    clock.pass_hours(29 * 24)
    assert await closed(host) == set()


async def test_a_lobby_is_not_closed_while_its_people_cannot_see_it(host: Host, clock: Clock) -> None:
    table = await lobby(host)
    await host.note_departure(GUILD)
    clock.pass_hours(29 * 24)
    assert await closed(host) == set()
    await host.note_return(GUILD)
    await tell_all(host)
    assert (await closed(host), [word["words"]["key"] for word in await tell_all(host) if word]) == (
        set(),
        ["host-expiring"],
    )
    clock.pass_hours(48)
    assert await closed(host) == {table}


async def test_a_server_that_removed_the_bot_while_it_was_off_is_noticed(host: Host, clock: Clock) -> None:
    here, elsewhere = (await begun(host)).table.id, await lobby(host, guild=GUILD + 1)
    await host.note_servers([GUILD + 1])
    paused = (await host.table(here)).paused
    assert paused is not None
    assert paused.why == "departed"
    clock.pass_hours(DAY / HOUR)
    await host.note_servers([GUILD, GUILD + 1])
    assert (await host.table(here)).paused is None
    await host.note_servers([GUILD + 1])
    clock.pass_hours(30 * 24)
    await host.set_language(elsewhere, ANN, "fr")
    assert await closed(host) == {here}


async def test_what_people_have_paused_stays_paused(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.pause(table)
    await host.note_departure(GUILD)
    await host.note_return(GUILD)
    assert (await host.table(table)).paused is not None


async def test_the_people_of_a_lobby_are_told_before_it_is_closed_and_when_it_is(host: Host, clock: Clock) -> None:
    table = await lobby(host)
    await host.join(table, BOB, "Bob")
    await tell_all(host)
    clock.pass_hours(12 * 24 - 1)
    assert (await closed(host), await tell_all(host)) == (set(), [])
    clock.pass_hours(1)
    await closed(host)
    _, warning = await tell_all(host)  # after the lobby, which says it too
    assert (warning["words"]["key"], warning["to"], warning["offers"]) == ("host-expiring", [ANN, BOB], ["keep"])
    assert warning["words"]["args"]["end"] == str(int(clock.time + 2 * DAY))
    clock.pass_hours(47)
    assert (await closed(host), await tell_all(host)) == (set(), []), "once is enough"
    clock.pass_hours(1)
    assert await closed(host) == {table}
    assert [payload["words"]["key"] for payload in await tell_all(host) if "words" in payload] == ["host-expired"]


async def test_who_wants_to_wait_longer_says_so(host: Host, clock: Clock) -> None:
    table = await lobby(host)
    clock.pass_hours(12 * 24)
    await closed(host)
    with pytest.raises(HostError, match="host-not-seated"):
        await host.keep_open(table, BOB)
    await host.keep_open(table, ANN)
    clock.pass_hours(11 * 24)
    assert await closed(host) == set()
    clock.pass_hours(24)
    assert await closed(host) == set()
    clock.pass_hours(2 * 24)
    assert await closed(host) == {table}


async def test_a_house_that_was_shut_for_weeks_closes_nothing_without_a_word_before(host: Host, clock: Clock) -> None:
    table = await lobby(host)
    clock.pass_hours(40 * 24)
    assert await closed(host) == set()
    clock.pass_hours(47)
    assert await closed(host) == set()
    clock.pass_hours(1)
    assert await closed(host) == {table}
