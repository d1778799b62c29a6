"""The players beside a landscape board: at the end who has won comes first, in a place half as high again."""

from __future__ import annotations

import pytest

from render.landscape import COLUMN
from render.plates import ranked
from render.roster import first_of, heights
from render.saga.marks import marks_of
from render.saga.players import panel_height, panel_of
from render.saga.samples import final, seen
from tests.render.saga.test_table import scene_of


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("least", [0, 150])
def test_places_keep_to_their_column(count: int, first: int, least: int) -> None:
    boxes = heights(count, COLUMN[3], tallest=190, first=first, least=least)
    tall, low = boxes[0][3] - boxes[0][1], boxes[-1][3] - boxes[-1][1]
    room = (COLUMN[3] - COLUMN[1]) // count
    assert boxes[-1][3] <= COLUMN[3]
    assert low >= min(least, room - 10)
    assert tall == low if not first else low <= tall <= low * 1.5
    assert least or not 0 < first < count or tall > low * 1.45


def test_who_has_won_comes_first() -> None:
    view = seen(final())
    order = ranked(view, view.seats)
    assert view.outcome is not None
    assert order[0].seat in view.outcome.winners
    scores = [view.outcome.scores[seat.seat] for seat in order]
    assert scores == sorted(scores, reverse=True)
    assert first_of(view) == len(view.outcome.winners)


def test_a_winners_armies_stand_in_a_higher_row() -> None:
    view = seen(final())
    first, second, *_ = (panel_of(view, seat, scene_of(), marks_of(view)) for seat in ranked(view, view.seats))
    assert panel_height(first) == panel_height(second) * 3 // 2
