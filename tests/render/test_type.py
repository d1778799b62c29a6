"""Names come from people: whatever they hold, something sensible is written, inside its room."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from render.type import Face, fit, font, plain, width, write

STRANGE = ["", " ", "🐉🔥", "王小明", "\u202eRTL\u2066", "Z̷͓͠a̶lgo", "a\nb\tc", "\x00", "👩‍👩‍👧", "é" * 400, "𝕮𝖆𝖘𝖙𝖑𝖊"]


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_name_fits_its_room(name: str) -> None:
    shown = fit("title", 40, name, 200)
    assert width("title", 40, shown) <= 200


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_keeps_no_letter_that_the_face_would_draw_as_an_empty_box(name: str) -> None:
    missing = font("label", 24).getmask("\ufffe")
    for letter in plain("label", name).replace(" ", ""):
        mask = font("label", 24).getmask(letter)
        assert mask.size != missing.size or mask.getbbox() != missing.getbbox()


def test_known_letters_stay_as_they_are() -> None:
    assert plain("title", "Aliénor d’Aquitaine") == "Aliénor d’Aquitaine"


def test_fancy_letters_become_their_plain_ones() -> None:
    assert plain("title", "𝕮𝖆𝖘𝖙𝖑𝖊") == "Castle"


def test_a_name_of_unknown_letters_alone_is_an_ellipsis_not_nothing() -> None:
    assert plain("title", "🐉🔥") == "…"


def test_a_long_name_ends_in_an_ellipsis() -> None:
    shown = fit("title", 40, "Enguerrand of the Very Far Away Mountains", 240)
    assert shown.startswith("Eng")
    assert shown.endswith("…")


@pytest.mark.parametrize("face", ["title", "title-bold", "title-italic", "label", "label-bold"])
def test_a_cut_name_is_not_drawn_beyond_its_room(face: Face) -> None:
    image = Image.new("RGB", (600, 80))
    write(ImageDraw.Draw(image), (0, 50), "Enguerrand of the Far Away Mountains", face, 40, room=300)
    assert (image.getbbox() or (0, 0, 0, 0))[2] <= 302


def test_right_aligned_writing_ends_at_its_spot_even_with_an_ellipsis() -> None:
    image = Image.new("RGB", (600, 80))
    write(
        ImageDraw.Draw(image), (500, 50), "The Long Winter of the Far Away", "title-italic", 40, room=200, anchor="rs"
    )
    assert 490 <= (image.getbbox() or (0, 0, 0, 0))[2] <= 502
