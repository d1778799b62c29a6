"""The rules as they are read in chat: by number, by words, page by page."""

from __future__ import annotations

from typing import Any

import pytest

from bot.library import Entry, figure_of, found, is_entry, page_of, rules_on, sheets, title, topics
from bot.prompts.components import OPTION, Button, button
from bot.reading import content, rule_button, with_reference
from bot.rulebook import cited, rule_meant, rules_of
from bot.words import Speaker
from rules.registry import games

ENGLISH, FRENCH = Speaker("en"), Speaker("fr")
GAMES = list(games())


def first(sought: str, game: str = "torres", say: Speaker = ENGLISH) -> str:
    return found(say, [game], sought)[0].name


@pytest.mark.parametrize("typed", ["T-16", "t-16", "t16", " T 16 ", "t-016"])
def test_a_rule_is_meant_by_its_number(typed: str) -> None:
    assert rule_meant(typed) == ("torres", "T-16")


@pytest.mark.parametrize("typed", ["t999", "Z-1", "16", "T-", "torres", "", "T-16 and more", "t99999999999"])
def test_what_is_no_number_of_a_rule_means_none(typed: str) -> None:
    assert rule_meant(typed) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_letter_of_a_rule_tells_its_game(game: str) -> None:
    assert {rule_meant(number) for number in rules_of(game)} == {(game, number) for number in rules_of(game)}


@pytest.mark.parametrize("sought", ["T-16", "t16", "Through a castle", "castle through", "THROUGH A"])
def test_a_rule_is_found_by_its_number_or_its_title(sought: str) -> None:
    assert first(sought) == "T-16"


def test_a_number_means_this_rule_and_no_other() -> None:
    assert found(ENGLISH, ["medioevo"], "m-2") == [Entry("medioevo", "M-2")]


def test_words_of_a_title_count_more_than_those_of_a_text() -> None:
    names = [entry.name for entry in found(ENGLISH, ["torres"], "king")]
    assert names[0] == "king"
    plain = found(ENGLISH, ["torres"], "king's castle")
    assert Entry("torres", "T-31") in plain


def test_words_are_found_wherever_they_stand_in_a_text() -> None:
    assert Entry("torres", "year") in found(ENGLISH, ["torres"], "levels example year")


def test_pages_are_found_in_the_readers_language_without_accents() -> None:
    assert first("déplacement", "barony", FRENCH) == first("deplacement", "barony", FRENCH) == "move"
    assert found(ENGLISH, ["barony"], "déplacement") == []


@pytest.mark.parametrize(
    ("sought", "page"),
    [("doorway", "door"), ("builds", "block"), ("moved", "move"), ("scored", "score")],
)
def test_words_that_begin_alike_are_found(sought: str, page: str) -> None:
    assert Entry("torres", page) in found(ENGLISH, ["torres"], sought)[:3]


def test_in_a_text_words_count_as_they_stand_before_those_that_begin_alike() -> None:
    assert set(found(ENGLISH, ["barony"], "silvery")) == set(found(ENGLISH, ["barony"], "silver")) != set()


def test_words_are_found_by_their_beginnings_only() -> None:
    """Cities are no ties."""
    assert Entry("barony", "city") not in found(ENGLISH, ["barony"], "tie")
    assert Entry("barony", "end") in found(ENGLISH, ["barony"], "tie")


def test_the_quick_reference_is_found_by_its_name() -> None:
    assert first("reference", "barony") == first("quick reference", "barony") == "reference"
    assert first("aide-mémoire", "barony", FRENCH) == "reference"


def test_without_a_game_all_are_searched() -> None:
    assert {entry.game for entry in found(ENGLISH, GAMES, "village")} == {"barony", "medioevo"}


def test_what_is_sought_in_vain_is_not_found() -> None:
    assert found(ENGLISH, GAMES, "dragons") == []


def test_a_range_of_rules_names_all_of_them() -> None:
    assert cited("*(T-20, T-22 to T-24)* and T-20") == ["T-20", "T-22", "T-23", "T-24"]


@pytest.mark.parametrize("game", GAMES)
def test_every_page_leads_to_rules_that_there_are(game: str) -> None:
    for topic in topics(game):
        assert set(rules_on(game, topic)) == set(cited(ENGLISH(f"rules-{game}-{topic}-text"))), topic


def test_a_rule_belongs_to_the_page_that_names_it() -> None:
    assert page_of(Entry("barony", "B-15")) == "fight"
    assert figure_of(Entry("barony", "B-15")) == "fight"
    assert figure_of(Entry("barony", "reference")) == "reference"
    assert page_of(Entry("barony", "B-2")) is figure_of(Entry("barony", "B-2")) is None


@pytest.mark.parametrize("game", GAMES)
def test_no_page_is_called_like_a_picture_or_a_rule(game: str) -> None:
    names = [*topics(game), *sheets(game), *rules_of(game)]
    assert len(set(names)) == len(names)
    assert all(is_entry(Entry(game, name)) for name in names)
    assert not is_entry(Entry(game, "dragons"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_fits_into_a_message_and_a_menu(game: str, language: str) -> None:
    say = Speaker(language)
    entries = [Entry(game, name) for name in (*rules_of(game), *topics(game), *sheets(game))]
    assert [entry for entry in entries if len(content(say, entry)) > 2000] == []
    assert [entry for entry in entries if not 0 < len(title(say, entry)) <= OPTION] == []


def test_a_rule_ends_where_the_next_or_a_new_chapter_begins() -> None:
    assert rules_of("torres")["T-5"].text == (
        "**Booklet.** Eight cards for the advanced game; T-41 says what they pay."
    )


def test_tables_are_told_line_by_line() -> None:
    assert "• players: 2 · year 1: 3 3 3 3 · year 2: 3 3 3 3" in rules_of("torres")["T-3"].text


def test_a_full_row_stays_as_it_is() -> None:
    full: list[Any] = [button("undo", "t1", str(number), arg=str(number), row=4) for number in range(5)]
    *kept, symbols = with_reference(ENGLISH, "barony", full)
    assert kept == full
    assert isinstance(symbols, Button)
    assert (symbols.custom_id, symbols.row) == ("b:rulebook:barony:symbols", 3), "what explains the picture finds room"
    above: list[Any] = [button("undo", "t1", str(number), arg=f"a{number}", row=3) for number in range(5)]
    assert with_reference(ENGLISH, "barony", [*above, *full]) == [*above, *full]


def test_what_is_not_there_has_no_button() -> None:
    assert rule_button(ENGLISH, "") == rule_button(ENGLISH, "X-1") == []
    assert with_reference(ENGLISH, "bazaar", []) == []
    assert [each.custom_id for each in rule_button(ENGLISH, "T-16")] == ["b:rule:torres:T-16"]
