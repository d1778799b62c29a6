"""Every word of Saga is there in both languages and fits where it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.core.actions import fields_of, tag_of
from rules.core.game import choices_of
from rules.saga import GAME
from rules.saga.data import COLOURS, SETS, SIDES

HOUSE = Path(__file__).parents[3]
LANGUAGES = ("en", "fr")
OPTION_NAME = re.compile(r"^[-_\w]{1,32}$")
ENDS = ("last-card", "passes", "cap")
FACES = [face for turned in SIDES.values() for face in turned.values()]


def words_of(language: str) -> dict[str, str]:
    """The messages by key, with their text as it stands in the file."""
    text = (HOUSE / "bot" / "locales" / language / "saga.ftl").read_text(encoding="utf-8")
    return {key: value.strip() for key, value in re.findall(r"(?m)^([a-z][\w-]*) =(.*(?:\n(?:[ ].*)?)*)", text)}


def keys_used() -> set[str]:
    """The keys that the rules name in full."""
    source = "".join(path.read_text(encoding="utf-8") for path in (HOUSE / "rules" / "saga").rglob("*.py"))
    refusals = {f"saga-refusal-{key}" for key in re.findall(r'refuse\("[^"]*", "([\w-]+)"', source)}
    return refusals | {key for key in re.findall(r'"(saga-[\w-]+)"', source) if not key.endswith("-")}


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


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    english, french = map(words_of, LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert set(re.findall(r"\$\w+", english[key])) == set(re.findall(r"\$\w+", french[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_rules_use_is_there(language: str) -> None:
    assert len(keys_used()) > 50
    assert (keys_used() | keys_made()) - words_of(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_or_event_is_left_without_use(language: str) -> None:
    said = {key for key in words_of(language) if key.startswith(("saga-refusal-", "saga-event-"))}
    assert said - keys_used() - keys_made() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_as_fluent_begins_a_variant(language: str) -> None:
    """A line of text that begins with a star or a bracket would end the page there."""
    for key, text in words_of(language).items():
        if "->" not in text:
            assert not re.search(r"(?m)^\s+[*\[.]", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_and_descriptions_that_discord_takes(language: str) -> None:
    texts = words_of(language)
    for kind in GAME.actions:
        begin = f"saga-{tag_of(kind)}"
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
        shown = [choice for choice in choices if not isinstance(choice, bool)]  # the house has words for on and off
        assert {f"saga-option-{option}-{part}" for part in ("name", "description", *shown)} <= texts.keys()
    topics = texts["rules-saga-topics"].split()
    assert topics == ["goal", "setup", "turn", "play", "conquest", "recruit", "powers", "finals", "end", "knights"]
    for topic in topics:
        assert texts[f"rules-saga-{topic}-title"]
        assert "S-" in texts[f"rules-saga-{topic}-text"]
        assert len(texts[f"rules-saga-{topic}-text"]) <= 1800


@pytest.mark.parametrize("language", LANGUAGES)
def test_s2_the_page_of_the_sets_is_the_table_of_the_rules(language: str) -> None:
    texts = words_of(language)
    lines = [line for line in texts["rules-saga-knights-text"].splitlines() if "•" in line]
    assert len(lines) == len(SETS)
    colour = {texts[f"saga-colour-{name}"]: name for name in COLOURS}
    for line, cards in zip(lines, SETS, strict=True):
        found = re.findall(r"(\w+) ([\d ]+)(?: ·|$)", line.partition(":")[2])
        assert sorted(f"{colour[name]}{value}" for name, row in found for value in row.split()) == sorted(cards)
