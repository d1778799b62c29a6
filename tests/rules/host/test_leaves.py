"""Leave: clocks stand or a regent plays, at every table of whoever is away, and no longer than is fair."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.clock import Scheduler
from bot.computers import Computers
from rules.core import engine
from rules.core.standin import stand_in
from rules.host import Host, HostError, Leave, Table, due
from rules.host.calendar import DAY
from rules.host.waiting import left
from rules.registry import games
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun, handed_over, lobby
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.watch import Stand

HOUR = 3600.0
CID = 1003


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def timed(host: Host, **terms: Any) -> Table:
    table = (await begun(host, night="long")).table
    await host.set_deadline(table.id, None, 24)
    return await host.set_terms(table.id, None, **terms)


def leave(clock: Clock, first: float = 0, last: float = 7, **more: Any) -> Leave:
    """In days from now."""
    return Leave(clock.time + first * DAY, clock.time + last * DAY, **more)


async def test_the_clock_stands_while_somebody_is_away(host: Host, clock: Clock) -> None:
    table = await timed(host)
    clock.pass_hours(10)
    await host.take_leave(ANN, leave(clock))
    clock.pass_hours(7 * 24 - 1)
    table = (await host.enforce(table.id)).table
    assert (table.length, left(table, 0, clock.time)) == (0, 14 * HOUR)
    clock.pass_hours(1)
    table = (await host.enforce(table.id)).table
    assert (table.seats[0].leave, left(table, 0, clock.time)) == (None, 14 * HOUR)
    assert due(table) == clock.time + 8 * HOUR


async def test_a_leave_that_begins_later_lets_the_clock_run_until_then(host: Host, clock: Clock) -> None:
    table = await timed(host)
    await host.take_leave(ANN, leave(clock, 0.5, 5))
    table = await host.table(table.id)
    assert due(table) == clock.time + 0.5 * DAY, "the call says so then"
    assert left(table, 0, clock.time + 3 * DAY) == 12 * HOUR
    clock.pass_hours(12)
    assert due((await host.enforce(table.id)).table) == clock.time + 4.5 * DAY, "what is left is used after it"


@pytest.mark.parametrize("says", ["person", "table"])
async def test_a_regent_plays_while_somebody_is_away_if_they_or_the_table_say_so(
    says: str, host: Host, clock: Clock
) -> None:
    table = await timed(host, regents=says == "table")
    await host.take_leave(ANN, leave(clock, 1, 5, regent=says == "person"))
    assert due(await host.table(table.id)) is not None
    clock.pass_hours(24)
    table = (await host.enforce(table.id)).table
    assert table.seats[0].regent == "leave"
    await Computers(host, Scheduler(), 0.0).move(table.id)
    assert [row.hand for row in await host.history(table.id)][-1] == "regent"
    clock.pass_hours(4 * 24)
    table = (await host.enforce(table.id)).table
    assert (table.seats[0].regent, table.seats[0].leave) == ("", None)


async def test_who_comes_back_early_ends_it_everywhere(host: Host, clock: Clock) -> None:
    tables = [await timed(host), await timed(host)]
    await host.take_leave(ANN, leave(clock, regent=True))
    for table in tables:
        assert (await host.enforce(table.id)).table.seats[0].regent == "leave"
    await host.end_leave(ANN)
    for table in tables:
        seat = (await host.table(table.id)).seats[0]
        assert (seat.regent, seat.leave) == ("", None)
    assert (await host.person(ANN)).leave is None


async def test_when_all_are_on_leave_with_regents_the_table_pauses_until_one_is_back(host: Host, clock: Clock) -> None:
    table = await timed(host)
    await host.take_leave(ANN, leave(clock, 0, 5, regent=True))
    await host.take_leave(BOB, leave(clock, 0, 9, regent=True))
    table = (await host.enforce(table.id)).table
    assert table.paused is not None
    clock.pass_hours(5 * 24)
    table = (await host.enforce(table.id)).table
    assert (table.paused, table.seats[1].regent) == (None, "leave")


async def test_who_sits_down_on_leave_is_known_to_be_away(host: Host, clock: Clock) -> None:
    await host.take_leave(BOB, leave(clock))
    opened = await lobby(host)
    assert (await host.join(opened, BOB, "Bob")).seats[1].leave == leave(clock)
    table = await timed(host)
    await host.take_leave(CID, leave(clock, 0, 3))
    after = await handed_over(host, table.id, 0, CID, "Cid")
    assert after.seats[0].leave == leave(clock, 0, 3)


async def test_leave_has_its_limits(host: Host, clock: Clock) -> None:
    with pytest.raises(HostError, match="host-leave-long"):
        await host.take_leave(ANN, leave(clock, 0, 22))
    with pytest.raises(HostError, match="host-leave-over"):
        await host.take_leave(ANN, leave(clock, -3, -1))
    for _ in range(2):
        await host.take_leave(ANN, leave(clock, 0, 21))
        clock.pass_hours(20.9 * 24)
        await host.end_leave(ANN)
        clock.pass_hours(24)
    with pytest.raises(HostError) as caught:
        await host.take_leave(ANN, leave(clock, 0, 5))
    assert (caught.value.key, caught.value.args_by_name["left"]) == ("host-leave-year", 0)
    clock.pass_hours(365 * 24)
    await host.take_leave(ANN, leave(clock, 0, 5))


async def test_a_leave_that_was_not_ended_counts_too(host: Host, clock: Clock) -> None:
    for _ in range(2):
        await host.take_leave(ANN, leave(clock, 0, 20))
        clock.pass_hours(21 * 24)
    with pytest.raises(HostError, match="host-leave-year"):
        await host.take_leave(ANN, leave(clock, 0, 5))


async def test_one_that_has_begun_is_prolonged_not_begun_anew(host: Host, clock: Clock) -> None:
    await host.take_leave(ANN, leave(clock, 0, 20))
    clock.pass_hours(10 * 24)
    with pytest.raises(HostError, match="host-leave-long"):
        await host.take_leave(ANN, leave(clock, 0, 20))


async def test_a_leave_that_fails_for_one_table_is_noted_at_none(
    host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await timed(host), await timed(host)]
    calls = 0

    async def dies(*_: object) -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise RuntimeError("the power is out")

    monkeypatch.setattr("rules.host.leaves.post_refresh", dies)
    with pytest.raises(RuntimeError):
        await host.take_leave(ANN, leave(clock))
    assert [(await host.table(table.id)).seats[0].leave for table in tables] == [None, None]
    assert (await host.person(ANN)).leave is None


async def test_a_leave_is_told_without_a_new_post(host: Host, clock: Clock) -> None:
    table = await timed(host)
    await tell_all(host)
    await host.take_leave(ANN, leave(clock))
    assert [post.kind for post in await host.posts(table.id)] == ["refresh"]
    await host.play(table.id, 0, Stand(1))


async def test_a_regent_keeps_to_the_mandate_of_its_game(open_store: OpenStore, clock: Clock) -> None:
    """Knights stay where they are in Barony while anything else is legal, whatever is entrusted in other games."""
    host = Host(await open_store(), games(), clock)
    table = (await begun(host, "barony")).table
    mandate: dict[str, bool | int] = {"barony.border": False, "border": True, "medioevo.spend": 300}
    await host.take_leave(ANN, leave(clock, regent=True, mandate=mandate))
    await host.enforce(table.id)
    computers = Computers(host, Scheduler(), 0.0)
    for _ in range(30):
        position = await host.look(table.id)
        seat = position.table.awaited[0]
        if seat == 0:
            await computers.move(table.id)
        else:
            await host.play(table.id, seat, stand_in(position.game, position.state, seat, Random(1)))
    rows = [row for row in await host.history(table.id) if row.hand == "regent" and row.entry is not None]
    assert len(rows) > 10
    for row in rows:
        assert row.entry is not None
        before = (await host.at(table.id, row.index - 1)).state
        others = (other for other in engine.legal(before, 0) if "border" not in other.touches(before, 0))
        assert "border" not in row.entry.action.touches(before, 0) or next(others, None) is None, row
    assert len({type(row.entry.action) for row in rows if row.entry is not None}) > 1
