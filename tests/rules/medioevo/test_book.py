"""The book of powers is full, and every card and technology has a scenario of its own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.words import Speaker
from rules.medioevo.data import (
    ART_OF_WAR,
    BUILDING_ROWS,
    CARPENTRY,
    EMPIRE_CARDS,
    MATHEMATICS,
    TECHNOLOGIES,
    technology_at,
)
from rules.medioevo.powers import ABILITIES, MOMENTS, TECHNIQUES, Play
from rules.medioevo.table import ability_words
from rules.medioevo.turn import Taxing
from tests.rules.medioevo.battles import BLUE, YELLOW
from tests.rules.medioevo.builder import after, at, two
from tests.rules.medioevo.hands import hold

DEAR_BARD = 45
DESIGNS = {
    technology_at(design.colour, design.level)
    for design in (CARPENTRY, MATHEMATICS, ART_OF_WAR, *(row.design for row in BUILDING_ROWS.values()))
}


def test_m52_every_ability_is_in_the_book_and_nothing_else() -> None:
    assert {card.ability for card in EMPIRE_CARDS.values()} ^ ABILITIES.keys() == set()


def test_m111_every_technology_is_a_design_or_in_the_book() -> None:
    assert TECHNOLOGIES.keys() - DESIGNS == TECHNIQUES.keys()


def test_m130_every_power_has_its_time() -> None:
    for name, power in (ABILITIES | TECHNIQUES).items():
        assert power.free or power.anywhere or power.moments, f"{name} can never be used"
        assert set(power.moments) <= set(MOMENTS), name


# A card and its row


HOUSE = Path(__file__).parents[3]
OWN = ("cards", "technologies", "data", "upgrades")  # where powers are at home, and what they were called before


def texts(path: Path) -> set[str]:
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_m52_no_other_module_knows_an_ability_by_name() -> None:
    rooms = (HOUSE / "rules" / "medioevo", HOUSE / "render" / "medioevo")
    found = [path for room in rooms for path in room.rglob("*.py") if path.relative_to(room).parts[0] not in OWN]
    files = [path for path in found if path.name != "__init__.py"]  # doors list functions by their names
    assert len(files) > 150
    assert {str(path): named for path in files if (named := texts(path) & ABILITIES.keys())} == {}


def test_m52_abilities_have_names_and_no_numbers() -> None:
    assert [name for name in ABILITIES if re.search(r"\d", name)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("card", [card for card in EMPIRE_CARDS if EMPIRE_CARDS[card].florins])
def test_m52_the_words_of_a_card_follow_its_price(card: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Speaker(language).say
    assert f"({EMPIRE_CARDS[card].florins} florins)" in say(ability_words(card))
    monkeypatch.setitem(EMPIRE_CARDS, card, replace(EMPIRE_CARDS[card], florins=75))
    assert "(75 florins)" in say(ability_words(card))


def test_m52_a_card_costs_what_its_line_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EMPIRE_CARDS, DEAR_BARD, replace(EMPIRE_CARDS[DEAR_BARD], florins=75))
    state = at(hold(hold(two(), BLUE, DEAR_BARD), YELLOW, 5), Taxing())
    state.players[YELLOW].turned = [5]
    before = state.players[BLUE].florins
    assert after(state, (BLUE, Play(DEAR_BARD, target="5"))).players[BLUE].florins == before - 75


# Scenarios


def names_in(files: str, pattern: str) -> list[str]:
    """What the names of tests begin with, after the rule."""
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob(files)]
    return [found for text in texts for found in re.findall(pattern, text)]


def test_m52_every_card_has_a_scenario() -> None:
    named = names_in("test_cards_*.py", r"def test_m52_cards?_(\d\d(?:_(?:and_)?\d\d)*)_")
    assert {int(number) for name in named for number in re.findall(r"\d\d", name)} == EMPIRE_CARDS.keys()


def test_m111_every_technology_has_a_scenario() -> None:
    named = names_in("test_technologies*.py", r"def test_m111_(\w+)")
    assert {
        technology for technology in TECHNOLOGIES if not any(name.startswith(technology) for name in named)
    } == set()
