"""Small positions of Saga that show one rule each, seen as the rules show them."""

from __future__ import annotations

from collections.abc import Callable

from render.saga.samples import FIRST, Camp, Rows, crowded, early, seen, table_of, tight
from rules.saga.frames import SagaState
from rules.saga.view import SagaView, StepView


def _owned() -> SagaState:
    """A realm with all that a realm can have."""
    rows: Rows = FIRST | {"blue": (1, "blue4 orange4 green2")}
    return table_of("reverse", rows, [Camp(4), Camp(6)], [], 9)


def _armies() -> SagaState:
    camps = [Camp(5, ("green4 blue2", "red3 violet2 yellow3")), Camp(3)]
    rows: Rows = FIRST | {"red": (1, "red3 yellow1 green3 violet3"), "green": (1, "green3 orange4 blue4")}
    return table_of("crown", rows, camps, [StepView(0, "join", "red", "yellow3")], 11)


def _conquest() -> SagaState:
    """The moment between the knight's arrival and the conquest."""
    camps = [Camp(2, ("green4 blue2",)), Camp(3)]
    return table_of("crown", FIRST, camps, [StepView(0, "join", "green", "blue2")], 4)


VIEWS: dict[str, Callable[[], SagaView]] = {
    "realm": lambda: seen(_owned()),
    "hand": lambda: seen(tight(), 1),
    "armies": lambda: seen(_armies()),
    "conquest": lambda: seen(_conquest()),
    "recruit": lambda: seen(crowded()),
    "knights": lambda: seen(early()),
}
