"""The coach's line in a panel: which lesson, in whose words, and the buttons that go with it. It decides nothing of the
game, and no fault of it keeps anybody from playing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from discord import ui

from bot.coach import Course, Lesson, Moment, course_of
from bot.prompts.components import add_if_room, button
from bot.prompts.steps import control
from bot.reading import read_button
from bot.talk import MESSAGE, Interaction, client_of, private_speaker
from rules.core import Game, State, engine
from rules.core.actions import tag_of
from rules.host import Draft, OpenTable

_log = logging.getLogger(__name__)
_ROW = 4  # the panel's own row
_BUTTONS = 5  # that it holds


@dataclass(frozen=True)
class Advice:
    """What a coach adds to the face of a panel; nothing, where there is none."""

    lines: tuple[str, ...] = ()
    buttons: list[ui.Item[Any]] = field(default_factory=list[ui.Item[Any]])

    def among(self, text: Callable[[tuple[str, ...]], str]) -> str:
        """The words of a face with the lesson in their midst; without it, where one message has no room for both."""
        whole = text(self.lines)
        return whole if len(whole) <= MESSAGE else text(())

    def beside(self, view: ui.View | None) -> ui.View | None:
        """The coach's buttons in the panel's own row, as far as that has room. Those to sheets of the rules make room:
        the coach's page leads there as well; and so does the hint, for the coach gives one."""
        if view is None:
            return view
        own = [item for item in view.children if item.row == _ROW]
        sheets = [item for item in own if getattr(item, "verb", "") in ("rulebook", "hint")]
        for item in sheets[::-1][: max(0, len(own) + len(self.buttons) - _BUTTONS)]:
            view.remove_item(item)
        for item in self.buttons:
            add_if_room(view, item)
        return view


_SILENCE = Advice()


async def advised(interaction: Interaction, position: OpenTable, draft: Draft) -> Advice:
    """The lesson for this decision, for somebody who is coached. From here on they have heard it."""
    try:
        return await _advice(interaction, position, draft)
    except Exception:
        _log.exception("the coach at table %s is at a loss", position.table.id)
        return _SILENCE


async def _advice(interaction: Interaction, position: OpenTable, draft: Draft) -> Advice:
    course, host = course_of(position.game.id), client_of(interaction).host
    pupil = await host.pupil(draft.table, draft.player) if course is not None else None
    if course is None or pupil is None or not pupil.coached:
        return _SILENCE
    moment = moment_of(position.game, position.state, draft.seat, draft.action)
    lesson = course.next(moment, pupil.heard)
    if lesson is None:
        return _SILENCE
    if lesson.id not in pupil.heard:
        await host.note_lesson(draft.table, draft.player, lesson.id, moment.decision)
    return _spoken(interaction, position, draft, course, lesson, moment)


def moment_of(game: Game[Any], state: State, seat: int, chosen: str | None) -> Moment[Any]:
    """What a seat has before it, by its view alone. What is asked may change while a decision stays the same, where
    nobody waits for it; then it counts as another one. Where only one kind of action is open, nothing was chosen."""
    decision = engine.pending(state)[seat]
    kinds = tuple(tag_of(kind) for kind in engine.legal(state, seat).kinds)
    name, looked_at = f"{decision.id} {decision.prompt.key}", chosen if len(kinds) > 1 else None
    return Moment(name, game.view(state, seat), decision.prompt, kinds, looked_at)


def _spoken(
    interaction: Interaction,
    position: OpenTable,
    draft: Draft,
    course: Course[Any],
    lesson: Lesson[Any],
    moment: Moment[Any],
) -> Advice:
    say, game = private_speaker(interaction, position.table), course.game
    told = say("coach-line", text=say.say(course.words(lesson, moment)))
    page = say("button-rules-page", title=say(f"rules-{game}-{lesson.topic}-title"))
    buttons: list[ui.Item[Any]] = [
        read_button(game, lesson.topic, page, _ROW),
        button("uncoach", draft.id, say("button-uncoach"), arg=control(draft), row=_ROW),
    ]
    return Advice((told,), buttons)
