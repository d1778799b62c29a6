"""Whether Discord knows our commands already: what would be registered, in short."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from discord import app_commands


async def fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Of all commands with their words in all languages, and of the application that they are registered for."""
    translator = tree.translator
    commands = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    said = msgspec.json.encode([tree.client.application_id, commands], order="deterministic")
    return hashlib.blake2b(said, digest_size=16).hexdigest()
