"""Which picture each page of Torres' rules has."""

from __future__ import annotations

from render.figures import Arrow, Board, Figure, Note
from render.torres.rulebook import windows
from render.torres.rulebook.tables import ADVANCED, CARD_TABLE, REFERENCE, SYMBOLS

FIGURES: dict[str, Figure] = {
    "reference": REFERENCE,
    "symbols": SYMBOLS,
    "castle": Board(
        "castle",
        windows.squares,
        (
            Note("area", ("c2",), (0.0, 0.24)),
            Note("level", ("c3",), (0.26, 0.12)),
            Note("blue", ("c3",)),
            Note("red", ("b3",)),
            Note("once", ("b2",)),
        ),
    ),
    "setup": Board(
        "start",
        windows.middle,
        (Note("castle", ("f6",)), Note("knight", ("c6", "f3")), Note("king", ("c3",))),
    ),
    "knight": Board(
        "knight",
        windows.squares,
        (
            Note("own", ("b2",)),
            Note("lower", ("a2",)),
            Note("same", ("c2",)),
            Note("higher", ("b3",), no=True),
            Note("taken", ("b1",), no=True),
            Note("corner", ("a1",), no=True),
        ),
    ),
    "move": Board(
        "move",
        windows.squares,
        (
            Note("up", ("b3",)),
            Note("down", ("a2",)),
            Note("steep", ("c2",), no=True),
            Note("taken", ("b1",), no=True),
            Note("corner", ("a1",), no=True),
        ),
        (
            Arrow("b2", "b3", off=(0.12, 0)),
            Arrow("b2", "a2"),
            Arrow("b2", "c2", no=True),
            Arrow("b2", "b1", no=True, off=(0.2, 0)),
            Arrow("b2", "a1", no=True),
        ),
    ),
    "door": Board(
        "door",
        windows.squares,
        (
            Note("in", ("a2",)),
            Note("out", ("c4", "d3")),
            Note("inside", ("b3",)),
            Note("higher", ("c2",), no=True),
            Note("taken", ("b4",), no=True),
        ),
        (Arrow("a2", "d3", broken=True),),
    ),
    "block": Board(
        "block",
        windows.squares,
        (
            Note("ground", ("c2", "a2")),
            Note("tower", ("b3",)),
            Note("tall", ("b2",), no=True),
            Note("join", ("c3",), no=True),
            Note("figure", ("d3",), no=True),
            Note("far", ("d1",), no=True),
        ),
    ),
    "stacks": Board(
        "stacks",
        windows.cards,
        (
            Note("used", ("used",)),
            Note("others", ("others",)),
            Note("rest"),
            Note("kept", ("kept",)),
        ),
    ),
    "buy": Board("buy", windows.looked, (Note("price"), Note("back"), Note("later")), below=1),
    "cards": CARD_TABLE,
    "score": Board(
        "score",
        windows.track,
        (Note("from", ("6",)), Note("taken", ("7",)), Note("free", ("8",)), Note("lap")),
    ),
    "year": Board(
        "year",
        windows.squares,
        (
            Note("castle", ("b3",)),
            Note("once", ("b2",)),
            Note("king", ("c2",)),
            Note("level", ("b2",), (0.26, 0.12)),
            Note("other", ("c3",)),
        ),
    ),
    "king": Board(
        "king",
        windows.squares,
        (
            Note("who", ("a2",)),
            Note("block", ("c3", "d1")),
            Note("taken", ("c4",), no=True),
            Note("ground", ("b3",), no=True),
        ),
        (Arrow("a2", "c3"), Arrow("a2", "d1")),
    ),
    "advanced": ADVANCED,
    "passage": Board(
        "passage",
        windows.squares,
        (Note("start", ("a2",)), Note("both", ("b3",)), Note("new", ("d3",)), Note("old", ("c2",))),
        (Arrow("a2", "b3", broken=True), Arrow("a2", "d3", broken=True)),
    ),
}

PAGES = {
    "goal": "castle",
    "setup": "setup",
    "turn": "reference",
    "knight": "knight",
    "move": "move",
    "door": "door",
    "block": "block",
    "stacks": "stacks",
    "buy": "buy",
    "cards": "cards",
    "score": "score",
    "year": "year",
    "king": "king",
    "advanced": "advanced",
    "editions": "passage",
}
