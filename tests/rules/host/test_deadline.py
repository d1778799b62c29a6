"""The clock of a table, with time in the test's hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from msgspec.structs import replace

from rules.core import engine
from rules.host import Asked, Host, HostError, OpenTable, Table, decision_token, due
from rules.host.model import Upon
from rules.host.sqlite import SqliteStore, migrate
from rules.host.waiting import asked_since
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenStore, begun, handed_over, lobby
from tests.rules.host.watch import Stand, Watch
from tests.sample_game.actions import Bid, Challenge, Share, Stay, Withdraw

HOUR = 3600.0
DAY = 24


class Relieved(Watch):
    """A guard who does not come is relieved after an hour's standing."""

    id = "relieved"

    def timeout(self, state: Any, seat: int) -> Stand:
        return Stand(1)


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def pass_hours(self, hours: float) -> None:
        self.time += hours * HOUR


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), {**GAMES, "relieved": Relieved()}, clock)


async def timed(host: Host, game: str = "tourney", *, hours: int = DAY, upon: Upon = "pass", **seats: int) -> OpenTable:
    """At which nobody is replaced, however often they are late."""
    position = await begun(host, game, **seats)
    await host.set_deadline(position.table.id, None, hours)
    await host.set_terms(position.table.id, None, upon=upon, strikes=0)
    await tell_all(host)
    return await host.look(position.table.id)


async def tell_all(host: Host) -> list[dict[str, Any]]:
    """What the channel is told now, as payloads."""
    told: list[dict[str, Any]] = []
    for post in await host.posts():
        await host.claim(post.id)
        await host.posted(post.id, post.id)
        told.append(post.payload)
    return told


async def bid(host: Host, table: Table, *seats: int) -> OpenTable:
    for seat in seats:
        await host.play(table.id, seat, Bid(seat))
    return await host.look(table.id)


# Setting it


async def test_without_a_deadline_nothing_is_ever_due(host: Host, clock: Clock) -> None:
    position = await begun(host)
    assert position.table.deadline == 0
    assert due(position.table) is None
    clock.pass_hours(10_000)
    before = await host.posts()
    assert await host.enforce(position.table.id) == position
    assert await host.posts() == before


async def test_before_the_game_those_seated_set_it(host: Host) -> None:
    table = await lobby(host)
    assert (await host.set_deadline(table, ANN, 48)).deadline == 48
    with pytest.raises(HostError) as caught:
        await host.set_deadline(table, BOB, 12)
    assert caught.value.key == "host-not-seated"
    assert due(await host.table(table)) is None, "no time runs in the lobby"


@pytest.mark.parametrize("hours", [-1, 721])
async def test_a_deadline_has_its_limits(host: Host, hours: int) -> None:
    with pytest.raises(HostError) as caught:
        await host.set_deadline(await lobby(host), ANN, hours)
    assert caught.value.key == "host-bad-deadline"


async def test_set_in_a_running_game_everybodys_time_begins_anew(host: Host, clock: Clock) -> None:
    position = await begun(host)
    clock.pass_hours(100)
    table = await host.set_deadline(position.table.id, None, DAY)
    assert due(table) == clock.time + 18 * HOUR
    payloads = await tell_all(host)
    assert payloads[-1]["words"]["key"] == "host-time-set"
    await host.set_deadline(table.id, None, 0)
    clock.pass_hours(100)
    await host.enforce(table.id)
    assert len([payload for payload in await tell_all(host) if payload]) == 1


async def test_a_finished_game_has_no_clock(host: Host) -> None:
    position = await timed(host, "watch")
    while position.table.status == "running":
        position = (await host.play(position.table.id, position.table.awaited[0], Stand(3))).position
    assert due(position.table) is None
    with pytest.raises(HostError):
        await host.set_deadline(position.table.id, None, 5)


# Reminders


async def test_the_awaited_are_reminded_once_when_three_quarters_are_gone(host: Host, clock: Clock) -> None:
    position = await timed(host, people=3)
    table = (await bid(host, position.table, 1)).table
    await tell_all(host)
    clock.pass_hours(17.9)
    await host.enforce(table.id)
    assert await tell_all(host) == []
    clock.pass_hours(0.2)
    after = (await host.enforce(table.id)).table
    (payload,) = await tell_all(host)
    assert list(payload["remind"]) == ["0", "2"]
    assert not payload["late"]
    assert due(after) == payload["end"] == clock.time + 6 * HOUR
    await host.enforce(table.id)
    assert await tell_all(host) == []


async def test_an_answer_begins_a_new_time_for_the_next(host: Host, clock: Clock) -> None:
    position = await timed(host, "watch")
    clock.pass_hours(20)
    moved = await host.play(position.table.id, 0, Stand(1))
    assert due(moved.position.table) == clock.time + 18 * HOUR


async def test_the_answers_of_others_do_not_prolong_ones_time(host: Host, clock: Clock) -> None:
    position = await timed(host, people=3)
    clock.pass_hours(10)
    table = (await bid(host, position.table, 1, 2)).table
    assert due(table) == clock.time + 8 * HOUR


async def test_nobodys_time_ends_unreminded_though_the_house_was_closed(host: Host, clock: Clock) -> None:
    position = await timed(host)
    clock.pass_hours(200)
    after = await host.enforce(position.table.id)
    assert after.table.length == 0
    (payload,) = await tell_all(host)
    assert payload["end"] == clock.time + 6 * HOUR
    clock.pass_hours(6)
    assert (await host.enforce(position.table.id)).table.length > 0


async def test_computers_are_never_late(host: Host, clock: Clock) -> None:
    position = await timed(host, "watch", people=1, computers=1)
    moved = await host.play(position.table.id, 0, Stand(1))
    assert due(moved.position.table) is None
    clock.pass_hours(500)
    assert (await host.enforce(position.table.id)).table.length == 1


# When time is up


async def run_out(host: Host, clock: Clock, table: Table) -> OpenTable:
    """The reminder, then the end of the time; what is told is forgotten."""
    clock.pass_hours(0.75 * table.deadline)
    await host.enforce(table.id)
    await tell_all(host)
    clock.pass_hours(0.25 * table.deadline)
    return await host.enforce(table.id)


async def test_the_game_plays_on_for_who_is_late(host: Host, clock: Clock) -> None:
    position = await timed(host, people=3)
    await bid(host, position.table, 0, 1)
    after = await run_out(host, clock, position.table)
    (row,) = await host.history(position.table.id, since=2)
    assert (row.entry.seat, row.entry.action, row.secret) == (2, Withdraw(), True)
    assert row.time == clock.time
    assert after.table.length == 3
    assert {"changes": [{"change": "passed", "seat": 2}], "calls": [1]} in await tell_all(host)
    assert engine.awaited(after.state) == (1,), "the highest bidder challenges"


async def test_a_timed_move_is_logged_and_verified_like_any_other(host: Host, clock: Clock) -> None:
    position = await timed(host, "relieved")
    table = position.table
    while table.status == "running":
        table = (await run_out(host, clock, table)).table
    checked = await host.verify(table.id)
    assert (checked.ok, checked.actions) == (True, 12)


async def test_a_timed_move_can_be_taken_back(host: Host, clock: Clock) -> None:
    position = await timed(host, "relieved")
    after = await run_out(host, clock, position.table)
    await host.undo(position.table.id, ANN)
    again = await host.look(position.table.id)
    assert (after.table.length, again.table.length) == (1, 0)
    assert due(again.table) == clock.time, "all but what a reminder takes of the time for this answer is used"


async def test_an_old_button_is_stale_after_a_timed_move(host: Host, clock: Clock) -> None:
    position = await timed(host, people=3)
    old = decision_token(position.table, engine.pending(position.state)[2])
    await bid(host, position.table, 0, 1)
    await run_out(host, clock, position.table)
    with pytest.raises(Exception, match=r"not-awaited|stale"):
        await host.play(position.table.id, 2, Bid(1), decision=old)


async def test_where_the_game_cannot_go_on_the_late_are_told_three_times_at_most(host: Host, clock: Clock) -> None:
    position = await timed(host, upon="call")
    await bid(host, position.table, 0, 1)
    after = await run_out(host, clock, position.table)
    assert after.table.length == 2, "nobody plays for another here"
    (payload,) = await tell_all(host)
    assert (list(payload["remind"]), payload["late"]) == (["1"], True)
    assert due(after.table) == clock.time + DAY * HOUR
    for _ in range(2):
        clock.pass_hours(100)
        after = await host.enforce(after.table.id)
        assert len(await tell_all(host)) == 1
    assert due(after.table) is None
    moved = await host.play(after.table.id, 1, Challenge(0, (position.state.hands[1][0],)))  # type: ignore[attr-defined]
    assert due(moved.position.table) == clock.time + 18 * HOUR, "the next has the whole time"


async def test_the_next_seat_has_its_whole_time(host: Host, clock: Clock) -> None:
    position = await timed(host, "relieved", hours=4)
    table = (await run_out(host, clock, position.table)).table
    assert (table.length, table.awaited) == (1, (1,))
    assert due(table) == clock.time + 3 * HOUR


async def test_in_one_step_the_clock_gives_no_new_time_but_a_player_gets_it(host: Host) -> None:
    """A step of many answers: a player's own answer begins a new time, one that the clock gave does not."""
    state = (await begun(host)).state
    first = asked_since(state, {}, 100.0)
    reminded = {0: replace(first[0], told="reminded")}
    state.acts[0] += 1  # the same step asks the same seat again
    assert asked_since(state, reminded, 900.0)[0] == Asked(decision="1.1", since=900.0, first=900.0)
    assert asked_since(state, reminded, 900.0, timed=0)[0] == Asked(
        decision="1.1", since=100.0, told="reminded", struck=True, first=100.0
    )
    state.push(state.stack[-1])  # another step
    assert asked_since(state, reminded, 900.0, timed=0)[0].since == 900.0


async def test_all_who_are_late_are_played_for_at_once(host: Host, clock: Clock) -> None:
    position = await timed(host, people=3)
    table = (await bid(host, position.table, 2)).table
    after = await run_out(host, clock, table)
    assert [row.entry.seat for row in await host.history(table.id)] == [2, 0, 1]
    assert engine.awaited(after.state) == (2,)
    await host.play(table.id, 2, Challenge(0, (after.state.hands[2][0],)))  # type: ignore[attr-defined]
    after = await run_out(host, clock, table)
    assert [row.entry.action for row in await host.history(table.id, since=4)][:2] == [Stay(), Stay()]
    assert Share in engine.legal(after.state, engine.awaited(after.state)[0]).kinds


async def test_who_takes_over_a_seat_has_the_whole_time(host: Host, clock: Clock) -> None:
    position = await timed(host)
    clock.pass_hours(20)
    await host.enforce(position.table.id)
    table = await handed_over(host, position.table.id, 0, CID, "Cid")
    assert table.asked[0].since == clock.time
    clock.pass_hours(6)
    after = await host.enforce(position.table.id)
    assert [row.entry.seat for row in await host.history(table.id)] == [1]
    assert engine.awaited(after.state) == (0,)


async def test_a_crash_before_the_commit_leaves_the_table_and_after_it_says_it_once(
    host: Host, clock: Clock, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await timed(host, "relieved")
    clock.pass_hours(18)
    await host.enforce(position.table.id)
    clock.pass_hours(6)

    async def dies(*_: object, **__: object) -> None:
        raise RuntimeError("the power is out")

    with monkeypatch.context() as outage:
        outage.setattr("rules.host.play.post_move", dies)
        with pytest.raises(RuntimeError):
            await host.enforce(position.table.id)
    other = Host(await open_store(), {**GAMES, "relieved": Relieved()}, clock)
    assert (await other.table(position.table.id)).length == 0
    assert (await other.enforce(position.table.id)).table.length == 1
    assert (await host.enforce(position.table.id)).table.length == 1, "the other process was faster"


async def test_a_table_of_before_the_clock_is_read(tmp_path: Path) -> None:
    """A database of the first schema comes up to date, its tables without a deadline."""
    path = tmp_path / "old.db"
    async with aiosqlite.connect(path) as file:
        await migrate._apply(file, migrate.migrations()[:1])
        columns = "id, game, version, name, guild, channel, language, creator, status, seats, options, seed, length"
        values = "'abcde', 'watch', 1, 'Keep', 1, 2, 'en', 3, 'lobby', '[]', '{}', '', 0"
        await file.execute(
            f"INSERT INTO tables ({columns}, awaited, branch, revision, created, changed)"
            f" VALUES ({values}, '[]', 0, 1, 0.0, 0.0)"
        )
        await file.commit()
    store = await SqliteStore.open(path)
    try:
        table = await Host(store, GAMES).table("abcde")
    finally:
        await store.close()
    assert (table.deadline, table.asked) == (0, {})
