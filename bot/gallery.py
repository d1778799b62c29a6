"""The contact sheet: every kind of picture of every game, in both languages, at full size, as in a message on a desktop
and on a phone, and as seen with three kinds of colour vision. Run as `python -m bot.gallery OUTDIR` and look at
`index.html`; with the folder of an earlier gallery as a second word, `changes.html` shows every picture that differs,
before and after side by side."""

from __future__ import annotations

import html
import io
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from pathlib import Path

from PIL import Image

from bot.annals.samples import NAMES, feasted, played, sampled
from bot.film.file import script_of
from bot.film.shooting import Shooting
from bot.languages import FIRST, languages
from bot.stats.samples import sampled as recorded
from bot.words import Speaker
from render import Picture, Say, book, encode, games, module, picture
from render.annals import course_page, deeds_page
from render.feast import feast_card
from render.film import WIDE, frame_size
from render.ledger import ledger_page
from render.samples import Sample
from render.sizes import INLINE, PHONE
from render.visions import VISIONS, simulated

_SHOTS = 10  # of a film
TITLE = {"en": "The Long Winter", "fr": "Le long hiver"}


@lru_cache(maxsize=4)
def say(language: str) -> Say:
    return Speaker(language)


def drawn(game_id: str, sample: Sample, language: str) -> Picture:
    scene = sample.scene(say(language), TITLE.get(language, TITLE[FIRST]))
    return picture(game_id, sample.view, scene, sample.kind)


def _scaled(image: Image.Image, share: float) -> Image.Image:
    size = (round(image.width * share), round(image.height * share))
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _phone(image: Image.Image) -> Image.Image:
    return _scaled(image, PHONE / image.width)


def _inline(image: Image.Image) -> Image.Image:
    """As a message on a desktop shows it."""
    return _scaled(image, min(INLINE[0] / image.width, INLINE[1] / image.height))


def _write(folder: Path, stem: str, made: Picture, language: str) -> str:
    (folder / f"{stem}.png").write_bytes(made.png)
    image = Image.open(io.BytesIO(made.png))
    shown = [f"{stem}-inline.png", f"{stem}-phone.png"]
    _inline(image).save(folder / shown[0])
    _phone(image).save(folder / shown[1])
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


def _memories(game_id: str, language: str) -> Iterator[tuple[str, Picture]]:
    """What is kept of a whole game: the result card, its parchments, and some frames of its film."""
    title = TITLE.get(language, TITLE[FIRST])
    course, deeds = sampled(game_id, language, title)
    yield f"{game_id}-feast", feast_card(feasted(game_id, language, title))
    yield f"{game_id}-annals-deeds", deeds_page(deeds)
    if course is not None:
        yield f"{game_id}-annals-course", course_page(course)
    match = played(game_id)
    names = NAMES[: match.setup.seats]
    script = script_of(match, names, language=language, seat=None, shots=_SHOTS, size=9, title=title)
    shooting = Shooting(script)
    for number in range(1, _SHOTS, 4):
        frame = shooting.frame(number, frame_size(WIDE, shooting.board(0).size)).quantize(dither=Image.Dither.NONE)
        yield f"{game_id}-film-{number}", encode.picture(frame, script.shots[number].told)


def _records(language: str) -> Iterator[tuple[str, Picture]]:
    for name, page in recorded(language):
        yield f"records-{name}", ledger_page(page)


def _change(folder: Path, before: Path, name: str) -> str:
    """A picture that differs from the one of that name in an earlier gallery, or was not in it."""
    then, now = before / name, folder / name
    if then.exists() and then.read_bytes() == now.read_bytes():
        return ""
    shown = ([then] if then.exists() else []) + [now]
    links = "".join(
        f'<a href="{path.resolve().as_uri()}"><img src="{path.resolve().as_uri()}" width="620"></a>' for path in shown
    )
    return f"<h2>{html.escape(name)}</h2><div>{links}</div>"


def _page(title: str, parts: Iterable[str]) -> str:
    style = "body{font-family:sans-serif;background:#313338;color:#eee}img{margin:4px;vertical-align:top}"
    return f'<!doctype html><meta charset="utf-8"><title>{title}</title><style>{style}</style>{"".join(parts)}'


def main(folder: Path, before: Path | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stems: list[str] = []
    parts: list[str] = []
    for language in languages():
        games_shown = (chain(_pictures(game_id, language), _memories(game_id, language)) for game_id in games())
        for stem, made in chain(*games_shown, _records(language)):
            stems.append(f"{stem}-{language}")
            parts.append(_write(folder, stems[-1], made, language))
    (folder / "index.html").write_text(_page("Gallery", parts), encoding="utf-8")
    if before is not None:
        changes = (_change(folder, before, f"{stem}.png") for stem in stems)
        (folder / "changes.html").write_text(_page("Before and after", changes), encoding="utf-8")


if __name__ == "__main__":
    folders = [Path(word) for word in sys.argv[1:3]] or [Path("gallery")]
    main(*folders)
