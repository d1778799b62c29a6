"""What stands in the bot's log and should not: who people are, what they read, and what opens their doors."""

from __future__ import annotations

from collections.abc import Iterator

from tests.loopback.server import TOKEN
from tests.siege.camp import Camp

_SENTENCE = 20  # characters; shorter lines are single words, which the log has of itself


def indiscretions(camp: Camp) -> list[str]:
    log = camp.keep.log.read_text(errors="replace")
    return sorted({said for said in _unsayable(camp) if said in log})


def _unsayable(camp: Camp) -> Iterator[str]:
    yield TOKEN
    yield from (player.user.name for player in camp.players)
    told = [message for interaction in camp.loopback.interactions.all for message in interaction.said]
    for message in (*camp.world.messages, *told):
        lines = (line.strip() for text in (message.content, *message.past) for line in text.splitlines())
        yield from (line for line in lines if len(line) >= _SENTENCE)
