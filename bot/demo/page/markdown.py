"""Discord's way of writing, read into elements. Nothing of a message is ever read as HTML. As the local page does
(`bot/local/page/js/markdown.js`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile

from bot.demo.page.html import Html, h
from bot.demo.page.inline import inline
from bot.demo.page.names import Names

_FENCE = re.compile(r"```(?:[\w+-]*\n)?(.*?)\n?```", re.DOTALL)
_Taken = tuple[int, Html]  # so many lines, and what they make


def markdown(text: str, names: Names) -> list[Html]:
    """The elements of a whole message."""
    made: list[Html] = []
    at = 0
    for fence in _FENCE.finditer(text):
        made += _plain(text[at : fence.start()], names)
        made.append(h("pre", h("code", fence[1])))
        at = fence.end() + (text[fence.end() : fence.end() + 1] == "\n")
    return made + _plain(text[at:], names)


def _plain(text: str, names: Names) -> list[Html]:
    return _blocks(text.removesuffix("\n").split("\n"), names) if text else []


def _head(lines: list[str], found: re.Match[str], names: Names) -> _Taken:
    return 1, h(f"h{len(found[1]) + 2}", inline(found[2], names))


def _small(lines: list[str], found: re.Match[str], names: Names) -> _Taken:
    return 1, h("small", inline(found[1], names))


def _rest_quoted(lines: list[str], found: re.Match[str], names: Names) -> _Taken:
    return len(lines), h("blockquote", _blocks([lines[0][4:], *lines[1:]], names))


def _quoted(lines: list[str], found: re.Match[str], names: Names) -> _Taken:
    kept = _while(lines, found.re)
    return len(kept), h("blockquote", _blocks(kept, names))


def _bullets(lines: list[str], found: re.Match[str], names: Names) -> _Taken:
    kept = _while(lines, found.re)
    return len(kept), h("ul", [h("li", inline(line, names)) for line in kept])


def _numbers(lines: list[str], found: re.Match[str], names: Names) -> _Taken:
    kept = _while(lines, found.re)
    return len(kept), h("ol", [h("li", inline(line, names)) for line in kept], start=int(found[1]))


def _while(lines: list[str], pattern: re.Pattern[str]) -> list[str]:
    return [pattern.sub("", line, count=1) for line in takewhile(pattern.match, lines)]


_KINDS: tuple[tuple[re.Pattern[str], Callable[[list[str], re.Match[str], Names], _Taken]], ...] = (
    (re.compile(r"(#{1,3}) (.+)"), _head),
    (re.compile(r"-# (.+)"), _small),
    (re.compile(r">>> "), _rest_quoted),
    (re.compile(r"> ?"), _quoted),
    (re.compile(r" *[-*] "), _bullets),
    (re.compile(r" *(\d+)\. "), _numbers),
)


def _blocks(lines: list[str], names: Names) -> list[Html]:
    made: list[Html] = []
    plain: list[str] = []

    def flush() -> None:
        if plain:
            made.append(h("p", inline("\n".join(plain), names)))
            plain.clear()

    while lines:
        found, make = next(((match, make) for kind, make in _KINDS if (match := kind.match(lines[0]))), (None, None))
        taken = 1
        if found is not None and make is not None:
            flush()
            taken, element = make(lines, found, names)
            made.append(element)
        else:
            plain.append(lines[0])
        lines = lines[taken:]
    flush()
    return made
