"""What only Saga has to say; `tests/rules/test_words.py` looks at the words that every game needs."""

from __future__ import annotations

import re

import pytest

from rules.saga.data import COLOURS, SETS, SIDES
from tests.rules.wording import LANGUAGES, keys_used, words_of

ENDS = ("last-card", "passes", "cap")
FACES = [face for turned in SIDES.values() for face in turned.values()]


def keys_made() -> set[str]:
    """The keys that are put together when they are said."""
    made = {f"saga-{about}-{colour}" for about in ("colour", "realm") for colour in COLOURS}
    made |= {f"saga-power-{face.special}" for face in FACES if face.special}
    made |= {f"saga-final-{face.final}" for face in FACES if face.final}
    made |= {f"saga-refusal-{special}-nobody" for special in ("reinforce", "take-back")}
    made |= {f"saga-event-{kind}" for kind in ("open", "join", "join-veiled")}
    made |= {f"saga-row-{row}" for row in ("gathered", "realms", "armies", "hand", "powers")}
    made |= {f"saga-end-{end}" for end in ENDS}
    return made | {f"saga-event-end-{end}{shared}" for end in ENDS for shared in ("", "-shared")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_made_of_parts_are_there(language: str) -> None:
    assert keys_made() - words_of("saga", language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_or_event_is_left_without_use(language: str) -> None:
    said = {key for key in words_of("saga", language) if key.startswith(("saga-refusal-", "saga-event-"))}
    assert said - keys_used("saga") - keys_made() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_s2_the_page_of_the_sets_is_the_table_of_the_rules(language: str) -> None:
    texts = words_of("saga", language)
    lines = [line for line in texts["rules-saga-knights-text"].splitlines() if "•" in line]
    assert len(lines) == len(SETS)
    colour = {texts[f"saga-colour-{name}"]: name for name in COLOURS}
    for line, cards in zip(lines, SETS, strict=True):
        found = re.findall(r"(\w+) ([\d ]+)(?: ·|$)", line.partition(":")[2])
        assert sorted(f"{colour[name]}{value}" for name, row in found for value in row.split()) == sorted(cards)
