"""Starting in Discord: what the terminal says when Discord says no. Only Discord's own answers are made up."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.access import NEEDED
from bot.client import Castellan
from rules.host import Host, HostError
from rules.host.sqlite.sole import Sole
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


def lets_in(monkeypatch: pytest.MonkeyPatch, granted: discord.Permissions = NEEDED) -> None:
    """Discord takes the token and the commands, and says what the bot may do in its server."""
    answers(monkeypatch, "static_login", ME)
    answers(monkeypatch, "application_info", APPLICATION)
    answers(monkeypatch, "bulk_upsert_global_commands", [])
    answers(monkeypatch, "get_guilds", [{"id": "7", "name": "Court", "permissions": str(granted.value)}])


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


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Mock(close_code=code), shard_id=None)


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (closed(4004), "Discord has closed the connection (code 4004): The token is not valid."),
        (closed(4014), "Discord has closed the connection (code 4014): The bot asks for intents"),
        (closed(4000), "Discord has closed the connection (code 4000): Please try again later."),
        (discord.PrivilegedIntentsRequired(None), "Discord has closed the connection (code 4014): The bot asks"),
        (discord.GatewayNotFound(), "Discord cannot be reached: The gateway to connect to discord was not found."),
        (discord.RateLimited(99.5), "Discord asks us to wait 100 seconds."),
        (OSError("no route"), "Discord cannot be reached: no route"),
    ],
    ids=repr,
)
def test_a_gateway_that_says_no(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: Exception, said: str
) -> None:
    lets_in(monkeypatch)

    async def connect(_: object, **__: object) -> None:
        raise answer

    monkeypatch.setattr(Castellan, "connect", connect)
    check_one_sentence(capsys, said)


def test_tables_that_cannot_be_read(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file opens, but a page in it is damaged."""
    lets_in(monkeypatch)

    async def damaged(*_: object, **__: object) -> None:
        raise HostError("host-storage", problem="database disk image is malformed")

    monkeypatch.setattr(Host, "astir", damaged)
    check_one_sentence(capsys, "Something is wrong with the database: database disk image is malformed.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Another Castellan already uses the database house.sqlite3."),
        ("fr", "Un autre Castellan utilise déjà la base de données house.sqlite3."),
    ],
)
def test_a_second_bot_on_the_same_file(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    monkeypatch.setenv("LANG", language)
    running = Sole(house / "house.sqlite3")
    check_one_sentence(capsys, said)
    running.release()


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_lets_the_answer_under_way_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    lets_in(monkeypatch)
    told: list[str] = []

    async def answering(bot: Castellan) -> None:
        bot.callers.enter()
        os.kill(os.getpid(), number)
        for _ in range(20):
            await asyncio.sleep(0)
        told.append("answered" if await bot.host.tables() == [] else "")

    async def connect(bot: Castellan, **_: object) -> None:
        await asyncio.gather(asyncio.create_task(answering(bot)), asyncio.Event().wait())

    monkeypatch.setattr(Castellan, "connect", connect)
    assert main([]) == 0
    said = capsys.readouterr()
    assert told == ["answered"]
    assert (said.out, said.err) == ("Stopped. All tables are saved.\n", "")


@pytest.mark.usefixtures("house")
def test_where_the_log_is_json_there_are_no_other_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    lets_in(monkeypatch)
    caplog.set_level("INFO")
    monkeypatch.setenv("CASTELLAN_LOG_FORMAT", "json")

    async def connect(_: Castellan, **__: object) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    monkeypatch.setattr(Castellan, "connect", connect)
    assert main([]) == 0
    assert capsys.readouterr().out == ""
    assert caplog.messages[-1] == "stopped; all tables are saved"


@pytest.mark.usefixtures("house")
def test_a_server_that_lets_the_bot_do_too_little(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    granted = discord.Permissions(NEEDED.value)
    granted.update(attach_files=False)
    lets_in(monkeypatch, granted)
    check_one_sentence(capsys, "I lack permissions in every server, “Court” among them: attach files.")
