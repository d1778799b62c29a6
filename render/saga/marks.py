"""What the last turn changed, as places on the table."""

from __future__ import annotations

from dataclasses import dataclass

from rules.saga.data import Card, Colour
from rules.saga.view import SagaView, StepView


@dataclass(frozen=True)
class Marks:
    realms: frozenset[Colour]
    played: frozenset[tuple[int, Colour, Card | None]]  # by whom, against or into which realm; None: face down
    hands: frozenset[int]  # that took a knight from the table

    def of_army(self, seat: int, target: Colour, card: Card | None) -> bool:
        return (seat, target, card) in self.played


_TO_HAND = ("recruit", "take-back")
_AT_REALM = ("conquer", "reinforce", "take-back")
_PLAYED = ("open", "join", "hide", "reinforce", "reveal")


def marks_of(view: SagaView) -> Marks:
    return Marks(
        realms=frozenset(step.realm for step in view.last if step.realm and step.kind in _AT_REALM),
        played=frozenset(_played(step) for step in view.last if step.realm and step.kind in _PLAYED),
        hands=frozenset(step.seat for step in view.last if step.kind in _TO_HAND),
    )


def _played(step: StepView) -> tuple[int, Colour, Card | None]:
    return step.seat, step.realm or "", step.card
