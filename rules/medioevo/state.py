"""The table with the frames that run the game on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core import Action, Decision, Flow
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
        """M-87: who has said beforehand what to do is answered for, by what they could have chosen themselves."""
        for seat, decision in asked.items():
            answer = self._answer_of(flow, seat, decision) if decision.awaited else None
            if answer is not None and answer in LegalMoves(self, seat, decision.actions):
                flow.reveal()
                self.acts[seat] += 1
                self.take(flow, seat, answer)
                return True
        return False

    def _answer_of(self, flow: Flow[Any], seat: int, decision: Decision) -> Action | None:
        frame = self.stack[-1]
        entry = planned_answer(self, seat) if self.players[seat].plan else None
        if entry is not None:
            return carry_out_plan(flow, seat, entry, decision.actions)
        if isinstance(frame, Together):
            return promised(self, seat)
        if isinstance(frame, Window):
            unasked = by_habit_alone(self, seat) or waived_by_plan(self, seat)
            return by_habit(self, seat) or (Pass() if unasked else None)
        if isinstance(frame, Spoils):
            return by_orders_of_spoils(self, seat)
        if isinstance(frame, Realms):
            return as_ranked(self, seat)
        if type(frame) in _ROUTINE:
            return by_routine(self, seat)
        return by_orders(self, seat, decision.actions) if isinstance(frame, Battle) else None

    def _cut_short(self) -> bool:
        if not self.limit_reached or len(self.stack) == 1:
            return False
        years = self.stack[0]
        return isinstance(years, Years) and not years.closing


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
