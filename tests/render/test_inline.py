"""What a turn posts is read inside a message: at 550 × 350 on a desktop, at 400 pixels across on a phone."""

from __future__ import annotations

from itertools import chain

import pytest

import render
from bot.gallery import TITLE, drawn, say
from render import TURN, Scene
from render.landscape import HIGH, WIDE
from render.picture import Picture
from render.samples import Sample
from render.sizes import INLINE, PHONE
from rules.core.view import View
from tests.conformance.effort import setup_of, subjects
from tests.conformance.run import positions
from tests.render.ink import Line, written
from tests.render.showing import IN_BOTH, every
from tests.render.showing import SAMPLES as ALL

pytestmark = pytest.mark.packed  # drawn once for all tests of a picture, also for those that weigh it

READABLE = 11  # pixels
HEAVIEST = 200_000  # bytes
SAMPLES = [(game, sample) for game, sample in ALL if sample.kind == TURN]
EVERY = every(SAMPLES, __name__)
NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
SHRINKS = max(WIDE / PHONE, WIDE / INLINE[0], HIGH / INLINE[1])


def read(game: str, view: View, scene: Scene) -> tuple[Picture, list[Line]]:
    with written() as lines:
        made = render.picture(game, view, scene, TURN)
    return made, lines


_READ: dict[tuple[int, str], tuple[Picture, list[Line]]] = {}


def looked_at(game: str, sample: Sample, language: str) -> tuple[Picture, list[Line]]:
    """Drawn for the first test that looks at it; a sample of the gallery stays what it is."""
    key = id(sample), language
    if key not in _READ:
        _READ[key] = read(game, sample.view, scene_of(sample, language))
    return _READ[key]


def scene_of(sample: Sample, language: str) -> Scene:
    return Scene(sample.names, say(language), TITLE[language], sample.rings, news=sample.news)


def scores(view: View) -> list[int]:
    """The points of every seat."""
    if view.outcome:
        return list(view.outcome.scores)
    parts = getattr(view, "seats", None) or view.players  # type: ignore[attr-defined]
    return [next(getattr(p, n) for n in ("track", "score", "honour", "points") if hasattr(p, n)) for p in parts]


def check(view: View, scene: Scene, made: Picture, lines: list[Line]) -> None:
    """Whose turn, what changed and all scores are there, whole, and large enough."""
    assert (made.width, made.height) == (WIDE, HIGH)
    assert len(made.png) <= HEAVIEST
    small = [line for line in lines if line.size / SHRINKS < READABLE]
    assert not small, small
    pale = [line for line in lines if line.contrast < 4.5]
    assert not pale, pale
    words = [line.text for line in lines]
    numbers = [text.replace("−", "-").split()[0] for text in words if text]
    for points in scores(view):
        assert str(points) in numbers


@EVERY
@IN_BOTH
def test_everything_that_is_written_can_be_read_inline(game: str, sample: Sample, language: str) -> None:
    check(sample.view, scene_of(sample, language), *looked_at(game, sample, language))


@EVERY
@IN_BOTH
def test_nothing_is_cut_but_strange_names(game: str, sample: Sample, language: str) -> None:
    if sample.name == "strange-names":
        pytest.skip("such names may be cut")
    _, lines = looked_at(game, sample, language)
    assert not [line.wanted for line in lines if line.cut]


@EVERY
def test_whose_turn_it_is_stands_first(game: str, sample: Sample) -> None:
    _, lines = looked_at(game, sample, "en")
    large = max(lines, key=lambda line: line.size)
    first = sample.view.outcome.winners if sample.view.outcome else sample.view.awaited
    names = [scene_of(sample, "en").names[seat] for seat in first]
    assert all(name in large.wanted for name in names) or f"{len(names)} " in large.wanted, "by name, or how many"
    assert sample.name == "strange-names" or not large.cut


@pytest.mark.parametrize("game", render.games())
def test_a_turn_posts_one_picture_of_that_shape(game: str) -> None:
    sample = next(sample for name, sample in SAMPLES if name == game)
    pictures = render.post(game, sample.view, scene_of(sample, "en"))
    assert [(made.width, made.height) for made in pictures] == [(WIDE, HIGH)]
    assert 1.4 <= WIDE / HIGH <= 1.6


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", render.games())
def test_random_positions_can_be_read_inline(game: str, seats: int) -> None:
    rules = subjects()[game]
    for position in positions(rules, setup_of(rules, seats, 1), 3):
        view = rules.view(position.state, None)
        places = tuple(chain(getattr(view, "lands", ()), getattr(view, "seas", ())))[:1]
        scene = Scene(NAMES[:seats], say("fr"), "Le long hiver", news=places)
        check(view, scene, *read(game, view, scene))


def test_the_complete_sheet_is_still_what_one_asks_for() -> None:
    for game in render.games():
        assert TURN not in render.looks(game)
        sample = next(s for s in render.module(game).samples() if s.kind == "board" and s.focus is None)
        assert drawn(game, sample, "en").height > HIGH
