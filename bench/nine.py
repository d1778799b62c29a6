"""Nine tables at play, as far as pictures are concerned: every move drawn for the channel, for the player who goes on,
and now and then what else people ask to see. Run in a process of its own: `python -m bench.nine PICTURES`, or
`python -m bench.nine --minutes 60`, which tells the memory in use as it goes."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import cogs
import render
from bot.client import Castellan
from bot.languages import languages
from bot.painter import Painter
from bot.settings import Settings
from bot.thrift import be_thrifty
from bot.words import Speaker
from rules.core import engine
from rules.host import Host, OpenTable

TABLES = (
    ("barony", 2), ("barony", 4), ("saga", 2), ("saga", 4), ("torres", 2), ("torres", 4),
    ("medioevo", 2), ("medioevo", 4), ("medioevo", 6),
)  # fmt: skip
_STEP = 50  # pictures between two readings
_MINUTE = 60.0  # seconds
_LOOKS = 3  # moves of a table between two pictures that somebody asks for


def resident() -> float:
    """Megabytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


class Company:
    """One table's people after another, as long as pictures are wanted."""

    def __init__(self, painter: Painter, host: Host, game: str, seats: int, number: int) -> None:
        self._painter, self._host = painter, host
        self._game, self._seats, self._number = game, seats, number
        self._rng = Random(number)
        self._moves = 0
        self._table = ""

    async def turn(self) -> int:
        """A move and the pictures that it brings; how many these are."""
        position = await self._at_table()
        seat = engine.awaited(position.state)[0]
        action = engine.sample(position.state, seat, self._rng)
        position = (await self._host.play(self._table, seat, action)).position
        self._moves += 1
        drawn = await self._shown(position)
        if self._moves % _LOOKS == 0:
            drawn += await self._asked(position)
        return drawn

    async def _at_table(self) -> OpenTable:
        if self._table:
            position = await self._host.look(self._table)
            if position.state.outcome is None:
                return position
        host, language = self._host, languages()[self._number % len(languages())]
        first, *others = range(1, self._seats + 1)
        table = await host.create(
            game=self._game, guild=1, channel=1, language=language, player=first, player_name=f"Player {first}"
        )
        for player in others:
            await host.join(table.id, player, f"Player {player}")
        self._table = table.id
        return await host.start(table.id, first)

    async def _shown(self, position: OpenTable) -> int:
        """What a turn posts, and the panel of whoever goes on, with rings where somebody has chosen something."""
        painter, language = self._painter, position.table.language
        news = tuple(self._places(position)[:1])
        pictures = [*await painter.post(position, language, news)]
        for seat in engine.awaited(position.state)[:1]:
            pictures += await painter.panel(position, seat, language)
            pictures += await painter.panel(position, seat, language, rings=news)
        return len(pictures)

    async def _asked(self, position: OpenTable) -> int:
        """One look of all kinds that there are, close up where that can be."""
        looks = render.looks(self._game)
        if not looks:
            return 0
        kind = self._rng.choice(sorted(looks))
        places = self._places(position, kind)
        focus = self._rng.choice(places) if places else None
        seat = self._rng.randrange(self._seats)
        language = self._rng.choice(languages())
        await self._painter.paint(position, seat, language, kind=kind, focus=focus)
        return 1

    def _places(self, position: OpenTable, kind: str = "board") -> list[str]:
        look = render.looks(self._game).get(kind)
        if look is None or look.places is None:
            return []
        places = sorted(look.places(position.game.view(position.state, None), Speaker("en")))
        self._rng.shuffle(places)
        return places


async def _play(bot: Castellan, host: Host, enough: Callable[[int, float], bool]) -> list[tuple[int, float]]:
    """All tables move in turn, two at once; the memory in use after every so many pictures."""
    companies = [Company(bot.painter, host, game, seats, number) for number, (game, seats) in enumerate(TABLES)]
    drawn, curve = 0, [(0, resident())]
    while not enough(drawn, curve[-1][1]):
        for pair in zip(companies, companies[4:] + companies[:4], strict=True):
            drawn += sum(await asyncio.gather(*(company.turn() for company in pair)))
            if drawn // _STEP > curve[-1][0] // _STEP:
                curve.append((drawn, resident()))
    return curve


def drawing(pictures: int) -> Callable[[int, float], bool]:
    return lambda drawn, _: drawn >= pictures


def after(minutes: float) -> Callable[[int, float], bool]:
    """Tells every minute what there is, until time is up."""
    begun = told = time.monotonic()

    def enough(drawn: int, used: float) -> bool:
        nonlocal told
        now = time.monotonic()
        if now >= told + _MINUTE:
            told = now
            print(f"{(now - begun) / 60:.0f} min, {drawn} pictures: {used:.0f} MB", file=sys.stderr, flush=True)
        return now >= begun + minutes * _MINUTE

    return enough


@asynccontextmanager
async def house(path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(path)
    try:
        yield host
    finally:
        await host.close()


async def ready(host: Host) -> Castellan:
    """All of the bot but its connection."""
    bot = Castellan(host, Settings(castellan_pace=3600, castellan_thinkers=0))
    for module in iter_modules(cogs.__path__):
        await bot.load_extension(f"cogs.{module.name}")
    for language in languages():
        Speaker(language)("render-points", points=1)
    return bot


async def measured(enough: Callable[[int, float], bool]) -> dict[str, Any]:
    """The tables are in another house than the bot's, for it has nobody to tell of them."""
    with TemporaryDirectory() as folder:
        async with house(Path(folder) / "bot.sqlite3") as own, house(Path(folder) / "tables.sqlite3") as host:
            bot = await ready(own)
            be_thrifty()
            started = resident()
            await bot.painter.warm(own)
            idle = resident()
            curve = await _play(bot, host, enough)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6
    return {"started": started, "idle": idle, "after": curve[-1][1], "peak": peak, "curve": curve}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pictures", type=int, nargs="?", default=900)
    parser.add_argument("--minutes", type=float, default=0.0, help="play so long, however many pictures that makes")
    wanted = parser.parse_args()
    enough = after(wanted.minutes) if wanted.minutes else drawing(wanted.pictures)
    print(json.dumps(asyncio.run(measured(enough))))


if __name__ == "__main__":
    main()
