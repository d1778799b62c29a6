"""HTML made of elements: text stays text, whatever is in it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

_EMPTY = {"meta", "hr"}  # what has nothing inside, and no end


class Html(str):
    """Markup that was made here and may stand as it is."""

    __slots__ = ()


Child: TypeAlias = "str | Html | Iterable[Child] | None"
Attribute: TypeAlias = str | int | bool | None


def h(tag: str, *children: Child, **attributes: Attribute) -> Html:
    """An element. `class_` is the class, `aria_label` the attribute `aria-label`; what is None or False is left out."""
    opened = f"<{tag}{''.join(_attribute(name, value) for name, value in attributes.items())}>"
    return Html(opened if tag in _EMPTY else f"{opened}{join(children)}</{tag}>")


def join(children: Child) -> Html:
    """What stands side by side. Only `Html` is taken for markup."""
    if children is None:
        return Html("")
    if isinstance(children, Html):
        return children
    if isinstance(children, str):
        return Html(escape(children, quote=False))
    return Html("".join(join(child) for child in children))


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    plain = name.rstrip("_").replace("_", "-")
    return f" {plain}" if value is True else f' {plain}="{escape(str(value))}"'
