"""What several tests of Medioevo share."""

from __future__ import annotations

import pytest

from rules.medioevo.campaign import onset
from tests.rules.medioevo.campaigns import Chronicle


@pytest.fixture
def chronicle(monkeypatch: pytest.MonkeyPatch) -> Chronicle:
    book = Chronicle()
    monkeypatch.setattr(onset, "open_battle", book.battle)
    monkeypatch.setattr(onset, "conquer", book.conquest)
    return book
