"""Sealed letters: what somebody wrote to others of a table, for their eyes only."""

from __future__ import annotations

from msgspec import Struct


class Addressee(Struct, frozen=True, kw_only=True):
    """The person to whom a letter went, and the seat that was theirs then."""

    seat: int
    player: int
    name: str
    seen: bool = False


class Letter(Struct, frozen=True, kw_only=True):
    """Written from a seat after `index` moves, as the table's `number`-th. `agreed`: its writer would have all
    letters of the table opened."""

    id: str
    table: str
    index: int
    seat: int
    player: int
    name: str
    text: str
    time: float
    number: int
    agreed: bool = False
    readers: tuple[Addressee, ...] = ()

    def is_for(self, player: int) -> bool:
        return any(reader.player == player for reader in self.readers)

    def is_known_to(self, player: int) -> bool:
        return self.player == player or self.is_for(player)

    def is_new_to(self, player: int) -> bool:
        return any(reader.player == player and not reader.seen for reader in self.readers)


class Mail(Struct, frozen=True, kw_only=True):
    """The letters of a table that one person may read, oldest first. `opened`: everybody may read all there are.
    `agreed`: whether this person, who wrote some, would have them opened; None: they wrote none, or it is too early."""

    letters: tuple[Letter, ...]
    opened: bool = False
    agreed: bool | None = None
