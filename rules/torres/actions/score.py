"""T-19: action points into points."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Flow, Refusal, Words, words
from rules.torres.phrases import no_points, refuse
from rules.torres.position import Position
from rules.torres.track import advance
from rules.torres.view import StepView


def _amounts(position: Position, seat: int) -> Amount:
    return Amount(1, position.turn.points)


def _why(position: Position, seat: int, points: int) -> Refusal:
    return refuse("T-19", "score", left=position.turn.points)


def _left(position: Position, seat: int, points: int) -> Words:
    return words("torres-outcome-left", points=position.turn.points - points)


def score_points(flow: Flow[Position], seat: int, points: int) -> None:
    """One space for each action point, an occupied space passed over each time."""
    position = flow.state
    gained = advance(position, seat, points, "actions", strides=points)
    position.turn.points -= points
    position.note(StepView("score", amount=gained))
    score = position.players[seat].score
    flow.say("torres-event-score", seat=seat, spent=points, points=gained, score=score)


class Score(Action, frozen=True, tag="score"):
    """T-19: the marker moves on by a space an action point."""

    rule = "T-19"

    points: Annotated[int, Ask(_amounts, "T-19", _why, outcome=_left)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return no_points(state, "T-19", 1)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        score_points(flow, seat, self.points)
