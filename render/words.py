"""Words that the pictures of all games share."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import Scene
from rules.core.view import View


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def name_of(scene: Scene, seat: int) -> str:
    return scene.names[seat] if seat < len(scene.names) else str(seat + 1)


def headline(view: View, scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    seats = view.outcome.winners if view.outcome else view.awaited
    if not seats:
        return scene.say("render-waiting")
    names = listed(name_of(scene, seat) for seat in seats)
    return scene.say("render-won" if view.outcome else "render-turn", names=names, count=len(seats))


def won_by(view: View, scene: Scene) -> str:
    """How many share the victory, for where their names are too long; nothing otherwise."""
    winners = len(view.outcome.winners) if view.outcome else 0
    return scene.say("render-won-many", count=winners) if winners > 1 else ""
