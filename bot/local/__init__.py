"""The local table: the real bot, a small Discord on this machine, and a page to play on. No token, no network."""

from bot.local.run import run_local

__all__ = ["run_local"]
