"""The page's own words, in one language. What stands in them at run time is left open for the page: `{name}`."""

from __future__ import annotations

import re
from functools import cache

from bot.languages import FIRST, LOCALES
from bot.words import Speaker

_ENTRY = re.compile(r"^page-([a-z-]+) = (.*)$", re.MULTILINE)
_PLACE = re.compile(r"\{ \$([a-z]+) \}")


@cache
def page_words(language: str) -> dict[str, str]:
    """Every key of `local.ftl` that begins with `page-`, without that beginning."""
    say = Speaker(language)
    source = (LOCALES / FIRST / "house" / "local.ftl").read_text(encoding="utf-8")
    return {key: say(f"page-{key}", **_open(text)) for key, text in _ENTRY.findall(source)}


def _open(text: str) -> dict[str, str]:
    return {name: f"{{{name}}}" for name in _PLACE.findall(text)}
