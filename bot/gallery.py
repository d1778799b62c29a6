"""The contact sheet: every kind of picture of every game, in both languages, at full size and as on a phone, and as
seen with three kinds of colour vision. Run as `python -m bot.gallery OUTDIR` and look at `index.html`."""

from __future__ import annotations

import html
import io
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.languages import FIRST, languages
from bot.words import Speaker
from render import Picture, Say, Scene, book, games, module, picture
from render.samples import Sample
from render.visions import VISIONS, simulated

PHONE = 400
TITLE = {"en": "The Long Winter", "fr": "Le long hiver"}


@lru_cache(maxsize=4)
def say(language: str) -> Say:
    return Speaker(language)


def drawn(game_id: str, sample: Sample, language: str) -> Picture:
    title = TITLE.get(language, TITLE[FIRST])
    scene = Scene(sample.names, say(language), title, sample.rings, sample.focus, sample.news)
    return picture(game_id, sample.view, scene, sample.kind)


def _phone(image: Image.Image) -> Image.Image:
    height = round(image.height * PHONE / image.width)
    return image.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)


def _write(folder: Path, stem: str, made: Picture, language: str) -> str:
    (folder / f"{stem}.png").write_bytes(made.png)
    image = Image.open(io.BytesIO(made.png))
    shown = [f"{stem}-phone.png"]
    _phone(image).save(folder / shown[0])
    if language == FIRST:
        for vision in VISIONS:
            shown.append(f"{stem}-{vision}.png")
            _phone(simulated(image, vision)).save(folder / shown[-1])
    links = "".join(f'<a href="{stem}.png"><img src="{name}"></a>' for name in shown)
    size = f"{made.width} × {made.height}, {len(made.png) // 1024} KiB"
    return f"<h2>{html.escape(stem)}</h2><p>{size}. {html.escape(made.alt)}</p><div>{links}</div>"


def _pictures(game_id: str, language: str) -> Iterator[tuple[str, Picture]]:
    """All that a game shows, with a name for each."""
    for sample in module(game_id).samples():
        yield f"{game_id}-{sample.kind}-{sample.name}", drawn(game_id, sample, language)
    rules = book(game_id)
    if rules is not None:
        for name in rules.figures:
            yield f"{game_id}-rules-{name}", rules.picture(name, say(language))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts = [
        _write(folder, f"{stem}-{language}", made, language)
        for game_id in games()
        for language in languages()
        for stem, made in _pictures(game_id, language)
    ]
    style = "body{font-family:sans-serif;background:#313338;color:#eee}img{margin:4px;vertical-align:top}"
    page = f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{style}</style>{"".join(parts)}'
    (folder / "index.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
