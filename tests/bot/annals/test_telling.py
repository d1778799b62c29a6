"""The parchments say what the annals hold, in both languages, and can be read on a phone."""

from __future__ import annotations

import io
from functools import cache
from typing import Any, cast

import pytest
from PIL import Image

from bot.annals.samples import remembered
from bot.annals.telling import course_of, deeds_of, facts, span
from bot.words import Speaker
from render.annals import course_page, deeds_page
from render.picture import Picture
from render.seats import seat_of
from rules.host import Annals, Tally, Wait
from rules.host.moments import points_of
from tests.rules.host.test_annals import match_of

NAMES = ("Alix", "Bruno", "Clara")
EMPTY = Annals(rows=(0,), measures={}, openings=())


@cache
def told(game_id: str) -> Any:
    return remembered(match_of(game_id), "Loarre")


@pytest.mark.parametrize(
    ("seconds", "en", "fr"),
    [
        (0.4, "a second", "une seconde"),
        (59, "59 seconds", "59 secondes"),
        (119, "119 seconds", "119 secondes"),
        (150, "2 minutes", "2 minutes"),
        (3 * 3600 + 5, "3 hours", "3 heures"),
        (86_400 * 2.5, "2 days", "2 jours"),
    ],
)
def test_times_as_people_say_them(seconds: float, en: str, fr: str) -> None:
    assert span(Speaker("en"), seconds) == en
    assert span(Speaker("fr"), seconds) == fr


def test_the_sentences_have_the_figures() -> None:
    annals = Annals(
        rows=(0,),
        measures={},
        openings=(),
        longest=Wait(4, 1, 7200.0),
        quickest=Wait(9, 2, 3.0),
        tallies={
            "medioevo-tally-battles": Tally(12, (5, 2, 0)),
            "medioevo-tally-pacts": Tally(3, (2, 2, 2)),
            "medioevo-tally-broken": Tally(0, (0, 0, 0)),
        },
        moves=214,
        lasted=21 * 86_400.0,
    )
    assert list(facts(Speaker("en", NAMES), annals)) == [
        "214 moves, from the first to the last in 21 days.",
        "The longest wait: Bruno took 2 hours.",
        "The quickest answer: Clara took 3 seconds.",
        "12 battles were fought, most often by Alix (5).",
        "3 pacts were signed.",
        "No pact was broken.",
    ]
    assert list(facts(Speaker("fr", NAMES), annals))[3] == "12 batailles ont été livrées, le plus souvent par Alix (5)."
    assert list(facts(Speaker("en", NAMES), EMPTY)) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_people_page_tells_the_result_and_every_proudest_deed(language: str) -> None:
    position, annals, _ = told("torres")
    deeds, say, outcome = deeds_of(position, annals, language), Speaker(language), position.state.outcome
    assert [place.points for place in deeds.places] == sorted(outcome.scores, reverse=True)
    assert deeds.places[0].won
    for place, deed in zip(deeds.places, deeds.proudest, strict=True):
        seat = [seat.name for seat in position.table.seats].index(place.name)
        praised = annals.proudest[seat]
        assert f"+{praised.gain}" in deed
        named = points_of(praised.event)
        assert not praised.besides or named + praised.besides == praised.gain
        assert not praised.besides or say("moment-besides", points=praised.besides) in deed
        assert sum(points for _, points in place.parts) == outcome.scores[seat]
    assert str(annals.moves) in deeds.facts[0]
    assert say("annals-longest", name="x", time="y").split("x")[0] in deeds.facts[1]
    assert all(words in deeds.alt for words in (*deeds.proudest, *deeds.facts))


@pytest.mark.parametrize("game_id", ["medioevo", "torres"])
def test_the_course_names_its_turning_points_where_they_were(game_id: str) -> None:
    position, annals, moments = told(game_id)
    course = course_of(position, annals, moments, "en")
    assert course is not None
    assert len(course.panels) == (3 if game_id == "medioevo" else 1)
    assert 1 <= len(course.turns) == len(moments) <= 3
    for turn, moment in zip(course.turns, moments, strict=True):
        assert annals.rows[turn.moment] >= moment.index
        assert turn.moment == 0 or annals.rows[turn.moment - 1] < moment.index
        assert turn.seat == moment.seat
    assert [curve.values[-1] for curve in course.panels[0].curves] == [*position.state.outcome.scores]
    assert all(turn.told in course.alt for turn in course.turns)


def test_before_the_first_act_there_is_no_chart() -> None:
    position, _, _ = told("torres")
    assert course_of(position, EMPTY, [], "en") is None


@pytest.mark.parametrize("game_id", ["medioevo", "torres"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_pages_are_small_and_shaped_for_a_phone(game_id: str, language: str) -> None:
    position, annals, moments = told(game_id)
    course = course_of(position, annals, moments, language)
    assert course
    for page in (course_page(course), deeds_page(deeds_of(position, annals, language))):
        assert 0.8 < page.width / page.height < 1.8
        assert len(page.png) < 190_000
        assert _size(page) == (page.width, page.height)


def _size(page: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(page.png)).size


def test_players_keep_their_colours_beside_the_board() -> None:
    """On both pages, to the naked eye: those of the shields are in the palette."""
    position, annals, _ = told("medioevo")
    page = Image.open(io.BytesIO(deeds_page(deeds_of(position, annals, "en")).png)).convert("RGB")
    counted = cast("list[tuple[int, tuple[int, int, int]]]", page.getcolors(1 << 22))
    found = {colour for _, colour in counted}
    for place in deeds_of(position, annals, "en").places:
        red, green, blue = seat_of(place.colour).colour
        nearest = min(abs(red - r) + abs(green - g) + abs(blue - b) for r, g, b in found)
        assert nearest < 24, place.colour
