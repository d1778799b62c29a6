"""The table with the frames that run the game on it."""

from __future__ import annotations

from typing import Any

from rules.core import Action, Decision, Flow
from rules.medioevo.barbarians import Arrival
from rules.medioevo.battle import Battle
from rules.medioevo.combat.spoils import Spoils
from rules.medioevo.diplomacy.council import COUNCIL, with_council
from rules.medioevo.leisure import AFFAIRS, LEISURE, with_affairs, with_leisure
from rules.medioevo.loans import LOANS
from rules.medioevo.objectives.petition import Petition
from rules.medioevo.phases.claims import Claims
from rules.medioevo.phases.combat.movement import Movement
from rules.medioevo.phases.combat.onset import Onset
from rules.medioevo.phases.combat.phase import Campaign, Combat
from rules.medioevo.phases.events.horde import HordeDice
from rules.medioevo.phases.events.phase import EventCard, Events, FirstEvents
from rules.medioevo.phases.events.strike import Strike
from rules.medioevo.phases.events.supply import BarbarianSupply
from rules.medioevo.phases.founding import Courtiers, Realms, Settling, Talents
from rules.medioevo.phases.order import Auction
from rules.medioevo.phases.purchases.delivery import Delivery
from rules.medioevo.phases.purchases.deployment import Deployment
from rules.medioevo.phases.purchases.phase import Audience, Purchases, Shopping
from rules.medioevo.phases.taxes import Dues, Taxes, Taxing
from rules.medioevo.phases.trade.deals import Deal
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.phases.trade.travel import Journey
from rules.medioevo.phases.turn import FirstTurn, LastRebellions, Turn, Years
from rules.medioevo.plundering.encounter import Encounter
from rules.medioevo.position import Position
from rules.medioevo.powers import abilities, technologies
from rules.medioevo.powers.abilities.events import Omens
from rules.medioevo.powers.abilities.relief import Relief
from rules.medioevo.powers.abilities.rerouting import Rerouting
from rules.medioevo.powers.exercising import is_private
from rules.medioevo.powers.naming import Naming
from rules.medioevo.powers.power import Exertion
from rules.medioevo.rebellion import Rebellion
from rules.medioevo.together import Together
from rules.medioevo.tokens import Withdrawal
from rules.medioevo.windows import Paying, Turned, Window

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
    | Paying
    | Naming
    | Petition
    | Omens
    | Relief
    | Rerouting
)

TABLES = (abilities, technologies)  # the book of powers is filled with the state that it works on


class MedioevoState(Position, kw_only=True):
    stack: list[Frames] = []

    def asked(self) -> dict[int, Decision]:
        if not self.stack or self._cut_short():
            return {}
        frame = self.stack[-1]
        asked = frame.asks(self)
        if not asked or type(frame) in _CLOSED:
            return asked
        if type(frame) in _QUIET:
            asked = with_council(self, with_affairs(self, asked))
        return with_leisure(self, asked, changing=type(frame) is Window)

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

    def _cut_short(self) -> bool:
        if not self.limit_reached or len(self.stack) == 1:
            return False
        years = self.stack[0]
        return isinstance(years, Years) and not years.closing


# Kinds are looked up rather than asked for one by one: this is done at every action.

# Before the first turn nothing can be used. Where all choose at once, the questions are complete already.
_CLOSED = frozenset({Realms, Claims, Settling, Courtiers, Talents, Auction, Taxing, Shopping, Deployment})
_ASIDE = frozenset({*LEISURE, *AFFAIRS, *COUNCIL})
_SHARED = frozenset({*LOANS, *AFFAIRS})  # where all choose at once, the step itself minds whom these concern
# Steps with nothing half done on the map, at which pacts may be made and ended, war declared, and pieces removed. Where
# all choose at once, everybody is asked about them anyhow.
_QUIET = frozenset({HordeDice, EventCard, BarbarianSupply, Dues, Movement, Trade})
