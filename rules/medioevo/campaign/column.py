"""The pieces under way in one movement, and whose turn it is to make one."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rules.core import Frame
from rules.medioevo.campaign.encounter import Raid
from rules.medioevo.campaign.entry import Contact
from rules.medioevo.data import Place, Unit
from rules.medioevo.effects import allowance
from rules.medioevo.table import Army, Player, SiegeEngine, Transport, discharge, enlist, in_order, is_sea


class Rota(Frame):
    """M-60: who is still to move in this round, and whether anybody has."""

    waiting: list[int]
    stirred: bool = False
    retired: list[int] = []  # will make no more movements this turn


class Relay(Struct):
    """Card 6: land of another that a column has entered. So many of its units go on; the others stay and meet what
    awaits them there when the movement is over."""

    place: Place
    left: int
    contact: Contact
    owner: int | None
    march: int


class Column(Raid):
    """M-60: one movement, leg by leg. What has moved is marked as stopped at once; only the column that moved it may
    take it further. Each leg sets out from where the last one ended, or leads there."""

    seat: int
    spent: dict[str, int] = {}  # movement points, by what has moved
    moved: dict[Place, Army] = {}  # units that have, where they are now
    head: Place | None = None  # where the last leg ended
    contact: Contact | None = None  # what awaits it there
    owner: int | None = None  # M-63, M-64: who controlled the land that it has entered
    march: int | None = None  # M-79: the movement points that the groups had left on making contact, at least
    relays: list[Relay] = []

    def spoils_ahead(self) -> tuple[Place, ...]:
        return tuple(place for place in self.pending() if not is_sea(place))

    def pending(self) -> tuple[Place, ...]:
        """Places where it has met somebody, or entered land to take: that comes when the movement is finished."""
        entered = () if self.contact is None or self.head is None else (self.head,)
        return (*entered, *(relay.place for relay in self.relays))

    def left(self, piece: Transport | SiegeEngine) -> int:
        """Movement points that a piece has now."""
        if piece.id in self.spent:
            return 0 if self.contact and piece.place == self.head else allowance(piece) - self.spent[piece.id]
        return 0 if piece.stopped else allowance(piece)

    def free(self, piece: Transport | SiegeEngine) -> bool:
        """Whether a piece may still be taken along."""
        return not piece.stopped or piece.id in self.spent

    def ready(self, player: Player, place: Place) -> Army:
        """Units there that have not moved, or only in this movement."""
        halted, moved = player.halted.get(place, {}), self.moved.get(place, {})
        fit: Army = {
            unit: count - halted.get(unit, 0) + min(moved.get(unit, 0), halted.get(unit, 0))
            for unit, count in in_order(player.army(place)).items()
        }
        return {unit: count for unit, count in fit.items() if count}

    def divide(self, units: int) -> None:
        """Card 6: so many of those who have just entered may go on."""
        assert self.head is not None
        assert self.contact is not None
        self.relays.append(Relay(self.head, units, self.contact, self.owner, self.march or 0))
        self.contact = self.owner = self.march = None

    def going_on(self, origin: Place) -> Relay | None:
        return next((relay for relay in self.relays if relay.place == origin), None)

    def advance_units(
        self, player: Player, origin: Place, target: Place, units: Mapping[Unit, int], galley: Transport | None = None
    ) -> None:
        """Units go, by sea aboard a galley. Those that this movement has brought go first, so that those left behind
        may move later; those that stood still for good (M-62) gain nothing by it."""
        for unit, count in units.items():
            fit = count if is_sea(origin) else self.ready(player, origin).get(unit, 0)
            brought = min(count, self.moved.get(origin, {}).get(unit, 0), player.halted.get(origin, {}).get(unit, 0))
            if brought:
                player.wake(origin, unit, brought)
                discharge(self.moved[origin], unit, brought)
                if not self.moved[origin]:
                    del self.moved[origin]
            player.move(origin, target, unit, count, galley)
            player.halt(target, unit, count)
            if min(count, fit):
                enlist(self.moved.setdefault(target, {}), unit, min(count, fit))

    def advance_piece(self, piece: Transport | SiegeEngine, target: Place, cost: int = 0) -> None:
        self.spent[piece.id] = self.spent.get(piece.id, allowance(piece) if piece.stopped else 0) + cost
        piece.place = target
        piece.stopped = True
