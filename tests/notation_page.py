"""The grammars of `docs/notation.md`, from what the games declare. `python -m tests.notation_page` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from rules.core import Action, Game
from rules.core.actions import Beforehand, Field, Prose, fields_of, tag_of
from rules.core.engine import logged_kinds
from rules.registry import games

PAGE = Path(__file__).parents[1] / "docs" / "notation.md"
_BLOCK = "```grammar-{}\n"
_END = "```\n"
Vocabulary = dict[tuple[Any, ...], str]


def grammar(game: Game[Any]) -> str:
    """One line a kind of move, then the words that some answers are taken from."""
    known: Vocabulary = {}
    kinds = sorted(_kind(action, known) for action in logged_kinds(game))
    words = sorted(f"{name} = {' | '.join(map(str, options))}" for options, name in known.items())
    return "\n".join([f"game {game.id} {game.version}", *kinds, *words, ""])


def _kind(action: type[Action], known: Vocabulary) -> str:
    said, closing = [f'"{tag_of(action)}"'], ""
    if issubclass(action, Beforehand):
        return f"{said[0]} [move]   ({action.rule})"
    for field in fields_of(action):
        shown = _answer(field, known)
        optional = field.default is not msgspec.NODEFAULT
        said.append(f"[{shown}" if optional else shown)
        closing += "]" if optional else ""
    rule = f"   ({action.rule})" if action.rule else ""
    return f"{' '.join(said)}{closing}{rule}"


def _answer(field: Field, known: Vocabulary) -> str:
    shape = _shape(field.type, field.name, known)
    return shape if shape.rstrip("?+#") == field.name else f"{field.name}:{shape}"


def _shape(kind: Any, name: str, known: Vocabulary) -> str:
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Prose:
        return "text"
    if origin in (Union, UnionType):
        (one,) = (part for part in parts if part is not NoneType)
        return f"{_shape(one, name, known)}?"
    if origin is tuple:
        return f"{_shape(parts[0], name, known)}+"
    if origin in (dict, Mapping):
        return f"{_shape(parts[0], name, known)}#"
    if origin is Literal:
        return _vocabulary(parts, name, known)
    return "number" if kind is int else "word"


def _vocabulary(options: tuple[Any, ...], name: str, known: Vocabulary) -> str:
    """Named after the first field that has it."""
    if options not in known:
        taken = sum(other.rstrip("0123456789") == name for other in known.values())
        known[options] = f"{name}{taken + 1}" if taken else name
    return known[options]


def blocks(page: str) -> dict[str, str]:
    """The grammars of a page, by game."""
    return dict(re.findall(r"^```grammar-(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))


def renewed(page: str) -> str:
    for name, game in games().items():
        begin = page.index(_BLOCK.format(name)) + len(_BLOCK.format(name))
        page = f"{page[:begin]}{grammar(game)}{page[page.index(_END, begin) :]}"
    return page


def kinds_in(block: str) -> Iterator[str]:
    """The lines of a grammar that tell of a kind of move, without the rule."""
    for line in block.splitlines():
        if line.startswith('"'):
            yield line.partition("   (")[0]


def words_in(block: str) -> dict[str, list[str]]:
    """What some answers are taken from."""
    found = (line.split(" = ") for line in block.splitlines() if " = " in line)
    return {name: options.split(" | ") for name, options in found}


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
