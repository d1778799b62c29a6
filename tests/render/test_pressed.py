"""Static layers: pressed without loss, found again after a restart, and drawn anew when they are not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from render.keep import DRAWN
from render.pressed import Shelf, pressed, shelve, static

DRAWINGS: list[str] = []


@static
def stripe(colour: str, wide: int = 3) -> Image.Image:
    DRAWINGS.append(colour)
    return Image.new("RGBA", (wide, 2), colour)


@static
def by(sketch: Callable[[], str]) -> Image.Image:
    DRAWINGS.append(sketch())
    return Image.new("RGB", (1, 1), sketch())


def in_colour(colour: str) -> Callable[[], str]:
    def sketch() -> str:
        return colour

    return sketch


def noise(wide: int, high: int) -> Image.Image:
    return Image.frombytes("L", (wide, high), Random(1).randbytes(wide * high))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    shelve(tmp_path)
    yield tmp_path
    shelve(None)


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    restart()


def restart() -> None:
    """All that was in memory is gone."""
    DRAWN.clear()
    DRAWINGS.clear()


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA"])
def test_what_is_pressed_comes_back_as_it_was(mode: str) -> None:
    image = noise(31, 17).convert(mode)
    opened = pressed(image).opened()
    assert (opened.mode, opened.size, opened.tobytes()) == (image.mode, image.size, image.tobytes())


def test_a_layer_is_drawn_once_and_given_to_everybody_anew() -> None:
    first = stripe("red")
    first.paste("blue", (0, 0, 3, 2))
    assert stripe("red").getpixel((0, 0)) == (255, 0, 0, 255)
    assert DRAWINGS == ["red"]


def test_after_a_restart_it_is_found_on_the_shelf(shelf: Path) -> None:
    stripe("red")
    restart()
    assert stripe("red").getpixel((0, 0)) == (255, 0, 0, 255)
    assert DRAWINGS == []


def test_other_wishes_are_other_layers(shelf: Path) -> None:
    stripe("red")
    stripe("red", 4)
    stripe("red", wide=5)
    by(in_colour("red"))
    by(in_colour("blue"))
    assert len(files(shelf)) == 5


def test_a_sketch_is_known_again_by_what_it_holds(shelf: Path) -> None:
    by(in_colour("red"))
    restart()
    by(in_colour("red"))
    assert DRAWINGS == []


@pytest.mark.parametrize("damage", [b"", b"RGBA 3 2 7\n", b"RGBA 3 2 7\nnonsense", b"RGBA 3 2\n", b"\xff\n"])
def test_a_damaged_layer_is_drawn_anew(shelf: Path, damage: bytes) -> None:
    stripe("red")
    (file,) = files(shelf)
    file.write_bytes(damage)
    restart()
    assert stripe("red").size == (3, 2)
    assert DRAWINGS == ["red"]


def test_where_nothing_can_be_left_everything_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    shelve(tmp_path / "file")
    try:
        assert stripe("red").size == (3, 2)
    finally:
        shelve(None)


def test_what_other_code_has_left_is_thrown_away(tmp_path: Path) -> None:
    former = tmp_path / ("0" * 16)
    former.mkdir()
    (former / "layer").write_bytes(b"old")
    Shelf(tmp_path)
    assert files(tmp_path) == []


def test_the_shelf_does_not_outgrow_its_budget(tmp_path: Path) -> None:
    layer = pressed(noise(100, 100))
    room = Shelf(tmp_path, budget=10 * len(layer.packed))
    for number in range(40):
        room.put(f"layer {number}", layer)
        assert sum(file.stat().st_size for file in files(tmp_path)) <= 10 * len(layer.packed)
    assert room.get("layer 39") == layer


def test_what_was_used_lately_stays_on_a_full_shelf(tmp_path: Path) -> None:
    layer = pressed(noise(100, 100))
    room = Shelf(tmp_path, budget=round(4.5 * len(layer.packed)))
    for number, name in enumerate(("old", "newer", "newest", "latest")):
        room.put(name, layer)
        os.utime(next(file for file in files(tmp_path) if file.name == name), (number, number))
    assert room.get("old")
    room.put("one more", layer)
    assert room.get("old")
    assert room.get("latest") is None


_LEFT = """
import sys
from pathlib import Path
import render
from bot.gallery import drawn
from render.pressed import shelve
shelve(Path(sys.argv[1]))
for game in render.games():
    drawn(game, render.module(game).samples()[0], "en")
print(sorted(path.name for path in Path(sys.argv[1]).rglob("*") if path.is_file()))
"""


@pytest.mark.slow
def test_layers_have_the_same_names_in_every_process(tmp_path: Path) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", _LEFT, str(tmp_path)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != "[]\n"
