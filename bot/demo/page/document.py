"""The whole file: a head with the game's name, the conversation, and behind it the pictures. It fetches nothing."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from bot.demo.chronicle import Chronicle, Gallery
from bot.demo.page.album import Album
from bot.demo.page.entries import Conversation
from bot.demo.page.html import Html, h
from bot.demo.page.names import Names
from bot.demo.page.pictures import Shown
from bot.local.server.people import PEOPLE
from bot.words import Speaker

_LOCAL = Path(__file__).parents[2] / "local" / "page"
_LOOK = Path(__file__).parent / "look"
_HANDLES = ("castellan", *(person.handle for person in PEOPLE))
Told = Callable[[int, int], None]  # pictures so far, and in all


@dataclass(frozen=True)
class About:
    """What stands above the conversation."""

    title: str
    lines: tuple[str, ...]
    made_by: str


def document(say: Speaker, about: About, chronicle: Chronicle, world: Gallery, told: Told) -> str:
    names = Names(say, world, chronicle.reader)
    album = Album()
    pictures = _drawn(album, chronicle, world, told)
    lines = list(Conversation(names, pictures).lines(chronicle.entries))
    style, script = _style(), (_LOOK / "viewer.js").read_text(encoding="utf-8")
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("meta", name="color-scheme", content="dark light"),
        h("meta", http_equiv="Content-Security-Policy", content=_policy(style, script)),
        h("title", about.title),
        h("style", Html(style)),
    )
    body = h(
        "body",
        h("header", _about(about), class_="about"),
        h("main", lines, id="log"),
        h("svg", h("defs", album.groups), width=0, height=0, class_="album", aria_hidden="true"),
        h("script", Html(script)),
    )
    return f"<!doctype html>\n{h('html', head, body, lang=say.language)}\n"


def _drawn(album: Album, chronicle: Chronicle, world: Gallery, told: Told) -> dict[int, Shown]:
    hanging = [one for entry in chronicle.entries for one in entry.message.attachments]
    shown: dict[int, Shown] = {}
    for count, one in enumerate(hanging, 1):
        if one.id in world.pictures and one.content_type.startswith("image/"):
            shown[one.id] = Shown(album.add(world.pictures[one.id]), one.description or "")
        told(count, len(hanging))
    return shown


def _about(about: About) -> Iterable[Html]:
    yield h("h1", about.title)
    yield from (h("p", line) for line in about.lines)
    yield h("p", h("code", about.made_by))


def _style() -> str:
    """The look of the local page, and what this one has beside it."""
    sheets = [_LOCAL / "css" / f"{name}.css" for name in ("colours", "base", "messages", "controls")]
    texts = [sheet.read_text(encoding="utf-8") for sheet in (*sheets, _LOOK / "demo.css")]
    return "\n".join([*texts, *(_portrait(handle) for handle in _HANDLES)])


def _portrait(handle: str) -> str:
    drawing = b64encode((_LOCAL / "avatars" / f"{handle}.svg").read_bytes()).decode()
    return f'.of-{handle} {{ background-image: url("data:image/svg+xml;base64,{drawing}"); }}'


def _policy(style: str, script: str) -> str:
    """Pictures from the file itself, and of style and script these two pieces. The sizes of pictures are said where
    they stand."""
    return "; ".join(
        (
            "default-src 'none'",
            "img-src data:",
            f"style-src-elem {_hash(style)}",
            "style-src-attr 'unsafe-inline'",
            f"script-src {_hash(script)}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
