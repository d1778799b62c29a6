"""The pictures of the front door: a banner for every game, a card of them all, in both languages."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

import render
from bot.covers import card_of, cover_of, introduced
from bot.painter import Painter
from bot.words import Speaker
from render import covers
from render.encode import ALT_LIMIT
from render.picture import Picture
from rules.registry import games
from tests.render.packing import weight
from tests.sample_game import GAME as TOURNEY

BOUNDS = (550, 350)  # what Discord shows of a single picture
_FRAME = 12  # dots; a board's own dark edge is thinner
IN_BOTH = pytest.mark.parametrize("language", ["en", "fr"])


def _opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def _is_whole(picture: Picture) -> bool:
    """Framed for light pages and dark ones, in a small palette, and full of things to see."""
    image = _opened(picture)
    grey = image.convert("L")
    edge = [grey.getpixel((x, y)) for x in range(0, image.width, 7) for y in (0, image.height - 1)]
    colours = image.convert("RGB").getcolors(1 << 24) or []
    return image.mode == "P" and image.size == (picture.width, picture.height) and max(edge) < 70 and len(colours) > 100  # type: ignore[type-var]


@pytest.mark.packed
@IN_BOTH
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
async def test_every_game_has_a_banner(game: object, language: str) -> None:
    (banner,) = await cover_of(Painter(), game, language)  # type: ignore[arg-type]
    assert _is_whole(banner)
    assert len(banner.png) < 400_000
    assert banner.width > 2 * banner.height, "it leaves room for what stands above and below"
    assert 20 < len(banner.alt) <= ALT_LIMIT


@pytest.mark.parametrize("corner", [None, (100_000, 100_000)])
@pytest.mark.parametrize("game", list(games()))
def test_no_piece_reaches_beyond_its_board(
    game: str, corner: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There, nothing is drawn: it would be black."""
    module = render.module(game)
    monkeypatch.setattr(module, "COVER", replace(module.COVER, corner=corner or module.COVER.corner))
    piece = covers._piece(game, (726, 352), Speaker("en"))
    wide, high = piece.size
    for strip in ((wide - _FRAME, 0, wide, high), (0, high - _FRAME, wide, high)):
        assert max(piece.convert("L").crop(strip).getextrema()) > 90, strip  # type: ignore[type-var]


@pytest.mark.packed
@IN_BOTH
async def test_the_card_shows_all_games(language: str) -> None:
    (card,) = await card_of(Painter(), introduced(games().values()), language)
    assert _is_whole(card)
    assert weight(card) < 600_000
    assert card.width / card.height == pytest.approx(BOUNDS[0] / BOUNDS[1], abs=0.01), "nothing of its room is lost"
    assert all(name in card.alt for name in ("Barony", "Saga", "Torres", "Medioevo Universale"))
    assert ("joueurs" in card.alt) == (language == "fr")


async def test_the_languages_differ() -> None:
    painter, shown = Painter(), introduced(games().values())
    (english,), (french,) = await card_of(painter, shown, "en"), await card_of(painter, shown, "fr")
    assert english.png != french.png


async def test_what_is_the_same_for_all_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, game = Painter(), games()["saga"]
    first = await cover_of(painter, game, "en")
    monkeypatch.setattr(covers, "_piece", None)
    assert await cover_of(painter, game, "en") == first


async def test_a_game_without_pictures_has_none() -> None:
    assert await cover_of(Painter(), TOURNEY, "en") == ()
    assert await card_of(Painter(), [TOURNEY], "en") == ()


def test_long_games_are_introduced_last() -> None:
    assert [game.id for game in introduced([TOURNEY, *games().values()])] == ["barony", "saga", "torres", "medioevo"]
