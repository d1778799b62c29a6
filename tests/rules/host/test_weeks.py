"""Weeks go by at a table, with time in the test's hand: stand-ins, strikes, regents, and who comes back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.clock import Scheduler
from bot.computers import Computers
from bot.deadlines import DeadlineWatch
from rules.core import engine
from rules.host import Conflict, Host, HostError, Moved, OpenTable, Table
from rules.host.standins import thought_of
from rules.registry import games
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.watch import Stand, Throw, Watch

DAY = 24
HOUR = 3600.0


class Rash(Watch):
    """Whose computers always throw the dice."""

    id = "rash"

    def choose(self, state: Any, seat: int, rng: Any) -> Throw:
        return Throw()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), {**GAMES, **games()}, clock)


async def timed(host: Host, game: str = "watch", *, people: int = 2, computers: int = 0, **terms: Any) -> Table:
    """A day for every answer."""
    position = await begun(host, game, people=people, computers=computers, night="long")
    await host.set_deadline(position.table.id, None, DAY)
    if terms:
        await host.set_terms(position.table.id, None, **terms)
    await tell_all(host)
    return await host.table(position.table.id)


async def let_run_out(host: Host, clock: Clock, table: Table) -> Table:
    """The reminder, then the end of the time."""
    clock.pass_hours(18)
    await host.enforce(table.id)
    clock.pass_hours(6)
    return (await host.enforce(table.id)).table


async def seat_late_twice(host: Host, clock: Clock, table: Table) -> Table:
    """Ann is late at two turns of hers; Bob plays in between."""
    await let_run_out(host, clock, table)
    await host.play(table.id, 1, Stand(1))
    return await let_run_out(host, clock, table)


# Stand-ins


async def test_a_stand_in_decides_for_who_is_late_and_it_is_told(host: Host, clock: Clock) -> None:
    table = await let_run_out(host, clock, await timed(host))
    (row,) = await host.history(table.id)
    assert (row.hand, row.entry.seat if row.entry else None) == ("standin", 0)
    assert (table.awaited, table.seats[0].strikes) == ((1,), 1)
    assert {"changes": [{"change": "standin", "seat": 0}], "calls": [1]} in await tell_all(host)


async def test_the_owner_takes_it_back_freely_until_another_has_acted(host: Host, clock: Clock) -> None:
    table = await let_run_out(host, clock, await timed(host))
    assert isinstance(await host.undo(table.id, ANN), Moved)
    again = await let_run_out(host, clock, await host.table(table.id))
    await host.play(again.id, 1, Stand(1))
    assert not isinstance(await host.undo(table.id, ANN), Moved), "now Bob is asked"


async def test_even_dice_that_a_stand_in_threw_are_taken_back_freely(open_store: OpenStore, clock: Clock) -> None:
    host = Host(await open_store(), {**GAMES, "rash": Rash()}, clock)
    table = await let_run_out(host, clock, await timed(host, "rash"))
    (row,) = await host.history(table.id)
    assert row.entry is not None
    assert row.entry.learnt
    assert isinstance(await host.undo(table.id, ANN), Moved)


async def test_after_taking_it_back_there_is_time_for_an_answer_but_not_all_of_it(host: Host, clock: Clock) -> None:
    table = await let_run_out(host, clock, await timed(host))
    await host.undo(table.id, ANN)
    clock.pass_hours(0.1)
    reminded = await host.enforce(table.id)
    clock.pass_hours(5.8)
    assert (await host.enforce(table.id)).table.length == 0
    clock.pass_hours(0.3)
    assert (await host.enforce(table.id)).table.length == 1
    assert reminded.table.asked[0].told == "reminded"


async def test_only_call_never_plays_for_anybody(host: Host, clock: Clock) -> None:
    table = await timed(host, upon="call")
    for _ in range(5):
        table = await let_run_out(host, clock, table)
    assert (table.length, table.seats[0].regent) == (0, "")


async def test_only_call_calls_three_times_and_then_the_others_may_vote(host: Host, clock: Clock) -> None:
    table = await timed(host, upon="call")
    table = await let_run_out(host, clock, table)
    assert table.seats[0].strikes == 1
    with pytest.raises(HostError, match="host-not-late"):
        await host.propose_seat(table.id, BOB, 0)
    called = sum("remind" in payload and payload["late"] for payload in await tell_all(host))
    for _ in range(6):
        clock.pass_hours(12)
        await host.enforce(table.id)
        called += sum(payload.get("late", False) for payload in await tell_all(host))
    assert called == 3
    given = await host.propose_seat(table.id, BOB, 0)
    assert isinstance(given, Table)
    assert (given.seats[0].sought, given.seats[0].former) == (True, ANN)


async def test_a_house_that_was_shut_calls_once_when_it_opens(host: Host, clock: Clock) -> None:
    table = await let_run_out(host, clock, await timed(host, upon="call"))
    await tell_all(host)
    clock.pass_hours(10 * DAY)
    await host.enforce(table.id)
    assert len(await tell_all(host)) == 1


# Strikes and regents


async def test_after_two_strikes_in_a_row_a_regent_plays(host: Host, clock: Clock) -> None:
    table = await seat_late_twice(host, clock, await timed(host))
    assert (table.seats[0].strikes, table.seats[0].regent) == (2, "late")
    payload = next(p for p in await tell_all(host) if {"change": "regent", "seat": 0} in p.get("changes", ()))
    assert payload["changes"] == [{"change": "standin", "seat": 0}, {"change": "regent", "seat": 0}]


async def test_an_answer_of_ones_own_wipes_the_strikes_away(host: Host, clock: Clock) -> None:
    table = await let_run_out(host, clock, await timed(host))
    await host.play(table.id, 1, Stand(1))
    await host.play(table.id, 0, Stand(1))
    await host.play(table.id, 1, Stand(1))
    assert (await host.table(table.id)).seats[0].strikes == 0
    assert not (await let_run_out(host, clock, table)).seats[0].regent


async def test_a_regent_plays_at_once_until_the_owner_is_back(host: Host, clock: Clock) -> None:
    table = await seat_late_twice(host, clock, await timed(host))
    await host.play(table.id, 1, Stand(1))
    computers = Computers(host, Scheduler(), 0.0)
    await computers.move(table.id)
    assert [row.hand for row in await host.history(table.id)] == ["standin", "", "standin", "", "regent"]
    await host.play(table.id, 1, Stand(1))
    back = await host.come_back(table.id, ANN)
    assert (back.seats[0].regent, back.seats[0].strikes) == ("", 0)
    await computers.move(table.id)
    assert (await host.table(table.id)).length == 6, "nobody plays for Ann any more"
    with pytest.raises(HostError, match="host-not-away"):
        await host.come_back(table.id, ANN)


async def test_who_plays_is_back(host: Host, clock: Clock) -> None:
    table = await seat_late_twice(host, clock, await timed(host))
    await host.play(table.id, 1, Stand(1))
    moved = await host.play(table.id, 0, Stand(1))
    assert moved.position.table.seats[0].regent == ""


async def test_a_regent_who_thought_too_long_comes_too_late(host: Host, clock: Clock) -> None:
    """The owner comes back while the regent thinks."""
    table = await seat_late_twice(host, clock, await timed(host))
    await host.play(table.id, 1, Stand(1))
    position = await host.look(table.id)
    thought = await thought_of(position, 0)
    assert thought is not None
    await asyncio.gather(host.come_back(table.id, ANN), refused(host, position, thought))
    assert (await host.table(table.id)).length == 4


async def refused(host: Host, position: OpenTable, thought: Any) -> None:
    await asyncio.sleep(0)
    with pytest.raises(Conflict):
        await host.play(position.table.id, 0, thought, hand="regent")


async def test_when_all_are_away_the_table_pauses_and_who_is_back_lets_it_go_on(host: Host, clock: Clock) -> None:
    table = await timed(host, people=1, computers=1, strikes=1)
    table = await let_run_out(host, clock, table)
    assert table.paused is not None
    assert table.paused.why == "away"
    assert {"change": "deserted"} in (await tell_all(host))[-1]["changes"]
    with pytest.raises(Conflict):
        await host.play(table.id, 1, Stand(1))
    back = await host.come_back(table.id, ANN)
    assert (back.paused, back.seats[0].regent) == (None, "")
    await host.play(table.id, 1, Stand(1))


# The experiment: a silent first player, and weeks


@pytest.mark.parametrize("game", games())
async def test_a_game_with_a_silent_first_player_comes_to_its_end_within_21_days(
    game: str, host: Host, clock: Clock
) -> None:
    """Bob answers every quarter of an hour; Ann never does."""
    table = (await begun(host, game)).table
    await host.set_deadline(table.id, None, DAY)
    night = clock.time + 21 * DAY * HOUR
    while (table := await host.table(table.id)).status == "running" and clock.time < night:
        await bob_answers(host, table)
        await Computers(host, Scheduler(), 0.0).move(table.id)
        await host.enforce(table.id)
        clock.pass_hours(0.25)
    assert table.status == "over", f"{table.length} moves and no end"
    hands = [row.hand for row in await host.history(table.id) if row.entry and row.entry.seat == 0]
    assert set(hands) == {"standin", "regent"}
    assert (await host.verify(table.id)).ok


async def bob_answers(host: Host, table: Table) -> None:
    """All that he is asked just now."""
    while table.status == "running" and 1 in table.awaited:
        position = await host.look(table.id)
        thought = await thought_of(position, 1)
        assert thought is not None
        table = (await host.play(table.id, 1, thought)).position.table


async def test_the_watch_goes_on_by_itself_for_weeks(host: Host, clock: Clock) -> None:
    """The bot's own clock and computers do it, nobody else."""
    table = await timed(host, people=2, strikes=1)
    now = 0.0

    def monotonic() -> float:
        return now

    scheduler = Scheduler(monotonic)
    computers, deadlines = Computers(host, scheduler, 1.0), DeadlineWatch(host, scheduler)
    for listener in (computers.hear, deadlines.hear):
        host.listen(listener)
    deadlines.consider(table)
    for _ in range(26):
        clock.pass_hours(1)
        now += HOUR
        scheduler.tick()
        await scheduler.finish()
    after = await host.table(table.id)
    assert after.seats[0].regent == "late"
    assert after.length == 1
    assert engine.awaited((await host.look(table.id)).state) == (1,)
