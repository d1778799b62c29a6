from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def unpacked_but_where_size_counts(request: pytest.FixtureRequest) -> None:
    if request.node.get_closest_marker("packed") is None:
        request.getfixturevalue("unpacked")
