"""What holds for every picture of the rules, in both languages."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

import render
from bot import library
from bot.words import Speaker, bundle
from render.figures import Board, Book, Page
from render.picture import Picture
from render.sizes import PHONE
from tests.rules.wording import LANGUAGES

pytestmark = pytest.mark.packed  # drawn once for all tests of a picture, also for those that weigh it

BOOKS: dict[str, Book] = {game: book for game in render.games() if (book := render.book(game)) is not None}
FIGURES = [(game, name) for game, book in BOOKS.items() for name in book.figures]
BOARDS = [(game, name) for game, name in FIGURES if isinstance(BOOKS[game].figures[name], Board)]
EVERY = pytest.mark.parametrize(("game", "name"), FIGURES, ids=[f"{game}-{name}" for game, name in FIGURES])
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
BOOKED = pytest.mark.parametrize("game", BOOKS)
READABLE = 11  # pixels, on a phone
# Pages that do not speak of anything that can be drawn.
UNILLUSTRATED = {"torres": {"end"}}


def drawn(game: str, name: str, language: str) -> Page:
    return BOOKS[game].drawn(name, Speaker(language))


def picture(game: str, name: str, language: str) -> Picture:
    return BOOKS[game].picture(name, Speaker(language))


@EVERY
@IN_BOTH
def test_all_words_have_room_and_can_be_read_on_a_phone(game: str, name: str, language: str) -> None:
    page = drawn(game, name, language)
    assert page.faults == []
    assert page.least * PHONE / page.image.width >= READABLE


@EVERY
@IN_BOTH
def test_a_figure_is_a_small_landscape_with_a_frame(game: str, name: str, language: str) -> None:
    made = picture(game, name, language)
    assert 1.4 <= made.width / made.height <= 1.6
    assert len(made.png) < 400_000
    image = Image.open(io.BytesIO(made.png))
    assert (image.size, image.mode) == ((made.width, made.height), "P")
    grey = image.convert("L")
    edge = [grey.getpixel((x, y)) for x in range(0, image.width, 7) for y in (0, image.height - 1)]
    assert max(level for level in edge if isinstance(level, int)) < 70


@EVERY
def test_a_figure_is_told_in_each_language(game: str, name: str) -> None:
    english, french = (picture(game, name, language) for language in LANGUAGES)
    assert english.png != french.png
    assert english.alt != french.alt
    for made in (english, french):
        assert "figure-" not in made.alt
        assert len(made.alt) > 40


@EVERY
def test_the_same_figure_has_the_same_bytes_from_any_thread(game: str, name: str) -> None:
    book, say = BOOKS[game], Speaker("en")
    with ThreadPoolExecutor(2) as pool:
        pages = list(pool.map(lambda _: book.drawn(name, say).finished().tobytes(), range(2)))
    assert len(set(pages)) == 1
    assert book.picture(name, Speaker("en")) is book.picture(name, Speaker("en")), "kept"


@pytest.mark.parametrize(("game", "name"), BOARDS, ids=[f"{game}-{name}" for game, name in BOARDS])
def test_every_mark_is_within_its_window(game: str, name: str) -> None:
    book, figure = BOOKS[game], BOOKS[game].figures[name]
    assert isinstance(figure, Board)
    scene = render.Scene(("A", "B", "C", "D", "E", "F"), Speaker("en"))
    window = figure.cut(book.views[figure.sample](), scene)
    named = {place for note in figure.notes for place in note.at} | {
        place for arrow in figure.arrows for place in (arrow.start, arrow.end)
    }
    assert named <= window.spots.keys()
    wide, high = window.image.size
    assert all(0 <= window.spots[place][0] <= wide and 0 <= window.spots[place][1] <= high for place in named)


@BOOKED
def test_every_page_that_can_be_shown_is_shown(game: str) -> None:
    topics = {*library.pages(game)}
    pages = BOOKS[game].pages
    assert set(pages) == topics - UNILLUSTRATED.get(game, set())
    assert set(pages.values()) | set(BOOKS[game].sheets) == set(BOOKS[game].figures), "no figure is left over"


@BOOKED
def test_the_quick_reference_comes_first(game: str) -> None:
    assert BOOKS[game].sheets[0] == "reference"
    assert 2 <= len(BOOKS[game].sheets) <= 5, "one row of buttons"


@BOOKED
def test_no_words_are_left_over(game: str) -> None:
    used: set[str] = set()

    def note(key: str, /, **args: str | int) -> str:
        used.add(key)
        return key

    for name in BOOKS[game].figures:
        BOOKS[game].drawn(name, note)
    written = {key for key in bundle("en")._messages if key.startswith(f"figure-{game}-")}
    assert written - used == set()


@BOOKED
def test_every_sample_is_shown(game: str) -> None:
    boards = [figure for figure in BOOKS[game].figures.values() if isinstance(figure, Board)]
    assert {board.sample for board in boards} == set(BOOKS[game].views)
