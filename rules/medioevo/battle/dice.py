"""M-72, M-74: the dice of the mêlée, the sacrifices before them, and the rerolls after; and all dice of a round as they
lie (cards 46, 47)."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Decision, Flow, Refusal, Some, Words, words
from rules.medioevo.battle.abilities import ACT
from rules.medioevo.battle.field import Fray, fighters, fit, the_fray
from rules.medioevo.data import CAPTAINS, DICE, Die, Unit
from rules.medioevo.effects import joined, parted, seat_name, take_off
from rules.medioevo.powers import Moment
from rules.medioevo.table import Position, enlist, of_type, refuse, side_words

SACRIFICE_BONUS = 4
_SACRIFICED: tuple[Unit, ...] = ("light", *CAPTAINS)  # a captain only where it acts as light infantry
# M-85: outnumbered barbarians with at least so many light infantry sacrifice so many of them.
BARBARIAN_SACRIFICES: tuple[tuple[int, int], ...] = ((4, 2), (2, 1))


# Sacrifices


def most_sacrifices(position: Position, fray: Fray, who: int) -> int:
    """Light infantry in the mêlée, and a captain who acts as one, while the ability is active."""
    now = fray.sides[who].now
    if not now.abilities.get("light"):
        return 0
    mine = fighters(position, fray, who)
    captain = f"{ACT}-light" in (now.uses or ()) and of_type(mine, "captain") > 0
    return of_type(mine, "light") + captain


def barbarian_sacrifice(position: Position, fray: Fray, who: int) -> int:
    """M-85: only when outnumbered, all units counting."""
    if fit(position, fray, who) >= fit(position, fray, 1 - who):
        return 0
    lights = most_sacrifices(position, fray, who)
    return next((given for least, given in BARBARIAN_SACRIFICES if lights >= least), 0)


def _sacrifices(position: Position, seat: int) -> Amount:
    fray = the_fray(position)
    return Amount(0, most_sacrifices(position, fray, fray.side_of(seat)))


def _no_sacrifice(position: Position, seat: int, count: object) -> Refusal:
    fray = the_fray(position)
    return refuse("M-72", "sacrifice", fray.place, most=most_sacrifices(position, fray, fray.side_of(seat)))


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """M-72: light infantry given up before the dice are rolled."""

    rule = "M-72"
    group = "battle"

    count: Annotated[int, Ask(_sacrifices, "M-72", _no_sacrifice)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        sacrifice(flow, fray, fray.side_of(seat), self.count)


def sacrifice(flow: Flow[Position], fray: Fray, who: int, count: int) -> None:
    """Light infantry first; a captain who acts as such only when there is no other."""
    side = fray.sides[who]
    side.now.sacrificed = count
    side.fallen += count
    for _ in range(count):
        mine = fighters(flow.state, fray, who)
        unit: Unit = next(unit for unit in _SACRIFICED if unit in mine)
        enlist(side.now.lost, take_off(flow.state, fray.place, side.seat, unit))
    if count:
        bonus = SACRIFICE_BONUS * count
        flow.say("medioevo-event-sacrifice", side=side_words(side.seat), count=count, bonus=bonus)


def sacrificing(position: Position, fray: Fray, who: int) -> dict[int, Decision]:
    side = fray.sides[who]
    most = most_sacrifices(position, fray, who)
    if side.seat is None or side.now.sacrificed is not None or not most:
        return {}
    prompt = words("medioevo-prompt-sacrifice", most=most, bonus=SACRIFICE_BONUS)
    return {side.seat: Decision(prompt=prompt, actions=(Sacrifice,))}


# Rolling


def roll(flow: Flow[Position], fray: Fray, who: int) -> None:
    """M-74: barbarians use the turn's dice and have given what they give (M-85)."""
    side, state = fray.sides[who], flow.state
    if side.seat is None:
        sacrifice(flow, fray, who, barbarian_sacrifice(state, fray, who))
        side.now.dice, side.now.rerolled = dict(state.dice), []
    else:
        side.now.dice = {die: flow.chance.roll(sides) for die, sides in DICE.items()}
        side.now.first = dict(side.now.dice)
    _tell(flow, fray, who, "medioevo-event-battle-dice")


def _tell(flow: Flow[Position], fray: Fray, who: int, key: str) -> None:
    side = fray.sides[who]
    dice = side.now.dice
    flow.say(key, side=side_words(side.seat), d4=dice["d4"], d6=dice["d6"], d8=dice["d8"])


def _dice(position: Position, seat: int) -> Some:
    return Some(tuple(DICE))


def _die_label(position: Position, seat: int, die: Die) -> Words:
    fray = the_fray(position)
    return words("medioevo-label-die", die=die, value=fray.sides[fray.side_of(seat)].now.dice[die])


class Recast(Action, frozen=True, tag="recast"):
    """M-74: any of the dice once more, all at once; none of them: keep what they show."""

    rule = "M-74"
    group = "battle"

    dice: Annotated[tuple[str, ...], Ask(_dice, "M-74", None, _die_label, nothing="medioevo-nothing-dice")]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        who = fray.side_of(seat)
        now = fray.sides[who].now
        now.rerolled = [die for die in DICE if die in self.dice]
        for die in now.rerolled:
            now.dice[die] = flow.chance.roll(DICE[die])
        if now.rerolled:
            _tell(flow, fray, who, "medioevo-event-battle-recast")


def recasting(position: Position, fray: Fray, who: int) -> dict[int, Decision]:
    side = fray.sides[who]
    if side.seat is None or side.now.rerolled is not None:
        return {}
    dice = side.now.dice
    prompt = words("medioevo-prompt-recast", d4=dice["d4"], d6=dice["d6"], d8=dice["d8"])
    return {side.seat: Decision(prompt=prompt, actions=(Recast,))}


# Dice that lie

_ARROW = "arrow"


def dice_lying(fray: Fray, moment: Moment) -> dict[str, int]:
    """The dice that a window may be about, by their names as options."""
    if moment == "dice":
        return _rolled_last(fray)
    if moment != "die-rolled":
        return {}
    return {joined(seat_name(sinking.seat), sinking.galley): sinking.roll for sinking in fray.sinking}


def _rolled_last(fray: Fray) -> dict[str, int]:
    """The dice of the mêlée, else of the archers, else of the engines."""
    found: dict[str, int] = {}
    for side in fray.sides:
        name, now = seat_name(side.seat), side.now
        if melee_lies(fray):
            found |= {joined(name, die): value for die, value in now.dice.items()}
        elif arrows_lie(fray):
            found |= {joined(name, _ARROW, at): value for at, value in enumerate(now.arrows)}
        else:
            shots = ((engine, at, value) for engine, rolls in now.shots.items() for at, value in enumerate(rolls))
            found |= {joined(name, engine, at): value for engine, at, value in shots}
    return found


def melee_lies(fray: Fray) -> bool:
    return any(side.now.dice for side in fray.sides)


def arrows_lie(fray: Fray) -> bool:
    return not melee_lies(fray) and any(side.now.arrows for side in fray.sides)


def lay_die(fray: Fray, moment: Moment, name: str, value: int) -> None:
    """One of `dice_lying` shows another number."""
    if moment == "die-rolled":
        sunk = next(sinking for sinking in fray.sinking if joined(seat_name(sinking.seat), sinking.galley) == name)
        sunk.roll = value
        return
    names = parted(name)
    now = next(side.now for side in fray.sides if seat_name(side.seat) == names[0])
    if len(names) == 2:
        now.dice |= {die: value for die in DICE if die == names[1]}
        return
    rolls = now.arrows if names[1] == _ARROW else now.shots[names[1]]
    rolls[int(names[2])] = value
