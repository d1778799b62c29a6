"""Everything on the table: what each player has, and what stands where.

Reserves, control, income and limits are not kept here: `supply`, `control` and the `economy` work them out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct

from rules.core import Frame, State
from rules.medioevo.data import Category, Colour, DeedKind, Die, Good, Place, Realm, Unit
from rules.medioevo.table.army import Army, discharge, enlist, size
from rules.medioevo.table.geography import HOMES, World, is_sea, world_of
from rules.medioevo.table.pacts import Offer, Pact, Trial, War
from rules.medioevo.table.pieces import Effect, Guest, Route, SiegeEngine, Standing, Transport

START_FLORINS = 1600  # M-6
START_HONOUR = 10


Fact: TypeAlias = "str | int | bool"


class Deed(Struct):
    """M-51: one thing done this turn: its kind, how much of it, and what an objective may ask about it."""

    kind: str
    count: int = 1
    facts: dict[str, Fact] = {}


PlannedPhase: TypeAlias = Literal["combat", "trade"]


class Planned(Struct):
    """M-133: an answer given before it was asked for: in which turn, phase and step it is meant to be given, the move
    as plain data, and the matters that it touched when it was given."""

    turn: int
    phase: str
    step: str
    move: dict[str, str | int | bool | list[str] | dict[str, int] | None]
    matters: tuple[str, ...] = ()


Wish = Literal["always", "involved", "never"]  # M-131: when to be asked for a reaction


class Player(Struct, kw_only=True):
    """One realm's treasury, knowledge and pieces."""

    realm: Realm | None = None
    florins: int = START_FLORINS
    honour: int = START_HONOUR
    out: bool = False  # M-32: eliminated
    # Money
    tax: int = 0  # the marker; 0 before the first choice
    loans: int = 0
    borrowed: bool = False  # this turn
    repaid: bool = False  # this turn
    defaults: int = 0  # turns running in which the interest was not paid
    banked: int = 0  # florins on card 36
    # Knowledge
    technology: dict[Colour, int] = {}
    researched: list[Colour] = []  # this turn
    cards: list[int] = []
    turned: list[int] = []  # cards used this turn
    tokens: dict[Colour, int] = {}  # for objectives met
    used_tokens: dict[Colour, int] = {}  # this turn
    points: dict[Colour, int] = {}  # made and not yet spent, this phase
    lent: list[str] = []  # technologies of neighbours, for one use in this phase
    borrowable: list[int] = []  # cards of neighbours, for one use this turn
    borrowed_cards: list[int] = []  # all that were this turn
    orders: dict[str, Wish] = {}  # M-131: by moment; none: when involved
    pledge: int | None = None  # M-133: the next bid
    levy: int = 0  # M-133: the tax until another is said; 0: to be asked
    plan: list[Planned] = []  # M-133: what was said beforehand
    habits: dict[str, str] = {}  # M-131: by card or technology; none: ask
    command: dict[str, str] = {}  # M-87: orders for battles, by their points; none: the usual ones
    # Pieces
    armies: dict[Place, Army] = {}
    halted: dict[Place, Army] = {}  # M-60: units among them that have moved
    landed: list[Place] = []  # where galleys have brought units ashore, this turn
    guest: dict[Place, int] = {}  # M-34: where units are guests, and whose
    transports: list[Transport] = []
    engines: list[SiegeEngine] = []
    control: list[Place] = []  # where control tokens lie
    hired: dict[Place, Army] = {}  # barbarians in the armies, this turn (card 65)
    prisoners: dict[int, Army] = {}  # held, by the seat they belong to
    aside: Army = {}  # M-80: surrendered, to come back
    mustered: int = 0  # M-44: units placed this turn
    sought: bool = False  # M-46: an Empire card this turn
    deeds: list[Deed] = []  # this turn
    blood: int = 0  # M-142: tokens
    route: Route | None = None  # M-106; dead once its transport is gone

    def army(self, place: Place) -> Army:
        return self.armies.get(place, {})

    def units(self) -> int:
        return sum(size(army) for army in self.armies.values())

    def station(self, place: Place, unit: Unit, count: int = 1, ship: Transport | None = None) -> None:
        """At sea aboard a galley: the one named, else wherever there is most room."""
        enlist(self.armies.setdefault(place, {}), unit, count)
        if is_sea(place):
            for _ in range(count):
                galley = ship or max(self.galleys(place), key=self.room_aboard, default=None)
                if galley is not None:
                    enlist(galley.troops, unit)

    def remove(self, place: Place, unit: Unit, count: int = 1, ship: Transport | None = None) -> int:
        """Units of a place go: those that could still move first, and hired barbarians before all; at sea those of the
        galley named, else of the one with most units. How many of those that could not move went."""
        army = self.armies[place]
        discharge(army, unit, count)
        if is_sea(place):
            for _ in range(count):
                galley = ship or self.galley_of(place, unit)
                if galley is not None:
                    discharge(galley.troops, unit)
        if not army:
            del self.armies[place]
        if self.hired:
            self.release(place, unit, count)
        tired = max(0, self.halted.get(place, {}).get(unit, 0) - army.get(unit, 0))
        if tired:
            self.wake(place, unit, tired)
        return tired

    def move(self, origin: Place, target: Place, unit: Unit, count: int = 1, ship: Transport | None = None) -> int:
        """From a place to another, by sea aboard a galley; hired barbarians go first and stay hired. How many of them
        could not move."""
        hired = min(count, self.hired.get(origin, {}).get(unit, 0))
        tired = self.remove(origin, unit, count, ship)
        self.station(target, unit, count, ship)
        if hired:
            enlist(self.hired.setdefault(target, {}), unit, hired)
        return tired

    def release(self, place: Place, unit: Unit, count: int) -> None:
        """Up to so many hired barbarians are so no more."""
        hired = self.hired.get(place, {})
        if unit in hired:
            discharge(hired, unit, min(count, hired[unit]))
            if not hired:
                del self.hired[place]

    def dismiss_hired(self, place: Place) -> Army:
        """Hired barbarians in a place go; they were no units of their master's. Who has gone."""
        gone = dict(self.hired.get(place, {}))
        for unit, count in gone.items():
            self.remove(place, unit, count)
        return gone

    def halt(self, place: Place, unit: Unit, count: int = 1) -> None:
        """M-60: units there have no movement left this turn."""
        enlist(self.halted.setdefault(place, {}), unit, count)

    def wake(self, place: Place, unit: Unit, count: int = 1) -> None:
        discharge(self.halted[place], unit, count)
        if not self.halted[place]:
            del self.halted[place]

    def note(self, kind: DeedKind, count: int = 1, **facts: Fact) -> None:
        """M-51: a deed, for objectives that ask for it."""
        if count:
            self.deeds.append(Deed(kind, count, facts))

    def galleys(self, place: Place) -> list[Transport]:
        return [transport for transport in self.transports if transport.kind == "galley" and transport.place == place]

    def galley_of(self, place: Place, unit: Unit) -> Transport | None:
        """At sea, that with most units of those that have such a one."""
        manned = [galley for galley in self.galleys(place) if unit in galley.troops] if is_sea(place) else []
        return max(manned, key=lambda galley: size(galley.troops), default=None)

    def freight(self, galley: Transport) -> list[Transport | SiegeEngine]:
        """M-61: wagons and engines aboard, the least valuable first."""
        found = (piece for piece in (*self.transports, *self.engines) if piece.aboard == galley.id)
        return sorted(found, key=lambda piece: piece.level)

    def room_aboard(self, galley: Transport) -> int:
        return galley.capacity - size(galley.troops) - len(self.freight(galley))

    def lose(self, piece: Transport | SiegeEngine) -> None:
        if isinstance(piece, Transport):
            self.transports.remove(piece)
        else:
            self.engines.remove(piece)

    def transport(self, id_: str) -> Transport:
        return next(transport for transport in self.transports if transport.id == id_)

    def engine(self, id_: str) -> SiegeEngine:
        return next(engine for engine in self.engines if engine.id == id_)


class Position(State, kw_only=True, dict=True):
    """The table. The frames on the stack know who is asked what."""

    players: list[Player]
    turns: int  # M-3: how many are played
    honour_limit: int = 0  # M-3: 0: none
    days: int = 0  # M-3: of the calendar; 0: no limit
    terrain: bool = False  # M-141
    blood: bool = False  # M-142
    deployment: bool = False  # M-144: may be asked for
    teams: list[int] = []  # M-143: of every seat; none: everybody plays alone
    everyday: bool = False  # M-133: everybody began with the usual standing orders
    curfew: bool = False  # they are over: this turn is the last
    turn: int = 0
    order: list[int] = []  # seats, the first player first; the eliminated are gone
    limit_reached: bool = False
    made: int = 0  # transports and engines so far, for their names
    # Land
    buildings: dict[Place, dict[Category, Standing]] = {}
    markets: dict[Place, list[Good]] = {}
    barbarians: dict[Place, Army] = {}
    guests: list[Guest] = []  # among the barbarians, this turn
    dice: dict[Die, int] = {}  # M-21: the barbarians', for this turn
    wars: list[War] = []
    truces: list[tuple[int, int]] = []  # M-120: armistices of this turn
    offers: list[Offer] = []  # this turn
    pacts: list[Pact] = []  # M-121: in force
    drafts: list[Pact] = []  # of this turn, not signed by all
    trials: list[Trial] = []
    conquests: dict[Place, int] = {}  # M-125: the turn of a land's latest one
    effects: list[Effect] = []  # of powers, in force
    # Cards: the next one first
    events: list[int] = []
    empire: list[int] = []

    @property
    def realms(self) -> tuple[Realm, ...]:
        return tuple([player.realm for player in self.players if player.realm is not None])

    @property
    def world(self) -> World:
        """Kept beside the table once everybody has a realm: it does not change any more."""
        kept: World | None = vars(self).get("world")
        if kept is None:
            realms = self.realms
            kept = world_of(realms)
            if len(realms) == self.seats:
                vars(self)["world"] = kept
        return kept

    def home(self, seat: int) -> tuple[Place, ...]:
        realm = self.players[seat].realm
        return HOMES[realm] if realm is not None else ()

    def seated(self) -> Iterator[tuple[int, Player]]:
        """The players still in the game."""
        return ((seat, player) for seat, player in enumerate(self.players) if not player.out)

    def building(self, place: Place, category: Category) -> Standing | None:
        return self.buildings.get(place, {}).get(category)

    def standings(self) -> Iterator[tuple[Place, Category, Standing]]:
        for place, site in self.buildings.items():
            for category, standing in site.items():
                yield place, category, standing

    def name(self, kind: str) -> str:
        """A name for a new transport or engine."""
        self.made += 1
        return f"{kind}{self.made}"


F = TypeVar("F", bound=Frame)


def top(position: Position, kind: type[F]) -> F:
    """The frame that asks now, known to be of this kind."""
    frame: Any = position.stack[-1]
    assert isinstance(frame, kind)
    return frame


def any_piece(position: Position, name: str) -> tuple[int, Transport | SiegeEngine] | None:
    """A transport or engine by its name, whoever's it is, and its owner."""
    for seat, player in enumerate(position.players):
        for piece in (*player.transports, *player.engines):
            if piece.id == name:
                return seat, piece
    return None
