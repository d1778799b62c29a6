"""One word for one thing: every message of every language, read by the list of terms that stands beside it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import render
from bot.gallery import drawn
from bot.languages import LOCALES, files_of
from bot.prompts.labels import command_words
from bot.words import Speaker, keys
from cogs.tables import records, settling
from rules.registry import games
from tests.rules.wording import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)

PHONE = 24  # letters: two buttons beside one another on a screen 360 px wide, before a phone cuts their labels
_CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>")


@dataclass(frozen=True)
class Line:
    """One way in which a message can be said, with the variables that its wording follows."""

    key: str
    folder: str
    parts: tuple[str, ...]  # `$name` for a variable
    chosen_by: frozenset[str]
    counted: frozenset[str] = frozenset()  # those of them that have a plural

    @property
    def text(self) -> str:
        return "".join("{ }" if part.startswith("$") else part for part in self.parts)


@cache
def terms(language: str) -> dict[str, Any]:
    return tomllib.loads((LOCALES / language / "terms.toml").read_text(encoding="utf-8"))


@cache
def lines(language: str) -> tuple[Line, ...]:
    found: list[Line] = []
    for path in files_of(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                patterns = [entry.value, *(part.value for part in entry.attributes)]
                said = ((parts, by) for pattern in patterns for parts, by in _readings(pattern))
                counted = frozenset(_counted(entry))
                found += [Line(entry.id.name, path.parent.name, tuple(parts), by, counted) for parts, by in said]
    return tuple(found)


def _counted(entry: Message) -> Iterator[str]:
    choices = _Choices()
    choices.visit(entry)
    for choice in choices.found:
        plural = any(isinstance(v.key, Identifier) and v.key.name == "one" for v in choice.variants)
        if plural and isinstance(choice.selector, VariableReference):
            yield choice.selector.id.name


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[SelectExpression] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def _readings(pattern: Pattern) -> list[tuple[list[str], frozenset[str]]]:
    """A pattern with every choice made in turn: the others by their first variant."""
    readings: list[tuple[list[str], frozenset[str]]] = [([], frozenset())]
    for element in pattern.elements:
        readings = [(parts + more, by | others) for parts, by in readings for more, others in _said(element)]
    return readings


def _said(element: TextElement | Placeable) -> list[tuple[list[str], frozenset[str]]]:
    if isinstance(element, TextElement):
        return [([element.value], frozenset())]
    inner = element.expression
    if isinstance(inner, SelectExpression):
        by = frozenset([inner.selector.id.name]) if isinstance(inner.selector, VariableReference) else frozenset[str]()
        return [(parts, by | more) for variant in inner.variants for parts, more in _readings(variant.value)]
    return [([f"${inner.id.name}" if isinstance(inner, VariableReference) else "$"], frozenset())]


def _words(text: str) -> str:
    return _CODE.sub(" ", text)


def offences(language: str, key: str, folder: str, text: str) -> Iterator[tuple[str, str, str]]:
    """The words of a text that are not ours, each with what we say instead."""
    for term in terms(language)["term"]:
        if folder not in term.get("where", [folder]) or key in term.get("except", []):
            continue
        for pattern in term["not"]:
            hit = re.search(rf"(?i)(?<!\w)(?:{pattern})(?!\w)", text)
            if hit is not None:
                yield key, hit.group(), term["use"]


@every_language
def test_no_message_has_a_word_that_is_not_ours(language: str) -> None:
    found = {bad for line in lines(language) for bad in offences(language, line.key, line.folder, _words(line.text))}
    assert sorted(found) == []


@every_language
def test_every_exception_is_needed(language: str) -> None:
    """A key that no list has to let go any more leaves the list."""
    texts: dict[str, str] = {}
    for line in lines(language):
        texts[line.key] = texts.get(line.key, "") + _words(line.text) + "\n"
    idle = [
        (term["use"], key)
        for term in terms(language)["term"]
        for key in term.get("except", [])
        if not any(re.search(rf"(?i)(?<!\w)(?:{bad})(?!\w)", texts.get(key, "")) for bad in term["not"])
    ]
    assert idle == []


@every_language
def test_apostrophes_and_quotes_are_set_as_in_print(language: str) -> None:
    straight = {line.key for line in lines(language) if re.search("['\"]", _words(line.text))}
    assert straight - {"medioevo-picture-articles"} == set()


@cache
def numbers() -> frozenset[str]:
    """The variables that are numbers: some message somewhere has a plural for them."""
    return frozenset(name for language in LANGUAGES for line in lines(language) for name in line.counted)


@every_language
def test_a_number_before_a_noun_chooses_its_plural(language: str) -> None:
    noun = re.compile(rf"^\s(?:{'|'.join(terms(language)['countable']['nouns'])})(?!\w)")
    bare: set[tuple[str, str]] = set()
    for line in lines(language):
        for number, after in zip(line.parts, line.parts[1:], strict=False):
            if number[1:] in numbers() - line.chosen_by and noun.match(after):
                bare.add((line.key, number + after[:14]))
    assert sorted(bad for bad in bare if bad[0] not in terms(language)["countable"].get("except", [])) == []


def _said_as_one() -> Iterator[str]:
    """Messages whose variant for `one` says “1” or “un” by itself, without one for 0."""
    for path in files_of("fr"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            choices = _Choices()
            choices.visit(entry)
            for choice in choices.found:
                named = {_name(variant.key): variant.value for variant in choice.variants}
                if "one" in named and "0" not in named and isinstance(choice.selector, VariableReference):
                    variable = f"${choice.selector.id.name}"
                    readings = [parts for parts, _ in _readings(named["one"])]
                    if any(variable not in parts and _ONE.search("".join(parts)) for parts in readings):
                        assert isinstance(entry, Message)
                        yield entry.id.name


_ONE = re.compile(r"(?i)(?<!\w)(?:1|une?)(?!\w)")


def _name(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else key.value


def test_none_is_not_said_as_one_in_french() -> None:
    """French counts 0 with 1, so that such a message would tell of one where there is none."""
    assert set(_said_as_one()) == set(terms("fr")["countable"]["never_zero"])


@every_language
def test_labels_of_buttons_fit_on_a_phone(language: str) -> None:
    long = [
        (line.key, len(label))
        for line in lines(language)
        if (
            line.key.endswith("-button")
            or line.key.startswith("button-")
            or re.match(r"(prompt|barony|medioevo)-nothing", line.key)
        )
        and len(label := "".join(part for part in line.parts if not part.startswith("$"))) > PHONE
    ]
    assert long == []


# Commands that texts name


def _commands(language: str) -> set[str]:
    """Everything that one can type, in words."""
    say = Speaker(language)
    typed = {say(key) for key in ("help-name", "rules-name", "turn-name", "desk-name")}
    for begin in ("table", "admin", "me"):
        words = say(f"{begin}-command")
        names = [key for key in keys(language) if re.fullmatch(rf"{begin}-[a-z]+-name", key)]
        typed |= {f"{words} {say(key)}" for key in names if say(key) not in _below(say)}
    typed |= {f"{say('table-command')} {group} {name}" for name, group in _below(say).items()}
    for game in games().values():
        typed |= {command_words(say, game, kind) for kind in game.actions} | {say(f"{game.id}-command")}
        looks = [key for key in keys(language) if re.fullmatch(rf"{game.id}-picture-\w+-name", key)]
        typed |= {f"{say(f'{game.id}-command')} {say(key)}" for key in looks}
    return typed


def _below(say: Speaker) -> dict[str, str]:
    """The commands of groups below /table, with their groups."""
    english, found = Speaker("en"), dict[str, str]()
    for group, module in (("table-set", settling), ("table-record", records)):
        named = {command.name for command in module.COMMANDS}
        own = [key for key in keys("en") if re.fullmatch(r"table-[a-z]+-name", key) and english(key) in named]
        found |= {say(key): say(group) for key in own}
    return found


@every_language
def test_every_command_that_a_text_names_is_there(language: str) -> None:
    known, unknown = _commands(language), set[tuple[str, str]]()
    for line in lines(language):
        for named in re.findall(r"`/([^`]+)`", line.text):
            words = named.split()
            if not any(" ".join(words[:length]) in known for length in range(1, len(words) + 1)):
                unknown.add((line.key, named))
    assert unknown == set()


# Buttons that texts name


@every_language
def test_what_a_lesson_or_a_question_tells_to_press_is_a_button(language: str) -> None:
    say = Speaker(language)
    technologies = {say(key) for key in keys(language) if re.match(r"medioevo-technology-", key)}
    labels = {line.text for line in lines(language) if re.search(r"-button$|^button-", line.key)}
    pressed = {
        (line.key, named)
        for line in lines(language)
        if re.search(r"-lesson-|-prompt-|-refusal-|^(panel|lobby-hint|learn)-", line.key)
        for named in re.findall(r"\*\*([A-ZÀ-Ý][^*{}]+)\*\*", line.text)
    }
    assert {(key, named) for key, named in pressed if named not in labels | technologies} == set()


# Pictures told in words


@pytest.mark.usefixtures("unpacked")
@pytest.mark.slow
@every_language
@pytest.mark.parametrize("game", games())
def test_the_alt_texts_of_pictures_are_in_our_words(game: str, language: str) -> None:
    one = re.compile(rf"(?<![\d.,+−-])1\s(?:{'|'.join(terms(language)['plurals'])})(?!\w)")
    for sample in render.module(game).samples():
        alt = drawn(game, sample, language).alt
        assert list(offences(language, sample.name, game, alt)) == []
        assert not re.search("['\"]", alt), alt
        assert not one.search(alt), alt


# The pages of rules, which are read by number in the chat

PAGES = Path(__file__).parents[2] / "docs" / "rules"
POWER = ("saga", "take back")  # a power of the game's own


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_the_pages_of_rules_have_our_words(page: Path) -> None:
    found = {(hit.lower(), use) for _, hit, use in offences("en", page.stem, page.stem, _words(page.read_text()))}
    assert {bad for bad in found if (page.stem, bad[0]) != POWER} == set()
