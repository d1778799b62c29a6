"""Thinking in processes of its own, so that no computer player holds up anybody."""

from bot.thinking.job import Job, done
from bot.thinking.pool import Failed, Thinkers

__all__ = ["Failed", "Job", "Thinkers", "done"]
