"""What the pictures of Barony's rules say is what the rules say, and every symbol is explained."""

from __future__ import annotations

from typing import Any

import pytest

from render.barony.rulebook.figures import FIGURES
from render.barony.rulebook.samples import VIEWS
from render.figures import Board, Note, Table
from rules.barony import GAME
from rules.barony.actions.build import Build
from rules.barony.actions.city import City
from rules.barony.actions.expedition import Expedition
from rules.barony.actions.move import Move
from rules.barony.data import GOLD, SUPPLY, TITLE_PRICE
from rules.barony.frames import BaronyState
from rules.barony.land import TERRAINS
from rules.barony.position import Player
from rules.barony.view import BaronyView
from rules.core import engine
from tests.rules.barony.builder import scene


def board(name: str) -> Board:
    found = FIGURES[name]
    assert isinstance(found, Board)
    return found


def hexes(name: str, *, no: bool) -> set[str]:
    """The hexes of the notes that say what can be done, or what cannot."""
    return {hex_ for note in board(name).notes if note.no is no for hex_ in note.at}


def note(name: str, word: str) -> Note:
    return next(note for note in board(name).notes if note.word == word)


def state_of(name: str) -> BaronyState:
    """The sample as a real position, at the first seat's turn."""
    view: BaronyView = VIEWS[board(name).sample]()
    players = [Player() for _ in view.seats]
    for hex_, pieces in view.pieces.items():
        for piece in pieces:
            if piece.kind == "knight":
                players[piece.seat].knights[hex_] = piece.count
            else:
                players[piece.seat].buildings[hex_] = piece.kind
    return scene(*players, land=view.land)


def moves(name: str, kind: type) -> list[Any]:
    return [move for move in engine.legal(state_of(name), 0) if isinstance(move, kind)]


def test_b13_the_arrows_of_the_move_are_those_that_a_knight_can_go() -> None:
    legal = {(move.origin, move.target) for move in moves("move", Move)}
    for arrow in board("move").arrows:
        assert ((arrow.start, arrow.end) in legal) is not arrow.no, arrow


def test_b15_the_fight_destroys_what_the_picture_says() -> None:
    (arrow,) = board("fight").arrows
    move = next(m for m in moves("fight", Move) if (m.origin, m.target) == (arrow.start, arrow.end))
    after = engine.submit(GAME, state_of("fight"), 0, move, seed="figure", index=1).state
    assert [arrow.end in player.knights or arrow.end in player.buildings for player in after.players] == [
        True,
        False,
        False,
    ]


def test_b16_buildings_are_raised_where_the_picture_says() -> None:
    places = {hex_ for build in moves("build", Build) for hex_ in (*build.villages, *build.strongholds)}
    assert set(note("build", "knight").at) <= places
    assert places.isdisjoint(hexes("build", no=True))


def test_b17_a_city_is_founded_where_the_picture_says() -> None:
    places = {city.village for city in moves("city", City)}
    assert places == hexes("city", no=False)
    assert places.isdisjoint(hexes("city", no=True))


def test_b18_an_expedition_lands_where_the_picture_says() -> None:
    places = {landing.hex for landing in moves("expedition", Expedition)}
    assert set(note("expedition", "edge").at) <= places
    assert places.isdisjoint(hexes("expedition", no=True))


def test_b8_starting_cities_stand_where_the_picture_says() -> None:
    state = state_of("setup")
    free = {
        hex_
        for hex_, terrain in state.board.terrain.items()
        if terrain not in ("lake", "forest")
        and not any(p.buildings.get(near) == "city" for p in state.players for near in (hex_, *state.board.near[hex_]))
    }
    assert set(note("setup", "where").at) <= free
    assert free.isdisjoint(hexes("setup", no=True))


def test_b11_the_city_by_the_lake_is_by_a_lake() -> None:
    shore = state_of("recruit").board.shore
    assert set(note("recruit", "lake").at) <= shore
    assert shore.isdisjoint(note("recruit", "inland").at)


@pytest.mark.parametrize("terrains", [("field", "field", "field"), ("field", "plain", "plain", "forest")])
def test_b19_the_payments_are_worth_what_the_picture_says(terrains: tuple[Any, ...]) -> None:
    title = FIGURES["title"]
    assert isinstance(title, Table)
    worth = sum(GOLD[terrain] for terrain in terrains)
    assert worth >= TITLE_PRICE
    assert worth - min(GOLD[terrain] for terrain in terrains) < TITLE_PRICE
    assert str(worth) in {row.value for row in title.rows}


def test_every_symbol_of_the_board_is_explained() -> None:
    symbols = FIGURES["symbols"]
    assert isinstance(symbols, Table)
    shown = {f"terrain-{terrain}" for terrain in TERRAINS} | {f"piece-{kind}" for kind in SUPPLY}
    shown |= {
        "badge",
        "disc",
        "ring",
        "arrow",
        "cross",
        "number",
        "choice",
        "crown",
        "reserve",
        "token",
        "coin",
        "track",
        "coronet",
    }
    assert {row.id for row in symbols.rows} == shown
