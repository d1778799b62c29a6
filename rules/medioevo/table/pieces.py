"""What stands on the map beside units, and what cards and technologies leave there for a while."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from rules.medioevo.data import BUILDING_ROWS, ENGINE_ROWS, VEHICLE_ROWS, Building, Engine, Good, Place, Unit, Vehicle
from rules.medioevo.table.army import Army


class Transport(Struct):
    """A wagon, galley, caravan or merchant ship. At sea, what a galley carries stands in the same sea, and is noted
    with the galley (units) or with the piece (wagons and engines); in port everything is ashore."""

    id: str
    kind: Vehicle
    level: int
    place: Place
    cargo: dict[Good, int] = {}
    troops: Army = {}  # M-61: a galley's, at sea
    aboard: str = ""  # M-61: the galley that carries it at sea
    stopped: bool = False  # no movement left this turn
    spent: int = 0  # M-100: movement points of this turn that trade has used
    loaded: bool = False  # M-106: has bought this turn where it stands

    @property
    def capacity(self) -> int:
        return VEHICLE_ROWS[self.kind].capacity[self.level - 1]


class Route(Struct):
    """M-106: a trade route of one transport: the stages still to reach, those reached, and where it ends."""

    transport: str
    destination: Place
    open: list[Place]
    done: list[Place] = []

    @property
    def length(self) -> int:
        """How many areas a route has, the destination among them."""
        return len(self.open) + len(self.done) + 1


class SiegeEngine(Struct):
    id: str
    kind: Engine
    place: Place
    aboard: str = ""  # M-61: the galley that carries it at sea
    stopped: bool = False

    @property
    def level(self) -> int:
        return ENGINE_ROWS[self.kind].level


class Standing(Struct):
    """A building on the map. It belongs to whoever controls its land."""

    kind: Building
    damage: int = 0

    @property
    def level(self) -> int:
        return BUILDING_ROWS[self.kind].level

    @property
    def left(self) -> int:
        """Structure points that are still whole."""
        return BUILDING_ROWS[self.kind].structure - self.damage


Span = Literal["round", "battle", "phase", "turn"]
EffectKind: TypeAlias = Literal[
    # On a land or sea
    "no_fighting",
    "no_trade",
    "no_leaving",
    "free_passage",
    "spared",
    "double_walls",
    "militia_tower",
    # On a piece, a thing or a card
    "safe",
    "unseen",
    "crossing",
    "double_duty",
    "keeps_pace",
    "carries_units",
    "crew_fights",
    "double_crew",
    "guise",
    "trapped",
    "stays_turned",
    # On a battle
    "majority_needed",
    "aim",
    "easy_capture",
    "light_penalty",
    "late_losses",
    "more_archers",
    "more_crew",
    "nursed",
    "early_damage",
    # On money, routes and cards
    "rebuy",
    "rebate",
    "half_price",
    "interest_share",
    "interest_relief",
    "kept_route",
    "route_and_market",
    "chosen_event",
]


class Effect(Struct):
    """What a card or technology leaves behind for a while: whose it is, and where, on what and how much it works."""

    kind: EffectKind
    seat: int
    until: Span
    turn: int
    place: Place | None = None
    piece: str | None = None
    count: int = 1


class Guest(Struct):
    """Card 66: a player's unit that fights among barbarians this turn, where it is and where it goes back to."""

    seat: int
    unit: Unit
    place: Place
    origin: Place
