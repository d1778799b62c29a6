"""`python -m bot.film.worker`: reads one script from its input, makes the film, tells how far it is, hands it out and
ends. It gives way to whatever else the machine has to do."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from bot.film.script import Script
from bot.film.shooting import shoot
from bot.thinking.job import LENGTH
from bot.thrift import be_thrifty
from render.pressed import shelve

_NICE = 15


class Word(Struct, frozen=True, omit_defaults=True):
    """What the maker of a film says: how many frames are done, and of how many; then the film, or what went wrong."""

    done: int = 0
    total: int = 0
    film: bytes = b""
    error: str = ""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    script = msgspec.msgpack.decode(source.read(int.from_bytes(source.read(LENGTH))), type=Script)
    try:
        last = Word(film=shoot(script, lambda done, total: say(sink, Word(done, total))))
    except Exception as error:
        last = Word(error=f"{type(error).__name__}: {error}")
    say(sink, last)


def say(sink: BinaryIO, word: Word) -> None:
    answer = msgspec.msgpack.encode(word)
    sink.write(len(answer).to_bytes(LENGTH) + answer)
    sink.flush()


def main(shelf: str) -> None:
    """`shelf`: where the bot leaves what pictures need again; nothing where there is none."""
    os.nice(_NICE)
    be_thrifty()
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed by mistake is no answer
    if shelf:
        shelve(Path(shelf))
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
