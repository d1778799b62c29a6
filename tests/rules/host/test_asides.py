"""What is told of a table beside its moves stands in its history, between the moves that it came between."""

from __future__ import annotations

from rules.host import Host
from tests.rules.host.conftest import ANN, BOB, begun, handed_over
from tests.rules.host.watch import Stand, Throw

CID = 1003


async def keys(host: Host, table: str, *, since: int = 0) -> list[str]:
    passages = await host.chronicle(table, (), since=since)
    return [event.words.key for passage in passages for event in passage.events]


async def test_an_undo_stands_where_it_came(host: Host) -> None:
    table = (await begun(host, night="endless")).table.id
    await host.play(table, 0, Throw())
    await host.play(table, 1, Stand(1))
    await host.undo(table, BOB)
    await host.play(table, 1, Stand(2))
    assert await keys(host, table) == ["watch-threw", "change-undo", "watch-stood"]


async def test_what_came_after_undone_moves_stays_where_they_were_cut(host: Host) -> None:
    table = (await begun(host, people=3, night="endless")).table.id
    for seat in (0, 1, 2, 0):
        await host.play(table, seat, Stand(1))
    await host.resign(table, CID)
    await host.undo(table, ANN)
    assert await keys(host, table) == ["watch-stood"] * 3 + ["change-resign", "change-undo"]
    await host.play(table, 0, Throw())
    await host.play(table, 1, Stand(1))
    assert await keys(host, table) == [
        *["watch-stood"] * 3,
        "change-resign",
        "change-undo",
        "watch-threw",
        "watch-stood",
    ]


async def test_since_ones_own_move_comes_what_was_told_after_it(host: Host) -> None:
    table = (await begun(host, people=3, night="endless")).table.id
    await host.resign(table, CID)
    await host.play(table, 0, Stand(1))
    await host.play(table, 1, Stand(1))
    await host.pause(table)
    await host.resume(table, ANN)
    assert await keys(host, table, since=2) == ["host-now-paused", "change-resumed"]
    assert (await keys(host, table, since=1))[0] == "watch-stood"
    assert (await keys(host, table))[0] == "change-resign"


async def test_a_seat_that_changes_hands(host: Host) -> None:
    table = (await begun(host, night="endless")).table.id
    await handed_over(host, table, 1, CID, "Cid")
    (told,) = await host.chronicle(table, ())
    (event,) = told.events
    assert (event.words.key, event.words.args["former"]) == ("change-replace", "Bob")
    assert told.aside
    assert told.move is None


async def test_who_is_forgotten_is_forgotten_there_too(host: Host) -> None:
    table = (await begun(host, people=3, night="endless")).table.id
    await host.resign(table, CID)
    await host.forget(CID, lambda language: "Somebody")
    assert "Cid" not in str(await host.chronicle(table, ()))
