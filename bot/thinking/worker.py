"""`python -m bot.thinking.worker`: reads thoughts that are asked for from its input, one after the other, and writes
the answers. It gives way to whatever else the machine has to do, and ends when nobody is there to ask."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from bot.thinking.job import LENGTH, Job, done

_NICE = 10


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while len(head := source.read(LENGTH)) == LENGTH:
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head)), type=Job)
        answer = msgspec.msgpack.encode(done(job))
        sink.write(len(answer).to_bytes(LENGTH) + answer)
        sink.flush()


def main() -> None:
    os.nice(_NICE)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed by mistake is no answer
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
