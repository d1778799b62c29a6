"""M-74: which dice to roll again. All rolls of the three dice are few enough to look at every one of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product

from msgspec import Struct

from rules.medioevo.battle.values import OVERWHELMING, raw_attack
from rules.medioevo.data import DICE, Unit, UnitType
from rules.medioevo.table import of_type, size

Dice = tuple[int, ...]  # d4, d6, d8

_MANY, _FEW = 9, 4  # more of them make no difference
_SIDES = tuple(DICE.values())
_ROLLS: tuple[Dice, ...] = tuple(product(*(range(1, sides + 1) for sides in _SIDES)))
_CHOICES = tuple(some for number in range(len(_SIDES) + 1) for some in combinations(range(len(_SIDES)), number))
_VALUES: dict[Dice, tuple[int, int]] = {dice: (raw_attack(dice), min(dice)) for dice in _ROLLS}  # attack, casualties


class Aims(Struct, frozen=True):
    """What a roll is measured by: the change of the own value, the value to beat, the sizes of both armies, what the
    cavalry of both would add and what the own heavy infantry spares."""

    change: int
    target: int
    own: int
    foes: int
    riders: int = 0
    foe_riders: int = 0
    heavies: int = 0


def aims_of(mine: Mapping[Unit, int], foes: Mapping[Unit, int], change: int, target: int) -> Aims:
    """M-72: a type that both sides have helps neither."""
    return Aims(
        change=change,
        target=target,
        own=min(_MANY, size(mine)),
        foes=min(_MANY, size(foes)),
        riders=min(_FEW, _alone(mine, foes, "cavalry")),
        foe_riders=min(_FEW, _alone(foes, mine, "cavalry")),
        heavies=min(_FEW, _alone(mine, foes, "heavy")),
    )


def _alone(one: Mapping[Unit, int], other: Mapping[Unit, int], kind: UnitType) -> int:
    return 0 if of_type(other, kind) else of_type(one, kind)


def result(dice: Dice, aims: Aims) -> tuple[int, int]:
    """Damage to the enemies, and to oneself with the casualties."""
    return _result(*_VALUES[dice], aims)


def _result(attack: int, lowest: int, aims: Aims) -> tuple[int, int]:
    difference = max(0, attack + aims.change) - aims.target
    dealt, taken = 0, max(0, lowest - aims.heavies)
    if difference >= 0:
        dealt += min(difference, aims.own) + difference // OVERWHELMING + 2 * aims.riders
    if difference <= 0:
        taken += min(-difference, aims.foes) + -difference // OVERWHELMING + 2 * aims.foe_riders
    return dealt, taken


def _merit(attack: int, lowest: int, aims: Aims) -> float:
    """More damage than there are enemies is worth little."""
    dealt, taken = _result(attack, lowest, aims)
    return min(dealt, aims.foes) + 0.1 * dealt - min(taken, aims.own) - 0.1 * taken


def _kept(dice: Dice, some: tuple[int, ...]) -> Dice:
    """The dice as they stay, nothing in place of those rolled again."""
    return tuple(0 if at in some else value for at, value in enumerate(dice))


_KEPT = {some: {dice: _kept(dice, some) for dice in _ROLLS} for some in _CHOICES}
_WAYS = {some: len(_ROLLS) // len(set(_KEPT[some].values())) for some in _CHOICES}


@lru_cache(maxsize=4096)
def _outlooks(aims: Aims) -> dict[tuple[int, ...], dict[Dice, float]]:
    """For each choice of dice, and what is kept, the sum of the merits of what may come of it."""
    merits = {value: _merit(*value, aims) for value in set(_VALUES.values())}
    found: dict[tuple[int, ...], dict[Dice, float]] = {}
    for some in _CHOICES:
        sums: dict[Dice, float] = {}
        for dice, kept in _KEPT[some].items():
            sums[kept] = sums.get(kept, 0) + merits[_VALUES[dice]]
        found[some] = sums
    return found


@lru_cache(maxsize=50_000)
def again(dice: Dice, aims: Aims) -> tuple[int, ...]:
    """The dice to roll again, by their place: the choice with the best outlook, the fewest of equal ones."""
    outlooks = _outlooks(aims)
    return max(_CHOICES, key=lambda some: outlooks[some][_KEPT[some][dice]] / _WAYS[some] - 1e-6 * len(some))
