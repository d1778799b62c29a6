"""What is seen of Medioevo: everything on the table, and of what is hidden only one's own (M-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from rules.core import View
from rules.core.colours import recoloured
from rules.medioevo.data import (
    REALM_COLOURS,
    Building,
    Category,
    Colour,
    Die,
    Engine,
    Good,
    Place,
    Realm,
    Unit,
    UnitType,
    Vehicle,
)
from rules.medioevo.effects import Concern, Sign
from rules.medioevo.table import EffectKind, PactKind, Payment, Span, Treaty


class TransportView(Struct, frozen=True, kw_only=True):
    id: str
    kind: Vehicle
    level: int
    place: Place
    cargo: dict[Good, int]
    troops: dict[Unit, int]  # aboard a galley at sea
    aboard: str  # the galley that carries it at sea
    stopped: bool


class EngineView(Struct, frozen=True, kw_only=True):
    id: str
    kind: Engine
    place: Place
    aboard: str
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
    colour: str | None  # None: neither a realm yet, nor a wish
    team: int | None  # M-143: from 0; None: there are no teams
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
    halted: dict[Place, dict[Unit, int]]  # units among them that have moved this turn
    guest: dict[Place, int]  # M-34: where the units are guests, and whose
    transports: tuple[TransportView, ...]
    engines: tuple[EngineView, ...]
    control: tuple[Place, ...]
    prisoners: dict[int, dict[Unit, int]]
    blood: int  # M-142: tokens
    reserve: dict[str, int]
    banked: int = 0  # florins that lie on card 36
    points: dict[Colour, int] = {}  # made and not yet spent, this phase
    lent: tuple[str, ...] = ()  # technologies of neighbours, for one use in this phase
    borrowed: tuple[int, ...] = ()  # cards of neighbours, for one use this turn
    hired: dict[Place, dict[Unit, int]] = {}  # barbarians among the armies, this turn (card 65)


class GuestView(Struct, frozen=True, kw_only=True):
    """Card 66: a player's unit among barbarians, this turn."""

    seat: int
    unit: Unit
    place: Place


class EffectView(Struct, frozen=True, kw_only=True):
    """What a card or technology leaves in force. What it does not work on is None."""

    kind: EffectKind
    by: int  # whose card or technology it was
    seat: int | None  # whose side, land or piece it works on; None: barbarians
    until: Span
    place: Place | None
    count: int
    piece: str | None = None  # a transport or engine, by its name
    thing: str | None = None  # a unit, transport, engine, building or good, by its kind
    became: Unit | None = None  # what a unit counts as
    card: int | None = None
    sign: Sign | None = None  # what marks it on the map
    marks_thing: bool = False  # the thing, not the place
    concern: Concern | None = None


class WindowView(Struct, frozen=True, kw_only=True):
    """M-131: what those who are awaited may react to now."""

    moment: str
    place: Place | None


class WarView(Struct, frozen=True, kw_only=True):
    sides: tuple[int, int]
    since: int
    struck: bool  # an attack opened it, so both may fight already
    truce: bool  # an armistice holds this turn


class OfferView(Struct, frozen=True, kw_only=True):
    kind: Treaty
    proposer: int
    to: int
    declined: bool


class DirectiveView(Struct, frozen=True, kw_only=True):
    """M-121: where the support of an ally is to go. `binding`: for all that whoever looks knows."""

    by: int
    ally: int
    place: Place
    binding: bool


class PactView(Struct, frozen=True, kw_only=True):
    """M-121: a pact in force, or a draft that not all have signed. Who is paid what, and when."""

    number: int
    kind: PactKind
    also: tuple[PactKind, ...]  # what else is agreed upon
    parties: tuple[int, ...]  # the proposer first
    signed: tuple[int, ...]
    until: int  # 0: the whole game
    secret: bool
    favoured: int | None  # None: each by all others
    units: int
    payments: tuple[Payment, ...]
    released: dict[int, dict[Unit, int]]  # prisoners that a party lets go
    text: str
    ending: tuple[int, ...]
    directives: tuple[DirectiveView, ...]


class TrialView(Struct, frozen=True, kw_only=True):
    """M-121: a vote under way; None: abstained."""

    pact: int
    accuser: int
    accused: int
    votes: dict[int, bool | None]


class ColumnView(Struct, frozen=True, kw_only=True):
    """The movement under way: where it has come to, what awaits it there, and what its pieces have spent."""

    seat: int
    head: Place | None
    contact: str | None
    spent: dict[str, int]
    moved: dict[Place, dict[Unit, int]]


# M-70 to M-86: the battle under way


class CrewView(Struct, frozen=True, kw_only=True):
    """A siege engine in a battle. `target`: the building that it aims at; None: units."""

    engine: str
    kind: Engine
    crew: dict[Unit, int]
    target: Category | None
    rolls: tuple[int, ...]  # up to 3 is a hit


class BattleSideView(Struct, frozen=True, kw_only=True):
    """One side of a battle, in its present round. A part of a value is a words key and a number; the numbers of all
    parts add up to the value."""

    seat: int | None  # None: barbarians
    start: dict[Unit, int]  # the army as the battle began
    army: dict[Unit, int]  # as it is now, crews among it
    galleys: int  # at sea: their levels together
    capture: bool  # M-81: declared
    captives: dict[Unit, int]  # taken in this battle
    protection: str | None  # engines, archers or melee, where a military building protects this side
    shelter: int  # by how much
    engines: tuple[CrewView, ...]
    captain_levels: int  # that the other side's captains leave
    captain_uses: tuple[str, ...]  # as-, free- or bar- and a unit type
    arrows: tuple[int, ...]  # d8 of archers; up to 3 is a hit
    abilities: dict[UnitType, int]  # M-72: active since step 3, with the number of units counted then
    sacrificed: int
    first_dice: dict[Die, int]  # before rerolling
    dice: dict[Die, int]
    rerolled: tuple[Die, ...]
    attack: tuple[tuple[str, int], ...]
    attack_value: int | None  # once the dice lie
    casualties: tuple[tuple[str, int], ...]
    casualty_value: int | None
    damage: tuple[tuple[str, int], ...]  # suffered in this round, by cause
    owed: int  # of it still to be assigned
    also: str | None = None  # card 12: a second kind of attack that the building protects from


class BattleView(Struct, frozen=True, kw_only=True):
    """`past`: while a new round is being prepared, what was rolled, reckoned and suffered is that of the last one."""

    place: Place
    naval: bool
    round: int
    step: str
    past: bool
    attacker: BattleSideView
    defender: BattleSideView
    winner: str | None  # of the round: attacker, defender or tie, once the values are compared
    superiority: int
    fleeing_to: Place | None  # M-79: the attacker's
    flight_cost: int


class StakeView(Struct, frozen=True, kw_only=True):
    """M-140: a bid for a realm."""

    realm: Realm
    honour: int


class MedioevoView(View, frozen=True, kw_only=True):
    turn: int
    turns: int
    honour_limit: int
    days: int  # M-3: the calendar limit; 0: none
    curfew: bool  # it has passed: this turn is the last
    terrain: bool  # M-141: steps and upkeep go by it
    blood: bool  # M-142: there are blood tokens
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
    horde: dict[Unit, int]  # that would appear this turn; nothing before the dice are rolled
    waiting: tuple[int, ...]  # who chooses a realm, settles or places purchases, one after the other
    deployment: bool  # M-144: asked for in this phase
    seekers: tuple[int, ...]  # who still looks for an Empire card this turn
    events_left: tuple[int, ...]  # cards not drawn since the last shuffle, in no order
    empire_left: int
    event: int | None  # the card in effect
    sealed: tuple[int, ...]  # who has answered a simultaneous question
    own_stake: StakeView | None
    own_bid: int | None
    own_tax: int | None
    own_cards: tuple[int, ...]  # those looked at, to keep one of
    own_list: tuple[str, ...]  # purchases as text
    own_met: tuple[int, ...]  # M-51: own cards whose objective holds
    own_progress: dict[int, tuple[int, int]]  # M-51: by own card, how many of how many
    own_incomes: dict[int, int]  # M-30: by tax level
    # War and movements
    wars: tuple[WarView, ...]
    offers: tuple[OfferView, ...]
    pacts: tuple[PactView, ...]  # in force: those that are public, and one's own
    drafts: tuple[PactView, ...]  # of this turn, likewise
    trials: tuple[TrialView, ...]
    column: ColumnView | None
    movers: tuple[int, ...]  # who is still to move in this round of phase 5
    retired: tuple[int, ...]  # who will not move any more this turn
    # Trade
    routes: tuple[RouteView, ...]
    trader: int | None  # whose trade turn it is
    moves: dict[str, int]  # what the trader's transports have left, by name
    battle: BattleView | None  # the topmost
    effects: tuple[EffectView, ...] = ()  # of cards and technologies, in force
    guests: tuple[GuestView, ...] = ()  # among barbarians
    window: WindowView | None = None
    phase: str = ""  # of the turn, whatever is asked in it: founding, order, events, taxes, purchases, combat, trade

    def in_colours(self, wished: Sequence[str | None]) -> Self:
        """A realm has a colour of its own, which its player may have changed for another."""
        return replace(self, players=recoloured(self.players, wished, tuple(REALM_COLOURS.values())))
