"""Small drawings in the colour of their text; the same as on the local page (`bot/local/page/js/dom.js`)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from bot.demo.page.html import Html, h

_DRAWINGS = Path(__file__).parents[2] / "local" / "page" / "js" / "dom.js"


@cache
def _paths() -> dict[str, str]:
    return dict(re.findall(r'^  (\w+): "(M[^"]+)",$', _DRAWINGS.read_text(encoding="utf-8"), re.MULTILINE))


def icon(name: str) -> Html:
    return h("svg", h("path", d=_paths()[name]), viewBox="0 0 24 24", class_="icon", aria_hidden="true")
