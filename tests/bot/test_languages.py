"""A third language: found by its folder, offered wherever one can be chosen, and in English where it has no line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from pydantic import ValidationError

from bot.check import _words
from bot.languages import FIRST, best_language, languages
from bot.local.web.words import page_words
from bot.settings import Settings
from bot.translate import Translator, language_choices, localised
from bot.untranslated import untranslated
from bot.words import Speaker, keys, language_name
from rules.core import words
from tests.tongues import another_language

HOUSE = """
language-name = Deutsch
list-joined = { $first } und { $last }
table-command = tisch
"""
BARONY = """
barony-kind-village = Dorf
this-one-is-cut = {
"""


@pytest.fixture
def german(tmp_path: Path) -> Iterator[Speaker]:
    with another_language(tmp_path, "de", {"house/words.ftl": HOUSE, "barony/words.ftl": BARONY}):
        yield Speaker("de", ("Alix", "Bruno"))


def test_languages_are_the_folders_that_have_words() -> None:
    assert languages() == ("en", "fr")
    assert languages()[0] == FIRST


def test_an_empty_folder_is_no_language(tmp_path: Path) -> None:
    (tmp_path / "it" / "house").mkdir(parents=True)
    with another_language(tmp_path, "de", {"house/words.ftl": HOUSE}):
        assert languages() == ("en", "de", "fr")


def test_a_translated_line_is_said(german: Speaker) -> None:
    assert german.joined(["a", "b"]) == "a und b"


def test_a_line_that_is_missing_is_said_in_english(german: Speaker) -> None:
    assert german("refusal-over") == Speaker("en")("refusal-over")
    assert german("this-one-is-cut") == "this-one-is-cut"


def test_within_an_english_line_what_is_translated_stays_so(german: Speaker) -> None:
    told = german.say(words("barony-event-destroy", seat=0, owner_seat=1, hex="c4", piece=words("barony-kind-village")))
    assert told == "Alix destroys Bruno’s Dorf on C4."


def test_a_missing_plural_is_said_by_the_rules_of_english(tmp_path: Path) -> None:
    """French says one of nothing, English does not: a line of English keeps to English."""
    with another_language(tmp_path, "fr-CA", {"house/words.ftl": HOUSE}):
        assert Speaker("fr-CA")("render-turn", count=0, names="?") == Speaker("en")("render-turn", count=0, names="?")
        assert Speaker("fr-CA")("render-turn", count=0, names="?") != Speaker("en")("render-turn", count=1, names="?")


@pytest.mark.parametrize("locale", ["de", "de-AT", "de_DE.UTF-8", "DE"])
def test_a_locale_finds_it(german: Speaker, locale: str) -> None:
    assert best_language(locale) == german.language == "de"


@pytest.mark.parametrize(
    ("locale", "language"), [("es-419", "es-ES"), ("es-ES", "es-ES"), ("pt-BR", "en"), ("e", "en"), ("", "en")]
)
def test_a_sister_serves_where_the_very_language_is_missing(tmp_path: Path, locale: str, language: str) -> None:
    with another_language(tmp_path, "es-ES", {"house/words.ftl": "language-name = Español"}):
        assert best_language(locale) == language


@pytest.mark.slow
def test_it_can_be_chosen_by_its_own_name(german: Speaker) -> None:
    offered = {choice.value: choice.name for choice in language_choices()}
    assert offered == {"en": "English", "de": "Deutsch", "fr": "Français"}


def test_a_language_that_does_not_name_itself_is_offered_by_its_code(tmp_path: Path) -> None:
    with another_language(tmp_path, "de", {"house/words.ftl": "list-joined = { $first } und { $last }"}):
        assert language_name("de") == "de"


async def test_commands_are_named_in_it_as_far_as_it_goes(german: Speaker) -> None:
    async def named(key: str) -> str | None:
        return await Translator().translate(localised(key), discord.Locale.german, None)  # type: ignore[arg-type]

    assert await named("table-command") == "tisch"
    assert await named("table-command-description") is None


def test_the_house_can_speak_it(german: Speaker) -> None:
    assert Settings(_env_file=None, castellan_language="de").castellan_language == "de"  # type: ignore[call-arg]
    with pytest.raises(ValidationError, match="should be one of en, de, fr"):
        Settings(_env_file=None, castellan_language="it")  # type: ignore[call-arg]


def test_the_page_of_the_local_table_falls_back_too(tmp_path: Path) -> None:
    with another_language(
        tmp_path, "de", {"house/local.ftl": "page-send = Senden\npage-become = Als { $name } spielen"}
    ):
        assert page_words("de")["send"] == "Senden"
        assert page_words("de")["become"] == "Als {name} spielen"
        assert page_words("de")["cancel"] == "Cancel"


@pytest.mark.slow
def test_the_check_tells_how_much_of_it_there_is(german: Speaker) -> None:
    found = _words(Speaker("en"))
    assert found.good
    assert "Deutsch (0 %, the rest in English)" in found.text


@pytest.mark.slow
def test_the_check_finds_words_that_nobody_says(tmp_path: Path) -> None:
    with another_language(tmp_path, "de", {"house/words.ftl": "lsit-joined = { $first } und { $last }"}):
        found = _words(Speaker("en"))
        assert not found.good
        assert "lsit-joined" in found.text


def test_a_translator_is_told_what_is_missing(german: Speaker) -> None:
    told = "".join(untranslated("de"))
    assert "### house/words.ftl: " in told
    assert "refusal-over = The game is over.\n" in told
    assert "list-joined =" not in told
    assert not list(untranslated("fr"))


@pytest.mark.slow
def test_what_a_translator_is_given_can_be_put_in_as_it_is(tmp_path: Path) -> None:
    with another_language(tmp_path, "de", {"house/words.ftl": "".join(untranslated("en-XX"))}):
        assert keys("de") == keys("en")
        assert Speaker("de")("render-turn", count=2, names="?") == Speaker("en")("render-turn", count=2, names="?")
