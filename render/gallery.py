"""The contact sheet: every kind of picture of every game, in both languages, at full size and as on a phone, and as
seen with three kinds of colour vision. Run as `python -m render.gallery OUTDIR` and look at `index.html`."""

from __future__ import annotations

import html
import io
import sys
from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.words import LANGUAGES, Speaker
from render import Picture, Say, Scene, games, module, picture
from render.samples import Sample

PHONE = 400
TITLE = {"en": "The Long Winter", "fr": "Le long hiver"}

# Linear-light matrices for full dichromacy (Machado, Oliveira and Fernandes, 2009).
VISIONS: dict[str, tuple[float, ...]] = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
}


@lru_cache(maxsize=4)
def say(language: str) -> Say:
    return Speaker(language)


def drawn(game_id: str, sample: Sample, language: str) -> Picture:
    scene = Scene(sample.names, say(language), TITLE[language], sample.rings, sample.focus)
    return picture(game_id, sample.view, scene, sample.kind)


def _linear(level: int) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _curved(share: float) -> int:
    share = min(1.0, max(0.0, share))
    curved = share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055
    return round(curved * 255)


def seen(colour: tuple[int, int, int], vision: str) -> tuple[int, int, int]:
    """One colour as seen with that vision."""
    light = [_linear(level) for level in colour]
    m = VISIONS[vision]
    red, green, blue = (_curved(sum(m[row * 3 + i] * light[i] for i in range(3))) for row in range(3))
    return red, green, blue


def simulated(image: Image.Image, vision: str) -> Image.Image:
    """A palette picture as seen with that vision: only its palette changes."""
    flat = image.getpalette() or []
    out = image.copy()
    triples = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    out.putpalette([level for triple in triples for level in seen(triple, vision)])
    return out


def _phone(image: Image.Image) -> Image.Image:
    height = round(image.height * PHONE / image.width)
    return image.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)


def _write(folder: Path, game_id: str, sample: Sample, language: str) -> str:
    made = drawn(game_id, sample, language)
    stem = f"{game_id}-{sample.kind}-{sample.name}-{language}"
    (folder / f"{stem}.png").write_bytes(made.png)
    image = Image.open(io.BytesIO(made.png))
    shown = [f"{stem}-phone.png"]
    _phone(image).save(folder / shown[0])
    if language == LANGUAGES[0]:
        for vision in VISIONS:
            shown.append(f"{stem}-{vision}.png")
            _phone(simulated(image, vision)).save(folder / shown[-1])
    links = "".join(f'<a href="{stem}.png"><img src="{name}"></a>' for name in shown)
    size = f"{made.width} × {made.height}, {len(made.png) // 1024} KiB"
    return f"<h2>{html.escape(stem)}</h2><p>{size}. {html.escape(made.alt)}</p><div>{links}</div>"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts = [
        _write(folder, game_id, sample, language)
        for game_id in games()
        for sample in module(game_id).samples()
        for language in LANGUAGES
    ]
    style = "body{font-family:sans-serif;background:#313338;color:#eee}img{margin:4px;vertical-align:top}"
    page = f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{style}</style>{"".join(parts)}'
    (folder / "index.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
