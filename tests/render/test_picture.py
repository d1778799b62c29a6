"""What holds for every picture of every game: what the gallery shows, in both languages."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.gallery import drawn
from render import encode
from render.encode import ALT_LIMIT, cut
from render.medioevo.layout import WIDTH
from render.palettes import chosen, file_of
from render.picture import Picture
from render.samples import Sample
from rules.core import Setup, engine
from rules.registry import games
from tests.light import complaints
from tests.render.packing import weight
from tests.render.showing import IN_BOTH, SAMPLES, every
from tests.rules.wording import LANGUAGES

LOCALES = Path("bot") / "locales"
EVERY = every(SAMPLES, __name__)
HEAVIEST = 500_000  # bytes
WHOLE_MAP = 900_000
AT_ONCE = 2  # pictures, each drawn twice


_MADE: dict[tuple[int, str], tuple[Picture, list[str]]] = {}


def looked_at(game: str, sample: Sample, language: str) -> tuple[Picture, list[str]]:
    """Drawn for the first test that looks at it, with what was logged meanwhile; a sample of the gallery stays what it
    is."""
    key = id(sample), language
    if key not in _MADE:
        with complaints() as heard:
            _MADE[key] = drawn(game, sample, language), heard
    return _MADE[key]


def made_of(game: str, sample: Sample, language: str) -> Picture:
    return looked_at(game, sample, language)[0]


def _open(made: Picture) -> Image.Image:
    return Image.open(io.BytesIO(made.png))


def test_games_are_found_by_their_modules() -> None:
    assert "barony" in render.games()
    assert render.has_renderer("barony")
    assert "board" in render.kinds("barony")


@pytest.mark.parametrize("name", ["no_such_game", "picture", "paper"])
def test_what_is_no_game_has_no_renderer(name: str) -> None:
    assert not render.has_renderer(name)
    with pytest.raises(KeyError):
        render.kinds(name)


def test_every_kind_of_every_game_is_in_the_gallery() -> None:
    shown = {(game, sample.kind) for game, sample in SAMPLES}
    assert shown == {(game, kind) for game in render.games() for kind in render.kinds(game)}


@EVERY
@IN_BOTH
def test_a_picture_is_small_and_says_its_size(game: str, sample: Sample, language: str) -> None:
    made, complained = looked_at(game, sample, language)
    assert complained == []
    if language == "fr":  # the longer words; to weigh a picture takes longer than to draw it
        assert weight(made) < (WHOLE_MAP if made.width == WIDTH else HEAVIEST)
    assert max(made.width, made.height) < 3000
    image = _open(made)
    assert image.size == (made.width, made.height)
    assert image.mode == "P"


@EVERY
@IN_BOTH
def test_a_picture_has_a_frame_for_light_pages_and_dark_ones(game: str, sample: Sample, language: str) -> None:
    image = _open(made_of(game, sample, language)).convert("L")
    edge = [image.getpixel((x, y)) for x in range(0, image.width, 7) for y in (0, image.height - 1)]
    assert max(level for level in edge if isinstance(level, int)) < 70


@EVERY
@IN_BOTH
def test_alt_text_is_in_words_and_within_the_limit(game: str, sample: Sample, language: str) -> None:
    alt = made_of(game, sample, language).alt
    assert 20 < len(alt) <= ALT_LIMIT
    assert not re.search(r"(render|picture)-[a-z]", alt)


@EVERY
def test_the_languages_differ(game: str, sample: Sample) -> None:
    english, french = (made_of(game, sample, language) for language in LANGUAGES)
    assert english.alt != french.alt
    assert english.png != french.png or _is_wordless(game, sample)


def _is_wordless(game: str, sample: Sample) -> bool:
    """A part of a board whose places have letters and digits for names, or only numbers where they are very many."""
    return sample.kind == render.PART and (game in ("barony", "torres") or len(sample.numbers) > 14)


def _twos() -> Iterator[pytest.ParameterSet]:
    """All pictures, by two of one game."""
    for game in render.games():
        samples = [sample for name, sample in SAMPLES if name == game]
        for start in range(0, len(samples), AT_ONCE):
            some = samples[start : start + AT_ONCE]
            yield pytest.param(game, some, id="-".join([game, *(sample.name for sample in some)]))


@pytest.mark.parametrize(("game", "samples"), list(_twos()))
def test_the_same_view_gives_the_same_bytes_from_any_thread(game: str, samples: list[Sample]) -> None:
    """Also while another picture is being drawn."""
    with ThreadPoolExecutor(2 * AT_ONCE) as pool:
        pictures = list(pool.map(lambda sample: drawn(game, sample, "en"), [*samples, *samples]))
    assert pictures[: len(samples)] == pictures[len(samples) :]


_DIGEST = """
import hashlib, render
from bot.gallery import drawn
sample = render.module("barony").samples()[0]
print(hashlib.sha256(drawn("barony", sample, "en").png).hexdigest())
"""


@pytest.mark.slow
def test_the_same_view_gives_the_same_bytes_in_any_process() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", _DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("game", render.games())
def test_the_palette_on_file_is_the_one_that_the_specimen_gives(game: str) -> None:
    assert file_of(game).read_text(encoding="ascii") == chosen(game), "python -m render.palettes"


def _flat(shade: int, palette: int) -> Image.Image:
    image = Image.new("P", (40, 30), shade)
    image.putpalette([palette] * 768)
    return image


def test_what_is_drawn_twice_is_encoded_once() -> None:
    assert encode.picture(_flat(3, 9), "one").png is encode.picture(_flat(3, 9), "other").png


@pytest.mark.parametrize("other", [_flat(4, 9), _flat(3, 8), _flat(3, 9).resize((30, 40))])
def test_what_differs_in_a_pixel_a_colour_or_its_shape_is_encoded_anew(other: Image.Image) -> None:
    encode.picture(_flat(3, 9), "one")
    assert encode.picture(other, "other").png == encode.save(other)


def test_a_long_alt_text_is_cut_at_a_word() -> None:
    text = cut("word " * 500)
    assert len(text) <= ALT_LIMIT
    assert text.endswith("word…")


def test_a_name_cannot_turn_the_rest_of_the_alt_text_around() -> None:
    assert cut("\u202eRTL\u2066 to play") == "RTL to play"


@pytest.mark.parametrize("name", ["house/picture.ftl", "barony/picture.ftl"])
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, french = (
        set(re.findall(r"^([a-z][\w-]*) =", (LOCALES / language / name).read_text(encoding="utf-8"), re.MULTILINE))
        for language in LANGUAGES
    )
    assert english
    assert english == french


def of_kind(game: str, kind: str) -> Any:
    return next(sample.view for sample in render.module(game).samples() if sample.kind == kind)


def test_there_is_a_hand_to_show_only_if_there_is_anything_in_it() -> None:
    view = of_kind("torres", "hand")
    assert render.has_hand("torres", view)
    assert not render.has_hand("torres", replace(view, seat=0, hand=(), looked=(), bought=()))


def test_at_the_founding_nobody_of_medioevo_holds_anything() -> None:
    game = games()["medioevo"]
    state, _ = engine.start(game, Setup(game="medioevo", version=game.version, seats=3, seed="1"))
    assert not render.has_hand("medioevo", game.view(state, 0))
    assert render.has_hand("medioevo", of_kind("medioevo", "hand"))


def test_a_panel_shows_one_picture_of_what_it_asks_about() -> None:
    board, saga, torres = of_kind("barony", "board"), of_kind("saga", "hand"), of_kind("torres", "hand")
    assert render.panel("barony", board) == "turn"
    assert render.panel("barony", board, rings=("a1",)) == "part"
    assert render.panel("saga", saga) == "part"
    assert render.panel("torres", torres, rings=torres.hand[:2]) == "hand"


def test_a_part_is_put_into_a_palette_that_nothing_was_put_into_before() -> None:
    inks, out = encode.Inks(bytes((200, 10, 10, 10, 200, 10))), Image.new("P", (4, 4), 1)
    inks.lay(out, Image.new("RGB", (2, 2), (201, 9, 9)), (3, 3))
    assert out.tobytes() == bytes([1] * 15 + [0]), "what lies outside is left out"
