"""What an analysis finds, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.prompts.labels import move_label, reasons_label
from bot.words import Speaker
from rules.core import Action, Game, State
from rules.mind import Verdict

SHOWN = 3
CANDIDATES = 8  # that a glance finds, for a thorough look
_LEAST = 1.0  # points; what is closer was as good


@dataclass(frozen=True)
class Choice:
    """A decision that was taken: row `index` of the log, by which `seat` answered in `state` with `played`."""

    index: int
    seat: int
    game: Game[Any]
    state: State
    played: Action


@dataclass(frozen=True)
class Finding:
    choice: Choice
    verdict: Verdict

    @property
    def missed(self) -> int:
        return round(self.verdict.missed)


def worst(findings: Iterable[Finding], count: int) -> list[Finding]:
    """Those where another move was worth most; what was hardly worse is none of them."""
    found = [
        finding
        for finding in findings
        if finding.verdict.missed >= _LEAST and finding.verdict.best.action != finding.verdict.played.action
    ]
    return sorted(found, key=lambda finding: -finding.verdict.missed)[:count]


def told(say: Speaker, finding: Finding) -> str:
    """Where it was, what was played, what would have been better, and why."""
    choice, verdict = finding.choice, finding.verdict
    where = " · ".join(say.say(words) for words in choice.game.chapter(choice.state))
    played, better = (
        move_label(say, choice.game.id, choice.state, choice.seat, action)
        for action in (verdict.played.action, verdict.best.action)
    )
    reasons = reasons_label(say, verdict.best.reasons)
    return say(
        "analyse-finding",
        where=where or "–",
        index=choice.index,
        played=played,
        better=better,
        points=finding.missed,
        reasons=reasons,
    )
