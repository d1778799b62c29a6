"""How far it has come: a bar that grows where there is a screen for it, else a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

from bot.words import Speaker

_WIDTH = 24
_OFTEN = 0.1  # seconds between two looks of the bar
_SELDOM = 10.0  # and between two lines where there is no screen


class Progress:
    def __init__(self, say: Speaker, out: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        self._say, self._out, self._now = say, out, now
        self._live = out.isatty()
        self._key = ""
        self._began = self._told = 0.0

    def note(self, text: str) -> None:
        """A line of its own."""
        self._end_line()
        print(text, file=self._out, flush=True)

    def stage(self, key: str) -> Callable[[int, int], None]:
        """A piece of work; the answer is told how much of it is done, and of how much."""
        self._end_line()
        self._key, self._began, self._told = key, self._now(), 0.0
        return self._tell

    def _tell(self, done: int, total: int) -> None:
        now = self._now()
        if done < total and now - self._told < (_OFTEN if self._live else _SELDOM):
            return
        self._told = now
        line = self._say(self._key, bar=_bar(done, total), done=done, total=total, left=self._left(done, total, now))
        if self._live:
            print(f"\r{line}\x1b[K", end="", file=self._out, flush=True)
        else:
            print(line, file=self._out, flush=True)
        if done >= total:
            self._end_line()
            self._key = ""

    def _left(self, done: int, total: int, now: float) -> str:
        """About how long still, once that can be told."""
        if not 0 < done < total:
            return ""
        seconds = round((now - self._began) * (total - done) / done)
        return self._say("demo-left", minutes=seconds // 60, seconds=f"{seconds % 60:02}")

    def _end_line(self) -> None:
        if self._live and self._key and self._told:
            print(file=self._out, flush=True)
            self._told = 0.0


def _bar(done: int, total: int) -> str:
    full = _WIDTH * done // max(total, 1)
    return "█" * full + "░" * (_WIDTH - full)
