"""Positions of random games, and every kind of picture that can be drawn of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import render
from bot.gallery import TITLE, say
from render import Picture, Scene
from rules.core import engine
from rules.core.view import View
from tests.conformance.effort import setup_of, subjects
from tests.conformance.run import positions

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
SEATS = {"barony": 4, "saga": 3, "torres": 3, "medioevo": 6}
_COUNT = 3  # positions of a game


@dataclass(frozen=True)
class Shot:
    """A picture to be drawn: of which game and kind, of what position, with how much marked."""

    game: str
    kind: str
    view: View
    scene: Scene

    def __str__(self) -> str:
        focus = f" of {self.scene.focus}" if self.scene.focus else ""
        return f"{self.game} {self.kind}{focus}, {len(self.scene.rings)} rings"

    def draw(self) -> Picture:
        return render.picture(self.game, self.view, self.scene, self.kind)


@lru_cache(maxsize=8)
def views(game: str) -> tuple[View, ...]:
    """Of a random game, each as one of its players sees it."""
    rules, seats = subjects()[game], SEATS[game]
    found = positions(rules, setup_of(rules, seats, 1), _COUNT)
    return tuple(rules.view(one.state, (engine.awaited(one.state) or [0])[0]) for one in found)


@lru_cache(maxsize=8)
def shots(game: str, language: str) -> tuple[Shot, ...]:
    """Every kind of picture of every position; boards with random places marked, whole and close up."""
    return tuple(_shots(game, language, Random(f"{game} anywhere")))


def _shots(game: str, language: str, dice: Random) -> Iterator[Shot]:
    words = render.survey(game)
    assert words is not None
    for view in views(game):
        places = sorted(words.places(view))
        plain = Scene(NAMES, say(language), TITLE[language])
        rings = tuple(dice.sample(places, 3))
        marked = Scene(NAMES, say(language), TITLE[language], rings=rings, news=rings[:2])
        for kind in render.kinds(game):
            yield Shot(game, kind, view, marked if kind in ("board", render.TURN, render.PART) else plain)
        yield Shot(game, "board", view, Scene(NAMES, say(language), TITLE[language], focus=rings[0]))
