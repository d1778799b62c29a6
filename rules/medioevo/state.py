"""The table with the frames that run the game on it."""

from __future__ import annotations

from msgspec import field

from rules.core import Decision
from rules.medioevo.barbarians import Arrival
from rules.medioevo.battle import Battle
from rules.medioevo.combat.spoils import Spoils
from rules.medioevo.diplomacy.council import with_council
from rules.medioevo.leisure import with_leisure
from rules.medioevo.phases.combat.movement import Movement
from rules.medioevo.phases.combat.onset import Onset
from rules.medioevo.phases.combat.phase import Campaign, Combat
from rules.medioevo.phases.events.horde import HordeDice
from rules.medioevo.phases.events.phase import EventCard, Events, FirstEvents
from rules.medioevo.phases.events.strike import Strike
from rules.medioevo.phases.events.supply import BarbarianSupply
from rules.medioevo.phases.founding import Courtiers, Realms, Settling, Talents
from rules.medioevo.phases.order import Auction
from rules.medioevo.phases.purchases.phase import Audience, Delivery, Purchases, Shopping
from rules.medioevo.phases.taxes import Dues, Taxes, Taxing
from rules.medioevo.phases.trade.deals import Deal
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.phases.trade.travel import Journey
from rules.medioevo.phases.turn import FirstTurn, LastRebellions, Turn, Years
from rules.medioevo.plundering.encounter import Encounter
from rules.medioevo.position import Position
from rules.medioevo.rebellion import Rebellion
from rules.medioevo.tokens import Withdrawal

Frames = (
    Realms
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
    | Combat
    | Campaign
    | Movement
    | Onset
    | Encounter
    | Trade
    | Journey
    | Deal
)


class MedioevoState(Position, kw_only=True):
    stack: list[Frames] = field(default_factory=list[Frames])

    def asked(self) -> dict[int, Decision]:
        frame = self.stack[-1] if self.stack else None
        asked = super().asked()
        if type(frame) in _QUIET and self.order:
            asked = with_council(self, asked)
        return asked if isinstance(frame, _FOUNDING) else with_leisure(asked)


# Steps with nothing half done on the map, at which pacts may be made and ended. Taxes and purchases ask everybody about
# them anyhow.
_QUIET = frozenset({Auction, HordeDice, EventCard, BarbarianSupply, Dues, Movement, Trade})
_FOUNDING = (Realms, Settling, Courtiers, Talents)
