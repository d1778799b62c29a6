"""How a language sets its words. Whoever writes a locale file types plain spaces; here they become those that no line
breaks at."""

from __future__ import annotations

import re

from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Visitor

_FULL, _THIN = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
_FRENCH = (
    (re.compile(r" (?=[;!?])"), _THIN),
    (re.compile(r" (?=[:»%])|(?<=«) | (?=(?:PA|PH|PM|PS|PT|pts?)\b)|(?<=n°) "), _FULL),
    (re.compile(r" × "), f"{_FULL}×{_FULL}"),
)


def spaced(text: str) -> str:
    """French, with the spaces of its punctuation and units."""
    for pattern, space in _FRENCH:
        text = pattern.sub(space, text)
    return text


class _Setter(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        node.value = spaced(node.value)


def typeset(language: str, resource: Resource) -> Resource:
    """A file of that language, as it is to be read."""
    if language.partition("-")[0] == "fr":
        _Setter().visit(resource)
    return resource
