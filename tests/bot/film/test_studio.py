"""Films are made one at a time, each once, in processes that may die; what is kept is for its owner only."""

from __future__ import annotations

import asyncio
import stat
import sys
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.film.reels import Reels
from bot.film.script import Script, Shot
from bot.film.studio import NoFilm, Studio
from rules.core import Setup
from rules.host import Committed, HostError, Seat, Table

SCRIPT = Script(
    game="barony",
    setup=Setup(game="barony", version=2, seats=2, seed="7"),
    start=0,
    state=b"",
    log=[],
    shots=(Shot(0), Shot(1)),
    eyes=None,
    names=("Alix", "Bruno"),
    language="en",
    title="",
    wishes=(None, None),
    limit=100,
)
FILM = b"RIFF" + (24).to_bytes(4, "little") + b"WEBPVP8X" + bytes(16)
_HEAR = "import sys, time, msgspec; d = sys.stdin.buffer; d.read(int.from_bytes(d.read(4)))\n"
_SAY = (
    "def say(**w):\n b = msgspec.msgpack.encode(w); o = sys.stdout.buffer; o.write(len(b).to_bytes(4) + b); o.flush()\n"
)
GOOD = f"{_HEAR}{_SAY}say(done=1, total=2); say(film={FILM!r})"
Make = Callable[..., Studio]


def table(**changes: Any) -> Table:
    seats = (Seat(1, "Alix"), Seat(2, "Bruno"))
    made = Table(
        id="t1", game="barony", version=2, name="T", guild=1, channel=1, language="en", creator=1, status="running",
        seats=seats, options={}, seed="7", length=0, awaited=(0,), branch=0, revision=1, created=0.0, changed=0.0,
    )  # fmt: skip
    return replace(made, **changes)


async def nothing(done: int, total: int) -> None:
    pass


@pytest.fixture
async def studio(tmp_path: Path) -> AsyncGenerator[Make]:
    made: list[Studio] = []

    def make(code: str = GOOD, patience: float = 60.0) -> Studio:
        made.append(Studio(Reels(tmp_path / "films"), command=(sys.executable, "-c", code), patience=patience))
        return made[-1]

    yield make
    for one in made:
        await one.close()


async def test_a_film_is_made_once_also_after_a_restart(studio: Make, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    async def tell(done: int, total: int) -> None:
        told.append((done, total))

    assert await studio().film("t1", SCRIPT, tell) == FILM
    assert told == [(1, 2)]
    assert await studio("raise SystemExit").film("t1", SCRIPT, tell) == FILM
    (kept,) = (tmp_path / "films").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "fault",
    ["raise SystemExit", "import os; os.kill(os.getpid(), 9)", "print('nonsense', flush=True)", "say(error='x')"],
)
async def test_a_maker_that_dies_or_babbles_is_given_up_and_another_comes(studio: Make, fault: str) -> None:
    with pytest.raises(NoFilm):
        await studio(f"{_HEAR}{_SAY}{fault}").film("t1", SCRIPT, nothing)
    assert await studio().film("t1", SCRIPT, nothing) == FILM


async def test_a_maker_that_hangs_is_given_up(studio: Make) -> None:
    with pytest.raises(NoFilm):
        await studio(f"{_HEAR}time.sleep(600)", 0.5).film("t1", SCRIPT, nothing)


async def test_one_at_a_time_for_a_table(studio: Make) -> None:
    slow = studio(f"{_HEAR}{_SAY}say(done=1, total=2); time.sleep(600)")
    begun = asyncio.Event()

    async def tell(done: int, total: int) -> None:
        begun.set()

    first = asyncio.create_task(slow.film("t1", SCRIPT, tell))
    await begun.wait()
    with pytest.raises(HostError, match="film-busy"):
        await slow.film("t1", replace(SCRIPT, language="fr"), nothing)
    first.cancel()
    assert isinstance((await asyncio.gather(first, return_exceptions=True))[0], asyncio.CancelledError)
    assert not slow._making


async def test_who_asks_for_the_same_film_gets_the_one_that_is_being_made(studio: Make, tmp_path: Path) -> None:
    """It is made once, and goes on as long as one of them waits for it."""
    count = tmp_path / "count"
    made = f"open({str(count)!r}, 'a').write('x'); say(done=1, total=2); time.sleep(0.5)"
    one = studio(f"{_HEAR}{_SAY}{made}; say(film={FILM!r})")
    begun = asyncio.Event()
    heard: list[str] = []

    def hearing(name: str) -> Callable[[int, int], Any]:
        async def tell(done: int, total: int) -> None:
            heard.append(name)
            begun.set()

        return tell

    first = asyncio.create_task(one.film("t1", SCRIPT, hearing("first")))
    second = asyncio.create_task(one.film("t1", SCRIPT, hearing("second")))
    await begun.wait()
    first.cancel()
    assert await second == FILM
    assert isinstance((await asyncio.gather(first, return_exceptions=True))[0], asyncio.CancelledError)
    assert sorted(heard) == ["first", "second"]
    assert count.read_text() == "x"
    assert not one._making


async def test_what_was_filmed_of_somebody_who_is_forgotten_goes(studio: Make, tmp_path: Path) -> None:
    one = studio()
    await one.film("t1", SCRIPT, nothing)
    await one.film("t2", SCRIPT, nothing)
    one.hear(Committed(before=table(), after=table(length=1)))
    assert len(list((tmp_path / "films").iterdir())) == 2
    one.hear(Committed(before=table(), after=table(seats=(Seat(1, "Alix"), Seat(None, "Odo")))))
    assert [path.name[:2] for path in (tmp_path / "films").iterdir()] == ["t2"]


async def test_a_film_under_way_ends_with_its_table(studio: Make) -> None:
    slow = studio(f"{_HEAR}{_SAY}say(done=1, total=2); time.sleep(600)")
    begun = asyncio.Event()

    async def tell(done: int, total: int) -> None:
        begun.set()

    making = asyncio.create_task(slow.film("t1", SCRIPT, tell))
    await begun.wait()
    slow.hear(Committed(before=table(), after=table(status="ended")))
    with pytest.raises(NoFilm):
        await making


def test_the_shelf_is_bounded_and_knows_a_damaged_film(tmp_path: Path) -> None:
    reels = Reels(tmp_path, budget=70)
    for number in range(4):
        reels.put("t1", f"k{number}", FILM)
    assert len(list(tmp_path.iterdir())) == 2
    assert reels.get("t1", "k3") == FILM
    next(tmp_path.glob("*k3*")).write_bytes(FILM[:20])
    assert reels.get("t1", "k3") is None


def test_the_key_tells_nothing_of_what_was_done_in_secret() -> None:
    hidden = replace(SCRIPT, log=[{"seat": 1, "action": {"do": "pass"}}], state=b"other")
    assert hidden.key == SCRIPT.key
    assert replace(SCRIPT, eyes=0).key != SCRIPT.key
    assert replace(SCRIPT, shots=(Shot(0), Shot(1, told="x"))).key != SCRIPT.key
