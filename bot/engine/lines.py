"""Lines in, lines out."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

import msgspec

from bot.engine.requests import Request
from bot.engine.session import Answer, Session, Trouble, failure
from rules.core import Game, IllegalMove
from rules.core.match import ReplayMismatch

LONGEST = 16 * 2**20  # bytes of a request: much more than the longest game
_log = logging.getLogger(__name__)


class Writer(Protocol):
    def write(self, text: str, /) -> object: ...
    def flush(self) -> object: ...


def serve(stdin: Iterable[str | bytes], stdout: Writer, games: Mapping[str, Game[Any]] | None = None) -> None:
    """Answer line by line until the input ends or nobody listens any more."""
    session = Session(games)
    try:
        # Bytes where they can be had: a line that is not UTF-8 must not end the conversation.
        for line in _lines(getattr(stdin, "buffer", stdin)):
            if line.strip():
                stdout.write(written(_guarded(session, line)) + "\n")
                stdout.flush()
    except BrokenPipeError:
        _log.info("the other side has gone")


def _lines(stdin: Any) -> Iterator[str | bytes]:
    """Of a line that is too long only so much is kept as shows that."""
    if not hasattr(stdin, "readline"):
        yield from stdin
        return
    while line := stdin.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and line[-1:] not in ("\n", b"\n"):
            line = stdin.readline(LONGEST + 1)


def _guarded(session: Session, line: str | bytes) -> Answer:
    if len(line) > LONGEST:
        return failure(f"the line is too long: {LONGEST} bytes at most")
    try:
        return answered(session, line)
    except MemoryError:
        return failure("this is more than fits in the memory")
    except Exception:
        _log.exception("a request failed")
        return failure("this should not have happened; the log of the engine tells more")


def answered(session: Session, line: str | bytes) -> Answer:
    """The answer to one line. What the line gets wrong is said in it; the match is then as it was."""
    try:
        request = msgspec.json.decode(line, type=Request)
        return {"ok": True, **request.answer(session)}
    except IllegalMove as error:
        return session.refused(error)
    except (Trouble, ReplayMismatch, msgspec.DecodeError, UnicodeError) as error:
        return failure(str(error))
    except RecursionError:
        return failure("the request is nested too deeply")


def written(answer: Answer) -> str:
    """One line of plain ASCII, whatever the other side takes text to be."""
    return json.dumps(msgspec.to_builtins(answer, str_keys=True))
