"""Pictures as what changes in others: put together again they are what was drawn, dot by dot."""

from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO

from PIL import Image, ImageDraw

from bot.demo.page.album import Album

SIZE = (320, 240)
GROUP = re.compile(r'<g id="p(\d+)">(?:<use href="#p(\d+)"></use>)?(?:<image (.*?)></image>)?</g>')


def board(*places: int, colour: int = 3, size: tuple[int, int] = SIZE) -> Image.Image:
    image = Image.effect_noise(size, 30).quantize(16, dither=Image.Dither.NONE)
    draw = ImageDraw.Draw(image)
    for place in places:
        draw.ellipse((place % 300, place % 200, place % 300 + 12, place % 200 + 9), fill=colour)
    return image


def png(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def put_together(album: Album, number: int, size: tuple[int, int]) -> Image.Image:
    """As a browser lays the layers."""
    found = GROUP.fullmatch(album.groups[number])
    assert found
    below = put_together(album, int(found[2]), size) if found[2] else Image.new("RGBA", size)
    if found[3]:
        said = dict(re.findall(r'(\w+)="(.*?)"', found[3]))
        layer = Image.open(BytesIO(b64decode(said["href"].partition(",")[2]))).convert("RGBA")
        assert layer.size == (int(said["width"]), int(said["height"]))
        below.alpha_composite(layer, (int(said.get("x", 0)), int(said.get("y", 0))))
    return below


def test_every_picture_is_there_dot_by_dot() -> None:
    ground = board()
    drawn = []
    for turn in range(40):
        image = ground.copy()
        ImageDraw.Draw(image).rectangle((turn * 7, 5 * turn, turn * 7 + 20, 5 * turn + 9), fill=turn % 16)
        drawn.append(image)
    album = Album()
    numbers = [album.add(png(image)).number for image in drawn]
    for number, image in zip(numbers, drawn, strict=True):
        assert put_together(album, number, SIZE).convert("RGB").tobytes() == image.convert("RGB").tobytes()
    assert sum(map(len, album.groups)) < 5 * len(album.groups[0])


def test_the_same_picture_is_kept_once() -> None:
    album = Album()
    one, other = board(50), board(90, size=(100, 80))
    assert [album.add(png(image)).number for image in (one, other, one)] == [0, 1, 0]
    assert album.add(png(other)).width == 100


def test_what_has_other_colours_or_is_quite_different_is_drawn_anew() -> None:
    album = Album()
    ground = board()
    true = Image.new("RGB", SIZE, "teal")
    drawn = [ground, Image.new("P", SIZE, 5), true]
    drawn[1].putpalette(ground.getpalette() or ())
    for number, image in enumerate(drawn):
        album.add(png(image))
        assert "<use" not in album.groups[number]
        assert put_together(album, number, SIZE).convert("RGB").tobytes() == image.convert("RGB").tobytes()
