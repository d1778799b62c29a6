"""What only Torres has to say; `tests/rules/test_words.py` looks at the words that every game needs."""

from __future__ import annotations

import pytest

from bot.words import Speaker
from rules.core.words import words
from rules.torres.cards import EFFECTS
from rules.torres.data import CARDS, MASTERS, SOURCES
from tests.rules.wording import LANGUAGES, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_made_of_parts_are_there(language: str) -> None:
    made = [f"torres-card-{card}{part}" for card in CARDS for part in ("", "-text")]
    made += [f"torres-master-{master}{part}" for master in MASTERS for part in ("", "-text")]
    made += [f"torres-event-setup-{what}" for what in ("block", "knight", "king")]
    made += [f"torres-event-{kind}" for kind in ("move", "door", "block", "under")]
    made += [f"torres-label-rest-{rest}" for rest in ("score", "lose")]
    made += [f"torres-row-{source}" for source in SOURCES]
    with_origin = [card for card, effect in EFFECTS.items() if effect.on is not None]
    made += [f"torres-refusal-card-{card}" for card in with_origin]
    plain = [card for card, effect in EFFECTS.items() if effect.to is not None and card not in ("supply", "relocate")]
    made += [f"torres-refusal-card-{card}-target" for card in plain]
    made += ["torres-refusal-card-fresh", "torres-refusal-card-absent", "torres-refusal-joins", "torres-refusal-apart"]
    made += ["torres-refusal-stack-used-up", "torres-refusal-shift-splits", "torres-refusal-end-no-rest"]
    assert set(made) - words_of("torres", language).keys() == set()


def test_the_prompt_of_a_turn_tells_what_is_left_and_what_it_would_bring() -> None:
    said = Speaker("en").say(words("torres-prompt-turn", points=3, blocks=1, worth=7))
    assert said == "3 action points left. Your stack has 1 block. If the year ended now, you would score 7 points."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "you would score 1 point."), ("fr", "Décompte actuel\u00a0: 1 point.")]
)
def test_one_point_is_not_called_points(language: str, said: str) -> None:
    assert Speaker(language).say(words("torres-prompt-turn", points=5, blocks=3, worth=1)).endswith(said)
