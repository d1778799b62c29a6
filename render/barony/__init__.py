"""Pictures of Barony."""

from __future__ import annotations

from render.barony.board import board
from render.barony.inks import inks
from render.barony.part import part
from render.barony.rulebook.figures import FIGURES, PAGES
from render.barony.rulebook.samples import VIEWS
from render.barony.rulebook.tables import FACTS
from render.barony.samples import samples
from render.barony.survey import SURVEY
from render.barony.turn import turn
from render.figures import Book
from render.samples import Cover

__all__ = ["BOOK", "COVER", "KINDS", "SURVEY", "samples"]

KINDS = {"board": board, "turn": turn, "part": part}
COVER = Cover("crowded", (300, 330), 0.75)
BOOK = Book("barony", inks, FIGURES, PAGES, ("reference", "symbols"), FACTS, VIEWS)
