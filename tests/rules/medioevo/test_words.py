"""Every word of Medioevo is there in both languages and fits where it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.core.actions import fields_of, tag_of
from rules.core.game import choices_of
from rules.medioevo.data import (
    BUILDING_ROWS,
    COLOURS,
    EMPIRE_CARDS,
    ENGINES,
    EVENTS,
    GOODS,
    ICONS,
    REALMS,
    SEAS,
    TECHNOLOGIES,
    TERRITORIES,
    UNITS,
    VEHICLES,
)
from rules.medioevo.turn import rows
from tests.rules.medioevo.builder import GAME, two
from tests.rules.test_words import needs_words
from tests.rules.wording import LANGUAGES

HOUSE = Path(__file__).parents[3]
OPTION_NAME = re.compile(r"^[-_\w]{1,32}$")


def words_of(language: str) -> dict[str, str]:
    """The messages by key, with their text as it stands in the files."""
    files = sorted((HOUSE / "bot" / "locales" / language / "medioevo").glob("*.ftl"))
    text = "\n".join(path.read_text() for path in files)
    return {key: value.strip() for key, value in re.findall(r"(?m)^([a-z][\w-]*) =(.*(?:\n(?:[ ].*)?)*)", text)}


def keys_used() -> set[str]:
    """The keys that the rules name in full."""
    source = "".join(path.read_text() for path in (HOUSE / "rules" / "medioevo").rglob("*.py"))
    refusals = {f"medioevo-refusal-{key}" for key in re.findall(r'refuse\([^,]*, "([\w-]+)"', source)}
    honours = {f"medioevo-honour-{key}" for key in re.findall(r'award\([^"]*"([\w-]+)"\)', source)}
    return refusals | honours | set(re.findall(r'(?<!f)"(medioevo-[\w-]+)"', source))


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    english, french = map(words_of, LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert set(re.findall(r"\$\w+", english[key])) == set(re.findall(r"\$\w+", french[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_rules_use_is_there(language: str) -> None:
    assert len(keys_used()) > 100
    assert keys_used() - words_of(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_made_of_parts_are_there(language: str) -> None:
    areas = [place for place, land in TERRITORIES.items() if land.area]
    parts = {
        "place": (*TERRITORIES, *SEAS),
        "area": areas,
        "realm": REALMS,
        "thing": (*UNITS, *VEHICLES, *ENGINES, *BUILDING_ROWS),
        "good": GOODS,
        "colour": COLOURS,
        "branch": COLOURS,
        "icon": ICONS,
        "technology": TECHNOLOGIES,
        "card": EMPIRE_CARDS,
        "event-card": EVENTS,
        "prompt-strike": ICONS,
        "event-strike": ICONS,
        "bonus": ("route", "market"),
        "refusal-slot": ("one", "some", "amount", "shares", "unasked"),
        "label-token": ("open", "done", "destination"),
    }
    made = {f"medioevo-{kind}-{name}" for kind, names in parts.items() for name in names}
    made |= {row.label.key for row in rows(two())}
    assert made - words_of(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_and_descriptions_that_discord_takes(language: str) -> None:
    texts = words_of(language)
    for kind in GAME.actions:
        begin = f"medioevo-{tag_of(kind)}"
        parts = [begin, *(f"{begin}-{field.name}" for field in fields_of(kind))]
        for part in parts:
            assert OPTION_NAME.match(texts[f"{part}-name"])
            assert texts[f"{part}-name"] == texts[f"{part}-name"].lower()
            assert 1 <= len(texts[f"{part}-description"]) <= 100
        assert len(texts[f"{begin}-button"]) <= 40
        assert all(texts[f"{part}-prompt"] for part in parts[1:])
        names = [texts[f"{part}-name"] for part in parts[1:]]
        assert len(set(names)) == len(names)
    commands = [(kind.group, texts[f"medioevo-{tag_of(kind)}-name"]) for kind in GAME.actions]
    assert len(set(commands)) == len(commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_have_names_that_discord_takes_and_no_action_has(language: str) -> None:
    texts = words_of(language)
    groups = {kind.group for kind in GAME.actions if kind.group is not None}
    names = [texts[f"medioevo-group-{group}-name"] for group in groups]
    names += [texts[f"medioevo-{tag_of(kind)}-name"] for kind in GAME.actions if kind.group is None]
    assert len(set(names)) == len(names)
    assert all(OPTION_NAME.match(name) and name == name.lower() for name in names)
    for group in groups:
        assert 1 <= len(texts[f"medioevo-group-{group}-description"]) <= 100
        assert 1 <= len(texts[f"medioevo-group-{group}-button"]) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_complete(language: str) -> None:
    texts = words_of(language)
    for option, choices in choices_of(GAME.options_type).items():
        shown = [choice for choice in choices if needs_words(choice, choices[0])]
        assert {f"medioevo-option-{option}-{part}" for part in ("name", "description", *shown)} <= texts.keys()
