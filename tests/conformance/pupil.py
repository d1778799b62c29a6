"""Somebody at a seat who is coached through a game, and remembers what was said."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.coach import Course, Lesson, Moment
from bot.prompts.coaching import moment_of
from rules.core import Game, State, Words, engine
from rules.core.actions import tag_of

_ALIKE = {
    "medioevo-prompt-stake-again": "medioevo-prompt-stake",
    "medioevo-prompt-grant": "medioevo-prompt-name",
    "saga-prompt-play-recruit": "saga-prompt-play",
    "saga-prompt-after-recruit": "saga-prompt-after",
}
_WINDOW = "medioevo-prompt-window"


def kind_of(prompt: Words) -> str:
    """What sort of decision it is. A reaction is one, whatever it reacts to."""
    return _WINDOW if prompt.key.startswith(_WINDOW) else _ALIKE.get(prompt.key, prompt.key)


@dataclass
class Told:
    """A lesson in its place."""

    lesson: Lesson[Any]
    moment: Moment[Any]
    words: Words


@dataclass
class Pupil:
    game: Game[Any]
    course: Course[Any]
    seat: int
    heard: dict[str, str] = field(default_factory=dict[str, str])
    met: set[str] = field(default_factory=set[str])  # kinds of decisions
    untold: list[str] = field(default_factory=list[str])  # those that came without a lesson

    def asked(self, state: State, *chosen: type[Any]) -> list[Told]:
        """What is new at this decision: when the panel opens, and when these kinds of action are looked at."""
        decision = engine.pending(state)[self.seat]
        told = [self._listen(state, kind) for kind in (None, *map(tag_of, chosen))]
        fresh = [each for each in told if each is not None]
        kind = kind_of(decision.prompt)
        if kind not in self.met and not fresh:
            self.untold.append(kind)
        self.met.add(kind)
        return fresh

    def _listen(self, state: State, chosen: str | None) -> Told | None:
        moment = moment_of(self.game, state, self.seat, chosen)
        lesson = self.course.next(moment, self.heard)
        if lesson is None or lesson.id in self.heard:
            return None
        self.heard[lesson.id] = moment.decision
        return Told(lesson, moment, self.course.words(lesson, moment))
