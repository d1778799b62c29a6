"""What is seen of Medioevo: everything on the table, and of what is hidden only one's own (M-11)."""

from __future__ import annotations

from msgspec import Struct

from rules.core.view import View
from rules.medioevo.data import Building, Category, Colour, Die, Engine, Good, Place, Realm, Unit, Vehicle


class TransportView(Struct, frozen=True, kw_only=True):
    id: str
    kind: Vehicle
    level: int
    place: Place
    cargo: dict[Good, int]
    stopped: bool


class EngineView(Struct, frozen=True, kw_only=True):
    id: str
    kind: Engine
    place: Place
    stopped: bool


class BuildingView(Struct, frozen=True, kw_only=True):
    place: Place
    category: Category
    kind: Building
    damage: int


class RouteView(Struct, frozen=True, kw_only=True):
    """M-106: a player's trade route: stages to reach, stages reached, and where it ends."""

    seat: int
    transport: str
    open: tuple[Place, ...]
    done: tuple[Place, ...]
    destination: Place


class PlayerView(Struct, frozen=True, kw_only=True):
    """One player's open things. `florins` is None for all but oneself, until the end."""

    seat: int
    realm: Realm | None
    out: bool
    honour: int
    florins: int | None
    tax: int
    loans: int
    upkeep: int
    interest: int
    technology: dict[Colour, int]
    cards: tuple[int, ...]
    turned: tuple[int, ...]
    tokens: dict[Colour, int]
    used_tokens: dict[Colour, int]
    armies: dict[Place, dict[Unit, int]]
    transports: tuple[TransportView, ...]
    engines: tuple[EngineView, ...]
    control: tuple[Place, ...]
    prisoners: dict[int, dict[Unit, int]]
    reserve: dict[str, int]


class MedioevoView(View, frozen=True, kw_only=True):
    turn: int
    turns: int
    honour_limit: int
    days: int  # M-3: the calendar limit; 0: none
    curfew: bool  # it has passed: this turn is the last
    step: str  # the tag of the frame that asks
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    lands: tuple[Place, ...]  # in play
    seas: tuple[Place, ...]
    controllers: dict[Place, int]
    buildings: tuple[BuildingView, ...]
    markets: dict[Place, tuple[Good, ...]]
    barbarians: dict[Place, dict[Unit, int]]
    dice: dict[Die, int]
    waiting: tuple[int, ...]  # who chooses a realm or settles, one after the other
    seekers: tuple[int, ...]  # who still looks for an Empire card this turn
    events_left: tuple[int, ...]  # cards not drawn since the last shuffle, in no order
    empire_left: int
    event: int | None  # the card in effect
    sealed: tuple[int, ...]  # who has answered a simultaneous question
    own_bid: int | None
    own_tax: int | None
    own_cards: tuple[int, ...]  # those looked at, to keep one of
    own_list: tuple[str, ...]  # purchases as text
    # Trade
    routes: tuple[RouteView, ...]
    trader: int | None  # whose trade turn it is
    moves: dict[str, int]  # what the trader's transports have left, by name
