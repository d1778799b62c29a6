"""M-70, M-74, M-75, M-79, M-81, M-142: what the dice of a round are worth, who wins it, and the damage that follows;
blood tokens are spent when all dice lie and all have reacted to them, so that everybody knows the values."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Decision, Flow, Refusal, Words, words
from rules.medioevo.battle.damage import owe
from rules.medioevo.battle.dice import SACRIFICE_BONUS
from rules.medioevo.battle.field import ATTACKER, DEFENDER, Fray, Part, fighters, fit, shelter, the_fray, times, works
from rules.medioevo.battle.galleys import fleet_bonus
from rules.medioevo.battle.values import (
    CAPTURE_RATIO,
    attack_value,
    capture_halves,
    casualty_value,
    judge_melee,
    penalty,
    raw_attack,
)
from rules.medioevo.table import Position, parts_words, place_words, refuse, side_words, size

CAVALRY_DAMAGE = 2
EASY_RATIO = 2  # card 40
RELIEF = 2  # card 41, for each use


def total(parts: list[Part]) -> int:
    return sum(number for _, number in parts)


def _bonuses(position: Position, fray: Fray, who: int) -> list[Part]:
    """What is added to the dice, before the floor and the halvings."""
    side = fray.sides[who]
    found = [
        ("penalty", penalty(position.order, side.seat)),
        ("sacrifice", SACRIFICE_BONUS * (side.now.sacrificed or 0)),
        ("galleys", fleet_bonus(fray, who)),
        *side.now.bonuses.items(),
    ]
    return [(key, number) for key, number in found if number]


def attack_parts(position: Position, fray: Fray, who: int) -> list[Part]:
    """M-74: dice, then penalty and bonuses, then the floor of 0, then the halvings of capture and flight."""
    side = fray.sides[who]
    dice = list(side.now.dice.values())
    bonuses = _bonuses(position, fray, who)
    raw, change = raw_attack(dice), total(bonuses)
    ratio = EASY_RATIO if works(position, fray, who, "easy_capture") else CAPTURE_RATIO
    halved = side.capture and capture_halves(fit(position, fray, who), fit(position, fray, 1 - who), ratio)
    relief = RELIEF * times(position, fray, who, "light_penalty")
    fleeing = who == ATTACKER and fray.fleeing is not None
    whole = attack_value(dice, change)
    captured = attack_value(dice, change, halved=halved, relief=relief)
    final = attack_value(dice, change, halved=halved, relief=relief, fleeing=fleeing)
    found = [("floor", whole - raw - change), ("capture", captured - whole), ("flight", final - captured)]
    first = ("product" if raw > max(dice) else "die", raw)
    return [first, *bonuses, *((key, number) for key, number in found if number)]


def casualty_parts(position: Position, fray: Fray, who: int) -> list[Part]:
    """M-72, M-79: the lowest die, the steps of a flight, less what heavy infantry spares."""
    side = fray.sides[who]
    dice = list(side.now.dice.values())
    steps = fray.cost if who == ATTACKER and fray.fleeing is not None else 0
    borne = casualty_value(dice, flight=steps)
    spared = casualty_value(dice, side.now.abilities.get("heavy", 0), steps) - borne
    found = [("march", steps), ("heavy", spared)]
    return [("lowest", min(dice)), *((key, number) for key, number in found if number)]


def compare(flow: Flow[Position], fray: Fray) -> None:
    """M-75: the values stand from now on."""
    state = flow.state
    for who, side in enumerate(fray.sides):
        side.now.attack = attack_parts(state, fray, who)
        side.now.casualties = casualty_parts(state, fray, who)
    one, other = (total(side.now.attack) for side in fray.sides)
    units = (size(fighters(state, fray, ATTACKER)), size(fighters(state, fray, DEFENDER)))
    fray.melee = judge_melee((one, other), units)
    for side in fray.sides:
        flow.say(
            "medioevo-event-battle-value",
            side=side_words(side.seat),
            value=total(side.now.attack),
            parts=parts_words(side.now.attack),
            casualties=total(side.now.casualties),
        )
    if fray.melee.winner is None:
        flow.say("medioevo-event-battle-tie", places=(fray.place,), place=place_words(fray.place))
    else:
        winner = side_words(fray.sides[fray.melee.winner].seat)
        flow.say("medioevo-event-battle-round-won", side=winner, score=fray.melee.score)


# Superiority


def _extra(position: Position, seat: int) -> Amount:
    fray = the_fray(position)
    return Amount(0, fray.melee.superiority if fray.melee else 0)


def _no_extra(position: Position, seat: int, value: object) -> Refusal:
    fray = the_fray(position)
    return refuse("M-75", "overwhelm", fray.place, most=fray.melee.superiority if fray.melee else 0)


def _shared(position: Position, seat: int, damage: int) -> Words:
    fray = the_fray(position)
    spared = (fray.melee.superiority if fray.melee else 0) - damage
    return words("medioevo-outcome-superiority", damage=damage, spared=spared)


class Overwhelm(Action, frozen=True, tag="overwhelm"):
    """M-75: how much of the superiority is more damage; the rest is fewer casualties."""

    rule = "M-75"
    group = "battle"

    damage: Annotated[int, Ask(_extra, "M-75", _no_extra, outcome=_shared)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        the_fray(flow.state).extra = self.damage


def overwhelming(position: Position, fray: Fray) -> dict[int, Decision]:
    """The winner is asked where both have a point; barbarians always deal more damage."""
    if fray.melee is None or fray.melee.winner is None or not fray.melee.superiority or fray.extra is not None:
        return {}
    winner = fray.sides[fray.melee.winner]
    if winner.seat is None or not total(winner.now.casualties):
        return {}
    prompt = words("medioevo-prompt-overwhelm", points=fray.melee.superiority)
    return {winner.seat: Decision(prompt=prompt, actions=(Overwhelm,))}


def settle_superiority(flow: Flow[Position], fray: Fray) -> None:
    assert fray.melee is not None
    if fray.melee.winner is None or not fray.melee.superiority:
        return
    if fray.extra is None:
        fray.extra = fray.melee.superiority
    winner = fray.sides[fray.melee.winner]
    spared = min(fray.melee.superiority - fray.extra, total(winner.now.casualties))
    if spared:
        winner.now.casualties.append(("superiority", -spared))
    side = side_words(winner.seat)
    flow.say("medioevo-event-overwhelm", side=side, damage=fray.extra, spared=spared)


# Damage


def damage_parts(position: Position, fray: Fray, who: int) -> list[Part]:
    """M-70, M-75: score, superiority and cavalry, less the protection of a building, which lessens them together."""
    assert fray.melee is not None
    lost = fray.melee.winner == 1 - who
    riders = fray.sides[1 - who].now.abilities.get("cavalry", 0) if fray.melee.winner != who else 0
    found = [
        ("score", fray.melee.score if lost else 0),
        ("superiority", (fray.extra or 0) if lost else 0),
        ("cavalry", CAVALRY_DAMAGE * riders),
    ]
    sheltered = min(total(found), shelter(position, fray, who, "melee"))
    return [(key, number) for key, number in (*found, ("protection", -sheltered)) if number]


def strike_melee(flow: Flow[Position], fray: Fray) -> None:
    """M-81: only points of the score take prisoners; a building's protection lessens these first."""
    assert fray.melee is not None
    for who, side in enumerate(fray.sides):
        parts = damage_parts(flow.state, fray, who)
        side.now.damage += parts
        points = total(parts)
        if captured(fray, who):
            score = max(0, fray.melee.score + sum(number for key, number in parts if key == "protection"))
            owe(fray, who, min(points, score), "melee", captures=True)
            points -= min(points, score)
        owe(fray, who, points, "melee")


def captured(fray: Fray, who: int) -> bool:
    """Whether a side lost the round to one that captures."""
    return fray.melee is not None and fray.melee.winner == 1 - who and fray.sides[1 - who].capture


def strike_casualties(fray: Fray, who: int) -> None:
    """M-75, M-81: both sides take their own, but not those who are being captured."""
    now = fray.sides[who].now
    points = total(now.casualties)
    if points and not captured(fray, who):
        now.damage.append(("casualties", points))
        owe(fray, who, points, "casualties")


BLOOD = "blood"  # among the bonuses of a side that has decided


def _tokens(position: Position, seat: int) -> Amount:
    return Amount(0, position.players[seat].blood)


def _too_many(position: Position, seat: int, count: object) -> Refusal:
    return refuse("M-142", "avenge", the_fray(position).place, most=position.players[seat].blood)


def _revenge(position: Position, seat: int, count: int) -> Words:
    return words("medioevo-outcome-revenge", count=count, left=position.players[seat].blood - count)


class Avenge(Action, frozen=True, tag="avenge"):
    """M-142: each blood token spent is +1 attack in this round."""

    rule = "M-142"
    group = "battle"

    count: Annotated[int, Ask(_tokens, "M-142", _too_many, outcome=_revenge)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        flow.state.players[seat].blood -= self.count
        fray.sides[fray.side_of(seat)].now.bonuses[BLOOD] = self.count
        if self.count:
            flow.say("medioevo-event-avenge", places=(fray.place,), seat=seat, count=self.count)


def avenging(position: Position, fray: Fray, who: int) -> dict[int, Decision]:
    side = fray.sides[who]
    if not position.blood or side.seat is None or BLOOD in side.now.bonuses:
        return {}
    most = position.players[side.seat].blood
    if not most:
        return {}
    own, other = (total(attack_parts(position, fray, at)) for at in (who, 1 - who))
    prompt = words("medioevo-prompt-avenge", most=most, own=own, other=other)
    return {side.seat: Decision(prompt=prompt, actions=(Avenge,))}
