"""What a picture of Barony says in words: the line about the last move, and the alt text."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import Scene
from render.words import headline, listed
from rules.barony.land import Hex, land_of
from rules.barony.view import BaronyView, StepView


def written(hex_: Hex) -> str:
    """A hex's name wherever people read it: small i, j and l look alike on a phone, capitals do not."""
    return hex_.upper()


def _where(steps: Iterable[StepView]) -> str:
    return listed(dict.fromkeys(_route(step) for step in steps if step.target))


def _route(step: StepView) -> str:
    target = written(step.target or "")
    return f"{written(step.origin)}→{target}" if step.origin and step.origin != step.target else target


def changed(view: BaronyView, scene: Scene) -> str:
    """One short line on the last move, or nothing if there was none."""
    if view.last_seat is None or not view.last:
        return ""
    made = [step for step in view.last if step.kind != "destroy"]
    lost = [step for step in view.last if step.kind == "destroy"]
    parts: list[str] = []
    if made:
        kind = made[0].kind
        title = scene.say(f"barony-title-{view.seats[view.last_seat].rank}")
        name = scene.names[view.last_seat]
        parts.append(scene.say(f"barony-picture-last-{kind}", name=name, where=_where(made), title=title))
    if lost:
        parts.append(scene.say("barony-picture-last-destroy", where=_where(lost), count=len(lost)))
    return " ".join(parts)


def stage(view: BaronyView, scene: Scene) -> str:
    """How far the game has come."""
    if view.outcome or view.phase == "over":
        return scene.say("render-over")
    if view.phase == "placement":
        return scene.say("barony-picture-placement")
    if view.final_round:
        return scene.say("render-final-round", round=view.round)
    return scene.say("render-round", round=view.round)


def _standing(view: BaronyView, scene: Scene) -> str:
    scores = [view.outcome.scores[seat.seat] if view.outcome else seat.track for seat in view.seats]
    order = sorted(view.seats, key=lambda seat: -scores[seat.seat])
    rows = [
        scene.say(
            "barony-picture-standing",
            name=scene.names[seat.seat],
            title=scene.say(f"barony-title-{seat.rank}"),
            points=scores[seat.seat],
        )
        for seat in order
    ]
    return scene.say("render-standings", rows=". ".join(rows))


def _standers(view: BaronyView, scene: Scene, hex_: Hex) -> str:
    terrain = scene.say(f"barony-terrain-{land_of(view.land).terrain[hex_]}")
    pieces = [
        scene.say(f"barony-picture-{piece.kind}", name=scene.names[piece.seat], count=piece.count)
        for piece in view.pieces.get(hex_, ())
    ]
    return scene.say("barony-picture-close", hex=hex_, terrain=terrain, pieces=listed(pieces), count=len(pieces))


def alt(view: BaronyView, scene: Scene) -> str:
    """A sentence or two from the same view: what changed, whose turn, the standings; in a close-up, what is there."""
    focus = scene.focus if scene.focus in land_of(view.land).terrain else None
    parts = [_standers(view, scene, focus)] if focus else [scene.title and f"{scene.title}.", f"{stage(view, scene)}."]
    change = changed(view, scene)
    parts += [change and f"{change}.", f"{headline(view, scene)}."]
    if scene.rings:
        parts.append(scene.say("render-ringed", where=listed(dict.fromkeys(map(written, scene.rings)))))
    if focus is None:
        parts.append(_standing(view, scene))
    return " ".join(part for part in parts if part)
