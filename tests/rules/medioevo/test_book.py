"""The book of powers is full, and every card and technology has a scenario of its own."""

from __future__ import annotations

import re
from pathlib import Path

from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.data.pieces import ART_OF_WAR, BUILDING_ROWS, CARPENTRY, MATHEMATICS
from rules.medioevo.data.technologies import TECHNOLOGIES, technology_at
from rules.medioevo.powers.book import ABILITIES, TECHNIQUES
from rules.medioevo.powers.power import MOMENTS

DESIGNS = {
    technology_at(design.colour, design.level)
    for design in (CARPENTRY, MATHEMATICS, ART_OF_WAR, *(row.design for row in BUILDING_ROWS.values()))
}


def test_m52_every_ability_is_in_the_book_and_nothing_else() -> None:
    assert {card.effect for card in EMPIRE_CARDS.values()} ^ ABILITIES.keys() == set()


def test_m111_every_technology_is_a_design_or_in_the_book() -> None:
    assert TECHNOLOGIES.keys() - DESIGNS == TECHNIQUES.keys()


def test_m130_every_power_has_its_time() -> None:
    for name, power in (ABILITIES | TECHNIQUES).items():
        assert power.free or power.anywhere or power.moments, f"{name} can never be used"
        assert set(power.moments) <= set(MOMENTS), name


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
