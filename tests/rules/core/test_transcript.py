"""A game as text: it reads back as the game it was, and the first wrong line is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.core.match import Match
from rules.core.record import read_record
from rules.core.transcript import BadLine, read_transcript, transcribed
from rules.registry import games
from tests.stages import REPLAYS

GAMES = games()


def records() -> list[Any]:
    files = sorted(REPLAYS.glob("*/*.json"))
    some = {"court-1", "days-3", "turns-6"}  # `days-3` ends by the calendar
    few = [file for file in files if file.parent.name != "medioevo" or file.stem in some]
    return [pytest.param(file, id=f"{file.parent.name}-{file.stem}") for file in few]


def played(name: str = "barony") -> Match:
    return read_record(GAMES, json.loads(sorted((REPLAYS / name).glob("*.json"))[0].read_text()))


@pytest.mark.parametrize("file", records())
def test_a_game_reads_back_as_it_was(file: Path) -> None:
    match = read_record(GAMES, json.loads(file.read_text()))
    again = read_transcript(GAMES, transcribed(match.setup, match.log, "somebody\nsomebody else"))
    assert again.setup == match.setup
    assert again.log == match.log
    assert again.state == match.state


def text_of(match: Match) -> list[str]:
    return transcribed(match.setup, match.log).splitlines()


def first_move(lines: list[str]) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith("1. "))


def changed(lines: list[str], number: int, line: str) -> str:
    return "\n".join([*lines[:number], line, *lines[number + 1 :]])


@pytest.mark.parametrize(
    "wrong",
    ["1. 9 end", "1. 1", "3. 1 end", "1. 1 conjure", "1. 1 move a1 a2 a3 a4 a5 a6 a7 a8", "1. 1 build zz zz", "\x00"],
)
def test_the_first_wrong_line_is_named(wrong: str) -> None:
    lines = text_of(played())
    at = first_move(lines)
    with pytest.raises(BadLine) as raised:
        read_transcript(GAMES, changed(lines, at, wrong))
    assert raised.value.number in (at + 1, at + 2), "that line, or the next, which does not follow"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("castellan 1", "castellan 2"),
        ("game barony", "game chess 1"),
        ("game barony", "game barony 99"),
        ("game barony", "game barony"),
        ("seats", "seats many"),
        ("seats", "seats 77"),
        ("seed", "sead 7"),
    ],
)
def test_a_head_that_no_house_wrote_is_refused(line: str, wrong: str) -> None:
    lines = text_of(played())
    at = next(number for number, text in enumerate(lines) if text.startswith(line))
    with pytest.raises(BadLine):
        read_transcript(GAMES, changed(lines, at, wrong))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "castellan 1", "castellan 1\nunattended"])
def test_too_little_is_refused(text: str) -> None:
    with pytest.raises(BadLine):
        read_transcript(GAMES, text)


def test_another_seed_is_another_game() -> None:
    """What was dealt is not in the file, so nobody can write it: with another seed the moves do not fit."""
    match = played("saga")
    text = transcribed(match.setup, match.log).replace(f"seed {match.setup.seed}", "seed another")
    with pytest.raises(BadLine):
        read_transcript(GAMES, text)
