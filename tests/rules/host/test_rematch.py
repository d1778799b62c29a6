"""The same people again: each is asked, and sits one chair further on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rules.host import Host, HostError, Table
from tests.rules.host.conftest import ANN, BOB, CHANNEL, CID, GAMES, OpenStore, begun, lobby
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.test_gathering import names, told
from tests.rules.host.watch import Stand

DAN = 1004


@pytest.fixture
async def host(open_store: OpenStore) -> Host:
    return Host(await open_store(), GAMES, Clock())


async def over(host: Host, **wishes: Any) -> Table:
    """A game of Ann, Bob and Cid that has come to its end."""
    table = (await begun(host, people=3, **wishes)).table
    await host.set_deadline(table.id, None, 24)
    while (now := await host.table(table.id)).status == "running":
        await host.play(table.id, now.awaited[0], Stand(1))
    await tell_all(host)
    return now


async def again(host: Host, former: Table, player: int, name: str) -> Table:
    return await host.rematch(former.id, player, name, CHANNEL)


async def test_everybody_is_asked_and_has_a_seat_once_they_accept(host: Host) -> None:
    former = await over(host, moon=True)
    table = await again(host, former, BOB, "Bob")
    assert await told(host) == [("host-rematch", [ANN, CID])]
    assert (names(table), table.creator) == (["Bob"], BOB)
    assert (table.game, table.options, table.deadline) == (former.game, former.options, 24)
    await host.accept_invitation(table.id, CID, "Cid")
    assert names(await again(host, former, ANN, "Ann")) == ["Bob", "Cid", "Ann"], "one seat on from Ann, Bob, Cid"


async def test_whoever_declines_is_not_waited_for(host: Host) -> None:
    former = await over(host)
    table = await again(host, former, BOB, "Bob")
    await host.decline_invitation(table.id, CID)
    await host.accept_invitation(table.id, ANN, "Ann")
    started = (await host.start(table.id, BOB)).table
    assert names(started) == ["Bob", "Ann"]
    assert started.gathering.order == ()


async def test_two_who_press_at_once_come_to_one_table(host: Host) -> None:
    former = await over(host)
    tables = await asyncio.gather(again(host, former, ANN, "Ann"), again(host, former, CID, "Cid"))
    (gathering,) = await host.tables(status=("lobby",))
    assert {table.id for table in tables} == {gathering.id}
    assert names(gathering) == ["Cid", "Ann"]
    assert (await again(host, former, ANN, "Ann")).seats == gathering.seats, "pressed twice, seated once"


async def test_a_computer_keeps_its_place_in_the_round(host: Host) -> None:
    former = (await begun(host, people=2, computers=1)).table
    while (now := await host.table(former.id)).status == "running":
        await host.play(former.id, now.awaited[0], Stand(1))
    table = await again(host, former, BOB, "Bob")
    assert [seat.is_computer for seat in table.seats] == [False, True]
    joined = await host.accept_invitation(table.id, ANN, "Ann")
    assert [seat.player for seat in joined.seats] == [BOB, None, ANN]


async def test_it_is_the_same_game_again(host: Host) -> None:
    """Computers try as hard, hints are as they were, and the loser begins if the loser did."""
    first = await lobby(host, computers=1)
    await host.set_engine(first, ANN, "clever")
    await host.set_hints(first, ANN, False)
    await host.set_beginner(first, ANN, "loser")
    await host.start(first, ANN)
    while (former := await host.table(first)).status == "running":
        await host.play(first, former.awaited[0], Stand(1))
    table = await again(host, former, ANN, "Ann")
    assert [(seat.is_computer, seat.engine) for seat in table.seats] == [(True, "clever"), (False, "")]
    assert (table.hints, table.begins) == (False, "loser")


async def test_it_outlives_a_restart(host: Host, open_store: OpenStore) -> None:
    former = await over(host)
    table = await again(host, former, ANN, "Ann")
    other = Host(await open_store(), GAMES, Clock())
    assert (await again(other, former, CID, "Cid")).id == table.id
    assert names(await other.accept_invitation(table.id, BOB, "Bob")) == ["Bob", "Cid", "Ann"]


async def test_only_those_who_played_and_only_once_it_is_over(host: Host) -> None:
    former = await over(host)
    with pytest.raises(HostError, match="host-not-seated"):
        await again(host, former, DAN, "Dan")
    running = (await begun(host)).table
    with pytest.raises(HostError, match="rematch-running"):
        await again(host, running, ANN, "Ann")
