"""The public table of Saga: what must be in it, and what must not."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.gallery import say
from render import Picture, Scene, picture
from render.saga.marks import marks_of
from render.saga.page import strip_of
from render.saga.players import group_of
from render.saga.realms import GAP, MARGIN, NAME, PAGE, SMALL, TILE, broken
from render.saga.samples import STRANGE, crowded, early, final, hidden, seen, typical
from render.saga.words import board_alt, changed
from render.strip import STRIP
from render.type import width
from rules.saga.data import COLOURS
from rules.saga.frames import SagaState
from rules.saga.view import SagaView, StepKind, StepView
from tests.rules.wording import LANGUAGES

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert")
LOCALES = Path("bot") / "locales"


def scene_of(language: str = "en", rings: tuple[str, ...] = (), focus: str | None = None) -> Scene:
    return Scene(NAMES, say(language), "The Long Winter", rings, focus)


def drawn(view: SagaView, *, rings: tuple[str, ...] = (), focus: str | None = None) -> Picture:
    return picture("saga", view, scene_of(rings=rings, focus=focus))


def pixels(made: Picture) -> Image.Image:
    return Image.open(io.BytesIO(made.png)).convert("RGB")


def changed_box(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


@pytest.mark.parametrize("table", [early, typical, crowded, hidden], ids=lambda table: table.__name__)
def test_the_table_is_the_same_whoever_looks(table: Callable[[], SagaState]) -> None:
    """A view of one's own knows a hand and a knight face down; the table shows neither."""
    state = table()
    public = drawn(seen(state))
    for seat in range(state.seats):
        own = drawn(seen(state, seat))
        assert own.png == public.png
        assert own.alt == public.alt


def test_another_hidden_knight_changes_nothing() -> None:
    one, other = hidden(), hidden()
    player = other.players[0]
    player.hand[0], player.armies["orange"].hidden = player.armies["orange"].hidden or "", player.hand[0]
    assert seen(one, 0) != seen(other, 0)
    assert drawn(seen(one)) == drawn(seen(other))


def test_other_hands_of_the_same_size_change_nothing() -> None:
    one, other = crowded(), crowded()
    first, second = other.players[:2]
    first.hand[0], second.hand[0] = second.hand[0], first.hand[0]
    assert drawn(seen(one)) == drawn(seen(other))


def test_a_knight_face_down_is_seen_as_such() -> None:
    veiled, open_ = hidden(), hidden()
    army = open_.players[0].armies["orange"]
    army.cards, army.hidden = army.all_cards, None
    assert drawn(seen(veiled)).png != drawn(seen(open_)).png


def test_an_army_tells_its_value_and_what_it_still_needs() -> None:
    view = seen(typical())
    army = view.seats[0].armies[0]
    group = group_of(view, 0, army, scene_of(), marks_of(view))
    assert group.count == "5/6"
    assert group.note == "needs 1 more"


def test_an_army_with_a_hidden_knight_tells_only_what_is_in_sight() -> None:
    state = hidden()
    for viewer in (None, 0):
        view = seen(state, viewer)
        group = group_of(view, 0, view.seats[0].armies[0], scene_of(), marks_of(view))
        assert group.count == "5+?/8"
        assert group.note == ""


def test_the_last_move_is_marked_at_its_realm() -> None:
    view = seen(typical())
    quiet = msgspec.structs.replace(view, last=())
    marks = marks_of(view)
    assert marks.realms == {"yellow"}
    assert marks.hands == {2}
    assert marks.of_army(2, "yellow", "orange2")
    assert drawn(view).png != drawn(quiet).png


@pytest.mark.parametrize("number", range(len(COLOURS)), ids=COLOURS)
def test_a_ring_is_around_its_realm_only(number: int) -> None:
    view = seen(early())
    box = changed_box(drawn(view), drawn(view, rings=(COLOURS[number],)))
    assert box is not None
    left = MARGIN + number % 3 * (TILE + GAP)
    assert left <= box[0] < box[2] <= left + TILE
    assert box[1] > STRIP


def test_rings_at_no_such_place_change_nothing() -> None:
    view = seen(typical())
    assert drawn(view, rings=("z99", "", "red9")) == drawn(view)


def test_a_ring_finds_a_free_knight() -> None:
    view = seen(typical())
    assert view.free
    made = drawn(view, rings=(view.free[0],))
    assert made.png != drawn(view).png
    assert "Ringed" in made.alt


@pytest.mark.parametrize("colour", COLOURS)
def test_every_realm_has_a_close_up(colour: str) -> None:
    made = drawn(seen(crowded()), focus=colour)
    assert made.alt.startswith("Close-up")
    assert made.width < PAGE


def test_a_close_up_hides_what_is_hidden() -> None:
    state = hidden()
    public, own = (drawn(seen(state, viewer), focus="orange") for viewer in (None, 0))
    assert public == own
    assert "face-down" in public.alt
    assert "green 1" not in public.alt


@pytest.mark.parametrize("focus", ["", "nowhere", "é", "red3"])
def test_an_unknown_focus_shows_the_whole_table(focus: str) -> None:
    view = seen(crowded())
    assert drawn(view, focus=focus) == drawn(view)


def test_a_realm_without_defenders_can_be_drawn() -> None:
    view = seen(typical())
    bare = msgspec.structs.replace(view.realms[0], owner=0, defenders=(), defence=0, needed=1)
    empty = msgspec.structs.replace(view, realms=(bare, *view.realms[1:]))
    assert drawn(empty).png != drawn(view).png
    assert drawn(empty, focus="red").png != drawn(view, focus="red").png


def test_six_defenders_fit() -> None:
    view = seen(typical())
    full = msgspec.structs.replace(view.realms[0], defenders=tuple(f"{colour}4" for colour in COLOURS), defence=24)
    for focus in (None, "red"):
        assert drawn(msgspec.structs.replace(view, realms=(full, *view.realms[1:])), focus=focus).png


def test_whose_turn_it_is_and_what_changed_come_in_the_alt_text() -> None:
    alt = drawn(seen(typical())).alt
    assert "Aliénor to play" in alt
    assert "Clémence recruits red 2, conquers Cornland with orange 2" in alt
    assert "Lakeland: owned by Aliénor, 9 to conquer" in alt


def test_a_long_turn_is_told_by_what_matters_most() -> None:
    view = seen(typical())
    names = ("Aliénor", "Bertrand", "Clémence the Long-Named")
    assert strip_of(view, Scene(names, say("fr")), 1000).change.endswith("conquiert Terre-des-Blés avec 2 orange")
    assert strip_of(view, Scene(NAMES, say("en")), PAGE).change == changed(view, scene_of())


def test_the_end_tells_the_winner_and_shows_the_hands() -> None:
    state = final()
    assert "Clémence wins" in drawn(seen(state)).alt
    first, second = state.players[:2]
    before = drawn(seen(state)).png
    first.hand[0], second.hand[0] = second.hand[0], first.hand[0]
    assert drawn(seen(state)).png != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_step_has_words(language: str) -> None:
    view = seen(typical())
    for kind in get_args(StepKind):
        card = None if kind in ("hide", "conquer", "pass") else "red3"
        step = StepView(1, kind, None if kind in ("recruit", "pass") else "red", card)
        told = changed(msgspec.structs.replace(view, last=(step,)), scene_of(language))
        assert told.startswith("Bertrand ")
        assert "saga-picture" not in told


def test_strange_names_are_written_somehow() -> None:
    view = seen(crowded())
    for names in (STRANGE, ("", " ", "\x00", "é" * 400)):
        made = picture("saga", view, Scene(names, say("en"), "🐉" * 80))
        assert made.width == PAGE
        assert made.alt


@pytest.mark.packed
def test_pictures_stay_small() -> None:
    assert len(drawn(seen(crowded())).png) < 500_000


def test_both_languages_have_the_same_words() -> None:
    english, french = (
        set(re.findall(r"^([a-z][\w-]*) =", (LOCALES / language / "saga/picture.ftl").read_text("utf-8"), re.MULTILINE))
        for language in LANGUAGES
    )
    assert english
    assert english == french


def test_alt_text_of_the_board_is_made_for_any_title() -> None:
    view = seen(early())
    assert board_alt(view, Scene(NAMES, say("en"))).startswith("Round 1.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_realms_name_is_never_too_small_to_read(language: str, colour: str) -> None:
    parts = broken(say(language)(f"saga-realm-{colour}"), NAME)
    assert all(width("title", SMALL, part) <= NAME for part in parts)
