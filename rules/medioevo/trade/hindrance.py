"""M-102, M-103: the one thing that keeps a transport from buying or selling where it stands."""

from __future__ import annotations

from rules.core import Words, words
from rules.medioevo.data import TERRITORIES
from rules.medioevo.table import Position, Transport, cubes_left
from rules.medioevo.trade.terms import DEAL, counter, find, is_merchant, may_trade, moves_left, peaceful, room


def hindrance(position: Position, seat: int, transport: object, *, sells: bool) -> Words:
    """Said of a transport that was refused, whatever was typed for it."""
    piece = find(position, seat, str(transport))
    if piece is None or not is_merchant(piece):
        return words("medioevo-hindrance-stranger")
    return words(f"medioevo-hindrance-{_where(position, seat, piece) or _what(position, piece, sells=sells)}")


def _where(position: Position, seat: int, piece: Transport) -> str | None:
    if counter(piece, piece.place) is None:
        return "port" if piece.place in TERRITORIES and TERRITORIES[piece.place].area else "area"
    if not peaceful(position, seat, piece.place):
        return "enemies"
    if not may_trade(position, seat, piece.place):
        return "foreign"
    return "moves" if moves_left(position, seat, piece) < DEAL else None


def _what(position: Position, piece: Transport, *, sells: bool) -> str:
    if sells:
        return "unwanted" if piece.cargo else "empty"
    if room(piece) <= 0:
        return "full"
    area = TERRITORIES[piece.place].area
    return "poor" if area is not None and cubes_left(position, area.good) else "supply"
