"""The picture of a question shows the part of the board that it is about, small enough to be sent with every click and
large enough to be read on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import pytest

import render
from bot.gallery import drawn, say
from bot.prompts.labels import labelled, things_asked, things_named
from bot.prompts.progress import progress
from render import PART, Scene
from render.barony.part import looked_at as barony_seen
from render.medioevo.part import looked_at as medioevo_seen
from render.part import AREA, HIGH, SIZE, WIDE
from render.samples import Sample
from render.sizes import PHONE
from render.slim import LIMIT, slim
from render.torres.part import looked_at as torres_seen
from rules.core import IllegalMove, engine
from rules.core.actions import fields_of
from rules.core.view import View
from rules.registry import games
from tests.render.ink import written
from tests.stages import stages

READABLE = 11  # pixels
SAMPLES = [(game, sample) for game in render.games() for sample in render.module(game).samples() if sample.kind == PART]
EVERY = pytest.mark.parametrize(("game", "sample"), SAMPLES, ids=[f"{game}-{s.name}" for game, s in SAMPLES])
GAMES = pytest.mark.parametrize("game", render.games())


@lru_cache(maxsize=4)
def asked(game: str) -> list[tuple[View, Scene]]:
    """Questions out of recorded games, in the middle of moves too."""
    return [*_asked(game, Random(5))][:24]


def _asked(game: str, rng: Random) -> Iterator[tuple[View, Scene]]:
    names = ("A", "B", "C", "D", "E", "F")
    for stage in stages(games()[game], 2, 6, rng):
        for seat in engine.awaited(stage.state)[:1]:
            for kind in rng.sample(found := [*engine.legal(stage.state, seat).kinds], min(2, len(found))):
                answers: tuple[str, ...] = ()
                while fields_of(kind) and (state := _reached(kind, stage.state, seat, answers)) is not None:
                    rings, chosen = things_asked(state.question.domain), things_named(state.chosen)
                    view = stage.game.view(stage.state, seat)
                    if render.panel(game, view, rings, chosen) == PART:
                        yield view, Scene(names[: stage.setup.seats], say("en"), rings=rings, chosen=chosen)
                    options = labelled(say("en"), stage.state, seat, state.question, 40)  # type: ignore[arg-type]
                    if not options:
                        break
                    answers = (*answers, rng.choice(options)[1])


def _reached(kind: Any, state: Any, seat: int, answers: tuple[str, ...]) -> Any:
    try:
        found = progress(kind, state, seat, answers)
    except IllegalMove:
        return None
    return found if found.question is not None else None


@EVERY
def test_a_question_has_a_small_landscape(game: str, sample: Sample) -> None:
    made = drawn(game, sample, "fr")
    assert (made.width, made.height) == (WIDE, HIGH)
    assert 1.4 <= WIDE / HIGH <= 1.6
    small = slim(made)
    assert len(small.png) <= LIMIT
    assert small.width >= 800, "not made so small that names cannot be read"


@GAMES
def test_questions_of_recorded_games_have_small_landscapes(game: str) -> None:
    assert asked(game)
    for view, scene in asked(game)[::4]:
        small = slim(render.picture(game, view, scene, PART))
        assert len(small.png) <= LIMIT
        assert small.width >= 800


@pytest.mark.parametrize(("game", "looked_at"), [("barony", barony_seen), ("torres", torres_seen)])
def test_all_that_can_be_chosen_is_on_the_picture_with_its_name(game: str, looked_at: Any) -> None:
    for view, scene in asked(game):
        layout, (left, top, right, bottom) = looked_at(view, scene)
        assert (right - left, bottom - top) == SIZE
        assert layout.label * PHONE / WIDE >= READABLE
        for place in {*scene.about} & layout.shown:
            x, y = layout.centre(place) if game == "barony" else layout.roof(place)[:2]
            assert left <= x <= right
            assert top <= y <= bottom


def test_all_places_that_can_be_chosen_are_on_the_map() -> None:
    for view, scene in asked("medioevo"):
        layout = medioevo_seen(view, scene)  # type: ignore[arg-type]
        assert all(layout.holds(place) for place in scene.about if place in (*layout.lands, *layout.seas))


@GAMES
def test_what_was_chosen_and_what_can_be_is_marked(game: str) -> None:
    sample = next(sample for name, sample in SAMPLES if name == game and sample.chosen and sample.rings)
    others = replace(sample, rings=sample.rings[1:]), replace(sample, chosen=())
    assert len({drawn(game, each, "en").png for each in (sample, *others)}) == 3


@GAMES
def test_it_is_closer_than_what_a_turn_shows(game: str) -> None:
    """Of a board that is larger than the picture, only a part is seen."""
    closest = {
        "barony": lambda v, s: barony_seen(v, s)[0].side > 60,
        "torres": lambda v, s: torres_seen(v, s)[0].named,
        "medioevo": lambda v, s: medioevo_seen(v, s).scale > 30,
        "saga": lambda v, s: len({*s.about} & {realm.colour for realm in v.realms}) < 6,
    }[game]
    assert any(closest(view, scene) for view, scene in asked(game))


@EVERY
def test_words_are_large_and_dark_enough(game: str, sample: Sample) -> None:
    """What is set in type; the names on boards are measured above."""
    with written() as lines:
        drawn(game, sample, "fr")
    assert not [line for line in lines if line.size * PHONE / WIDE < READABLE]
    assert not [line for line in lines if line.contrast < 4.5]
    assert not [line.wanted for line in lines if line.cut]


@GAMES
def test_numbers_are_drawn_where_the_game_has_them(game: str) -> None:
    numbered = [sample for name, sample in SAMPLES if name == game and sample.numbers]
    assert bool(numbered) == (game in ("saga", "medioevo"))
    for sample in numbered:
        assert {thing for thing, _ in sample.numbers} <= render.numbered(game, sample.view)
        assert drawn(game, sample, "en").png != drawn(game, replace(sample, numbers=()), "en").png


def test_the_frame_is_left_free() -> None:
    assert AREA[0] == AREA[1] == WIDE - AREA[2] == HIGH - AREA[3] > 0
