"""What is seen of a battle: everything."""

from __future__ import annotations

from rules.medioevo.battle import (
    ATTACKER,
    DEFENDER,
    Fray,
    Part,
    army,
    attack_parts,
    casualty_parts,
    engines_at,
    is_preparing,
    levels_left,
    owed,
    shelter,
    total,
    uses,
)
from rules.medioevo.table import Position, in_order
from rules.medioevo.view import BattleSideView, BattleView, CrewView

_SAID: dict[int | None, str] = {None: "tie", ATTACKER: "attacker", DEFENDER: "defender"}


def battle_view(position: Position) -> BattleView | None:
    """The topmost battle, if one is under way."""
    fray = next((frame for frame in reversed(position.stack) if isinstance(frame, Fray)), None)
    if fray is None:
        return None
    past = is_preparing(fray) and fray.round > 1
    melee = fray.last if past else fray.melee
    return BattleView(
        place=fray.place,
        naval=fray.naval,
        round=fray.round,
        step=fray.at,
        attacker=_side(position, fray, ATTACKER, past=past),
        defender=_side(position, fray, DEFENDER, past=past),
        past=past,
        winner=None if melee is None else _SAID[melee.winner],
        superiority=melee.superiority if melee else 0,
        fleeing_to=fray.fleeing,
        flight_cost=fray.cost,
    )


def _side(position: Position, fray: Fray, who: int, *, past: bool) -> BattleSideView:
    side = fray.sides[who]
    now = side.now
    told = side.before if past and side.before else now
    attack = told.attack or (attack_parts(position, fray, who) if now.dice else [])
    casualties = told.casualties or (casualty_parts(position, fray, who) if now.dice else [])
    return BattleSideView(
        seat=side.seat,
        start=in_order(side.start),
        army=in_order(army(position, fray, who)),
        galleys=now.fleet,
        capture=side.capture,
        captives=in_order(side.captives),
        protection=now.protection,
        shelter=shelter(position, fray, who, now.protection) if now.protection else 0,
        engines=_engines(position, fray, who),
        captain_levels=levels_left(position, fray, who),
        captain_uses=tuple(uses(position, fray, who)),
        arrows=tuple(told.arrows),
        abilities=dict(told.abilities),
        sacrificed=told.sacrificed or 0,
        first_dice=dict(told.first),
        dice=dict(told.dice),
        rerolled=tuple(told.rerolled or ()),
        attack=_parts(attack),
        attack_value=total(attack) if attack else None,
        casualties=_parts(casualties),
        casualty_value=total(casualties) if casualties else None,
        damage=_parts(told.damage),
        owed=owed(fray, who),
        also=now.also,
    )


def _engines(position: Position, fray: Fray, who: int) -> tuple[CrewView, ...]:
    now = fray.sides[who].now
    return tuple(
        CrewView(
            engine=engine.id,
            kind=engine.kind,
            crew=in_order(now.crews.get(engine.id, {})),
            target=now.targets.get(engine.id),
            rolls=tuple(now.shots.get(engine.id, ())),
        )
        for engine in engines_at(position, fray, who)
    )


def _parts(parts: list[Part]) -> tuple[tuple[str, int], ...]:
    """With the words of each."""
    return tuple((f"medioevo-part-{key}", number) for key, number in parts)
