"""The words of battle that are made of parts are there in both languages."""

from __future__ import annotations

import pytest

from rules.medioevo.battle import ABILITIES, ACT, ATTACKS, BAR, FREE
from tests.rules.medioevo.test_words import words_of
from tests.rules.wording import LANGUAGES

PARTS = {
    "type": ABILITIES,
    "use": (ACT, FREE, BAR),
    "attack": ATTACKS,
    "terms": ("yield", "demand"),
    "honour": ("conquest", "conquered-buildings", "holy-city", "great-army", "rebellion", "barbarians"),
    "part": (
        *("die", "product", "penalty", "sacrifice", "galleys", "card", "floor", "capture", "flight"),
        *("lowest", "march", "heavy", "superiority"),
        *("engines", "archers", "score", "cavalry", "protection", "casualties"),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_made_of_parts(language: str) -> None:
    made = {f"medioevo-{kind}-{name}" for kind, names in PARTS.items() for name in names}
    assert made - words_of(language).keys() == set()
