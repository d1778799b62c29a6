"""M-70: a round of battle as an ordered list of small steps. A step may ask; once nobody is awaited it is done, and the
next one begins. Windows for reactions (M-130) are steps of their own."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rules.core import Decision, Flow
from rules.medioevo.battle.abilities import arrow_damage, check_abilities, leads, tell_volley, volley
from rules.medioevo.battle.damage import bear_what_must_be, owe, suffering
from rules.medioevo.battle.dice import recasting, roll, sacrificing
from rules.medioevo.battle.engines import batter_buildings, engine_damage, shoot, tell_shots
from rules.medioevo.battle.entrusting import stand_by, waived
from rules.medioevo.battle.field import ATTACKER, DEFENDER, Cause, Fray, Stance, reconciled, settled, works
from rules.medioevo.battle.galleys import fleet_level, roll_for_galleys, sink
from rules.medioevo.battle.melee import (
    avenging,
    compare,
    overwhelming,
    settle_superiority,
    strike_casualties,
    strike_melee,
)
from rules.medioevo.battle.prepare import BEFORE, forbidden_before_dice, preparing, settle_protection
from rules.medioevo.powers import Moment, open_window
from rules.medioevo.table import Position

Asking = Callable[[Position, Fray], dict[int, Decision]]
Doing = Callable[[Flow[Position], Fray], None]


class Step(Struct, frozen=True):
    name: str
    do: Doing
    asks: Asking | None = None


def _open_round(flow: Flow[Position], fray: Fray) -> None:
    fray.round += 1
    if fray.round > 1:
        stand_by(flow.state, fray)
    fray.last, fray.melee, fray.extra = fray.melee, None, None
    for who, side in enumerate(fray.sides):
        side.before = side.now if fray.round > 1 else None
        side.now = Stance(fleet=fleet_level(flow.state, fray, who), routine=side.now.routine)


def _prepared(flow: Flow[Position], fray: Fray) -> None:
    settle_protection(flow, fray)
    if reconciled(flow.state, fray):
        fray.fleeing = None
    over = fray.yielded is not None or settled(flow.state, fray)
    if over or forbidden_before_dice(flow.state, fray):
        fray.at = "judge"


def _over(flow: Flow[Position], fray: Fray) -> None:
    """Engines or archers may leave nobody for a mêlée."""
    if settled(flow.state, fray):
        fray.at = "delayed"


def _engines_hit(flow: Flow[Position], fray: Fray) -> None:
    tell_shots(flow, fray)
    points = [engine_damage(flow.state, fray, who) for who in (ATTACKER, DEFENDER)]
    batter_buildings(flow, fray)
    _deal(flow.state, fray, points, "engines")


def _arrows_hit(flow: Flow[Position], fray: Fray) -> None:
    tell_volley(flow, fray)
    _deal(flow.state, fray, [arrow_damage(flow.state, fray, who) for who in (ATTACKER, DEFENDER)], "archers")


def _deal(position: Position, fray: Fray, points: list[int], by: Cause) -> None:
    """Card 29: what is delayed is owed at the end of the round."""
    for who, side in enumerate(fray.sides):
        if points[who]:
            side.now.damage.append((by, points[who]))
            owe(fray, who, points[who], by)
            if works(position, fray, who, "late_losses"):
                side.now.delayed.append(side.now.blows.pop())


def _delayed_hit(flow: Flow[Position], fray: Fray) -> None:
    for side in fray.sides:
        side.now.blows += side.now.delayed
        side.now.delayed = []


def _check(flow: Flow[Position], fray: Fray) -> None:
    check_abilities(flow, fray)


def _suffer(name: str) -> Step:
    def suffered(flow: Flow[Position], fray: Fray) -> None:
        """What must be falls; where a choice is left, the step goes on. Galleys without units are rolled for at
        once."""
        if bear_what_must_be(flow, fray):
            fray.at = name
        else:
            roll_for_galleys(flow, fray)

    return Step(name, suffered, suffering)


# The list


def _nothing(flow: Flow[Position], fray: Fray) -> None:
    pass


def window(name: str, moment: Moment, when: Callable[[Fray], bool] = lambda fray: True) -> Step:
    def do(flow: Flow[Position], fray: Fray) -> None:
        if when(fray):
            deciding = fray.seats if moment in BEFORE else ()
            waiving = waived(flow.state, fray)
            open_window(flow, moment, place=fray.place, involved=fray.seats, waived=waiving, deciding=deciding)

    return Step(f"window-{name}", do)


def _shot(fray: Fray) -> bool:
    return any(side.now.shots for side in fray.sides)


def _loosed(fray: Fray) -> bool:
    return any(side.now.arrows for side in fray.sides)


def _hurt(fray: Fray) -> bool:
    return any(side.now.blows for side in fray.sides)


def _damage(name: str, do: Doing) -> tuple[Step, ...]:
    """Damage is dealt, may be reacted to, is assigned by those who take it, and galleys may sink of it."""
    return (
        Step(name, do),
        window(f"{name}-damage", "damage", _hurt),
        _suffer(f"{name}-suffer"),
        window(f"{name}-sinking", "die-rolled", lambda fray: bool(fray.sinking)),
        Step(f"{name}-sink", sink),
    )


def _melee_dice(who: int, name: str) -> tuple[Step, ...]:
    """M-72, M-74: sacrifices before the own dice, so the defender has seen the attacker's."""
    return (
        Step(f"{name}-sacrifice", lambda flow, fray: roll(flow, fray, who), lambda p, fray: sacrificing(p, fray, who)),
        Step(f"{name}-recast", _nothing, lambda position, fray: recasting(position, fray, who)),
    )


ROUND: tuple[Step, ...] = (
    Step("round", _open_round),
    Step("prepare", _prepared, preparing),
    Step("shoot", shoot),
    window("shots", "dice", _shot),
    *_damage("engines", _engines_hit),
    Step("after-engines", _over),
    Step("lead", _nothing, leads),
    Step("volley", volley),
    window("arrows", "dice", _loosed),
    *_damage("archers", _arrows_hit),
    Step("after-archers", _over),
    Step("abilities", _check),
    *_melee_dice(ATTACKER, "attacker"),
    *_melee_dice(DEFENDER, "defender"),
    window("dice", "dice"),
    Step("attacker-blood", _nothing, lambda position, fray: avenging(position, fray, ATTACKER)),
    Step("defender-blood", _nothing, lambda position, fray: avenging(position, fray, DEFENDER)),
    Step("compare", compare),
    Step("overwhelm", settle_superiority, overwhelming),
    *_damage("melee", strike_melee),
    *_damage("attacker-casualties", lambda flow, fray: strike_casualties(fray, ATTACKER)),
    *_damage("defender-casualties", lambda flow, fray: strike_casualties(fray, DEFENDER)),
    *_damage("delayed", _delayed_hit),
)


def is_preparing(fray: Fray) -> bool:
    """Whether a round is being prepared: none of its dice lie."""
    return fray.at == "prepare"


def is_before_a_round(fray: Fray) -> bool:
    """Whether a round is to come, also in the windows before it: these are the steps that follow them."""
    return fray.at in ("begin", "prepare", "again")
