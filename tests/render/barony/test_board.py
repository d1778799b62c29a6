"""The board of Barony: what a player must be able to read in it."""

from __future__ import annotations

import io
from collections import Counter

import msgspec
import pytest
from PIL import Image

from bot.gallery import say
from render import Picture, Scene, picture
from render.barony.layout import LABEL, WIDTH, layout_of
from render.barony.samples import LARGE, MIDDLE, SMALL, WIDE, samples
from render.barony.strip import STRIP
from render.paper import ACCENT
from render.seats import seat_of
from render.sizes import LEAST, SHEET
from rules.barony.land import Hex, land_of
from rules.barony.view import BaronyView, PieceView, StepView

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert")
BY_NAME = {sample.name: sample.view for sample in samples()}
ALL_LANDS = pytest.mark.parametrize("land", [SMALL, MIDDLE, LARGE, WIDE], ids=["small", "middle", "large", "wide"])


def view_of(name: str = "crowded", **changes: object) -> BaronyView:
    view = BY_NAME[name]
    assert isinstance(view, BaronyView)
    return msgspec.structs.replace(view, **changes)


def drawn(view: BaronyView, *, focus: str | None = None, rings: tuple[str, ...] = (), language: str = "en") -> Picture:
    return picture("barony", view, Scene(NAMES, say(language), "The Long Winter", rings, focus))


def pixels(made: Picture, land: str, hex_: Hex, focus: Hex | None = None) -> Counter[tuple[int, int, int]]:
    """The colours in the box around a hex."""
    layout = layout_of(land, focus)
    x, y = layout.centre(hex_)
    half = layout.side * 0.87
    image = Image.open(io.BytesIO(made.png)).convert("RGB")
    box = image.crop((round(x - half), round(y - half) + STRIP, round(x + half), round(y + half) + STRIP))
    raw = box.tobytes()
    return Counter((raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3))


def near(found: Counter[tuple[int, int, int]], colour: tuple[int, int, int], reach: int = 24) -> int:
    """How many of the pixels are about this colour."""
    return sum(
        count for shade, count in found.items() if max(abs(a - b) for a, b in zip(shade, colour, strict=True)) <= reach
    )


@ALL_LANDS
def test_names_of_hexes_are_readable_on_a_phone(land: str) -> None:
    layout = layout_of(land)
    assert layout.width == WIDTH == SHEET
    assert layout.label >= LABEL >= LEAST


@ALL_LANDS
def test_all_hexes_lie_on_the_page(land: str) -> None:
    layout = layout_of(land)
    assert set(layout.hexes) == set(land_of(land).terrain)
    for hex_ in layout.hexes:
        x, y = layout.centre(hex_)
        assert layout.side < x < layout.width - layout.side
        assert layout.side * 0.86 < y < layout.height - layout.side * 0.86


@ALL_LANDS
def test_every_hex_has_its_name_written_in_ink(land: str) -> None:
    view = view_of("early", land=land, pieces={}, last=(), last_seat=None)
    made = drawn(view)
    for hex_ in land_of(land).terrain:
        assert near(pixels(made, land, hex_), (84, 73, 58), 40) > 40, hex_


@pytest.mark.parametrize("kinds", [("knight",) * 4, ("village", "knight", "knight", "knight")])
def test_four_owners_in_one_hex_are_all_seen(kinds: tuple[str, ...]) -> None:
    crowd = tuple(PieceView(seat, kind, 1) for seat, kind in enumerate(kinds))  # pyright: ignore
    view = view_of(pieces={"f5": crowd}, last=())
    found = pixels(drawn(view), view.land, "f5")
    for seat in view.seats:
        assert near(found, seat_of(seat.colour).colour) > 120, seat.colour


def test_kinds_are_told_apart_without_colour() -> None:
    shapes = set()
    for kind in ("knight", "village", "stronghold", "city"):
        view = view_of(pieces={"f5": (PieceView(0, kind, 1),)}, last=())
        shapes.add(frozenset(pixels(drawn(view), view.land, "f5").items()))
    assert len(shapes) == 4


@pytest.mark.parametrize("count", [2, 7])
def test_a_stack_shows_how_many_stand_there(count: int) -> None:
    one = view_of(pieces={"f5": (PieceView(0, "knight", 1),)}, last=())
    many = view_of(pieces={"f5": (PieceView(0, "knight", count),)}, last=())
    assert drawn(one).png != drawn(many).png


@pytest.mark.parametrize(
    "step",
    [
        StepView("place", "f5"),
        StepView("move", "f5", "f4"),
        StepView("build", "f5"),
        StepView("destroy", "f5"),
    ],
    ids=lambda step: step.kind,
)
def test_the_last_move_is_marked_in_the_accent(step: StepView) -> None:
    quiet = view_of(pieces={}, last=())
    loud = view_of(pieces={}, last=(step,))
    before, after = (near(pixels(drawn(v), v.land, "f5"), ACCENT) for v in (quiet, loud))
    assert before < 20
    assert after > before + 100


def test_an_arrow_starts_where_the_knight_came_from() -> None:
    view = view_of(pieces={}, last=(StepView("move", "f5", "f4"),))
    assert near(pixels(drawn(view), view.land, "f4"), ACCENT) > 100


def test_rings_are_stronger_than_the_mark_of_the_last_move() -> None:
    moved = view_of(pieces={}, last=(StepView("place", "f5"),))
    ringed = drawn(view_of(pieces={}, last=()), rings=("f5",))
    assert near(pixels(ringed, moved.land, "f5"), ACCENT) > near(pixels(drawn(moved), moved.land, "f5"), ACCENT)


def test_a_ring_at_no_such_place_changes_nothing() -> None:
    view = view_of()
    assert drawn(view, rings=("z99",)).png == drawn(view).png


def test_a_close_up_is_larger_and_shows_two_rings_around_its_hex() -> None:
    whole, close = layout_of(LARGE), layout_of(LARGE, "f8")
    assert close.side > whole.side * 1.3
    near_by = {other for hex_ in land_of(LARGE).near["f8"] for other in land_of(LARGE).near[hex_]}
    assert set(close.hexes) == near_by | set(land_of(LARGE).near["f8"]) | {"f8"}


@pytest.mark.parametrize("focus", ["z99", "", "nowhere", "é"])
def test_an_unknown_focus_shows_the_whole_board(focus: str) -> None:
    view = view_of()
    assert drawn(view, focus=focus) == drawn(view)


def test_whose_turn_it_is_changes_the_picture() -> None:
    assert drawn(view_of(awaited=(0,))).png != drawn(view_of(awaited=(1,))).png


def test_alt_text_tells_the_change_the_turn_and_the_standings() -> None:
    alt = drawn(view_of("typical")).alt
    assert "Clémence moves" in alt
    assert "K6→K7" in alt
    assert "Aliénor to play" in alt
    assert "Round 7" in alt
    for name in NAMES[:3]:
        assert name in alt.partition("Standings")[2]


def test_alt_text_at_the_end_names_the_winner_and_the_final_scores() -> None:
    alt = drawn(view_of("final")).alt
    assert "Clémence wins" in alt
    assert "74" in alt


def test_alt_text_of_a_close_up_tells_who_stands_there() -> None:
    view = view_of(pieces={"f5": (PieceView(0, "knight", 2), PieceView(0, "village", 1))}, last=())
    alt = drawn(view, focus="f5").alt
    assert "F5" in alt
    assert "Aliénor’s 2 knights" in alt


def test_alt_text_in_french() -> None:
    assert "À Aliénor de jouer" in drawn(view_of("typical"), language="fr").alt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_has_its_cards(players: int) -> None:
    seats = view_of().seats[:players]
    made = drawn(view_of(seats=seats, pieces={}, last=(), last_seat=None, awaited=(players - 1,)))
    assert made.height > layout_of(LARGE).height + STRIP
