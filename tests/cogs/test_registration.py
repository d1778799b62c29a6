"""Everything that is registered with Discord, in every language, within what Discord takes."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from bot.prompts.labels import command_words
from bot.words import Speaker
from rules.registry import games
from tests.cogs.payload import GROUP, LARGEST, MOST, SUBCOMMAND, Node, leaves, nodes, size, texts
from tests.e2e.court import open_court

NAME = re.compile(r"[-_'\w]{1,32}")


def of_games() -> set[str]:
    """The commands that games have: one each, and those set apart."""
    return {command_words(Speaker("en"), game, kind).split()[0] for game in games().values() for kind in game.actions}


@pytest.fixture
async def registered(tmp_path: Path) -> AsyncGenerator[list[Node]]:
    """What the bot sends at its start, as it is sent."""
    async with open_court(tmp_path / "castellan.sqlite3") as court:
        puts: list[Any] = [
            r.json for r in court.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")
        ]
        yield puts[-1]


async def test_there_are_not_too_many_commands(registered: list[Node]) -> None:
    house = {"table", "help", "rules", "castellan", "me", "desk", "bump", "stats"}
    assert {command["name"] for command in registered} == {*of_games(), *house}
    assert len(registered) <= 100


async def test_a_command_is_not_too_long(registered: list[Node]) -> None:
    for command in registered:
        assert size(command) <= LARGEST, (command["name"], size(command))


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
        assert len(options) <= MOST
        assert len(node.get("choices") or []) <= MOST
        required = [option.get("required", False) for option in options if option["type"] not in (SUBCOMMAND, GROUP)]
        assert required == sorted(required, reverse=True), node["name"]


async def test_every_typed_option_of_a_move_is_completed(registered: list[Node]) -> None:
    for command in (command for command in registered if command["name"] in of_games()):
        for move in leaves(command):
            for option in move.get("options") or []:
                assert option["autocomplete"], (command["name"], move["name"], option["name"])


async def test_commands_belong_into_servers(registered: list[Node]) -> None:
    """No private intents are needed, and what is about tables is not offered in private messages."""
    for command in registered:
        if command["name"] in ("table", "castellan", *of_games()):
            assert command["contexts"] == [0] or command.get("dm_permission") is False, command["name"]


async def test_the_desk_is_there_in_servers_and_wherever_one_brings_the_bot(
    registered: list[Node],
) -> None:
    (desk,) = [command for command in registered if command["name"] == "desk"]
    assert (desk["contexts"], desk["integration_types"]) == ([0, 1, 2], [0, 1])


async def test_channels_are_of_the_kinds_that_discord_describes(registered: list[Node]) -> None:
    """One kind that it does not know, such as media channels, and it takes no command at all."""
    described = {0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15}
    asked = [kind for command in registered for node in nodes(command) for kind in node.get("channel_types") or []]
    assert asked
    assert described.issuperset(asked)


async def test_intents_are_not_privileged(tmp_path: Path) -> None:
    async with open_court(tmp_path / "castellan.sqlite3") as court:
        intents = court.bot.intents
        assert (intents.members, intents.presences, intents.message_content) == (False, False, False)
