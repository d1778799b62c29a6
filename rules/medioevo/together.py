"""Steps in which everybody is asked at once (M-132)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from rules.core import Action, Decision, Flow, Frame
from rules.medioevo.position import Position


class Together(Frame, dict=True):
    """A seat's question stays as it is until that seat acts, whatever the others do: so it is put once and kept
    beside the frame, out of the codec's sight."""

    @abstractmethod
    def asked(self, state: Position) -> Iterable[int]:
        """The seats that may choose."""

    @abstractmethod
    def question(self, state: Position, seat: int) -> Decision: ...

    def asks(self, state: Position) -> dict[int, Decision]:
        kept: dict[int, Decision] = vars(self).setdefault("kept_questions", {})
        found: dict[int, Decision] = {}
        for seat in self.asked(state):
            decision = kept.get(seat)
            if decision is None:
                decision = kept[seat] = self.question(state, seat)
            found[seat] = decision
        return found

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        self.ask_again(seat)
        action.apply(flow, seat)

    def ask_again(self, seat: int) -> None:
        """The seat acts: what it is asked next is to be put anew."""
        vars(self).setdefault("kept_questions", {}).pop(seat, None)
