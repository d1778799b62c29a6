"""Words that are read one by one are those that are read file by file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

from bot.languages import files_of, languages
from bot.lexicon import Lexicon
from bot.typography import typeset

FILES = [(language, path) for language in languages() for path in files_of(language)]


@pytest.mark.parametrize(("language", "path"), FILES, ids=lambda part: part.stem if isinstance(part, Path) else part)
def test_every_entry_of_a_file_is_read_as_in_one_go(language: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = typeset(language, FluentResource(text)).body
    lexicon = Lexicon(language)
    lexicon.add_file(text)
    assert not [entry for entry in whole if isinstance(entry, Junk)]
    assert list(lexicon.names()) == [entry.id.name for entry in whole if isinstance(entry, Message)]
    assert [*lexicon._terms] == [entry.id.name for entry in whole if isinstance(entry, Term)]
    for entry in whole:
        if isinstance(entry, Message | Term):
            known = (lexicon._messages if isinstance(entry, Message) else lexicon._terms)[entry.id.name]
            assert known.equals(entry, ["span", "comment"]), entry.id.name


@pytest.fixture
def lexicon() -> Lexicon:
    lexicon = Lexicon("fr")
    lexicon.add_file("""\
-bot = Castellan
greeting = { -bot } dit : { $many ->
        [one] bonjour
       *[other] bonjours
    } !
# What follows cannot be read.
broken = { $many
greeting = Encore
""")
    return lexicon


def test_words_refer_to_one_another_and_are_typeset(lexicon: Lexicon) -> None:
    text, errors = lexicon.format_pattern(lexicon.get_message("greeting").value, {"many": 2})
    assert (text, errors) == ("Castellan dit\N{NO-BREAK SPACE}: bonjours\N{NARROW NO-BREAK SPACE}!", [])


def test_what_cannot_be_read_is_not_there(lexicon: Lexicon) -> None:
    assert not lexicon.has_message("broken")
    assert not lexicon.has_message("unheard-of")
    assert [*lexicon.names()] == ["greeting"]
