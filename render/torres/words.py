"""What a picture of Torres says in words: the line about the last turn, and the alt texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from render.picture import Scene
from render.words import headline, listed
from rules.torres.land import NAMES, Square
from rules.torres.view import StepView, TorresView

_BUILT = ("block", "supply", "under")
_WENT = ("move", "door", "climb", "diagonal", "relocate", "jump")


def _deed(step: StepView) -> str:
    return "move" if step.kind in _WENT else "build" if step.kind in _BUILT else step.kind


def _routes(steps: Iterable[StepView]) -> str:
    """Ways from square to square; what goes on from where it came to is one way, and what comes twice is counted."""
    ways: list[list[Square]] = []
    for step in steps:
        if step.target is None:
            continue
        if step.origin is None:
            ways.append([step.target])
        elif ways and ways[-1][-1] == step.origin:
            ways[-1].append(step.target)
        else:
            ways.append([step.origin, step.target])
    counted = Counter("→".join(way) for way in ways)
    return listed(way if count == 1 else f"{way} ×{count}" for way, count in counted.items())


def _deeds(scene: Scene, steps: Iterable[StepView]) -> list[str]:
    """What was done, deeds of one kind together."""
    told = tuple(steps)
    deeds: list[str] = []
    for deed in dict.fromkeys(_deed(step) for step in told):
        alike = [step for step in told if _deed(step) == deed]
        amount = sum(step.amount for step in alike)
        args: dict[str, str | int] = {"where": _routes(alike), "count": len(alike), "amount": amount}
        if deed == "first":
            args["who"] = scene.names[alike[-1].amount]
        deeds.append(scene.say(f"torres-picture-last-{deed}", **args))
    return deeds


def changed(view: TorresView, scene: Scene) -> str:
    """One short line on the last turn, or nothing if there was none."""
    return next(tellings(view, scene))


def tellings(view: TorresView, scene: Scene) -> Iterator[str]:
    """The same, shorter and shorter, for where there is little room: all of it; what the board shows; that without the
    player, whose shield stands there anyway; the squares alone; the first deeds, for the board numbers them all."""
    if view.last_seat is None or not view.last:
        yield ""
        return
    name, shown = scene.names[view.last_seat], [step for step in view.last if step.target] or view.last
    for steps in (view.last, shown):
        yield scene.say("torres-picture-last", name=name, deeds=listed(_deeds(scene, steps)))
    deeds = _deeds(scene, shown)
    yield listed(deeds)
    yield _routes(shown)
    for most in range(len(deeds) - 1, 0, -1):
        yield f"{listed(deeds[:most])}…"


def stage(view: TorresView, scene: Scene) -> str:
    """How far the game has come."""
    if view.outcome or view.phase == "over":
        return scene.say("render-over")
    if view.phase in ("blocks", "knights", "king"):
        return scene.say("torres-picture-setup")
    if view.phase == "succession":
        return scene.say("torres-picture-year-over", year=view.year)
    return scene.say("torres-picture-stage", year=view.year, round=view.round, rounds=view.rounds)


def _standing(view: TorresView, scene: Scene) -> str:
    order = sorted(view.seats, key=lambda seat: -seat.score)
    rows = [scene.say("torres-picture-standing", name=scene.names[seat.seat], points=seat.score) for seat in order]
    return scene.say("render-standings", rows=". ".join(rows))


def _there(view: TorresView, scene: Scene, name: Square) -> str:
    """A close-up's square: its level, its castle, who stands there."""
    area = next((len(castle.squares) for castle in view.castles if name in castle.squares), 0)
    owner = view.knights.get(name)
    who = "king" if name == view.king else "nobody" if owner is None else "knight"
    standing = scene.say(f"torres-picture-there-{who}", name="" if owner is None else scene.names[owner])
    level = view.heights.get(name, 0)
    return scene.say("torres-picture-close", square=name, level=level, area=area, standing=standing)


def master_told(view: TorresView, scene: Scene) -> str:
    if view.master is None:
        return ""
    name, text = scene.say(f"torres-master-{view.master}"), scene.say(f"torres-master-{view.master}-text")
    return scene.say("torres-picture-master", name=name, text=text)


def alt(view: TorresView, scene: Scene) -> str:
    """What changed, whose turn, the standings; in a close-up, what is there. Only what is public."""
    focus = scene.focus if scene.focus in NAMES else None
    parts = [_there(view, scene, focus)] if focus else [scene.title and f"{scene.title}.", f"{stage(view, scene)}."]
    change = changed(view, scene)
    parts += [change and f"{change}.", f"{headline(view, scene)}."]
    ringed = [name for name in dict.fromkeys(scene.rings) if name in NAMES]
    if ringed:
        parts.append(scene.say("render-ringed", where=listed(ringed)))
    if focus is None:
        parts += [_standing(view, scene), master_told(view, scene)]
        if view.king:
            parts.append(scene.say("torres-picture-king", square=view.king))
    return " ".join(part for part in parts if part)


def hand_title(view: TorresView, scene: Scene) -> str:
    return scene.say("torres-picture-hand-title", name="" if view.seat is None else scene.names[view.seat])


def known_line(view: TorresView, scene: Scene) -> str:
    """What one has put back into the deck oneself, by place from the top; nothing if one knows nothing of it."""
    cards = [
        scene.say("torres-picture-hand-place", place=place, card=scene.say(f"torres-card-{card}"))
        for place, card in enumerate(view.known, 1)
        if card
    ]
    return scene.say("torres-picture-hand-known", total=len(view.known), cards=listed(cards)) if cards else ""


def hand_alt(view: TorresView, scene: Scene) -> str:
    """The cards by name: for their owner alone, as the picture itself."""
    parts = [f"{hand_title(view, scene)}."]
    for key, cards in (("looked", view.looked), ("ready", view.hand), ("bought", view.bought)):
        if cards:
            title = scene.say(f"torres-picture-hand-{key}", count=len(cards))
            told = listed(scene.say(f"torres-card-{card}") for card in cards)
            parts.append(scene.say("torres-picture-hand-list", title=title, cards=told))
    if len(parts) == 1:
        parts.append(scene.say("torres-picture-hand-none"))
    known = known_line(view, scene)
    if known:
        parts.append(f"{known}.")
    for seat in view.seats:
        if seat.played:
            told = listed(scene.say(f"torres-card-{card}") for card in seat.played)
            parts.append(scene.say("torres-picture-hand-played-by", name=scene.names[seat.seat], cards=told))
    return " ".join(parts)
