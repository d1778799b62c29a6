"""`docs/notation.md` is the notation: its grammars are those of the games, what is written follows them, and its
examples are run."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.core import Action, IllegalMove
from rules.core.actions import fields_of, tag_of
from rules.core.domains import Value
from rules.core.engine import logged_kinds, read_entry
from rules.core.notation import brief, moves_in
from rules.core.transcript import FORMAT, read_move
from rules.registry import games
from tests.notation_page import PAGE, blocks, kinds_in, renewed, words_in
from tests.stages import REPLAYS

TEXT = PAGE.read_text(encoding="utf-8")
_SIGNS = {"number": r"-?\d+", "text": r'"(?:[^"\\]|\\.)*"', "word": r'[^\s",]+'}


def test_the_grammars_are_those_of_the_games() -> None:
    assert renewed(TEXT) == TEXT, "python -m tests.notation_page"
    assert blocks(TEXT).keys() == games().keys()


def test_the_examples_of_the_page_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.failed == 0
    assert found.attempted > len(games())
    assert f"```text\n{FORMAT}\n" in TEXT
    assert [name for name in games() if f"... game {name} {games()[name].version}" in TEXT] == list(games())


# What is written follows the page, read as anybody would read it.


@cache
def pattern(game: str) -> re.Pattern[str]:
    block = blocks(TEXT)[game]
    words = words_in(block)
    kinds = [f"(?:{_of_kind(kind, words)})" for kind in kinds_in(block) if "[move]" not in kind]
    beforehand = [kind.split()[0].strip('"') for kind in kinds_in(block) if "[move]" in kind]
    move = "|".join(kinds)
    return re.compile("|".join([move, *(f"{tag}(?: (?:{move}))?" for tag in beforehand)]), re.DOTALL)


def _of_kind(kind: str, words: dict[str, list[str]]) -> str:
    tag, *answers = kind.split()
    found, closing = re.escape(tag.strip('"')), 0
    for answer in answers:
        shape = answer.strip("[]").rpartition(":")[2]
        found += "(?:" * answer.startswith("[") + f" {_of_shape(shape, words)}"
        closing += answer.startswith("[")
    return found + ")?" * closing


def _of_shape(shape: str, words: dict[str, list[str]]) -> str:
    name, sign = shape.rstrip("?+#"), shape.lstrip("abcdefghijklmnopqrstuvwxyz0123456789")
    one = _SIGNS.get(name) or f"(?:{'|'.join(words[name])})"
    one = one.replace(",]", ",:]") if sign == "#" else one
    several = {"": one, "?": one, "+": f"{one}(?:,{one})*", "#": rf"{one}:\d+(?:,{one}:\d+)*"}[sign]
    return f"(?:{several}|-)" if sign else several


def moves(game: str) -> Iterator[Action]:
    """Every move on record, and of kinds that were never played one with all that can be said."""
    seen, beforehand = set[type[Action]](), games()[game].beforehand
    for file in sorted((REPLAYS / game).glob("*.json")):
        for entry in json.loads(file.read_text())["entries"]:
            action = read_entry(games()[game], entry).action
            seen.add(type(action))
            yield action
    if beforehand is not None:
        yield from (beforehand(), beforehand.of(read_move(games()[game], ("march", "kiev", "wagon1"))))
    for kind in logged_kinds(games()[game]):
        if kind not in {*seen, beforehand}:
            yield kind(*(_something(field.type) for field in fields_of(kind)))


def _something(kind: Any) -> Value:
    told = str(kind)
    options = re.search(r"Literal\['(\w+)'", told)
    word = options[1] if options else "c4"
    if "Prose" in told:
        return 'Peace; for "now"'
    if "tuple" in told:
        return (word,)
    if "dict" in told:
        return {word: 2}
    return 3 if kind is int else word


@pytest.mark.parametrize("game", sorted(games()))
def test_every_move_on_record_follows_the_grammar(game: str) -> None:
    wrong = {move for move in map(brief, moves(game)) if not pattern(game).fullmatch(move)}
    assert not wrong


@pytest.mark.parametrize("game", sorted(games()))
def test_every_move_on_record_reads_back(game: str) -> None:
    for move in moves(game):
        (said,) = moves_in(brief(move))
        assert read_move(games()[game], said) == move


@pytest.mark.parametrize("move", ["plan reroll d4", "plan plan", "plan march kiev wagon1 many", "plan curfew"])
def test_what_cannot_be_planned_is_no_move(move: str) -> None:
    with pytest.raises(IllegalMove):
        read_move(games()["medioevo"], moves_in(move)[0])


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("barony", "place"),
        ("barony", "place c4 c5"),
        ("barony", "conjure c4"),
        ("barony", "recruit c4 two"),
        ("barony", "move c4 c5 sea"),
        ("medioevo", "take pink"),
        ("medioevo", "march kiev wagon1 2 knights:3"),
        ("saga", "end now"),
        ("torres", "score b3"),
    ],
)
def test_what_is_no_move_does_not(game: str, move: str) -> None:
    assert not pattern(game).fullmatch(move)


def test_every_kind_of_move_stands_on_the_page_once() -> None:
    for name, game in games().items():
        said = [kind.split()[0].strip('"') for kind in kinds_in(blocks(TEXT)[name])]
        assert said == sorted(tag_of(kind) for kind in logged_kinds(game))
