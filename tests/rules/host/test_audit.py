"""What admins do is done, and written down with it."""

from __future__ import annotations

import pytest

from rules.host import Host, HostError
from tests.rules.host.conftest import ANN, GUILD, begun
from tests.rules.host.watch import Stand

WARDEN = 9001


async def test_every_deed_is_written_down_with_who_did_it(host: Host) -> None:
    table = (await begun(host, night="long")).table
    for seat in (0, 1, 0):
        await host.play(table.id, seat, Stand(1))
    with host.as_admin(WARDEN, "freeze"):
        await host.pause(table.id, why="frozen")
    with host.as_admin(WARDEN, "thaw"):
        await host.resume(table.id, None)
    await host.rewind(table.id, WARDEN, 1)
    with host.as_admin(WARDEN, "repair"):
        await host.repair(table.id)
    with host.as_admin(WARDEN, "end"):
        await host.end(table.id)
    told = [(deed.kind, deed.player, deed.length, deed.reached) for deed in await host.deeds(GUILD, 10)]
    assert told == [
        ("end", WARDEN, 1, 1),
        ("repair", WARDEN, 1, 1),
        ("rewind", WARDEN, 3, 1),
        ("thaw", WARDEN, 3, 3),
        ("freeze", WARDEN, 3, 3),
    ]
    assert await host.deeds(GUILD + 1, 10) == []


async def test_what_people_do_is_nobodys_deed(host: Host) -> None:
    table = (await begun(host, night="long")).table
    await host.pause(table.id)
    await host.resume(table.id, ANN)
    assert await host.deeds(GUILD, 10) == []


async def test_a_rewound_game_stands_as_it_stood_and_even_one_that_is_over_goes_on(host: Host) -> None:
    position = await begun(host)
    states = [position.state]
    while position.table.status == "running":
        moved = await host.play(position.table.id, position.table.awaited[0], Stand(3))
        position = moved.position
        states.append(position.state)
    table = position.table
    back = await host.rewind(table.id, WARDEN, 2)
    assert (back.state, back.table.status, back.table.length) == (states[2], "running", 2)
    assert (await host.look(table.id)).state == states[2]
    await host.redo(table.id, ANN)
    assert (await host.table(table.id)).length == 3
    for wrong in (-1, 3, 99):
        with pytest.raises(HostError, match="host-no-such-action"):
            await host.rewind(table.id, WARDEN, wrong)


async def test_a_deed_that_fails_is_not_written_down(host: Host) -> None:
    table = (await begun(host, night="long")).table
    with pytest.raises(HostError), host.as_admin(WARDEN, "thaw"):
        await host.resume(table.id, None)
    assert await host.deeds(GUILD, 10) == []
