"""Pictures, and the board in words, show no more than views do."""

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


def survey_hides(position: Juncture, watcher: Watcher) -> None:
    """Nor does the board in words, whole or place by place."""
    survey, scene = render.survey(position.game.id), render.Scene(names=_NAMES[: position.setup.seats], say=told)
    assert survey is not None
    views = [position.game.view(each.state, watcher) for each in (position, *worlds(position, watcher))]
    texts = [
        [survey.whole(view, scene), *(survey.there(view, scene, place) for place in survey.places(view))]
        for view in views
    ]
    assert all(text == texts[0] for text in texts), f"the board in words tells {watcher} what is hidden"


def told(key: str, /, **args: str | int) -> str:
    """With all that it is said with."""
    return f"{key} {args}"
