"""How good somebody seems, learnt from the places of games: the model of Plackett and Luce, reckoned as by Weng and Lin
(A Bayesian Approximation Method for Online Ranking, 2011, algorithm 4), for games in which everybody plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot, sqrt

from msgspec import Struct

_LUCK = 25 / 6  # how far the play of one day differs from that of another
_DRIFT = 25 / 300  # how much less sure a skill is by the next game
_LEAST = 0.0001  # of the square of a doubt, that a game leaves


class Skill(Struct, frozen=True):
    """What somebody is worth, and how far that may be wrong; by default a beginner."""

    mean: float = 25.0
    doubt: float = 25 / 3

    @property
    def sure(self) -> float:
        """What somebody is worth at the least, as good as surely."""
        return self.mean - 3 * self.doubt


def after_game(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What one game tells of all who were in it; a place may be shared.

    >>> [round(skill.mean, 1) for skill in after_game([Skill(), Skill(), Skill()], [1, 3, 2])]
    [27.9, 21.4, 25.7]
    """
    before = [Skill(skill.mean, hypot(skill.doubt, _DRIFT)) for skill in skills]
    scale = sqrt(sum(skill.doubt**2 + _LUCK**2 for skill in before))
    power = [exp(skill.mean / scale) for skill in before]
    behind = [sum(p for p, other in zip(power, places, strict=True) if other >= place) for place in places]
    found: list[Skill] = []
    for at, skill in enumerate(before):
        gain = told = 0.0
        for other, place in enumerate(places):
            if place <= places[at]:
                share, level = power[at] / behind[other], places.count(place)
                gain += ((other == at) - share) / level
                told += share * (1 - share) / level
        found.append(_learnt(skill, gain, told, scale))
    return found


def _learnt(skill: Skill, gain: float, told: float, scale: float) -> Skill:
    left = max(1 - (skill.doubt / scale) ** 3 * told, _LEAST)
    return Skill(skill.mean + skill.doubt**2 / scale * gain, skill.doubt * sqrt(left))
