"""(g) What a film of the longest game on record costs: seconds a frame over bare encoding of the same frames, memory
of the process that makes it, and the slowest answer to somebody else meanwhile. `python -m bench.film FOLDER` makes it
in a process of its own, with the shelf of drawings that a bot has."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from PIL import Image

from bench.rows import Row
from bot.film.file import script_of
from bot.film.reels import Reels
from bot.film.script import MOST, Script
from bot.film.shooting import Shooting, shoot
from bot.film.studio import Studio
from bot.painter import Painter
from bot.render_file import read_saved
from bot.words import Speaker
from render.film import WIDE, developed, frame_size
from render.pressed import shelve
from rules.host import Host

RECORDS = Path("tests/replays")
MOST_OVER_BARE, MEMORY, SLOWEST = 1.5, 300.0, 1.5
_SAMPLE = 40  # frames whose bare encoding is measured: more would be the memory of this bench, not of the film
_ANSWERS = 40
_PERSON = 1001


@cache
def longest() -> Script:
    """Of the game with most moves on record."""
    entries = {path: len(json.loads(path.read_text()).get("entries", ())) for path in RECORDS.glob("*/*.json")}
    match = read_saved(Speaker("en"), max(entries, key=entries.__getitem__))
    names = tuple(f"Player {number}" for number in range(1, match.setup.seats + 1))
    return script_of(match, names, seat=None, language="en", shots=MOST, size=9)


async def film() -> list[Row]:
    with TemporaryDirectory() as folder:
        _told(folder)  # as in a bot, the shelf has been filled before
        found = _told(folder)
        alone, beside = await _answers(Path(folder))
    frames, game = found["frames"], longest().game
    detail = (
        f"{found['each'] * 1000:.0f} ms a frame, encoding alone {found['bare'] * 1000:.0f} ms; of computing time "
        f"{found['work'] * 1000:.0f} and {found['encoding'] * 1000:.0f} ms; {frames} frames, "
        f"{found['size'] / 2**20:.1f} MiB, {found['wide']} pixels wide"
    )
    memory = f"{found['peak']:.0f} MB at most"
    answers = f"slowest {max(beside) * 1000:.0f} ms while a film is made, {max(alone) * 1000:.0f} ms without"
    ratio = found["each"] / found["bare"]
    return [
        Row(game, "a film's frame over its bare encoding", ratio, MOST_OVER_BARE, "at most", detail),
        Row(game, f"memory of a film over {MEMORY:.0f} MB", found["peak"] / MEMORY, 1.0, "at most", memory),
        Row(game, "slowest answer during a film", max(beside) / max(alone), SLOWEST, "at most", answers),
    ]


def _told(folder: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", "bench.film", folder], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def _most_memory() -> float:
    """Of this process, in megabytes. What the kernel counts for a child begins with what its parent has."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM"))


def main(folder: Path) -> None:
    """Of the frames in the middle of the film, the median of the seconds from one to the next: what else the machine
    does should not count. A frame is drawn while the one before it is encoded, so they are less than the work."""
    script = longest()
    shelve(folder / "shelf")
    frames, begun = len(script.shots), process_time()
    film, times = _timed(lambda tell: shoot(script, lambda done, total: tell()))
    work = (process_time() - begun) / frames
    peak = _most_memory()
    shooting, first = Shooting(script), (frames - _SAMPLE) // 2
    size = frame_size(WIDE, shooting.board(0).size)
    drawn: list[Image.Image] = [shooting.frame(first + number, size) for number in range(_SAMPLE)]
    begun = process_time()
    _, bare = _timed(lambda tell: developed(size, _SAMPLE, lambda number: (drawn[number], tell())[0]))
    found = {
        "frames": frames,
        "each": _usual(times[first : first + _SAMPLE]),
        "bare": _usual(bare),
        "work": work,
        "encoding": (process_time() - begun) / _SAMPLE,
        "peak": peak,
        "size": len(film),
        "wide": int.from_bytes(film[24:27], "little") + 1,
    }
    print(json.dumps(found))


def _timed(make: Callable[[Callable[[], None]], bytes]) -> tuple[bytes, list[float]]:
    """A film, and when each of its frames was there."""
    times: list[float] = []
    return make(lambda: times.append(perf_counter())), times


def _usual(times: Sequence[float]) -> float:
    return median(later - before for before, later in pairwise(times))


async def _answers(folder: Path) -> tuple[list[float], list[float]]:
    """Panels with their pictures at a table of somebody else: without a film, and while one is made."""
    host, painter = await Host.open(folder / "bench.sqlite3"), Painter()
    studio = Studio(Reels(folder / "films"), folder / "shelf")
    try:
        table = await host.create(
            game="barony", guild=1, channel=1, language="en", player=_PERSON, player_name="Ann", computers=1
        )
        await host.start(table.id, _PERSON)
        alone = [wait async for wait in _waits(host, painter, table.id)]
        shooting = asyncio.create_task(studio.film("longest", longest(), _unheard))
        beside = [wait async for wait in _waits(host, painter, table.id)]
        shooting.cancel()
        await asyncio.gather(shooting, return_exceptions=True)
    finally:
        await studio.close()
        await host.close()
    return alone[_ANSWERS // 4 :], beside


async def _waits(host: Host, painter: Painter, table: str) -> AsyncGenerator[float]:
    for _ in range(_ANSWERS):
        started = perf_counter()
        await painter.panel(await host.look(table), 0, "en")
        yield perf_counter() - started
        await asyncio.sleep(0.05)


async def _unheard(done: int, total: int) -> None:
    """Nobody waits for it."""


if __name__ == "__main__":
    main(Path(sys.argv[1]))
