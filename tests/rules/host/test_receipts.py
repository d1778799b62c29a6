"""Said again because the answer was lost: it is recognised, and played once. Said again on purpose: it is played."""

from __future__ import annotations

import asyncio

import pytest

from rules.host import AlreadyPlayed, Host, Said, Table
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenHost, OpenStore, begun
from tests.rules.host.watch import Stand

NOON = 1_000_000.0
MINUTE = 60.0


class Clock:
    """Set by hand."""

    time = NOON

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


def stand(at: float = NOON) -> Said:
    return Said("stand 1", at)


async def stood(host: Host) -> Table:
    """Ann has stood guard, and Bob: it is Ann's turn again, so that nothing but her receipt keeps her from playing."""
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1), said=stand())
    await host.play(table, 1, Stand(1))
    return await host.table(table)


async def test_what_was_never_answered_is_not_played_again(host: Host) -> None:
    table = await stood(host)
    with pytest.raises(AlreadyPlayed) as caught:
        await host.play(table.id, 0, Stand(1), said=stand(NOON + MINUTE))
    assert caught.value.receipt.index == 1
    assert (await host.table(table.id)).length == 2


async def test_it_is_recognised_by_its_player_whoever_is_awaited(host: Host) -> None:
    table = (await begun(host)).table.id
    moved = await host.play(table, 0, Stand(1), said=stand())
    with pytest.raises(AlreadyPlayed):
        await host.require_new(moved.position.table, ANN, stand())
    await host.require_new(moved.position.table, BOB, stand())


async def test_after_an_answer_the_same_words_are_another_move(host: Host) -> None:
    table = await stood(host)
    await host.told(table.id, 0, 1)
    await host.play(table.id, 0, Stand(1), said=stand(NOON + MINUTE))
    assert (await host.table(table.id)).length == 3


async def test_said_again_before_the_answer_came_it_is_a_repetition(host: Host, clock: Clock) -> None:
    table = await stood(host)
    clock.time = NOON + 2
    await host.told(table.id, 0, 1)
    with pytest.raises(AlreadyPlayed):
        await host.play(table.id, 0, Stand(1), said=stand(NOON + 1))


async def test_other_words_are_another_move(host: Host) -> None:
    table = await stood(host)
    await host.play(table.id, 0, Stand(2), said=Said("stand 2", NOON))
    assert (await host.table(table.id)).length == 3


async def test_much_later_the_same_words_are_another_move(host: Host) -> None:
    table = await stood(host)
    await host.play(table.id, 0, Stand(1), said=stand(NOON + 6 * MINUTE))
    assert (await host.table(table.id)).length == 3


async def test_said_twice_at_once_it_is_played_once(host: Host) -> None:
    table = (await begun(host)).table.id
    twice = [host.play(table, 0, Stand(1), said=stand()) for _ in range(2)]
    outcomes = await asyncio.gather(*twice, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in outcomes] == ["Moved", "AlreadyPlayed"]


async def test_it_is_recognised_after_a_crash(host: Host, open_store: OpenStore, clock: Clock) -> None:
    """The move was committed; then the process died without an answer."""
    table = await stood(host)
    reopened = Host(await open_store(), GAMES, clock)
    with pytest.raises(AlreadyPlayed):
        await reopened.play(table.id, 0, Stand(1), said=stand(NOON + MINUTE))


async def test_what_was_taken_back_can_be_played_again(host: Host) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1), said=stand())
    await host.undo(table, ANN)
    await host.play(table, 0, Stand(1), said=stand())
    assert (await host.table(table)).length == 1


async def test_a_draft_leads_to_its_receipt(host: Host, open_host: OpenHost) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1), said=Said("a1b2c3", NOON))
    receipt = await (await open_host()).receipt_of("a1b2c3")
    assert receipt is not None
    assert (receipt.table, receipt.seat, receipt.index) == (table, 0, 1)
    assert await host.receipt_of("another") is None
