"""The rules by number, as they are shown in chat."""

from __future__ import annotations

import pytest

from bot.rulebook import rules_of, search
from bot.words import Speaker
from cogs.help import rule_text
from rules.host import HostError
from rules.registry import games


@pytest.mark.parametrize("sought", ["T-16", "t16", "Through a castle", "THROUGH A"])
def test_a_rule_is_found_by_its_number_or_its_title(sought: str) -> None:
    assert search("torres", sought)[0].number == "T-16"


def test_the_rule_of_that_very_number_stands_before_longer_ones() -> None:
    assert [rule.number for rule in search("medioevo", "m-2")][:2] == ["M-2", "M-20"]


def test_a_rule_ends_where_the_next_or_a_new_chapter_begins() -> None:
    assert rules_of("torres")["T-5"].text == (
        "**Booklet.** Eight cards for the advanced game; T-41 says what they pay."
    )


def test_tables_are_told_line_by_line() -> None:
    assert "• players: 2 · year 1: 3 3 3 3 · year 2: 3 3 3 3" in rules_of("torres")["T-3"].text


def test_what_is_sought_in_vain_is_named() -> None:
    with pytest.raises(HostError) as refused:
        rule_text(Speaker("en"), "torres", "dragons")
    assert (refused.value.key, refused.value.args_by_name) == ("rules-no-such-rule", {"sought": "dragons"})


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_every_rule_fits_into_a_message(game: str, language: str) -> None:
    say = Speaker(language)
    long = [number for number in rules_of(game) if len(rule_text(say, game, number).content) > 2000]
    assert rules_of(game)
    assert long == []
