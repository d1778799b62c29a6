"""Pictures of Torres: the public board, and the private hand of cards."""

from __future__ import annotations

from render.figures import Book
from render.samples import Cover
from render.torres.board import board
from render.torres.hand import hand, held, holds
from render.torres.inks import inks
from render.torres.part import part
from render.torres.rulebook.figures import FIGURES, PAGES
from render.torres.rulebook.samples import VIEWS
from render.torres.rulebook.tables import FACTS
from render.torres.samples import samples
from render.torres.survey import SURVEY
from render.torres.turn import turn

__all__ = ["BOOK", "COVER", "HELD", "HOLDS", "KINDS", "SURVEY", "samples"]

KINDS = {"board": board, "turn": turn, "part": part, "hand": hand}
HOLDS = holds
HELD = held
COVER = Cover("crowded", (290, 176), 0.7)
BOOK = Book("torres", inks, FIGURES, PAGES, ("reference", "symbols"), FACTS, VIEWS)
