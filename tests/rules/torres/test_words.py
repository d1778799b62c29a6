"""Every word of Torres is there in both languages and fits where it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.words import Speaker
from rules.core.actions import fields_of, tag_of
from rules.core.game import choices_of
from rules.core.words import words
from rules.torres import GAME
from rules.torres.cards import EFFECTS
from rules.torres.data import CARDS, MASTERS, SOURCES

HOUSE = Path(__file__).parents[3]
LANGUAGES = ("en", "fr")
OPTION_NAME = re.compile(r"^[-_\w]{1,32}$")


def words_of(language: str) -> dict[str, str]:
    """The messages by key, with their text as it stands in the file."""
    text = (HOUSE / "bot" / "locales" / language / "torres.ftl").read_text(encoding="utf-8")
    return {key: value.strip() for key, value in re.findall(r"(?m)^([a-z][\w-]*) =(.*(?:\n(?:[ ].*)?)*)", text)}


def keys_used() -> set[str]:
    """The keys that the rules name in full."""
    source = "".join(path.read_text(encoding="utf-8") for path in (HOUSE / "rules" / "torres").rglob("*.py"))
    refusals = {f"torres-refusal-{key}" for key in re.findall(r'refuse\([^,()]+, "([\w-]+)"', source)}
    return refusals | {key for key in re.findall(r'"(torres-[\w-]+)"', source) if not key.endswith("-")}


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    english, french = map(words_of, LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert set(re.findall(r"\$\w+", english[key])) == set(re.findall(r"\$\w+", french[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_rules_use_is_there(language: str) -> None:
    assert len(keys_used()) > 50
    assert keys_used() - words_of(language).keys() == set()


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
    assert set(made) - words_of(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_lost_to_the_syntax(language: str) -> None:
    """A line that begins with a star, a bracket or a dot would end its message."""
    assert not any(re.search(r"\n +(\*(?!\[)|\.|\[(?!\w+\] ))", text) for text in words_of(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_and_descriptions_that_discord_takes(language: str) -> None:
    texts = words_of(language)
    for kind in GAME.actions:
        begin = f"torres-{tag_of(kind)}"
        parts = [begin, *(f"{begin}-{field.name}" for field in fields_of(kind))]
        for part in parts:
            assert OPTION_NAME.match(texts[f"{part}-name"])
            assert texts[f"{part}-name"] == texts[f"{part}-name"].lower()
            assert 1 <= len(texts[f"{part}-description"]) <= 100
        assert len(texts[f"{begin}-button"]) <= 40
        assert all(texts[f"{part}-prompt"] for part in parts[1:])
    commands = [texts[f"torres-{tag_of(kind)}-name"] for kind in GAME.actions]
    assert len(set(commands)) == len(commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_rules_pages_are_complete(language: str) -> None:
    texts = words_of(language)
    for option, choices in choices_of(GAME.options_type).items():
        assert {f"torres-option-{option}-{part}" for part in ("name", "description", *choices)} <= texts.keys()
    for topic in texts["rules-torres-topics"].split():
        assert texts[f"rules-torres-{topic}-title"]
        assert "T-" in texts[f"rules-torres-{topic}-text"]
        assert len(texts[f"rules-torres-{topic}-text"]) <= 1800


def test_the_prompt_of_a_turn_tells_what_is_left_and_what_it_would_bring() -> None:
    said = Speaker("en").say(words("torres-prompt-turn", points=3, blocks=1, worth=7))
    assert said == "3 action points left. Your stack has 1 block. If the year ended now: 7 points for you."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "now: 1 point for you."), ("fr", "maintenant : 1 point pour vous.")]
)
def test_one_point_is_not_called_points(language: str, said: str) -> None:
    assert Speaker(language).say(words("torres-prompt-turn", points=5, blocks=3, worth=1)).endswith(said)
