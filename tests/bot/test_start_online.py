"""Starting in Discord: what the terminal says when Discord says no. Only Discord's own answers are made up."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.access import NEEDED
from tests.bot.test_command_line import TOKEN

ME = {"id": "1", "username": "castellan", "discriminator": "0000", "avatar": None}
APPLICATION = {
    "id": "1",
    "name": "Castellan",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": ME,
    "verify_key": "",
    "flags": 0,
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of its own, a token of the right form, and no Discord behind it."""
    monkeypatch.chdir(tmp_path)
    for name, value in {"DISCORD_TOKEN": TOKEN, "CASTELLAN_DATABASE": "house.sqlite3", "LANG": "en"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    return tmp_path


def answers(monkeypatch: pytest.MonkeyPatch, call: str, answer: Any) -> None:
    """What Discord answers to one call of its interface."""

    async def called(*_: Any, **__: Any) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(discord.http.HTTPClient, call, called)


def check_one_sentence(capsys: pytest.CaptureFixture[str], start: str) -> None:
    assert main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(start)
    assert len(said.err.splitlines()) == 1


def outage(status: int) -> discord.HTTPException:
    return discord.DiscordServerError(Mock(status=status, reason="Service Unavailable"), None)


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("answer", "start"),
    [
        (discord.LoginFailure("401"), "Discord refuses the token in DISCORD_TOKEN."),
        (aiohttp.ClientConnectionError("no route"), "Discord cannot be reached: no route"),
        (outage(503), "Discord cannot be reached: 503 Service Unavailable"),
    ],
    ids=["refused", "unreachable", "outage"],
)
def test_a_login_that_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: Exception, start: str
) -> None:
    answers(monkeypatch, "static_login", answer)
    check_one_sentence(capsys, start)


@pytest.mark.usefixtures("house")
def test_a_server_that_lets_the_bot_do_too_little(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    granted = discord.Permissions(NEEDED.value)
    granted.update(attach_files=False)
    answers(monkeypatch, "static_login", ME)
    answers(monkeypatch, "application_info", APPLICATION)
    answers(monkeypatch, "bulk_upsert_global_commands", [])
    answers(monkeypatch, "get_guilds", [{"id": "7", "name": "Court", "permissions": str(granted.value)}])
    check_one_sentence(capsys, "In “Court” and everywhere else I lack permissions: attach files.")
