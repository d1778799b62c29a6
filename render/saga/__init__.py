"""Pictures of Saga: the public table, and the private hand."""

from __future__ import annotations

from render.figures import Book
from render.saga.hand import hand
from render.saga.inks import inks
from render.saga.part import choosable, part
from render.saga.rulebook.figures import FACTS, FIGURES, PAGES
from render.saga.rulebook.samples import VIEWS
from render.saga.samples import samples
from render.saga.survey import SURVEY
from render.saga.table import board
from render.saga.turn import turn
from render.samples import Cover

__all__ = ["ASKED", "BOOK", "COVER", "DESK", "KINDS", "NUMBERED", "SURVEY", "samples"]

KINDS = {"board": board, "turn": turn, "part": part, "hand": hand}
ASKED = NUMBERED = choosable
DESK = "part"
COVER = Cover("crowded", (20, 138), 0.62)
BOOK = Book("saga", inks, FIGURES, PAGES, ("reference", "symbols"), FACTS, VIEWS)
