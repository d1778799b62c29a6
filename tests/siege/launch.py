"""Run the unmodified bot as a process, with Discord's addresses pointing to the loopback: `LOOPBACK_REST` and
`LOOPBACK_GATEWAY` name them; `LOOPBACK_LEASE` says for how many seconds it leases its shards. It ends when whoever
started it does: then its input closes."""

from __future__ import annotations

import os
import sys
import threading

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from rules.host import leases


def end_with_the_parent() -> None:
    os.read(sys.stdin.fileno(), 1)  # holds no lock that the end of the interpreter would wait for
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    Route.BASE = os.environ["LOOPBACK_REST"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOOPBACK_GATEWAY"])
    leases.LIFE, leases.BEAT = float(os.environ.get("LOOPBACK_LEASE", leases.LIFE)), 2.0
    sys.exit(main([]))
