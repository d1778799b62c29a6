"""The table with the frames that run the game on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from rules.core import Action, Decision, Flow, Frame
from rules.core.legal import LegalMoves
from rules.medioevo.battle import Battle, Spoils, by_orders, by_orders_of_spoils
from rules.medioevo.campaign import Arrival, Campaign, Combat, Encounter, Movement, Onset, Rebellion
from rules.medioevo.cards import CARD_POWERS, Omens, Relief, Rerouting
from rules.medioevo.diplomacy import COUNCIL, WAR_AND_PEACE, with_answers, with_council
from rules.medioevo.economy import LOANS, Dismiss
from rules.medioevo.events import BarbarianSupply, EventCard, Events, FirstEvents, HordeDice, Strike, by_routine
from rules.medioevo.objectives import Petition
from rules.medioevo.powers import (
    Arrange,
    Cast,
    Exertion,
    Naming,
    Pass,
    Paying,
    Turned,
    Window,
    by_habit,
    by_habit_alone,
    enter_abilities,
    enter_techniques,
    is_private,
)
from rules.medioevo.purchases import Audience, Delivery, Deployment, Purchases, Shopping
from rules.medioevo.steps import LEISURE, Together, with_dismissal, with_leisure
from rules.medioevo.table import Position, Withdrawal
from rules.medioevo.technologies import TECHNOLOGY_POWERS
from rules.medioevo.trade import Deal, Journey, Trade
from rules.medioevo.turn import (
    FORETOLD,
    PLANNED,
    Auction,
    Claims,
    Courtiers,
    Dues,
    FirstTurn,
    LastRebellions,
    Realms,
    Settling,
    Talents,
    Taxes,
    Taxing,
    Turn,
    Years,
    as_ranked,
    carry_out_plan,
    planned_answer,
    promised,
    waived_by_plan,
)

Frames = (
    Realms
    | Claims
    | Years
    | FirstTurn
    | Turn
    | LastRebellions
    | Auction
    | Settling
    | Courtiers
    | Talents
    | FirstEvents
    | Events
    | HordeDice
    | EventCard
    | Strike
    | BarbarianSupply
    | Rebellion
    | Arrival
    | Battle
    | Spoils
    | Withdrawal
    | Taxes
    | Taxing
    | Dues
    | Purchases
    | Shopping
    | Audience
    | Delivery
    | Deployment
    | Combat
    | Campaign
    | Movement
    | Onset
    | Encounter
    | Trade
    | Journey
    | Deal
    | Window
    | Turned
    | Cast
    | Paying
    | Naming
    | Petition
    | Omens
    | Relief
    | Rerouting
)

# The book of powers is filled with the state that they work on.
enter_abilities(CARD_POWERS)
enter_techniques(TECHNOLOGY_POWERS)


class MedioevoState(Position, kw_only=True):
    stack: list[Frames] = []

    def asked(self) -> dict[int, Decision]:
        if not self.stack or self._cut_short():
            return {}
        frame = self.stack[-1]
        foreseen_by: int | None = vars(self).get("foreseen_by")
        if foreseen_by is not None:
            return _plannable(with_leisure(self, frame.asks(self)), foreseen_by)
        asked, kind = frame.asks(self), type(frame)
        if not asked or kind in _FOUNDING:
            return asked
        if kind in _QUIET:
            asked = with_council(self, with_dismissal(asked))
        if kind in _ROUTINE:
            asked = {seat: replace(decision, actions=(*decision.actions, Arrange)) for seat, decision in asked.items()}
        if kind not in _COMPLETE:
            asked = with_leisure(self, asked, changing=kind is Window)
        return with_answers(self, asked)

    def expected(self) -> dict[int, Decision]:
        return self.asked()

    def take(self, flow: Flow[Any], seat: int, action: Action) -> None:
        """What is open at every decision is no answer to the step that asks; only windows wait for it."""
        frame, kind = self.stack[-1], type(action)
        together = isinstance(frame, Together)
        if kind not in _ASIDE or type(frame) is Window or (together and kind in _SHARED):
            frame.take(flow, seat, action)
            return
        action.apply(flow, seat)
        if together:
            if isinstance(action, Exertion) and is_private(action.exercise()):
                frame.reconsider(self, seat)
            else:
                frame.acted(self, seat, action)

    def advance(self, flow: Flow[Any]) -> None:
        """M-3: when the honour limit is reached, nothing that was under way goes on."""
        if self._cut_short():
            del self.stack[1:]
        else:
            super().advance(flow)

    def forestall(self, flow: Flow[Any], asked: Mapping[int, Decision]) -> bool:
        """M-87: who has said beforehand what to do is answered for, by what they could have chosen themselves. Only a
        plan can answer what somebody has been looking at: a question that it has changed is another one."""
        foretelling = _foretelling(type(self.stack[-1]))
        for seat, decision in asked.items():
            if not decision.awaited or not (foretelling or self.players[seat].plan):
                continue
            answer = self._answer_of(flow, seat, decision)
            if answer is not None and answer in LegalMoves(self, seat, decision.actions):
                flow.reveal()
                self.acts[seat] += bool(self.players[seat].plan)
                self.take(flow, seat, answer)
                return True
        return False

    def _answer_of(self, flow: Flow[Any], seat: int, decision: Decision) -> Action | None:
        entry = planned_answer(self, seat) if self.players[seat].plan else None
        if entry is not None:
            return carry_out_plan(flow, seat, entry, decision.actions)
        foretelling = _foretelling(type(self.stack[-1]))
        return None if foretelling is None else foretelling(self, seat, decision)

    def _cut_short(self) -> bool:
        if not self.limit_reached or len(self.stack) == 1:
            return False
        years = self.stack[0]
        return isinstance(years, Years) and not years.closing


def _in_a_window(state: MedioevoState, seat: int, decision: Decision) -> Action | None:
    unasked = by_habit_alone(state, seat) or waived_by_plan(state, seat)
    return by_habit(state, seat) or (Pass() if unasked else None)


def _plannable(asked: Mapping[int, Decision], seat: int) -> dict[int, Decision]:
    """M-133: what may be said beforehand of what will be asked."""
    decision = asked[seat]
    kinds = tuple(kind for kind in decision.actions if kind in PLANNED)
    return {seat: replace(decision, actions=kinds)}


# Kinds are looked up rather than asked for one by one: this is done at every action.

_FOUNDING = frozenset({Realms, Claims, Settling, Courtiers, Talents})  # before the first turn nothing can be used
_COMPLETE = frozenset({Auction, Taxing, Shopping})  # where all choose at once, the questions say everything already
_ASIDE = frozenset({*LEISURE, Dismiss, *COUNCIL, Arrange})
# Where all choose at once, the step itself minds whom these concern.
_SHARED = frozenset({*LOANS, *WAR_AND_PEACE, Dismiss, Arrange})
# Steps with nothing half done on the map, at which pacts may be made and ended, and pieces removed. Where all choose at
# once, everybody is asked about them anyhow.
_QUIET = frozenset({HordeDice, EventCard, BarbarianSupply, Dues, Movement, Trade})
_ROUTINE = frozenset(
    {Rebellion, Strike, HordeDice, EventCard, BarbarianSupply, Withdrawal}
)  # M-133: about which orders may be given

# Who answers beforehand, by the step that asks; the first that fits.
_FORETELLING: dict[type[Frame], Callable[[MedioevoState, int, Decision], Action | None]] = {
    Together: lambda state, seat, _: promised(state, seat),
    Window: _in_a_window,
    Spoils: lambda state, seat, _: by_orders_of_spoils(state, seat),
    Realms: lambda state, seat, _: as_ranked(state, seat),
    **dict.fromkeys(_ROUTINE, lambda state, seat, _: by_routine(state, seat)),
    Battle: lambda state, seat, decision: by_orders(state, seat, decision.actions),
}


@cache
def _foretelling(kind: type[Frame]) -> Callable[[MedioevoState, int, Decision], Action | None] | None:
    """What tells a seat's answer to such a step from what was said beforehand; None: nothing can have been said."""
    if issubclass(kind, Together) and kind not in FORETOLD:
        return None
    return next((tell for step, tell in _FORETELLING.items() if issubclass(kind, step)), None)
