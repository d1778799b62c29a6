"""Every word of every game is there in both languages and fits where it is shown."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules.core.actions import Prose, fields_of, tag_of
from rules.core.game import choices_of
from rules.registry import games
from tests.rules.wording import HOUSE, LANGUAGES, keys_used, words_of

OPTION_NAME = re.compile(r"^[-_\w]{1,32}$")
RULE = re.compile(r"\b[A-Z]-\d+")
LONGEST_PAGE = 1800

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_both_languages_have_the_same_keys_and_arguments(game: str) -> None:
    english, french = (words_of(game, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert set(re.findall(r"\$\w+", english[key])) == set(re.findall(r"\$\w+", french[key])), key


@every_game
@every_language
def test_every_key_that_the_rules_use_is_there(game: str, language: str) -> None:
    assert len(keys_used(game)) > 50
    assert keys_used(game) - words_of(game, language).keys() == set()


@every_game
@every_language
def test_no_key_is_there_twice(game: str, language: str) -> None:
    """Of two messages with one key only one is ever said."""
    files = (HOUSE / "bot" / "locales" / language / game).glob("*.ftl")
    keys = Counter(key for path in files for key in re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text()))
    assert [key for key, times in keys.items() if times > 1] == []


@every_game
@every_language
def test_no_line_is_lost_to_the_syntax(game: str, language: str) -> None:
    """A line that begins with a star, a bracket or a dot would end its message."""
    lost = [
        key
        for key, text in words_of(game, language).items()
        if re.search(r"\n +(\*(?!\[)|\.(?!\w+ = )|\[(?!\w+\] ))", text)
    ]
    assert lost == []


@every_game
@every_language
def test_commands_have_names_and_descriptions_that_discord_takes(game: str, language: str) -> None:
    texts, actions = words_of(game, language), games()[game].actions
    for kind in actions:
        begin = f"{game}-{tag_of(kind)}"
        parts = [begin, *(f"{begin}-{field.name}" for field in fields_of(kind))]
        for part in parts:
            assert OPTION_NAME.match(texts[f"{part}-name"])
            assert texts[f"{part}-name"] == texts[f"{part}-name"].lower()
            assert 1 <= len(texts[f"{part}-description"]) <= 100
        assert len(texts[f"{begin}-button"]) <= 40
        assert all(texts[f"{part}-prompt"] for part in parts[1:])
        names = [texts[f"{part}-name"] for part in parts[1:]]
        assert len(set(names)) == len(names)
    commands = [(kind.group, texts[f"{game}-{tag_of(kind)}-name"]) for kind in actions]
    assert len(set(commands)) == len(commands)


def needs_words(choice: object, usual: object) -> bool:
    """The house has words for on and off. Numbers speak for themselves, but for the usual one, and so do letters."""
    if isinstance(choice, bool) or (isinstance(choice, str) and len(choice) == 1):
        return False
    return choice == usual or not isinstance(choice, int)


@every_game
@every_language
def test_options_are_complete(game: str, language: str) -> None:
    for option, choices in choices_of(games()[game].options_type).items():
        shown = [choice for choice in choices if needs_words(choice, choices[0])]
        wanted = {f"{game}-option-{option}-{part}" for part in ("name", "description", *shown)}
        assert wanted <= words_of(game, language).keys()


@every_game
@every_language
def test_rules_pages_are_complete_and_name_their_rules(game: str, language: str) -> None:
    texts = words_of(game, language)
    topics = texts[f"rules-{game}-topics"].split()
    assert topics == words_of(game, LANGUAGES[0])[f"rules-{game}-topics"].split()
    assert len(topics) >= 8
    for topic in topics:
        assert texts[f"rules-{game}-{topic}-title"]
        assert RULE.search(texts[f"rules-{game}-{topic}-text"])
        assert len(texts[f"rules-{game}-{topic}-text"]) <= LONGEST_PAGE


@every_game
def test_every_choice_has_a_name(game: str) -> None:
    """Only numbers, and what people write themselves, are shown as they are."""
    fields = [(tag_of(kind), field) for kind in games()[game].actions for field in fields_of(kind)]
    bare = {f"{tag}.{field.name}" for tag, field in fields if field.ask.label is None and field.ask.label_after is None}
    plain = {f"{tag}.{field.name}" for tag, field in fields if field.type in (int, Prose)}
    assert bare - plain == set()
