"""People who wait for an answer that does not come, though nobody killed the bot."""

from __future__ import annotations

from tests.loopback.interactions import LATER, Interaction
from tests.loopback.person import PATIENCE
from tests.siege.camp import Camp


def left_thinking(camp: Camp) -> list[str]:
    """They read that the bot thinks, and nothing else ever, whatever befell the answer on its way."""
    return [f"{_name(it)} of {it.user.name} is still being thought about" for it in _waiting(camp) if it.thinking]


def left_in_silence(camp: Camp) -> int:
    """What came too late for Discord, or was answered by a promise alone."""
    unspoilt = [it for it in _waiting(camp) if not it.spoilt]
    return sum(it.kind is None or (it.kind == LATER and not it.quiet) for it in unspoilt)


def _waiting(camp: Camp) -> list[Interaction]:
    now = camp.world.clock()
    waiting = (it for it in camp.loopback.interactions.all if not (it.answered or it.abandoned))
    return [it for it in waiting if now - it.began > PATIENCE]


def _name(it: Interaction) -> str:
    return str(it.data.get("name") or it.data.get("custom_id"))
