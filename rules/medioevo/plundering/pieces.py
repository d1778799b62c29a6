"""M-84, M-101: what a transport or an engine brings to whoever plunders it, and how it goes."""

from __future__ import annotations

from typing import TypeAlias

from rules.medioevo.data import Place
from rules.medioevo.deeds import note
from rules.medioevo.position import Player, Position, SiegeEngine, Transport
from rules.medioevo.prices import piece_plunder

Piece: TypeAlias = Transport | SiegeEngine


def pieces_in(player: Player, place: Place) -> list[Piece]:
    return [piece for piece in (*player.transports, *player.engines) if piece.place == place]


def worth(piece: Piece) -> int:
    """Half of what it cost, and its cubes."""
    return piece_plunder(piece.level, sum(piece.cargo.values()) if isinstance(piece, Transport) else 0)


def give_up(player: Player, piece: Piece) -> None:
    if isinstance(piece, Transport):
        player.transports.remove(piece)
    else:
        player.engines.remove(piece)


def plunder_piece(position: Position, seat: int, victim: int, piece: Piece) -> int:
    """A piece of another is turned into florins: how many."""
    give_up(position.players[victim], piece)
    what = piece.kind if isinstance(piece, Transport) else "siege"
    note(position, seat, "pillage", what=what, owner="player", place=piece.place)
    return worth(piece)
