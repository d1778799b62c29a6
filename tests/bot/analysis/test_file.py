"""`castellan analyse`: a saved game on the command line."""

from __future__ import annotations

import io
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from bot.analysis.file import analyse_file, choices_in
from bot.render_file import CannotRender, read_saved
from bot.words import Speaker

SAVED = sorted((Path(__file__).parents[2] / "replays" / "saga").glob("*.json"))[0]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game."""
    saved: dict[str, Any] = json.loads(SAVED.read_text())
    path = tmp_path_factory.mktemp("analysis") / "log.json"
    path.write_text(json.dumps({**saved, "entries": saved["entries"][:8]}))
    return path


def wanted(log: Path, **more: Any) -> Namespace:
    return Namespace(**{"log": log, "seat": None, "pictures": None, "language": "en", **more})


def test_every_seat_is_told_its_worst_decisions_with_pictures(log: Path, tmp_path: Path) -> None:
    out, bar = io.StringIO(), io.StringIO()
    analyse_file(wanted(log, pictures=tmp_path / "boards"), out, bar)
    lines = out.getvalue().splitlines()
    names = [line for line in lines if line.startswith("Player ")]
    assert len(names) == read_saved(Speaker("en"), log).setup.seats
    found = [line for line in lines if "you played" in line]
    assert found
    drawn = sorted((tmp_path / "boards").iterdir())
    assert len(drawn) == len(found)
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in drawn)
    assert "Every decision" in bar.getvalue()


def test_choices_are_those_of_the_log(log: Path) -> None:
    match = read_saved(Speaker("en"), log)
    choices = list(choices_in(match))
    assert [(choice.seat, choice.played) for choice in choices] == [(entry.seat, entry.action) for entry in match.log]


def test_a_seat_that_there_is_not(log: Path) -> None:
    with pytest.raises(CannotRender, match="--seat 9"):
        analyse_file(wanted(log, seat=9), io.StringIO(), io.StringIO())
