"""Leave and regents, at the moments where one meets the other: who is back, where, and what the call says."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.clock import Scheduler
from bot.computers import Computers
from rules.host import Host, HostError, Leave, Table, due
from rules.host.calendar import DAY
from rules.host.waiting import left
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.watch import Stand

HOUR = 3600.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def timed(host: Host, people: int = 3) -> Table:
    table = (await begun(host, people=people, night="long")).table
    return await host.set_deadline(table.id, None, 24)


async def on_leave(host: Host, clock: Clock, table: Table, player: int = ANN, *, days: float = 7) -> Table:
    """A regent plays for them from now on."""
    await host.take_leave(player, Leave(clock.time, clock.time + days * DAY, regent=True))
    return (await host.enforce(table.id)).table


# Who is back


@pytest.mark.parametrize("way", ["button", "move", "undo"])
async def test_who_is_back_from_leave_early_stays_back_at_that_table(way: str, host: Host, clock: Clock) -> None:
    here, elsewhere = await timed(host), await timed(host)
    if way == "undo":
        await host.play(here.id, 0, Stand(1))
    for table in (here, elsewhere):
        assert (await on_leave(host, clock, table)).seats[0].regent == "leave"
    if way == "button":
        await host.come_back(here.id, ANN)
    elif way == "move":
        await host.play(here.id, 0, Stand(1))
    else:
        await host.undo(here.id, ANN)
    clock.pass_hours(1)
    after = (await host.enforce(here.id)).table
    assert (after.seats[0].regent, after.seats[0].leave) == ("", None)
    assert (await host.enforce(elsewhere.id)).table.seats[0].regent == "leave"


async def test_time_away_is_not_counted_to_who_comes_back_early(host: Host, clock: Clock) -> None:
    table = await on_leave(host, clock, await timed(host))
    clock.pass_hours(72)
    back = await host.come_back(table.id, ANN)
    assert left(back, 0, clock.time) == 24 * HOUR


async def test_a_leave_that_is_prolonged_stays_over_where_one_is_back(host: Host, clock: Clock) -> None:
    here, elsewhere = await timed(host), await timed(host)
    for table in (here, elsewhere):
        await on_leave(host, clock, table)
    await host.come_back(here.id, ANN)
    await host.take_leave(ANN, Leave(clock.time, clock.time + 9 * DAY, regent=True))
    assert (await host.table(here.id)).seats[0].leave is None
    longer = (await host.table(elsewhere.id)).seats[0].leave
    assert longer is not None
    assert longer.end == clock.time + 9 * DAY


async def test_a_regent_who_is_not_wanted_any_more_goes_and_the_clock_stands(host: Host, clock: Clock) -> None:
    table = await on_leave(host, clock, await timed(host))
    await tell_all(host)
    await host.take_leave(ANN, Leave(clock.time, clock.time + 5 * DAY))
    clock.pass_hours(48)
    after = (await host.enforce(table.id)).table
    assert (after.seats[0].regent, after.length, left(after, 0, clock.time)) == ("", 0, 24 * HOUR)
    assert not [payload for payload in await tell_all(host) if "words" in payload], "nobody is said to be back"


@pytest.mark.parametrize("regent", [True, False])
async def test_whoever_was_late_and_goes_on_leave_keeps_nobody_busy(regent: bool, host: Host, clock: Clock) -> None:
    """The clock has nothing to do at a table before something is due."""
    table = await timed(host)
    await host.set_terms(table.id, None, strikes=1)
    clock.pass_hours(18)
    await host.enforce(table.id)
    clock.pass_hours(6)
    assert (await host.enforce(table.id)).table.seats[0].regent == "late"
    await host.take_leave(ANN, Leave(clock.time, clock.time + 5 * DAY, regent=regent))
    moment = due((await host.enforce(table.id)).table)
    assert moment is not None
    assert moment > clock.time


# What the call says


async def test_the_call_is_told_when_a_leave_begins_and_when_it_is_over(host: Host, clock: Clock) -> None:
    """Without a regent nothing else would change the message."""
    table = await timed(host)
    await host.take_leave(ANN, Leave(clock.time + DAY / 4, clock.time + 3 * DAY))
    await tell_all(host)
    for hours in (6, 66):
        assert due(await host.table(table.id)) == clock.time + hours * HOUR
        clock.pass_hours(hours)
        await host.enforce(table.id)
        assert [post.kind for post in await host.posts(table.id)] == ["refresh"]
        await tell_all(host)


# All away


async def test_nobody_lets_a_table_go_on_at_which_all_are_away(host: Host, clock: Clock) -> None:
    table = await timed(host, people=2)
    await on_leave(host, clock, table)
    away = await on_leave(host, clock, table, BOB)
    assert away.paused is not None
    with pytest.raises(HostError, match="host-deserted"):
        await host.resume(table.id, None)
    assert (await host.resume(table.id, BOB)).paused is None


async def test_a_table_that_is_thawed_while_all_are_away_waits_for_them(host: Host, clock: Clock) -> None:
    table = await timed(host, people=2)
    await on_leave(host, clock, table)
    await host.pause(table.id, why="frozen")
    assert (await on_leave(host, clock, table, BOB)).paused is not None
    thawed = await host.resume(table.id, None)
    assert thawed.paused is not None
    assert thawed.paused.why == "away"
    await Computers(host, Scheduler(), 0.0).move(table.id)
    assert (await host.table(table.id)).length == 0
    assert (await host.come_back(table.id, ANN)).paused is None


# How long


async def test_three_weeks_are_three_weeks_when_the_clocks_are_put_back(host: Host, clock: Clock) -> None:
    paris = ZoneInfo("Europe/Paris")
    first, last = (datetime(2026, 10, day, tzinfo=paris).timestamp() for day in (10, 31))
    clock.time = first - DAY
    assert last - first > 21 * DAY
    assert (await host.take_leave(ANN, Leave(first, last))).leave == Leave(first, last)


async def test_what_was_entrusted_stays_entrusted(host: Host, clock: Clock) -> None:
    """Whoever prolongs their leave, or goes again, need not say it all again."""
    mandate: dict[str, bool | int] = {"saga.spend": 2}
    await host.take_leave(ANN, Leave(clock.time, clock.time + DAY, regent=True, mandate=mandate))
    longer = await host.take_leave(ANN, Leave(clock.time, clock.time + 3 * DAY, regent=True))
    clock.pass_hours(100)
    again = await host.take_leave(ANN, Leave(clock.time, clock.time + DAY, regent=True))
    assert longer.leave is not None
    assert again.leave is not None
    assert longer.leave.mandate == again.leave.mandate == mandate
