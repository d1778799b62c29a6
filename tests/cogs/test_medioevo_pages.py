"""The pages of rules in chat: whole in both languages, within Discord's limits, with the numbers of the game's data."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.library import Entry, figure_of, guides, topics
from bot.reading import content
from bot.words import Speaker
from rules.medioevo.battle import PENALTIES
from rules.medioevo.data import (
    BUILDING_ROWS,
    ENGINE_ROWS,
    ENGINE_SUPPLY,
    GOODS,
    REALMS,
    TECHNOLOGIES,
    UNIT_ROWS,
    VEHICLE_ROWS,
    VEHICLE_SUPPLY,
)
from rules.medioevo.turn import DEBT_HONOUR, TOKEN_HONOUR
from tests.rules.wording import LANGUAGES

MENU, OPTION, MESSAGE = 25, 100, 2000  # Discord: options of a menu, characters of one, characters of a message
ROOM = 1800  # as for the other games
RULE_IDS = {
    *range(1, 12), *range(20, 25), *range(30, 36), *range(40, 49), *range(50, 53), *range(60, 66), *range(70, 87), 95,
    *range(100, 107), 108, *range(110, 113), *range(120, 123), 125, *range(130, 133), *range(135, 138),
    *range(140, 145),
}  # fmt: skip
TOPICS = topics("medioevo")


def page(language: str, topic: str) -> str:
    return Speaker(language)(f"rules-medioevo-{topic}-text")


def cited(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"M-(\d+)", text)}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_all_topics_in_one_menu(language: str) -> None:
    say = Speaker(language)
    assert say("rules-medioevo-topics").split() == TOPICS
    assert len(set(TOPICS)) == len(TOPICS) <= MENU
    titles = [say(f"rules-medioevo-{topic}-title") for topic in TOPICS]
    assert len(set(titles)) == len(titles)
    assert not any(title.startswith("rules-") or len(title) > OPTION for title in titles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_page_fits_into_a_message_and_names_its_rules(language: str, topic: str) -> None:
    assert len(page(language, topic)) <= ROOM
    assert page(language, topic) in (whole := content(Speaker(language), Entry("medioevo", topic)))
    assert len(whole) < MESSAGE
    assert cited(page(language, topic))


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_say_the_same_numbers(topic: str) -> None:
    assert numbers(page("fr", topic)) == numbers(page("en", topic))


def test_together_the_pages_name_nearly_every_rule() -> None:
    """Left out are the list of all cards and the rulings on single ones."""
    named = {rule for topic in TOPICS for rule in cited(page("en", topic))}
    assert named <= RULE_IDS
    assert RULE_IDS - named == {52, 112}


# The figures are those of the data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_buildings_has_their_prices(language: str) -> None:
    say, text = Speaker(language), page(language, "buildings")
    joint = {"en": " /", "fr": ","}[language]
    for kind, row in BUILDING_ROWS.items():
        assert f"{say(f'medioevo-thing-{kind}')} {row.florins}{joint} {row.structure}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_units_has_their_prices(language: str) -> None:
    say, text = Speaker(language), page(language, "troops")
    for unit, row in UNIT_ROWS.items():
        assert row.level or f"{say(f'medioevo-thing-{unit}')} {row.florins}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_transports_has_places_points_and_supply(language: str) -> None:
    text = page(language, "machines")
    for row in VEHICLE_ROWS.values():
        assert ", ".join(map(str, row.capacity)) in text
        assert ", ".join(map(str, row.movement)) in text
    assert set(map(str, (*VEHICLE_SUPPLY.values(), *ENGINE_SUPPLY.values()))) <= numbers(text).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_engines_has_their_damage(language: str) -> None:
    say, text = Speaker(language), page(language, "siege")
    for engine, row in ENGINE_ROWS.items():
        line = next(part for part in text.splitlines() if f"• {say(f'medioevo-thing-{engine}')}" in part)
        assert [int(number) for number in re.findall(r"\d", line)] == [d for d in (row.to_units, row.to_buildings) if d]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_battle_has_the_penalties(language: str) -> None:
    text = page(language, "battle").replace("−", "-")
    for players in range(2, 7):
        assert re.search(rf"{players}\D+{', '.join(map(str, PENALTIES[players]))}\D", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_technology_is_on_its_page(language: str) -> None:
    say, text = Speaker(language), page(language, "technologies")
    assert {say(f"medioevo-technology-{name}") for name in TECHNOLOGIES} == set(re.findall(r"\*\*(\D+?)\*\*", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_is_on_the_page_of_trade(language: str) -> None:
    say = Speaker(language)
    assert all(say(f"medioevo-good-{good}") in page(language, "trade") for good in GOODS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_end_has_debts_and_tokens(language: str) -> None:
    text = page(language, "end").replace("−", "-").replace("\u00a0", "").replace("\u202f", "")
    assert "; ".join(f"{loans}: {DEBT_HONOUR[loans]}" for loans in range(1, 6)) in text
    assert ", ".join(map(str, TOKEN_HONOUR[1:])) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("guide", guides("medioevo"))
def test_what_a_newcomer_learns_from_is_whole_and_has_a_picture(guide: str, language: str) -> None:
    text = content(Speaker(language), Entry("medioevo", guide))
    assert "rules-medioevo" not in text
    assert len(text) <= ROOM
    assert figure_of(Entry("medioevo", guide)) is not None


def test_there_are_a_first_turn_a_turn_card_prices_examples_and_advice() -> None:
    assert guides("medioevo") == ["first-turn", "turn-card", "prices", "worked-battle", "worked-trip", "advice"]
    assert len(guides("medioevo")) <= MENU


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_prices_has_the_prices_of_the_data(language: str) -> None:
    text = page(language, "prices")
    told = {int(number) for number in re.findall(r"\d+", text)}
    prices = {row.florins for row in (*UNIT_ROWS.values(), *BUILDING_ROWS.values())}
    assert prices <= told
    assert all(str(-honour) in text for honour in DEBT_HONOUR[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_realm_has_its_advice(language: str) -> None:
    assert page(language, "advice").count("▸") == len(REALMS)
