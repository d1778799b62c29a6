"""Which picture each page of Barony's rules has."""

from __future__ import annotations

from render.barony.rulebook import windows
from render.barony.rulebook.tables import REFERENCE, SYMBOLS, TITLE
from render.figures import Arrow, Board, Figure, Note

_MOVE = Board(
    "moving",
    windows.land,
    (
        Note("step", ("b1",)),
        Note("share", ("a2",)),
        Note("lake", ("c2",), no=True),
        Note("walls", ("c3",), no=True),
        Note("pair", ("b3",), no=True),
        Note("mountain", ("a3",), no=True),
    ),
    (
        Arrow("b2", "b1", off=(0.26, 0)),
        Arrow("b2", "a2"),
        Arrow("b2", "c2", no=True),
        Arrow("b2", "c3", no=True),
        Arrow("b2", "b3", no=True, off=(0.22, 0)),
        Arrow("b2", "a3", no=True),
    ),
)

FIGURES: dict[str, Figure] = {
    "reference": REFERENCE,
    "symbols": SYMBOLS,
    "land": Board(
        "land",
        windows.land,
        (
            Note("city", ("a1",)),
            Note("village", ("c1",)),
            Note("knight", ("c2",)),
            Note("stronghold", ("a3",)),
            Note("share", ("d1",)),
            Note("lake", ("b2",)),
        ),
    ),
    "setup": Board(
        "founding",
        windows.land,
        (
            Note("city", ("b3",)),
            Note("where", ("a1", "d3", "c2")),
            Note("lake", ("b2",), no=True),
            Note("forest", ("c1",), no=True),
            Note("beside", ("a3", "c3"), no=True),
        ),
    ),
    "recruit": Board(
        "recruiting",
        windows.land,
        (Note("lake", ("a2",)), Note("inland", ("d2",)), Note("reserve")),
    ),
    "move": _MOVE,
    "fight": Board(
        "fighting",
        windows.land,
        (
            Note("share", ("c3",)),
            Note("second", ("b1",)),
            Note("destroyed", ("b2",)),
            Note("token"),
            Note("alone", ("d3",)),
        ),
        (Arrow("b1", "b2", off=(0.24, 0)),),
    ),
    "build": Board(
        "building",
        windows.land,
        (
            Note("knight", ("b1",)),
            Note("village", ("a2",)),
            Note("stronghold", ("d1",)),
            Note("built", ("b3",), no=True),
            Note("enemy", ("c2",), no=True),
        ),
    ),
    "city": Board(
        "cities",
        windows.land,
        (
            Note("village", ("b2",)),
            Note("points"),
            Note("forest", ("a2",), no=True),
            Note("beside", ("c2",), no=True),
            Note("enemy", ("a3",), no=True),
        ),
    ),
    "expedition": Board(
        "expedition",
        windows.land,
        (
            Note("crew"),
            Note("landed", ("d3",)),
            Note("edge", ("a2", "e3")),
            Note("lake", ("b1", "d4"), no=True),
            Note("inland", ("c2",), no=True),
        ),
    ),
    "title": TITLE,
    "end": Board(
        "end",
        windows.cards,
        (
            Note("points", ("points",)),
            Note("track", ("track",)),
            Note("silver", ("tokens",)),
            Note("tie"),
        ),
    ),
}

PAGES = {
    "goal": "land",
    "setup": "setup",
    "turn": "reference",
    "recruit": "recruit",
    "move": "move",
    "fight": "fight",
    "build": "build",
    "city": "city",
    "expedition": "expedition",
    "title": "title",
    "end": "end",
}
