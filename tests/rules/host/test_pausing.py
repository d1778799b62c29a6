"""A table pauses: by agreement, by whoever may alone; and goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rules.host import Host, HostError, Poll, Table, due
from tests.rules.host.conftest import ANN, BOB, CID, GAMES, OpenStore, begun
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


async def test_whoever_may_alone_pauses_at_once_and_the_clocks_stand(host: Host, clock: Clock) -> None:
    table = await timed(host)
    clock.pass_hours(10)
    paused = await host.pause(table.id)
    assert due(paused) is None
    clock.pass_hours(1000)
    assert (await host.enforce(table.id)).table == paused
    assert (await tell_all(host))[-1] == {
        "words": {"key": "host-now-paused", "args": {"table": table.name}},
        "offers": ["resume"],
    }
    after = await host.resume(table.id, BOB)
    assert due(after) == clock.time + 8 * HOUR, "eighteen less ten"


async def test_others_propose_it_and_all_who_are_there_agree(host: Host) -> None:
    table = await timed(host)
    poll = await host.propose_pause(table.id, BOB)
    assert isinstance(poll, Poll)
    assert poll.missing == (0, 2)
    assert isinstance(await host.answer_poll(poll.id, ANN, True), Poll)
    after = await host.answer_poll(poll.id, CID, True)
    assert isinstance(after, Table)
    assert after.paused is not None
    with pytest.raises(HostError, match="host-poll-stale"):
        await host.answer_poll(poll.id, CID, True)


async def test_who_leaves_or_is_played_for_is_not_waited_for_any_more(host: Host) -> None:
    table = await timed(host)
    poll = await host.propose_pause(table.id, BOB)
    assert isinstance(poll, Poll)
    await host.answer_poll(poll.id, ANN, True)
    left = await host.resign(table.id, CID, seek=True)
    assert left.paused is not None
    assert left.paused.why == "agreed"


async def test_nobody_is_held_to_what_one_who_has_left_had_proposed(host: Host) -> None:
    table = await timed(host)
    poll = await host.propose_pause(table.id, BOB)
    assert isinstance(poll, Poll)
    await host.answer_poll(poll.id, ANN, True)
    await host.resign(table.id, BOB)
    assert (await host.resign(table.id, CID)).paused is None


async def test_who_proposed_it_may_withdraw_it_which_is_told_as_what_it_is(host: Host) -> None:
    table = await timed(host)
    poll = await host.propose_pause(table.id, BOB)
    assert isinstance(poll, Poll)
    assert await host.answer_poll(poll.id, BOB, False) is None
    assert (await tell_all(host))[-1]["words"] == {"key": "host-poll-withdrawn", "args": {"seat": 1}}


async def test_one_who_would_rather_play_on_is_enough(host: Host) -> None:
    table = await timed(host)
    poll = await host.propose_pause(table.id, BOB)
    assert isinstance(poll, Poll)
    with pytest.raises(HostError, match="host-poll-not-asked"):
        await host.answer_poll(poll.id, BOB, True)
    assert await host.answer_poll(poll.id, CID, False) is None
    assert (await host.table(table.id)).paused is None
    with pytest.raises(HostError, match="host-poll-stale"):
        await host.poll(poll.id)


async def test_nobody_plays_meanwhile_and_all_that_is_refused_changes_nothing(host: Host) -> None:
    table = await timed(host)
    await host.play(table.id, 0, Stand(1))
    paused = await host.pause(table.id)
    attempts: list[Any] = [
        host.play(table.id, 1, Stand(1)),
        host.undo(table.id, ANN),
        host.redo(table.id, ANN),
        host.pause(table.id),
        host.propose_pause(table.id, BOB),
    ]
    for attempt in attempts:
        with pytest.raises(HostError, match=r"host-(already-)?paused"):
            await attempt
    assert await host.table(table.id) == paused


async def test_a_move_against_a_pause_one_of_them_is_first(host: Host) -> None:
    """Both at once: either the move counts and then it pauses, or it pauses and the move is refused."""
    table = await timed(host)
    results = await asyncio.gather(host.play(table.id, 0, Stand(1)), host.pause(table.id), return_exceptions=True)
    after = await host.table(table.id)
    assert after.paused is not None
    refused = isinstance(results[0], HostError)
    assert after.length == (0 if refused else 1)


async def test_only_who_froze_it_thaws_it(host: Host) -> None:
    table = await timed(host)
    await host.pause(table.id, why="frozen")
    with pytest.raises(HostError, match="host-frozen"):
        await host.resume(table.id, ANN)
    with pytest.raises(HostError, match="host-frozen"):
        await host.play(table.id, 0, Stand(1))
    assert (await host.resume(table.id, None)).paused is None
    with pytest.raises(HostError, match="host-not-paused"):
        await host.resume(table.id, ANN)


async def test_a_pause_outlives_the_house(host: Host, clock: Clock, open_store: OpenStore) -> None:
    table = await timed(host)
    await host.pause(table.id)
    other = Host(await open_store(), GAMES, clock)
    assert (await other.table(table.id)).paused == (await host.table(table.id)).paused
