"""The pages in docs/rules are the list of rules: each has a test of its name, and no other is named anywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.registry import games

HOUSE = Path(__file__).parents[1]
PAGES = HOUSE / "docs" / "rules"
CITING = ("rules", "render", "bot", "cogs", "tests", "docs", "bench")
KINDS = {".py", ".ftl", ".md"}
HEADING = re.compile(r"^### (?P<letter>[A-Z])-(?P<number>\d+): .+$", re.MULTILINE)
SOURCED = re.compile(r"\*\*(Booklet|Ruling|Reconstruction)\.\*\* \S")

every_game = pytest.mark.parametrize("game", games())


def page_of(game: str) -> str:
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def letter_of(game: str) -> str:
    """The letter before a game's rule numbers: one a game."""
    (letter,) = {found["letter"] for found in HEADING.finditer(page_of(game))}
    return letter


def numbers_of(game: str) -> list[int]:
    return [int(found["number"]) for found in HEADING.finditer(page_of(game))]


def numbers_tested(game: str) -> set[int]:
    """The numbers in the names of a game's tests: 16 for `test_t16_never_up`."""
    named = re.compile(rf"test_{letter_of(game).lower()}(\d+)_")
    return {int(found[1]) for name in names_of_tests(game) if (found := named.match(name))}


def names_of_tests(game: str) -> Iterator[str]:
    for path in (HOUSE / "tests" / "rules" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name


def cited(game: str) -> Iterator[tuple[str, int]]:
    """Where rules of a game are named, in code, words, tests and pages, and by which number."""
    named = re.compile(rf"\b{letter_of(game)}-(\d+)")
    for room in CITING:
        for path in (HOUSE / room).rglob("*"):
            if path.suffix in KINDS:
                for number in named.findall(path.read_text(encoding="utf-8")):
                    yield str(path.relative_to(HOUSE)), int(number)


def test_no_two_games_share_a_letter() -> None:
    letters = [letter_of(game) for game in games()]
    assert len(set(letters)) == len(letters)


@every_game
def test_rules_are_numbered_upwards(game: str) -> None:
    numbers = numbers_of(game)
    assert numbers == sorted(set(numbers))


@every_game
def test_every_heading_of_a_rule_bears_a_number(game: str) -> None:
    assert re.findall(r"^### .+$", page_of(game), re.MULTILINE) == [x[0] for x in HEADING.finditer(page_of(game))]


@every_game
def test_every_paragraph_of_a_rule_says_its_source(game: str) -> None:
    _, *rules = re.split(r"(?m)^(?=### )", page_of(game))
    for rule in rules:
        heading, *paragraphs = re.split(r"\n\n+", re.split(r"(?m)^## ", rule)[0].strip())
        assert paragraphs, heading
        assert [text for text in paragraphs if not (SOURCED.match(text) or text.startswith("|"))] == [], heading
        assert SOURCED.match(paragraphs[0]), heading


@every_game
def test_every_rule_has_a_test_of_its_name(game: str) -> None:
    assert set(numbers_of(game)) - numbers_tested(game) == set()


@every_game
def test_every_test_is_named_by_a_rule_that_there_is(game: str) -> None:
    assert numbers_tested(game) <= set(numbers_of(game))


@every_game
def test_every_rule_that_is_cited_is_on_the_page(game: str) -> None:
    there = set(numbers_of(game))
    assert {(place, number) for place, number in cited(game) if number not in there} == set()


@every_game
def test_the_guide_leads_to_the_rules(game: str) -> None:
    assert f"](../rules/{game}.md)" in (HOUSE / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
