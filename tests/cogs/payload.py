"""What is sent to Discord when commands are registered, and how Discord measures it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.commands import GameCommands
from bot.translate import Translator
from rules.core import Game

SUBCOMMAND, GROUP = 1, 2
LARGEST, MOST = 8000, 25
Node = dict[str, Any]


def nodes(node: Node) -> Iterator[Node]:
    """A command, its subcommands and their options."""
    yield node
    for child in node.get("options") or []:
        yield from nodes(child)


def leaves(node: Node) -> Iterator[Node]:
    """The commands that can be used: those with no further ones below them."""
    below = [child for child in node.get("options") or [] if child["type"] in (SUBCOMMAND, GROUP)]
    for child in below:
        yield from leaves(child)
    if not below:
        yield node


def texts(node: Node, part: str) -> list[str]:
    """A name or a description in all its languages."""
    return [node[part], *(node.get(f"{part}_localizations") or {}).values()]


def size(node: Node) -> int:
    """How Discord counts: names, descriptions and values of choices, each in its longest language."""
    own = sum(max(map(len, texts(node, part))) for part in ("name", "description") if node.get(part))
    choices = node.get("choices") or []
    of_choices = sum(max(map(len, texts(choice, "name"))) + len(str(choice["value"])) for choice in choices)
    return own + of_choices + sum(size(child) for child in node.get("options") or [])


async def payload(game: Game[Any]) -> list[Node]:
    """The commands of one game, registered or not, as they would be sent."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        return [await c.get_translated_payload(tree, Translator()) for c in GameCommands(game).commands]
