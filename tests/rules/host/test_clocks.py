"""Time banks, weekends, pauses: time used and time left always make up what there is."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from random import Random
from zoneinfo import ZoneInfo

import pytest

from rules.host import Host, HostError, Leave, Moved, Table, TimeBank, due
from rules.host.calendar import counted, moment_after, together, weekends
from rules.host.waiting import allowance, end_of, left, reminder_of, spent
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun, lobby
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.watch import Stand

HOUR = 3600.0
PARIS = "Europe/Paris"
SPRING = datetime(2026, 3, 27, 12, tzinfo=ZoneInfo(PARIS)).timestamp()  # a Friday; that Sunday has 23 hours
AUTUMN = datetime(2026, 10, 23, 12, tzinfo=ZoneInfo(PARIS)).timestamp()  # a Friday; that Sunday has 25


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.time = SPRING
    return made


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def banked(host: Host, bank: str | TimeBank = "daily", **terms: object) -> Table:
    position = await begun(host, people=2, night="endless")
    await host.set_bank(position.table.id, None, bank)
    if terms:
        await host.set_terms(position.table.id, None, **terms)
    return await host.table(position.table.id)


# Weekends and daylight saving


def test_a_weekend_lasts_from_saturday_to_monday_as_the_zone_has_it() -> None:
    saturday = datetime(2026, 3, 28, tzinfo=ZoneInfo(PARIS)).timestamp()
    spans = weekends(PARIS, SPRING)
    next(spans)
    begin, end = next(spans)
    assert (begin, end - begin) == (saturday, 47 * HOUR), "the clocks go forward on Sunday"


def test_a_clock_that_stands_on_weekends_goes_on_where_it_stood() -> None:
    assert moment_after(SPRING, 12 * HOUR + 60, weekends(PARIS, SPRING)) == SPRING + (12 + 47) * HOUR + 60
    assert counted(SPRING, SPRING + 72 * HOUR, weekends(PARIS, SPRING)) == 25 * HOUR


@pytest.mark.parametrize("seed", range(20))
def test_time_counts_the_same_whole_or_in_parts(seed: int) -> None:
    rng = Random(seed)
    leave = (SPRING + rng.uniform(0, 400) * HOUR, SPRING + rng.uniform(400, 900) * HOUR)
    zone = rng.choice([PARIS, "America/New_York", "Pacific/Auckland", "UTC"])

    def idle(since: float) -> list[tuple[float, float]]:
        spans = together([leave], weekends(zone, since))
        return [next(spans) for _ in range(12)]

    marks = sorted(SPRING + rng.uniform(0, 1000) * HOUR for _ in range(5))
    parts = sum(counted(a, b, idle(a)) for a, b in pairwise(marks))
    assert parts == pytest.approx(counted(marks[0], marks[-1], idle(marks[0])))
    assert parts == 0 or moment_after(marks[0], parts, idle(marks[0])) <= marks[-1] + 1e-3
    later = moment_after(marks[0], 30 * HOUR, idle(marks[0]))
    assert counted(marks[0], later, idle(marks[0])) == pytest.approx(30 * HOUR)


# Time banks


async def test_a_bank_pays_for_answers_and_grows_with_every_turn(host: Host, clock: Clock) -> None:
    table = await banked(host)
    assert allowance(table, 0) == 72 * HOUR
    clock.pass_hours(10)
    after = (await host.play(table.id, 0, Stand(1))).position.table
    assert after.banks[0].left == (72 - 10 + 12) * HOUR
    clock.pass_hours(1)
    await host.play(table.id, 1, Stand(1))
    assert allowance(await host.table(table.id), 1) == (72 - 1 + 12) * HOUR


async def test_a_bank_holds_no_more_than_its_cap(host: Host, clock: Clock) -> None:
    table = await banked(host, "fast")
    for _ in range(10):
        for seat in (0, 1):
            table = (await host.play(table.id, seat, Stand(1))).position.table
    assert allowance(table, 0) == 12 * HOUR


async def test_a_bank_runs_out_with_a_reminder_and_a_stand_in_and_the_next_turn_has_the_increment(
    host: Host, clock: Clock
) -> None:
    table = await banked(host, "fast")
    assert due(table) == reminder_of(table, 0) == clock.time + 4.5 * HOUR
    clock.pass_hours(4.5)
    await host.enforce(table.id)
    clock.pass_hours(1.5)
    after = (await host.enforce(table.id)).table
    assert (after.length, after.banks[0].left) == (1, 1 * HOUR)


async def test_a_table_makes_up_a_bank_of_its_own(host: Host, clock: Clock) -> None:
    table = await banked(host, TimeBank(start=10, increment=2, cap=11))
    assert allowance(table, 0) == 10 * HOUR
    table = (await host.play(table.id, 0, Stand(1))).position.table
    assert allowance(table, 0) == 11 * HOUR, "no more than its cap"


@pytest.mark.parametrize(("start", "increment", "cap"), [(0, 1, 5), (6, 1, 5), (6, 9, 8), (6, -1, 8), (6, 1, 721)])
async def test_a_bank_that_makes_no_sense_is_refused(host: Host, start: int, increment: int, cap: int) -> None:
    table = (await begun(host, night="endless")).table
    with pytest.raises(HostError, match="host-bad-own-bank"):
        await host.set_bank(table.id, None, TimeBank(start=start, increment=increment, cap=cap))
    assert await host.table(table.id) == table


async def test_no_undo_earns_time(host: Host, clock: Clock) -> None:
    table = await banked(host)
    clock.pass_hours(5)
    for _ in range(4):
        await host.play(table.id, 0, Stand(1))
        assert isinstance(await host.undo(table.id, ANN), Moved)
    after = (await host.play(table.id, 0, Stand(1))).position.table
    assert after.banks[0].left == (72 - 5 + 12) * HOUR


async def test_the_lobby_settles_it_and_the_banks_are_filled_at_the_start(host: Host) -> None:
    table = await lobby(host)
    await host.join(table, BOB, "Bob")
    await host.set_bank(table, ANN, "fast")
    with pytest.raises(HostError, match="host-bad-bank"):
        await host.set_bank(table, ANN, "endless")
    with pytest.raises(HostError, match="host-bad-zone"):
        await host.set_terms(table, ANN, zone="Moon/Tycho")
    begun_table = (await host.start(table, ANN)).table
    assert [allowance(begun_table, seat) for seat in (0, 1)] == [6 * HOUR, 6 * HOUR]


# The law: time used plus time left


def is_weekend(now: float) -> bool:
    return datetime.fromtimestamp(now, ZoneInfo(PARIS)).weekday() >= 5


ACTS = ("wait", "wait", "wait", "play", "play", "undo", "redo", "pause", "resume", "restart", "look", "leave", "back")
ACTS += ("away", "return", "depart", "arrive")


@pytest.mark.parametrize("seed", range(16))
async def test_time_used_and_time_left_make_up_all_there_is(
    seed: int, host: Host, clock: Clock, open_store: OpenStore
) -> None:
    """Whatever comes in between: pauses, leave with a regent and without, a server that shuts the bot out, undo and
    redo, restarts, weekends, the hour that is lost in spring or comes twice in autumn. Beside the host a clerk counts,
    quarter of an hour by quarter of an hour, for whom time goes by."""
    rng = Random(seed)
    clock.time = rng.choice([SPRING, AUTUMN])
    weekends_off, start = rng.random() < 0.7, rng.choice([100, 168])
    table = await banked(host, TimeBank(start=start, increment=24, cap=336), weekends=weekends_off, zone=PARIS)
    used, gained = [0.0, 0.0], [0.0, 0.0]
    for _ in range(70):
        table = await host.table(table.id)
        act = rng.choice(ACTS)
        if act == "wait":
            for _ in range(rng.randrange(1, 40)):
                if table.paused is None and not (weekends_off and is_weekend(clock.time)):
                    awaited = table.seats[table.awaited[0]]
                    away = awaited.leave is not None and awaited.leave.covers(clock.time)
                    used[table.awaited[0]] += 0.0 if away or awaited.regent else HOUR / 4
                clock.pass_hours(0.25)
        elif act == "restart":
            host = Host(await open_store(), GAMES, clock)
        elif act == "look":
            await host.enforce(table.id)
        else:
            await _try(host, table, act, rng, gained)
        table = await host.table(table.id)
        for seat in (0, 1):
            running = spent(table, seat, clock.time) if seat in table.asked else 0.0
            assert used[seat] + allowance(table, seat) - running == pytest.approx(start * HOUR + gained[seat]), act
            if seat in table.asked:
                assert left(table, seat, clock.time) == pytest.approx(allowance(table, seat) - running)


STEADY = tuple(act for act in ACTS if act not in ("undo", "redo"))


@pytest.mark.parametrize("seed", range(4))
async def test_so_they_do_where_there_is_time_for_every_answer(
    seed: int, host: Host, clock: Clock, open_store: OpenStore
) -> None:
    """The same clerk, who begins anew with every question. (What an undo leaves of a deadline is tested by itself.)"""
    rng = Random(seed)
    clock.time = rng.choice([SPRING, AUTUMN])
    table = await host.set_deadline((await begun(host, night="endless")).table.id, None, 720)
    table = await host.set_terms(table.id, None, weekends=True, zone=PARIS)
    used, question = 0.0, _question(table)
    for _ in range(70):
        act, seat = rng.choice(STEADY), table.awaited[0]
        if act == "wait":
            for _ in range(rng.randrange(1, 40)):
                awaited = table.seats[seat]
                away = awaited.leave is not None and awaited.leave.covers(clock.time)
                stands = table.paused or is_weekend(clock.time) or away or awaited.regent
                used += 0.0 if stands else HOUR / 4
                clock.pass_hours(0.25)
        elif act == "restart":
            host = Host(await open_store(), GAMES, clock)
        elif act == "look":
            await host.enforce(table.id)
        else:
            await _try(host, table, act, rng, [0.0, 0.0])
        table = await host.table(table.id)
        seat = table.awaited[0]
        if _question(table) != question:
            used, question = 0.0, _question(table)
        assert spent(table, seat, clock.time) == pytest.approx(used), act
        assert left(table, seat, clock.time) == pytest.approx(720 * HOUR - used), act


def _question(table: Table) -> tuple[int, str]:
    return table.awaited[0], table.asked[table.awaited[0]].decision


async def _try(host: Host, table: Table, act: str, rng: Random, gained: list[float]) -> None:
    """Something that may be refused as things stand."""
    seat = table.awaited[0]
    before = allowance(table, seat) - spent(table, seat, host.now)
    try:
        if act == "play":
            after = (await host.play(table.id, seat, Stand(rng.randint(1, 3)))).position.table
            gained[seat] += allowance(after, seat) - before
        elif act == "undo":
            await host.undo(table.id, (BOB, ANN)[seat])
        elif act == "redo":
            await host.redo(table.id, (ANN, BOB)[seat])
        elif act == "pause":
            await host.pause(table.id)
        elif act == "leave":
            start = host.now + rng.randrange(8) * HOUR
            await host.take_leave((ANN, BOB)[seat], Leave(start, start + rng.randrange(1, 40) * HOUR))
        elif act == "away":
            await host.take_leave(
                (ANN, BOB)[seat], Leave(host.now, host.now + rng.randrange(1, 90) * HOUR, regent=True)
            )
            await host.enforce(table.id)
        elif act == "return":
            await host.come_back(table.id, (ANN, BOB)[seat])
        elif act in ("depart", "arrive"):
            await (host.note_departure if act == "depart" else host.note_return)(table.guild)
        elif act == "back":
            await host.end_leave((ANN, BOB)[seat])
        else:
            await host.resume(table.id, ANN)
    except HostError:
        assert await host.table(table.id) == table, "what is refused changes nothing"


# The house was closed


@pytest.mark.parametrize("bank", [None, "fast"])
async def test_a_machine_that_was_off_makes_nobody_late_without_a_reminder(
    bank: str | None, host: Host, clock: Clock
) -> None:
    table = await banked(host, bank or "fast")
    if bank is None:
        table = await host.set_deadline(table.id, None, 6)
    await tell_all(host)
    clock.pass_hours(500)
    after = (await host.enforce(table.id)).table
    assert (after.length, list((await tell_all(host))[-1]["remind"])) == (0, ["0"])
    assert end_of(after, 0) == clock.time + 1.5 * HOUR
