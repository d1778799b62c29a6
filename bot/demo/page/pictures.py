"""Pictures under a message, bounded as Discord bounds them (`bot/local/page/js/pictures.js`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.demo.page.album import Drawn
from bot.demo.page.html import Html, h

_WIDEST, _HIGHEST = 550, 350
_MOSAIC = 5  # shapes of it


@dataclass(frozen=True)
class Shown:
    drawn: Drawn
    alt: str


def gallery(pictures: Sequence[Shown]) -> Html | None:
    """One picture whole; several cropped into a mosaic."""
    if not pictures:
        return None
    if len(pictures) == 1:
        return h("div", _single(pictures[0]), class_="pictures")
    tiles = [_tile(picture, "picture", fit="xMidYMid slice") for picture in pictures]
    return h("div", tiles, class_="pictures mosaic", data_shape=min(len(pictures), _MOSAIC))


def _single(picture: Shown) -> Html:
    drawn = picture.drawn
    scale = min(1.0, _WIDEST / drawn.width, _HIGHEST / drawn.height)
    size = f"--width:{round(drawn.width * scale)}px;--shape:{drawn.width}/{drawn.height}"
    return _tile(picture, "picture single", style=size)


def _tile(picture: Shown, look: str, *, style: str | None = None, fit: str | None = None) -> Html:
    drawn = picture.drawn
    inside = h("use", href=f"#p{drawn.number}")
    box = f"0 0 {drawn.width} {drawn.height}"
    drawing = h("svg", inside, viewBox=box, role="img", aria_label=picture.alt or None, preserveAspectRatio=fit)
    return h("div", drawing, class_=look, style=style)
