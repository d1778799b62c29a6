"""Every change of a table is announced once, after it is committed and whatever the listeners make of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rules.host import Committed, Conflict, Host, HostError, UndoRequest
from tests.rules.host.conftest import ANN, BOB, CID, GUILD, OpenHost, begun, lobby
from tests.rules.host.watch import Stand, Throw


@pytest.fixture
def heard(host: Host) -> list[Committed]:
    changes: list[Committed] = []
    host.listen(changes.append)
    return changes


IN_THE_LOBBY: dict[str, Callable[[Host, str], Awaitable[Any]]] = {
    "join": lambda host, table: host.join(table, BOB, "Bob"),
    "leave": lambda host, table: host.leave(table, ANN),
    "computer": lambda host, table: host.add_computer(table, ANN),
    "option": lambda host, table: host.set_option(table, ANN, "night", "long"),
    "language": lambda host, table: host.set_language(table, ANN, "fr"),
    "deadline": lambda host, table: host.set_deadline(table, ANN, 24),
    "end": lambda host, table: host.end(table),
    "shown again": lambda host, table: host.show_again(GUILD),
}
IN_THE_GAME: dict[str, Callable[[Host, str], Awaitable[Any]]] = {
    "play": lambda host, table: host.play(table, 0, Stand(1)),
    "resign": lambda host, table: host.resign(table, ANN),
    "offer": lambda host, table: host.offer_seat(table, 0, CID, "Cid"),
    "language": lambda host, table: host.set_language(table, ANN, "fr"),
    "deadline": lambda host, table: host.set_deadline(table, ANN, 24),
    "repair": lambda host, table: host.repair(table),
    "end": lambda host, table: host.end(table),
}


@pytest.mark.parametrize("change", IN_THE_LOBBY.values(), ids=list(IN_THE_LOBBY))
async def test_a_change_in_the_lobby_is_announced_once(
    host: Host, heard: list[Committed], change: Callable[[Host, str], Awaitable[Any]]
) -> None:
    table = await lobby(host)
    (opened,) = heard
    assert (opened.before, opened.after) == (None, await host.table(table))
    await change(host, table)
    assert [announced.after for announced in heard[1:]] == [await host.table(table)]


@pytest.mark.parametrize("change", IN_THE_GAME.values(), ids=list(IN_THE_GAME))
async def test_a_change_in_the_game_is_announced_once(
    host: Host, heard: list[Committed], change: Callable[[Host, str], Awaitable[Any]]
) -> None:
    table = (await begun(host)).table
    heard.clear()
    await change(host, table.id)
    (announced,) = heard
    assert (announced.before, announced.after) == (table, await host.table(table.id))


async def test_undo_and_redo_are_announced(host: Host, heard: list[Committed]) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    heard.clear()
    await host.undo(table, ANN)
    await host.redo(table, ANN)
    assert [announced.after.length for announced in heard] == [0, 1]
    assert all(announced.position is not None for announced in heard)


async def test_the_wish_to_undo_is_announced_though_the_table_stands_still(host: Host, heard: list[Committed]) -> None:
    table = (await begun(host)).table.id
    await host.play(table, 0, Throw())
    heard.clear()
    assert isinstance(await host.undo(table, ANN), UndoRequest)
    (announced,) = heard
    assert announced.before == announced.after
    assert [post.payload.keys() for post in await host.posts(table)][-1] == {"undo"}


async def test_what_is_announced_is_in_the_store(host: Host, open_host: OpenHost) -> None:
    seen: list[int] = []
    table = (await begun(host)).table.id
    host.listen(lambda change: seen.append(change.after.revision))
    await host.play(table, 0, Stand(1))
    other = await open_host()
    assert (await other.table(table)).revision == seen[-1]


async def test_what_is_refused_is_not_announced(host: Host, heard: list[Committed], open_host: OpenHost) -> None:
    table = (await begun(host)).table
    heard.clear()
    with pytest.raises(HostError):
        await host.join(table.id, CID, "Cid")
    with pytest.raises(Conflict):
        await host.play(table.id, 0, Stand(1), revision=table.revision - 1)
    assert heard == []


async def test_a_listener_that_fails_keeps_nobody_from_hearing(host: Host, heard: list[Committed]) -> None:
    def deaf(change: Committed) -> None:
        raise ValueError

    host._listeners.insert(0, deaf)
    table = await lobby(host)
    assert [announced.after.id for announced in heard] == [table]


async def test_the_board_is_announced_only_where_it_is_to_be_told(host: Host, heard: list[Committed]) -> None:
    position = await begun(host)
    assert [announced.told for announced in heard] == [False, False, True]
    assert heard[-1].position == position
    heard.clear()
    moved = await host.play(position.table.id, 0, Stand(1))
    assert heard == [Committed(before=position.table, after=moved.position.table, position=moved.position, told=True)]
    assert replace(moved.position.table, revision=0) != replace(position.table, revision=0)
