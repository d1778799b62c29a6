"""What the pictures of Torres' rules say is what the rules say, and every symbol is explained."""

from __future__ import annotations

from typing import Any

import pytest

from render.figures import Board, Note, Table
from render.torres.rulebook.figures import FIGURES
from render.torres.rulebook.samples import VIEWS
from rules.core import engine
from rules.torres.actions.block import Block
from rules.torres.actions.knight import PlaceKnight
from rules.torres.actions.move import Move
from rules.torres.data import CARDS, KING_BONUS, MASTERS, Edition
from rules.torres.frames import TorresState
from rules.torres.scoring import castle_points, king_points
from rules.torres.track import landing
from tests.rules.torres.builder import scene

FAR = "f8 h8 f6 h6 h4 f4"  # castles outside the windows: a board has at least six


def board(name: str) -> Board:
    found = FIGURES[name]
    assert isinstance(found, Board)
    return found


def note(name: str, word: str) -> Note:
    return next(note for note in board(name).notes if note.word == word)


def forbidden(name: str) -> set[str]:
    return {square for note in board(name).notes if note.no for square in note.at}


def state_of(name: str, *, edition: Edition = "2017", year: int = 1) -> TorresState:
    view = VIEWS[board(name).sample]()
    blocks = " ".join(f"{square}:{level}" for square, level in view.heights.items())
    armies = [" ".join(s for s, owner in view.knights.items() if owner == seat) for seat in range(len(view.seats))]
    return scene(f"{blocks} {FAR}", *armies, king=view.king or "", edition=edition, year=year)


def moves(name: str, kind: type, edition: Edition = "2017") -> list[Any]:
    return [move for move in engine.legal(state_of(name, edition=edition), 0) if isinstance(move, kind)]


def ways(name: str, edition: Edition = "2017") -> set[tuple[str, str]]:
    return {(move.origin, move.target) for move in moves(name, Move, edition)}


def test_t15_the_arrows_of_the_step_are_those_that_a_knight_can_go() -> None:
    for arrow in board("move").arrows:
        assert ((arrow.start, arrow.end) in ways("move")) is not arrow.no, arrow


def test_t16_a_knight_comes_out_where_the_picture_says() -> None:
    start = note("door", "in").at[0]
    assert {(start, out) for out in note("door", "out").at} <= ways("door")
    assert ways("door").isdisjoint((start, square) for square in forbidden("door"))


def test_t16_the_editions_differ_as_the_picture_says() -> None:
    (start,), (both,), (new,) = (note("passage", word).at for word in ("start", "both", "new"))
    assert {(start, both), (start, new)} <= ways("passage")
    assert (start, both) in ways("passage", "1999")
    assert (start, new) not in ways("passage", "1999")


def test_t14_a_knight_comes_where_the_picture_says() -> None:
    squares = {placed.square for placed in moves("knight", PlaceKnight)}
    assert {*note("knight", "lower").at, *note("knight", "same").at} <= squares
    assert squares.isdisjoint(forbidden("knight"))


def test_t17_a_block_goes_where_the_picture_says() -> None:
    squares = {block.square for block in moves("block", Block)}
    assert {*note("block", "ground").at, *note("block", "tower").at} <= squares
    assert squares.isdisjoint(forbidden("block"))


@pytest.mark.parametrize(("name", "points"), [("castle", (8, 12)), ("year", (16, 4))])
def test_t30_castles_are_worth_what_the_picture_says(name: str, points: tuple[int, int]) -> None:
    state = state_of(name)
    assert tuple(castle_points(state.towers, player.knights) for player in state.players) == points


def test_t31_the_king_gives_what_the_picture_says() -> None:
    given = {year: [king_points(state_of("year", year=year), seat) for seat in (0, 1)] for year in (1, 2)}
    assert given == {1: [0, KING_BONUS[1][1]], 2: [KING_BONUS[2][1], 0]}


def test_t21_a_marker_goes_on_as_the_picture_says() -> None:
    start, taken, free = (int(note("score", word).at[0]) for word in ("from", "taken", "free"))
    assert landing([start, taken], 0, 1) == free
    assert sorted(seat.score for seat in VIEWS["score"]().seats)[:2] == [taken, free]


def test_every_card_is_explained() -> None:
    cards, masters = FIGURES["cards"], FIGURES["advanced"]
    assert isinstance(cards, Table)
    assert isinstance(masters, Table)
    assert [row.word for row in cards.rows] == [f"/torres-card-{card}" for card in CARDS]
    assert {row.about for row in masters.rows if row.about} == set(MASTERS)


def test_every_symbol_of_the_board_is_explained() -> None:
    symbols = FIGURES["symbols"]
    assert isinstance(symbols, Table)
    assert {row.id for row in symbols.rows} == {
        *("level", "area", "knight", "king", "marker", "lap"),
        *("pip", "ring", "arrow", "passage", "choice", "crown"),
        *("reserve", "pile", "pile-used", "kept", "hand", "deck", "supply", "bonus"),
    }
