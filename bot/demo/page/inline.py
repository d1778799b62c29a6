"""What stands within a line: emphasis, code, links, mentions, moments, spoilers. As the local page reads it
(`bot/local/page/js/inline.js`)."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.demo.page.html import Html, h, join
from bot.demo.page.names import Names

_Made = Callable[[re.Match[str], Names], str]


def _around(tag: str) -> _Made:
    return lambda found, names: h(tag, inline(found[1], names))


def _link(address: str, text: str) -> Html:
    """Only where a person follows it; the page itself fetches nothing."""
    return h("a", text, href=address, rel="noopener noreferrer")


_DISCS = {"🔴": "red", "🔵": "blue", "🟡": "yellow", "🟢": "green", "🟣": "violet", "⚪": "white"}


_WAYS: tuple[tuple[str, _Made], ...] = (
    (r"\\([\\*_~`|>#\-()\[\]<.!+])", lambda found, _names: found[1]),
    (r"(`+)(?!`)(.*?[^`])\1(?!`)", lambda found, _names: h("code", found[2])),
    (r"\*\*(.+?)\*\*(?!\*)", _around("strong")),
    (r"__(.+?)__(?!_)", _around("u")),
    (r"~~(.+?)~~", _around("s")),
    (r"\|\|(.+?)\|\|", lambda found, names: h("span", inline(found[1], names), class_="spoiler shown")),
    (r"\*(?![\s*])((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)", _around("em")),
    (r"_(?!_)((?:[^_]|__[^_]+__)+?)_(?!\w)", _around("em")),
    (r"\[([^\]\n]+)\]\(<?(https?://[^\s)>]+)>?\)", lambda found, names: _link(found[2], inline(found[1], names))),
    (r"<(https?://[^\s>]+)>", lambda found, _names: _link(found[1], found[1])),
    (r"https?://[^\s<]*[^\s<.,:;\"')\]]", lambda found, _names: _link(found[0], found[0])),
    (r"<@!?(\d+)>", lambda found, names: h("span", f"@{names.person(int(found[1]))}", class_="mention")),
    (r"<#(\d+)>", lambda found, names: h("span", f"#{names.channel(int(found[1]))}", class_="mention")),
    (r"</([^:>]+):\d+>", lambda found, _names: h("span", f"/{found[1]}", class_="mention")),
    (f"[{''.join(_DISCS)}]", lambda found, _names: h("span", found[0], class_="disc", data_colour=_DISCS[found[0]])),
    (r"<t:(-?\d+)(?::[tTdDfFR])?>", lambda found, names: h("time", names.moment(int(found[1])), class_="moment")),
)
_RULES = tuple((re.compile(pattern, re.DOTALL), make) for pattern, make in _WAYS)
_PLAIN = re.compile(r"(?:(?!https?:)[^\W_]|[ ,;?'’“”«»…·•])+")


def inline(text: str, names: Names) -> Html:
    made: list[str] = []
    at = 0
    while at < len(text):
        found, make = next(((match, make) for rule, make in _RULES if (match := rule.match(text, at))), (None, None))
        if found is not None and make is not None:
            made.append(make(found, names))
        else:
            found = _PLAIN.match(text, at)
            made.append(found[0] if found else text[at])
        at = found.end() if found else at + 1
    return join(made)
