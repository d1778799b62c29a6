"""The palette of every game, chosen from a specimen of all that its pictures show. Choosing takes seconds and must come
out alike everywhere, so it is done once, `python -m render.palettes`, when a specimen has changed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from PIL import Image

from render import games
from render.encode import PALETTE
from render.paper import ACCENT, ACCENT_INK, INK, INK_FAINT, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT
from render.seats import SEATS

# In every palette as they are: what is written, what marks, and whose something is.
FIXED = (
    *(INK, INK_SOFT, INK_FAINT, ACCENT, ACCENT_INK, PARCHMENT, PARCHMENT_LIGHT),
    *(seat.colour for seat in SEATS),
    SEATS[0].mark,
)


def chosen(game_id: str) -> str:
    """The colours that show the game's specimen best, as they are written to its file."""
    module = import_module(f"render.{game_id}.specimen")
    specimen: Image.Image = module.specimen()
    small = specimen.resize((specimen.width // 2, specimen.height // 2), Image.Resampling.NEAREST)
    fixed = (*FIXED, *getattr(module, "KEPT", ()))
    levels = small.quantize(module.INKS - len(fixed), Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    colours = dict.fromkeys([*fixed, *((levels[i], levels[i + 1], levels[i + 2]) for i in range(0, len(levels), 3))])
    return "".join(f"{bytes(colour).hex()}\n" for colour in colours)


def file_of(game_id: str) -> Path:
    return Path(__file__).parent / game_id / PALETTE


def main() -> None:
    for game_id in games():
        file_of(game_id).write_text(chosen(game_id), encoding="ascii")


if __name__ == "__main__":
    main()
