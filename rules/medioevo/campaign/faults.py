"""What must hold of pieces under way and at sea."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.campaign.column import Column
from rules.medioevo.data import VEHICLE_ROWS, Place
from rules.medioevo.effects import allowance
from rules.medioevo.table import Army, Player, Position, Transport, is_sea, merge


def column_faults(position: Position) -> Iterator[str]:
    for frame in position.stack:
        if isinstance(frame, Column):
            player = position.players[frame.seat]
            for piece in (*player.transports, *player.engines):
                spent = frame.spent.get(piece.id, 0)
                if not 0 <= spent <= allowance(piece) or (spent and not piece.stopped):
                    yield f"M-61: seat {frame.seat} has spent {spent} with {piece}"


def cargo_faults(seat: int, player: Player) -> Iterator[str]:
    """M-61: at sea all are aboard a galley that holds them, ashore nobody is."""
    aboard: dict[Place, Army] = {}
    for galley in (transport for transport in player.transports if transport.troops):
        merge(aboard.setdefault(galley.place, {}), galley.troops)
    if aboard != {place: army for place, army in player.armies.items() if is_sea(place)}:
        yield f"M-61: seat {seat} has {player.armies} and {aboard} aboard galleys"
    carriers = {galley.id: galley.place for galley in player.transports if galley.kind == "galley"}
    for piece in (*player.transports, *player.engines):
        sails = isinstance(piece, Transport) and VEHICLE_ROWS[piece.kind].sea
        if bool(piece.aboard) != (is_sea(piece.place) and not sails):
            yield f"M-61: seat {seat} has {piece} adrift"
        if piece.aboard and carriers.get(piece.aboard) != piece.place:
            yield f"M-61: seat {seat} has {piece} without its galley"
    if any(player.room_aboard(galley) < 0 for galley in player.transports if galley.kind == "galley"):
        yield f"M-61: seat {seat} has more aboard than a galley holds"
