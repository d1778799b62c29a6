"""Everything that is registered with Discord, in every language, within what Discord takes."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any

import pytest

from rules.registry import games
from tests.e2e.court import open_court

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
Node = dict[str, Any]


@pytest.fixture
async def registered(tmp_path: Path) -> AsyncGenerator[list[Node]]:
    """What the bot sends at its start, as it is sent."""
    async with open_court(tmp_path / "castellan.sqlite3") as court:
        puts = [r.json for r in court.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        yield puts[-1]


def nodes(node: Node) -> Iterator[Node]:
    """A command, its subcommands and their options."""
    yield node
    for child in node.get("options") or []:
        yield from nodes(child)


def texts(node: Node, part: str) -> list[str]:
    """A name or a description in all its languages."""
    return [node[part], *(node.get(f"{part}_localizations") or {}).values()]


def size(node: Node) -> int:
    """How Discord counts: names, descriptions and values of choices, each in its longest language."""
    own = sum(max(map(len, texts(node, part))) for part in ("name", "description") if node.get(part))
    choices = node.get("choices") or []
    of_choices = sum(max(map(len, texts(choice, "name"))) + len(str(choice["value"])) for choice in choices)
    return own + of_choices + sum(size(child) for child in node.get("options") or [])


async def test_there_are_not_too_many_commands(registered: list[Node]) -> None:
    assert {command["name"] for command in registered} == {*games(), "table", "help", "rules", "castellan"}
    assert len(registered) <= 100


async def test_a_command_is_not_too_long(registered: list[Node]) -> None:
    for command in registered:
        assert size(command) <= 8000, (command["name"], size(command))


async def test_names_and_descriptions_are_well_formed_in_every_language(registered: list[Node]) -> None:
    for node in (node for command in registered for node in nodes(command)):
        for name in texts(node, "name"):
            assert NAME.fullmatch(name), name
            assert name == name.lower()
        for description in texts(node, "description"):
            assert 1 <= len(description) <= 100, description


async def test_everything_has_its_french(registered: list[Node]) -> None:
    for node in (node for command in registered for node in nodes(command)):
        for part in ("name", "description"):
            assert "fr" in (node.get(f"{part}_localizations") or {}), (node["name"], part)


async def test_siblings_have_different_names_in_every_language(registered: list[Node]) -> None:
    for siblings in [registered, *(node.get("options") or [] for command in registered for node in nodes(command))]:
        for language in ("en", "fr"):
            names = [(node.get("name_localizations") or {}).get(language, node["name"]) for node in siblings]
            assert len(set(names)) == len(names), names


async def test_options_are_few_and_the_required_come_first(registered: list[Node]) -> None:
    for node in (node for command in registered for node in nodes(command)):
        options = node.get("options") or []
        assert len(options) <= 25
        assert len(node.get("choices") or []) <= 25
        required = [option.get("required", False) for option in options if option["type"] not in (SUBCOMMAND, GROUP)]
        assert required == sorted(required, reverse=True), node["name"]


async def test_every_typed_option_of_a_move_is_completed(registered: list[Node]) -> None:
    for command in (command for command in registered if command["name"] in games()):
        for option in (option for move in command["options"] for option in move.get("options") or []):
            assert option["autocomplete"], (command["name"], option["name"])


async def test_commands_belong_into_servers(registered: list[Node]) -> None:
    """No private intents are needed, and what is about tables is not offered in private messages."""
    for command in registered:
        if command["name"] in ("table", "castellan", *games()):
            assert command["contexts"] == [0] or command.get("dm_permission") is False, command["name"]


async def test_intents_are_not_privileged(tmp_path: Path) -> None:
    async with open_court(tmp_path / "castellan.sqlite3") as court:
        intents = court.bot.intents
        assert (intents.members, intents.presences, intents.message_content) == (False, False, False)
