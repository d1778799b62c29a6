"""The tools are given nonsense: they answer in words, in one line, and change nothing."""

from __future__ import annotations

import argparse
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import lines, serve
from bot.render_file import CannotRender, render_file
from rules.barony import GAME
from rules.core import Setup
from rules.core.match import Match
from rules.core.record import record

MATCH = Match(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
DEEP = 200_000


def saved(**changes: Any) -> bytes:
    """A good record with something else in place of a part of it; `setup` is changed field by field."""
    good = record(MATCH.setup, MATCH.log)
    setup = {**good["setup"], **changes.pop("setup", {})}
    return json.dumps({**good, "setup": setup, **changes}).encode()


def entry(**changes: Any) -> list[dict[str, Any]]:
    return [{"seat": 0, "action": {"do": "city"}, "draws": [], "learnt": False, **changes}]


NO_GAMES = {
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "another encoding": "{}".encode("utf-16"),
    "no object": b"[]",
    "a list without an end": b"[" * DEEP,
    "an object without an end": b'{"setup":' * DEEP,
    "nested options": saved().replace(b'"options": {}', b'"options": {"x":' + b"[" * 5000 + b"]" * 5000 + b"}"),
    "a number of many digits": b"9" * 10_000,
    "no setup": b'{"entries": []}',
    "a word for a number": saved(setup={"seats": "two"}),
    "many seats": saved(setup={"seats": 10**40}),
    "no seats": saved(setup={"seats": -1}),
    "another game": saved(setup={"game": "chess"}),
    "no game": saved(setup={"game": None}),
    "half a letter": saved(setup={"seed": "\ud800"}),
    "later rules": saved(setup={"version": 999}),
    "an option of another game": saved(setup={"options": {"a": {"b": [1] * 1000}}}),
    "entries that are none": saved(entries=5),
    "an entry that is none": saved(entries=[None]),
    "a seat far away": saved(entries=entry(seat=10**30)),
    "a long word": saved(entries=entry(action={"do": "x" * 10**6})),
    "several lines": saved(entries=entry(action={"do": "x\n" * 100})),
}


def wanted(folder: Path, data: bytes, **options: Any) -> argparse.Namespace:
    path = folder / "game.json"
    path.write_bytes(data)
    usual = {"seat": None, "after": None, "kind": "board", "focus": None, "language": "en"}
    return argparse.Namespace(log=path, picture=folder / "board.png", **{**usual, **options})


@pytest.mark.parametrize("data", NO_GAMES.values(), ids=NO_GAMES)
def test_render_says_in_one_line_that_this_is_no_game(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(CannotRender) as caught:
        render_file(wanted(tmp_path, data))
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert len(said) < 600
    assert "{???}" not in said
    assert "refusal-" not in said
    assert not (tmp_path / "board.png").exists()


@pytest.mark.parametrize(
    "options", [{"after": -1}, {"seat": 10**30}, {"kind": "\0"}, {"picture": Path("\0")}, {"log": Path("\0")}], ids=str
)
def test_render_refuses_absurd_options(tmp_path: Path, options: dict[str, Any]) -> None:
    asked = wanted(tmp_path, saved())
    for name, value in options.items():
        setattr(asked, name, value)
    with pytest.raises(CannotRender):
        render_file(asked)


@settings(max_examples=60)
@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_render_never_breaks(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    with pytest.raises(CannotRender):
        render_file(wanted(tmp_path_factory.getbasetemp(), data))


# The engine

NEW = b'{"op":"new","game":"barony","seats":2,"seed":"1"}'
REQUESTS = {
    "nested": b"[" * DEEP,
    "a nested log": b'{"op":"load","log":{"x":' + b"[" * DEEP,
    "nested options": NEW[:-1] + b',"options":{"bank":' + b"[" * 900 + b"]" * 900 + b"}}",
    "many seats": NEW.replace(b"2", b"9" * 10_000),
    "an option with a long name": NEW[:-1] + b',"options":{"' + b"k" * 10**5 + b'":1}}',
    "a far seat": b'{"op":"play","seat":-9223372036854775809,"action":{}}',
    "a number in place of a word": b'{"op":"play","seat":0,"action":{"do":' + b"9" * 400 + b"}}",
    "a seat in between": b'{"op":"view","seat":1e300}',
    "half a letter": b'{"op":"render","seat":null,"path":"\\ud800"}',
    "a long path": b'{"op":"render","seat":null,"path":"' + b"a" * 5000 + b'"}',
    "no text": b"\xff\xfe\x00",
    "nothing": b"\x00",
}


def spoken(*lines: bytes) -> list[dict[str, Any]]:
    out = io.StringIO()
    serve(io.BytesIO(b"\n".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("line", REQUESTS.values(), ids=REQUESTS)
def test_engine_answers_in_words_and_goes_on(line: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        begun, answer, before = spoken(NEW, line, b'{"op":"pending"}')
    assert begun["ok"]
    assert answer["ok"] is False
    assert answer["error"]["message"]
    assert "{???}" not in answer["error"]["message"]
    assert before["pending"] == begun["pending"]
    assert not caplog.records, "an expected fault leaves no trace"


def test_engine_refuses_a_line_that_is_too_long_and_hears_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST", 1000)
    too_long, next_one = spoken(b'{"op":"games"' + b" " * 5000 + b"}", b'{"op":"games"}')
    assert "too long" in too_long["error"]["message"]
    assert next_one["ok"]


@settings(max_examples=100)
@given(line=st.binary(min_size=1, max_size=200).filter(lambda line: b"\n" not in line and line.strip() != b""))
def test_engine_never_breaks(line: bytes) -> None:
    (answer,) = spoken(line)
    assert answer["ok"] is False
