"""How a course goes: what is told first, what stays, and that nothing is told twice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.coach import Course, Lesson, Moment
from bot.coach.lesson import asked, both, doing
from bot.prompts.coaching import Advice
from bot.prompts.components import button, view_of
from bot.prompts.faces import _below  # pyright: ignore[reportPrivateUsage]
from bot.talk import MESSAGE
from rules.core.view import View
from rules.core.words import Words

HERE = Moment(
    "7.0 turn", View(seat=1, awaited=(1,), outcome=None), Words("turn", {"points": 5}), ("move", "build", "rest")
)
COURSE = Course[Any](
    "tourney",
    2,
    (
        Lesson("move", "move", doing("move")),
        Lesson("build", "build", doing("build")),
        Lesson("turn", "turn", asked("turn"), lambda here: {"points": here.prompt.args["points"]}),
        Lesson("bridge", "move", both(asked("turn"), lambda here: True), about=("move",)),
    ),
)


def told(heard: dict[str, str], **changes: Any) -> str | None:
    """The next lesson, which is heard from then on."""
    moment = replace(HERE, **changes)
    lesson = COURSE.next(moment, heard)
    if lesson is not None:
        heard.setdefault(lesson.id, moment.decision)
    return None if lesson is None else lesson.id


def test_a_lesson_stays_while_its_decision_is_open() -> None:
    heard: dict[str, str] = {}
    assert [told(heard), told(heard), told(heard, chosen="rest")] == ["turn", "turn", "turn"]


def test_each_lesson_is_told_at_one_decision() -> None:
    heard: dict[str, str] = {}
    assert [told(heard, decision=f"{number}") for number in range(4)] == ["turn", "bridge", None, None]


def test_the_same_decision_asked_otherwise_is_another_one() -> None:
    heard = {"turn": "7.0 bid"}
    assert told(heard) == "bridge"


def test_a_kind_of_action_is_explained_when_it_is_first_looked_at() -> None:
    heard: dict[str, str] = {}
    assert told(heard) == "turn"
    assert told(heard, chosen="build") == "build"
    assert told(heard) == "turn", "back at the choice of kinds"
    assert told(heard, decision="8.0", chosen="build") == "bridge", "what is left to say"


def test_what_names_something_for_the_action_at_hand_goes_first() -> None:
    heard = {"turn": "6.0"}
    assert told(heard, chosen="move") == "bridge"
    assert told(heard, decision="8.0", chosen="move") == "move"


def test_a_lesson_says_its_numbers_by_key() -> None:
    assert COURSE.words(COURSE.lessons[2], HERE) == Words("tourney-lesson-turn", {"points": 5})


# In a panel


def test_a_lesson_gives_way_where_a_message_has_no_room() -> None:
    advice = Advice(("> told",))
    assert advice.among(lambda lines: "\n".join([*lines, "asked"])) == "> told\nasked"
    assert advice.among(lambda lines: "\n".join([*lines, "x" * MESSAGE])) == "x" * MESSAGE


def test_what_was_done_gives_way_to_what_is_asked() -> None:
    asked_now = "y" * (MESSAGE - 100)
    shown = _below("\n".join(["done " * 8] * 10), asked_now)
    assert len(shown) <= MESSAGE
    assert shown.endswith(asked_now)
    assert shown.startswith("done ")
    assert _below("done", "y" * MESSAGE) == "y" * MESSAGE
    assert _below("", "asked") == "asked"
    assert _below("done", "asked") == "done\nasked"


async def test_buttons_of_a_coach_go_to_another_row_where_theirs_is_full() -> None:
    mine = [button("rulebook", "saga", "Rules", row=4), button("uncoach", "d1", "Stop", row=4)]
    view = view_of([button("act", f"d{number}", "x", row=4) for number in range(4)])
    assert Advice(("> told",), [*mine]).beside(view) is view
    assert view is not None
    assert [getattr(item, "verb", "") for item in view.children].count("rulebook") == 1
    assert [item.row for item in view.children if getattr(item, "verb", "") == "uncoach"] == [None]
    assert Advice().beside(None) is None
