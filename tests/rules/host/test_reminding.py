"""Reminders reach everybody, as they wish: the table's own too, and those that fall into quiet hours."""

from __future__ import annotations

from typing import Any

import pytest

from rules.host import Host, HostError, Leave, Table
from rules.host.calendar import DAY
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.test_summons import NOON, PARIS, called

HOUR = 3600.0


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.time = NOON
    return made


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def at_play(host: Host, hours: int = 24, **wishes: Any) -> Table:
    """Ann, who wishes to be called like that, is awaited, and all calls so far were made."""
    await host.set_person(ANN, zone=PARIS, **wishes)
    table = (await begun(host, people=3, night="long")).table
    table = await host.set_deadline(table.id, None, hours) if hours else table
    await all_told(host)
    return table


async def all_told(host: Host) -> None:
    await tell_all(host)
    for summons in await host.due_summons():
        await host.summoned(summons.id)


async def let_remind(host: Host, clock: Clock, table: Table) -> None:
    """Six o'clock in the morning: three quarters of a day since noon."""
    clock.pass_hours(18)
    await host.enforce(table.id)


@pytest.mark.parametrize(("way", "written"), [("mention", 0), ("direct", 1), ("both", 1), ("silent", 0)])
async def test_the_tables_reminder_is_written_to_those_who_are_written_to(
    way: str, written: int, host: Host, clock: Clock
) -> None:
    table = await at_play(host, calls=way)
    await let_remind(host, clock, table)
    assert await called(host) == [(ANN, "remind")] * written


@pytest.mark.parametrize("hours", [0, 4])
async def test_ones_own_reminder_or_none_is_in_its_place(hours: int, host: Host, clock: Clock) -> None:
    table = await at_play(host, calls="direct", reminder=hours)
    await let_remind(host, clock, table)
    assert await called(host) == []


async def test_a_reminder_in_quiet_hours_comes_after_them(host: Host, clock: Clock) -> None:
    table = await at_play(host, quiet=(22, 8))
    await let_remind(host, clock, table)
    assert await called(host) == []
    clock.pass_hours(2)
    (summons,) = await host.due_summons()
    await tell_all(host)
    await host.call_in_channel(summons)
    (payload,) = await tell_all(host)
    end = str(int(clock.time + 4 * HOUR))
    assert payload["words"] == {"key": "call-remind", "args": {"table": table.name, "end": end}}


async def test_a_reminder_waits_while_the_table_pauses(host: Host, clock: Clock) -> None:
    table = await at_play(host, quiet=(22, 8))
    await let_remind(host, clock, table)
    await host.pause(table.id)
    clock.pass_hours(3)
    assert await called(host) == [], "nobody is called while the table pauses"
    await host.resume(table.id, None)
    clock.pass_hours(1)
    assert await called(host) == [(ANN, "remind")]


@pytest.mark.parametrize("reminder", [None, 0, 4])
async def test_where_nobody_plays_for_them_those_who_are_written_to_hear_that_their_time_is_up(
    reminder: int | None, host: Host, clock: Clock
) -> None:
    table = await at_play(host, calls="direct", reminder=reminder)
    await host.set_terms(table.id, None, upon="call")
    await let_remind(host, clock, table)
    await all_told(host)
    clock.pass_hours(6)
    await host.enforce(table.id)
    assert (ANN, "remind") in await called(host)


# Bumps


async def test_the_tables_reminder_does_not_put_a_bump_off(host: Host, clock: Clock) -> None:
    table = await at_play(host, 48)
    clock.pass_hours(36)
    await host.enforce(table.id)
    await host.bump(table.id, BOB)


async def test_nobody_is_bumped_who_is_away(host: Host, clock: Clock) -> None:
    table = await at_play(host)
    clock.pass_hours(13)
    await host.take_leave(ANN, Leave(clock.time, clock.time + DAY))
    with pytest.raises(HostError, match="host-bump-early"):
        await host.bump(table.id, BOB)


async def test_a_bump_in_quiet_hours_comes_after_them(host: Host, clock: Clock) -> None:
    table = await at_play(host, 0, quiet=(22, 8))
    clock.pass_hours(13)
    await host.bump(table.id, BOB)
    assert await called(host) == []
    clock.pass_hours(7)
    assert await called(host) == [(ANN, "call")]
