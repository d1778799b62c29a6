"""Pictures show no more than views do."""

from __future__ import annotations

import render
from tests.conformance.leaks import Watcher, worlds
from tests.conformance.trail import Juncture

_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Franco")


def say(key: str, /, **args: str | int) -> str:
    return key


def picture_hides(position: Juncture, watcher: Watcher) -> None:
    scene = render.Scene(names=_NAMES[: position.setup.seats], say=say)
    world = next(worlds(position, watcher))
    for kind in render.kinds(position.game.id):
        real = render.picture(position.game.id, position.game.view(position.state, watcher), scene, kind)
        other = render.picture(position.game.id, position.game.view(world.state, watcher), scene, kind)
        assert (other.png, other.alt) == (real.png, real.alt), f"the picture {kind} shows {watcher} what is hidden"
