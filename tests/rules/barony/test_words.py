"""Every word of Barony is there in both languages and fits where it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.barony import GAME
from rules.core.actions import fields_of, tag_of
from rules.core.game import choices_of

HOUSE = Path(__file__).parents[3]
LANGUAGES = ("en", "fr")
OPTION_NAME = re.compile(r"^[-_\w]{1,32}$")


def words_of(language: str) -> dict[str, str]:
    """The messages by key, with their text as it stands in the file."""
    text = (HOUSE / "bot" / "locales" / language / "barony.ftl").read_text()
    return {key: value.strip() for key, value in re.findall(r"(?m)^([a-z][\w-]*) =(.*(?:\n(?:[ ].*)?)*)", text)}


def keys_used() -> set[str]:
    """The keys that the rules name in full."""
    source = "".join(path.read_text() for path in (HOUSE / "rules" / "barony").rglob("*.py"))
    refusals = {f"barony-refusal-{key}" for key in re.findall(r'refuse\("[^"]*", "([\w-]+)"', source)}
    return refusals | {key for key in re.findall(r'"(barony-[\w-]+)"', source) if not key.endswith("-")}


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
    made = [f"barony-terrain-{t}" for t in ("mountain", "forest", "plain", "field", "lake")]
    made += [f"barony-kind-{kind}" for kind in ("knight", "village", "stronghold", "city")]
    made += [f"barony-title-{rank}" for rank in range(5)]
    made += [f"barony-refusal-enter-{b}" for b in ("lake", "city", "stronghold", "pair", "mountain")]
    made += [f"barony-refusal-place-{terrain}" for terrain in ("lake", "forest")]
    made += [f"barony-refusal-build-too-many-{kind}" for kind in ("village", "stronghold")]
    made += [f"barony-event-build-{kind}{paid}" for kind in ("village", "stronghold") for paid in ("", "-unpaid")]
    made += [f"barony-{about}-{end}" for about in ("end", "event-end") for end in ("duke", "passes", "cap")]
    assert set(made) - words_of(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_and_descriptions_that_discord_takes(language: str) -> None:
    texts = words_of(language)
    for kind in GAME.actions:
        begin = f"barony-{tag_of(kind)}"
        parts = [begin, *(f"{begin}-{field.name}" for field in fields_of(kind))]
        for part in parts:
            assert OPTION_NAME.match(texts[f"{part}-name"])
            assert texts[f"{part}-name"] == texts[f"{part}-name"].lower()
            assert 1 <= len(texts[f"{part}-description"]) <= 100
        assert len(texts[f"{begin}-button"]) <= 40
        assert all(texts[f"{part}-prompt"] for part in parts[1:])
        names = [texts[f"{part}-name"] for part in parts[1:]]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_rules_pages_are_complete(language: str) -> None:
    texts = words_of(language)
    for option, choices in choices_of(GAME.options_type).items():
        assert {f"barony-option-{option}-{part}" for part in ("name", "description", *choices)} <= texts.keys()
    topics = texts["rules-barony-topics"].split()
    assert topics == ["goal", "setup", "turn", "recruit", "move", "build", "city", "expedition", "title", "end"]
    for topic in topics:
        assert texts[f"rules-barony-{topic}-title"]
        assert "B-" in texts[f"rules-barony-{topic}-text"]
        assert len(texts[f"rules-barony-{topic}-text"]) <= 1800
