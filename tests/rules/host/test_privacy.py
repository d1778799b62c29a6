"""What is known about a person can be had, and be gone."""

from __future__ import annotations

import json
import lzma
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rules.host import Draft, Host, Leave
from rules.host.sqlite.copies import copy_of, forget_in
from tests.rules.host.conftest import ANN, BOB, CHANNEL, GAMES, GUILD, OpenStore, begun, content, lobby, rows
from tests.rules.host.test_deadline import Clock, tell_all
from tests.rules.host.watch import Stand

HOUSES = Path(__file__).parents[2] / "fixtures" / "houses"
DORA = 7_345_678_901_234_567  # so large that nothing else looks like it


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_store: OpenStore, clock: Clock) -> Host:
    return Host(await open_store(), GAMES, clock)


async def opened(host: Host, **wishes: Any) -> str:
    where: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "language": "en", **wishes}
    return (await host.create(game="watch", player=DORA, player_name="Dora", **where)).id


async def a_life(host: Host, clock: Clock) -> dict[str, str]:
    """Of Dora, who has left traces everywhere."""
    over = await opened(host)
    await host.join(over, BOB, "Bob")
    table = (await host.start(over, DORA)).table
    while table.status == "running":
        table = (await host.play(over, table.awaited[0], Stand(3))).position.table
    running = await opened(host, options={"night": "long"})
    await host.join(running, BOB, "Bob")
    await host.start(running, DORA)
    alone = await opened(host)
    await host.add_computer(alone, DORA)
    await host.start(alone, DORA)
    inviting = await opened(host)
    await host.set_person(BOB, calls="direct")
    await host.invite(inviting, DORA, BOB, "Bob")
    waiting = await lobby(host)
    await host.join(waiting, DORA, "Dora")
    left = (await begun(host, people=3, night="long")).table.id
    offer = await host.offer_seat(left, 0, DORA, "Dora")
    await host.accept_offer(offer.id, DORA, "Dora")
    await host.resign(left, DORA, seek=True)
    other = (await begun(host, people=3, night="long")).table.id
    await host.offer_seat(other, 1, DORA, "Dora")
    sought = (await begun(host, people=3, night="long")).table.id
    await host.resign(sought, BOB, seek=True)
    await host.ask_for_seat(sought, 1, DORA, "Dora")
    await host.set_person(DORA, calls="both", reminder=4)
    await host.set_deadline(running, None, 24)
    await host.write_note(running, DORA, "beware")
    await host.write_letter(running, DORA, [1], "meet me")
    await host.write_letter(running, BOB, [0], "with pleasure")
    await host.set_coach(running, DORA, True)
    await host.save_draft(Draft(id="d1", table=running, seat=0, player=DORA, decision="0-1.0"))
    await host.play(running, 0, Stand(1))
    await host.play(running, 1, Stand(1))
    with host.as_admin(DORA, "freeze"):
        await host.pause(running, why="frozen")
    await host.resume(running, None)
    await host.take_leave(DORA, Leave(clock.time + 10, clock.time + 1000))
    await tell_all(host)
    return {"over": over, "running": running, "alone": alone, "waiting": waiting, "left": left, "inviting": inviting}


async def test_everything_stored_about_a_person_is_handed_out(host: Host, clock: Clock) -> None:
    tables = await a_life(host, clock)
    data = json.loads(json.dumps(await host.personal_data(DORA)))
    assert {table["id"] for table in data["tables"]} == {*tables.values()}, "the one that was left, too"
    assert data["wishes"]["calls"] == "both"
    assert data["names"] == ["Dora"], "which is what asides remember of those who have left"
    known = {*data["rows"], "tables", "asides"}
    assert {*columns_with(await content(host._store))} <= known, "every table that knows the person is in it"
    assert all(data["rows"].values())
    assert next(table for table in data["tables"] if table["id"] == tables["over"])["moves"]
    assert str(BOB) not in json.dumps(data["tables"]), "nothing about others"


async def test_who_is_forgotten_is_in_no_column_and_in_no_file(host: Host, clock: Clock, tmp_path: Path) -> None:
    """Nor in the copies that the house has made of its file by itself."""
    await host.set_server(GUILD, log=CHANNEL)
    await a_life(host, clock)
    await host._store.keep("watch-2")
    assert len(columns_with(await content(host._store))) > 8
    await host.forget(DORA, lambda _: "a former player")
    assert columns_with(await content(host._store)) == []
    (copy,) = copies_in(tmp_path)
    assert columns_with(rows(copy)) == []
    assert files_with(tmp_path) == []
    kept = await Host.open(copy, games=GAMES)
    try:
        games = await kept.tables(status=("running", "over"))
        assert len(games) == 6, "and they can still be opened"
        assert all([(await kept.repair(table.id)).table.length == table.length for table in games if not table.is_show])
    finally:
        await kept.close()


@pytest.mark.parametrize("house", sorted(HOUSES.glob("*.xz")), ids=lambda file: file.name.partition(".")[0])
def test_in_copies_of_any_release_a_person_can_be_forgotten(house: Path, path: Path) -> None:
    copy = copy_of(path, "0001")
    copy.write_bytes(lzma.decompress(house.read_bytes()))
    with sqlite3.connect(copy) as file:
        (player, name), *_ = file.execute(
            "SELECT json_extract(value, '$.player'), json_extract(value, '$.name') FROM tables, json_each(seats)"
            " WHERE json_extract(value, '$.player') IS NOT NULL"
        ).fetchall()
    assert str(player) in str(rows(copy))
    forget_in(copy, player, [name], "a former player")
    assert not any(re.search(rf"(?<!\d){player}(?!\d)", str(lines)) for lines in rows(copy).values())
    with sqlite3.connect(copy) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def copies_in(folder: Path) -> list[Path]:
    return [*folder.rglob("*.before-*")]


def columns_with(content: dict[str, list[Any]]) -> list[str]:
    return [name for name, lines in content.items() if str(DORA) in str(lines) or "Dora" in str(lines)]


def files_with(folder: Path) -> list[str]:
    """Where the id, or the name, still stands in the files of a folder, byte by byte."""
    marks = (str(DORA).encode(), DORA.to_bytes(8, "big"), b"Dora")
    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.endswith("-shm")]
    return [file.name for file in files if any(mark in file.read_bytes() for mark in marks)]


async def test_games_go_on_or_are_closed_and_finished_ones_still_verify(host: Host, clock: Clock) -> None:
    tables = await a_life(host, clock)
    await host.forget(DORA, lambda _: "a former player")
    over = await host.table(tables["over"])
    assert [seat.name for seat in over.seats] == ["a former player", "Bob"]
    assert (await host.verify(over.id)).ok
    running = await host.table(tables["running"])
    assert (running.seats[0].is_computer, running.creator, running.status) == (True, BOB, "running")
    assert (await host.table(tables["alone"])).status == "ended"
    assert [seat.name for seat in (await host.table(tables["waiting"])).seats] == ["Ann"]
    assert await host.tables(player=DORA) == []
    assert (await host.repair(running.id)).table.length == running.length


async def test_it_happens_whole_or_not_at_all(host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_life(host, clock)
    before = await host.personal_data(DORA)

    async def dies(*_: object) -> None:
        raise RuntimeError("the power is out")

    monkeypatch.setattr("rules.host.queries.SqlWriter.erase", dies)
    with pytest.raises(RuntimeError):
        await host.forget(DORA, lambda _: "a former player")
    assert await host.personal_data(DORA) == before


async def test_who_is_forgotten_is_called_by_no_post(host: Host, clock: Clock) -> None:
    """Discord refuses a message that calls nobody's id, and with it all that comes after it."""
    table = (await begun(host)).table
    while (now := await host.table(table.id)).status == "running":
        await host.play(table.id, now.awaited[0], Stand(3))
    await host.forget(ANN, lambda language: "a former player")
    assert (await host.table(table.id)).people == {BOB}
