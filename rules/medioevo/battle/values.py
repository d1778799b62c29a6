"""M-74, M-75: what dice are worth in a battle round, and what a round's two values do."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from msgspec import Struct

# M-74: by the number of players, in turn order.
PENALTIES: dict[int, tuple[int, ...]] = {
    1: (0,),
    2: (0, -1),
    3: (0, -1, -3),
    4: (0, -1, -2, -3),
    5: (0, -1, -1, -2, -3),
    6: (0, -1, -1, -2, -2, -3),
}
OVERWHELMING = 20  # M-75: each full one of these in the difference is a superiority
CAPTURE_RATIO = 3  # M-81


def penalty(order: Sequence[int], seat: int | None) -> int:
    """By the place in this turn's order; none for barbarians."""
    return 0 if seat is None else PENALTIES[len(order)][order.index(seat)]


def raw_attack(dice: Sequence[int]) -> int:
    """The highest die, or the product of equal ones where that is more."""
    products = (prod([value] * dice.count(value)) for value in dice if dice.count(value) > 1)
    return max(*dice, *products)


def attack_value(
    dice: Sequence[int], change: int = 0, *, halved: bool = False, relief: int = 0, fleeing: bool = False
) -> int:
    """`change` is the penalty and all bonuses together. The floor of 0 comes after them; a capture without enough
    superiority (`halved`) then takes half away, rounded up and less a `relief`, and a flight leaves half, rounded
    up."""
    value = max(0, raw_attack(dice) + change)
    if halved:
        value -= max(0, -(-value // 2) - relief)
    return -(-value // 2) if fleeing else value


def casualty_value(dice: Sequence[int], spared: int = 0, flight: int = 0) -> int:
    """The lowest die and the steps of a flight (M-79), less what heavy infantry spares (M-72)."""
    return max(0, min(dice) + flight - spared)


def capture_halves(captors: int, others: int, ratio: int = CAPTURE_RATIO) -> bool:
    """M-81: whether a capture weakens the attack."""
    return captors < ratio * others


class Melee(Struct, frozen=True):
    """`winner` 0 is the attacker, 1 the defender, None a tie. `score` is the damage to the loser; each point of
    `superiority` is one damage more, or one casualty less for the winner, who chooses."""

    winner: int | None
    score: int = 0
    superiority: int = 0


def judge_melee(values: tuple[int, int], units: tuple[int, int]) -> Melee:
    """M-75: `units` are those in the mêlée on each side; the winner's are the most that the score can be."""
    if values[0] == values[1]:
        return Melee(None)
    winner = 0 if values[0] > values[1] else 1
    difference = abs(values[0] - values[1])
    return Melee(winner, min(difference, units[winner]), difference // OVERWHELMING)
