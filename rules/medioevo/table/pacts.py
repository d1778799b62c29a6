"""M-120, M-121: wars, offers of peace, and what pacts say."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from rules.medioevo.data import Place, Unit

Treaty: TypeAlias = Literal["armistice", "peace"]


class War(Struct):
    """M-120: two seats, the lower first. `struck`: opened by an attack (M-64), so both may fight at once."""

    sides: tuple[int, int]
    since: int  # the turn
    struck: bool = False
    attacker: int | None = None  # M-121: who declared it, or struck first; None: nobody knows any more


class Offer(Struct):
    """M-120: an armistice or peace that one side has proposed this turn. One that was declined is not made again."""

    kind: Treaty
    proposer: int
    to: int
    declined: bool = False


# Pacts

PactKind: TypeAlias = Literal[
    "trade",  # in each other's areas
    "passage",  # of units, galleys and wagons
    "military",  # new troops are placed as if the land were one's own
    "civil",  # the same for caravans and merchant ships
    "nonaggression",
    "defence",  # support with units when attacked
    "offence",  # support with units when attacking
    "exchange",  # of money and prisoners, at once: nothing lasts
    "free",  # in the players' own words
]
PACT_KINDS: tuple[PactKind, ...] = get_args(PactKind)
ALLIANCES: tuple[PactKind, ...] = ("defence", "offence")
RIGHTS: tuple[PactKind, ...] = ("trade", "passage", "military", "civil")
GRANTS: tuple[PactKind, ...] = (*RIGHTS, *ALLIANCES)  # one gives, another has
CLAUSES: tuple[PactKind, ...] = (*RIGHTS, "nonaggression")  # what may be agreed upon in one pact with other things


Rhythm: TypeAlias = Literal[
    "once",  # at the signing
    "turn",  # at the end of every turn
    "deal",  # for every purchase or sale of the payer in an area of the payee
]


class Payment(Struct, frozen=True):
    payer: int
    payee: int
    florins: int
    rhythm: Rhythm = "once"


class Directive(Struct, frozen=True):
    """Where the support that an ally owes is to go, in the war that it is owed for."""

    by: int
    ally: int
    place: Place
    turn: int  # in which it was given


class Pact(Struct, kw_only=True):
    """A draft until all have signed. It is named by a number drawn by lot, so that it tells nothing of others."""

    number: int
    kind: PactKind
    also: list[PactKind] = []  # what else is agreed upon
    parties: list[int]  # the proposer first
    until: int = 0  # the last turn; 0: the whole game
    secret: bool = False
    favoured: int | None = None  # who is granted what the pact is about; None: each by all others
    units: int = 0  # of an alliance, at least
    payments: list[Payment] = []
    released: dict[int, dict[Unit, int]] = {}  # prisoners of the other that a party lets go at the signing
    text: str = ""
    signed: list[int] = []
    ending: list[int] = []  # M-122: who wants to end it
    tried: int = 0  # the turn of the latest accusation
    directives: list[Directive] = []  # of an alliance, one for each ally

    def covers(self, kind: PactKind) -> bool:
        return kind == self.kind or kind in self.also

    def known_to(self, seat: int | None) -> bool:
        """None: to everybody."""
        return not self.secret or seat in self.parties

    def grants(self, host: int, guest: int) -> bool:
        """Whether `host` owes `guest` what the pact is about."""
        return host in self.parties and guest in self.parties and self.favoured in (None, guest)

    def admits(self, host: int, guest: int, place: Place) -> bool:
        """Whether `host` lets units of `guest` into a land of theirs: all that pass, or support that was sent for."""
        return (self.covers("passage") and self.grants(host, guest)) or self.directs(host, guest, place)

    def directs(self, by: int, ally: int, place: Place) -> bool:
        return any((told.by, told.ally, told.place) == (by, ally, place) for told in self.directives)

    def joins(self, one: int, other: int) -> bool:
        return one in self.parties and other in self.parties


class Trial(Struct):
    """M-121: somebody is accused of having broken a pact, and everybody votes: True for broken."""

    pact: int
    accuser: int
    accused: int
    votes: dict[int, bool | None] = {}
