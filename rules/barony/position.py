"""Who stands where, and what follows from it."""

from __future__ import annotations

from operator import countOf
from typing import Literal

import msgspec
from msgspec import Struct

from rules.barony.data import DUKE, PILE, STARTING_CITIES, SUPPLY, Building, Kind
from rules.barony.land import Hex, Land, Terrain, land_of
from rules.barony.view import StepView
from rules.core import State

Barrier = Literal["lake", "city", "stronghold", "pair", "mountain"]


class Player(Struct):
    """One player's pieces on the board and tokens in hand. What is neither on the board nor removed is in reserve."""

    knights: dict[Hex, int] = {}
    buildings: dict[Hex, Building] = {}
    tokens: dict[Terrain, int] = {}
    rank: int = 0  # 0 baron .. 4 duke
    removed: int = 0  # knights lost on expeditions (B-18)

    def reserve(self, kind: Kind) -> int:
        if kind == "knight":
            return SUPPLY["knight"] - sum(self.knights.values()) - self.removed
        return SUPPLY[kind] - countOf(self.buildings.values(), kind)

    def count(self, kind: Building) -> int:
        return countOf(self.buildings.values(), kind)

    def sites(self, kind: Building) -> list[Hex]:
        return [hex_ for hex_, building in self.buildings.items() if building == kind]

    def pawns(self, hex_: Hex) -> int:
        """Knights and village on one hex (B-14)."""
        return self.knights.get(hex_, 0) + (self.buildings.get(hex_) == "village")

    def add_knights(self, hex_: Hex, number: int) -> None:
        self.knights[hex_] = self.knights.get(hex_, 0) + number

    def lift_knight(self, hex_: Hex) -> None:
        if self.knights[hex_] == 1:
            del self.knights[hex_]
        else:
            self.knights[hex_] -= 1

    def earn(self, terrain: Terrain) -> None:
        self.tokens[terrain] = self.tokens.get(terrain, 0) + 1

    def spend(self, terrain: Terrain, number: int = 1) -> None:
        self.tokens[terrain] -= number
        if not self.tokens[terrain]:
            del self.tokens[terrain]


class Position(State, kw_only=True):
    """Everything on the table. The frames on the stack know who is asked what."""

    land: str
    first: int
    limited: bool = False  # B-4: the bank holds `PILE` tokens of each kind
    pass_at_will: bool = False  # B-10
    unattended: bool = False
    players: list[Player]
    turns: int = 0  # taken since the placement
    last_seat: int | None = None
    last: list[StepView] = []

    @property
    def board(self) -> Land:
        return land_of(self.land)

    @property
    def round(self) -> int:
        """The round of the turn under way; of the last one taken when the game is over. 0: the placement."""
        if self.outcome is None and any(len(player.buildings) < STARTING_CITIES for player in self.players):
            return 0
        return (self.turns if self.outcome is None else self.turns - 1) // self.seats + 1

    def opponents(self, seat: int) -> list[tuple[int, Player]]:
        return [(other, player) for other, player in enumerate(self.players) if other != seat]

    def has_duke(self) -> bool:
        return any(player.rank == DUKE for player in self.players)

    def pile(self, terrain: Terrain) -> int | None:
        """Tokens left in the bank; None: it never runs out."""
        if not self.limited:
            return None
        return PILE - sum(player.tokens.get(terrain, 0) for player in self.players)


# Questions about hexes


def barrier(position: Position, seat: int, hex_: Hex) -> Barrier | None:
    """B-13: what keeps this player's knights out of a hex."""
    if hex_ in position.board.lakes:
        return "lake"
    return _guard(position, seat, hex_)


def is_open(position: Position, seat: int, hex_: Hex) -> bool:
    """B-13: whether this player's knights may enter a dry hex."""
    return _guard(position, seat, hex_) is None


def _guard(position: Position, seat: int, hex_: Hex) -> Barrier | None:
    """The pieces of others that keep a player's knights out of a dry hex."""
    for other, player in enumerate(position.players):
        if other == seat:
            continue
        building = player.buildings.get(hex_)
        if building == "city" or building == "stronghold":
            return building
        pawns = player.knights.get(hex_, 0) + (building is not None)
        if pawns > 1:
            return "pair"
        if pawns and hex_ in position.board.mountains:
            return "mountain"
    return None


def held(position: Position, seat: int) -> set[Hex]:
    """Hexes with pieces of opponents: nothing but these and lakes can be a barrier."""
    hexes: set[Hex] = set()
    for other, player in enumerate(position.players):
        if other != seat:
            hexes.update(player.knights, player.buildings)
    return hexes


def building_on(position: Position, hex_: Hex) -> tuple[int, Building] | None:
    """Whose building stands on a hex, and what it is. There is never more than one (B-16)."""
    for seat, player in enumerate(position.players):
        if hex_ in player.buildings:
            return seat, player.buildings[hex_]
    return None


def foreign_knight(position: Position, seat: int, hex_: Hex) -> int | None:
    """An opponent with a knight on a hex."""
    for other, player in enumerate(position.players):
        if other != seat and hex_ in player.knights:
            return other
    return None


def keeper(position: Position, seat: int, hex_: Hex) -> int:
    """The opponent whose pieces keep a player's knights out of a hex: whoever has most of them there."""
    opponents = [other for other, _ in position.opponents(seat)]
    players = position.players
    return max(opponents, key=lambda other: (hex_ in players[other].buildings) + players[other].knights.get(hex_, 0))


def city_beside(position: Position, hex_: Hex) -> Hex | None:
    """A neighbouring hex with anybody's city (B-8, B-17)."""
    for near in position.board.near[hex_]:
        for player in position.players:
            if player.buildings.get(near) == "city":
                return near
    return None


def occupied(position: Position) -> set[Hex]:
    """Hexes with any piece at all."""
    taken: set[Hex] = set()
    for player in position.players:
        taken.update(player.knights, player.buildings)
    return taken


# Conflict (B-15)


class Fallen(Struct, frozen=True):
    """A piece destroyed in a conflict."""

    seat: int
    kind: Kind


def march(position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None) -> list[Fallen]:
    """B-12, B-15: move one knight, destroy what must go, and take the token chosen."""
    mover, fallen = position.players[seat], doomed(position, seat, target)
    mover.lift_knight(origin)
    mover.add_knights(target, 1)
    for piece in fallen:
        loser = position.players[piece.seat]
        if piece.kind == "knight":
            del loser.knights[target]
            continue
        del loser.buildings[target]
        if take is not None:
            loser.spend(take)
            mover.earn(take)
    return fallen


def doomed(position: Position, seat: int, target: Hex) -> list[Fallen]:
    """B-15: what is destroyed when one more knight of this player enters, so that two pieces of theirs are there."""
    fallen: list[Fallen] = []
    if not position.players[seat].pawns(target):
        return fallen
    for other, player in enumerate(position.players):
        if other == seat:
            continue
        if target in player.knights:
            fallen.append(Fallen(other, "knight"))
        if player.buildings.get(target) == "village":
            fallen.append(Fallen(other, "village"))
    return fallen


def plunder(position: Position, seat: int, target: Hex) -> tuple[Terrain, ...]:
    """B-15: the kinds of token to choose from when one more knight of this player enters; empty: nothing to take."""
    if not position.players[seat].pawns(target):
        return ()
    for other, player in enumerate(position.players):
        if other != seat and player.buildings.get(target) == "village":
            return tuple(player.tokens)
    return ()


def after(position: Position, seat: int, origin: Hex, target: Hex, take: Terrain | None) -> Position:
    """The position once one knight has moved, the given one left as it is."""
    ahead = msgspec.structs.replace(position, players=[copy_of(player) for player in position.players])
    march(ahead, seat, origin, target, take)
    return ahead


def copy_of(player: Player) -> Player:
    return Player(dict(player.knights), dict(player.buildings), dict(player.tokens), player.rank, player.removed)
