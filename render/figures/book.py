"""All pictures of a game's rules, by name, and the pages that they belong to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from render import encode
from render.encode import Inks
from render.figures.page import Facts, Page, Telling
from render.keep import DRAWN
from render.picture import Picture, Say
from rules.core.view import View


class Figure(Protocol):
    """What can be drawn on a page: all its words, and the drawing itself from a sample's view."""

    def words(self, tell: Telling) -> tuple[str, ...]: ...

    def draw(self, page: Page, tell: Telling, view: Callable[[str], View]) -> None: ...


@dataclass(frozen=True, eq=False)
class Book:
    """`pages`: the figure of each page of the rules that has one. `sheets`: those that are worth a button of their own,
    the quick reference first. `views`: the positions that boards are drawn from."""

    game: str
    inks: Callable[[], Inks]
    figures: Mapping[str, Figure]
    pages: Mapping[str, str]
    sheets: tuple[str, ...]
    facts: Facts = field(default_factory=dict[str, "str | int"])
    views: Mapping[str, Callable[[], View]] = field(default_factory=dict[str, Callable[[], View]])

    def drawn(self, name: str, say: Say) -> Page:
        tell = Telling(self.game, name, say, self.facts)
        page = Page(tell("title"), tell(f"/game-{self.game}"))
        self.figures[name].draw(page, tell, lambda sample: self.views[sample]())
        return page

    def picture(self, name: str, say: Say) -> Picture:
        """Drawn once for each language: its words tell them apart."""
        tell = Telling(self.game, name, say, self.facts)
        said = tell("title"), *self.figures[name].words(tell)
        return DRAWN.of((self, name, said), lambda: self._painted(name, say))

    def _painted(self, name: str, say: Say) -> Picture:
        page = self.drawn(name, say)
        return encode.picture(self.inks().set(page.finished()), page.alt)
