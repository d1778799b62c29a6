"""The gallery shows positions that could stand on a table: every sample keeps the rules' own invariants."""

from __future__ import annotations

import pytest

from render.torres.samples import samples
from rules.torres.data import BLOCKS, KNIGHTS, LAP, LEAST_CASTLES
from rules.torres.view import TorresView

VIEWS = {f"{sample.kind}-{sample.name}": sample.view for sample in samples()}
EVERY = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)


@EVERY
def test_no_block_is_lost(view: TorresView) -> None:
    held = sum(sum(seat.stacks) + seat.kept for seat in view.seats)
    assert sum(view.heights.values()) + held + view.supply == BLOCKS
    assert view.supply >= 0


@EVERY
def test_no_tower_is_higher_than_its_castles_area(view: TorresView) -> None:
    assert len(view.castles) >= LEAST_CASTLES
    for castle in view.castles:
        assert max(view.heights[square] for square in castle.squares) <= len(castle.squares), castle


@EVERY
def test_every_figure_has_a_square_of_its_own(view: TorresView) -> None:
    assert view.king not in view.knights
    assert view.king is None or view.king in view.heights
    for seat in view.seats:
        assert sum(owner == seat.seat for owner in view.knights.values()) + seat.reserve == KNIGHTS


@EVERY
def test_no_two_markers_share_a_space(view: TorresView) -> None:
    spaces = [seat.score % LAP for seat in view.seats if seat.score]
    assert len(set(spaces)) == len(spaces)


@EVERY
def test_the_last_turn_ends_where_things_stand(view: TorresView) -> None:
    moved = [step for step in view.last if step.kind in ("move", "door")]
    ends = {step.target for step in moved} - {step.origin for step in moved}
    assert all(view.knights.get(square or "") == view.last_seat for square in ends)
