"""Thinking in processes of its own, so that no computer player holds up anybody."""

from bot.thinking.job import Job, Thought, done, read_advice, read_move, read_verdict
from bot.thinking.pool import Failed, Thinkers
from bot.thinking.wishes import advice_for, verdict_on

__all__ = [
    "Failed",
    "Job",
    "Thinkers",
    "Thought",
    "advice_for",
    "done",
    "read_advice",
    "read_move",
    "read_verdict",
    "verdict_on",
]
