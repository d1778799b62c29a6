"""What holds for the gallery holds for any position: random games of all kinds, every kind of picture."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import render
from render.encode import ALT_LIMIT
from render.keep import DRAWN
from render.landscape import HIGH, WIDE
from tests.render.anywhere import Shot, shots
from tests.render.ink import Line, overlapping, readable, written
from tests.render.packing import weight
from tests.render.test_legends import EVERYWHERE, EXPLAINED, NO_SIGNS, found_signs
from tests.rules.wording import LANGUAGES

GAMES = pytest.mark.parametrize("game", render.games())
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
_INLINE = 200_000  # bytes
_READ: dict[tuple[str, str], list[tuple[Shot, render.Picture, list[Line]]]] = {}


def drawn(game: str, language: str) -> list[tuple[Shot, render.Picture, list[Line]]]:
    """All pictures of a game's positions, with what is written in them: drawn once for all tests here."""
    if (game, language) not in _READ:
        _READ[game, language] = [_read(shot) for shot in shots(game, language)]
    return _READ[game, language]


def _read(shot: Shot) -> tuple[Shot, render.Picture, list[Line]]:
    with written() as lines:
        return shot, shot.draw(), lines


@GAMES
@IN_BOTH
def test_all_that_is_written_can_be_read_on_a_phone(game: str, language: str) -> None:
    for shot, made, lines in drawn(game, language):
        assert lines or shot.kind == render.PART, str(shot)
        assert [line for line in lines if not readable(line, made.width)] == [], str(shot)


@GAMES
@IN_BOTH
def test_no_two_lines_cover_one_another(game: str, language: str) -> None:
    for shot, _, lines in drawn(game, language):
        assert overlapping(lines) == [], str(shot)


@GAMES
def test_every_position_fits_its_page(game: str) -> None:
    for shot, made, _ in drawn(game, "fr"):
        image = Image.open(io.BytesIO(made.png))
        assert image.size == (made.width, made.height), str(shot)
        assert 20 < len(made.alt) <= ALT_LIMIT, str(shot)
        if shot.kind == render.TURN:
            assert image.size == (WIDE, HIGH), str(shot)
            assert weight(made) <= _INLINE, str(shot)


@GAMES
def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before(game: str) -> None:
    for shot, made, _ in drawn(game, "en")[::2]:
        DRAWN.clear()
        assert shot.draw() == made, str(shot)


@GAMES
def test_every_sign_is_explained(game: str) -> None:
    DRAWN.clear()
    for shot in shots(game, "en"):
        shot.draw()
    found = found_signs() - NO_SIGNS
    assert found
    assert found <= {**EVERYWHERE, **EXPLAINED[game]}.keys()
