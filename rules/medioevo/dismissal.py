"""M-31, M-65: pieces that their owner gives up."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Flow, OneOf, Words, words
from rules.medioevo.carriage import needed_afloat
from rules.medioevo.data import UNITS, Place, Unit
from rules.medioevo.phrases import piece_label, place_words, thing_words
from rules.medioevo.position import Player, Position


def _troop(place: Place, unit: Unit) -> str:
    return f"{place}/{unit}"


def _read_troop(piece: str) -> tuple[Place, Unit] | None:
    place, _, name = piece.partition("/")
    return next(((place, unit) for unit in UNITS if unit == name), None)


def dismissible(player: Player) -> list[str]:
    """Everything that costs upkeep: units by place and kind, transports and engines by name. A galley at sea stays
    while it carries something."""
    troops = [_troop(place, unit) for place, army in player.armies.items() for unit in army]
    spare = [transport.id for transport in player.transports if not needed_afloat(player, transport)]
    return [*troops, *spare, *(engine.id for engine in player.engines)]


def _pieces(position: Position, seat: int) -> OneOf:
    return OneOf(dismissible(position.players[seat]))


def _numbers(position: Position, seat: int, piece: str) -> Amount | None:
    troop = _read_troop(piece)
    return Amount(1, position.players[seat].armies[troop[0]][troop[1]]) if troop else None


def _label(position: Position, seat: int, piece: str) -> Words:
    troop = _read_troop(piece)
    if troop is None:
        return piece_label(position, seat, piece)
    return words("medioevo-label-troop", place=place_words(troop[0]), thing=thing_words(troop[1]))


class Dismiss(Action, frozen=True, tag="dismiss"):
    """M-31, M-65: units, a transport or an engine back to the reserve."""

    rule = "M-31"

    piece: Annotated[str, Ask(_pieces, "M-31", None, _label)]
    count: Annotated[int, Ask(_numbers, "M-31")] = 1

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        flow.reveal()
        flow.say("medioevo-event-dismiss", seat=seat, count=self.count, piece=_label(flow.state, seat, self.piece))
        troop = _read_troop(self.piece)
        if troop:
            player.remove(*troop, self.count)
        player.transports = [transport for transport in player.transports if transport.id != self.piece]
        player.engines = [engine for engine in player.engines if engine.id != self.piece]


def disband(player: Player) -> None:
    """Everything that costs upkeep goes."""
    player.armies.clear()
    player.halted.clear()
    player.hired.clear()
    player.transports.clear()
    player.engines.clear()
