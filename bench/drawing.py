"""What a picture of a turn costs beside encoding it: positions of a game in their order, as a channel sees them."""

from __future__ import annotations

import io
from random import Random
from statistics import median
from time import process_time
from typing import Any

from PIL import Image

import render
from bench.rows import Row
from bot.words import Speaker
from render.encode import save
from render.picture import Scene
from rules.core import Game, Setup, engine
from rules.core.view import View

BOUND = {"medioevo": 1.6}  # how many encodings a picture may cost; 1.3 for all others
USUAL = 1.3
_MOVES, _OPENING = 90, 30
_NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert")


def drawing(game: Game[Any]) -> Row:
    """A picture from its view to its bytes, over encoding the same once more with bare Pillow."""
    views = _views(game)
    say = Speaker("en")
    timed: list[tuple[float, float]] = []
    before = b""
    for view, news in views:
        scene = Scene(_NAMES, say, "The Long Winter", news=news)
        started = process_time()
        (made,) = render.post(game.id, view, scene)
        ours = process_time() - started
        if made.png == before:  # nothing to be seen: nothing was encoded either
            continue
        before = made.png
        image = Image.open(io.BytesIO(made.png))
        image.load()
        started = process_time()
        save(image)
        timed.append((ours, process_time() - started))
    timed = timed[min(_OPENING, len(timed) // 3) :]  # a short game has fewer
    ours, bare = (median(pair[part] for pair in timed) * 1000 for part in (0, 1))
    ratio = median(one / other for one, other in timed)
    detail = f"{ours:.1f} ms for a turn's picture, {bare:.1f} ms to encode it"
    return Row(game.id, "a turn's picture over bare encoding", ratio, BOUND.get(game.id, USUAL), "at most", detail)


def _views(game: Game[Any]) -> list[tuple[View, tuple[str, ...]]]:
    """The views of a random game, move by move, with the places of the news."""
    setup = Setup(game=game.id, version=game.version, seats=2, seed="drawing", unattended=True)
    state, _ = engine.start(game, setup)
    dice, found = Random(3), list[tuple[View, tuple[str, ...]]]()
    for index in range(_MOVES + _OPENING):
        if state.outcome is not None:
            break
        seat = dice.choice(engine.awaited(state))
        action = engine.sample(state, seat, dice)
        played = engine.submit(game, state, seat, action, seed="drawing", index=index)
        state = played.state
        news = tuple(place for event in played.events for place in event.places)
        found.append((game.view(state, None), news))
    return found
