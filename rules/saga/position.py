"""Who has which knights where."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rules.core import State
from rules.saga.data import COLOUR, RANK, SIDES, VALUE, Card, Colour, RealmSide, Side
from rules.saga.view import StepView


class Army(Struct):
    """An attack on the realm of its leader's colour. One knight may lie face down, known to its owner only; `hidden_by`
    is the realm whose power that was."""

    cards: list[Card]  # face up, the leader first
    hidden: Card | None = None
    hidden_by: Colour | None = None

    @property
    def all_cards(self) -> list[Card]:
        return self.cards if self.hidden is None else [*self.cards, self.hidden]

    @property
    def value(self) -> int:
        return worth(self.cards) + (VALUE[self.hidden] if self.hidden is not None else 0)

    def has(self, colour: Colour) -> bool:
        return colour in map(COLOUR.__getitem__, self.all_cards)


class Player(Struct):
    """One player: the set of knights taken at the start, which all may know, and what became of it."""

    set: int
    hand: list[Card]  # in order, so that nothing can be told from it
    armies: dict[Colour, Army] = {}  # by the realm attacked
    points: int = 0

    def gain(self, card: Card) -> None:
        self.hand.append(card)
        self.hand.sort(key=RANK.__getitem__)


class Realm(Struct):
    """A realm card on the table: which side is up, who owns it, who defends it."""

    side: Side
    defenders: list[Card]
    owner: int | None = None
    used: bool = False  # its special power, in this tenure
    face: RealmSide | None = None  # what the side shows, if it is not as we have it (S-5)

    @property
    def defence(self) -> int:
        return worth(self.defenders)

    def has(self, colour: Colour) -> bool:
        return any(COLOUR[card] == colour for card in self.defenders)


class Position(State, kw_only=True):
    """Everything on the table. The frames on the stack know how the game goes on."""

    first: int
    players: list[Player]
    realms: dict[Colour, Realm]
    spare: int  # the set that gave the first defenders
    free: list[Card] = []
    prepare: bool = False  # S-11: armies may be led against one's own realms
    by_choice: bool = False  # S-12: realms are conquered at the player's word
    unattended: bool = False
    turns: int = 0  # finished ones
    passes: int = 0  # in a row
    played: bool = False  # this turn: a knight from the hand (2a, or REINFORCE instead)
    recruited: bool = False  # this turn
    conquered: bool = False  # this turn, by choice
    emptied: bool = False  # S-20: the last hand card was played
    last: list[StepView] = []

    @property
    def mover(self) -> int:
        return (self.first + self.turns) % self.seats

    @property
    def round(self) -> int:
        return (self.turns if self.outcome is None else max(0, self.turns - 1)) // self.seats + 1

    def face(self, colour: Colour) -> RealmSide:
        """What the side of a realm card that is up gives its owner."""
        realm = self.realms[colour]
        return SIDES[colour][realm.side] if realm.face is None else realm.face

    def income(self, seat: int) -> int:
        """S-10: what a player's realms bring at the start of a turn."""
        return sum([self.face(colour).income for colour, realm in self.realms.items() if realm.owner == seat])

    def owned(self, seat: int) -> list[Colour]:
        return [colour for colour, realm in self.realms.items() if realm.owner == seat]


def copy_of(position: Position) -> Position:
    """The table once more, to try something on; the frames are left aside."""
    players = [
        Player(
            p.set,
            list(p.hand),
            {t: Army(list(a.cards), a.hidden, a.hidden_by) for t, a in p.armies.items()},
            p.points,
        )
        for p in position.players
    ]
    realms = {c: Realm(r.side, list(r.defenders), r.owner, r.used, r.face) for c, r in position.realms.items()}
    return msgspec.structs.replace(
        position, players=players, realms=realms, free=list(position.free), last=[], stack=[], acts=[]
    )


def worth(cards: list[Card]) -> int:
    return sum(map(VALUE.__getitem__, cards))
