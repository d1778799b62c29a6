"""Four processes, four servers, one database: while people play everywhere at once, one is killed and comes back, one
is killed and followed, one is told to stop and replaced. Nothing is lost, doubled, told twice or stuck."""

from __future__ import annotations

import pytest

from tests import postgres
from tests.siege.armada import besieged, disorder

pytestmark = [
    pytest.mark.xdist_group("siege"),
    pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing()),
]


async def test_four_clusters_of_which_one_after_another_is_killed_or_replaced() -> None:
    camp, report = await besieged(await postgres.fresh("clusters"), clusters=4, calm=2, strikes=3, seed=11)
    print("\n".join(report.lines()))
    assert report.wrong == {name: [] for name in report.wrong}
    assert disorder(camp) == [], "a table's order is kept"
    assert (report.killed, report.crashed) == (2, 0)
    assert (len(report.handed_over), len(report.replaced)) == (1, 1)
    assert report.acknowledged > 0
