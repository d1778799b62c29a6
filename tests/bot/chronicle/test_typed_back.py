"""The moves that a history shows can be typed back: over every recorded game, line by line, they are the same moves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.chronicle.pages import moves_lines, paged, turns_in
from bot.prompts.line import LONGEST, MOST
from bot.prompts.notation import kind_meant, read_words
from bot.prompts.progress import typed_action
from bot.words import Speaker
from rules.barony.actions import Move
from rules.core import Action, Game, Setup, State
from rules.core.engine import read_entry
from rules.core.match import opened, repeated
from rules.core.notation import moves_in
from rules.host import Passage
from rules.registry import games
from tests.stages import REPLAYS

_LINE = re.compile(r"^-# `(.*)`$", re.MULTILINE)


def acts(game: Game[Any], record: dict[str, Any]) -> Iterator[tuple[State, Passage]]:
    """Every act of a record, with the position that it was chosen in."""
    setup = Setup(**record["setup"])
    state, _ = opened(game, setup)
    log = [read_entry(game, entry) for entry in record["entries"]]
    for index, (entry, played) in enumerate(zip(log, repeated(game, setup, state, log, first=1), strict=True), 1):
        chapter = game.chapter(state)
        yield state, Passage(index=index, time=0.0, events=(), seat=entry.seat, chapter=chapter, move=entry.action)
        state = played.state


def typed_back(say: Speaker, game: Game[Any], state: State, seat: int, said: tuple[str, ...]) -> Action:
    kind = kind_meant(say, game, said[0], ())
    return typed_action(kind, state, seat, read_words(kind, said[1:]))


def records() -> list[Any]:
    files = sorted(REPLAYS.glob("*/*.json"))
    long = {file: [pytest.mark.slow] if file.parent.name == "medioevo" else [] for file in files}
    return [pytest.param(file, marks=marks, id=f"{file.parent.name}-{file.stem}") for file, marks in long.items()]


@pytest.mark.parametrize("file", records())
def test_the_line_that_the_log_shows_is_the_move(file: Path) -> None:
    game, record = games()[file.parent.name], json.loads(file.read_text())
    writer, reader = (Speaker(language) for language in (("en", "fr") if len(file.stem) % 2 else ("fr", "en")))
    played = [(state, act) for state, act in acts(game, record) if type(act.move) is not game.curfew]
    pages = paged(writer, game, [passage for _, passage in played])
    lines = [line for page in pages for line in _LINE.findall(page.text)]
    assert all(len(line) <= LONGEST and len(moves_in(line)) <= MOST for line in lines)
    said = [move for line in lines for move in moves_in(line)]
    assert len(said) == len(played)
    for (state, passage), words in zip(played, said, strict=True):
        assert passage.seat is not None
        assert typed_back(reader, game, state, passage.seat, words) == passage.move


def test_a_line_is_what_one_seat_did_running() -> None:
    def moved(index: int, seat: int | None, *, known: bool = True) -> Passage:
        return Passage(index=index, time=0.0, events=(), seat=seat, move=Move("c4", "c5") if known else None)

    history = [moved(1, 0), moved(2, 0), moved(3, 1), moved(4, None, known=False), moved(5, 1)]
    assert [[act.index for act in run] for run in turns_in(history)] == [[1, 2], [3], [4], [5]]


def test_many_moves_are_several_lines() -> None:
    lines = moves_lines(Speaker("en"), games()["barony"], [Move("c4", "c5", None, "d4", "d5")] * 100)
    assert len(lines) > 1
    assert sum(len(moves_in(_LINE.findall(line)[0])) for line in lines) == 100
