"""Every word in every language: no key missing, no placeholder lost, no key in the code that no file has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from bot.access import POSTING
from bot.grammar import FORMS
from bot.languages import best_language, files_of, languages
from bot.prompts.labels import group_key
from bot.words import Speaker, has
from rules.core import words
from rules.registry import games
from tests.rules.wording import LANGUAGES

ROOT = Path(__file__).parents[2]
SPEAKING = {"say", "words", "localised", "HostError", "CannotRun", "Words"}
ROOMS = ("bot", "cogs", "render", "rules")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


CHANGES = (
    *("undo", "redo", "resign", "replace", "repair", "upgrade", "move"),
    *("deadline", "standin", "passed", "regent", "deserted", "returned", "resumed", "seek", "back", "rewind"),
)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with the placeholders that it has."""
    found: dict[str, set[str]] = {}
    for path in files_of(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert type(entry).__name__ != "Junk", f"{path.name}: {entry.content}"  # type: ignore[attr-defined]
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
                assert {part.id.name for part in entry.attributes} <= set(FORMS), entry.id.name
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_key_is_there_in_every_language(language: str) -> None:
    assert messages("en").keys() - messages(language).keys() == set()


@pytest.mark.parametrize("language", languages()[1:])
def test_no_language_has_a_key_that_english_lacks(language: str) -> None:
    assert messages(language).keys() - messages("en").keys() == set()


@pytest.mark.parametrize("language", languages()[1:])
def test_placeholders_are_the_same_in_every_language(language: str) -> None:
    ours, theirs = messages("en"), messages(language)
    assert {key: (ours[key], names) for key, names in theirs.items() if names != ours.get(key, names)} == {}


@pytest.mark.parametrize("language", languages())
def test_no_text_is_empty(language: str) -> None:
    say = Speaker(language)
    for key, names in messages(language).items():
        assert say(key, **dict.fromkeys(names, 2)).strip(), key


def keys_in_code() -> Iterator[tuple[str, str]]:
    """The keys that stand in the code as they are. Those put together at run time are for other tests."""
    for path in (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            literals = [part.value for part in node.args if isinstance(part, ast.Constant)]
            if name in SPEAKING and literals and isinstance(literals[0], str):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", literals[0]


def test_every_key_in_the_code_has_words() -> None:
    known = messages("en")
    found = list(keys_in_code())
    assert len(found) > 100, "the search itself finds what it is made for"
    assert [(where, key) for where, key in found if key not in known] == []


def test_arguments_in_the_code_are_those_of_the_words() -> None:
    """`say("key", name=...)` gives every placeholder of the key, and nothing that it does not know."""
    known = messages("en")
    wrong: list[tuple[str, str, set[str]]] = []
    for path in (path for room in ("bot", "cogs") for path in sorted((ROOT / room).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("say", "HostError", "CannotRun"):
                continue
            if not node.args or not isinstance(node.args[0], ast.Constant) or any(k.arg is None for k in node.keywords):
                continue
            key, given = str(node.args[0].value), {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            if given != known.get(key, given):
                wrong.append((f"{path.name}:{node.lineno}", key, given ^ known[key]))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_put_together_at_run_time(language: str) -> None:
    """What commands, options and lobbies are made of, for every game."""
    wanted = {f"status-{status}" for status in ("lobby", "running", "over", "ended")}
    needed = {flag for home in POSTING.values() for flag in home}
    wanted |= {f"permission-{name.replace('_', '-')}" for name, wanted_one in needed if wanted_one}
    wanted |= {f"change-{change}" for change in CHANGES}
    for game in games().values():
        wanted |= {f"game-{game.id}", f"{game.id}-command", f"{game.id}-command-description"}
        groups = {kind.group for kind in game.actions if kind.group is not None}
        wanted |= {group_key(game.id, group, part) for group in groups for part in ("name", "description", "button")}
        assert set(game.apart) <= groups, game.id
        for topic in Speaker("en")(f"rules-{game.id}-topics").split():
            wanted |= {f"rules-{game.id}-{topic}-title", f"rules-{game.id}-{topic}-text"}
    assert {key for key in wanted if not has(key, language)} == set()


def test_both_languages_turn_the_same_pages() -> None:
    for game in games():
        assert Speaker("fr")(f"rules-{game}-topics") == Speaker("en")(f"rules-{game}-topics")


# The speaker itself


def test_a_seat_is_said_by_name_and_nested_words_are_translated() -> None:
    say = Speaker("en", ("Alix", "Bruno"))
    told = say.say(words("barony-event-destroy", seat=0, owner_seat=1, hex="c4", piece=words("barony-kind-village")))
    assert told == "Alix destroys Bruno’s village on C4."


def test_lists_are_joined_as_people_say_them() -> None:
    assert Speaker("en").joined(["a"]) == "a"
    assert Speaker("en").joined(["a", "b", "c"]) == "a, b and c"
    assert Speaker("fr").joined(["a", "b", "c"]) == "a, b et c"


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en"), ("de", "en"), (None, "en")])
def test_a_locale_finds_its_language(locale: str | None, language: str) -> None:
    assert best_language(locale) == language


def test_french_punctuation_has_its_spaces() -> None:
    """A space that no line breaks at before ! ? ; and : in French; the colon of a code stands inside backticks."""
    for key in messages("fr"):
        if key.startswith(("cli-", "run-", "check-", "render-")):
            continue
        text = re.sub(r"`[^`]*`|\{[^}]*\}|<[^>]*>|https?://\S+|\w:seconds", "", Speaker("fr")(key))
        assert not re.search(r"[\w’)][!?;:»]|« | [!?;:»]|«\w", text), (key, text)
