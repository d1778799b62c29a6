"""M-72: archers shoot before the mêlée."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.combat.abilities import active
from rules.medioevo.combat.engines import hits
from rules.medioevo.combat.field import Fray, shelter, works
from rules.medioevo.combat.phrases import side_words
from rules.medioevo.position import Position
from rules.medioevo.powers.effects import effects

AIM = "archer_roll_bonus"  # the effect of card 8
MOST_AIM = 3


def archer_dice(position: Position, fray: Fray, who: int) -> int:
    """One for each active archer, or captain who acts as one."""
    return active(position, fray, who, "archer")


def volley(flow: Flow[Position], fray: Fray) -> None:
    for who, side in enumerate(fray.sides):
        side.now.arrows = [flow.chance.roll(8) for _ in range(archer_dice(flow.state, fray, who))]
        side.now.arrows = lowered(side.now.arrows, aim(flow.state, fray, who))


def aim(position: Position, fray: Fray, who: int) -> int:
    """Card 8: by how much each die is lower, one for every two archers who shoot. Uses add up, as far as it goes."""
    if not works(position, fray, who, AIM):
        return 0
    side = fray.sides[who]
    return min(MOST_AIM, len(side.now.arrows) // 2 * len(effects(position, AIM, seat=side.seat, place=fray.place)))


def lowered(rolls: list[int], by: int) -> list[int]:
    return [max(1, roll - by) for roll in rolls]


def missed(fray: Fray, who: int) -> bool:
    """Whether any archer of a side has."""
    rolls = fray.sides[who].now.arrows
    return hits(rolls) < len(rolls)


def shoot_again(flow: Flow[Position], fray: Fray, who: int) -> None:
    """Card 9: archers who missed shoot once more."""
    now, better = fray.sides[who].now, aim(flow.state, fray, who)
    for at, roll in enumerate(now.arrows):
        if not hits([roll]):
            (now.arrows[at],) = lowered([flow.chance.roll(8)], better)


def tell_volley(flow: Flow[Position], fray: Fray) -> None:
    for side in fray.sides:
        rolls = side.now.arrows
        if rolls:
            flow.say("medioevo-event-arrows", side=side_words(side.seat), rolls=[*rolls], hits=hits(rolls))


def arrow_damage(position: Position, fray: Fray, who: int) -> int:
    """To a side, by the archers of the other; its building may shelter it (M-70)."""
    points = hits(fray.sides[1 - who].now.arrows) + planned(position, fray, 1 - who)
    return max(0, points - shelter(position, fray, who, "archers"))


def planned(position: Position, fray: Fray, who: int) -> int:
    """M-111: what Strategy adds to the damage that a side's archers do."""
    if not works(position, fray, who, "strategy"):
        return 0
    return sum(effect.count for effect in effects(position, "strategy", seat=fray.sides[who].seat, place=fray.place))
