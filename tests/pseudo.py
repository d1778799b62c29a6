"""A language that nobody speaks: English with an accent on every letter that can have one. Whoever reads it sees at
once which words do not come from the files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer

from bot.languages import FIRST, LOCALES, files_of
from tests.tongues import another_language

CODE = "en-GB"  # one that Discord knows, and whose plurals are those of English
_ACCENTS = str.maketrans("acdegiklnorstuyzACDEGIKLNORSTUYZ", "áčďéğíķľńóřšťúýžÁČĎÉĞÍĶĽŃÓŘŠŤÚÝŽ")
_PLAIN = re.compile(r"\b(?=\w\w)\w*[acdegiklnorstuyzACDEGIKLNORSTUYZ]\w*")
_MARKUP = re.compile(r"https?://\S+|<t:|:[tTdDfFR]>")
_KEYS = re.compile(r"rules-[a-z]+-topics")  # these are names of other messages


def accented(text: str) -> str:
    kept = _MARKUP.findall(text)
    parts = [part.translate(_ACCENTS) for part in _MARKUP.split(text)]
    return "".join(part + markup for part, markup in zip(parts, [*kept, ""], strict=True))


class _Accents(Transformer):
    def visit_Message(self, node: Message) -> Message:  # noqa: N802
        return node if _KEYS.fullmatch(node.id.name) else self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(accented(node.value))


def _files() -> dict[str, str]:
    made: dict[str, str] = {}
    for path in files_of(FIRST):
        parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
        made[str(path.relative_to(LOCALES / FIRST))] = FluentSerializer().serialize(_Accents().visit(parsed))
    return made


@contextmanager
def pseudo_language(folder: Path) -> Iterator[None]:
    """Spoken to whoever has the locale `CODE`, and at tables whose language it is."""
    with another_language(folder, CODE, _files()):
        yield


# What needs no words: addresses, mentions, times, numbers of rules, places on a board, Roman numerals, codes.
_SIGNS = re.compile(
    r"https?://\S+|<[@#][!&]?\d+>|<t:\d+(?::\w)?>|\b[A-Z]-\d+\b|\b[A-Za-z]\d{1,2}\b|\b[IVX]+\b|\b[0-9a-f]{16,}\b"
)
_READ = ("content", "title", "label", "placeholder", "description", "name", "text")


def foreign(text: str, known: Iterable[str] = ()) -> list[str]:
    """The words of a text that no file has, besides those that are known: names, above all."""
    for name in sorted(filter(_PLAIN.search, known), key=len, reverse=True):
        text = text.replace(name, " ")
    return _PLAIN.findall(_SIGNS.sub(" ", text))


def visible(payload: Any) -> Iterator[str]:
    """Every text that people read in what is sent to Discord: a message, a form, completions, with all their parts."""
    if isinstance(payload, list):
        for part in payload:
            yield from visible(part)
    elif isinstance(payload, dict):
        for key, part in payload.items():
            if key in _READ and isinstance(part, str):
                yield part
            elif key in ("data", "components", "component", "options", "choices", "embeds", "fields", "attachments"):
                yield from visible(part)
