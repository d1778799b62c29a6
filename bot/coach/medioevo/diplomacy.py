"""War, peace and pacts, whoever's turn it is."""

from __future__ import annotations

from bot.coach.lesson import Lesson, asked, doing
from bot.coach.medioevo.looking import Here, me
from rules.medioevo.view import MedioevoView


def _asked_for(here: Here) -> bool:
    """Whether somebody has proposed a pact that one has not signed."""
    return any(here.seat in draft.parties and here.seat not in draft.signed for draft in here.view.drafts)


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("declare", "diplomacy", doing("declare")),
    Lesson("propose", "diplomacy", doing("propose", "accept", "decline")),
    Lesson("draft", "diplomacy", doing("draft", "amend")),
    Lesson("sign", "diplomacy", doing("sign", "reject", "retract", "dissolve")),
    Lesson("break", "diplomacy", doing("break"), lambda here: {"honour": me(here).honour}),
    Lesson("direct", "diplomacy", doing("direct")),
    Lesson("accuse", "diplomacy", doing("accuse", "vote")),
)

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("offered", "diplomacy", lambda here: _asked_for(here) and "sign" in here.kinds),
    Lesson("council", "diplomacy", asked("medioevo-prompt-council")),
    Lesson("answer", "diplomacy", asked("medioevo-prompt-answer")),
)
