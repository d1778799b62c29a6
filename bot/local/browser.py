"""Opening the page in the browser, where there is one."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser


def has_browser() -> bool:
    """A screen to show it on. Without one Python would open a browser made of text, in the terminal we run in."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def show(address: str) -> bool:
    return has_browser() and await asyncio.to_thread(webbrowser.open, address)
