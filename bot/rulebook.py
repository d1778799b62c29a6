"""The rules of a game by number, from the pages of docs/rules, which are shipped with the bot."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_RULE = re.compile(r"^### (?P<number>[A-Z]-\d+): (?P<title>.+)\n\n(?P<text>(?:(?!##).*\n?)*)", re.MULTILINE)
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
    page = files("bot").joinpath("pages", f"{game}.md").read_text(encoding="utf-8")
    found = (Rule(rule["number"], rule["title"], _for_chat(rule["text"])) for rule in _RULE.finditer(page))
    return {rule.number: rule for rule in found}


def search(game: str, sought: str) -> list[Rule]:
    """Rules whose number or title has what is sought; one whose number it is stands first: `t16` is T-16."""
    bare = _plain(sought)
    matching = [rule for rule in rules_of(game).values() if bare in _plain(rule.name)]
    return sorted(matching, key=lambda rule: _plain(rule.number) != bare)


def _plain(text: str) -> str:
    return re.sub(r"\W", "", text.lower())


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
