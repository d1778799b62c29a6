"""Steps in which everybody is asked at once (M-132)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from rules.core import Action, Decision, Flow, Frame
from rules.medioevo.diplomacy import OVERTURES, TALKS, Accuse, Direct, Sign, laid_open
from rules.medioevo.powers import STANDING
from rules.medioevo.steps.leisure import at_leisure
from rules.medioevo.table import Position

_MERE_WORDS = frozenset({*OVERTURES, *STANDING})  # they change no question at all
_TREATIES = frozenset(TALKS) - {*OVERTURES, Sign}  # nor do these, but what pacts allow; only signing moves money


class Kept:
    """What is worked out once and stays true until its seat acts: questions, tables as lists would leave them with
    these pacts in force, and how many of a list's first entries are known to be possible."""

    __slots__ = ("asks", "pacts", "plans", "pushed", "sure")

    def __init__(self, position: Position) -> None:
        self.pushed = position.pushed
        self.pacts = position.pacts
        self.asks: dict[int, Decision] | None = None
        self.plans: dict[int, Position] = {}
        self.sure: dict[int, int] = {}

    def forget_plans(self, position: Position) -> None:
        self.pacts = position.pacts
        self.plans.clear()
        self.sure.clear()


class Together(Frame, dict=True):
    """A seat's question stays as it is until that seat acts, so it is put once and kept beside the frame, out of the
    codec's sight. Whatever goes on above this frame, or is neither mere words nor one of the `private`
    actions, may change everybody's."""

    private: ClassVar[frozenset[type[Action]]] = frozenset()  # those that concern nobody but who chooses them

    @abstractmethod
    def asked(self, state: Position) -> Iterable[int]:
        """The seats that may choose."""

    @abstractmethod
    def question(self, state: Position, seat: int) -> Decision: ...

    def asks(self, state: Position) -> dict[int, Decision]:
        kept = self.kept(state)
        if kept.asks is None:
            kept.asks = {seat: self.put(state, seat) for seat in self.asked(state)}
        return kept.asks

    def put(self, state: Position, seat: int) -> Decision:
        return at_leisure(self.question(state, seat), state.players[seat])

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        self.acted(flow.state, seat, action)

    def kept(self, state: Position) -> Kept:
        kept: Kept | None = getattr(self, "kept_facts", None)
        if kept is None or kept.pushed != state.pushed:
            kept = vars(self)["kept_facts"] = Kept(state)
        return kept

    def reconsider(self, state: Position, seat: int) -> None:
        """One seat has used what concerns nobody else."""
        self._ask_anew(state, seat)

    def ask_all_anew(self) -> None:
        vars(self).pop("kept_facts", None)

    def _ask_anew(self, state: Position, seat: int) -> None:
        kept = self.kept(state)
        if kept.asks is not None:
            kept.asks = {**kept.asks, seat: self.put(state, seat)}

    def acted(self, state: Position, seat: int, action: Action) -> None:
        """What has been kept and is true no more is forgotten."""
        kind = type(action)
        if kind in _MERE_WORDS:
            return
        if kind in self.private:
            self._ask_anew(state, seat)
        elif kind in _TREATIES:
            kept = self.kept(state)
            if kind in (Accuse, Direct) or kept.pacts is not state.pacts:  # one is told now, or over, or followed
                kept.forget_plans(state)
        elif not (isinstance(action, Sign) and laid_open(state, action.pact)):
            self.ask_all_anew()
