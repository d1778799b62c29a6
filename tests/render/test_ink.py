"""What is written in any picture of the gallery can be read: whole, and with contrast to what it is written on."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.gallery import drawn
from render import PART
from render.barony.pieces import badge_ground
from render.medioevo.points import BRANCHES, on
from render.medioevo.sketch import on_tincture, rimmed, tincture
from render.paper import INK, PARCHMENT_LIGHT, Colour
from render.picture import Picture
from render.saga.motifs import TINCTURES
from render.samples import Sample
from render.seats import SEATS, blank_shield, crown, shield
from tests.render.ink import READ, Line, contrast, overlapping, readable, written
from tests.render.showing import IN_BOTH, SAMPLES, every
from tests.render.space import marked, unused

EVERY = every(SAMPLES, __name__)
EMPTY = 0.52  # of a picture, at most
BARE = {"empty", "none", "no-cards", "calm", "one", "turned"}  # where there is nothing, or hardly anything, to show
MARKED = 0.12  # of a board, at most


_READ: dict[tuple[int, str], tuple[Picture, list[Line]]] = {}


def looked_at(game: str, sample: Sample, language: str) -> tuple[Picture, list[Line]]:
    """A picture of the gallery, and what is written in it: drawn once for all tests here."""
    key = id(sample), language
    if key not in _READ:
        with written() as lines:
            _READ[key] = drawn(game, sample, language), lines
    return _READ[key]


@EVERY
@IN_BOTH
def test_all_that_is_written_can_be_read(game: str, sample: Sample, language: str) -> None:
    made, lines = looked_at(game, sample, language)
    strange = sample.name == "strange-names"
    assert not [line for line in lines if not readable(line, made.width) and not (strange and line.cut)]
    assert overlapping(lines) == []


@EVERY
def test_space_is_used_and_marks_are_few(game: str, sample: Sample) -> None:
    """What is there to be chosen from, in a panel, is marked more widely."""
    made, _ = looked_at(game, sample, "en")
    image = Image.open(io.BytesIO(made.png))
    assert sample.name in BARE or unused(image) <= EMPTY
    assert sample.kind == PART or marked(image) <= MARKED


def _pairs() -> list[tuple[str, Colour, Colour, bool]]:
    """What is written on what, with whether it has a rim of ink."""
    seats = [(f"seat {seat.name}", seat.mark, seat.colour, seat.rimmed) for seat in SEATS]
    cards = [(f"knight {name}", t.mark, t.colour, t.rim > 0) for name, t in TINCTURES.items()]
    owners = [*(seat.name for seat in SEATS), "barbarian", "nobody"]
    armies = [(f"army {owner}", on_tincture(owner), tincture(owner), rimmed(owner)) for owner in owners]
    counts = [(f"count {seat.name}", PARCHMENT_LIGHT, badge_ground(seat.name), False) for seat in SEATS]
    branches = [(f"branch {name}", on(name), colour, False) for name, colour in BRANCHES.items()]
    return [*seats, *cards, *armies, *counts, *branches]


@pytest.mark.parametrize(
    ("what", "ink", "ground", "rim"), _pairs(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_letters_stand_out_from_every_tincture(what: str, ink: Colour, ground: Colour, rim: bool) -> None:
    assert contrast(ink, INK if rim else ground) >= READ, what
    assert contrast(ink, ground) >= 3, what


def _edge(sprite: Image.Image) -> int:
    alpha, (wide, high) = sprite.getchannel("A"), sprite.size
    lines = ((0, 0, wide, 1), (0, high - 1, wide, high), (0, 0, 1, high), (wide - 1, 0, wide, high))
    return max(max(alpha.crop(line).tobytes()) for line in lines)


@pytest.mark.parametrize("size", [40, 48, 58, 64, 88, 104, 200])
def test_sprites_keep_their_edge(size: int) -> None:
    for sprite in (*(shield(seat.name, size) for seat in SEATS), crown(size), blank_shield(size)):
        assert _edge(sprite) <= 8
