"""Who stands where, who has what, and what follows from it."""

from __future__ import annotations

from msgspec import Struct, field

from rules.core import State
from rules.torres.data import ACTION_POINTS, KNIGHTS, STACKS, Card, Cards, Edition, Master, Source
from rules.torres.land import ALL, Squares
from rules.torres.towers import Towers
from rules.torres.view import StepView


class Slip(Struct, frozen=True):
    """A card in a deck. `known`: the seat that has put it back there, and so knows it."""

    card: Card
    known: int | None = None


class Player(Struct):
    """One player's knights on the board, blocks, cards and points."""

    knights: Squares = 0
    stacks: list[int] = []  # T-12: as many as rounds are left in this year
    kept: int = 0  # T-11: blocks aside between two years
    hand: list[Card] = []
    bought: list[Card] = []  # T-18: not to be played before the next turn
    looked: list[Card] = []  # T-18: one of them is to be kept
    deck: list[Slip] = []  # top first
    played: list[Card] = []
    earned: dict[Source, int] = {}

    @property
    def score(self) -> int:
        return sum(self.earned.values())

    @property
    def reserve(self) -> int:
        return KNIGHTS - self.knights.bit_count()

    @property
    def blocks(self) -> int:
        return sum(self.stacks) + self.kept


class Turn(Struct):
    """The turn under way."""

    points: int = ACTION_POINTS
    begun: bool = False
    stack: int | None = None  # T-12: the stack picked, by its place; None: the tallest
    building: bool = False  # a block of it stands already, so it is fixed
    bought: int = 0
    carded: bool = False


class Position(State, kw_only=True):
    edition: Edition = "2017"
    cards: Cards = "own"
    by_hand: bool = False  # T-12: players choose where blocks left over go
    players: list[Player]
    first: int  # T-6: who began the game
    starter: int  # who began this round
    towers: Towers
    supply: int
    king: Squares = 0  # 0: not placed yet
    deck: list[Slip] = []  # T-7: the common one
    master: Master | None = None
    year: int = 1
    round: int = 1
    turns: int = 0  # over in this round
    turn: Turn = field(default_factory=Turn)
    last_seat: int | None = None
    last: list[StepView] = []

    @property
    def mover(self) -> int:
        return (self.starter + self.turns) % self.seats

    @property
    def rounds(self) -> int:
        """T-10: a stack a round."""
        return len(STACKS[self.seats][self.year - 1])

    @property
    def occupied(self) -> Squares:
        taken = self.king
        for player in self.players:
            taken |= player.knights
        return taken

    @property
    def free(self) -> Squares:
        """T-14: squares with neither a knight nor the king."""
        return ALL & ~self.occupied

    @property
    def looks(self) -> bool:
        """T-18: whether who buys a card chooses it among three."""
        return self.cards == "own" or self.edition == "2017"

    def deck_of(self, seat: int) -> list[Slip]:
        """The deck that a seat buys from."""
        return self.deck if self.cards == "common" else self.players[seat].deck

    def owner(self, square: Squares) -> int | None:
        """Whose knight stands on a square."""
        for seat, player in enumerate(self.players):
            if player.knights & square:
                return seat
        return None

    def in_order(self, first: int) -> list[int]:
        """All seats clockwise, from this one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def note(self, step: StepView) -> None:
        """Keep a step of the turn for the picture."""
        self.last.append(step)

    def move_knight(self, seat: int, origin: Squares, target: Squares) -> None:
        player = self.players[seat]
        player.knights = player.knights & ~origin | target
