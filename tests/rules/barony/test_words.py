"""What only Barony has to say; `tests/rules/test_words.py` looks at the words that every game needs."""

from __future__ import annotations

import pytest

from tests.rules.wording import LANGUAGES, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_made_of_parts_are_there(language: str) -> None:
    made = [f"barony-terrain-{t}" for t in ("mountain", "forest", "plain", "field", "lake")]
    made += [f"barony-kind-{kind}" for kind in ("knight", "village", "stronghold", "city")]
    made += [f"barony-title-{rank}" for rank in range(5)]
    made += [f"barony-refusal-enter-{b}" for b in ("lake", "city", "stronghold", "pair", "mountain")]
    made += [f"barony-refusal-place-{terrain}" for terrain in ("lake", "forest")]
    made += [f"barony-refusal-build-too-many-{kind}" for kind in ("village", "stronghold")]
    made += [f"barony-event-build-{kind}{paid}" for kind in ("village", "stronghold") for paid in ("", "-unpaid")]
    made += [f"barony-{about}-{end}" for about in ("end", "event-end") for end in ("duke", "passes", "cap")]
    assert set(made) - words_of("barony", language).keys() == set()
