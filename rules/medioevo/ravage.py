"""M-23, M-95: whom barbarians meet in a place, and what they leave of it when they are alone."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.blood import wound
from rules.medioevo.control import armed
from rules.medioevo.data import Place
from rules.medioevo.geography import is_sea
from rules.medioevo.phrases import place_words
from rules.medioevo.plundering.pieces import give_up, pieces_in
from rules.medioevo.position import Position


def present(position: Position, place: Place) -> list[int]:
    """The seats with units there, at sea with galleys too, in turn order."""
    found = armed(position, place)
    if is_sea(place):
        found += [
            seat
            for seat, player in enumerate(position.players)
            if seat not in found and any(t.place == place and t.kind == "galley" for t in player.transports)
        ]
    return [seat for seat in position.order if seat in found]


def ravage(flow: Flow[Position], place: Place, holder: int | None = None) -> None:
    """M-95: barbarians alone in a place remove transports, engines, buildings and cubes. `holder`: whose land it was
    until they came."""
    state = flow.state
    fixtures = bool(state.buildings.pop(place, None)) | bool(state.markets.pop(place, None))
    victims: list[int] = []
    for seat, player in enumerate(state.players):
        found = pieces_in(player, place)
        for piece in found:
            give_up(player, piece)
        if found or (fixtures and seat == holder):
            victims.append(seat)
    if fixtures or victims:
        flow.say("medioevo-event-ravage", places=(place,), place=place_words(place))
    for seat in victims:
        wound(flow, seat)
