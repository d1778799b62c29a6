"""What the pictures of Medioevo's rules say is what the rules say, and every symbol is explained."""

from __future__ import annotations

import importlib
from itertools import pairwise
from typing import get_args

import pytest

from render.figures import Board, Note, Table
from render.medioevo import BOOK
from render.medioevo.pieces import BUILDINGS, ENGINES, UNIT_SIGNS, VEHICLES
from render.medioevo.realm import ICONS as SHEET_ICONS
from render.medioevo.rulebook.figures import FIGURES
from rules.medioevo.battle import casualty_value, raw_attack
from rules.medioevo.campaign import contact
from rules.medioevo.data import BUILDING_ROWS, COLOURS, ENGINE_ROWS, GOODS, TERRITORIES, UNIT_ROWS
from rules.medioevo.economy import building_plunder
from rules.medioevo.table import HOMES, NEAR_BY_LAND, controller
from rules.medioevo.view import Sign

SCENES = importlib.import_module("render.medioevo.rulebook.samples")


def board(name: str) -> Board:
    found = FIGURES[name]
    assert isinstance(found, Board)
    return found


def table(*names: str) -> set[str]:
    """What the rows of some tables explain."""
    found: set[str] = set()
    for name in names:
        figure = FIGURES[name]
        assert isinstance(figure, Table)
        found |= {row.id for row in figure.rows}
    return found


def note(name: str, word: str) -> Note:
    return next(note for note in board(name).notes if note.word == word)


def test_m61_the_march_goes_from_land_to_land() -> None:
    state = SCENES.march()
    way = [board("march").arrows[0].start, *(arrow.end for arrow in board("march").arrows)]
    assert all(there in NEAR_BY_LAND[here] for here, there in pairwise(way))
    assert way[1] in HOMES["hungary"]
    assert [contact(state, 0, place, laden=True) for place in way[1:]] == [None, "battle"]


def test_m34_the_lands_are_controlled_as_the_picture_says() -> None:
    state = SCENES.control()
    (home,), (token,) = note("control", "home").at, note("control", "token").at
    assert home in HOMES["hungary"]
    assert token not in HOMES["hungary"]
    assert controller(state, home) == controller(state, token) == 0
    assert token in NEAR_BY_LAND[home], "a castle supports tokens on adjacent lands"
    assert token not in state.players[0].armies


def test_m24_rebels_are_at_home_and_contest_the_land() -> None:
    state = SCENES.rebellion()
    (land,) = note("rebellion", "rebels").at
    assert land in HOMES["hungary"]
    assert state.barbarians[land]
    assert controller(state, land) is None


def test_m125_the_conquest_is_worth_what_the_picture_says() -> None:
    state = SCENES.conquest()
    land = note("conquest", "area").at[0]
    assert TERRITORIES[land].area
    assert land not in HOMES["hungary"]
    kinds = [standing.kind for standing in state.buildings[land].values()]
    levels = sum(BUILDING_ROWS[kind].level for kind in kinds)
    assert int(BOOK.facts["area_honour"]) + int(BOOK.facts["level_honour"]) * levels == 4
    assert [building_plunder(kind) for kind in kinds] == [50, 100]


def test_m78_the_galleys_have_the_levels_of_the_picture() -> None:
    state = SCENES.sea()
    levels = [[piece.level for piece in state.players[seat].transports if piece.place == "aegean"] for seat in (1, 2)]
    assert levels == [[2], [1]]
    assert [piece.kind for piece in state.players[1].transports if piece.place in note("sea", "dock").at] == ["galley"]


def test_m106_the_route_has_four_areas_and_not_the_first() -> None:
    (route,) = SCENES.route().routes
    places = (*route.done, *route.open, route.destination)
    assert len(set(places)) == 4
    assert all(TERRITORIES[place].area for place in places)
    assert not set(note("route", "start").at) & set(places)
    assert set(note("route", "open").at) == set(route.open)
    assert note("route", "end").at == (route.destination,)


def test_m74_the_attack_on_the_battle_sheet_adds_up() -> None:
    side = SCENES.battle().battle.attacker
    dice = tuple(side.dice.values())
    assert dict(side.attack)["medioevo-part-product"] == raw_attack(dice) == 36
    assert sum(number for _, number in side.attack) == side.attack_value
    assert side.casualty_value == casualty_value(dice)


@pytest.mark.parametrize(
    ("sheet", "shown"),
    [
        ("pieces", {*BUILDINGS, *UNIT_SIGNS, *VEHICLES, *ENGINES}),
        ("signs", {*get_args(Sign), *(f"point-{colour}" for colour in COLOURS)}),
        ("symbols", {*GOODS, *SHEET_ICONS}),
        ("goods", set(GOODS)),
    ],
)
def test_every_symbol_that_the_renderers_have_is_explained(sheet: str, shown: set[str]) -> None:
    assert shown <= table(sheet)


def test_every_symbol_of_a_place_and_of_a_players_card_is_explained() -> None:
    assert {
        *("holder", "token", "fire", "medal", "port", "cube", "battle", "dice"),
        *("stage-open", "stage-done", "stage-end"),
        *("honour", "lands", "units", "transports", "cards", "tokens", "loans", "blood"),
        *("damage", "army", "horde", "hired", "guest", "level", "stopped"),
        *("used", "count", "prisoners", "met", "truce"),
        *("army-token", "horde-token", "ring", "leader", "number", "awaited", "done", "crown"),
    } <= table("symbols", "pieces", "signs", "marks")


def test_prices_are_those_of_the_data() -> None:
    troops, siege = FIGURES["troops"], FIGURES["siege"]
    assert isinstance(troops, Table)
    assert isinstance(siege, Table)
    values = {row.word: row.value for row in (*troops.rows, *siege.rows)}
    assert values["/medioevo-thing-cavalry"].startswith(f"{UNIT_ROWS['cavalry'].florins} ")
    row = ENGINE_ROWS["bombard"]
    assert values["/medioevo-thing-bombard"] == f"{row.to_units} · {row.to_buildings}"
    assert BOOK.facts["upkeep"] == 20
    assert BOOK.facts["mp_mountains"] == 3
    assert BOOK.facts["held"] == "1–3 · 4–6 · 7+"
