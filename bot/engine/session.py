"""One conversation with the engine: its match, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, TypeAlias

from bot.words import Speaker
from rules.core import Event, Game, IllegalMove, Outcome, engine
from rules.core.actions import tag_of
from rules.core.match import Match
from rules.registry import games as registered_games

Answer: TypeAlias = dict[str, Any]


class Trouble(Exception):
    """A request that cannot be answered, in one sentence."""


class Session:
    """One conversation: at most one match at a time."""

    def __init__(self, games: Mapping[str, Game[Any]] | None = None) -> None:
        self.games = registered_games() if games is None else games
        self.rng = Random()
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Trouble("there is no game: begin with new or load")
        return self._match

    def begin(self, match: Match) -> None:
        self._match = match

    def seat(self, number: int) -> int:
        if not 0 <= number < self.match.setup.seats:
            raise Trouble(f"there is no seat {number}")
        return number

    @property
    def speaker(self) -> Speaker:
        seats = self._match.setup.seats if self._match else 0
        return Speaker("en", tuple(f"Seat {seat + 1}" for seat in range(seats)))

    def situation(self) -> Answer:
        """What every answer that changes the match ends with: who may do what, or how it ended."""
        return {"pending": self.pending(), "over": self._over(self.match.state.outcome)}

    def pending(self) -> Answer:
        state = self.match.state
        return {
            str(seat): {
                "decision": decision.id,
                "prompt": self.speaker.say(decision.prompt),
                "actions": [tag_of(kind) for kind in engine.legal(state, seat).kinds],
                "awaited": decision.awaited,
                "secret": decision.secret,
            }
            for seat, decision in engine.pending(state).items()
        }

    def told(self, events: Iterable[Event]) -> list[Answer]:
        return [{"text": self.speaker.say(event.words), "places": event.places, "to": event.to} for event in events]

    def _over(self, outcome: Outcome | None) -> Answer | None:
        if outcome is None:
            return None
        rows = [{"label": self.speaker.say(row.label), "points": row.points} for row in outcome.rows]
        reason = self.speaker.say(outcome.reason)
        return {"scores": outcome.scores, "winners": outcome.winners, "reason": reason, "rows": rows}

    def refused(self, error: IllegalMove) -> Answer:
        refusal = error.refusal
        return failure(self.speaker.say(refusal.words), refusal.rule, kind=refusal.kind, places=refusal.places)


def failure(message: str, rule: str = "", **more: Any) -> Answer:
    return {"ok": False, "error": {"rule": rule, "message": message, **more}}
