"""The palette of every game, chosen from a specimen of all that its pictures show. Choosing takes seconds and must come
out alike everywhere, so it is done once, `python -m render.palettes`, when a specimen has changed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from PIL import Image

from render import games
from render.encode import PALETTE


def chosen(game_id: str) -> str:
    """The colours that show the game's specimen best, as they are written to its file."""
    module = import_module(f"render.{game_id}.specimen")
    specimen: Image.Image = module.specimen()
    small = specimen.resize((specimen.width // 2, specimen.height // 2), Image.Resampling.NEAREST)
    levels = small.quantize(module.INKS, Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return "".join(f"{bytes(levels[i : i + 3]).hex()}\n" for i in range(0, len(levels), 3))


def file_of(game_id: str) -> Path:
    return Path(__file__).parent / game_id / PALETTE


def main() -> None:
    for game_id in games():
        file_of(game_id).write_text(chosen(game_id), encoding="ascii")


if __name__ == "__main__":
    main()
