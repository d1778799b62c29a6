"""The last move is seen on a phone, with every kind of colour vision."""

from __future__ import annotations

import io
from dataclasses import replace

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.gallery import say
from render import Scene, games, module, picture, shows_news
from render.paper import ACCENT, PARCHMENT, PARCHMENT_LIGHT
from render.sizes import PHONE
from render.visions import VISIONS, seen, simulated
from rules.core import View

_SEEN_WELL = 3.0  # the contrast that signs on a page should have
_DARKER = 100  # of 255 levels of grey
_MARKED = {"medioevo": 60}  # dots


def _light(colour: tuple[int, int, int]) -> float:
    shares = [level / 255 for level in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", [PARCHMENT, PARCHMENT_LIGHT], ids=["parchment", "light"])
@pytest.mark.parametrize("vision", VISIONS)
def test_the_accent_stands_out_from_the_paper(vision: str, ground: tuple[int, int, int]) -> None:
    assert _contrast(ACCENT, ground) >= _SEEN_WELL
    assert _contrast(seen(ACCENT, vision), seen(ground, vision)) >= _SEEN_WELL


def _on_a_phone(game: str, view: View, scene: Scene, vision: str) -> Image.Image:
    image = simulated(Image.open(io.BytesIO(picture(game, view, scene).png)), vision).convert("L")
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)


def _still_and_moved(game: str) -> tuple[tuple[View, Scene], tuple[View, Scene]]:
    """A picture without its last move, and with it: told by the view, or where the map marks the news, by the scene."""
    samples = [sample for sample in module(game).samples() if sample.kind == "board" and sample.focus is None]
    named = {sample.name: sample for sample in samples}
    sample = named.get("typical", samples[0])
    scene = Scene(sample.names, say("en"))
    if shows_news(game):
        close = replace(scene, focus="serbia")  # such a game posts a close-up of the news beside the map
        return (sample.view, close), (sample.view, replace(close, news=("serbia",)))
    return (msgspec.structs.replace(sample.view, last=()), scene), (sample.view, scene)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("game", games())
def test_the_last_move_darkens_a_phones_picture(game: str, vision: str) -> None:
    """Without its colour too: so many dots below the title are darker than if nothing had happened."""
    before, after = (_on_a_phone(game, view, scene, vision) for view, scene in _still_and_moved(game))
    below = (0, 50, PHONE, before.height)
    darker = ImageChops.subtract(before, after).crop(below).histogram()
    assert sum(darker[_DARKER:]) > _MARKED.get(game, 200)
