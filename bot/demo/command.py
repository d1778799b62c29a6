"""`castellan demo`: a whole game, played by computers through the real bot, as a page to look at."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import sys
from pathlib import Path
from shlex import quote

from bot.demo.course import Wish, play
from bot.demo.hand import Stuck
from bot.demo.page.document import About, document
from bot.demo.progress import Progress
from bot.demo.stage import OTHER, SHOWN, Stage, opened
from bot.logs import set_up_logging
from bot.words import Speaker
from rules.core import Words, words
from rules.core.words import Item
from rules.host import Table
from rules.registry import games


class CannotShow(Exception):
    def __init__(self, key: str, **args: str | int | list[Item]) -> None:
        super().__init__(key)
        self.words: Words = words(key, **args)


def demo(wanted: argparse.Namespace, say: Speaker) -> int:
    """Play, save, and tell where."""
    set_up_logging("ERROR", "text", [])
    try:
        wish = _wish(wanted)
        _require_writable(wanted.out)
        asyncio.run(_saved(wish, wanted, say))
    except KeyboardInterrupt:
        return 130
    except CannotShow as error:
        print(say.say(error.words), file=sys.stderr)
        return 1
    except (OSError, Stuck, TimeoutError) as error:
        print(say("demo-failed", problem=str(error) or type(error).__name__), file=sys.stderr)
        return 1
    print(say("demo-saved", path=str(wanted.out.resolve()), size=_size(wanted.out)))
    return 0


def _wish(wanted: argparse.Namespace) -> Wish:
    known = games()
    if wanted.game not in known:
        raise CannotShow("demo-unknown-game", game=wanted.game, games=list(known))
    game = known[wanted.game]
    seats = wanted.seats if wanted.seats is not None else max(game.min_seats, min(3, game.max_seats))
    if not game.min_seats <= seats <= game.max_seats:
        raise CannotShow("demo-seats", seats=seats, lo=game.min_seats, hi=game.max_seats)
    if wanted.moves is not None and wanted.moves < 1:
        raise CannotShow("demo-moves", moves=wanted.moves)
    return Wish(wanted.game, seats, wanted.moves)


def _require_writable(path: Path) -> None:
    """Before a game is played for nothing."""
    if path.is_dir() or not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CannotShow("demo-not-writable", path=str(path))


async def _saved(wish: Wish, wanted: argparse.Namespace, say: Speaker) -> None:
    progress = Progress(say, sys.stderr)
    seed = wanted.seed if wanted.seed is not None else secrets.token_hex(3)
    stop = _stopped_early()
    progress.note(say("demo-opening", game=say(f"game-{wish.game}"), seats=wish.seats))
    async with opened(seed, wanted.language) as stage:
        table = await play(stage, wish, progress.stage("demo-playing"), stop)
        about = _about(Speaker(wanted.language), wish, stage, table, seed)
        told = progress.stage("demo-drawing")
        speaker = Speaker(wanted.language)
        text = await asyncio.to_thread(document, speaker, about, stage.chronicle, stage.world, told)
    _write(wanted.out, text)


def _stopped_early() -> asyncio.Event:
    """Set by the first signal, which cuts the game; a second one ends the program."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def cut() -> None:
        stop.set()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, cut)
    return stop


def _about(say: Speaker, wish: Wish, stage: Stage, table: Table, seed: str) -> About:
    game = say(f"game-{wish.game}")
    computers = wish.seats - 2
    who = say("demo-who", name=SHOWN.name, other=OTHER.name, computers=computers)
    end = say("demo-whole" if table.status == "over" else "demo-cut", moves=table.length)
    again = f"castellan demo {wish.game} --seats {wish.seats} --seed {quote(seed)} --language {say.language}"
    cut = f" --moves {table.length}" if table.status != "over" else ""
    return About(say("demo-title", game=game, table=table.name), (who, end), again + cut)


def _write(path: Path, text: str) -> None:
    """All of it or nothing."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


def _size(path: Path) -> str:
    return f"{path.stat().st_size / 2**20:.1f}"
