"""What a picture of Torres says in words: the line about the last turn, how far the game is, and the alt text."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import Scene
from rules.torres.view import StepView, TorresView


def _list(items: Iterable[str]) -> str:
    return ", ".join(items)


def numbered(view: TorresView) -> list[tuple[int, StepView]]:
    """The steps of the last turn that happened somewhere, as the picture numbers them."""
    return list(enumerate((step for step in view.last if step.target), 1))


def _step(step: StepView, number: int | None, scene: Scene) -> str:
    if step.kind in ("score", "extra"):
        return scene.say(f"torres-picture-{step.kind}", points=step.amount)
    if step.kind == "first":
        return scene.say("torres-picture-first", name=scene.names[step.amount])
    if step.target is None:
        return scene.say(f"torres-picture-{step.kind}")
    where = f"{step.origin}→{step.target}" if step.origin else step.target
    named = scene.say(f"torres-picture-{step.kind}", where=where)
    return named if number is None else f"{number} {named}"


def changed(view: TorresView, scene: Scene) -> str:
    """One line on the last turn; steps on the board bear the numbers of their arrows."""
    if view.last_seat is None or not view.last:
        return ""
    numbers = {id(step): number for number, step in numbered(view)}
    many = len(numbers) > 1
    parts = [_step(step, numbers.get(id(step)) if many else None, scene) for step in view.last]
    return f"{scene.names[view.last_seat]}: {_list(parts)}"


def turn(view: TorresView, scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    if view.outcome:
        winners = _list(scene.names[seat] for seat in view.outcome.winners)
        return scene.say("render-won", names=winners, count=len(view.outcome.winners))
    if not view.awaited:
        return scene.say("render-waiting")
    return scene.say("render-turn", names=_list(scene.names[seat] for seat in view.awaited), count=len(view.awaited))


def stage(view: TorresView, scene: Scene) -> str:
    """How far the game has come."""
    if view.outcome or view.phase == "over":
        return scene.say("render-over")
    if view.phase in ("blocks", "knights", "king"):
        return scene.say("torres-picture-setup")
    if view.phase == "succession":
        return scene.say("torres-picture-succession", year=view.year)
    return scene.say("torres-picture-round", year=view.year, round=view.round, rounds=view.rounds)


def _standing(view: TorresView, scene: Scene) -> str:
    order = sorted(view.seats, key=lambda seat: -seat.score)
    rows = [
        scene.say(
            "torres-picture-standing",
            name=scene.names[seat.seat],
            points=seat.score,
            worth=seat.worth,
            knights=_list(square for square, owner in sorted(view.knights.items()) if owner == seat.seat) or "–",
        )
        for seat in order
    ]
    return scene.say("render-standings", rows="; ".join(rows))


def alt(view: TorresView, scene: Scene) -> str:
    """A sentence or two from the same view: how far, what changed, whose turn, the king, the standings."""
    change = changed(view, scene)
    parts = [scene.title and f"{scene.title}.", f"{stage(view, scene)}.", change and f"{change}."]
    parts.append(f"{turn(view, scene)}.")
    if view.king:
        parts.append(scene.say("torres-picture-king-at", where=view.king))
    if scene.rings:
        parts.append(scene.say("render-ringed", where=_list(scene.rings)))
    if view.master:
        parts.append(scene.say(f"torres-master-{view.master}-text"))
    parts.append(_standing(view, scene))
    return " ".join(part for part in parts if part)


def hand_alt(view: TorresView, scene: Scene) -> str:
    """All cards that the picture of a hand shows."""
    parts: list[str] = [scene.say("torres-picture-hand-title")]
    for name, cards in (("hand", view.hand), ("bought", view.bought), ("looked", view.looked)):
        if cards:
            listed = _list(scene.say(f"torres-card-{card}") for card in cards)
            parts.append(scene.say(f"torres-picture-hand-{name}", cards=listed))
    if len(parts) == 1:
        parts.append(scene.say("torres-picture-hand-none"))
    return " ".join(parts)
