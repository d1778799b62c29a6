"""Pictures, and the board in words, show no more than views do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import render
from bot.prompts.labels import things_asked
from rules.core import engine
from rules.core.actions import fields_of
from rules.core.legal import domain_of
from tests.conformance.leaks import Watcher, worlds
from tests.conformance.trail import Juncture

_KINDS = 3  # of actions, whose questions are drawn in a position
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


def question_hides(position: Juncture, watcher: Watcher) -> None:
    """Nor does the picture that goes with a question: what it rings is what can be chosen anyway."""
    world = next(worlds(position, watcher))
    for rings in _questions(position, watcher):
        numbers = tuple((thing, str(number)) for number, thing in enumerate(rings, 1))
        scene = render.Scene(_NAMES[: position.setup.seats], say, rings=rings, chosen=rings[:1], numbers=numbers)
        views = [position.game.view(each.state, watcher) for each in (position, world)]
        kind = render.panel(position.game.id, views[0], rings, rings[:1])
        real, other = (render.picture(position.game.id, view, scene, kind) for view in views)
        assert (other.png, other.alt) == (real.png, real.alt), f"a question shows {watcher} what is hidden"


def _questions(position: Juncture, watcher: Watcher) -> Iterator[tuple[str, ...]]:
    """What the first questions are about that a seat may be asked now."""
    if watcher is None or watcher not in engine.pending(position.state):
        return
    for kind in islice(filter(fields_of, engine.legal(position.state, watcher).kinds), _KINDS):
        domain = domain_of(fields_of(kind)[0], position.state, watcher, ())
        rings = things_asked(domain) if domain is not None else ()
        if rings:
            yield rings


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
