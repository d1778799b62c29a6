"""Pages of records, as pictures and in words: of six people who have played forty games."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.stats.pages import marks_told, person_told
from bot.stats.samples import finished, sampled
from bot.words import Speaker
from render.ledger import draw, ledger_page
from rules.host.careers import career_of
from tests.render.ink import written

BOTH = pytest.mark.parametrize("language", ["en", "fr"])


@BOTH
def test_all_that_a_page_says_can_be_read_on_a_phone(language: str) -> None:
    for name, page in sampled(language):
        with written() as lines:
            wide = draw(page).width
        assert lines
        assert not [line.wanted for line in lines if line.cut], name
        assert not [line.wanted for line in lines if line.contrast < 4.5]
        assert min(line.size for line in lines) * 400 / wide >= 10


@BOTH
def test_pages_are_small_and_shaped_for_a_message(language: str) -> None:
    for _, page in sampled(language):
        made = ledger_page(page)
        assert Image.open(io.BytesIO(made.png)).size == (made.width, made.height)
        assert 1.2 < made.width / made.height < 2.4
        assert len(made.png) < 100_000
        assert all(line.name in made.alt for line in page.lines)


def test_a_persons_page_adds_up() -> None:
    career = career_of(1, finished())
    assert career
    page = dict(sampled("en"))["person"]
    assert page.figures[0][0] == str(career.all.games)
    assert sum(int(line.cells[0]) for line in page.lines) == career.all.games
    assert sum(int(line.cells[1]) for line in page.lines) == career.all.wins


def test_games_that_are_marked_are_told_with_why() -> None:
    say = Speaker("en")
    assert marks_told(say, 3, 0, {}) == []
    (told,) = marks_told(say, 7, 4, {"computers": 3, "played-for": 1})
    assert told == "Marked, so for no rating: 4 of 7 games (3 with AI players and 1 with someone mostly played for)."
    (french,) = marks_told(Speaker("fr"), 7, 1, {"hints": 1})
    assert french == "Signalées, donc hors classement\u202f: 1 sur 7 parties (1 avec conseils)."
    career = career_of(1, finished())
    assert career
    assert not any("Marked" in line for line in person_told(say, "Alix", career, {}))
