"""M-78: what is different at sea: galleys lend their levels, and those that lose all their units may sink."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.battle.engines import HIT_UP_TO
from rules.medioevo.battle.field import Fray, Sinking
from rules.medioevo.table import Position, place_words, thing_words

BARBARIAN_GALLEY = 1  # its level; it holds any number


def fleet_level(position: Position, fray: Fray, who: int) -> int:
    """The levels of a side's galleys together; none counts on land."""
    seat = fray.sides[who].seat
    if not fray.naval:
        return 0
    galleys = () if seat is None else position.players[seat].galleys(fray.place)
    return BARBARIAN_GALLEY if seat is None else sum(galley.level for galley in galleys)


def fleet_bonus(fray: Fray, who: int) -> int:
    """The difference, for the stronger fleet, as it was when the round began."""
    return max(0, fray.sides[who].now.fleet - fray.sides[1 - who].now.fleet)


def man_galleys(position: Position, fray: Fray) -> None:
    """Notes for each side its galleys with units aboard: these they may lose, and sink."""
    for _, seat, side in fray.players():
        side.manned = [galley.id for galley in position.players[seat].galleys(fray.place) if galley.troops]


def roll_for_galleys(flow: Flow[Position], fray: Fray) -> None:
    """One die for each galley that has lost all its units."""
    for _, seat, side in fray.players() if fray.naval else ():
        player = flow.state.players[seat]
        empty = [galley.id for galley in player.galleys(fray.place) if not galley.troops]
        fray.sinking += [Sinking(seat, galley, flow.chance.roll(8)) for galley in side.manned if galley in empty]
    if fray.naval:
        man_galleys(flow.state, fray)


def sink(flow: Flow[Position], fray: Fray) -> None:
    """On 1 to 3 a galley goes down, and with it the wagons and engines aboard."""
    for sinking in fray.sinking:
        player = flow.state.players[sinking.seat]
        galley = player.transport(sinking.galley)
        sunk = sinking.roll <= HIT_UP_TO
        key = "medioevo-event-galley-sinks" if sunk else "medioevo-event-galley-drifts"
        flow.say(
            key,
            places=(fray.place,),
            seat=sinking.seat,
            thing=thing_words(galley.kind),
            level=galley.level,
            roll=sinking.roll,
            place=place_words(fray.place),
        )
        if sunk:
            player.transports.remove(galley)
            for piece in player.freight(galley):
                player.lose(piece)
    fray.sinking.clear()
