"""Who may see the page: this machine, its own page, and nobody else."""

from __future__ import annotations

import aiohttp
import pytest

from bot.local.server.people import HALL
from bot.local.server.things import Attachment, Message
from tests.bot.local.hall import Hall

EVIL = "http://evil.example"


async def status(hall: Hall, path: str, headers: dict[str, str] | None = None, *, known: bool = True) -> int:
    """What a browser with or without our cookie gets."""
    if known:
        await (await hall.session.get(hall.page_address + "/")).release()
    async with hall.session.get(hall.page_address + path, headers=headers) as answer:
        return answer.status


async def test_the_bare_address_is_enough(hall: Hall) -> None:
    assert await status(hall, "/", known=False) == 200
    assert await status(hall, "/page/js/main.js") == 200


@pytest.mark.parametrize("path", ["/page/js/main.js", "/words/en", "/files/1/a.png", "/live"])
async def test_nothing_else_without_the_cookie(hall: Hall, path: str) -> None:
    assert await status(hall, path, known=False) == 403


@pytest.mark.parametrize("path", ["/", "/page/js/main.js", "/live"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:80"},
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"},
    ],
    ids=str,
)
async def test_strangers_are_refused(hall: Hall, path: str, headers: dict[str, str]) -> None:
    assert await status(hall, path, headers) == 403


async def test_a_link_from_elsewhere_leads_to_the_front_page_only(hall: Hall) -> None:
    arriving = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    assert await status(hall, "/", arriving, known=False) == 200
    assert await status(hall, "/words/en", arriving) == 403


async def test_a_line_needs_an_origin(hall: Hall) -> None:
    await (await hall.session.get(hall.page_address + "/")).release()
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await hall.session.ws_connect(hall.page_address + "/live")


async def test_the_cookie_is_for_this_page_only(hall: Hall) -> None:
    async with hall.session.get(hall.page_address + "/") as answer:
        cookie = answer.headers["Set-Cookie"]
        policy = answer.headers["Content-Security-Policy"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/page/../run.py", "/page/js/../../run.py", "/page/js/%2e%2e/%2e%2e/run.py"])
async def test_no_other_file_can_be_had(hall: Hall, path: str) -> None:
    assert await status(hall, path) == 404


async def test_only_pictures_are_shown_as_they_are(hall: Hall) -> None:
    """A file with a script in it is saved, never opened as a page of ours."""
    made = Attachment(id=7, filename="a.svg", content_type="image/svg+xml", size=5)
    await hall.world.put(Message(id=1, channel=HALL, author=2, attachments=(made,)), {7: b"<svg/>"})
    await (await hall.session.get(hall.page_address + "/")).release()
    async with hall.session.get(hall.page_address + "/files/7/a.svg") as answer:
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.content_type == "application/octet-stream"
