"""What a coach looks at, and what a course is made of: a view of a game in, a few words out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.view import View
from rules.core.words import Arg, Words

V = TypeVar("V", bound=View)
Facts: TypeAlias = Mapping[str, Arg]


@dataclass(frozen=True)
class Moment(Generic[V]):
    """A decision that somebody has before them: its name, what they see, what they are asked, which kinds of action are
    open to them (by their tags), and the kind that they are putting together, if any."""

    decision: str
    view: V
    prompt: Words
    kinds: tuple[str, ...]
    chosen: str | None = None

    @property
    def seat(self) -> int:
        assert self.view.seat is not None, "nobody is coached who only looks on"
        return self.view.seat


Condition: TypeAlias = Callable[[Moment[V]], bool]


def no_facts(moment: Moment[Any]) -> Facts:
    return {}


@dataclass(frozen=True)
class Lesson(Generic[V]):
    """One piece of advice, told once: when it is due, the numbers in it, and the page of the rules behind it. `about`:
    the kinds of action for which it names something here and now."""

    id: str
    topic: str
    when: Condition[V]
    facts: Callable[[Moment[V]], Facts] = no_facts
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Course(Generic[V]):
    """How a game is learnt: at a table of so many seats, with these options, by these lessons. Of several that are due
    the first one goes first; so what is to be said of a kind of action stands before what concerns the decision as a
    whole. But nothing goes before what names something for the very action that is being put together."""

    game: str
    seats: int
    lessons: tuple[Lesson[V], ...]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def due(self, moment: Moment[V]) -> tuple[Lesson[V], ...]:
        due = (lesson for lesson in self.lessons if lesson.when(moment))
        return tuple(sorted(due, key=lambda lesson: moment.chosen not in lesson.about))

    def next(self, moment: Moment[V], heard: Mapping[str, str]) -> Lesson[V] | None:
        """What to tell somebody who has heard these lessons, each at a decision: something new, or again what was told
        for this very decision."""
        here = moment.decision
        return next((lesson for lesson in self.due(moment) if heard.get(lesson.id, here) == here), None)

    def words(self, lesson: Lesson[V], moment: Moment[V]) -> Words:
        return Words(lesson_key(self.game, lesson.id), dict(lesson.facts(moment)))


def lesson_key(game: str, lesson: str) -> str:
    return f"{game}-lesson-{lesson}"


# Conditions that every course needs


def asked(*prompts: str) -> Condition[Any]:
    """One of these questions is open."""
    return lambda moment: moment.prompt.key in prompts


def doing(*kinds: str) -> Condition[Any]:
    """An action of one of these kinds is being put together."""
    return lambda moment: moment.chosen in kinds


def both(one: Condition[V], other: Condition[V]) -> Condition[V]:
    return lambda moment: one(moment) and other(moment)
