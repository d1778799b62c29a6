"""The workshop for the rules' pictures: a part of a board with numbered notes, tables of signs, quick references. What
a game shows in them is data of its own (`render/<game>/rulebook`)."""

from __future__ import annotations

from render.figures.board import Arrow, Board, Cut, Note, Window
from render.figures.book import Book, Figure
from render.figures.page import Page, Telling
from render.figures.table import Row, Section, Sign, Table

__all__ = [
    "Arrow",
    "Board",
    "Book",
    "Cut",
    "Figure",
    "Note",
    "Page",
    "Row",
    "Section",
    "Sign",
    "Table",
    "Telling",
    "Window",
]
