"""Games from elsewhere: taken over only as far as they can be played again, and then as any that is over."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rules.core import Setup, words
from rules.core.engine import read_entry
from rules.core.transcript import transcribed
from rules.host import Host, HostError
from tests.rules.host.conftest import ANN, CHANNEL, GAMES, GUILD
from tests.rules.host.test_export import finished


async def exported(host: Host) -> dict[str, Any]:
    return await host.export((await finished(host)).table.id)


def as_text(data: dict[str, Any]) -> str:
    log = [read_entry(GAMES[data["setup"]["game"]], entry) for entry in data["entries"]]
    note = "\n".join(f"{seat} {player['name']}" for seat, player in enumerate(data["players"], 1))
    return transcribed(msgspec.convert(data["setup"], Setup), log, note)


async def taken(host: Host, data: bytes) -> Any:
    foreign = await host.read_game(data)
    return await host.import_game(foreign, guild=GUILD, channel=CHANNEL, language="en", player=ANN)


@pytest.mark.parametrize("form", ["json", "text"])
async def test_what_was_exported_comes_back_the_same(host: Host, form: str) -> None:
    data = await exported(host)
    file = json.dumps(data) if form == "json" else as_text(data)
    table = (await taken(host, file.encode())).table
    again = await host.export(table.id)
    assert (table.status, table.origin) == ("over", "elsewhere")
    assert [seat.name for seat in table.seats] == [player["name"] for player in data["players"]]
    for kept in ("setup", "outcome"):
        assert again[kept] == data[kept]
    assert [entry["events"] for entry in again["entries"]] == [entry["events"] for entry in data["entries"]]
    if form == "json":
        assert again["entries"] == data["entries"]
    assert (await host.verify(table.id)).ok


async def test_it_can_be_looked_at_and_played_on_but_counts_in_no_record(host: Host) -> None:
    before = await host.results()
    table = (await taken(host, json.dumps(await exported(host)).encode())).table
    assert len(await host.results()) == len(before) + 1, "only the one that was played here"
    assert (await host.at(table.id, 1)).state.outcome is None
    assert await host.chronicle(table.id, ()) != []
    practice = await host.practise(table.id, 1, 0, player=ANN, player_name="Ann", channel=CHANNEL, language="en")
    assert practice.table.status == "running"


def spoilt(data: dict[str, Any], how: str) -> bytes:
    """The same game with something wrong in it."""
    text = as_text(data)
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    match how:
        case "move":
            lines[first] = lines[first] + " 99"
        case "order":
            lines[first], lines[first + 1] = lines[first + 1], lines[first]
        case "seat":
            lines[first] = "1. 9 " + lines[first].split(" ", 2)[2]
        case "unfinished":
            lines = lines[: first + 2]
        case "version":
            lines = [line.replace(" 1", " 9") if line.startswith("game ") else line for line in lines]
        case "seats":
            lines = ["seats 999999" if line.startswith("seats ") else line for line in lines]
        case "nested":
            return b'{"setup":' + b"[" * 100_000
        case "entry":
            return json.dumps({**data, "entries": [{**data["entries"][0], "seat": 7}]}).encode()
        case "draws":
            return json.dumps({**data, "ground": {"after": 1, "state": ""}}).encode()
        case _:
            return b"\xff\xfe garbage"
    return "\n".join(lines).encode()


@pytest.mark.parametrize(
    "how", ["move", "order", "seat", "unfinished", "version", "seats", "nested", "entry", "draws", "bytes"]
)
async def test_what_cannot_be_played_again_is_refused_in_words_and_leaves_nothing(host: Host, how: str) -> None:
    data = await exported(host)
    before = [table.id for table in await host.tables()]
    with pytest.raises(HostError) as refused:
        await taken(host, spoilt(data, how))
    assert refused.value.key in ("import-bad-line", "import-not-over")
    assert [table.id for table in await host.tables()] == before


async def test_the_first_bad_line_is_named(host: Host) -> None:
    data = spoilt(await exported(host), "seat")
    with pytest.raises(HostError) as refused:
        await taken(host, data)
    line = data.decode().splitlines()[int(refused.value.args_by_name["line"]) - 1]
    assert line.startswith("1. 9 ")
    assert refused.value.args_by_name["problem"] == words("bad-line-seat", number=9)
