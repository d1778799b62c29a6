"""What the bot writes to the terminal: for people, or as JSON lines for machines. Never the token or a password, nor
what people have written: a line names a table by its id."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import discord

Format = Literal["text", "json"]
_HIDDEN = "(secret)"


class JsonLines(logging.Formatter):
    """A record a line: what a person would read, and beside it the `facts` of whoever has written it."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **facts,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class _Discreet(logging.StreamHandler[Any]):
    """Whatever a library may come to say, token and password are not in it."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__()
        self._secrets = secrets

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr  # whatever that is by now
        super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, _HIDDEN)
        return line


def set_up_logging(level: str, form: Format, secrets: Sequence[str]) -> None:
    """At DEBUG our own rooms say more; the library does not, for it would quote whole messages. What was set up before
    is over: no line is written twice."""
    root = logging.getLogger()
    for former in [handler for handler in root.handlers if isinstance(handler, _Discreet)]:
        root.removeHandler(former)
    formatter = JsonLines() if form == "json" else discord.utils.MISSING
    wanted = logging.getLevelNamesMapping()[level]
    discord.utils.setup_logging(handler=_Discreet(secrets), formatter=formatter, level=wanted)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice, and needs none
    for library in ("discord", "aiosqlite", "asyncio"):
        logging.getLogger(library).setLevel(max(wanted, logging.INFO))
