"""The mind of computer players: one search for all games, bounded by the positions that it looks at. Pure: it waits for
nothing and speaks to nobody, and knows no more than a redealt state tells."""

from rules.core.insight import LEVELS, Aspect, Effort, Insight, Level
from rules.mind.advice import Advice, Verdict, advise, judge
from rules.mind.beam import Run, best_runs
from rules.mind.budget import Budget
from rules.mind.player import levels_of, think
from rules.mind.temper import tempers_of

__all__ = [
    "LEVELS",
    "Advice",
    "Aspect",
    "Budget",
    "Effort",
    "Insight",
    "Level",
    "Run",
    "Verdict",
    "advise",
    "best_runs",
    "judge",
    "levels_of",
    "tempers_of",
    "think",
]
