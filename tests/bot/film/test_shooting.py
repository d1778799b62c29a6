"""Frame N is the board at N, and the file keeps to its limit."""

from __future__ import annotations

import argparse
import io
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

import render
from bot.film.file import film_file, script_of
from bot.film.script import Script
from bot.film.shooting import TooLarge, shoot
from bot.render_file import read_saved
from bot.words import Speaker
from render.film import LAST, WIDE, Caption, Scores, composed, fitted, frame_size, narrower
from render.picture import Scene
from rules.core.match import Match
from rules.core.transcript import transcribed
from tests.stages import REPLAYS

NAMES = ("Alix", "Bruno", "Clara", "Denis", "Elke", "Flore")
MIB = 2**20
LONGEST = {
    "barony": "tie-broken",
    "medioevo": "court-5",
    "saga": "two-hundred-rounds",
    "torres": "choice-stacks-by-hand",
}
SAMPLE = 8  # shots that stand for a whole film


@cache
def match_of(game: str, record: str) -> Match:
    return read_saved(Speaker("en"), REPLAYS / game / f"{record}.json")


def script(game: str, record: str, shots: int, size: int = 9, seat: int | None = None) -> Script:
    match = match_of(game, record)
    return script_of(match, NAMES[: match.setup.seats], seat=seat, language="en", shots=shots, size=size)


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures of one size, in levels of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3


@pytest.mark.parametrize("seat", [None, 1])
def test_every_frame_is_the_board_at_its_moment(seat: int | None) -> None:
    wanted = script("torres", "choice-stacks-by-hand", 5, seat=seat)
    match, film = match_of("torres", "choice-stacks-by-hand"), Image.open(io.BytesIO(shoot(wanted)))
    assert getattr(film, "n_frames", 1) == len(wanted.shots) == 5
    for number, shot in enumerate(wanted.shots):
        state = Match.load(match.game, match.setup, match.log[: shot.index]).state
        scene = Scene(names=wanted.names, say=Speaker("en", wanted.names), news=shot.news)
        (board,) = render.post("torres", match.game.view(state, seat), scene)
        shown = Image.open(io.BytesIO(board.png)).convert("RGB").resize((WIDE, 533), Image.Resampling.LANCZOS)
        film.seek(number)
        frame = film.convert("RGB").crop((0, 0, WIDE, 533))
        assert apart(frame, shown) < 6, f"frame {number}"
        others = [n for n in range(5) if n != number]
        film.seek(others[0])
        assert apart(film.convert("RGB").crop((0, 0, WIDE, 533)), shown) > apart(frame, shown)


def test_the_caption_and_the_growing_line_are_below() -> None:
    board, size = Image.new("RGB", (1200, 800)), frame_size(WIDE, (1200, 800))
    scores = Scores(("red", "blue"), ((0, 0), (5, 2), (9, 14)))
    frames = [composed(size, board, Caption("Round 1", "Alix builds"), scores, number) for number in range(3)]
    later = [composed(size, board, Caption("Round 1", "Bruno builds"), scores, number) for number in range(3)]
    assert all(frame.size == (800, 711) for frame in frames)
    assert all(one.tobytes() != other.tobytes() for one, other in zip(frames, later, strict=True))
    chart = [frame.crop((20, 620, 780, 700)).getcolors(1 << 20) for frame in frames]
    blue = [sum(count for count, colour in colours or [] if colour == (36, 84, 168)) for colours in chart]
    assert blue[0] < blue[1] < blue[2], "the line grows"


def test_a_board_of_another_shape_is_set_on_parchment() -> None:
    red = Image.new("RGB", (400, 400), (200, 0, 0))
    shown = fitted(red, (800, 533))
    assert shown.size == (800, 533)
    assert shown.getpixel((400, 266)) == (200, 0, 0)
    assert shown.getpixel((20, 266)) != (200, 0, 0)
    frames = [composed((800, 711), image, Caption("", ""), Scores((), ((), ())), 0) for image in (red, shown)]
    assert frames[0].size == frames[1].size


def test_a_film_that_is_too_large_is_made_smaller_until_it_fits() -> None:
    wanted = script("torres", "choice-stacks-by-hand", 3)
    whole = len(shoot(wanted))
    told: list[tuple[int, int]] = []
    film = shoot(replace(wanted, limit=whole - 1), lambda done, total: told.append((done, total)))
    assert len(film) < whole
    assert Image.open(io.BytesIO(film)).width < WIDE
    assert told[:3] == [(1, 3), (2, 3), (3, 3)]
    with pytest.raises(TooLarge):
        shoot(replace(wanted, limit=2000))


def test_a_narrower_film_is_always_narrower() -> None:
    wide = 800
    for _ in range(80):
        wide = narrower(wide, 100, 99)
    assert wide == 320


def test_these_are_the_longest_games_on_record() -> None:
    for game, record in LONGEST.items():
        moves = {path.stem: path.read_text().count('"seat":') for path in (REPLAYS / game).glob("*.json")}
        assert max(moves, key=moves.__getitem__) == record


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(LONGEST))
def test_the_longest_games_on_record_keep_to_the_limit(game: str) -> None:
    """Some frames of the whole film stand for all: from the first, which holds most, to the last."""
    whole = script(game, LONGEST[game], 160)
    assert len(whole.shots) <= 160
    every = whole.shots[:: len(whole.shots) // SAMPLE]
    film = shoot(replace(whole, shots=every))
    assert Image.open(io.BytesIO(film)).width == WIDE, "at its full size"
    assert len(film) / len(every) * len(whole.shots) < 9 * MIB


def test_the_last_frame_stands_longest() -> None:
    film: Any = Image.open(io.BytesIO(shoot(script("torres", "choice-stacks-by-hand", 3))))
    film.seek(2)
    film.load()
    assert film.info["duration"] == LAST


@pytest.mark.parametrize("form", ["json", "txt"])
def test_castellan_film_writes_a_film_and_tells_how_far_it_is(tmp_path: Path, form: str) -> None:
    log = REPLAYS / "torres" / "choice-stacks-by-hand.json"
    if form == "txt":
        match = match_of("torres", log.stem)
        log = tmp_path / "game.txt"
        log.write_text(transcribed(match.setup, match.log, "1 Alix"))
    out, progress = io.StringIO(), io.StringIO()
    wanted = argparse.Namespace(
        log=log,
        film=tmp_path / "game.webp",
        seat=None,
        size=9,
        shots=3,
        language="en",
    )
    film_file(wanted, out, progress)
    assert Image.open(wanted.film).format == "WEBP"
    assert "3 boards" in out.getvalue()
    assert "3/3" in progress.getvalue()
