"""Games of very many actions: groups of subcommands, and more than one command where one has no room."""

from __future__ import annotations

import sys
from collections.abc import Generator
from types import ModuleType
from typing import Any

import pytest

import render
from rules.core.actions import tag_of
from rules.medioevo.game import Medioevo
from tests.cogs.bazaar import GAME, Crowded, install
from tests.cogs.payload import GROUP, LARGEST, MOST, SUBCOMMAND, Node, leaves, nodes, payload, size

PICTURES = ("map", "ledger", "hand")


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    install(monkeypatch)
    yield
    render.module.cache_clear()


def tags(command: Node) -> set[str]:
    return {leaf["name"] for leaf in leaves(command)}


def nested(command: Node) -> dict[str, set[str]]:
    """The groups of a command with what stands in them."""
    return {child["name"]: tags(child) for child in command["options"] if child["type"] == GROUP}


async def test_seventy_actions_fit_within_what_discord_takes() -> None:
    commands = await payload(GAME)
    assert len(GAME.actions) == 70
    assert [command["name"] for command in commands] == ["bazaar", "bazaar-tools"]
    check_sizes(commands)
    assert {tag_of(kind) for kind in GAME.actions} | {"turn", *PICTURES} == set().union(*map(tags, commands))


async def test_without_a_group_set_apart_they_would_not() -> None:
    (command,) = await payload(Crowded())
    assert size(command) > LARGEST


async def test_grouped_actions_stand_one_level_below_and_others_at_the_top() -> None:
    main, apart = await payload(GAME)
    assert {name: len(kinds) for name, kinds in nested(main).items()} == {"cloth": 21, "food": 21}
    at_top = {child["name"] for child in main["options"] if child["type"] == SUBCOMMAND}
    assert at_top == {"lone00", "lone01", "lone02", "home", "turn", *PICTURES}
    assert nested(apart) == {}
    assert len(tags(apart)) == 24


async def test_a_command_set_apart_is_named_in_both_languages() -> None:
    _, apart = await payload(GAME)
    assert apart["name_localizations"]["fr"] == "bazaar-tools"
    assert apart["description_localizations"]["fr"] == "All about tools"
    assert apart["contexts"] == [0] or apart.get("dm_permission") is False


async def test_a_picture_with_places_can_be_zoomed() -> None:
    main, _ = await payload(GAME)
    options = {child["name"]: [option["name"] for option in child["options"]] for child in main["options"]}
    assert (options["map"], options["ledger"], options["hand"]) == (["zoom", "table"], ["table"], ["table"])


async def test_medioevo_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it is not offered to tables yet."""
    if not render.has_renderer("medioevo"):
        drawing = ModuleType("render.medioevo")
        drawing.KINDS = dict.fromkeys(("board", "battle", "realm"))  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "render.medioevo", drawing)
    commands = await payload(Medioevo())
    check_sizes(commands)
    assert {"bid", "tax", "turn"} <= {child["name"] for child in commands[0]["options"]}
    groups = {kind.group for kind in Medioevo.actions if kind.group is not None}
    assert set(nested(commands[0])) == groups - set(Medioevo.apart), "in English a group is called as it is"


def check_sizes(commands: list[Any]) -> None:
    for command in commands:
        assert size(command) <= LARGEST, (
            f"/{command['name']} has {size(command)} characters: shorten descriptions, or set a group apart"
        )
        for node in nodes(command):
            assert len(node.get("options") or []) <= MOST, node["name"]
