"""The whole house, with the real bot: opened, closed, and opened again."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.http import Route

from bot.local import browser, run_local
from bot.local.run import file_beside
from bot.local.server.people import BOT, GUILD, HALL, PEOPLE
from bot.settings import Settings
from rules.host import Host
from tests.bot.local.hall import Page

pytestmark = pytest.mark.slow
OWNER = PEOPLE[0]


def settings(folder: Path) -> Settings:
    return Settings(
        castellan_database=folder / "castellan.sqlite3", castellan_port=0, castellan_pace=0, castellan_browser=False
    )


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Page]:
    """The house, and a page in it."""
    stop, address = asyncio.Event(), asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(run_local(settings(folder), address.set_result, stop))
    await asyncio.wait((serving, address), return_when=asyncio.FIRST_COMPLETED)
    where = address.result().rstrip("/")
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        await (await session.get(where)).release()
        async with session.ws_connect(f"{where}/live", headers={"Origin": where}) as socket:
            yield Page(socket)
    stop.set()
    await serving


async def said(page: Page, text: str) -> dict[str, Any]:
    """The message that has this in it, now or as soon as it is said."""
    for message in reversed((await page.ask("look", person="alienor"))["messages"]):
        if text in message["content"]:
            return message
    while True:
        message = (await page.hear("message"))["message"]
        if text in message["content"]:
            return message


async def press(page: Page, message: dict[str, Any], label: str) -> None:
    buttons = [button for row in message["components"] for button in row["components"]]
    wanted = next(button["custom_id"] for button in buttons if button["label"] == label)
    assert not (await page.ask("press", message=message["id"], component=wanted))["failed"]


def moves(path: Path) -> int:
    with sqlite3.connect(path) as file:
        return file.execute("SELECT count(*) FROM log").fetchone()[0]


def people_in(path: Path) -> set[str]:
    """Whoever speaks or is spoken of in the local table's own small Discord: nobody but those whom it made up."""
    with sqlite3.connect(path) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        text = "\n".join(str(row) for table in tables for row in file.execute(f"SELECT * FROM {table}"))
    found = {*re.findall(r"<@!?(\d+)>", text), *re.findall(r'"(?:author|user|player)": ?"?(\d+)', text)}
    assert found
    return found


async def test_a_button_from_before_the_restart_still_works(tmp_path: Path) -> None:
    async with opened(tmp_path) as page:
        assert (await said(page, "Welcome"))["channel"] == str(HALL)
        commands = (await page.ask("commands"))["commands"]
        new = next(command for command in commands if command["path"] == ["table", "new"])
        await page.ask("command", root=new["root"], path=new["path"], options=[{"name": "game", "value": "barony"}])
        lobby = await said(page, "· Barony, ")
    async with opened(tmp_path) as page:
        assert (await said(page, "· Barony, "))["id"] == lobby["id"]
        await press(page, lobby, "Add AI")
        assert (await said(page, "(AI)"))["id"] == lobby["id"]
    assert people_in(file_beside(tmp_path / "castellan.sqlite3")) <= {str(BOT), *(str(one.id) for one in PEOPLE)}
    assert Route.BASE.startswith("https://discord.com/")


async def test_tables_of_an_older_house_are_shown_again(tmp_path: Path) -> None:
    """Their channel is lost with all its messages; a thread is opened anew under its id."""
    host = await Host.open(tmp_path / "castellan.sqlite3")
    where: dict[str, Any] = {"guild": GUILD, "language": "en", "player": OWNER.id, "player_name": OWNER.name}
    hall = await host.create(game="barony", channel=HALL, name="Windsor", **where)
    thread = await host.create(game="saga", channel=77, name="Tintagel", **where)
    await host.close()
    async with opened(tmp_path) as page:
        assert (await said(page, f"**{hall.name}**"))["components"]
        seen = await page.ask("look", channel="77")
        assert seen["channel"] == "77"
        messages = seen["messages"]
        while not any(thread.name in message["content"] for message in messages):
            messages = [(await page.hear("message"))["message"]]
        assert messages[0]["channel"] == "77"


async def test_computers_play_on_after_a_start(tmp_path: Path) -> None:
    host = await Host.open(tmp_path / "castellan.sqlite3")
    where: dict[str, Any] = {"guild": GUILD, "language": "en", "player": OWNER.id, "player_name": OWNER.name}
    table = await host.create(game="medioevo", channel=HALL, **where)
    await host.add_computer(table.id, OWNER.id)
    await host.set_option(table.id, OWNER.id, "realms", "auction")
    await host.start(table.id, OWNER.id)
    assert (await host.table(table.id)).awaited == (0, 1)
    await host.close()
    async with opened(tmp_path), asyncio.timeout(300):
        while not moves(tmp_path / "castellan.sqlite3"):  # noqa: ASYNC110, it is the bot that moves
            await asyncio.sleep(0.1)


async def test_the_page_knows_the_button_that_calls_somebody(tmp_path: Path) -> None:
    host = await Host.open(tmp_path / "castellan.sqlite3")
    where: dict[str, Any] = {"guild": GUILD, "language": "en", "player": OWNER.id, "player_name": OWNER.name}
    table = await host.create(game="barony", channel=HALL, **where)
    await host.join(table.id, PEOPLE[1].id, PEOPLE[1].name)
    await host.start(table.id, OWNER.id)
    await host.close()
    async with opened(tmp_path) as page:
        (waiting,) = (await page.hear("awaited"))["tables"]
        call = await said(page, "it is your turn")
    buttons = {button["label"]: button["custom_id"] for row in call["components"] for button in row["components"]}
    assert waiting["button"] == buttons["Your turn"]
    assert call["content"].endswith(f"<@{waiting['people'][0]}>, it is your turn.")


@pytest.mark.parametrize(
    ("platform", "screen", "there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "w"}, True),
        ("darwin", {}, True),
    ],
)
def test_a_browser_is_opened_only_on_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, screen: dict[str, str], there: bool
) -> None:
    monkeypatch.setattr(browser.sys, "platform", platform)
    monkeypatch.setattr(browser.os, "environ", screen)
    assert browser.has_browser() is there


@pytest.mark.parametrize("wanted", ["1", "0"])
async def test_the_browser_is_opened_by_itself_unless_one_says_no(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    shown: list[str] = []

    async def show(address: str) -> bool:
        shown.append(address)
        return True

    monkeypatch.setattr(browser, "show", show)
    monkeypatch.setenv("CASTELLAN_BROWSER", wanted)
    stop, addresses = asyncio.Event(), list[str]()
    chosen = Settings(castellan_database=tmp_path / "castellan.sqlite3", castellan_port=0)

    def announce(address: str) -> None:
        addresses.append(address)
        stop.set()

    await run_local(chosen, announce, stop)
    assert shown == (addresses if wanted == "1" else [])
