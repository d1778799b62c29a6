"""Run the unmodified bot as a process, with Discord's addresses pointing to the loopback: `LOOPBACK_REST` and
`LOOPBACK_GATEWAY` name them."""

from __future__ import annotations

import os
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main

if __name__ == "__main__":
    Route.BASE = os.environ["LOOPBACK_REST"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOOPBACK_GATEWAY"])
    sys.exit(main([]))
