"""Calls as people wish: direct messages, reminders of their own, quiet hours, digests, bumps."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from rules.host import Host, HostError, Table
from rules.host.manners import digest_due, digested_already, is_mentioned, quiet_until
from rules.host.model import Person
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenStore, begun
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.watch import Stand

HOUR = 3600.0
PARIS = "Europe/Paris"
NOON = datetime(2026, 5, 4, 12, tzinfo=ZoneInfo(PARIS)).timestamp()


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.time = NOON
    return made


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def at_play(host: Host, hours: int = 0) -> Table:
    table = (await begun(host, people=3, night="long")).table
    return await host.set_deadline(table.id, None, hours) if hours else table


async def called(host: Host) -> list[tuple[int, str]]:
    return [(summons.player, summons.kind) for summons in await host.due_summons()]


async def test_who_wishes_nothing_is_called_by_the_posts_alone(host: Host, clock: Clock) -> None:
    await at_play(host, 24)
    clock.pass_hours(30)
    assert await called(host) == []


@pytest.mark.parametrize(("way", "written"), [("mention", 0), ("direct", 1), ("both", 1), ("silent", 0)])
async def test_direct_messages_are_for_those_who_ask_for_them(way: str, written: int, host: Host) -> None:
    await host.set_person(ANN, calls=way)
    await at_play(host)
    assert len(await called(host)) == written
    assert is_mentioned(await host.person(ANN), NOON) == (way in ("mention", "both"))


async def test_who_has_answered_meanwhile_is_not_called(host: Host) -> None:
    await host.set_person(ANN, calls="direct")
    table = await at_play(host)
    await host.play(table.id, 0, Stand(1))
    assert await called(host) == []


async def test_a_call_waits_for_quiet_hours_to_end(host: Host, clock: Clock) -> None:
    await host.set_person(ANN, quiet=(11, 14), zone=PARIS)
    await at_play(host)
    assert not is_mentioned(await host.person(ANN), clock.time)
    assert await called(host) == []
    clock.pass_hours(2)
    assert await called(host) == [(ANN, "call")]


async def test_ones_own_reminder_comes_before_the_end_wherever_the_clock_has_stood(host: Host, clock: Clock) -> None:
    await host.set_person(ANN, reminder=4)
    table = await at_play(host)
    await host.set_deadline(table.id, None, 24)
    await host.play(table.id, 0, Stand(1))
    await host.play(table.id, 1, Stand(1))
    await host.play(table.id, 2, Stand(1))
    clock.pass_hours(10)
    await host.pause(table.id)
    clock.pass_hours(30)
    assert await called(host) == []
    await host.resume(table.id, BOB)
    clock.pass_hours(9.9)
    assert await called(host) == []
    clock.pass_hours(0.2)
    assert await called(host) == [(ANN, "remind")]


async def test_closed_direct_messages_fall_back_to_a_mention_said_once(host: Host) -> None:
    await host.set_person(ANN, calls="direct")
    table = await at_play(host)
    await tell_all(host)
    (summons,) = await host.due_summons()
    await host.call_in_channel(summons, closed=True)
    assert [payload["words"]["key"] for payload in await tell_all(host)] == ["call-closed"]
    assert is_mentioned(await host.person(ANN), NOON)
    for seat in range(3):
        await host.play(table.id, seat, Stand(1))
    assert await called(host) == [], "from now on the posts call them"


async def test_a_call_is_written_with_the_change_and_outlives_the_house(
    host: Host, clock: Clock, open_store: OpenStore
) -> None:
    await host.set_person(ANN, calls="direct")
    await at_play(host)
    other = Host(await open_store(), GAMES, clock)
    (summons,) = await other.due_summons()
    await other.summoned(summons.id)
    assert await called(host) == []


# Quiet hours, digests


def test_quiet_hours_over_midnight_and_through_the_change_of_clocks() -> None:
    wishes = Person(quiet=(22, 8), zone=PARIS)
    night = datetime(2026, 3, 28, 23, tzinfo=ZoneInfo(PARIS)).timestamp()
    assert quiet_until(wishes, night) == datetime(2026, 3, 29, 8, tzinfo=ZoneInfo(PARIS)).timestamp()
    assert quiet_until(wishes, NOON) is None


async def test_a_digest_comes_once_a_day_at_its_hour(host: Host, clock: Clock) -> None:
    await host.set_person(ANN, digest=18, zone=PARIS)
    assert await host.due_digests() == []
    clock.pass_hours(6)
    ((player, day),) = await host.due_digests()
    assert (player, day) == (ANN, "2026-05-04")
    await host.digested(ANN, day)
    clock.pass_hours(5)
    assert await host.due_digests() == []
    clock.pass_hours(20)
    assert digest_due(await host.person(ANN), clock.time) == "2026-05-05"


@pytest.mark.parametrize(("hour", "comes"), [(8, False), (12, True), (18, False)])
async def test_a_digest_whose_hour_is_over_today_comes_tomorrow(hour: int, comes: bool) -> None:
    wishes = Person(digest=hour, zone=PARIS)
    wishes = replace(wishes, digested=digested_already(wishes, NOON))
    assert (digest_due(wishes, NOON) is not None) == comes
    assert digest_due(wishes, NOON + 30 * HOUR) is not None


# Bumps


async def test_a_bump_after_twelve_hours_and_once_in_twelve(host: Host, clock: Clock) -> None:
    table = await at_play(host)
    await tell_all(host)
    clock.pass_hours(11)
    with pytest.raises(HostError, match="host-bump-early"):
        await host.bump(table.id, BOB)
    clock.pass_hours(1)
    with pytest.raises(HostError, match="host-bump-early"):
        await host.bump(table.id, ANN)
    await host.bump(table.id, BOB)
    (payload,) = await tell_all(host)
    assert (list(payload["call"]), payload["words"]["key"]) == (["0"], "host-bumped")
    with pytest.raises(HostError, match="host-bump-again"):
        await host.bump(table.id, CID)
    clock.pass_hours(12)
    await host.bump(table.id, CID)


class Running(Clock):
    """It goes on while it is looked at."""

    def __call__(self) -> float:
        self.time += 0.001
        return self.time


async def test_calls_are_due_although_time_goes_on_while_one_looks(open_store: OpenStore) -> None:
    host = Host(await open_store(), GAMES, Running())
    await host.set_person(ANN, calls="direct")
    await at_play(host)
    assert await called(host) == [(ANN, "call")]
