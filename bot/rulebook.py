"""The rules of a game by number, from the pages of docs/rules, which are shipped with the bot."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_RULE = re.compile(r"^### (?P<number>[A-Z]-\d+): (?P<title>.+)\n\n(?P<text>(?:(?!##).*\n?)*)", re.MULTILINE)
_NUMBER = re.compile(r"(?P<letter>[A-Za-z])[-\s]?(?P<number>\d{1,4})")
_CITED = re.compile(r"\b(?P<letter>[A-Z])-(?P<first>\d+)(?: to (?P=letter)-(?P<last>\d+))?")
_TABLE = re.compile(r"(?:^\|.*(?:\n|\Z))+", re.MULTILINE)


class Rule(NamedTuple):
    number: str
    title: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.number}: {self.title}"


@cache
def rules_of(game: str) -> dict[str, Rule]:
    """All rules of a game by number; none of a game without a page."""
    file = files("bot").joinpath("pages", f"{game}.md")
    page = file.read_text(encoding="utf-8") if file.is_file() else ""
    found = (Rule(rule["number"], rule["title"], _for_chat(rule["text"])) for rule in _RULE.finditer(page))
    return {rule.number: rule for rule in found}


@cache
def _books() -> tuple[str, ...]:
    """The games that have a page of rules."""
    pages = (file.name.removesuffix(".md") for file in files("bot").joinpath("pages").iterdir())
    return tuple(sorted(game for game in pages if rules_of(game)))


def rule_meant(typed: str) -> tuple[str, str] | None:
    """Game and number of the rule that is named: T-16 by `T-16`, `t16` or `T 16`. Its letter tells the game."""
    found = _NUMBER.fullmatch(typed.strip())
    if found is None:
        return None
    number = f"{found['letter'].upper()}-{int(found['number'])}"
    return next(((game, number) for game in _books() if number in rules_of(game)), None)


def cited(text: str) -> list[str]:
    """The numbers of the rules that a text names, each once; `T-22 to T-26` are five."""
    numbers: list[str] = []
    for found in _CITED.finditer(text):
        letter, first, last = found["letter"], int(found["first"]), int(found["last"] or found["first"])
        numbers += [f"{letter}-{number}" for number in range(first, last + 1)]
    return list(dict.fromkeys(numbers))


def _for_chat(text: str) -> str:
    """Lines as long as the reader's window, and tables, which chat does not know, line by line."""
    paragraphs = _TABLE.sub(_listed, text.strip()).split("\n\n")
    return "\n".join(each if each.startswith("•") else each.replace("\n", " ") for each in paragraphs)


def _listed(table: re.Match[str]) -> str:
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in table[0].strip().splitlines())
    return "\n".join(f"• {_row(head, row)}" for row in rows) + "\n"


def _row(head: list[str], row: list[str]) -> str:
    """Of two columns the second needs no name."""
    if len(row) == 2:
        return f"{row[0]}: {row[1]}"
    return " · ".join(f"{name}: {cell}" for name, cell in zip(head, row, strict=True))
