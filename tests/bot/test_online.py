"""Before the bot goes to work: may it post anywhere, and how is it said that it may not?"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.access import NEEDED, permission_words
from bot.online import CannotRun, missing_permissions, require_permissions
from bot.words import Speaker, has


def bot_in(**servers: int) -> Any:
    """A client that is in these servers, with these permissions."""

    async def get_guilds(**_: object) -> list[dict[str, Any]]:
        return [{"name": name, "permissions": str(value)} for name, value in servers.items()]

    return SimpleNamespace(http=SimpleNamespace(get_guilds=get_guilds))


def without(*names: str) -> int:
    granted = discord.Permissions(NEEDED.value)
    granted.update(**dict.fromkeys(names, False))
    return granted.value


async def test_one_good_server_is_enough() -> None:
    await require_permissions(bot_in(Court=without("send_messages"), Keep=NEEDED.value))
    await require_permissions(bot_in(Court=discord.Permissions(administrator=True).value))
    await require_permissions(bot_in())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "among them: send messages and attach files."),
        ("fr", "\u00a0: envoyer des messages et joindre des fichiers."),
    ],
)
async def test_missing_permissions_are_named_in_the_language_of_the_house(language: str, told: str) -> None:
    with pytest.raises(CannotRun) as caught:
        await require_permissions(bot_in(Court=without("send_messages", "attach_files")))
    said = Speaker(language).say(caught.value.words)
    assert told in said
    assert "Court" in said


def test_every_needed_permission_can_be_missed_and_has_a_name() -> None:
    wanted = [name for name, value in NEEDED if value]
    assert missing_permissions(0) == wanted
    for language in ("en", "fr"):
        for name in wanted:
            assert has(permission_words(name).key, language), name
