"""Battles: preparing, dice, damage, and what is won."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, combinations, product

from bot.coach.lesson import Facts, Lesson, asked, both, doing
from bot.coach.medioevo.looking import Here
from rules.core.words import words
from rules.medioevo.battle import judge_melee, raw_attack
from rules.medioevo.data import DICE, Die, UnitType
from rules.medioevo.table import of_type, size
from rules.medioevo.view import BattleSideView, BattleView, MedioevoView

_ABLE: tuple[UnitType, ...] = ("archer", "light", "heavy", "cavalry")
_LARGE = 5  # units; destroying so many at once is worth honour
_USUAL = 7  # what an attack often comes to, where the enemy has not rolled yet

# The two sides


def _battle(here: Here) -> BattleView:
    assert here.view.battle is not None, "asked for in battles only"
    return here.view.battle


def _sides(here: Here) -> tuple[BattleSideView, BattleSideView]:
    """One's own side, and the other."""
    battle = _battle(here)
    pair = (battle.attacker, battle.defender)
    return pair if battle.attacker.seat == here.seat else (pair[1], pair[0])


def _alone(side: BattleSideView, other: BattleSideView) -> list[UnitType]:
    """The types of unit that only one side has: their abilities work (M-72)."""
    return [kind for kind in _ABLE if of_type(side.army, kind) and not of_type(other.army, kind)]


def _prepare_facts(here: Here) -> Facts:
    mine, theirs = _sides(here)
    own, other = _alone(mine, theirs), _alone(theirs, mine)
    return {
        "own": size(mine.army),
        "theirs": size(theirs.army),
        "able": [words(f"medioevo-able-{kind}") for kind in own] if own else "",
        "count": len(own),
        "danger": [words(f"medioevo-thing-{kind}") for kind in other] if other else "",
        "dangers": len(other),
    }


def _is_attacker(here: Here) -> bool:
    return _battle(here).attacker.seat == here.seat


def _can_crush(here: Here) -> bool:
    """Whether a large army could be destroyed in this battle (M-125)."""
    mine, theirs = _sides(here)
    return _is_attacker(here) and size(theirs.start) >= _LARGE and size(mine.army) >= size(theirs.army)


# Dice


@dataclass(frozen=True)
class Odds:
    """What dice are held against: the enemy's attack, what is added to one's own, and how many units each side has."""

    foe: int
    change: int
    own: int
    theirs: int

    def balance(self, roll: tuple[int, ...]) -> int:
        """M-75: damage dealt less damage taken, casualties among it."""
        fought = judge_melee((raw_attack(roll) + self.change, self.foe), (self.own, self.theirs))
        return {0: fought.score, 1: -fought.score, None: 0}[fought.winner] - min(roll)


def worth_of_reroll(dice: dict[Die, int], chosen: tuple[Die, ...], odds: Odds) -> float:
    """What a round comes to on average, these dice rolled anew."""
    faces = [range(1, DICE[die] + 1) if die in chosen else (value,) for die, value in dice.items()]
    rolls = list(product(*faces))
    return sum(map(odds.balance, rolls)) / len(rolls)


def best_reroll(dice: dict[Die, int], odds: Odds) -> tuple[Die, ...]:
    """Which dice to roll anew: none, unless that promises more."""
    some = chain.from_iterable(combinations(dice, number) for number in range(len(dice) + 1))
    return max(some, key=lambda chosen: (worth_of_reroll(dice, chosen, odds), -len(chosen)))


def _odds(here: Here, dice: dict[Die, int]) -> Odds:
    mine, theirs = _sides(here)
    known = theirs.attack_value
    if known is None:
        known = raw_attack(tuple(here.view.dice.values())) if theirs.seat is None else _USUAL
    change = 0 if mine.attack_value is None else mine.attack_value - raw_attack(tuple(dice.values()))
    return Odds(known, change, size(mine.army), size(theirs.army))


def _dice(here: Here) -> dict[Die, int]:
    shown = here.prompt.args
    return {die: value for die in DICE if isinstance(value := shown.get(die), int)}


def _recast_facts(here: Here) -> Facts:
    dice = _dice(here)
    chosen = best_reroll(dice, _odds(here, dice))
    return {
        "attack": raw_attack(tuple(dice.values())),
        "lowest": min(dice.values()),
        "advice": "reroll" if chosen else "keep",
        "dice": [*chosen] if chosen else "",
    }


# Damage, captains, spoils


def _args(here: Here) -> Facts:
    return here.prompt.args


def _bear_facts(here: Here) -> Facts:
    mine, _ = _sides(here)
    return {
        "points": here.prompt.args.get("points", 0),
        "light": of_type(mine.army, "light"),
        "heavy": of_type(mine.army, "heavy") + of_type(mine.army, "cavalry"),
    }


def _size_facts(here: Here) -> Facts:
    mine, theirs = _sides(here)
    return {"own": size(mine.army), "theirs": size(theirs.army)}


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("protect", "siege", doing("protect")),
    Lesson("crew", "siege", doing("crew")),
    Lesson("capture", "captives", doing("capture"), _size_facts),
    Lesson("instruct", "battle", doing("instruct")),
    Lesson("onward", "battle", doing("onward")),
    Lesson("flee", "captives", doing("flee"), _size_facts),
    Lesson("parley", "captives", doing("parley")),
)

_preparing = asked("medioevo-prompt-prepare")

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("prepare", "battle", _preparing, _prepare_facts),
    Lesson("sea-battle", "sea", both(_preparing, lambda here: _battle(here).naval), _prepare_facts),
    Lesson("second-round", "captives", both(_preparing, lambda here: _battle(here).round > 1 and _is_attacker(here))),
    Lesson("defend", "siege", both(_preparing, lambda here: not _is_attacker(here)), _size_facts),
    Lesson("abilities", "abilities", both(_preparing, lambda here: bool(_alone(*_sides(here)))), _prepare_facts),
    Lesson("large-army", "honour", both(_preparing, _can_crush)),
    Lesson("prepare-again", "battle", _preparing, _prepare_facts),
    Lesson("entrusted", "battle", asked("medioevo-prompt-entrusted")),
    Lesson("terms", "captives", asked("medioevo-prompt-parley"), _size_facts),
    Lesson("lead", "abilities", asked("medioevo-prompt-lead"), _args),
    Lesson("sacrifice", "abilities", asked("medioevo-prompt-sacrifice"), _args),
    Lesson("recast", "battle", asked("medioevo-prompt-recast"), _recast_facts),
    Lesson("avenge", "variants", asked("medioevo-prompt-avenge"), _args),
    Lesson("overwhelm", "battle", asked("medioevo-prompt-overwhelm"), _args),
    Lesson("bear", "abilities", asked("medioevo-prompt-bear"), _bear_facts),
    Lesson("loot", "conquest", asked("medioevo-prompt-loot")),
    Lesson("annex", "control", asked("medioevo-prompt-annex")),
)
