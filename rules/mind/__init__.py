"""The mind of computer players: one search for all games, bounded by the positions that it looks at. Pure: it waits for
nothing and speaks to nobody, and knows no more than a redealt state tells."""

from rules.core.insight import LEVELS, Effort, Insight, Level
from rules.mind.beam import Run, best_runs
from rules.mind.budget import Budget
from rules.mind.player import levels_of, think

__all__ = ["LEVELS", "Budget", "Effort", "Insight", "Level", "Run", "best_runs", "levels_of", "think"]
