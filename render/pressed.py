"""Layers that never change, pressed to a tenth of their size: in memory and, where there is a folder for them, on
disk, so that nobody waits for them again after a restart."""

from __future__ import annotations

import hashlib
import os
import threading
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from shutil import rmtree
from types import FunctionType
from typing import ParamSpec

import PIL
from PIL import Image

from render.keep import kept

SHELF = 64 * 1024 * 1024  # bytes on disk
_LEVEL = 1  # zlib: quick, and flat colours are as small as at any other
_Asked = ParamSpec("_Asked")


@dataclass(frozen=True)
class Pressed:
    mode: str
    size: tuple[int, int]
    packed: bytes

    def opened(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, zlib.decompress(self.packed))


def pressed(image: Image.Image) -> Pressed:
    return Pressed(image.mode, image.size, zlib.compress(image.tobytes(), _LEVEL))


class Shelf:
    """A folder of pressed images. It may vanish, fill up or be damaged at any time: then they are drawn anew."""

    def __init__(self, folder: Path, budget: int = SHELF) -> None:
        self._folder = folder / _edition()
        self._budget, self._used = budget, 0
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            for other in folder.iterdir():
                if other != self._folder and len(other.name) == len(self._folder.name):
                    rmtree(other, ignore_errors=True)
            self._used = sum(path.stat().st_size for path in self._folder.iterdir())

    def get(self, name: str) -> Pressed | None:
        with suppress(OSError, ValueError):
            head, packed = (self._folder / name).read_bytes().split(b"\n", 1)
            mode, wide, high, check = head.decode("ascii").split()
            if int(check) == zlib.crc32(packed):
                os.utime(self._folder / name)
                return Pressed(mode, (int(wide), int(high)), packed)
        return None

    def put(self, name: str, layer: Pressed) -> None:
        with suppress(OSError):
            unfinished = self._folder / f"{name}.{os.getpid()}.{threading.get_ident()}"
            head = f"{layer.mode} {layer.size[0]} {layer.size[1]} {zlib.crc32(layer.packed)}\n".encode("ascii")
            self._used += unfinished.write_bytes(head + layer.packed)
            unfinished.replace(self._folder / name)
            if self._used > self._budget:
                self._clear()

    def _clear(self) -> None:
        """Half of it gives way, what has gone unused for longest first."""
        files = sorted(((path.stat(), path) for path in self._folder.iterdir()), key=lambda file: file[0].st_mtime)
        self._used = sum(stat.st_size for stat, _ in files)
        for stat, path in files:
            if self._used <= self._budget // 2:
                break
            path.unlink(missing_ok=True)
            self._used -= stat.st_size


@lru_cache(maxsize=1)
def _edition() -> str:
    """Other code, other data or another Pillow may draw otherwise."""
    digest = hashlib.sha256(PIL.__version__.encode())
    home = Path(__file__).parent
    for path in sorted((*home.rglob("*.py"), *(home.parent / "rules").rglob("*.json"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class _Place:
    shelf: Shelf | None = None


def shelve(folder: Path | None) -> None:
    """From now on static layers are looked for, and left, in this folder; None: in memory only."""
    _Place.shelf = Shelf(folder) if folder is not None else None


def _told(value: object) -> str:
    """A value as text, the same in every process; a function by its name and what it holds."""
    if not isinstance(value, FunctionType):
        return repr(value)
    held = [_told(cell.cell_contents) for cell in value.__closure__ or ()]
    return f"{value.__module__}.{value.__qualname__}{held}"


def static(draw: Callable[_Asked, Image.Image]) -> Callable[_Asked, Image.Image]:
    """What the function draws from plain values is kept pressed; whoever asks gets an image to draw on."""

    @kept
    def layer(*args: _Asked.args, **kwargs: _Asked.kwargs) -> Pressed:
        shelf = _Place.shelf
        name = hashlib.sha256(f"{_told(draw)}{[*map(_told, args)]}{kwargs}".encode()).hexdigest()
        found = shelf.get(name) if shelf else None
        if found is None:
            found = pressed(draw(*args, **kwargs))
            if shelf:
                shelf.put(name, found)
        return found

    @wraps(draw)
    def drawn(*args: _Asked.args, **kwargs: _Asked.kwargs) -> Image.Image:
        return layer(*args, **kwargs).opened()

    return drawn
