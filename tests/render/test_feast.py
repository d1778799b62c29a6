"""The result card: it fits what clients show inline, says everything in words too, and stays small."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from render.course import Course, _ends
from render.feast import Feast, Place, feast_card
from render.paper import GOLD, INK, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT
from render.picture import Picture
from render.seats import SEATS, seat_of
from tests.render.ink import written

COLOURS = ("red", "blue", "yellow", "green", "violet", "white")
LONG = "Clara de Montfort-l’Amaury-sous-Bois et d’Ailleurs"


def feast(players: int, name: str = "Alix", moments: int = 3) -> Feast:
    parts = (("Points on the track", 40), ("Conquered territories", 12), ("Unspent florins after loans", -3))
    places = tuple(
        Place(f"{name} {number}", COLOURS[number], 49 - number, parts, won=number == 0) for number in range(players)
    )
    told = tuple(f"Round {number}: {name} takes the lead for good. {name} builds a city." for number in range(moments))
    steps = [tuple(round(step * (1.2 - number / 9)) for step in range(40)) for number in range(players)]
    courses = tuple(Course(COLOURS[number], points) for number, points in enumerate(steps))
    said = (f"{name} wins!", "A Duke has risen.", places, "What decided it", told)
    return Feast("Loarre", "Barony", *said, "Points, move by move", courses)


@pytest.mark.packed
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["Alix", LONG])
def test_a_card_of_any_table_is_landscape_and_small(players: int, name: str) -> None:
    card = feast_card(feast(players, name))
    assert 1.05 < card.width / card.height < 1.8
    assert len(card.png) < 150_000


def test_a_card_without_moments_leaves_no_room_for_them() -> None:
    assert feast_card(feast(2, moments=0)).height < feast_card(feast(2)).height


def test_the_words_say_all_that_the_card_does() -> None:
    alt = feast_card(feast(2)).alt
    for said in ("Loarre", "Barony", "Alix wins!", "Alix 0 49", "Unspent florins after loans −3", "Round 2"):
        assert said in alt


def test_the_same_feast_is_the_same_file() -> None:
    assert feast_card(feast(4)).png == feast_card(feast(4)).png


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_course_of_the_game_shows_everybody_s_line(players: int) -> None:
    """Without one of them its seat's colour is seen less. The winner's has a shield besides."""
    told = feast(players)
    whole = colours_seen(feast_card(told))
    for colour in COLOURS[1:players]:
        others = tuple(course for course in told.courses if course.colour != colour)
        bare = colours_seen(feast_card(replace(told, courses=others)))
        assert whole[seat_of(colour).colour] > bare[seat_of(colour).colour] + 300, colour


def test_shields_at_the_ends_of_lines_keep_apart() -> None:
    ends = _ends([(300.0, y) for y in (100.0, 101.0, 190.0, 99.0)], 90, 250)
    ys = sorted(y for _, y in ends)
    assert all(after - before >= 30 for before, after in pairwise(ys))
    assert ys[0] >= 90
    assert ys[-1] <= 250 - 19
    assert ends[3][1] < ends[0][1] < ends[1][1] < ends[2][1], "in the order of their points"


def colours_seen(card: Picture) -> Counter[tuple[int, ...]]:
    """The pixels nearest to each seat's colour."""
    drawn = Image.open(io.BytesIO(card.png)).convert("RGB")
    holder = Image.new("P", (1, 1))
    inks = [*(seat.colour for seat in SEATS), PARCHMENT, PARCHMENT_LIGHT, INK, INK_SOFT, GOLD]
    holder.putpalette([level for colour in inks for level in colour])
    counts = drawn.quantize(palette=holder, dither=Image.Dither.NONE).histogram()
    return Counter({colour: counts[number] for number, colour in enumerate(inks)})


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_points_are_for_is_never_cut_in_the_middle(players: int) -> None:
    """Parts for which there is no room are left out; the bar and the words of the picture have them all."""
    with written() as lines:
        feast_card(feast(players))
    assert not [line.wanted for line in lines if line.cut]
    assert sum(line.text.startswith("Points on the track 40") for line in lines) == players


def test_a_bar_shows_what_the_points_are_for() -> None:
    """The same points from one source and from two."""
    told = feast(2)
    whole = replace(told, places=tuple(replace(place, parts=(("All", place.points),)) for place in told.places))
    parted, plain = (colours_seen(feast_card(one)) for one in (told, whole))
    assert plain[seat_of("blue").colour] > parted[seat_of("blue").colour] + 300


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_who_has_won_stands_half_as_high_again(players: int) -> None:
    """With a larger name."""
    with written() as lines:
        feast_card(feast(players))
    first, *others = (line for line in lines if line.text.startswith("Alix ") and line.face == "title")
    tops = [line.box[1] for line in (first, *others)]
    high, *low = (below - above for above, below in pairwise(tops))
    assert all(first.size > other.size for other in others)
    assert all(high > 1.25 * step for step in low)
